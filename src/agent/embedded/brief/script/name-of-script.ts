import { namesScript } from "./is-script.ts";
import type { Written } from "./written.ts";

/** 'Voice-over script "Dyke watch", 60 sec': above a script its name stands in marks, and what else is said is the maker's. */
export function readNameOfScript(script: Written): void {
  const found = NAMED.exec(script.text);
  const { lead = "", before = "", open = "", name = "", behind = "" } = found?.groups ?? {};
  if (found === null || !namesScript(`${before} ${behind}`) || /^#\s/mu.test(script.text.slice(found[0].length))) return; // prettier-ignore
  const start = lead.length;
  const from = start + before.length + open.length;
  script.wishes.push(`${before.trim()} ${behind.trim()}`.replace(/^[#\s*_]+|[\s*_]+$/gu, ""));
  script.blank({ start, end: from });
  script.blank({ start: from + name.length, end: found[0].length });
  if (before.length >= 2) script.write(start, "# ");
}

const NAMED =
  /^(?<lead>\s*)(?<before>[^\n"“„«「『]*)(?<open>["“„«「『]\s?)(?<name>[^"“”„«»「」『』\n]{2,60}?)\s?["”“»」』](?<behind>(?:[^\n"“”„«»「」『』]|(?<=\p{Nd})["”]){0,80})(?=\n|$)/u;
