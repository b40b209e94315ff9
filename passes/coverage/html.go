package coverage

import (
	"embed"
	"encoding/json"
	"io"
	"rewrite/dsl"
	"strings"
)

//go:embed page
var page embed.FS

// pageRule is a Rule as the page wants it.
type pageRule struct {
	*Rule
	Status Status `json:"status"`
}

// pageFile is a File with its text, absent if it is not known.
type pageFile struct {
	File
	Text *string `json:"text,omitempty"`
}

// WriteHTML writes the report as one page that needs nothing else.
func (r *Report) WriteHTML(w io.Writer) error {
	data := struct {
		Totals Totals     `json:"totals"`
		Unit   int        `json:"unit"`
		Files  []pageFile `json:"files"`
		Rules  []pageRule `json:"rules"`
		Other  []Other    `json:"other"`
	}{r.Totals, dsl.CostUnit, []pageFile{}, []pageRule{}, append([]Other{}, r.Other...)}
	for _, f := range r.Files {
		p := pageFile{File: f}
		if text, ok := r.texts[f.Path]; ok {
			p.Text = &text
		}
		data.Files = append(data.Files, p)
	}
	for _, u := range r.Rules {
		data.Rules = append(data.Rules, pageRule{u, u.Status()})
	}
	text, err := json.Marshal(data) // <, > and & are escaped: no text can end the script
	if err != nil {
		return err
	}
	part := func(name string) string {
		b, err := page.ReadFile("page/" + name)
		if err != nil {
			panic(err) // it is embedded
		}
		return string(b)
	}
	_, err = strings.NewReplacer("{{style}}", part("style.css"), "{{script}}", part("script.js"), "{{data}}", string(text)).WriteString(w, part("page.html"))
	return err
}
