// The side bar: the person, the rooms, and the turns that wait.

import { $, HOME, be, el, goTo, here, openSide, personOf, say, state, unread } from "./shared.js";

const COLOURS = ["#c2583f", "#3d7a9e", "#6b8f47", "#8a5fa8", "#b8862d", "#2f8a7d", "#a04c6e"];

export const colourOf = (id) => COLOURS[Math.max(0, state.people.findIndex((person) => person.id === id)) % COLOURS.length];

export function avatar(id, size = 40) {
  const person = personOf(id);
  if (!person) return el("img", { class: "avatar", src: "/static/ship.svg", alt: "", width: size, height: size });
  const style = `background:${colourOf(id)};width:${size}px;height:${size}px;font-size:${Math.round(size * 0.44)}px`;
  return el("span", { class: "avatar", style, "aria-hidden": "true" }, person.name[0]);
}

const badge = (count) => (count ? el("span", { class: "badge", title: say("page-turns", { count }) }, String(count)) : null);

export function drawPeople() {
  const made = state.people.map((person) => {
    const mine = person.id === state.me;
    const turns = person.turn_count ? `. ${say("page-turns", { count: person.turn_count })}` : "";
    return el(
      "button",
      { type: "button", class: mine ? "person chosen" : "person", "data-person": person.key, "aria-pressed": String(mine), "aria-label": say("page-play-as-one", { name: person.name }) + turns, onclick: () => be(person.key) },
      el("span", { class: "face" }, avatar(person.id, 44), badge(person.turn_count)),
      el("span", { class: "name" }, person.name),
    );
  });
  $("people").replaceChildren(el("div", { class: "caption" }, say("page-play-as")), ...made);
}

function turnLines(room) {
  return room.turns.map((turn) =>
    el("button", { type: "button", class: "turn", onclick: () => goTo(room.id, turn.card) }, el("span", { class: "dot" }), ...(room.kind === "thread" ? [say("page-your-turn")] : [say("page-your-turn-at", { game: turn.game }), el("small", {}, ` №${turn.match}`)])),
  );
}

// A match's thread has the name of its game, and its number in small print.
function label(name) {
  const [, game, number] = /^(.*) · \D+ (\d+)$/.exec(name) || [null, name, ""];
  return el("span", { class: "label", title: name }, game, number ? el("small", {}, ` №${number}`) : "");
}

function roomLine(room) {
  if (room.kind === "forum") return [el("div", { class: "room forum" }, el("span", { class: "sign" }, "☰"), label(room.name))];
  const signs = { channel: "#", thread: "⌥", direct: "@" };
  const chosen = room.id === state.room;
  const classes = ["room", room.kind, chosen ? "chosen" : "", unread(room) ? "unread" : "", room.turns.length ? "waiting" : ""].join(" ");
  return [
    el(
      "button",
      { type: "button", class: classes, "data-room": room.id, "aria-current": chosen ? "page" : null, onclick: () => goTo(room.id) },
      el("span", { class: "sign" }, signs[room.kind]),
      label(room.name),
      badge(room.turns.length),
    ),
    ...turnLines(room),
  ];
}

export function drawRooms() {
  const me = personOf(state.me);
  const named = (kind) => state.rooms.filter((room) => room.kind === kind);
  const top = $("rooms").querySelector(".list")?.scrollTop || 0;
  const direct = named("direct");
  const list = el(
    "div",
    { class: "list" },
    el("button", { type: "button", class: `room home-link ${state.room === HOME ? "chosen" : ""}`, "data-room": HOME, onclick: () => goTo(HOME) }, el("span", { class: "sign" }, "⚓"), el("span", { class: "label" }, say("page-start"))),
    el("div", { class: "caption" }, say("page-channels")),
    ...state.rooms.filter((room) => room.kind !== "direct").flatMap(roomLine),
    el("div", { class: "caption" }, say("page-direct")),
    ...(direct.length ? direct.flatMap(roomLine) : [el("p", { class: "hint" }, say("page-direct-none"))]),
  );
  const foot = me ? el("div", { class: "self" }, avatar(me.id, 32), el("span", {}, el("b", {}, me.name), el("small", {}, say("page-you-now")))) : null;
  $("rooms").replaceChildren(el("header", {}, el("img", { src: "/static/ship.svg", alt: "", width: 28, height: 28 }), say("page-harbour")), list, foot || "");
  list.scrollTop = top;
}

export function drawHead() {
  const room = here();
  const me = personOf(state.me);
  const turns = state.people.reduce((sum, person) => sum + person.turn_count, 0);
  const menu = el("button", { type: "button", class: "menu", "aria-label": say("page-rooms-people"), onclick: openSide }, "☰", badge(turns));
  const sign = { channel: "#", thread: "⌥", direct: "@" }[room?.kind] || "⚓";
  $("head").replaceChildren(
    menu,
    el("span", { class: "sign" }, sign),
    el("h1", {}, room ? room.name : state.room === HOME ? say("page-start") : ""),
    room && room.topic ? el("span", { class: "topic" }, room.topic) : "",
    me ? el("button", { type: "button", class: "me", onclick: openSide, "aria-label": say("page-play-as-one", { name: me.name }) }, avatar(me.id, 28)) : "",
  );
}

// Says in which other room the person's turn waits. If this room waits only for others, offers to become one of them.
export function drawWaits() {
  const room = here();
  const box = $("turns");
  const elsewhere = room ? state.rooms.filter((other) => other.id !== room.id).flatMap((other) => other.turns.map((turn) => [other, turn])) : [];
  const tables = room ? room.tables.filter((table) => table.status === "running" && table.seated) : [];
  const others = room?.turns.length ? [] : [...new Set(tables.flatMap((table) => table.waits))].filter((id) => id !== state.me && personOf(id));
  box.hidden = !others.length && !elsewhere.length;
  box.replaceChildren(
    ...elsewhere.slice(0, 3).map(([other, turn]) => el("button", { type: "button", class: "mine", onclick: () => goTo(other.id) }, el("span", { class: "dot" }), say("page-your-turn-at", { game: turn.game }))),
    others.length ? el("span", {}, say("page-waiting", { names: others.map((id) => personOf(id).name).join(", ") })) : "",
    ...others.map((id) => el("button", { type: "button", onclick: () => be(personOf(id).key) }, avatar(id, 20), say("page-be", { name: personOf(id).name }))),
  );
}
