// The first page: all games, each of which begins with one click.

import { $, HOME, LANGUAGE, act, el, goTo, roomOf, say, state } from "./shared.js";

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
      el("div", {}, el("h2", {}, "Caravel"), el("p", {}, say("page-lead")), el("p", { class: "first" }, say("page-first"))),
    ),
    el("section", { class: "tiles", "aria-label": say("page-games") }, ...tiles),
    el(
      "section",
      { class: "ways" },
      clock(home),
      el("div", {}, el("h3", {}, say("page-everybody")), el("p", {}, say("page-everybody-text"))),
      el("div", {}, el("h3", {}, say("page-server")), el("p", {}, say("page-server-text"))),
      el("div", {}, el("h3", {}, say("page-kept")), el("p", {}, say("page-kept-text"))),
    ),
  );
}

// A person who manages the server can let time pass: eight hours, or a quarter of an hour, which skips no evening and no last reminder.
function clock(home) {
  const master = home.master;
  const step = (label, long) => {
    const button = el("button", { type: "button", class: "button secondary" }, label);
    button.addEventListener("click", () => act("pass", { long }));
    return button;
  };
  const words = master ? say("page-time-master") : say("page-time-others");
  return el("div", { class: "clock" }, el("h3", {}, say("page-time")), el("p", {}, words), master ? el("div", { class: "row" }, step(say("page-quarter"), false), step(say("page-hours"), true)) : "");
}

function tile(game) {
  const match = game.match && roomOf(game.match.room) ? game.match : null;
  const play = starter(say("page-play"), "primary", game.play);
  const learn = game.learn ? starter(say("page-learn"), "success", game.learn) : "";
  const join = match ? el("button", { type: "button", class: "button secondary", onclick: () => goTo(match.room) }, match.own ? say("page-go-on") : say("page-take-over")) : "";
  // The texts of a game's own picture are English. In other languages the place is empty until there is a match with a card.
  const source = LANGUAGE === "en" ? `/games/${game.game}.png` : match?.picture?.url;
  const image = source ? el("img", { src: source, alt: "" }) : "";
  if (image) image.addEventListener("error", () => match?.picture && image.src !== location.origin + match.picture.url && (image.src = match.picture.url));
  return el(
    "article",
    { class: "tile", "data-game": game.game },
    el("button", { type: "button", class: "cover", tabindex: "-1", "aria-hidden": "true", onclick: () => (match ? goTo(match.room) : play.click()) }, image),
    el("div", { class: "about" }, el("h3", {}, game.name, el("small", {}, game.seats)), el("p", {}, game.blurb), el("div", { class: "row" }, learn, play, join)),
  );
}

// Presses the button of the welcome message. The answer is in the channel, and only this person sees it.
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
