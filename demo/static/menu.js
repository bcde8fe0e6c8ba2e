// A select menu. A click sends one choice; several are sent by a button below. In a form each pick counts at once.

import { el, say, state } from "./shared.js";

// The choices of a menu, by its type: its own, people, roles, or channels of some kinds.
const OFFERED = {
  3: (component) => component.options,
  5: () => state.people.map((person) => ({ label: person.name, value: person.id })),
  6: () => state.roles.map((role) => ({ label: `@${role.name}`, value: role.id })),
  8: (component) => state.rooms.filter((room) => (component.channel_types || [0]).includes({ channel: 0, forum: 15 }[room.kind])).map((room) => ({ label: `# ${room.name}`, value: room.id })),
};

// A menu of the bot, with its choices and the chosen ones.
export function offered(component) {
  const options = OFFERED[component.type](component);
  const chosen = component.type === 3 ? options.filter((option) => option.default).map((option) => option.value) : (component.default_values || []).map((value) => String(value.id));
  return { ...component, options, chosen };
}

export function menu({ options, chosen, placeholder, min_values: lo = 1, max_values: hi = 1, disabled = false, atOnce = false }, done) {
  const picked = new Set(chosen);
  const labels = () => options.filter((option) => picked.has(option.value)).map((option) => option.label);
  const head = el("button", { type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", disabled });
  const node = el("div", { class: "menu" }, head);
  let list = null;

  function draw() {
    const names = labels();
    head.replaceChildren(el("span", { class: names.length ? "" : "empty" }, names.length ? names.join(", ") : placeholder || say("page-choose")), el("span", { class: "arrow" }, "⌄"));
  }

  function close() {
    if (!list) return;
    list.remove();
    list = null;
    head.setAttribute("aria-expanded", "false");
    document.removeEventListener("click", outside, true);
  }

  const outside = (event) => !node.contains(event.target) && close();

  const values = () => options.filter((option) => picked.has(option.value)).map((option) => option.value);

  function send() {
    close();
    done(values(), node);
  }

  function pick(value, line) {
    if (hi === 1) {
      picked.clear();
      picked.add(value);
      draw();
      send();
      return;
    }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < hi) picked.add(value);
    line.setAttribute("aria-selected", String(picked.has(value)));
    draw();
    check();
    if (atOnce) done(values(), node);
  }

  function check() {
    const ready = list.querySelector(".ready");
    if (!ready) return;
    ready.disabled = picked.size < lo;
    ready.textContent = picked.size < lo ? say("page-choose-least", { count: lo }) : hi < options.length && hi > 1 ? say("page-done-of", { count: picked.size, most: hi }) : say("page-done");
  }

  function open() {
    if (list) return close();
    const lines = options.map((option) => {
      const line = el(
        "button",
        { type: "button", role: "option", class: "option", "aria-selected": String(picked.has(option.value)) },
        el("span", {}, el("b", {}, option.label), option.description ? el("small", {}, option.description) : ""),
        el("span", { class: "tick" }),
      );
      line.addEventListener("click", () => pick(option.value, line));
      return line;
    });
    const clear = hi === 1 && lo === 0 && picked.size ? el("button", { type: "button", class: "option", onclick: () => (picked.clear(), draw(), send()) }, say("page-nothing")) : "";
    const ready = hi > 1 ? el("button", { type: "button", class: "ready", onclick: send }) : "";
    list = el("div", { class: "options" }, el("div", { role: "listbox", class: "lines" }, ...lines, clear), ready);
    list.addEventListener("keydown", move);
    node.append(list);
    head.setAttribute("aria-expanded", "true");
    check();
    document.addEventListener("click", outside, true); // not as the pointer goes down: what it meant would have moved away
    const chosenLine = lines.find((line) => line.getAttribute("aria-selected") === "true") || lines[0];
    chosenLine?.focus({ preventScroll: true });
    list.scrollIntoView({ block: "nearest" });
  }

  function move(event) {
    if (event.key === "Escape") {
      close();
      head.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...list.querySelectorAll("button:not([disabled])")];
    all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
  }

  head.addEventListener("click", open);
  draw();
  return node;
}
