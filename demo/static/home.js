// The first page: what can be played, each with one click.

import { $, act, bringIntoSight, el, goTo, roomOf, state, toast } from "./page.js";

export function drawHome() {
  const home = state.home;
  if (!home) return;
  const tiles = home.games.map((game) => tile(game, home));
  $("home").replaceChildren(
    el(
      "section",
      { class: "hero" },
      el("img", { src: "/static/ship.svg", alt: "", width: 72, height: 72 }),
      el("div", {}, el("h2", {}, "Caravel"), el("p", {}, "Board games about great voyages, played in a chat: with friends over days, or against bots right now.")),
    ),
    el("section", { class: "tiles", "aria-label": "Games" }, ...tiles),
    el(
      "section",
      { class: "ways" },
      el("div", {}, el("h3", {}, "You are everybody"), el("p", {}, "The faces at the left are the people of this server. Press one to see every room and every private message as that person. A number tells how many turns wait for them. Several tabs can be several people.")),
      el("div", {}, el("h3", {}, "It is a Discord server"), el("p", {}, "The real bot runs here, in a Discord that is simulated on this machine. Nothing leaves it. Type / in a room for all commands: /play, /move, /rules, /tables.")),
      el("div", {}, el("h3", {}, "Nothing is lost"), el("p", {}, "Stop the demo whenever you like. When it is started again, every match, message and half-made move is where you left it.")),
    ),
  );
}

function tile(game, home) {
  const source = game.example?.picture?.url || `/games/${game.game}-table.png`;
  const play = el("button", { type: "button", class: "button primary" }, "Play against bots");
  play.addEventListener("click", () => start(play, game, home));
  const example = game.example && roomOf(game.example.room);
  const join = example ? el("button", { type: "button", class: "button secondary", onclick: () => goTo(game.example.room) }, game.example.free ? "Take over a seat" : "Watch a match") : "";
  return el(
    "article",
    { class: "tile", "data-game": game.game },
    el("button", { type: "button", class: "cover", "aria-label": `Play ${game.name} against bots`, onclick: () => play.click() }, el("img", { src: source, alt: "", loading: "lazy" })),
    el("div", { class: "about" }, el("h3", {}, game.name, el("small", {}, game.seats)), el("p", {}, game.blurb), el("div", { class: "row" }, play, join)),
  );
}

// The same as the buttons of the word of welcome: the answer is in the channel, seen by this person only.
async function start(button, game, home) {
  if (!home.welcome) return toast("One moment: Caravel is just coming in.");
  button.disabled = true;
  button.textContent = "Setting out…";
  const me = state.as;
  const result = await act("use", { room: state.channel, message: home.welcome, id: game.play, kind: 2 });
  button.disabled = false;
  button.textContent = "Play against bots";
  if (result.refused || me !== state.as) return;
  goTo(state.channel, result.message);
  bringIntoSight(result.message);
}
