// One message as Discord shows it: its author, its time, and its content.

import { LANGUAGE, act, el, goTo, interact, now, personOf, phrase, say, state } from "./shared.js";
import { avatar, colourOf } from "./side.js";
import { menu, offered } from "./menu.js";
import { words } from "./words.js";

const TOGETHER = 7 * 60 * 1000; // messages of one author within this time stand under one head

export function drawMessage(message, previous, old = null) {
  if (message.began) return announcement(message);
  const follows = previous && !previous.began && previous.author.id === message.author.id && message.at - previous.at < TOGETHER && !message.command && message.private === previous.private;
  const mine = message.pings.includes(state.me);
  const classes = ["message", follows ? "follows" : "", message.private ? "private" : "", mine ? "pinged" : ""].join(" ");
  const node = el("article", { id: `message-${message.id}`, class: classes });
  if (message.command) node.append(el("div", { class: "cause" }, avatar(message.by, 16), ...phrase("page-used", { name: el("b", {}, personOf(message.by)?.name || ""), command: el("span", { class: "mention" }, message.command) })));
  const body = el("div", { class: "body" });
  if (follows) node.append(el("time", { class: "margin" }, hour(message.at)));
  else {
    node.append(avatar(message.author.bot ? null : message.author.id));
    body.append(heading(message));
  }
  if (message.loading) body.append(el("div", { class: "loading" }, el("span", { class: "dots" }, el("i"), el("i"), el("i")), say("page-thinking")));
  if (message.content) body.append(words(message.content));
  const pictures = old ? new Map([...old.querySelectorAll(".picture img")].map((image, index) => [index, image])) : new Map();
  const drawing = { message, pictures, index: 0 };
  for (const component of message.components) body.append(draw(component, drawing));
  for (const file of message.files) body.append(file.width ? picture({ media: file }, drawing) : download(file));
  if (message.private) {
    body.append(
      el("div", { class: "note" }, `${say("page-private")} • `, el("button", { type: "button", onclick: () => act("dismiss", { message: message.id }) }, say("page-dismiss"))),
    );
  }
  node.append(body);
  if (old) for (const kind of ["flash", "new"]) if (old.classList.contains(kind)) node.classList.add(kind);
  return node;
}

// The message of Discord itself that a thread was created.
function announcement(message) {
  const link = el("button", { type: "button", class: "mention link", onclick: () => goTo(message.began) }, message.content);
  return el("article", { id: `message-${message.id}`, class: "message system" }, el("span", { class: "sign" }, "⌥"), el("span", {}, ...phrase("page-thread", { name: el("b", {}, message.author.name), thread: link })), el("time", {}, day(message.at)));
}

function heading(message) {
  const at = new Date(message.at);
  return el(
    "header",
    {},
    el("b", { style: message.author.bot ? "" : `color:${colourOf(message.author.id)}` }, message.author.name),
    message.author.bot ? el("span", { class: "app" }, "APP") : "",
    el("time", { datetime: at.toISOString(), title: at.toLocaleString(LANGUAGE, { dateStyle: "full", timeStyle: "short" }) }, day(message.at)),
  );
}

const hour = (at) => new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

function day(at) {
  const start = new Date(now()).setHours(0, 0, 0, 0);
  if (at >= start) return hour(at);
  if (at >= start - 86400000) return say("page-yesterday", { time: hour(at) });
  return `${new Date(at).toLocaleDateString(LANGUAGE === "en" ? "en-GB" : LANGUAGE)} ${hour(at)}`;
}

function draw(component, drawing) {
  const make = KINDS[component.type];
  return make ? make(component, drawing) : el("span", { class: "unknown" }, say("page-unknown"));
}

const inside = (components, drawing) => (components || []).map((component) => draw(component, drawing));
const isOne = (component) => component?.type === 1 && component.components.length === 1 && component.components[0].type === 2;

// Successive rows with one button each: on a phone as wide as the message, on a desk side by side.
function together(components, drawing) {
  const drawn = [];
  components.forEach((component, at) => {
    if (!isOne(component)) drawn.push(draw(component, drawing));
    else if (isOne(components[at - 1])) drawn.at(-1).append(...inside(component.components, drawing));
    else drawn.push(el("div", { class: "row single" }, ...inside(component.components, drawing)));
  });
  return drawn;
}

function container(component, drawing) {
  const node = el("div", { class: "container" }, ...together(component.components, drawing));
  if (component.accent_color !== null && component.accent_color !== undefined) node.style.borderLeftColor = `#${component.accent_color.toString(16).padStart(6, "0")}`;
  return node;
}

const text = (component) => words(component.content);
const row = (component, drawing) => el("div", { class: "row" }, ...inside(component.components, drawing));
const separator = (component) => el("hr", { class: component.divider === false ? "plain" : "" });
const section = (component, drawing) => el("div", { class: "section" }, el("div", {}, ...inside(component.components, drawing)), draw(component.accessory, drawing));
const gallery = (component, drawing) => el("div", { class: "gallery" }, ...component.items.map((item) => picture(item, drawing)));
const thumbnail = (component, drawing) => picture(component, drawing, "thumbnail");
const file = (component) => download(component.file);

// A picture's place has its final size from the start. The old picture stays until the new one is loaded.
function picture(item, drawing, kind = "picture") {
  const { url, width, height } = item.media;
  const before = drawing.pictures.get(drawing.index++);
  const alt = item.description || "";
  const box = el("button", { type: "button", class: kind, "aria-label": say("page-enlarge", { text: alt }), onclick: () => enlarge(url, alt) });
  if (width) box.style.aspectRatio = `${width} / ${height}`;
  if (width) box.style.maxWidth = `${width}px`;
  if (before && before.getAttribute("src") === url) {
    box.append(before);
    return box;
  }
  const image = el("img", { src: url, alt, width, height, decoding: "async" });
  if (before && before.complete) box.style.backgroundImage = `url("${before.getAttribute("src")}")`;
  image.addEventListener("load", () => {
    box.classList.add("loaded");
    box.style.backgroundImage = "";
  });
  box.append(image);
  return box;
}

function enlarge(url, alt) {
  const image = el("img", { src: url, alt });
  const dialog = el("dialog", { class: "large", "aria-label": say("page-picture") }, image, el("button", { type: "button", class: "close", "aria-label": say("page-close"), onclick: () => dialog.close() }, "✕"));
  image.addEventListener("click", (event) => {
    const box = image.getBoundingClientRect();
    const at = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    dialog.classList.toggle("whole");
    dialog.scrollLeft = at[0] * dialog.scrollWidth - dialog.clientWidth / 2;
    dialog.scrollTop = at[1] * dialog.scrollHeight - dialog.clientHeight / 2;
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function download(media) {
  const size = media.bytes > 1024 ? `${(media.bytes / 1024).toFixed(1)} KB` : `${media.bytes} bytes`;
  return el("a", { class: "download", href: media.url, download: media.name }, el("span", { class: "kind" }, media.name.split(".").pop()), el("span", {}, el("b", {}, media.name), el("small", {}, size)), el("span", { class: "sign" }, "↓"));
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

function button(component, drawing) {
  const own = component.emoji?.id, label = [own ? "" : component.emoji?.name || "", component.label || ""].join(" ").trim();
  if (component.style === 5) return linkButton(component.url, label);
  const node = el("button", { type: "button", class: `button ${STYLES[component.style]}`, disabled: component.disabled }, ...(own ? [el("img", { class: "emoji", src: `/emoji/${component.emoji.name}`, alt: "" })] : []), label);
  node.addEventListener("click", () => use(node, component, drawing.message, []));
  return node;
}

function linkButton(url, label) {
  const node = words(`[${label.replaceAll("]", "")}](${url})`).querySelector("a, button");
  node.className = "button secondary";
  if (node.tagName === "A") node.append(" ↗");
  return node;
}

function select(component, drawing) {
  return menu(offered(component), (values, node) => use(node, component, drawing.message, values));
}

async function use(node, component, message, values) {
  const around = node.closest(".message");
  if (around.classList.contains("busy")) return;
  around.classList.add("busy");
  node.classList.add("pressed");
  await interact("use", { message: message.id, id: component.custom_id, kind: component.type, values });
  for (const busy of document.querySelectorAll(`#${CSS.escape(around.id)}`)) busy.classList.remove("busy");
  around.classList.remove("busy");
  node.classList.remove("pressed");
}

// How to draw each component, by Discord's number of its type.
const KINDS = { 1: row, 2: button, 3: select, 5: select, 6: select, 8: select, 9: section, 10: text, 11: thumbnail, 12: gallery, 13: file, 14: separator, 17: container };
