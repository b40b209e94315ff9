package show

import (
	"embed"
	"html/template"
	"io"
)

//go:embed *.html
var files embed.FS

var pages = template.Must(template.New("").Funcs(template.FuncMap{
	"add":        func(a, b int) int { return a + b },
	"conditions": (*Step).conditions,
}).ParseFS(files, "*.html"))

// HTML writes the changes as one file for a browser.
func (cs *Changes) HTML(w io.Writer) error { return pages.ExecuteTemplate(w, "changes.html", cs) }
