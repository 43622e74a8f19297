import { toPattern } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { linesOf, textAt } from "../sentence-spans.ts";
import { SCRIPT } from "./direction-words.ts";
import { namesScript } from "./is-script.ts";
import { VOICES } from "./voice-label-words.ts";
import type { Written } from "./written.ts";

const IN_MARKS =
  /^(?<lead>\s*)(?!\s)(?<before>[^\n"“„«「『]*["“„«「『]\s?)(?<name>[^"“”„«»「」『』\n]{2,60}?)(?<behind>\s?["”“»」』](?:[^\n"“”„«»「」『』]|(?<=\p{Nd})["”]){0,80})(?=\n|$)/u;
/** "Script: how to call an ambulance (50 s)". */
const BEHIND_COLON =
  /^(?<lead>\s*)(?!\s)(?<before>[^\n:："“„«「『|]{2,40}[:：]\s?)(?<name>[^\n"“”„«»「」『』().（）,，。!?！？:：|]{4,60}?)(?<behind>\s*(?:[(（,，][^\n]*)?)(?=\n|$)/u;
/** "VO: …" is a label, and what stands behind it is said. */
const VOICE = toPattern(`^[#\\s*_]*(?:${VOICES})[\\s*_]*[:：]`, "iu");

const MOST_BEFORE = 3;

/** 'Voice-over script "Dyke watch", 60 sec': above a script stands its name, and what else is said there is the maker's. */
export function readNameOfScript(script: Written, isScript: boolean): void {
  const found = IN_MARKS.exec(script.text) ?? (isScript ? BEHIND_COLON.exec(script.text) : null);
  const { lead = "", before = "", name = "", behind = "" } = found?.groups ?? {};
  if (found === null || VOICE.test(before) || !namesScript(`${before} ${behind}`)) return;
  // "Script request: “The eel”", and no sentence on a script.
  if (!isScript && (countWords(before) > MOST_BEFORE || /\p{L}/u.test(behind))) return;
  // Another heading names it.
  if (/^#\s/mu.test(script.text.slice(found[0].length))) return;
  const start = lead.length;
  const from = start + before.length;
  const said = `${before.trim()} ${behind.trim()}`.replace(/["“”„«»「」『』]/gu, "").replace(/^[#\s*_]+|[\s*_]+$/gu, ""); // prettier-ignore
  script.wishes.push(said.replace(/\s+/gu, " "));
  script.blank({ start, end: from });
  script.blank({ start: from + name.length, end: found[0].length });
  if (before.length >= 2) script.write(start, "# ");
}

/** "Guion técnico", "Scenariu video, 40 de secunde": a line that says nothing but what the text is. */
export function readKindOfScript(script: Written): void {
  const first = linesOf(script.text)
    .filter((line) => textAt(script.text, line) !== "")
    .slice(0, FIRST_LINES);
  for (const line of first) {
    const said = textAt(script.text, line);
    const begun = /\p{Ll}/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said.toLowerCase();
    if (!/^[#>|]/u.test(said) && KIND.test(begun)) return script.leave(line);
  }
}

const FIRST_LINES = 3;
/** Behind the word for a script only small words stand, so that nothing is named. */
const KIND = toPattern(
  `^[*_]*(?:${SCRIPT})(?:\\s(?!(?:${SCRIPT})\\s)[\\p{Ll}\\p{Nd}][\\p{Ll}\\p{M}'’-]*){0,2}(?:[,–—(\\s]+\\p{Nd}{1,3}(?:\\s[\\p{Ll}]+){1,2}\\)?)?[.*_]*$`,
  "u",
);
