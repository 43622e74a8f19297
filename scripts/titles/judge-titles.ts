/**
 * Says how much the titles of films have of those wanted (`../note-model/briefs`), by the words that tell, and lists them beside
 * each other. Words, not sense: a good title of other words counts as none, so read the list.
 * Usage: npm run --silent titles [-- --list] [-- --only de,fr]
 */
import { parseArgs } from "node:util";
import { smallWordsOf } from "../../src/agent/embedded/naming/titles/small-words.ts";
import { planFilm } from "../../src/agent/embedded/plan-film.ts";
import { detectLanguage } from "../../src/agent/language/detect-language.ts";
import { estimateByCharacters } from "../../src/agent/estimate-seconds.ts";
import { markedBriefs } from "../note-model/marked-briefs.ts";
import { likeness, wordsThatTell } from "./title-likeness.ts";

const { values } = parseArgs({ options: { list: { type: "boolean" }, only: { type: "string" } } });
const only = values.only?.split(",");
const MUCH = 0.5;
const LONG = 8;

const judged = markedBriefs()
  .filter(({ name }) => only === undefined || only.includes(name.split("-")[0] ?? ""))
  .map(({ name, title: wanted, marked }) => {
    const prompt = marked.replaceAll(/[⟦⟧]/gu, "");
    const plan = planFilm({ prompt, targetLanguage: detectLanguage(prompt), duration: "short", style: "auto", estimateSeconds: estimateByCharacters }); // prettier-ignore
    const given = plan?.title ?? "";
    const small = new Set(smallWordsOf(plan?.language.split("-")[0] ?? "en")?.keys());
    return { name, wanted, given, like: likeness(wordsThatTell(given, small), wordsThatTell(wanted, small)) };
  });
if (values.list === true)
  for (const { name, wanted, given, like } of judged)
    console.log(`${name}\t${like.toFixed(2)}\t${given}\t${wanted}`);
const share = (holds: (one: (typeof judged)[number]) => boolean): string => `${((100 * judged.filter(holds).length) / judged.length).toFixed(1)} %`; // prettier-ignore
const mean = judged.reduce((sum, { like }) => sum + like, 0) / judged.length;
console.log(`${judged.length} titles: likeness ${mean.toFixed(3)}; equal ${share(({ like }) => like > 0.99)}; half or more ${share(({ like }) => like >= MUCH)}; nothing ${share(({ like }) => like === 0)}; over ${LONG} words ${share(({ given }) => given.split(/\s+/u).length > LONG)}`); // prettier-ignore
