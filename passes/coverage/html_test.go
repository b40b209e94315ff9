package coverage_test

import (
	"bytes"
	"fmt"
	"html"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"rewrite/passes/coverage"
	"rewrite/passes/ir/llvmtest"
)

// chromium finds the browser that shows pages in tests.
func chromium(t *testing.T) string {
	t.Helper()
	return llvmtest.Tool(t, "chromium", "chromium-browser", "google-chrome")
}

// browse shows a page in a window of 1,400 pixels, runs a script in it, and gives the
// lines that the script says.
func browse(t *testing.T, browser, page, script string) string {
	t.Helper()
	return browseAt(t, 1400, browser, page, script)
}

// browseAt is browse for a window of any width.
func browseAt(t *testing.T, width int, browser, page, script string) string {
	t.Helper()
	const driver = `<script>
addEventListener("load", async () => {
  const out = [];
  const say = (...what) => out.push(what.join(" "));
  const $ = s => document.querySelector(s), all = s => [...document.querySelectorAll(s)];
  const wait = () => new Promise(done => setTimeout(done, 50));
  const key = (on, key) => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  try { %s } catch (e) { say("error:", e.stack); }
  const pre = document.createElement("pre");
  pre.id = "said";
  pre.textContent = out.join("\n");
  document.body.append(pre);
});
addEventListener("error", e => document.title = "error: " + e.message);
</script>`
	// It comes first, so that it hears of errors of the page's own script.
	page = strings.Replace(page, "<head>", "<head>"+fmt.Sprintf(driver, script), 1)
	file := filepath.Join(t.TempDir(), "page.html")
	if err := os.WriteFile(file, []byte(page), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+t.TempDir(), fmt.Sprintf("--window-size=%d,900", width),
		"--virtual-time-budget=20000", "--dump-dom", (&url.URL{Scheme: "file", Path: file}).String())
	cmd.WaitDelay = 5 * time.Second // processes of the browser may hold the pipe
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("%s does not run here, how the page behaves is not tested: %v", browser, err)
	}
	if m := regexp.MustCompile(`<title>(error:[^<]*)`).FindSubmatch(out); m != nil {
		t.Errorf("the page has an %s", m[1])
	}
	m := regexp.MustCompile(`(?s)<pre id="said">(.*?)</pre>`).FindSubmatch(out)
	if m == nil {
		t.Fatalf("the script did not end in %d bytes of page", len(out))
	}
	return html.UnescapeString(string(m[1]))
}

func asHTML(r *coverage.Report, b *bytes.Buffer) error { return r.WriteHTML(b) }

// TestPage: one file, that nothing has to be fetched for and that no text in it can
// break out of.
func TestPage(t *testing.T) {
	r, _ := cover(t, 2, true, programs(t, "bits.O1.ll")...)
	r.Rules[0].Doc = "</script><script>alert(1)</script> {{data}} <!--"
	page := written(t, asHTML, r)
	if regexp.MustCompile(`(?i)(src|href)\s*=\s*"?(https?:)?//|url\(|@import|fetch\(|XMLHttp`).MatchString(page) {
		t.Error("the page fetches something")
	}
	if n := strings.Count(page, "</script>"); n != 2 || strings.Contains(page, "<script>alert") {
		t.Errorf("%d scripts end", n)
	}
	for _, want := range []string{"prefers-color-scheme: dark", `"status":"survived"`, `"path":"rules/add.rw"`, `aria-live`} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing", want)
		}
	}
}

// TestPageBehaves drives the page in a browser: sorting, filtering, searching, the
// keyboard, links between rules, files and back, and the themes.
func TestPageBehaves(t *testing.T) {
	browser := chromium(t)
	r, _ := cover(t, 2, true, programs(t, "*.O[012].ll")...)
	said := browse(t, browser, written(t, asHTML, r), `
  const rows = () => all("#body tr"), name = tr => tr.querySelector(".mono").textContent;
  const column = i => rows().map(tr => parseFloat(tr.children[i].textContent.replace(/,/g, "")));
  const down = c => c.every((x, i) => !i || c[i - 1] >= x), rising = c => c.every((x, i) => !i || c[i - 1] <= x);
  say("rules", rows().length);
  say("saved first", down(column(2)), $('th[data-key="saved"]').getAttribute("aria-sort"));
  $('th[data-key="fired"] button').click();
  say("by fired", down(column(4)), $('th[data-key="fired"]').getAttribute("aria-sort"), $('th[data-key="saved"]').hasAttribute("aria-sort"));
  $('th[data-key="fired"] button').click();
  say("back", rising(column(4)), $('th[data-key="fired"]').getAttribute("aria-sort"));
  $('th[data-key="name"] button').click();
  say("by name", rows().map(name).every((x, i, a) => !i || a[i - 1] <= x));

  const filter = key => $('#filters button[data-key="' + key + '"]');
  filter("survived").click();
  say("survive", rows().length, column(3).every(n => n > 0));
  filter("fired").click();
  say("fired only", rows().length, column(3).every(n => n === 0) && column(4).every(n => n > 0), down(column(4)));
  filter("dead").click();
  say("dead", rows().length, column(4).every(n => n === 0));
  filter("effort").click();
  say("effort", $('th[data-key="effort"]').getAttribute("aria-sort"), rows()[0].lastChild.textContent);
  filter("all").click();
  say("all", rows().length);
  $("#search").value = "rules/mul.rw pow2";
  $("#search").dispatchEvent(new Event("input"));
  say("search", rows().length > 0, rows().every(tr => /pow2/.test(name(tr))), $("#shown").textContent.split(" ")[0] == rows().length);
  $("#search").value = "no such rule";
  $("#search").dispatchEvent(new Event("input"));
  say("nothing", rows().length, $("#none").hidden);
  key($("#search"), "Escape");
  say("cleared", rows().length, $("#search").value === "");

  filter("survived").click();
  rows()[0].click();
  await wait();
  say("chosen", $("#detail h2").textContent === name(rows()[0]), rows()[0].getAttribute("aria-selected"));
  say("site", all(".site").length > 0, $(".change code").textContent.length > 0);
  rows()[0].focus();
  key(rows()[0], "ArrowDown");
  await wait();
  say("arrow", document.activeElement === rows()[1], $("#detail h2").textContent === name(rows()[1]), rows()[0].tabIndex, rows()[1].tabIndex);
  key(document.activeElement, "Enter");
  await wait();
  say("enter", document.activeElement.id);
  key(document.activeElement, "Escape");
  say("escape", document.activeElement === rows()[1]);
  key(document.body, "/");
  say("slash", document.activeElement.id);

  const chosen = $("#detail h2").textContent;
  $("#detail .meta a").click();
  await wait();
  say("file", $("#rules").hidden, !$("#files").hidden, $(".line.target").textContent.includes("rule "));
  say("margin", $(".line.target").classList.contains("ok"), +$(".line.target .n").textContent.replace(/,/g, "") > 0);
  $(".line.target a").click();
  await wait();
  say("link back", !$("#rules").hidden, location.hash.startsWith("#rule/"));
  for (const tr of rows()) {
    tr.click();
    await wait();
    const a = $(".chain a");
    if (!a) continue;
    const to = a.textContent;
    a.click();
    await wait();
    say("chain", $("#detail h2").textContent === to, location.hash === "#rule/" + encodeURIComponent(to));
    break;
  }
  $("#tab-files").click();
  await wait();
  say("files", all("#filelist a").length, all(".line").length > 20);

  const back = () => getComputedStyle(document.body).backgroundColor;
  const seen = {};
  for (let i = 0; i < 3; i++) { seen[$("#theme").textContent] = back(); $("#theme").click(); }
  say("themes", Object.keys(seen).sort().join(), seen["Theme: light"] !== seen["Theme: dark"]);
`)
	total := r.Totals
	want := fmt.Sprintf(`rules %d
saved first true descending
by fired true descending false
back true ascending
by name true
survive %d true
fired only %d true true
dead %d true
effort descending ∞
all %[1]d
search true true true
nothing 0 false
cleared %[1]d true
chosen true true
site true true
arrow true true -1 0
enter detail
escape true
slash search
file true true true
margin true true
link back true true
chain true true
files %[5]d true
themes Theme: dark,Theme: light,Theme: system true`, total.Rules, total.Survived, total.Fired, total.Dead, len(r.Files))
	if said != want {
		t.Errorf("the page does\n%s\nand should\n%s", said, want)
	}
}

// TestPageFits: in windows of every width, with counts of many digits, no number and no
// title is cut or covers what stands beside it, the page never scrolls sideways, and its
// head stays when a rule far down is chosen. What effort is stands on the page.
func TestPageFits(t *testing.T) {
	browser := chromium(t)
	r, _ := cover(t, 2, true, programs(t, "*.O1.ll")...)
	for i, u := range r.Rules { // more than any program of ours gives
		if u.Survived > 0 {
			u.Tried, u.Left, u.Own, u.Steps = 1_234_567_890+uint64(i), 123_456_789, 98_765_432, 987_654_321
			u.Matched, u.Known, u.Fired, u.Survived, u.Saved = 12_345_678, 1_234_567, 1_234_567, 1_234_567, 1_234_567_890
		}
	}
	r.Totals.Graphs, r.Totals.Replaced, r.Totals.Saved = 12_345_678, 1_234_567, 1_234_567_890
	page := written(t, asHTML, r)
	for _, width := range []int{600, 1200, 2000} {
		said := browseAt(t, width, browser, page, `
  const cut = e => e.scrollWidth > e.clientWidth + 1;
  const texts = () => all("#head th button, #body td:not(.c-name):not(.c-funnel), #cards dt, #cards dd, .steps .n, .legend span").filter(e => e.offsetWidth);
  const see = what => {
    say(what, texts().filter(cut).map(e => e.textContent).slice(0, 3).join() || "whole",
      document.documentElement.scrollWidth > innerWidth ? "wider than the window" : "fits", cut($("#scroll")) ? "the table is cut" : "no column is cut", scrollY);
  };
  await wait();
  see("rules");
  for (const key of ["known", "effort", "own_steps"]) {
    const th = $('th[data-key="' + key + '"]');
    th.firstChild.click();
    await wait();
    say(key, th.offsetWidth > 0);
    see(key);
  }
  const last = all("#body tr").at(-1);
  location.hash = "#rule/" + encodeURIComponent(last.querySelector(".mono").textContent);
  await wait();
  see("chosen");
  const box = $("#scroll").getBoundingClientRect(), mine = last.getBoundingClientRect();
  say("seen", mine.top >= box.top && mine.bottom <= box.bottom);
  $("#tab-files").click();
  await wait();
  const lines = all(".line > span").filter(cut);
  say("files", lines.length, document.documentElement.scrollWidth <= innerWidth);
  say("effort", $(".legend").textContent.includes("∞"));
`)
		const rest = " whole fits no column is cut 0\n"
		want := "rules" + rest + "known true\nknown" + rest + "effort true\neffort" + rest + "own_steps true\nown_steps" + rest + "chosen" + rest + "seen true\nfiles 0 true\neffort true"
		if said != want {
			t.Errorf("%d pixels:\n%s\nand should be\n%s", width, said, want)
		}
	}
}

// TestPageOfNothing: a report without rules, and one whose sources are unknown, show
// without an error.
func TestPageOfNothing(t *testing.T) {
	browser := chromium(t)
	empty, err := coverage.Merge()
	if err != nil {
		t.Fatal(err)
	}
	if said := browse(t, browser, written(t, asHTML, empty), `say(all("#body tr").length, $("#none").hidden);`); said != "0 false" {
		t.Errorf("an empty report: %s", said)
	}
	r, _ := cover(t, 2, true, programs(t, "bits.O1.ll")...)
	back, err := coverage.ReadJSON(strings.NewReader(written(t, asJSON, r)))
	if err != nil {
		t.Fatal(err)
	}
	said := browse(t, browser, written(t, asHTML, back), `$("#tab-files").click(); await wait(); say($("#source").textContent.includes("not known here"));`)
	if said != "true" {
		t.Errorf("without sources: %s", said)
	}
}
