import { namesField } from "./end-labels.ts";
import { isSureOf, labelNamed } from "./order-labels.ts";

/** A mark of a list, a name, what parts it from its value where a colon could, and the value. */
const LINE =
  /^(?<lead>[ \t\u3000]*(?:[-*+•–・][ \t]+)?[*_]{0,2})(?<name>\p{L}[\p{L}\p{M}'’/ -]{0,28}?)(?<mark>[*_]{0,2}(?:[ \t]?[:：]|[ \t][–—=→-](?=[ \t])|[)）](?=[ \t])))[*_]{0,2}[ \t\u3000]*(?<value>\S[^\n]*)$/gmu;
const COLON = /[:：]/u;
const FEWEST = 2;

/**
 * "길이 – 1분", "대상) 처음 오는 주민" → "길이 : 1분", in the same length: lines of a form whose labels a dash or a bracket
 * parts from what they say. Two labels of a film's order, one of them with what only films have, make a form.
 */
export function withFormColons(source: string): string {
  const lines = [...source.matchAll(LINE)].map(({ index, groups }) => {
    const { lead = "", name = "", mark = "", value = "" } = groups ?? {};
    return { at: index + lead.length + name.length, name, mark, label: labelNamed(name), value };
  });
  const parted = lines.filter(({ mark }) => !COLON.test(mark));
  // "Length – 12 m" above "Width – 3 m" is a table of facts.
  if (parted.length === 0 || parted.some(({ name }) => !namesField(name))) return source;
  const fields = lines.filter(({ name }) => namesField(name));
  const sure = new Set(fields.flatMap(({ label, value }) => (label !== null && isSureOf(label, value) ? [label] : []))); // prettier-ignore
  const counted = fields.some(({ label }) => (label === "length" || label === "audience") && !sure.has(label)); // prettier-ignore
  // Colours have a tone, and a study has an audience.
  const ofFilm = sure.size > (sure.has("tone") ? 1 : Number(sure.has("audience")));
  if (counted || !ofFilm || new Set(fields.map(({ name }) => name.toLowerCase())).size < FEWEST)
    return source;
  return parted.reduce((text, { at, mark }) => {
    const written = mark.replace(/[–—=→)）-]$/u, ":");
    return text.slice(0, at) + written + text.slice(at + mark.length);
  }, source);
}
