// A form that the bot opens (Discord's modal).

import { el, interact } from "./page.js";
import { menu } from "./menu.js";
import { words } from "./words.js";

export function showForm(form) {
  const values = {};
  const fields = form.components.map((component) => field(component, values));
  const send = el("button", { type: "submit", class: "button primary" }, "Submit");
  const body = el(
    "form",
    { method: "dialog", novalidate: false },
    el("header", {}, el("img", { src: "/static/ship.svg", alt: "", width: 28, height: 28 }), el("h2", {}, form.title)),
    el("div", { class: "fields" }, ...fields),
    el("footer", {}, el("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, "Cancel"), send),
  );
  const dialog = el("dialog", { class: "form", "aria-label": form.title }, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    dialog.close();
    await interact("submit", { form: form.id, values });
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .select")?.focus();
}

function field(component, values) {
  if (component.type === 10) return words(component.content);
  if (component.type === 1) return el("div", {}, ...component.components.map((inner) => field(inner, values)));
  if (component.type === 18) return labelled(component.label, component.description, control(component.component, values), component.component.required);
  return labelled(component.label, null, control(component, values), component.required);
}

function labelled(label, description, inner, required = true) {
  return el("label", { class: "field" }, el("b", {}, label || "", required === false ? "" : el("i", {}, " *")), description ? el("small", {}, description) : "", inner);
}

function control(component, values) {
  const id = component.custom_id;
  if (component.type === 4) {
    const shared = { placeholder: component.placeholder, minlength: component.min_length, maxlength: component.max_length, required: component.required !== false, autocomplete: "off" };
    const made = component.style === 2 ? el("textarea", { ...shared, rows: 4 }) : el("input", { ...shared, type: "text" });
    made.value = component.value || "";
    values[id] = made.value;
    made.addEventListener("input", () => (values[id] = made.value));
    return made;
  }
  const chosen = (component.options || []).filter((option) => option.default).map((option) => option.value);
  if (component.type === 3) {
    if (chosen.length) values[id] = chosen;
    return menu({ ...component, chosen }, (picked) => (values[id] = picked));
  }
  if (component.type === 21) {
    if (chosen.length) values[id] = chosen[0];
    return menu({ ...component, chosen, min_values: 1, max_values: 1 }, (picked) => (values[id] = picked[0]));
  }
  if (component.type === 22) {
    values[id] = chosen;
    return menu({ ...component, chosen }, (picked) => (values[id] = picked));
  }
  if (component.type === 23) {
    const box = el("input", { type: "checkbox" });
    box.checked = values[id] = Boolean(component.default);
    box.addEventListener("change", () => (values[id] = box.checked));
    return box;
  }
  return el("span", {}, "(a field this page cannot show)");
}
