"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const rules = data.rules, totals = data.totals;
  const $ = id => document.getElementById(id);
  const el = (tag, props, ...kids) => {
    const e = document.createElement(tag);
    for (const [k, v] of Object.entries(props || {})) {
      if (k in e && k !== "style") e[k] = v; else if (v !== null) e.setAttribute(k, v);
    }
    e.append(...kids);
    return e;
  };
  const whole = new Intl.NumberFormat("en-US");
  const fixed = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const short = n => n < 1e4 ? whole.format(n) : n < 1e6 ? (n / 1e3).toFixed(n < 1e5 ? 1 : 0) + " k" : (n / 1e6).toFixed(1) + " M";
  const cost = n => fixed.format(n / data.unit);
  const plural = (n, what) => whole.format(n) + " " + what + (n === 1 ? "" : "s");
  const share = (n, of) => of ? (100 * n / of).toFixed(1) + " %" : "–";

  // Statuses: from the best to the least that became of a rule.
  const statuses = [
    { key: "survived", cls: "s-survived", text: "survives" },
    { key: "never survives", cls: "s-fired", text: "fires, never survives" },
    { key: "never fires", cls: "s-left", text: "matches, never fires" },
    { key: "never matches", cls: "s-fits", text: "tried, never matches" },
    { key: "never tried", cls: "s-tried", text: "never tried" },
  ];
  const byKey = Object.fromEntries(statuses.map((s, i) => [s.key, Object.assign(s, { rank: i, count: 0 })]));
  const byName = new Map();
  rules.forEach((r, i) => {
    r.index = i;
    r.state = byKey[r.status];
    r.state.count++;
    r.assisted = r.survived - r.credited;
    r.effort = r.saved > 0 ? r.own_steps / (r.saved / data.unit) : r.own_steps > 0 ? Infinity : 0;
    r.words = (r.name + " " + r.file + " " + r.text + " " + (r.doc || "")).toLowerCase();
    byName.set(r.name, r);
  });
  const dead = r => r.fired === 0 && r.survived === 0;

  const effort = "steps for each unit of cost saved, ∞ if none was";
  const efforts = r => r.effort === Infinity ? "∞" : short(Math.round(r.effort));

  // The head of the page.
  const card = (name, value, more) => el("div", {}, el("dt", {}, name), el("dd", {}, value, more ? el("small", {}, " " + more) : ""));
  $("cards").append(
    card("saved", cost(totals.saved), share(totals.saved, totals.cost_before) + " of " + cost(totals.cost_before)),
    card("rules that survive", whole.format(totals.rules_survived), "of " + whole.format(totals.rules)),
    card("fire, never survive", whole.format(totals.rules_fired_only), share(totals.rules_fired_only, totals.rules)),
    card("never fire", whole.format(totals.rules_dead), share(totals.rules_dead, totals.rules)),
    card("values replaced", whole.format(totals.replaced)),
    card("graphs", whole.format(totals.graphs), plural(totals.stopped, "stopped by a limit").replace(/limits$/, "limit")),
    card("tests of left sides", short(totals.steps)),
    card("inputs", whole.format(totals.inputs)));
  $("share").setAttribute("aria-label", statuses.map(s => s.count + " " + s.text).join(", "));
  for (const s of statuses) if (s.count) $("share").append(el("i", { className: s.cls, style: "flex:" + s.count, title: whole.format(s.count) + " " + s.text }));
  document.querySelector(".legend").append(...[["survived", "survived"], ["fired", "fired"], ["matched", "matched"], ["left", "left side matched"], ["tried", "tried (logarithmic)"]]
    .map(([v, t]) => el("span", {}, el("i", { style: "background:var(--" + v + ")" }), t)), el("span", {}, el("b", {}, "Effort"), " " + effort));

  // Funnel bars are one background each: two thousand of them cost little.
  const most = Math.log1p(Math.max(1, ...rules.map(r => r.tried)));
  const wide = n => 100 * Math.log1p(Math.max(0, n)) / most;
  const stages = r => [["tried", r.tried], ["left", r.left_matched], ["matched", r.matched], ["fired", r.fired], ["survived", r.survived]];
  const funnel = r => {
    let at = 0;
    const stops = [];
    for (const [name, n] of stages(r).reverse()) {
      const to = Math.max(at, wide(n));
      if (to > at) stops.push("var(--" + name + ") " + at.toFixed(2) + "% " + to.toFixed(2) + "%");
      at = to;
    }
    stops.push("transparent " + at.toFixed(2) + "%");
    const says = stages(r).map(([name, n]) => (name === "left" ? "left side matched" : name) + " " + whole.format(n)).join(", ");
    return el("span", { className: "funnel", role: "img", title: says, "aria-label": says, style: "background-image:linear-gradient(90deg," + stops.join(",") + ")" });
  };

  // Columns: how they show and sort. Numbers sort from high to low first. A column of
  // numbers is as wide as the longest of them, or as its title with the arrow.
  const chars = (texts, least) => texts.reduce((n, t) => Math.max(n, t.length), least);
  const number = (key, title, tip, show) => ({ key, title, tip, value: r => r[key], show: r => (show || whole.format)(r[key]) });
  const columns = [
    { key: "name", title: "Rule", tip: "and what became of it", width: "auto", up: true, value: r => r.name },
    { key: "funnel", title: "Funnel", tip: "from tried to survived, on a logarithmic scale; sorts by how far the rule got", width: "130px", value: r => -r.state.rank * 1e12 + Math.min(r.survived || r.fired || r.matched || r.left_matched || r.tried, 1e11) },
    number("saved", "Saved", "cost taken off by the changes that the rule is credited with", cost),
    number("survived", "Survived", "changed values on whose explanation the rule is"),
    number("fired", "Fired", "matches that changed the graph"),
    number("known", "Known", "matches that said what was known"),
    number("left_matched", "Left", "the left side matched, whatever the conditions said", short),
    number("tried", "Tried", "nodes with the operation at the rule's root", short),
    number("own_steps", "Steps", "tests that no other rule needs: what leaving the rule out would save", short),
    { key: "effort", title: "Effort", tip: effort, value: r => r.effort, show: efforts },
  ];
  // What goes first where there is not room for all; the detail of a rule has them.
  const spare = ["known", "left_matched", "tried", "own_steps", "effort", "fired", "survived", "funnel"];
  const leastName = 170; // of pixels, for the column of names
  const filters = [
    { key: "all", text: "All", test: () => true },
    { key: "survived", text: "Survive", test: r => r.state.key === "survived" },
    { key: "fired", text: "Fire, never survive", test: r => r.state.key === "never survives", sort: ["fired", false] },
    { key: "dead", text: "Dead", test: r => dead(r), sort: ["own_steps", false] },
    { key: "effort", text: "Most effort per saving", test: r => r.own_steps > 0, sort: ["effort", false] },
    { key: "loss", text: "Lose", test: r => r.saved < 0, sort: ["saved", true] },
  ];
  for (const f of filters) f.count = rules.filter(f.test).length;

  let filter = filters[0], query = "", sort = "saved", up = false, shown = [], chosen = null;

  columns.forEach(c => {
    const width = c.width || "calc(" + chars(rules.map(c.show), c.title.length + 2) + "ch + 18px)";
    const th = el("th", { scope: "col", title: c.tip, style: "width:" + width }, el("button", { type: "button" }, c.title));
    th.dataset.key = c.key;
    th.className = "c-" + c.key;
    th.firstChild.onclick = () => {
      if (sort === c.key) up = !up; else { sort = c.key; up = !!c.up; }
      list();
    };
    $("head").append(th);
  });
  filters.forEach(f => {
    if (!f.count && f.key !== "all") return;
    f.button = el("button", { type: "button" }, f.text + " ", el("small", {}, whole.format(f.count)));
    f.button.dataset.key = f.key;
    f.button.onclick = () => {
      filter = f;
      [sort, up] = f.sort || ["saved", false];
      list();
    };
    $("filters").append(f.button);
  });

  // A rule's row is made once, when it is first shown.
  const row = r => {
    if (r.row) return r.row;
    const tr = el("tr", { tabIndex: -1 });
    tr.dataset.index = r.index;
    for (const c of columns) {
      const td = el("td", { className: "c-" + c.key });
      if (c.key === "name") td.append(el("span", { className: "dot " + r.state.cls, title: r.state.text }), el("span", { className: "mono", title: r.name }, r.name));
      else if (c.key === "funnel") td.append(funnel(r));
      else {
        td.textContent = c.show(r);
        if (!c.value(r)) td.classList.add("zero");
        if (c.value(r) < 0) td.classList.add("minus");
        if (c.key === "effort") td.title = effort;
      }
      tr.append(td);
    }
    return r.row = tr;
  };

  function list() {
    const column = columns.find(c => c.key === sort);
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    shown = rules.filter(r => filter.test(r) && words.every(w => r.words.includes(w)));
    const sign = up ? 1 : -1;
    shown.sort((a, b) => {
      const x = column.value(a), y = column.value(b);
      if (x !== y) return x < y ? -sign : sign;
      return b.own_steps * (sort === "effort") - a.own_steps * (sort === "effort") || b.saved - a.saved || b.survived - a.survived || b.fired - a.fired || a.index - b.index;
    });
    $("body").replaceChildren(...shown.map(row));
    $("none").hidden = shown.length > 0;
    $("shown").textContent = shown.length === rules.length ? plural(rules.length, "rule") : whole.format(shown.length) + " of " + plural(rules.length, "rule");
    for (const th of $("head").children) {
      if (th.dataset.key === sort) th.setAttribute("aria-sort", up ? "ascending" : "descending"); else th.removeAttribute("aria-sort");
    }
    for (const f of filters) if (f.button) f.button.setAttribute("aria-pressed", String(f === filter));
    reachable();
    fit();
  }

  // Columns that there is no room for go, but not what the table is sorted by. Their
  // widths are measured while the table is empty: it has thousands of cells.
  const widths = {};
  for (const th of $("head").children) widths[th.dataset.key] = th.dataset.key === "name" ? leastName : th.offsetWidth;
  function fit() {
    const room = $("scroll").clientWidth, gone = [];
    let wants = Object.values(widths).reduce((n, w) => n + w, 0);
    for (const key of spare) {
      if (wants <= room) break;
      if (key !== sort) { gone.push("no-" + key); wants -= widths[key]; }
    }
    const table = $("body").parentNode;
    if (table.className !== gone.join(" ")) table.className = gone.join(" ");
  }
  new ResizeObserver(fit).observe($("scroll"));

  // One row can be reached by Tab; arrows lead to the others.
  function reachable() {
    for (const tr of $("body").querySelectorAll('tr[tabindex="0"]')) tr.tabIndex = -1;
    const tr = chosen && chosen.row && chosen.row.isConnected ? chosen.row : $("body").firstElementChild;
    if (tr) tr.tabIndex = 0;
  }

  const link = (r, text) => el("a", { href: "#rule/" + encodeURIComponent(r.name) }, text || r.name);
  const at = (file, line) => "#files/" + encodeURIComponent(file) + (line ? ":" + line : "");

  function detail(r) {
    const box = $("detail");
    if (!r) {
      box.replaceChildren(el("h2", {}, "Choose a rule"), el("p", { className: "meta" }, "Its funnel, what stopped it, and example sites with before and after."), other());
      return;
    }
    const grid = el("div", { className: "steps" });
    const stage = (text, n, color, cls, show) => {
      const meter = el("div", { className: "meter", style: color ? "width:" + wide(n).toFixed(1) + "%;background:var(--" + color + ")" : "width:0" });
      grid.append(el("div", { className: cls || "" }, text), el("div", {}, meter), el("div", { className: "n" }, (show || whole.format)(n)));
    };
    stage(el("b", {}, "tried"), r.tried, "tried");
    if (r.unreached) stage("not reached, by a limit", r.unreached, "bad", "why");
    stage(el("b", {}, "left side matched"), r.left_matched, "left");
    for (const c of r.clauses || []) stage(el("span", {}, el("code", {}, c.text), " failed"), c.failed, c.failed ? "bad" : "", c.failed ? "why" : "sub");
    stage(el("b", {}, "matched"), r.matched, "matched");
    if (r.not_computed) stage("no constant for the right side", r.not_computed, "bad", "why");
    if (r.dropped) stage("dropped, by a limit", r.dropped, "bad", "why");
    stage("already known", r.known, "matched", "sub");
    stage(el("b", {}, "fired"), r.fired, "fired");
    stage("nodes made", r.nodes, "", "sub");
    stage("edges made", r.edges, "", "sub");
    stage("classes united", r.unions, "", "sub");
    stage(el("b", {}, "survived"), r.survived, "survived");
    stage("credited", r.credited, "", "sub");
    stage("assisted", r.assisted, "", "sub");
    const facts = el("div", { className: "steps" });
    facts.append(el("div", {}, "cost saved"), el("div"), el("div", { className: "n" }, cost(r.saved)),
      el("div", {}, "tests for it"), el("div"), el("div", { className: "n" }, whole.format(r.steps)),
      el("div", {}, "of its own"), el("div"), el("div", { className: "n" }, whole.format(r.own_steps)),
      el("div", { title: effort }, r.effort === Infinity ? "effort, as nothing is saved" : "effort for each unit saved"), el("div"), el("div", { className: "n" }, efforts(r)));
    if (r.apply_ns) facts.append(el("div", {}, "time of applying"), el("div"), el("div", { className: "n" }, (r.apply_ns / 1e6).toFixed(3) + " ms"));
    box.replaceChildren(
      el("h2", { className: "mono" }, r.name),
      el("div", { className: "meta" }, el("span", { className: "badge " + r.state.cls }, r.state.text), "  ",
        el("a", { href: at(r.file, r.line) }, r.file + ":" + r.line), r.group ? "  group " + r.group : ""),
      r.doc ? el("p", {}, r.doc) : "",
      el("pre", {}, r.text.replace(/ (<?=>) /, " $1\n  ").replace(/ if (.*)$/, "\n  if $1")),
      el("h3", {}, "Funnel"), grid, el("h3", {}, "Worth and effort"), facts);
    if (r.sites && r.sites.length) {
      box.append(el("h3", {}, r.survived > r.sites.length ? "Example sites: " + r.sites.length + " of " + whole.format(r.survived) : "Sites"));
      for (const s of r.sites) box.append(site(s, r));
    }
    box.scrollTop = 0;
  }

  function site(s, r) {
    const chain = el("div", { className: "chain" });
    s.rules.forEach((name, i) => {
      const q = byName.get(name);
      chain.append(i ? " → " : "", q && q !== r ? link(q) : el("span", {}, name));
    });
    return el("div", { className: "site" },
      el("div", { className: "where" }, el("span", { className: "mono" }, s.function + ":" + s.value), el("span", {}, s.location || s.input), el("b", { className: s.saved < 0 ? "minus" : "" }, "saves " + cost(s.saved))),
      el("div", { className: "change" }, el("span", {}, "−"), el("code", {}, s.before), el("span", { className: "now" }, "+"), el("code", {}, s.after)),
      s.rules.length > 1 ? chain : "");
  }

  function other() {
    const grid = el("div", { className: "steps" });
    for (const o of data.other) grid.append(el("div", {}, o.kind), el("div", { className: "n" }, whole.format(o.changes)), el("div", { className: "n" }, cost(o.saved)));
    return el("div", {}, el("h3", {}, "Saved without a rule"), grid);
  }

  // The box is scrolled, and not the page, whose head would go.
  const center = (box, e) => { box.scrollTop += e.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2; };

  function choose(r, focus) {
    if (chosen && chosen.row) chosen.row.setAttribute("aria-selected", "false");
    chosen = r;
    if (r) {
      if (!shown.includes(r)) { filter = filters[0]; query = $("search").value = ""; list(); }
      row(r).setAttribute("aria-selected", "true");
      const box = $("scroll").getBoundingClientRect(), mine = r.row.getBoundingClientRect();
      if (mine.top < box.top + 34 || mine.bottom > box.bottom) center($("scroll"), r.row);
      if (focus) r.row.focus({ preventScroll: true });
    }
    reachable();
    detail(r);
  }

  // Files: source with counts in the margin.
  const files = data.files.map(f => {
    const mine = rules.filter(r => r.file === f.path);
    return { path: f.path, text: f.text, rules: mine, alive: mine.filter(r => r.survived > 0).length };
  });
  for (const f of files) {
    const meter = el("i", { role: "img", "aria-label": f.alive + " of " + f.rules.length + " rules survive" });
    for (const s of statuses) {
      const n = f.rules.filter(r => r.state === s).length;
      if (n) meter.append(el("b", { className: s.cls, style: "flex:" + n }));
    }
    f.link = el("a", { href: at(f.path) }, el("span", { className: "mono" }, f.path), el("small", {}, f.alive + " / " + f.rules.length), meter);
    $("filelist").append(el("li", {}, f.link));
  }

  function code(text) {
    const out = el("code");
    const m = text.match(/^(\s*)(\/\/.*)$/);
    if (m) { out.append(m[1], el("span", { className: "comment" }, m[2])); return out; }
    const k = text.match(/^(\s*)(rule|test|group|cost|if|for)\b(.*)$/);
    if (k) out.append(k[1], el("span", { className: "kw" }, k[2]), k[3]); else out.append(text || " ");
    return out;
  }

  function source(f, line) {
    for (const g of files) if (g === f) g.link.setAttribute("aria-current", "page"); else g.link.removeAttribute("aria-current");
    const on = new Map();
    for (const r of f.rules) for (const l of r.lines || []) { if (!on.has(l)) on.set(l, []); on.get(l).push(r); }
    const out = [el("div", { className: "line head" }, el("span", {}, "survived"), el("span", {}, "fired"), el("span", {}, "saved"), el("span", {}, ""), el("b", {}, f.path))];
    if (f.text === undefined) {
      out.push(el("p", { style: "padding:0 16px" }, "The text of this file is not known here: it changed since, or is not where it was."));
    } else {
      f.text.replace(/\n$/, "").split("\n").forEach((text, i) => {
        const rs = on.get(i + 1) || [], sum = key => rs.reduce((n, r) => n + r[key], 0);
        const survived = sum("survived"), fired = sum("fired");
        let cls = "line";
        if (rs.length) cls += survived ? " ok" : fired ? " warn" : " dead";
        if (i + 1 === line) cls += " target";
        const first = rs.length && rs[0].line === i + 1;
        const src = code(text);
        const best = first && rs.reduce((a, r) => r.state.rank < a.state.rank || r.state.rank === a.state.rank && r.saved > a.saved ? r : a);
        out.push(el("div", { className: cls, id: "L" + (i + 1) },
          el("span", { className: "n" }, first ? whole.format(survived) : ""), el("span", {}, first ? whole.format(fired) : ""), el("span", {}, first ? cost(sum("saved")) : ""),
          el("span", {}, String(i + 1)), first ? el("a", { href: "#rule/" + encodeURIComponent(best.name), title: rs.length > 1 ? rs.length + " instances" : best.name }, src) : src));
      });
    }
    const wide = (key, show) => chars(f.rules.map(r => show(r[key])), key.length) + 2 + "ch ";
    $("source").style.setProperty("--counts", wide("survived", whole.format) + wide("fired", whole.format) + wide("saved", cost));
    $("source").replaceChildren(...out);
    const mark = line && $("L" + line);
    if (mark) center($("source"), mark); else $("source").scrollTop = 0;
  }

  // The address holds what is shown, so that links and the back button work.
  function route(focus) {
    const [view, ...rest] = location.hash.slice(1).split("/");
    const arg = decodeURIComponent(rest.join("/"));
    const inFiles = view === "files";
    $("rules").hidden = inFiles;
    $("files").hidden = !inFiles;
    for (const [id, on] of [["tab-rules", !inFiles], ["tab-files", inFiles]]) if (on) $(id).setAttribute("aria-current", "page"); else $(id).removeAttribute("aria-current");
    if (inFiles) {
      const m = arg.match(/^(.*?)(?::(\d+))?$/);
      const f = files.find(f => f.path === m[1]) || files[0];
      if (f) source(f, +m[2] || 0);
      return;
    }
    choose(view === "rule" ? byName.get(arg) || null : null, focus);
  }

  const go = r => { location.hash = "#rule/" + encodeURIComponent(r.name); };
  $("body").onclick = e => {
    const tr = e.target.closest("tr");
    if (tr && !String(getSelection())) go(rules[tr.dataset.index]);
  };
  $("body").onkeydown = e => {
    const tr = e.target.closest("tr");
    if (!tr) return;
    const to = { ArrowDown: tr.nextElementSibling, ArrowUp: tr.previousElementSibling, Home: tr.parentNode.firstElementChild, End: tr.parentNode.lastElementChild }[e.key];
    if (to) {
      e.preventDefault();
      tr.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
      go(rules[to.dataset.index]);
    } else if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      go(rules[tr.dataset.index]);
      $("detail").focus();
    }
  };
  $("search").oninput = e => { query = e.target.value; list(); };
  document.addEventListener("keydown", e => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const typing = e.target.matches("input");
    if (e.key === "/" && !typing) {
      e.preventDefault();
      location.hash.startsWith("#files") && (location.hash = "#rules");
      $("search").focus();
      $("search").select();
    } else if (e.key === "Escape") {
      if (typing && query) { query = $("search").value = ""; list(); } else if ($("rules").hidden) history.back(); else if (chosen && chosen.row) chosen.row.focus();
    } else if (e.key === "ArrowDown" && (typing || e.target === document.body)) {
      const tr = $("body").querySelector('tr[tabindex="0"]') || $("body").firstElementChild;
      if (tr) { e.preventDefault(); tr.focus(); go(rules[tr.dataset.index]); }
    }
  });
  addEventListener("hashchange", () => route(false));

  const themes = ["system", "light", "dark"];
  const theme = name => {
    if (name === "system") delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = name;
    $("theme").textContent = "Theme: " + name;
    try { localStorage.setItem("rewrite-theme", name); } catch (e) { /* a file may not keep anything */ }
  };
  let saved = "system";
  try { saved = localStorage.getItem("rewrite-theme") || saved; } catch (e) { /* nor have kept it */ }
  theme(themes.includes(saved) ? saved : "system");
  $("theme").onclick = () => theme(themes[(themes.indexOf($("theme").textContent.slice(7)) + 1) % themes.length]);

  list();
  route(false);
})();
