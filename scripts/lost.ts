/**
 * Lists what marked briefs tell and their films neither say nor show, and what is said to the maker (between ⟦ and ⟧) and
 * told all the same: by the words that a sentence has and no other. Without files: all of `scripts/note-model/briefs`.
 * Usage: npm exec -- node scripts/lost.ts [FILES.txt] [--only en-07,fr-] [--notes] [--save NOW.json] [--against BEFORE.json]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cleanPrompt } from "../src/agent/embedded/brief/clean-prompt.ts";
import { unitsOf } from "../src/agent/embedded/brief/note-model/units.ts";
import { planFilm } from "../src/agent/embedded/plan-film.ts";
import { bareOf, briefsIn, markedBriefs, withoutMarks } from "./note-model/marked-briefs.ts";
import { requestOf } from "./request-of.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    notes: { type: "boolean" },
    save: { type: "string" },
    against: { type: "string" },
    least: { type: "string" },
    bare: { type: "boolean" },
  },
});
/** With fewer of its words in the film, a sentence is lost. */
const HEARD = Number(values.least ?? 0.5);
const NO_TEXT = new Set(["kind", "place", "illustration", "icon", "ground", "chart", "language"]);

/** `share`: of its own words, those that are heard or shown. */
type Judged = { name: string; said: string; note: boolean; share: number; figures: string[] };

const only = values.only?.split(",");
const briefs = positionals.length > 0 ? positionals.flatMap((file) => briefsIn(file)) : markedBriefs();
const judged = briefs
  .filter(({ name }) => only?.some((one) => name.startsWith(one)) ?? true)
  .flatMap((brief) => judge(brief.name, values.bare === true ? bareOf(brief) : brief.marked));

const key = ({ name, said }: Judged): string => `${name} ${said}`;
const lostNow = judged.filter((one) => !one.note && isLost(one));
const toldNow = judged.filter((one) => one.note && !isLost(one));
if (values.save !== undefined) writeFileSync(values.save, JSON.stringify(judged));
if (values.against === undefined) for (const one of values.notes === true ? toldNow : lostNow) show(one);
else {
  const before = new Map((JSON.parse(readFileSync(values.against, "utf8")) as Judged[]).map((one) => [key(one), one])); // prettier-ignore
  const turned = (one: Judged): boolean => isLost(before.get(key(one)) ?? one) !== isLost(one);
  const changed = judged.filter(turned);
  for (const [said, found] of [
    ["newly lost", changed.filter((one) => !one.note && isLost(one))],
    ["lost no more", changed.filter((one) => !one.note && !isLost(one))],
    ["notes newly told", changed.filter((one) => one.note && !isLost(one))],
    ["notes told no more", changed.filter((one) => one.note && isLost(one))],
  ] as const) {
    console.log(`${said}: ${found.length}`);
    found.forEach(show);
  }
}
const notes = judged.filter(({ note }) => note).length;
console.log(`${lostNow.length} of ${judged.length - notes} units that tell are lost, ${toldNow.length} of ${notes} notes are told`); // prettier-ignore

function isLost({ share, figures }: Judged): boolean {
  return share < HEARD || figures.length > 0;
}

function show({ name, share, figures, said }: Judged): void {
  console.log(`  ${name} ${share.toFixed(2)} [${figures.join(" ")}] ${said}`);
}

function judge(name: string, marked: string): Judged[] {
  const { source: prompt, isNote } = withoutMarks(marked);
  const film = filmOf(prompt);
  const heard = new Set(wordsOf(film));
  const figuresHeard = new Set(figuresOf(film));
  const clean = cleanPrompt(prompt);
  const units = unitsOf(clean, clean).flatMap((unit) => {
    const note = isNote(unit);
    return note === null ? [] : [{ said: unit.said, note }];
  });
  const saying = new Map<string, number>();
  for (const { said } of units) for (const word of new Set(wordsOf(said))) saying.set(word, (saying.get(word) ?? 0) + 1); // prettier-ignore
  return units.map(({ said, note }) => {
    const words = [...new Set(wordsOf(said))];
    const own = words.filter((word) => saying.get(word) === 1);
    const telling = own.length >= 2 ? own : words;
    const share = telling.length === 0 ? Number(!note) : telling.filter((word) => heard.has(word)).length / telling.length; // prettier-ignore
    const figures = note ? [] : figuresOf(said).filter((figure) => !figuresHeard.has(figure));
    return { name, said, note, share, figures };
  });
}

/** All that a film says and shows. */
function filmOf(prompt: string): string {
  const plan = planFilm(requestOf(prompt));
  if (plan === null) return "";
  const { title, scenes, endCard } = plan;
  return textsIn([title, endCard, scenes.map((scene) => [scene.title, scene.narration, scene.visual])]).join("\n"); // prettier-ignore
}

function textsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return NO_TEXT.has(name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name));
  if (typeof value !== "object" || value === null) return typeof value === "number" ? [String(value)] : [];
  return Object.entries(value).flatMap(([part, one]) => textsIn(one, part));
}

function figuresOf(text: string): string[] {
  return (text.normalize("NFKC").match(/\p{Nd}+(?:[.,:\u00A0\u202F ’']\p{Nd}+)*/gu) ?? []).map((one) =>
    one.replaceAll(/[^\p{Nd}]/gu, "").replace(/^0+(?=.)/u, ""),
  );
}

/** The longer words by their first letters; of scripts without blanks, each two signs. */
function wordsOf(text: string): string[] {
  const small = text.normalize("NFKC").toLowerCase();
  return (small.match(/[\p{L}\p{M}]{3,}|[\p{Script=Han}\p{Script=Thai}]{2,}/gu) ?? []).flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word)
      ? Array.from(word, (_, at) => word.slice(at, at + 2)).filter((pair) => pair.length === 2)
      : [word.slice(0, 5)],
  );
}
