// The first page: what can be played, each with one click.

import { $, HOME, act, el, goTo, roomOf, state } from "./shared.js";

const pressed = new Set(); // buttons whose answer is awaited

export function drawHome() {
  const home = state.home;
  if (!home) return;
  const tiles = home.games.map((game) => tile(game));
  $("home").replaceChildren(
    el(
      "section",
      { class: "hero" },
      el("img", { src: "/static/ship.svg", alt: "", width: 72, height: 72 }),
      el("div", {}, el("h2", {}, "Caravel"), el("p", {}, "Board games about great voyages, played in a chat: with friends over days, or against bots right now."), el("p", { class: "first" }, "Try first: Learn a game in ten minutes, then Play against bots. Then be Ana, open a table, and join it as Bruno.")),
    ),
    el("section", { class: "tiles", "aria-label": "Games" }, ...tiles),
    el(
      "section",
      { class: "ways" },
      clock(home),
      el("div", {}, el("h3", {}, "You are everybody"), el("p", {}, "The round faces are the people of this server (on a small screen press ☰ for them). Press one to be that person in every room, with their private messages. A number says how many turns wait for them. Several tabs can be several people.")),
      el("div", {}, el("h3", {}, "It is a Discord server"), el("p", {}, "The real bot runs here, in a Discord that is simulated on this machine. Nothing leaves it. Type / in a room for all commands: /play, /move, /rules, /desk.")),
      el("div", {}, el("h3", {}, "Nothing is lost"), el("p", {}, "Stop the demo whenever you like. When it is started again, every match, message and half-made move is where you left it.")),
    ),
  );
}

// Who manages the server may let time pass: a quarter of an hour, so that no evening or last reminder is jumped over, or eight hours.
function clock(home) {
  const master = home.master;
  const step = (label, long) => {
    const button = el("button", { type: "button", class: "button secondary" }, label);
    button.addEventListener("click", () => act("pass", { long }));
    return button;
  };
  const words = master ? "Turns end, puzzles and evenings begin, reminders come." : "Ana is the harbour master: be Ana to let time pass.";
  return el("div", { class: "clock" }, el("h3", {}, "Time"), el("p", {}, words), master ? el("div", { class: "row" }, step("15 minutes later", false), step("8 hours later", true)) : "");
}

function tile(game) {
  const match = game.match && roomOf(game.match.room) ? game.match : null;
  const play = starter("Play against bots", "primary", game.play);
  const learn = game.learn ? starter("Learn", "success", game.learn) : "";
  const join = match ? el("button", { type: "button", class: "button secondary", onclick: () => goTo(match.room) }, match.own ? "Go on" : "Take over a seat") : "";
  const image = el("img", { src: `/games/${game.game}.png`, alt: "" });
  image.addEventListener("error", () => match?.picture && image.src !== location.origin + match.picture.url && (image.src = match.picture.url));
  return el(
    "article",
    { class: "tile", "data-game": game.game },
    el("button", { type: "button", class: "cover", tabindex: "-1", "aria-hidden": "true", onclick: () => (match ? goTo(match.room) : play.click()) }, image),
    el("div", { class: "about" }, el("h3", {}, game.name, el("small", {}, game.seats)), el("p", {}, game.blurb), el("div", { class: "row" }, learn, play, join)),
  );
}

// The same as the buttons of the word of welcome: the answer is in the channel, seen by this person only.
function starter(label, style, id) {
  const button = el("button", { type: "button", class: `button ${style} ${pressed.has(id) ? "pressed" : ""}` }, label);
  button.addEventListener("click", async () => {
    if (pressed.has(id)) return;
    pressed.add(id);
    drawHome();
    const me = state.as;
    while (!state.home.welcome) await new Promise((done) => setTimeout(done, 100)); // the bot is still coming in
    const result = await act("use", { room: state.channel, message: state.home.welcome, id, kind: 2 });
    pressed.delete(id);
    if (!result.refused && me === state.as && state.room === HOME) goTo(state.channel, result.message);
    else if (state.room === HOME) drawHome();
  });
  return button;
}
