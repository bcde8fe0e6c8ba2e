// Turns Discord's markdown into nodes of the page. The text of a message is never used as HTML.

import { LANGUAGE, el, goTo, personOf, roomOf, say, state } from "./shared.js";

const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^`([^`]+)`/, (m) => el("code", {}, m[1])],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m) => el("strong", {}, ...inline(m[1]))],
  [/^__([^]+?)__/, (m) => el("u", {}, ...inline(m[1]))],
  [/^~~([^]+?)~~/, (m) => el("s", {}, ...inline(m[1]))],
  [/^\*([^*\s](?:[^]*?[^*\s])?)\*/, (m) => el("em", {}, ...inline(m[1]))],
  [/^_([^_]+)_(?!\w)/, (m) => el("em", {}, ...inline(m[1]))],
  [/^\|\|([^]+?)\|\|/, (m) => el("span", { class: "spoiler", onclick: (event) => event.target.classList.add("seen") }, ...inline(m[1]))],
  [/^<:([\w]+):\d+>/, (m) => el("img", { class: "emoji", src: `/emoji/${m[1]}`, alt: m[1].slice(-1).toUpperCase() })],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<@&(\d+)>/, (m) => role(m[1])],
  [/^<#(\d+)>/, (m) => room(m[1])],
  [/^<\/([\w-]+)(?:[^:>]*):\d+>/, (m) => el("span", { class: "mention" }, `/${m[1]}`)],
  [/^<t:(\d{1,12})(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] || "f")],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], ...inline(m[1]))],
  [/^<?(https?:\/\/[^\s<>)]+)>?/, (m) => link(m[1], m[1])],
];

function inline(text) {
  const nodes = [];
  let plain = "";
  while (text) {
    let found = null;
    // The common case: plain letters, and underscores inside a word.
    const special = /[\\`*_~|<[h]/.test(text[0]) && !(text[0] === "_" && /\w$/.test(plain));
    if (special) {
      for (const [pattern, make] of INLINE) {
        const match = pattern.exec(text);
        if (match) {
          found = [make(match), match[0].length];
          break;
        }
      }
    }
    if (!found) {
      plain += text[0];
      text = text.slice(1);
      continue;
    }
    if (typeof found[0] === "string") plain += found[0];
    else {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found[0]);
    }
    text = text.slice(found[1]);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function mention(id) {
  const person = personOf(id);
  const mine = id === state.me;
  return el("span", { class: mine ? "mention mine" : "mention" }, `@${person ? person.name : "Caravel"}`);
}

function role(id) {
  const found = state.roles.find((one) => one.id === id);
  return el("span", { class: "mention" }, `@${found ? found.name : say("page-role")}`);
}

function room(id) {
  const found = roomOf(id);
  if (found?.kind === "forum") return el("span", { class: "mention" }, `☰ ${found.name}`);
  const attributes = { class: "mention link", type: "button", onclick: () => goTo(id) };
  return el("button", attributes, found ? `${found.kind === "thread" ? "⌥ " : "# "}${found.name}` : `# ${say("page-room")}`);
}

// Links to messages of this server stay on the page.
function link(address, ...inside) {
  const here = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(address);
  if (here && roomOf(here[1])) {
    const words = inside.length === 1 && inside[0] === address ? [`# ${roomOf(here[1]).name}`] : inside;
    return el("button", { class: "mention link", type: "button", onclick: () => goTo(here[1], here[2]) }, ...words);
  }
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ...inside);
}

const FORMATS = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, style) {
  const node = el("time", { class: "moment", datetime: new Date(seconds * 1000).toISOString() });
  node.title = new Intl.DateTimeFormat(LANGUAGE, FORMATS.F).format(seconds * 1000);
  if (style === "R") node.dataset.relative = seconds;
  node.textContent = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(LANGUAGE, FORMATS[style]).format(seconds * 1000);
  return node;
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(left) >= size) || UNITS[5];
  return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" }).format(Math.trunc(left / size), unit);
}

setInterval(() => {
  for (const node of document.querySelectorAll("[data-relative]")) node.textContent = relative(Number(node.dataset.relative));
}, 5000);

// Divides a text into blocks: headings, lists, quotes, code, small print, lines.
export function words(text) {
  const made = el("div", { class: "words" });
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    let match;
    if (line.startsWith("```")) {
      const code = [];
      const first = line.slice(3);
      if (first.endsWith("```") && first.length > 3) code.push(first.slice(0, -3));
      else {
        for (at++; at < lines.length && !lines[at].endsWith("```"); at++) code.push(lines[at]);
        if (at < lines.length && lines[at] !== "```") code.push(lines[at].slice(0, -3));
      }
      made.append(el("pre", {}, el("code", {}, code.join("\n"))));
    } else if ((match = /^(#{1,3}) (.*)$/.exec(line))) {
      made.append(el(`h${match[1].length + 2}`, { class: `size${match[1].length}` }, ...inline(match[2])));
    } else if ((match = /^-# (.*)$/.exec(line))) {
      made.append(el("small", {}, ...inline(match[1])));
    } else if ((match = /^( *)(?:[-*]|(\d+)\.) (.*)$/.exec(line))) {
      const item = el("div", { class: "item" }, el("span", { class: "bullet" }, match[2] ? `${match[2]}.` : "•"), el("span", {}, ...inline(match[3])));
      if (match[1]) item.classList.add("inner");
      made.append(item);
    } else if ((match = /^> ?(.*)$/.exec(line))) {
      made.append(el("blockquote", {}, ...inline(match[1])));
    } else if (line.trim() === "") {
      if (at > 0 && at < lines.length - 1) made.append(el("div", { class: "gap" }));
    } else {
      made.append(el("div", { class: "line" }, ...inline(line)));
    }
  }
  return made;
}
