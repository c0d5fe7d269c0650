
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

// The text behind the text area, in colours.
function highlight() {
  const token = /(;[^\n]*)|("(?:[^"]|"")*")|([^\s()";]+)|(\s+|[()])/g;
  at("shown").replaceChildren(...[...text.value.matchAll(token)].map(([all, comment, , word]) => {
    if (comment) return make("span", { class: "comment" }, all);
    if (word && /^(List\.|seq\.|str\.|bv)/.test(word)) return make("span", { class: "name" }, all);
    if (word && /^(\d|#[xb])/.test(word)) return make("span", { class: "number-literal" }, all);
    return all;
  }), "\n");
}

let checking = 0;
function changed() {
  highlight();
  clearTimeout(checking);
  checking = setTimeout(async () => {
    const { errors } = await ask("/check", { method: "POST", body: text.value }).catch((error) => ({ errors: [{ message: error.message }] }));
    at("errors").replaceChildren(...errors.slice(0, 20).map((error) => make("li", {}, error.line ? `line ${error.line} column ${error.column}: ${error.message}` : error.message)));
  }, 300);
}

// Completion: what begins like the word before the caret.
function wordBefore() {
  return text.value.slice(0, text.selectionStart).match(/List\.[a-z_0-9]*$/)?.[0];
}

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
  const lines = text.value.slice(0, text.selectionStart).split("\n").length;
  list.style.top = `${lines * 1.3 + 1}rem`;
  list.style.left = "2rem";
}

function accept(name) {
  const word = wordBefore() || "";
  text.setRangeText(name, text.selectionStart - word.length, text.selectionStart, "end");
  at("choices").hidden = true;
  changed();
}

text.addEventListener("keydown", (event) => {
  const list = at("choices");
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); start(); return; }
  if (list.hidden) return;
  const items = [...list.children];
  const chosen = items.findIndex((item) => item.getAttribute("aria-selected") === "true");
  const choose = (place) => items.forEach((item, index) => item.setAttribute("aria-selected", index === (place + items.length) % items.length));
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen - 1);
  else if (event.key === "Tab" || event.key === "Enter") accept(items[chosen].dataset.name);
  else if (event.key === "Escape") list.hidden = true;
  else return;
  event.preventDefault();
});
text.addEventListener("input", () => { changed(); offer(); });
text.addEventListener("blur", () => { at("choices").hidden = true; });

function say(words) { at("status").textContent = words; }

async function start() {
  if (running !== null) return;
  at("answer").replaceChildren();
  at("steps").replaceChildren();
  try {
    running = (await ask("/run", { method: "POST", body: text.value })).run;
    at("run").disabled = true;
    at("stop").disabled = false;
    say("running …");
    for (let seen = 0; ;) {
      const { steps, result } = await ask(`/events/${running}/${seen}`);
      seen += steps.length;
      at("steps").append(...steps.map((step) => make("li", {}, step)));
      at("steps").lastElementChild?.scrollIntoView({ block: "nearest" });
      if (result) {
        say(result.failure || "done");
        at("steps").replaceChildren();
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
  at("examples").append(...examples.map((example, place) => make("option", { value: place }, example.name)));
  at("examples").addEventListener("change", (event) => {
    if (event.target.value !== "") { text.value = examples[event.target.value].text; changed(); }
  });
  text.value = shared() || text.value || examples[0]?.text || "(declare-const l (List Int))\n(assert (= (List.sum l) 10))\n(check-sat)\n";
  changed();
})();
