package interp

var floatIntrinsics = map[string]Builtin{}
var vectorIntrinsics = map[string]Builtin{}
