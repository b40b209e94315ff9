package cli

import (
	"errors"
	"fmt"
	"os"
	"strings"
)

// maxResponseFiles bounds how deep response files may name each other, so that one that
// names itself is an error and no endless loop. A build has one for each command.
const maxResponseFiles = 100

// responseFile reads the arguments in a file that @FILE stands for.
func responseFile(name string) ([]string, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		var cause interface{ Unwrap() error }
		if errors.As(err, &cause) { // the name is in the message already
			err = cause.Unwrap()
		}
		return nil, Usagef("a file whose name begins with @ is given as ./@NAME", "@%s: the arguments in it can't be read: %v", name, err)
	}
	args, err := SplitResponse(string(text))
	if err != nil {
		return nil, Usagef("", "@%s: %v", name, err)
	}
	return args, nil
}

// SplitResponse splits the text of a response file the way that GCC and clang do where
// they are not told otherwise, and so what make, ninja, CMake and Bazel write: white space
// separates, ' and " keep it, and a backslash takes the next character for itself. (GNU
// libiberty, "expandargv"; in single quotes, where old versions of it differ, a backslash
// is one, as ninja quotes.)
func SplitResponse(text string) (args []string, err error) {
	var arg strings.Builder
	quote, inArg := byte(0), false
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\' && quote != '\'':
			if i++; i == len(text) {
				return nil, errors.New("it ends in a backslash")
			}
			if text[i] == '\n' { // the line goes on
				continue
			}
			arg.WriteByte(text[i])
			inArg = true
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			arg.WriteByte(c)
		case c == '\'' || c == '"':
			quote, inArg = c, true
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v':
			if inArg {
				args = append(args, arg.String())
			}
			arg.Reset()
			inArg = false
		default:
			arg.WriteByte(c)
			inArg = true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("a quote, %c, is not closed", quote)
	}
	if inArg {
		args = append(args, arg.String())
	}
	return args, nil
}
