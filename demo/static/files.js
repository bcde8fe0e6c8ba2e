// A file to send: a line with its name, and a line with its content in base 64. `types`: the endings of names that are accepted.

import { el } from "./shared.js";

export function fileInput(types, given, attributes = {}) {
  const input = el("input", { type: "file", accept: (types || []).join(",") || null, ...attributes });
  input.addEventListener("change", () => {
    const file = input.files[0];
    if (!file) return given("");
    const reader = new FileReader();
    reader.addEventListener("load", () => given(`${file.name}\n${String(reader.result).split(",")[1] || ""}`));
    reader.readAsDataURL(file);
  });
  return input;
}
