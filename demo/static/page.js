// The page: what the server has sent, the person, and the room that is shown. No module imports this one.

import { drawMessage } from "./message.js";
import { drawHome } from "./home.js";
import { drawPeople, drawRooms, drawHead, drawWaits } from "./side.js";
import { showComposer } from "./composer.js";
import { showForm } from "./form.js";
import { $, HOME, closeSide, el, here, personOf, say, state } from "./shared.js";

let socket = null;

// The person and the room are in the page's address.

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

function look() {
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

// What the server sends.

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.onopen = () => {
    document.body.classList.remove("offline");
    look();
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = () => {
    document.body.classList.add("offline");
    setTimeout(connect, 1000);
  };
}

function receive({ part, value, now }) {
  state.offset = now - Date.now();
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
  const turns = me ? me.turn_count : 0;
  return `${turns ? `(${turns}) ` : ""}${here() ? here().name : "Caravel"}${me ? ` · ${me.name}` : ""}`;
}

// Shows the messages of the room in order, and scrolls to the newest.

const scroll = () => $("scroll");
const isAtEnd = () => scroll().scrollHeight - scroll().scrollTop - scroll().clientHeight < 80;
const toEnd = () => (scroll().scrollTop = scroll().scrollHeight);

function keepingSight(change) {
  const end = isAtEnd();
  change();
  if (end) toEnd();
}

function replaceMessage(old, message) {
  const made = drawMessage(message, state.messages.get(state.order[state.order.indexOf(message.id) - 1]), old);
  old.replaceWith(made);
  if (state.wanted === message.id) bringIntoSight(state.wanted);
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
  $("earlier").replaceChildren(el("button", { type: "button", onclick: showEarlier }, say("page-earlier")));
  if (!there && !here()) list.replaceChildren(el("p", { class: "nothing" }, say("page-not-open")));
  if (state.wanted && order.includes(state.wanted)) bringIntoSight(state.wanted);
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
  $("news").replaceChildren(el("button", { type: "button", onclick: toEnd }, say("page-news")));
}

function bringIntoSight(id) {
  const node = $(`message-${id}`);
  if (!node) {
    state.wanted = id;
    return;
  }
  state.wanted = null;
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

// Notes what was read, for each person and room (`unread`).

function seen() {
  const room = here();
  if (room && isAtEnd()) {
    localStorage.setItem(`read ${state.as} ${room.id}`, room.newest);
    $("news").hidden = true;
  }
}

// The events of the other modules.
addEventListener("caravel-enter", enter);
addEventListener("caravel-sight", (event) => bringIntoSight(event.detail));
addEventListener("caravel-form", (event) => showForm(event.detail));

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
