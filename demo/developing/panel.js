// The panel for developers (`--develop`): the position of the match in this room, what each seat sees, and worlds that a seat imagines.

import { el, here } from "/static/shared.js";

let open = false;
let shown = null; // what is chosen: "state", a view, or a world
let number = 1;

let seen = ""; // the entry that is shown

const box = el("aside", { id: "develop", hidden: true, "aria-label": "What this match is made of" });
const button = el("button", { type: "button", id: "develop-open", "aria-pressed": "false", title: "What this match is made of", onclick: toggle }, "{ }");
document.head.append(el("link", { rel: "stylesheet", href: "/develop/page/panel.css" }));
document.body.append(button, box);

const match = () => here()?.tables.filter((table) => table.status !== "open").at(-1)?.match;

function toggle() {
  open = !open;
  button.setAttribute("aria-pressed", String(open));
  draw();
}

setInterval(async () => {
  if (!open || document.hidden) return;
  const found = match() === undefined ? null : await load(match());
  if (seen !== `${match()} ${found?.seq}`) draw();
}, 1500);

async function load(path) {
  const answer = await fetch(`/develop/${path}`);
  return answer.ok ? answer.json() : null;
}

async function draw() {
  box.hidden = !open;
  document.body.classList.toggle("developing", open);
  if (!open) return;
  const current = match();
  const found = current === undefined ? null : await load(current);
  seen = `${current} ${found?.seq}`;
  if (!found) {
    box.replaceChildren(el("p", { class: "nothing" }, "Go to the room of a match that runs."));
    return;
  }
  const seats = Object.keys(found.views).filter((name) => name.startsWith("seat "));
  const names = ["state", ...Object.keys(found.views), ...seats.map((name) => `world of ${name}`)];
  if (!names.includes(shown)) shown = "state";
  const world = shown.startsWith("world of seat ");
  const value = shown === "state" ? found.state : world ? await load(`${current}/world?seat=${shown.slice(14)}&seed=${number}`) : found.views[shown];
  const menu = el("select", { "aria-label": "What to show", onchange: (event) => ((shown = event.target.value), draw()) }, ...names.map((name) => el("option", { value: name, selected: name === shown }, name)));
  const another = world ? el("button", { type: "button", class: "button", onclick: () => (number++, draw()) }, "Another world") : null;
  const record = el("a", { href: `/develop/${current}/record`, class: "button" }, "Record");
  const opened = new Set([...box.querySelectorAll("details[open]")].map((node) => node.dataset.path));
  const top = box.querySelector(".tree")?.scrollTop || 0;
  const tree = el("div", { class: "tree" }, branch("", value, shown, opened, 2));
  box.replaceChildren(el("header", {}, el("b", {}, `№${current} · entry ${found.seq}`), menu, another || "", record), tree);
  tree.scrollTop = top;
}

function branch(name, value, path, opened, deep) {
  const label = name === "" ? "" : el("span", { class: "key" }, `${name}: `);
  if (value === null || typeof value !== "object") return el("div", {}, label, el("span", { class: typeof value }, JSON.stringify(value)));
  const inner = Object.entries(value);
  const short = JSON.stringify(value);
  if (short.length < 60) return el("div", {}, label, short);
  const node = el("details", { "data-path": path, open: deep > 0 || opened.has(path) }, el("summary", {}, label, Array.isArray(value) ? `[${inner.length}]` : `{${inner.length}}`));
  node.append(...inner.map(([key, item]) => branch(key, item, `${path}.${key}`, opened, deep - 1)));
  return node;
}
