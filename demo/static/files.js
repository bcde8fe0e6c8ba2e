// A file that is sent: its name and its content in base 64, in two lines. `types` are the ends of the names that are taken.

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
