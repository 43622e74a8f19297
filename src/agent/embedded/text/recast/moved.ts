import { MOVED, MOVED_BEHIND } from "./verbs-of-level.ts";
import { toPattern } from "../regex.ts";

const patterns = new Map<string, RegExp>();

/** "Churn rose to about | 4.1%" → "rose to about": which way it went, as it leads up to its figure; "" where nothing says so. */
export function movedBefore(before: string, language: string): string {
  const words = MOVED[language];
  if (words === undefined) return "";
  const known = patterns.get(language) ?? toPattern(`${language === "zh" ? "" : "(?<=\\s)"}(?:${words})(?:\\s\\p{Ll}+){0,2}$`, "iu"); // prettier-ignore
  patterns.set(language, known);
  return known.exec(before.trimEnd())?.[0] ?? "";
}

/** 「離職率は | 4.1% | に上昇しました」 → "上昇"; "" where nothing behind the figure says which way it went. */
export function movedBehind(after: string, language: string): string {
  return MOVED_BEHIND[language]?.find(([behind]) => behind.test(after))?.[1] ?? "";
}
