// The page: what it was told, who looks into which room, and what everybody does.

import { drawMessage } from "./message.js";
import { drawHome } from "./home.js";
import { drawPeople, drawRooms, drawHead, drawWaits } from "./side.js";
import { showComposer } from "./composer.js";
import { showForm } from "./form.js";

export const HOME = "home";
export const state = { me: null, as: "", people: [], rooms: [], roles: [], channel: null, room: HOME, order: [], messages: new Map(), count: 60, known: false };

let socket = null;
let offset = 0; // the server's clock minus ours
let wanted = null; // a message to be brought into sight once it is there

// Small helpers that every file uses.

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
export const personOf = (id) => state.people.find((person) => person.id === id);
export const roomOf = (id) => state.rooms.find((room) => room.id === id);
export const here = () => roomOf(state.room);
export const now = () => Date.now() + offset;

export function toast(text) {
  const node = el("div", { class: "toast" }, text);
  $("toasts").append(node);
  setTimeout(() => node.remove(), 6000);
}

// Person and room are in the address.

function readAddress() {
  const asked = new URLSearchParams(location.search);
  state.as = asked.get("as") || "";
  state.room = asked.get("room") || HOME;
}

function writeAddress() {
  const asked = new URLSearchParams({ as: state.as || "ana" });
  if (state.room !== HOME) asked.set("room", state.room);
  const address = `/?${asked}`;
  if (address !== location.pathname + location.search) history.pushState(null, "", address);
}

export function goTo(room, message = null) {
  wanted = message;
  closeSide();
  if (room === state.room) {
    if (message) bringIntoSight(message);
    return;
  }
  state.room = room;
  enter();
}

export function be(key, room = state.room) {
  if (key === state.as && room === state.room) return;
  const before = here();
  // Direct messages belong to one person; another one begins in the channel.
  state.room = before && before.kind === "direct" && room === state.room ? state.channel : room;
  state.as = key;
  enter();
}

function enter() {
  writeAddress();
  state.order = [];
  state.messages.clear();
  state.count = 60;
  state.known = false;
  $("messages").replaceChildren();
  $("news").hidden = true;
  look();
  showRoom();
  $("scroll").scrollTop = 0;
}

export function look() {
  if (!socket || socket.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify({ as: state.as, room: state.room === HOME ? null : state.room, count: state.count }));
}

function showRoom() {
  const home = state.room === HOME;
  document.body.classList.toggle("at-home", home);
  $("home").hidden = !home;
  $("messages").hidden = home;
  $("composer").hidden = home || !here();
  drawPeople();
  drawRooms();
  drawHead();
  drawWaits();
  if (home) {
    drawHome();
    $("earlier").hidden = true;
  } else if (here()) showComposer();
}

// What the server tells.

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.onopen = () => {
    document.body.classList.remove("offline");
    look();
  };
  socket.onmessage = (event) => told(JSON.parse(event.data));
  socket.onclose = () => {
    document.body.classList.add("offline");
    setTimeout(connect, 1000);
  };
}

function told({ part, value, now }) {
  offset = now - Date.now();
  if (part === "people") {
    state.people = value.all;
    state.me = value.me;
    state.as = personOf(value.me).key;
    drawPeople();
  } else if (part === "rooms") {
    state.rooms = value.all;
    state.roles = value.roles;
    state.channel = value.channel;
    if (state.room === HOME) drawHome();
    else if ($("composer").hidden && here()) showRoom();
    drawRooms();
    drawHead();
    drawWaits();
  } else if (part === "home") {
    state.home = value;
    if (value.develop) import("/develop/page/panel.js");
    if (state.room === HOME) showRoom();
  } else if (part === "room") {
    if (value.id === state.room) drawOrder(value);
  } else if (part.startsWith("message ")) {
    state.messages.set(value.id, value);
    const old = $(`message-${value.id}`);
    if (old) keepingSight(() => replaceMessage(old, value));
  }
  document.title = title();
}

function title() {
  const me = personOf(state.me);
  const turns = me ? me.turns : 0;
  return `${turns ? `(${turns}) ` : ""}${here() ? here().name : "Caravel"}${me ? ` · ${me.name}` : ""}`;
}

// The messages of the room, in order, with the newest in sight.

const scroll = () => $("scroll");
const isAtEnd = () => scroll().scrollHeight - scroll().scrollTop - scroll().clientHeight < 80;
export const toEnd = () => (scroll().scrollTop = scroll().scrollHeight);

function keepingSight(change) {
  const end = isAtEnd();
  change();
  if (end) toEnd();
}

function replaceMessage(old, message) {
  const made = drawMessage(message, state.messages.get(state.order[state.order.indexOf(message.id) - 1]), old);
  old.replaceWith(made);
  if (wanted === message.id) bringIntoSight(wanted);
}

function drawOrder({ order, earlier, there }) {
  const first = !state.known;
  const end = isAtEnd() || first;
  const from = scroll().scrollHeight - scroll().scrollTop;
  const older = !first && order.length && order[0] !== state.order[0] && order.includes(state.order[0]);
  const list = $("messages");
  const before = new Set(state.order);
  state.order = order;
  state.known = true;
  for (const [index, id] of order.entries()) {
    const previous = order[index - 1];
    const old = $(`message-${id}`);
    const made = drawMessage(state.messages.get(id), state.messages.get(previous), old);
    if (!first && !older && !before.has(id)) made.classList.add("new");
    if (old) old.replaceWith(made);
    const place = index ? $(`message-${previous}`).nextSibling : list.firstChild;
    if (place !== made) list.insertBefore(made, place);
  }
  const kept = new Set(order.map((id) => `message-${id}`));
  for (const node of [...list.children]) if (!kept.has(node.id)) node.remove();
  $("earlier").hidden = !earlier;
  $("earlier").replaceChildren(el("button", { type: "button", onclick: showEarlier }, "Show earlier messages"));
  if (!there && !here()) list.replaceChildren(el("p", { class: "nothing" }, "This room is not open to this person. Choose another one."));
  if (wanted && order.includes(wanted)) bringIntoSight(wanted);
  else if (older) scroll().scrollTop = scroll().scrollHeight - from;
  else if (end) toEnd();
  else if (order.some((id) => !before.has(id))) showNews();
  seen();
}

function showEarlier() {
  state.count += 60;
  look();
}

function showNews() {
  $("news").hidden = false;
  $("news").replaceChildren(el("button", { type: "button", onclick: toEnd }, "New messages below ↓"));
}

export function bringIntoSight(id) {
  const node = $(`message-${id}`);
  if (!node) {
    wanted = id;
    return;
  }
  wanted = null;
  const view = scroll().getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const isLast = state.order[state.order.length - 1] === id;
  if (isLast) toEnd();
  else if (box.height > view.height || box.top < view.top) scroll().scrollTop += box.top - view.top - 12;
  else if (box.bottom > view.bottom) scroll().scrollTop += box.bottom - view.bottom + 16;
  node.classList.remove("flash");
  void node.offsetWidth; // begin the animation anew
  node.classList.add("flash");
}

// What was read, for each person and room; in this browser only.

export function unread(room) {
  const read = localStorage.getItem(`read ${state.as} ${room.id}`);
  return room.id !== state.room && room.newest !== "0" && (read === null || BigInt(read) < BigInt(room.newest));
}

export function seen() {
  const room = here();
  if (room && isAtEnd()) {
    localStorage.setItem(`read ${state.as} ${room.id}`, room.newest);
    $("news").hidden = true;
  }
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
    toast("The demo does not answer. Is it still running?");
    return { refused: true };
  }
}

// An interaction, and what follows from it on the page: a form opens, or the answer comes into sight.
export async function interact(what, options) {
  const me = state.as;
  const room = options.room || state.room;
  const result = await act(what, options);
  if (me !== state.as || room !== state.room) return result;
  if (result.form) showForm(result.form);
  else if (result.message) bringIntoSight(result.message);
  return result;
}

export const openSide = () => document.body.classList.add("side-open");
export const closeSide = () => document.body.classList.remove("side-open");

addEventListener("popstate", () => {
  readAddress();
  enter();
});
$("shade").addEventListener("click", closeSide);
$("scroll").addEventListener("scroll", () => seen(), { passive: true });
new ResizeObserver(() => state.known && wasAtEnd && toEnd()).observe($("messages"));
let wasAtEnd = true;
$("scroll").addEventListener("scroll", () => (wasAtEnd = isAtEnd()), { passive: true });

readAddress();
document.body.classList.toggle("at-home", state.room === HOME);
connect();
