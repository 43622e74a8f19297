import { ILLUSTRATIONS, isIllustration } from "../../../artifacts/illustrations.ts";
import { formsOf } from "./english-terms.ts";
import { readerFor } from "./lexicons.ts";

/** The drawing that an English noun asks for by itself: by its name, else by what it means; null where there is none. */
export function namedDrawing(noun: string): string | null {
  const plain = noun
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the|some)\s+/u, "");
  for (const form of formsOf(plain)) {
    const name = form.replaceAll(" ", "-");
    if (isIllustration(name)) return name;
  }
  const entries = readerFor("en")?.lexicon.entries ?? [];
  const forms = formsOf(plain);
  for (const kind of ["sure", "unsure"] as const) {
    const found = entries.find((entry) => forms.some((form) => entry[kind].has(form)));
    if (found !== undefined) return found.drawing;
  }
  return ILLUSTRATIONS.find((name) => forms.includes(name.split("-")[0] ?? "")) ?? null;
}
