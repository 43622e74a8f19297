import type { StoryScene } from "../../artifacts/storyboard.ts";
import { primaryLanguage } from "../language/detect-language.ts";
import { phrasesFor } from "./phrases/phrases.ts";

/** Of the lines of a later listing so many are those of the one before it, and so many at the most are other. */
const ALIKE = 0.5;
const MOST_CHANGED = 3;

/**
 * A listing that is the one before it with a line or two changed ("WHERE" becomes "AND") has those lines in focus from its beginning, where nothing
 * else of it is spoken of: they are what the film is about.
 */
export function withChangedLines(scenes: readonly StoryScene[], tag: string): StoryScene[] {
  let before: string[] | null = null;
  let language = "";
  return scenes.map((scene) => {
    const { visual } = scene;
    if (visual.kind !== "code") return scene;
    const lines = visual.code.split("\n").map((line) => line.trim());
    const spans = before === null || language !== visual.language ? [] : changedIn(lines, before);
    before = lines;
    language = visual.language;
    if (visual.focus.length > 0 || spans.length === 0) return scene;
    const focus = spans.map(({ from, to }) => ({ from, to, cue: { sentence: 0, offset: 0 } }));
    const [first = "", ...others] = scene.narration;
    const [changed] = spans;
    const said =
      isIntroOfCode(first, tag) && changed?.from === changed?.to ? ONE_LINE[primaryLanguage(tag)] : undefined;
    return { ...scene, narration: [said ?? first, ...others], visual: { ...visual, focus } };
  });
}

/** What is said in place of "Here is the code": what there is to see in it. */
const ONE_LINE: Readonly<Record<string, string>> = {
  en: "One line changes.", de: "Eine Zeile ändert sich.", fr: "Une ligne change.", es: "Cambia una línea.", it: "Cambia una riga.", pt: "Muda uma linha.", nl: "Eén regel verandert.",
  pl: "Zmienia się jeden wiersz.", cs: "Změní se jeden řádek.", ru: "Меняется одна строка.", uk: "Змінюється один рядок.", sv: "En rad ändras.", da: "En linje ændres.", nb: "Én linje endres.",
  tr: "Tek bir satır değişiyor.", zh: "只改一行。", ja: "変わるのは一行だけです。", ko: "한 줄만 바뀝니다.", ar: "يتغير سطر واحد.", hi: "एक ही पंक्ति बदलती है।",
}; // prettier-ignore

function isIntroOfCode(sentence: string, tag: string): boolean {
  const { code, codePlain } = phrasesFor(tag);
  return [code.split("{}")[0] ?? "", codePlain].some(
    (opening) => opening.length > 1 && sentence.startsWith(opening),
  );
}

/** Runs of lines, from 1, that the listing before does not have; none where the two are different programs, or alike. */
function changedIn(lines: readonly string[], before: readonly string[]): { from: number; to: number }[] {
  const known = new Set(before);
  const told = lines.filter((line) => line !== "");
  const changed = told.filter((line) => !known.has(line));
  if (changed.length === 0 || changed.length > MOST_CHANGED || told.length - changed.length < told.length * ALIKE) return []; // prettier-ignore
  const spans: { from: number; to: number }[] = [];
  lines.forEach((line, at) => {
    if (line === "" || known.has(line)) return;
    const last = spans.at(-1);
    if (last !== undefined && last.to === at) last.to = at + 1;
    else spans.push({ from: at + 1, to: at + 1 });
  });
  // Two places at once are no focus.
  return spans.length === 1 ? spans : [];
}
