
// The playground: an editor over the page of explanations.

const at = (id) => document.getElementById(id);
const text = at("text");
let combinators = [];
let running = null;

async function ask(path, options) {
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error || response.statusText);
  return answer;
}

// What the rest of this page needs of an editor. This one is the text area, with its text in colours behind it.
const plain = {
  set(value) { text.value = value; changed(); },
  // The text before the caret.
  before: () => text.value.slice(0, text.selectionStart),
  // Puts a word in place of so many characters before the caret.
  replace(length, word) { text.setRangeText(word, text.selectionStart - length, text.selectionStart, "end"); changed(); },
  caret() { return { left: 32, top: (this.before().split("\n").length * 1.45 + 1) * 14.4 }; },
  shown() { at("shown").replaceChildren(...highlighted(text.value).flatMap((pieces) => [...pieces, "\n"])); },
  mark() {},
};

// The same with the component, if the program was built with it.
function component() {
  CodeMirror.defineMode("smtlib-lists", () => ({
    startState: () => ({ open: null }),
    copyState: (state) => ({ ...state }),
    token(stream, state) {
      const token = nextToken(stream.string, stream.pos, state.open);
      if (token.begin > stream.pos) { stream.pos = token.begin; return null; }
      stream.pos = token.end;
      state.open = token.open;
      return look(token.scope) || null;
    },
  }));
  const mirror = CodeMirror.fromTextArea(text, { mode: "smtlib-lists", lineNumbers: true, matchBrackets: true, lineWrapping: true, viewportMargin: Infinity,
    extraKeys: { Tab: false, "Shift-Tab": false } });
  mirror.getInputField().setAttribute("aria-label", "The problem");
  at("shown").remove();
  mirror.on("change", (_, change) => { mirror.save(); changed(); if (change.origin !== "setValue") offer(); });
  mirror.on("keydown", (_, event) => keyDown(event));
  mirror.on("blur", () => { at("choices").hidden = true; });
  let marks = [];
  return {
    set(value) { mirror.setValue(value); mirror.setCursor({ line: mirror.lastLine(), ch: Infinity }); },
    before: () => mirror.getRange({ line: 0, ch: 0 }, mirror.getCursor()),
    replace(length, word) {
      const to = mirror.getCursor();
      mirror.replaceRange(word, { line: to.line, ch: to.ch - length }, to, "complete");
    },
    caret() {
      const { left, bottom } = mirror.cursorCoords(true, "page");
      const box = at("choices").parentElement.getBoundingClientRect();
      return { left: left - box.left - window.scrollX, top: bottom - box.top - window.scrollY };
    },
    shown() {},
    mark(errors) {
      marks.forEach((mark) => mark.clear());
      marks = errors.filter((error) => error.line).map(({ line, column }) => {
        const rest = mirror.getLine(line - 1)?.slice(column - 1) ?? "";
        const length = Math.max(rest.match(/^[^\s()]+/)?.[0].length ?? 1, 1);
        return mirror.markText({ line: line - 1, ch: column - 1 }, { line: line - 1, ch: column - 1 + length }, { className: "wrong" });
      });
    },
  };
}

let checking = 0;
function changed() {
  editor.shown();
  clearTimeout(checking);
  checking = setTimeout(async () => {
    const { errors } = await ask("/check", { method: "POST", body: text.value }).catch((error) => ({ errors: [{ message: error.message }] }));
    editor.mark(errors);
    at("errors").replaceChildren(...errors.slice(0, 20).map((error) => make("li", {}, error.line ? `line ${error.line} column ${error.column}: ${error.message}` : error.message)));
  }, 300);
}

// Completion: what begins like the word before the caret.
const wordBefore = () => editor.before().match(/(List|seq)\.[a-z_0-9]*$/)?.[0];

function offer() {
  const word = wordBefore();
  const fitting = word ? combinators.filter((row) => row.name.startsWith(word) && row.name !== word) : [];
  const list = at("choices");
  list.hidden = fitting.length === 0;
  list.replaceChildren(...fitting.map((row, place) => {
    const item = make("li", { role: "option", "aria-selected": place === 0, "data-name": row.name }, make("code", {}, row.signature));
    item.addEventListener("mousedown", (event) => { event.preventDefault(); accept(row.name); });
    return item;
  }));
  const { left, top } = editor.caret();
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
}

function accept(name) {
  editor.replace((wordBefore() || "").length, name);
  at("choices").hidden = true;
}

function keyDown(event) {
  const list = at("choices");
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); start(); return; }
  if (list.hidden) return;
  const items = [...list.children];
  const chosen = items.findIndex((item) => item.getAttribute("aria-selected") === "true");
  const choose = (place) => items.forEach((item, index) => {
    const selected = index === (place + items.length) % items.length;
    item.setAttribute("aria-selected", selected);
    if (selected) item.scrollIntoView({ block: "nearest" });
  });
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen - 1);
  else if (event.key === "Tab" || event.key === "Enter") accept(items[chosen].dataset.name);
  else if (event.key === "Escape") list.hidden = true;
  else return;
  event.preventDefault();
}
const editor = window.CodeMirror && location.search !== "?plain" ? component() : plain;
if (editor === plain) {
  text.addEventListener("keydown", keyDown);
  text.addEventListener("input", () => { changed(); offer(); });
  text.addEventListener("blur", () => { at("choices").hidden = true; });
}

// A line of a trace as a step with the time at which it began, counted from the beginning of the run.
function liveStep(line, now) {
  const found = line.match(/^step \d+: (over|under)-approximation, ([a-z-]+): (.*) \(([\d.]+) ms\)$/);
  if (!found) return null;
  const time = Number(found[4]) / 1000;
  return { kind: found[1], engine: found[2], input: "", outcome: found[3], time, start: Math.max(now - time, 0) };
}

function say(words) { at("status").textContent = words; }

async function start() {
  if (running !== null) return;
  const clear = () => ["live", "steps"].forEach((id) => at(id).replaceChildren());
  at("answer").replaceChildren();
  clear();
  try {
    running = (await ask("/run", { method: "POST", body: text.value })).run;
    at("run").disabled = true;
    at("stop").disabled = false;
    say("running …");
    const [began, events] = [performance.now(), []];
    for (let seen = 0; ;) {
      const { steps, result } = await ask(`/events/${running}/${seen}`);
      seen += steps.length;
      at("steps").append(...steps.map((step) => make("li", {}, step)));
      at("steps").scrollTop = at("steps").scrollHeight;
      const now = (performance.now() - began) / 1000;
      events.push(...steps.map((step) => liveStep(step, now)).filter(Boolean));
      if (events.length > 0) at("live").replaceChildren(...drawTimeline({ events, time: now }).slice(0, 2));
      if (result) {
        say(result.failure || "done");
        clear();
        if (result.document) explain(at("answer"), result.document);
        break;
      }
    }
  } catch (error) {
    say(error.message);
  }
  running = null;
  at("run").disabled = false;
  at("stop").disabled = true;
}

function stop() { if (running !== null) navigator.sendBeacon(`/stop/${running}`); }

at("run").addEventListener("click", start);
at("stop").addEventListener("click", stop);
addEventListener("pagehide", stop);
at("share").addEventListener("click", async () => {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text.value));
  location.hash = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  say("the address of this page contains the text now");
});

function shared() {
  try {
    const bytes = atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return "";
  }
}

(async () => {
  const examples = await ask("/examples");
  combinators = await ask("/combinators");
  const groups = [...new Set(examples.map((example) => example.group))];
  at("examples").append(...groups.map((group) => make("optgroup", { label: group },
    examples.map((example, place) => (example.group === group ? make("option", { value: place }, example.name) : null)))));
  at("examples").addEventListener("change", (event) => {
    if (event.target.value !== "") editor.set(examples[event.target.value].text);
  });
  editor.set(shared() || text.value || examples[0]?.text || "(declare-const l (List Int))\n(assert (= (List.sum l) 10))\n(check-sat)\n");
})();
