import { toPattern } from "../regex.ts";

/** "Sales rose | 17% | on last year": who changed, which way, and since when. */
const ROSE =
  "rose|grew|climbed|jumped|increased|went up|(?:is|are|was|were) up|has risen|have risen|has grown|have grown";
const FELL =
  "fell|dropped|declined|decreased|shrank|went down|(?:is|are|was|were) down|has fallen|have fallen|has dropped|have dropped";
const BEFORE = toPattern(
  `^(?<who>(?:[\\p{L}\\p{M}’'-]+\\s){1,12}?)(?:(?<rose>${ROSE})|(?<fell>${FELL}))(?:\\sby)?(?:\\s(?:about|around|nearly|almost|some|roughly|over|more than))?\\s$`,
  "iu",
);
const AFTER =
  /^\s(?<since>(?:on|over|from|since|compared (?:with|to)|against|within|in) (?:[\p{L}\p{N}’'-]+\s?){1,6}|(?:year|month|quarter|week) on (?:year|month|quarter|week))[.!]?$/iu;

/** The figure's sign and its label ("Sales on last year") in an English sentence that says no more than that; else null. */
export function changedSince(before: string, after: string): { label: string; sign: "+" | "−" } | null {
  const led = BEFORE.exec(before)?.groups;
  const since = /^\s*[.!]?$/u.test(after) ? "" : AFTER.exec(after)?.groups?.["since"];
  if (led === undefined || since === undefined || /\sand\s/iu.test(`${led["who"] ?? ""}${since}`))
    return null;
  const joint = since === "" ? "" : /^on\s/iu.test(since) ? " " : ", ";
  return {
    label: `${led["who"]?.trim() ?? ""}${joint}${since.trim()}`,
    sign: led["rose"] === undefined ? "−" : "+",
  };
}
