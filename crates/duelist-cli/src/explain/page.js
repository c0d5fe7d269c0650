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

// The source with highlighting; each assertion's lines show its part in the answer.
function drawSource(source, question) {
  const roles = new Map();
  for (const asserted of question) {
    const lines = asserted.text.split("\n").length;
    for (let line = asserted.line; line < asserted.line + lines; line += 1) roles.set(line, asserted.role);
  }
  const token = /(;.*$)|("(?:[^"]|"")*")|([()])|([^\s()";]+)|(\s+)/g;
  const rows = source.split("\n").map((text, index) => {
    const pieces = [...text.matchAll(token)].map(([all, comment, , , word]) => {
      if (comment) return make("span", { class: "comment" }, all);
      if (word && /^(List\.|seq\.|str\.|bv)/.test(word)) return make("span", { class: "name" }, all);
      if (word && /^(\d|#[xb])/.test(word)) return make("span", { class: "number-literal" }, all);
      return all;
    });
    const role = roles.get(index + 1);
    const says = { needed: "needed for the proof", not_needed: "not needed for the proof", true: "true in the model" }[role];
    return make("span", { class: `row ${role || ""}`, title: says }, make("span", { class: "number" }, String(index + 1)), ...pieces);
  });
  return make("pre", { class: "source", tabindex: "0", "aria-label": "The question as it was asked" }, rows);
}

function describe(value) {
  if (value.kind === "scalar") return value.text;
  if (value.kind === "list") return `list of ${grouped(value.length)}`;
  if (value.fields.length === 0) return value.constructor;
  return `${value.constructor}(${value.fields.map(([name, field]) => `${name}: ${describe(field)}`).join(", ")})`;
}

function drawElement(value) {
  if (value.kind === "list") return drawList(value);
  return make("span", { class: "box mono" }, describe(value));
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
  let index = 0;
  const rows = list.runs.flatMap((run) => run.word.map((value) => {
    const times = run.count === "1" ? "" : ` × ${grouped(run.count)}`;
    index += 1;
    const fields = value.fields.map(([, field]) => make("td", { class: "mono" }, field.kind === "list" ? drawList(field) : describe(field)));
    return make("tr", {}, make("td", {}, `${index}${times}`), fields);
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
  return make("svg", { viewBox: "0 0 600 140", role: "img", "aria-label": says },
    make("path", { class: "axis", d: "M100 15V115H595" }), make("path", { class: "curve", d: path }),
    make("text", { x: 94, y: y(high) + 4, "text-anchor": "end" }, String(high)),
    high === low ? null : make("text", { x: 94, y: y(low) + 4, "text-anchor": "end" }, String(low)),
    make("text", { x: 100, y: 132 }, "0"), make("text", { x: 592, y: 132, "text-anchor": "end" }, grouped(String(index - 1))));
}

function drawConstant(constant) {
  const parts = [make("h3", {}, make("code", {}, constant.name), ` of sort `, make("code", {}, constant.sort))];
  const { value } = constant;
  if (value.kind !== "list") return [...parts, make("p", {}, make("code", {}, describe(value)))];
  const elements = value.runs.flatMap((run) => run.word);
  if (value.length !== "0") parts.push(make("p", {}, value.length === "1" ? "1 element" : `${grouped(value.length)} elements`));
  const records = elements.length > 0 && elements.every((element) => element.kind === "record" && element.constructor === elements[0].constructor && element.fields.length > 0);
  parts.push(records ? drawRecords(value) : drawList(value));
  if (elements.length > 0 && Number(value.length) > 12 && elements.every(numeric)) parts.push(drawChart(value));
  return parts;
}

// Folds along a list: a table, and a slider that goes along with it.
function drawWalk(walk, number) {
  const rows = walk.stops.map((stop) => make("tr", {}, make("td", {}, grouped(stop.after)),
    make("td", { class: "mono" }, stop.element === null ? "" : stop.element), make("td", { class: "mono" }, stop.value)));
  const head = ["elements read", "the last one", "value so far"].map((text) => make("th", { scope: "col" }, text));
  const table = make("table", {}, make("thead", {}, make("tr", {}, head)), make("tbody", {}, rows));
  const slider = make("input", { type: "range", min: 0, max: walk.stops.length - 1, value: walk.stops.length - 1, "aria-label": `Step along the list, fold ${number}` });
  const now = make("output", { class: "mono" });
  const show = () => {
    rows.forEach((row, place) => row.classList.toggle("current", place === Number(slider.value)));
    const stop = walk.stops[Number(slider.value)];
    now.textContent = `after ${grouped(stop.after)}: ${stop.value}`;
  };
  slider.addEventListener("input", show);
  show();
  const way = walk.from_the_right ? ", from the right" : "";
  return [make("h3", {}, make("code", {}, walk.term), way), slider, make("p", {}, now),
    make("details", {}, make("summary", {}, "all steps"), table)];
}

function drawSat(answer) {
  const walks = answer.walks.flatMap((walk, place) => drawWalk(walk, place + 1));
  return [make("p", {}, "There is a model, and every assertion is true on it: they were evaluated before this was answered."),
    answer.constants.flatMap(drawConstant),
    walks.length > 0 ? make("h3", {}, "Step by step") : null, walks];
}

function drawUnsat(answer, question) {
  const holdings = answer.invariant.map((holding) => make("div", {},
    make("p", {}, "After any number of elements of ", make("code", {}, holding.list), ":"),
    make("div", { class: "says" }, holding.says.map((says) => make("div", {}, says))),
    make("ul", {}, holding.names.map((named) => make("li", {}, make("b", {}, named.name), " ", named.meaning)))));
  const conditions = answer.conditions.map((condition) => make("li", {}, condition));
  const spared = question.filter((asserted) => asserted.role === "not_needed");
  return [make("p", {}, "Nothing satisfies all assertions. ", answer.how), holdings,
    conditions.length > 0 ? [make("p", {}, "This was checked, and it is enough:"), make("ol", {}, conditions)] : null,
    spared.length > 0 ? make("p", {}, `The proof does not need ${spared.length === 1 ? "the assertion" : "the assertions"} in line ${spared.map((asserted) => asserted.line).join(", ")}.`) : null];
}

function drawUnknown(answer) {
  const row = (tried) => make("tr", {}, [tried.engine, `${tried.kind}-approximation`, String(tried.steps), milliseconds(tried.seconds),
    `${tried.last_input ? `${tried.last_input}: ` : ""}${tried.last_outcome}`].map((text) => make("td", {}, text)));
  const head = ["engine", "kind", "steps", "time", "last step"].map((text) => make("th", { scope: "col" }, text));
  return [make("p", {}, "There is no answer: ", make("b", {}, answer.reason), "."),
    answer.tried.length > 0 ? make("table", {}, make("thead", {}, make("tr", {}, head)), make("tbody", {}, answer.tried.map(row))) : null,
    answer.advice.length > 0 ? [make("p", {}, "What may help:"), make("ul", {}, answer.advice.map((advice) => make("li", {}, advice)))] : null];
}

// Engines as lanes, steps as bars.
function drawTimeline(report) {
  if (report.events.length === 0) return null;
  const lanes = [...new Set(report.events.map((event) => event.engine))];
  const whole = Math.max(report.time, ...report.events.map((event) => event.start + event.time));
  const x = (time) => 110 + (time / whole) * 480;
  const bars = report.events.map((event) => make("rect", { class: event.kind, x: x(event.start).toFixed(2), y: 8 + lanes.indexOf(event.engine) * 22,
    width: Math.max((event.time / whole) * 480, 1.5).toFixed(2), height: 14 },
  make("title", {}, `${event.engine}: ${event.input ? `${event.input}: ` : ""}${event.outcome} (${milliseconds(event.time)})`)));
  const names = lanes.map((lane, place) => make("text", { x: 104, y: 20 + place * 22, "text-anchor": "end" }, lane));
  const height = lanes.length * 22 + 34;
  const row = (event) => make("tr", {}, [event.engine, `${event.kind}-approximation`, event.input, event.outcome, milliseconds(event.start), milliseconds(event.time)].map((text) => make("td", {}, text)));
  const head = ["engine", "kind", "given", "said", "from", "for"].map((text) => make("th", { scope: "col" }, text));
  return [make("h3", {}, "Timeline"),
    make("div", { class: "scroll" }, make("svg", { viewBox: `0 0 600 ${height}`, role: "img", "aria-label": `${report.events.length} steps of ${lanes.length} engines; a table follows` },
      make("path", { class: "axis", d: `M110 4V${height - 24}H595` }), names, bars,
      make("text", { x: 110, y: height - 6 }, "0"), make("text", { x: 595, y: height - 6, "text-anchor": "end" }, milliseconds(whole)))),
    make("p", { class: "times" }, "Blue: over-approximations, whose no counts. Orange: under-approximations, whose yes counts."),
    make("details", {}, make("summary", {}, "all steps"), make("table", {}, make("thead", {}, make("tr", {}, head)), make("tbody", {}, report.events.map(row))))];
}

// The paper's loop: lengths go from left to right, what is excluded goes back.
function drawLoop(report) {
  const steps = report.events.filter((event) => event.engine === "length" || event.engine === "fixed").slice(0, 40);
  if (!steps.some((event) => event.engine === "fixed") || !steps.some((event) => event.engine === "length")) return null;
  const height = steps.length * 34 + 40;
  const rows = steps.flatMap((event, place) => {
    const y = 48 + place * 34;
    const right = event.engine === "fixed";
    const says = right ? event.outcome : event.outcome.replace(/^sat: /, "");
    const arrow = right ? `M400 ${y}L220 ${y}m8 -4l-8 4l8 4` : `M200 ${y}L380 ${y}m-8 -4l8 4l-8 4`;
    return [make("path", { class: "arrow", d: arrow }), make("text", { x: 300, y: y - 6, "text-anchor": "middle" }, says.length > 44 ? `${says.slice(0, 43)}…` : says)];
  });
  return [make("h3", {}, "The loop"), make("svg", { viewBox: `0 0 600 ${height}`, role: "img", "aria-label": "Lengths proposed by the over-approximation and tried by the under-approximation" },
    make("text", { x: 195, y: 20, "text-anchor": "end" }, "over-approximation"), make("text", { x: 405, y: 20 }, "under-approximation"),
    make("path", { class: "axis", d: `M210 28V${height - 8}M390 28V${height - 8}` }), rows)];
}

function explain(element, data) {
  data.checks.forEach((check, place) => {
    const { answer } = check;
    const draw = { sat: drawSat, unsat: drawUnsat, unknown: drawUnknown }[answer.verdict];
    const by = check.report.answered_by ? `, by ${check.report.answered_by}` : "";
    element.append(make("section", { "aria-labelledby": `check-${place}` },
      make("h2", { id: `check-${place}` }, `Check ${check.number}: `, make("span", { class: `verdict ${answer.verdict}` }, answer.verdict),
        make("span", { class: "times" }, ` in ${milliseconds(check.report.time)}${by}`)),
      drawSource(data.source, check.question), draw(answer, check.question), drawLoop(check.report), drawTimeline(check.report)));
  });
  for (const error of data.errors) element.append(make("p", { role: "alert" }, error));
  if (data.checks.length === 0 && data.errors.length === 0) element.append(make("p", {}, "Nothing was asked: there is no (check-sat)."));
}
