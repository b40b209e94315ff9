package lsp

import "encoding/json"

// The parts of the Language Server Protocol 3.17 that this server speaks. Names
// and shapes are the specification's; what it does not read is left out.

type position struct {
	Line      uint32 `json:"line"`
	Character uint32 `json:"character"`
}

type lspRange struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

type location struct {
	URI   string   `json:"uri"`
	Range lspRange `json:"range"`
}

type textDocument struct {
	URI        string `json:"uri"`
	LanguageID string `json:"languageId,omitempty"`
	Version    int32  `json:"version"`
	Text       string `json:"text"`
}

type textDocumentID struct {
	URI string `json:"uri"`
}

type versionedID struct {
	URI     string `json:"uri"`
	Version int32  `json:"version"`
}

type didOpenParams struct {
	TextDocument textDocument `json:"textDocument"`
}

type didChangeParams struct {
	TextDocument   versionedID     `json:"textDocument"`
	ContentChanges []contentChange `json:"contentChanges"`
}

// A contentChange without a range is the whole text.
type contentChange struct {
	Range *lspRange `json:"range"`
	Text  string    `json:"text"`
}

type didCloseParams struct {
	TextDocument textDocumentID `json:"textDocument"`
}

// positionParams are those of every request about a place; the two last fields
// belong to rename and references.
type positionParams struct {
	TextDocument textDocumentID `json:"textDocument"`
	Position     position       `json:"position"`
	NewName      string         `json:"newName"`
	Context      struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

type documentParams struct {
	TextDocument textDocumentID `json:"textDocument"`
}

type initializeParams struct {
	Capabilities struct {
		General struct {
			PositionEncodings []string `json:"positionEncodings"`
		} `json:"general"`
	} `json:"capabilities"`
}

type initializeResult struct {
	Capabilities serverCapabilities `json:"capabilities"`
	ServerInfo   serverInfo         `json:"serverInfo"`
}

type serverInfo struct {
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
}

type serverCapabilities struct {
	PositionEncoding           string            `json:"positionEncoding"`
	TextDocumentSync           syncOptions       `json:"textDocumentSync"`
	HoverProvider              bool              `json:"hoverProvider"`
	CompletionProvider         completionOptions `json:"completionProvider"`
	DefinitionProvider         bool              `json:"definitionProvider"`
	ReferencesProvider         bool              `json:"referencesProvider"`
	DocumentSymbolProvider     bool              `json:"documentSymbolProvider"`
	DocumentFormattingProvider bool              `json:"documentFormattingProvider"`
	RenameProvider             renameOptions     `json:"renameProvider"`
}

// incremental is the TextDocumentSyncKind of changes by range.
const incremental = 2

type syncOptions struct {
	OpenClose bool `json:"openClose"`
	Change    int  `json:"change"`
	Save      bool `json:"save"`
}

type completionOptions struct {
	TriggerCharacters []string `json:"triggerCharacters"`
}

type renameOptions struct {
	PrepareProvider bool `json:"prepareProvider"`
}

type publishDiagnosticsParams struct {
	URI         string       `json:"uri"`
	Version     int32        `json:"version"`
	Diagnostics []diagnostic `json:"diagnostics"`
}

// Severities of diagnostics.
const (
	severityError       = 1
	severityWarning     = 2
	severityInformation = 3
)

type diagnostic struct {
	Range              lspRange             `json:"range"`
	Severity           int                  `json:"severity"`
	Code               string               `json:"code,omitempty"`
	Source             string               `json:"source"`
	Message            string               `json:"message"`
	RelatedInformation []relatedInformation `json:"relatedInformation,omitempty"`
}

type relatedInformation struct {
	Location location `json:"location"`
	Message  string   `json:"message"`
}

type hover struct {
	Contents markup   `json:"contents"`
	Range    lspRange `json:"range"`
}

type markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

func markdown(text string) markup { return markup{"markdown", text} }

// Kinds of completion items.
const (
	kindFunction = 3
	kindVariable = 6
	kindClass    = 7
	kindOperator = 24
	kindKeyword  = 14
	kindConstant = 21
	kindProperty = 10
	kindType     = 25
	kindRef      = 18
)

type completionList struct {
	IsIncomplete bool             `json:"isIncomplete"`
	Items        []completionItem `json:"items"`
}

type completionItem struct {
	Label         string    `json:"label"`
	Kind          int       `json:"kind"`
	Detail        string    `json:"detail,omitempty"`
	Documentation *markup   `json:"documentation,omitempty"`
	SortText      string    `json:"sortText,omitempty"`
	TextEdit      *textEdit `json:"textEdit,omitempty"`
}

type textEdit struct {
	Range   lspRange `json:"range"`
	NewText string   `json:"newText"`
}

type workspaceEdit struct {
	Changes map[string][]textEdit `json:"changes"`
}

type prepareRename struct {
	Range       lspRange `json:"range"`
	Placeholder string   `json:"placeholder"`
}

// Kinds of document symbols.
const (
	symbolNamespace = 3
	symbolMethod    = 6
	symbolFunction  = 12
	symbolStruct    = 23
)

type documentSymbol struct {
	Name           string           `json:"name"`
	Detail         string           `json:"detail,omitempty"`
	Kind           int              `json:"kind"`
	Range          lspRange         `json:"range"`
	SelectionRange lspRange         `json:"selectionRange"`
	Children       []documentSymbol `json:"children,omitempty"`
}

type cancelParams struct {
	ID json.RawMessage `json:"id"`
}
