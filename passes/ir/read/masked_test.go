package read

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

var (
	elements = map[string]string{"b": "i8", "w": "i16", "d": "i32", "q": "i64", "ps": "float", "pd": "double", "ss": "float", "sd": "double",
		"f32": "float", "f64": "double", "i32": "i32", "i64": "i64", "bw": "i8", "wd": "i16", "dq": "i32", "qdq": "i64", "si": "i32", "df": "double", "di": "i64"}
	widths = map[string]int{"i8": 8, "i16": 16, "i32": 32, "i64": 64, "float": 32, "double": 64}
	blocks = regexp.MustCompile(`([if](?:32|64))x(\d)`)
)

// shapeOf is the types of what maskedRows and shuffleRows name: result, then operands, "imm" behind those that are to be
// constants.
func shapeOf(name string) []string {
	rest := strings.TrimPrefix(name, "x86.")
	set, op, _ := strings.Cut(rest, ".")
	parts := strings.Split(op, ".")
	bits, err := strconv.Atoi(parts[len(parts)-1])
	switch {
	case err == nil:
		parts = parts[:len(parts)-1]
	case set == "avx2" && op != "vbroadcast.ss.ps":
		bits = 256
	default:
		bits = 128
	}
	withMask := parts[0] == "mask"
	if withMask {
		parts = parts[1:]
	}
	op = strings.Join(parts, ".")
	vec := func(bits int, of string) string { return fmt.Sprintf("<%d x %s>", bits/widths[of], of) }
	last := parts[len(parts)-1]
	of := elements[last]
	is := func(begins ...string) bool {
		for _, b := range begins {
			if strings.HasPrefix(op, b) {
				return true
			}
		}
		return false
	}
	narrow := "i32 imm"
	if !withMask {
		narrow = "i8 imm"
	}
	var sig []string
	switch {
	case is("kortest"):
		return []string{"i32", "i16", "i16"}
	case is("kand", "kor", "kx"):
		return []string{"i16", "i16", "i16"}
	case is("psll.dq", "psrl.dq"):
		return []string{vec(bits, "i64"), vec(bits, "i64"), "i32 imm"}
	case is("cvtmask2"):
		of = elements[op[len("cvtmask2"):]]
		return []string{vec(bits, of), fmt.Sprintf("i%d", max(8, bits/widths[of]))}
	case strings.HasSuffix(op, "2mask"):
		of = elements[op[3:4]]
		return []string{fmt.Sprintf("i%d", max(8, bits/widths[of])), vec(bits, of)}
	case is("pcmp", "ptest", "cmp.", "ucmp."):
		m := fmt.Sprintf("i%d", max(8, bits/widths[of]))
		if is("cmp.", "ucmp.") {
			return []string{m, vec(bits, of), vec(bits, of), "i32 imm", m}
		}
		return []string{m, vec(bits, of), vec(bits, of), m}
	case is("pmov"):
		from := elements[parts[0][len(parts[0])-1:]]
		sig = []string{vec(bits, of), vec(max(128, bits/widths[of]*widths[from]), from)}
	case is("cvt"):
		of = elements[op[len(op)-2:]]
		from := "i32"
		if strings.Contains(op, "qq2") {
			from = "i64"
		} else if strings.Contains(op, "ps2") {
			from = "float"
		}
		sig = []string{vec(bits, of), vec(max(128, bits/widths[of]*widths[from]), from)}
	case op == "pmul.dq", op == "pmulu.dq":
		of = "i64"
		sig = []string{vec(bits, of), vec(bits, "i32"), vec(bits, "i32")}
	case is("pabs", "lzcnt", "sqrt"):
		sig = []string{vec(bits, of), vec(bits, of)}
	case is("movsldup", "movshdup", "movddup"):
		if of = "float"; is("movddup") {
			of = "double"
		}
		sig = []string{vec(bits, of), vec(bits, of)}
	case is("prol.", "pror.", "pshuf", "vpermil", "perm."):
		sig = []string{vec(bits, of), vec(bits, of), narrow}
	case is("pblendd"):
		of = "i32"
		sig = []string{vec(bits, of), vec(bits, of), vec(bits, of), narrow}
	case is("pblend", "blend"):
		of = elements[op[len(op)-2:]]
		if is("pblendw") {
			of = "i16"
		}
		sig = []string{vec(bits, of), vec(bits, of), vec(bits, of), narrow}
	case is("punpck"):
		of = elements[op[len("punpckl"):]]
		sig = []string{vec(bits, of), vec(bits, of), vec(bits, of)}
	case last == "gpr":
		of = elements[parts[1]]
		sig = []string{vec(bits, of), of}
	case is("pbroadcast", "broadcast.", "vbroadcast"):
		if of == "" {
			of = elements[op[len(op)-1:]]
		}
		sig = []string{vec(bits, of), vec(128, of)}
	case strings.Contains(op, "insert"), strings.Contains(op, "extract"), is("broadcast", "shuf."):
		part := 128
		if b := blocks.FindStringSubmatch(op); b != nil {
			of = elements[b[1]]
			n, _ := strconv.Atoi(b[2])
			part = n * widths[of]
		} else if strings.HasSuffix(op, "i128") {
			of = "i64"
		}
		whole, half := vec(bits, of), vec(part, of)
		switch {
		case strings.Contains(op, "insert"):
			sig = []string{whole, whole, half, narrow}
		case strings.Contains(op, "extract"):
			sig, bits = []string{half, whole, narrow}, part
		case is("shuf."):
			sig = []string{whole, whole, whole, narrow}
		default:
			sig = []string{whole, half}
		}
	case is("valign"):
		sig = []string{vec(bits, of), vec(bits, of), vec(bits, of), narrow}
	default:
		sig = []string{vec(bits, of), vec(bits, of), vec(bits, of)}
	}
	if withMask {
		sig = append(sig, sig[0], fmt.Sprintf("i%d", max(8, bits/widths[of])))
	}
	return sig
}
