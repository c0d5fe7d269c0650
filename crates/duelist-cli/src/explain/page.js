"use strict";

// Draws explanations: `explain(element, document)`, where the document is what `duelist explain --explain-json` writes.

const SVG = "http://www.w3.org/2000/svg";

// An element with attributes and children; strings become text, never markup.
function make(tag, attributes, ...children) {
  const svg = ["svg", "g", "rect", "line", "path", "text", "title", "circle"].includes(tag);
  const element = svg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined) element.append(child);
  }
  return element;
}

const grouped = (digits) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
const milliseconds = (seconds) => (seconds >= 1 ? `${seconds.toFixed(2)} s` : `${(seconds * 1000).toFixed(1)} ms`);

// The rules of the grammar that editors use, `editors/vscode`, as expressions of this language.
const compiled = (rules) => rules.map((rule) => ({ scope: rule.name, start: new RegExp(rule.match || rule.begin, "g"),
  end: rule.end && { scope: rule.name, start: new RegExp(rule.end, "g"), closes: true }, inner: compiled(rule.patterns || []) }));
const GRAMMAR = compiled(JSON.parse(document.getElementById("grammar").textContent).patterns);

// The first token of a line from a place on: where it begins and ends, its scope, and the rule that is open after it.
function nextToken(line, from, open) {
  let first = null;
  for (const rule of open ? [open.end, ...open.inner] : GRAMMAR) {
    rule.start.lastIndex = from;
    const found = rule.start.exec(line);
    if (found && found[0] && (!first || found.index < first.begin)) first = { begin: found.index, end: found.index + found[0].length, rule };
  }
  if (!first) return { begin: open ? from : line.length, end: line.length, scope: open?.scope, open };
  if (open && first.begin > from) return { begin: from, end: first.begin, scope: open.scope, open };
  const { rule } = first;
  return { begin: first.begin, end: first.end, scope: rule.scope, open: rule.closes ? null : rule.end ? rule : open };
}

// How scopes look: the class of the first one that a scope begins with.
const LOOKS = [["comment", "comment"], ["string", "text-literal"], ["constant", "number-literal"], ["support.function", "name"], ["support.type", "sort"],
  ["keyword.operator", "operator"], ["keyword", "word"], ["entity", "attribute"]];
const look = (scope) => LOOKS.find(([prefix]) => scope?.startsWith(prefix))?.[1];

// The lines of a text, each as strings and coloured pieces.
function highlighted(text) {
  let open = null;
  return text.split("\n").map((line) => {
    const pieces = [];
    for (let at = 0; at < line.length;) {
      const token = nextToken(line, at, open);
      if (token.begin > at) pieces.push(line.slice(at, token.begin));
      const shown = line.slice(token.begin, token.end);
      pieces.push(look(token.scope) ? make("span", { class: look(token.scope) }, shown) : shown);
      ({ end: at, open } = token);
    }
    return pieces;
  });
}

// The part of an assertion in the answer.
const ROLES = { true: "true in the model", needed: "needed for the proof", not_needed: "not needed for the proof", open: "asked" };

// The source with highlighting; each assertion's lines show its part in the answer.
function drawSource(source, question) {
  const roles = new Map();
  for (const asserted of question) {
    const lines = asserted.text.split("\n").length;
    for (let line = asserted.line; line < asserted.line + lines; line += 1) roles.set(line, asserted.role);
  }
  const rows = highlighted(source).map((pieces, index) => {
    const role = roles.get(index + 1);
    return make("span", { class: `row ${role || ""}`, title: ROLES[role] }, make("span", { class: "number" }, String(index + 1)), ...pieces);
  });
  const legend = Object.entries(ROLES).filter(([role]) => [...roles.values()].includes(role)).map(([role, says]) => make("span", { class: `key ${role}` }, says));
  return [make("pre", { class: "source", tabindex: "0", "aria-label": "The question as it was asked" }, rows), make("p", { class: "legend" }, legend)];
}

// Numbers in a value as on paper.
const onPaper = (text) => text.replace(/\(\/ (\d+)(?:\.0)? (\d+)(?:\.0)?\)/g, "$1/$2").replace(/\(- ([\d./]+)\)/g, "−$1");

function describe(value) {
  if (value.kind === "scalar") return onPaper(value.text);
  if (value.kind === "list") return `list of ${grouped(value.length)}`;
  if (value.fields.length === 0) return value.constructor;
  return `${value.constructor}(${value.fields.map(([name, field]) => `${name}: ${describe(field)}`).join(", ")})`;
}

// Whether there is a list in a value: then a line of text does not show it.
const nests = (value) => value.kind === "list" || (value.kind === "record" && value.fields.some(([, field]) => nests(field)));
const isTable = (elements) => elements.length > 0 && elements.every((element) => element.kind === "record" && element.constructor === elements[0].constructor && element.fields.length > 0);

// Any value: lists of records as tables, other lists as boxes, a record that has lists inside as a table of its fields.
function drawValue(value) {
  if (!nests(value)) return make("code", {}, describe(value));
  if (value.kind === "list") return isTable(value.runs.flatMap((run) => run.word)) ? drawRecords(value) : drawList(value);
  const rows = value.fields.map(([name, field]) => make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, drawValue(field))));
  return make("table", {}, make("caption", { class: "mono" }, value.constructor), make("tbody", {}, rows));
}

function drawElement(value) {
  return nests(value) ? drawValue(value) : make("span", { class: "box mono" }, describe(value));
}

// Marks the elements of a list that is drawn element by element with their places, for sliders to point at.
function numbered(element, name, list) {
  const drawn = list.runs.every((run) => run.count === "1") && element.classList.contains("boxes");
  if (drawn) [...element.children].forEach((box, place) => box.setAttribute("data-place", `${name} ${place + 1}`));
  return element;
}

// A list as boxes, with runs folded.
function drawList(list) {
  if (list.length === "0") return make("span", { class: "times" }, "the empty list");
  const runs = list.runs.map((run) => {
    const word = run.word.map(drawElement);
    if (run.count === "1") return word;
    const drift = run.drift ? `, each time plus ${run.drift.map(describe).join(" ")}` : "";
    return make("span", { class: "run" }, word, make("span", { class: "times" }, `× ${grouped(run.count)}${drift}`));
  });
  const cut = list.cut ? make("span", { class: "times" }, "…") : null;
  return make("div", { class: "boxes" }, runs, cut);
}

// Records with plain fields as a table, one row for each element.
function drawRecords(list) {
  const first = list.runs.flatMap((run) => run.word)[0];
  const names = first.fields.map(([name]) => name);
  let before = 0n;
  const rows = list.runs.flatMap((run) => run.word.map((value, place) => {
    const [count, width] = [BigInt(run.count), BigInt(run.word.length)];
    const begin = before + BigInt(place) + 1n;
    if (place === run.word.length - 1) before += count * width;
    const shown = (number) => grouped(String(number));
    const all = width === 1n ? "" : `, ${shown(begin + width)}`;
    const index = count === 1n ? shown(begin) : `${shown(begin)}${all}, … ${shown(begin + (count - 1n) * width)}`;
    const drift = run.drift ? make("div", { class: "times" }, `each time plus ${describe(run.drift[place])}`) : null;
    const fields = value.fields.map(([, field]) => make("td", { class: "mono" }, nests(field) ? drawValue(field) : describe(field)));
    return make("tr", {}, make("td", {}, index, drift), fields);
  }));
  const head = make("tr", {}, make("th", { scope: "col" }, "element"), names.map((name) => make("th", { scope: "col" }, name)));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, rows));
}

const numeric = (value) => value.kind === "scalar" && /^(\d|\(- \d)/.test(value.text);
const number = (text) => {
  const fraction = text.match(/\(\/ ([\d.]+) ([\d.]+)\)/);
  const size = fraction ? Number(fraction[1]) / Number(fraction[2]) : Number((text.match(/[\d.]+/) || ["0"])[0]);
  return text.startsWith("(- ") ? -size : size;
};

// The numbers of a long list as a curve over the index; repeated words are drawn by their first and last repetition.
function drawChart(list) {
  const points = [];
  let index = 0;
  for (const run of list.runs) {
    const count = Number(run.count);
    const repetition = (times) => run.word.forEach((value, place) => {
      const moved = run.drift ? number(run.drift[place].text) * times : 0;
      points.push([index + times * run.word.length + place, number(value.text) + moved]);
    });
    repetition(0);
    if (count > 1) repetition(count - 1);
    index += count * run.word.length;
  }
  const values = points.map(([, value]) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at) => 100 + (at / Math.max(index - 1, 1)) * 490;
  const y = (value) => 110 - ((value - low) / Math.max(high - low, 1)) * 90;
  const path = points.map(([at, value], place) => `${place === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const says = `${grouped(String(index))} numbers between ${low} and ${high}`;
  return make("svg", { class: "narrow", viewBox: "0 0 600 140", role: "img", "aria-label": says },
    make("path", { class: "axis", d: "M100 15V115H595" }), make("path", { class: "curve", d: path }),
    make("text", { x: 94, y: y(high) + 4, "text-anchor": "end" }, String(high)),
    high === low ? null : make("text", { x: 94, y: y(low) + 4, "text-anchor": "end" }, String(low)),
    make("text", { x: 100, y: 132 }, "0"), make("text", { x: 592, y: 132, "text-anchor": "end" }, grouped(String(index - 1))));
}

function drawConstant(constant) {
  const parts = [make("h3", {}, make("code", {}, constant.name), ` of sort `, make("code", {}, constant.sort))];
  const { value } = constant;
  if (value.kind !== "list") return [...parts, make(nests(value) ? "div" : "p", {}, drawValue(value))];
  const elements = value.runs.flatMap((run) => run.word);
  if (value.length !== "0") parts.push(make("p", {}, value.length === "1" ? "1 element" : `${grouped(value.length)} elements`));
  parts.push(numbered(drawValue(value), constant.name, value));
  if (elements.length > 0 && Number(value.length) > 12 && elements.every(numeric)) parts.push(drawChart(value));
  return parts;
}

// A term by its beginning, for where there is no room.
const brief = (term) => (term.length <= 48 ? term : `${term.slice(0, 40).replace(/ [^ ]*$/, "")} …)`);

// Folds along one list: a table with a column for each, and a slider that goes along with it.
function drawWalks(walks, number) {
  const [first] = walks;
  const rows = first.stops.map((stop, place) => make("tr", {}, make("td", {}, grouped(stop.after)),
    make("td", { class: "mono" }, stop.element === null ? "" : onPaper(stop.element)), walks.map((walk) => make("td", { class: "mono" }, onPaper(walk.stops[place].value)))));
  const heads = ["elements read", "the last one"].map((text) => make("th", { scope: "col" }, text));
  const folds = walks.map((walk) => make("th", { scope: "col" }, walk.name ? [walk.name, make("br")] : null, make("code", { class: "fold", title: walk.term }, walk.term)));
  const table = make("table", {}, make("thead", {}, make("tr", {}, heads, folds)), make("tbody", {}, rows));
  const slider = make("input", { type: "range", min: 0, max: rows.length - 1, value: rows.length - 1, "aria-label": `Step along the list, ${number}` });
  const now = make("output", { class: "mono" });
  const show = () => {
    const place = Number(slider.value);
    rows.forEach((row, index) => row.classList.toggle("current", index === place));
    const read = first.from_the_right ? null : `${first.list} ${first.stops[place].after}`;
    slider.closest("section")?.querySelectorAll("[data-place]").forEach((box) => {
      if (box.dataset.place.startsWith(`${first.list} `)) box.classList.toggle("current", box.dataset.place === read);
    });
    now.textContent = `after ${grouped(first.stops[place].after)}: ${walks.map((walk) => `${walk.name || brief(walk.term)} = ${onPaper(walk.stops[place].value)}`).join(", ")}`;
  };
  slider.addEventListener("input", show);
  show();
  const details = make("details", {}, make("summary", {}, "all steps"), table);
  details.open = rows.length <= 12;
  return [make("h3", {}, "Step by step along ", make("code", {}, first.list), first.from_the_right ? ", from the right" : ""), slider, make("p", {}, now), details];
}

// Folds that stop at the same places of the same list.
function together(walks) {
  const groups = new Map();
  for (const walk of walks) {
    const key = JSON.stringify([walk.list, walk.from_the_right, walk.stops.map((stop) => stop.after)]);
    groups.set(key, [...(groups.get(key) || []), walk]);
  }
  return [...groups.values()];
}

function drawSat(answer) {
  return [make("p", {}, "There is a model, and every assertion is true on it: they were evaluated before this was answered."),
    answer.constants.flatMap(drawConstant), together(answer.walks).flatMap((walks, place) => drawWalks(walks, place + 1))];
}

// Where accumulators start, and how elements change them.
function drawNames(names) {
  if (names.length === 0) return null;
  const head = ["where", "starts as", "and becomes"].map((text) => make("th", { scope: "col" }, text));
  const rows = names.map((named) => make("tr", {}, make("th", { scope: "row" }, named.name), make("td", {}, named.start),
    make("td", {}, named.changes.map((change) => make("div", {}, make("span", { class: "times" }, `${change.when} `), change.becomes)))));
  return make("table", {}, make("thead", {}, make("tr", {}, head)), make("tbody", {}, rows));
}

function drawUnsat(answer, question) {
  const holdings = answer.invariant.map((holding) => make("div", {},
    make("p", {}, "After any number of elements of ", make("code", {}, holding.list), ":"),
    make("div", { class: "says" }, holding.says.map((says) => make("div", {}, says))),
    drawNames(holding.names)));
  const conditions = answer.conditions.map((condition) => make("li", {}, withCode(condition)));
  const spared = question.filter((asserted) => asserted.role === "not_needed");
  return [make("p", {}, "Nothing satisfies all assertions. ", withCode(answer.how)), holdings,
    conditions.length > 0 ? [make("p", {}, "This was checked, and it is enough:"), make("ol", {}, conditions)] : null,
    spared.length > 0 ? make("p", {}, `The proof does not need ${spared.length === 1 ? "the assertion" : "the assertions"} in line ${spared.map((asserted) => asserted.line).join(", ")}.`) : null];
}

// A sentence with code between backquotes.
const withCode = (text) => text.split("`").map((piece, place) => (place % 2 === 1 ? make("code", {}, piece) : piece));

// A candidate for an invariant, and the step that breaks it.
function drawNearMiss(miss) {
  const valued = (values) => make("code", {}, values.map(([name, value]) => `${name.replace(/^element\./, "")} = ${onPaper(value)}`).join(", "));
  const [first] = miss.element;
  const element = miss.element.length === 0 ? "the next element"
    : miss.element.length === 1 && first[0] === "element" ? ["the element ", make("code", {}, onPaper(first[1]))]
    : first[0] === "step" ? [first[1], miss.element.length > 1 ? [" with ", valued(miss.element.slice(1))] : null]
    : ["an element with ", valued(miss.element)];
  const before = miss.before.length > 0 ? ["where ", valued(miss.before), ", "] : null;
  return make("div", {}, make("div", { class: "says broken" }, miss.says),
    make("p", {}, "It holds before the first element of ", make("code", {}, miss.list), ". But ", before, element, " breaks it."), drawNames(miss.names));
}

// What engines do, for those who see their names for the first time.
const ENGINES = {
  models: "looks whether a model of an earlier question will do",
  refutations: "looks whether some of the assertions were refuted before",
  simplify: "simplifies the assertions",
  image: "asks whether the assertions could hold if every fold returned anything that its function can return",
  positions: "asks whether the arithmetic of lengths and indices alone contradicts the assertions",
  induction: "looks for something that holds after any number of elements. Its steps are ways to find it: the question itself (direct), a solver for Horn clauses (horn), candidates of which those are dropped that an element breaks (houdini), sums that grow together (potentials)",
  segments: "does the same for parts of lists and for lists that look at each other, along their indices",
  length: "forgets everything about lists but their lengths, and proposes which lengths to try",
  fixed: "looks for a model in which lists have these lengths",
  summary: "looks for a model in which all elements after the first ones change nothing",
  unroll: "looks for a model with lists of up to so many elements",
  flow: "looks for a model by how often each kind of element occurs",
  runs: "looks for a model made of repeated blocks. Its steps are shapes: [x] is a block that is repeated, . is one element, * is one that may be missing; a skeleton is a short list to put blocks into",
  uniform: "looks for a model of nested lists in which one or two elements are repeated",
};

// The engines among some names, with what they do.
function drawEngines(names) {
  const known = [...new Set(names)].filter((name) => ENGINES[name]);
  return make("dl", {}, known.map((name) => [make("dt", {}, name), make("dd", {}, `${ENGINES[name]}.`)]));
}

function drawUnknown(answer) {
  const row = (tried) => make("tr", {}, [tried.engine, `${tried.kind}-approximation`, String(tried.steps), milliseconds(tried.seconds),
    `${tried.last_input ? `${tried.last_input}: ` : ""}${tried.last_outcome}`].map((text, place) => make("td", place < 4 ? { class: "number-cell" } : {}, text)));
  const head = ["engine", "kind", "steps", "time", "last step"].map((text) => make("th", { scope: "col" }, text));
  return [make("p", {}, "There is no answer: ", make("b", {}, answer.reason), "."),
    answer.tried.length > 0 ? make("table", { class: "tried" }, make("thead", {}, make("tr", {}, head)), make("tbody", {}, answer.tried.map(row))) : null,
    answer.reached.length > 0 ? [make("p", {}, "What is known:"), make("ul", {}, answer.reached.map((reached) => make("li", {}, reached)))] : null,
    answer.nearly.length > 0 ? [make("p", {}, "What nearly holds after any number of elements:"), answer.nearly.map(drawNearMiss)] : null,
    answer.advice.length > 0 ? [make("p", {}, "What may help:"), make("ul", {}, answer.advice.map((advice) => make("li", {}, withCode(advice))))] : null];
}

// Engines as lanes, steps as bars.
function drawTimeline(report) {
  if (report.events.length === 0) return null;
  const lanes = [...new Set(report.events.map((event) => event.engine))];
  const whole = Math.max(report.time, ...report.events.map((event) => event.start + event.time));
  const x = (time) => 110 + (time / whole) * 840;
  const bars = report.events.map((event) => make("rect", { class: event.kind, x: x(event.start).toFixed(2), y: 8 + lanes.indexOf(event.engine) * 22,
    width: Math.max((event.time / whole) * 840, 1.5).toFixed(2), height: 14 },
  make("title", {}, `${event.engine}: ${event.input ? `${event.input}: ` : ""}${event.outcome} (${milliseconds(event.time)})`)));
  const names = lanes.map((lane, place) => make("text", { x: 104, y: 20 + place * 22, "text-anchor": "end" }, lane));
  const height = lanes.length * 22 + 34;
  const row = (event) => make("tr", {}, [event.engine, `${event.kind}-approximation`, event.input, event.outcome, milliseconds(event.start), milliseconds(event.time)].map((text, place) => make("td", place === 1 || place > 3 ? { class: "number-cell" } : {}, text)));
  const head = ["engine", "kind", "given", "said", "from", "for"].map((text) => make("th", { scope: "col" }, text));
  return [make("h3", {}, "Timeline"),
    make("div", { class: "scroll" }, make("svg", { viewBox: `0 0 960 ${height}`, role: "img", "aria-label": `${report.events.length} steps of ${lanes.length} engines; a table follows` },
      make("path", { class: "axis", d: `M110 4V${height - 24}H955` }), names, bars,
      make("text", { x: 110, y: height - 6 }, "0"), make("text", { x: 955, y: height - 6, "text-anchor": "end" }, milliseconds(whole)))),
    make("p", { class: "times" }, "Blue: over-approximations, whose “no” counts. Orange: under-approximations, whose “yes” counts."),
    make("details", {}, make("summary", {}, "all steps, and what the engines do"), make("table", {}, make("thead", {}, make("tr", {}, head)), make("tbody", {}, report.events.map(row))),
      drawEngines(lanes))];
}

// The paper's loop: lengths go from left to right, what is excluded goes back.
function drawLoop(report) {
  const steps = report.events.filter((event) => event.engine === "length" || event.engine === "fixed").slice(0, 40);
  if (!steps.some((event) => event.engine === "fixed") || !steps.some((event) => event.engine === "length")) return null;
  const height = steps.length * 34 + 40;
  const rows = steps.flatMap((event, place) => {
    const y = 48 + place * 34;
    const right = event.engine === "fixed";
    const says = right ? event.outcome.replace(/^sat$/, "sat: a model") : event.outcome.replace(/^sat: /, "");
    const arrow = right ? `M450 ${y}L160 ${y}m8 -4l-8 4l8 4` : `M150 ${y}L440 ${y}m-8 -4l8 4l-8 4`;
    return [make("path", { class: "arrow", d: arrow }), make("text", { x: 300, y: y - 6, "text-anchor": "middle" }, says.length > 44 ? `${says.slice(0, 43)}…` : says)];
  });
  return [make("h3", {}, "The loop"), make("svg", { class: "narrow", viewBox: `0 0 600 ${height}`, role: "img", "aria-label": "Lengths proposed by the over-approximation and tried by the under-approximation" },
    make("text", { x: 150, y: 20, "text-anchor": "middle" }, "over-approximation"), make("text", { x: 450, y: 20, "text-anchor": "middle" }, "under-approximation"),
    make("path", { class: "axis", d: `M150 28V${height - 8}M450 28V${height - 8}` }), rows)];
}

function explain(element, data) {
  data.checks.forEach((check, place) => {
    const { answer } = check;
    const draw = { sat: drawSat, unsat: drawUnsat, unknown: drawUnknown }[answer.verdict];
    const by = check.report.answered_by ? `, by ${check.report.answered_by}` : "";
    const section = make("section", { "aria-labelledby": `check-${place}` },
      make("h2", { id: `check-${place}` }, `Check ${check.number}: `, make("span", { class: `verdict ${answer.verdict}` }, answer.verdict),
        make("span", { class: "times" }, ` in ${milliseconds(check.report.time)}${by}`)),
      drawSource(data.source, check.question), draw(answer, check.question), drawLoop(check.report), drawTimeline(check.report));
    element.append(section);
    // The assertions of this check are to be seen first.
    const [pre, row] = [section.querySelector("pre.source"), section.querySelector(".row.true, .row.needed, .row.not_needed, .row.open")];
    if (row) pre.scrollTop = row.offsetTop - pre.offsetTop - 100;
  });
  for (const error of data.errors) element.append(make("p", { role: "alert" }, error));
  if (data.checks.length === 0 && data.errors.length === 0) element.append(make("p", {}, "Nothing was asked: there is no (check-sat)."));
}
