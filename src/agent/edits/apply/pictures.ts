import type { ShownAs } from "../operations.ts";
import { Unclear } from "../unclear.ts";
import { capital, impossible, type Editing } from "./editing.ts";
import { otherForms, shownAs } from "./show-as.ts";

export function showScene(edit: Editing, number: number, as: ShownAs): void {
  const entry = edit.get(number);
  const { language } = edit.film;
  const fresh = shownAs(entry.scene, as, language);
  if (fresh !== null) {
    entry.scene = fresh;
    edit.note(
      () => `${capital(edit.name(entry))}, is now shown as ${as === "bullets" ? "a list" : `a ${as}`}.`,
    );
    return;
  }
  const { visual } = entry.scene;
  const now = visual.kind === "chart" ? `${visual.chart} chart` : visual.kind;
  if (now === as || visual.kind === as)
    throw impossible(`${capital(edit.name(entry))}, is shown like that already.`);
  const forms = otherForms(entry.scene, language);
  const cannot = `${capital(edit.name(entry))}, is shown as ${now} and cannot be shown as ${as}`;
  if (forms.length === 0 || entry.was === null) throw impossible(`${cannot}. Its data allow no other form.`);
  throw new Unclear({
    kind: "choose",
    text:
      forms.length === 1
        ? `${cannot}, but as ${forms[0]}. Shall it be?`
        : `${cannot}. How shall it be shown?`,
    choices: forms.map((form) => ({ label: form, instruction: `show scene ${number} as ${form}` })),
  });
}
