// A form that the bot opens (Discord's modal).

import { el, interact, say } from "./shared.js";
import { fileInput } from "./files.js";
import { menu, offered } from "./menu.js";
import { words } from "./words.js";

export function showForm(form) {
  const values = {};
  const fields = form.components.map((component) => field(component, values));
  const send = el("button", { type: "submit", class: "button primary" }, say("page-submit"));
  const body = el(
    "form",
    { method: "dialog", novalidate: false },
    el("header", {}, el("img", { src: "/static/ship.svg", alt: "", width: 28, height: 28 }), el("h2", {}, form.title)),
    el("div", { class: "fields" }, ...fields),
    el("footer", {}, el("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, say("page-cancel")), send),
  );
  const dialog = el("dialog", { class: "form", "aria-label": form.title }, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    send.disabled = true; // as on Discord it stays until it is answered, so that nobody goes on from what held before
    await interact("submit", { form: form.id, values });
    dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input[type=text], textarea")?.focus();
}

function field(component, values) {
  if (component.type === 10) return words(component.content);
  if (component.type === 1) return el("div", {}, ...component.components.map((inner) => field(inner, values)));
  if (component.type === 18) return labelled(component.label, component.description, control(component.component, values), component.component.required);
  return labelled(component.label, null, control(component, values), component.required);
}

// A group of choices has no single control to which a label could belong.
function labelled(label, description, inner, required = true) {
  const group = inner.matches(".group, .menu");
  const head = el("b", {}, label || "", required === false || inner.matches(".group") ? "" : el("i", {}, " *"));
  return el(group ? "fieldset" : "label", { class: "field" }, group ? el("legend", {}, head) : head, description ? el("small", {}, description) : "", inner);
}

const SELECTS = [3, 5, 6, 8];

function control(component, values) {
  const id = component.custom_id;
  const needed = component.required !== false;
  if (component.type === 4) {
    const shared = { placeholder: component.placeholder, minlength: component.min_length, maxlength: component.max_length, required: needed, autocomplete: "off" };
    const made = component.style === 2 ? el("textarea", { ...shared, rows: 4 }) : el("input", { ...shared, type: "text" });
    made.value = component.value || "";
    values[id] = made.value;
    made.addEventListener("input", () => (values[id] = made.value));
    return made;
  }
  if (SELECTS.includes(component.type)) {
    const made = offered(component);
    if (made.chosen.length) values[id] = made.chosen;
    return menu({ ...made, min_values: needed ? (component.min_values ?? 1) : 0, atOnce: true }, (picked) => (values[id] = picked));
  }
  if (component.type === 21) return choices(component, "radio", (picked) => (values[id] = picked[0] ?? null));
  if (component.type === 22) return choices(component, "checkbox", (picked) => (values[id] = picked));
  if (component.type === 19) return fileInput(component.file_types, (file) => (values[id] = file), { required: needed });
  if (component.type === 23) return choices({ options: [{ value: id, label: say("page-yes"), default: component.default }] }, "checkbox", (picked) => (values[id] = picked.length > 0));
  return el("span", {}, say("page-unknown"));
}

let groups = 0;

// A list of choices: one can be chosen (radio), or several (checkbox). `done` gets the chosen ones, at the start and after each change.
function choices(component, type, done) {
  const name = `group-${++groups}`;
  const boxes = component.options.map((option) => {
    const box = el("input", { type, name, value: option.value, required: type === "radio" && component.required !== false });
    box.checked = Boolean(option.default);
    return box;
  });
  const report = () => done(boxes.filter((box) => box.checked).map((box) => box.value));
  const lines = component.options.map((option, index) => el("label", { class: "choice" }, boxes[index], el("span", {}, option.label, option.description ? el("small", {}, option.description) : "")));
  const group = el("div", { class: "group" }, ...lines);
  group.addEventListener("change", report);
  report();
  return group;
}
