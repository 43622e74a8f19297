import type { TriangleSketch } from "../../../artifacts/sketch.ts";
import { NUMBER, parseNumber } from "../text/figures.ts";
import { numberOfWord, partOfWord, partWords, wholeOfWord, wholeWords } from "../text/number-words.ts";
import { regex } from "../text/regex.ts";
import { measured, saidAs, unlabelled, type FoundSketch, type SaidMeasure, type Sentences, type TellingMeasure } from "./found-sketch.ts"; // prettier-ignore
import { names } from "./has-shape.ts";
import { GRADIENT_OF, LADDER, ONE_IN, OUT_AND_UP, RAMP } from "./slope-words.ts";
import { ofKind, tellingMeasures } from "./telling.ts";

/** One in so many: flatter is no line that is seen to rise, steeper is no ramp. */
const FLATTEST = 25;
const STEEPEST = 2;
const PERCENT = { least: 4, most: 45 };

/** "The ramp rises 1 in 12", "eine Steigung von 8 Prozent". */
export function rampAt({ sentences, at, language, around }: Sentences): FoundSketch | null {
  const text = sentences[at] ?? "";
  const isOwn = names(text, RAMP, language);
  // "Aim for 1:12." among sentences on a ramp.
  const isMeant = !isOwn && /(?<![\d:])1:\d{1,2}(?![\d:])/u.test(text) && names(around, RAMP, language);
  if (/[?？؟]/u.test(text) || !(isOwn || isMeant)) return null;
  const rate = regex(`(?<![\\p{L}\\p{N}.,:])(?<!(?:from|von|de|da|van|fra|från|between|of|от|від|od|do) )(?<one>1|${one(language)})\\s?(?:${ONE_IN[language] ?? ":"}|:)\\s?(?<many>\\d{1,2}|${wholeWords(language)})(?![\\p{L}\\p{N}%]|:\\d)`, "iu").exec(text); // prettier-ignore
  const many = rate?.groups?.["many"] ?? "";
  const run = many === "" ? null : /^\d/u.test(many) ? Number(many) : wholeOfWord(many, language);
  if (rate !== null && run !== null && run >= STEEPEST && run <= FLATTEST) {
    const figure: TriangleSketch = { kind: "triangle", stands: "ramp", base: { display: String(run), value: run }, height: { display: "1", value: 1 } }; // prettier-ignore
    const said = text.slice(rate.index, rate.index + rate[0].length);
    const far = rate.index + said.length - many.length;
    return {
      figure,
      said: [
        { path: "height", said, sentence: 0, offset: rate.index },
        { path: "base", said: many, sentence: 0, offset: far },
      ],
      count: 1,
    };
  }
  const source = GRADIENT_OF[language];
  const share = source === undefined ? null : regex(`(?<![\\p{L}])(?:${source})\\s?(?<share>\\d{1,2})\\s?(?:%|per ?cent|percent|Prozent|pour cent|por ciento|per cento|por cento|procent|процент\\p{L}*)`, "iu").exec(text); // prettier-ignore
  const part = Number(share?.groups?.["share"] ?? Number.NaN);
  if (share === null || !(part >= PERCENT.least && part <= PERCENT.most)) return null;
  const said = share.groups?.["share"] ?? "";
  const offset = share.index + share[0].lastIndexOf(said);
  const figure: TriangleSketch = { kind: "triangle", stands: "ramp", base: unlabelled(100), height: unlabelled(part), long: { display: `${part}\u00A0%`, value: Math.hypot(100, part) } }; // prettier-ignore
  return { figure, said: [{ path: "long", said, sentence: 0, offset }], count: 1 };
}

const one = (language: string): string =>
  partWords(language)
    .split("|")
    .filter((word) => numberOfWord(word, language) === 1)
    .join("|") || "1";

type Reach = {
  out: number;
  up: number;
  told: { out: string; up: string };
  said: SaidMeasure[];
  hasUnits: boolean;
};

/** How a ladder leans that stands: flatter or steeper it is something else. */
const LEANS = { least: 2.4, most: 6 };
const DEGREES = { least: 55, most: 82, off: 1.7 };
const MOST_SENTENCES = 4;

/** "The foot stands 1 m out for every 4 m up, about 75°": a ladder at its wall. */
export function ladderAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language, around } = input;
  if (!names(around, LADDER, language)) return null;
  let reach: Reach | null = null;
  let angle: TellingMeasure | null = null;
  let count = 0;
  for (let ahead = 0; ahead < MOST_SENTENCES; ahead += 1) {
    const text = sentences[at + ahead] ?? "";
    if (text === "" || /[?？؟]/u.test(text)) break;
    const told = reachIn(text, ahead, language);
    const [turn] = ofKind(tellingMeasures(input, ahead), "angle");
    if (told === null && turn === undefined) break;
    if (told !== null && reach !== null && Math.abs(told.up / told.out - reach.up / reach.out) > 0.1) break;
    // What is told in metres labels it better than "one unit".
    if (told !== null && (reach === null || (told.hasUnits && !reach.hasUnits))) reach = told;
    if (turn !== undefined && angle === null) {
      if (turn.low < DEGREES.least || turn.low > DEGREES.most) return null;
      angle = turn;
    }
    count = ahead + 1;
  }
  if (count === 0) return null;
  const degrees = angle?.low ?? null;
  if (reach === null) {
    // By its angle alone, where the sentence itself is about the ladder.
    if (angle === null || degrees === null || !names(sentences[at] ?? "", LADDER, language)) return null;
    const turn = (degrees * Math.PI) / 180;
    const figure: TriangleSketch = { kind: "triangle", stands: "ladder", base: unlabelled(Math.cos(turn)), height: unlabelled(Math.sin(turn)), angle: measured(angle, degrees) }; // prettier-ignore
    return { figure, said: [saidAs("angle", angle)], count: 1 };
  }
  const leans = (Math.atan2(reach.up, reach.out) * 180) / Math.PI;
  if (degrees !== null && Math.abs(degrees - leans) > DEGREES.off) return null;
  const figure: TriangleSketch = {
    kind: "triangle",
    stands: "ladder",
    base: { display: reach.told.out, value: reach.out },
    height: { display: reach.told.up, value: reach.up },
    ...(angle === null ? {} : { angle: measured(angle, angle.low) }),
  };
  const said = [...reach.said, ...(angle === null ? [] : [saidAs("angle", angle)])];
  return { figure, said, count };
}

function reachIn(text: string, sentence: number, language: string): Reach | null {
  const amount = (name: string) => `(?<${name}>(?<${name}N>${NUMBER}|${partWords(language)})(?:[\\s\\u00A0-](?<${name}U>${UNITS}))?)`; // prettier-ignore
  for (const frame of OUT_AND_UP[language] ?? []) {
    const source = frame.replace("OUT", amount("out")).replace("UP", amount("up"));
    const groups = regex(`(?<![\\p{L}\\p{N}])(?:${source})`, "iu").exec(text)?.groups;
    if (groups === undefined) continue;
    const number = (name: string): number | null => {
      const written = groups[`${name}N`] ?? "";
      return /\p{Nd}/u.test(written) ? parseNumber(written, language) : partOfWord(written, language);
    };
    const [out, up] = [number("out"), number("up")];
    if (out === null || up === null || !(out > 0) || up / out < LEANS.least || up / out > LEANS.most)
      continue;
    const [outUnit, upUnit] = [groups["outU"], groups["upU"]];
    if ((outUnit ?? upUnit) !== undefined && shortUnit(outUnit ?? upUnit ?? "") !== shortUnit(upUnit ?? outUnit ?? "")) continue; // prettier-ignore
    const unit = shortUnit(upUnit ?? outUnit ?? "");
    const label = (value: number, name: string): string => {
      const written = groups[`${name}N`] ?? "";
      const digits = /\p{Nd}/u.test(written) ? written : String(value);
      return unit === "" ? digits : `${digits}\u00A0${unit}`;
    };
    const told = { out: label(out, "out"), up: label(up, "up") };
    const said = (["out", "up"] as const).map((name): SaidMeasure => {
      const words = groups[name] ?? "";
      return { path: name === "out" ? "base" : "height", said: words, sentence, offset: regex(`(?<![\\p{L}\\p{N}])${words}`, "iu").exec(text)?.index ?? text.indexOf(words) }; // prettier-ignore
    });
    return { out, up, told, said, hasUnits: unit !== "" };
  }
  return null;
}

const UNITS = "met(?:er|re)s?|metern?|mètres?|metros?|metr[oi]|m|feet|foot|ft";
const shortUnit = (unit: string): string => (/^m/iu.test(unit) ? "m" : /^f/iu.test(unit) ? "ft" : "");
