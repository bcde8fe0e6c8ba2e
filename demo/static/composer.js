// The input line at the bottom: a message, or a slash command with its options and completions.

import { fileInput } from "./files.js";
import { $, act, el, here, interact, personOf, say, state, toast } from "./shared.js";

let commands = [];
let room = "";

export async function showComposer() {
  const place = `${state.as} ${state.room}`;
  if (place === room) return;
  room = place;
  const input = write();
  do {
    const found = (await act("commands")).commands || [];
    if (place !== room) return;
    commands = found;
    if (!found.length) await new Promise((done) => setTimeout(done, 500)); // the bot is still coming in
  } while (!commands.length);
  input.dispatchEvent(new Event("input"));
}

const name = () => (here().kind === "direct" ? "Caravel" : (here().kind === "channel" ? "#" : "") + here().name);

function write() {
  const input = el("input", { type: "text", placeholder: innerWidth > 860 ? say("page-message-to", { room: name() }) : say("page-message"), "aria-label": say("page-message-label"), autocomplete: "off", enterkeyhint: "send" });
  const list = el("div", { class: "suggestions", role: "listbox", hidden: true });
  const slash = el("button", { type: "button", class: "slash", title: say("page-commands"), "aria-label": say("page-commands") }, "/");
  slash.addEventListener("click", () => {
    input.value = "/";
    input.focus();
    suggest();
  });

  const matching = () => (input.value.startsWith("/") ? commands.filter((command) => command.name.startsWith(input.value.slice(1).split(" ")[0])) : []);

  function suggest() {
    showLines(list, matching().map((command) => ({ label: `/${command.name}`, hint: command.description, pick: () => give(command, input.value.split(" ").slice(1).join(" ")) })));
  }

  input.addEventListener("input", suggest);
  input.addEventListener("keydown", (event) => {
    if (moveIn(list, event)) return;
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    const text = input.value.trim();
    if (text.startsWith("/")) {
      if (!matching().length) {
        toast(say("page-no-command", { command: input.value.trim().split(" ")[0], name: personOf(state.me)?.name }));
        return;
      }
      const chosen = list.querySelector(".current");
      if (chosen) chosen.click();
    } else if (text) {
      act("write", { words: text });
      input.value = "";
    }
  });
  input.addEventListener("blur", () => setTimeout(() => (list.hidden = true), 150));
  $("composer").replaceChildren(list, el("div", { class: "line" }, slash, input));
  return input;
}

// The chosen command, with a field for every option.
function give(command, typed = "") {
  const list = el("div", { class: "suggestions", role: "listbox", hidden: true });
  const options = command.options || [];
  if (!options.length) {
    write();
    run(command, {});
    return;
  }
  const fields = new Map();
  const line = el("form", { class: "line command" }, el("b", {}, `/${command.name}`));
  for (const option of [...options.filter((each) => each.required), ...options.filter((each) => !each.required)]) {
    const field = optionField(command, option, fields, list, () => send());
    fields.set(option.name, field);
    line.append(el("label", { title: option.description }, el("span", {}, option.name + (option.required ? "" : "?")), field.input));
  }
  const cancel = el("button", { type: "button", class: "cancel", "aria-label": say("page-leave-command") }, "✕");
  cancel.addEventListener("click", () => write().focus());
  line.append(el("button", { type: "submit", class: "send", "aria-label": say("page-send") }, "➤"), cancel);
  line.addEventListener("keydown", (event) => event.key === "Escape" && list.hidden && write().focus());
  line.addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });

  function send() {
    const missing = options.find((option) => option.required && !fields.get(option.name).value());
    if (missing) {
      fields.get(missing.name).input.focus();
      fields.get(missing.name).input.classList.add("wanted");
      return;
    }
    const given = Object.fromEntries([...fields].map(([key, field]) => [key, field.value()]).filter(([, value]) => value));
    write();
    run(command, given);
  }

  $("composer").replaceChildren(list, line);
  const first = fields.get((options.find((option) => option.required) || options[0]).name);
  if (first.input.type !== "file") first.input.value = typed;
  first.input.focus();
  first.input.dispatchEvent(new Event("input"));
}

// A file that comes with a command.
function fileField(option, list) {
  let given = "";
  const input = fileInput(option.file_types, (file) => (given = file) && input.classList.remove("wanted"), { "aria-label": option.description || option.name });
  input.addEventListener("focus", () => (list.hidden = true));
  return { input, value: () => given };
}

// The values to choose from, by the type of an option: yes or no, a person, a role.
const OFFERED = {
  5: () => [{ name: say("page-yes"), value: "true" }, { name: say("page-no"), value: "false" }],
  6: () => state.people.map((person) => ({ name: person.name, value: person.id })),
  8: () => state.roles.map((role) => ({ name: `@${role.name}`, value: role.id })),
};

function optionField(command, option, fields, list, send) {
  if (option.type === 11) return fileField(option, list);
  const numeric = option.type === 4 || option.type === 10;
  const input = el("input", { type: "text", inputmode: numeric ? "numeric" : "text", "aria-label": option.description || option.name, autocomplete: "off", placeholder: option.description || "" });
  const fixed = OFFERED[option.type]?.() || option.choices || null;
  let picked = null;
  let asked = 0;

  const value = () => (picked && picked.name === input.value ? String(picked.value) : fixed ? String(fixed.find((choice) => choice.name.toLowerCase() === input.value.trim().toLowerCase())?.value ?? "") : input.value.trim());

  function show(choices) {
    if (document.activeElement !== input) return;
    showLines(
      list,
      choices.map((choice) => ({
        label: choice.name,
        pick: () => {
          picked = choice;
          input.value = choice.name;
          input.classList.remove("wanted");
          list.hidden = true;
          const empty = (command.options || []).find((other) => other.required && !fields.get(other.name).value());
          (empty ? fields.get(empty.name).input : input).focus();
        },
      })),
      option.description,
    );
  }

  async function suggest() {
    if (fixed) {
      const words = picked && picked.name === input.value ? "" : input.value.trim().toLowerCase();
      const begins = (choice) => choice.name.toLowerCase().startsWith(words);
      show(fixed.filter((choice) => choice.name.toLowerCase().includes(words)).sort((one, other) => begins(other) - begins(one)));
    } else if (option.autocomplete) {
      const turn = ++asked;
      const options = Object.fromEntries([...fields].map(([key, field]) => [key, field.value()]).filter(([key, given]) => given || key === option.name));
      const found = await act("complete", { name: command.name, option: option.name, options });
      if (turn === asked) show(found.choices || []);
    } else list.hidden = true;
  }

  input.addEventListener("input", () => {
    if (picked && picked.name !== input.value) picked = null;
    suggest();
  });
  input.addEventListener("focus", () => (picked ? (list.hidden = true) : suggest()));
  input.addEventListener("blur", () => setTimeout(() => document.activeElement?.closest(".command") || (list.hidden = true), 150));
  input.addEventListener("keydown", (event) => {
    if (moveIn(list, event)) return;
    if (event.key !== "Enter") return;
    event.preventDefault();
    const chosen = list.hidden ? null : list.querySelector(".current");
    if (chosen && !value()) chosen.click();
    else if (chosen && option.autocomplete && picked === null && chosen.dataset.chosen) chosen.click();
    else send();
  });
  return { input, value };
}

async function run(command, options) {
  await interact("command", { name: command.name, options });
}

// The list of suggestions above the line.
function showLines(list, lines, caption = "") {
  list.hidden = !lines.length;
  const made = lines.map((line, index) => {
    const node = el("button", { type: "button", role: "option", class: index ? "suggestion" : "suggestion current", tabindex: "-1" }, el("b", {}, line.label), line.hint ? el("small", {}, line.hint) : "");
    node.addEventListener("pointerdown", (event) => event.preventDefault());
    node.addEventListener("click", line.pick);
    return node;
  });
  list.replaceChildren(caption ? el("div", { class: "caption" }, caption) : "", ...made);
}

function moveIn(list, event) {
  if (list.hidden) return false;
  const lines = [...list.querySelectorAll(".suggestion")];
  const at = lines.findIndex((line) => line.classList.contains("current"));
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    const next = lines[(at + step + lines.length) % lines.length];
    lines[at]?.classList.remove("current");
    next.classList.add("current");
    next.dataset.chosen = "1";
    next.scrollIntoView({ block: "nearest" });
    return true;
  }
  if (event.key === "Tab" && lines.length && !event.shiftKey) {
    event.preventDefault();
    lines[Math.max(0, at)].click();
    return true;
  }
  if (event.key === "Escape") {
    event.stopPropagation();
    list.hidden = true;
    return true;
  }
  return false;
}
