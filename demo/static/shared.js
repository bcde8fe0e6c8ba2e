// Shared by all modules: what the page knows, how nodes are made, and what people do. Modules send events to page.js when something changes.

export const HOME = "home";
export const state = {
  me: null, as: "", people: [], rooms: [], roles: [], channel: null, room: HOME, order: [], messages: new Map(), count: 60, known: false,
  offset: 0, // the server's clock minus ours
  wanted: null, // a message to be brought into sight once it is there
};

export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const $ = (id) => document.getElementById(id);

// The page's own texts, which the server has put into it in its language. `phrase` puts nodes into a text.
const TEXTS = JSON.parse($("texts").textContent);
export const LANGUAGE = document.documentElement.lang;
export const phrase = (key, nodes = {}) => TEXTS[key].split(/\{(\w+)\}/).map((part, at) => (at % 2 ? nodes[part] : part));
export const say = (key, values) => phrase(key, values).join("");

export const personOf = (id) => state.people.find((person) => person.id === id);
export const roomOf = (id) => state.rooms.find((room) => room.id === id);
export const here = () => roomOf(state.room);
export const now = () => Date.now() + state.offset;

export function toast(text) {
  const node = el("div", { class: "toast" }, text);
  $("toasts").append(node);
  setTimeout(() => node.remove(), 6000);
}

export const openSide = () => document.body.classList.add("side-open");
export const closeSide = () => document.body.classList.remove("side-open");

const announce = (what, detail = null) => dispatchEvent(new CustomEvent(`caravel-${what}`, { detail }));

// Go to a room or to a message, or become another person.

export function goTo(room, message = null) {
  state.wanted = message;
  closeSide();
  if (room === state.room) {
    if (message) announce("sight", message);
    return;
  }
  state.room = room;
  announce("enter");
}

export function be(key, room = state.room) {
  if (key === state.as && room === state.room) return;
  const before = here();
  // Direct messages belong to one person; another person begins in the channel.
  state.room = before && before.kind === "direct" && room === state.room ? state.channel : room;
  state.as = key;
  announce("enter");
}

// What was not read, for each person and room. Only this browser knows it.
export function unread(room) {
  const read = localStorage.getItem(`read ${state.as} ${room.id}`);
  return room.id !== state.room && room.newest !== "0" && (read === null || BigInt(read) < BigInt(room.newest));
}

// What people do.

export async function act(what, options = {}) {
  try {
    const answer = await fetch("/do", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ as: state.as, room: state.room, ...options, do: what }) });
    if (!answer.ok) throw new Error(answer.statusText);
    const result = await answer.json();
    if (result.refused) toast(result.refused);
    return result;
  } catch {
    toast(say("page-no-answer"));
    return { refused: true };
  }
}

// Sends an interaction. Then a form opens, or the page scrolls to the answer.
export async function interact(what, options) {
  const me = state.as;
  const room = options.room || state.room;
  const result = await act(what, options);
  if (me !== state.as || room !== state.room) return result;
  if (result.form) announce("form", result.form);
  else if (result.message) announce("sight", result.message);
  return result;
}
