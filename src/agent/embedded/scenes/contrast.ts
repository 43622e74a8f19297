import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { ContrastBlock, ContrastSide, Prose } from "../brief/brief.ts";
import { weighs } from "../brief/judged-heads.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { joinList } from "../phrases/join-list.ts";
import { isHeadFinal, leadsOn } from "../text/head-final.ts";
import { lowerFirst } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { joinedNeighbours } from "../text/joined-neighbours.ts";
import { hardLabel } from "../text/shorten.ts";
import { MOST_ROW_WORDS } from "./verdict-lists.ts";
import { pricedSides } from "./priced-things.ts";
import { compose, withCue, type Candidate, type CueOf, type SceneContext, type Utterance } from "./draft.ts";

const MOST_POINTS = 4;
const POINT_WORDS = 12;
const PART_WORDS = 12;
/** A point that is all that is said of its side has room for a sentence. */
const ONLY_POINT_WORDS = 20;
/** A fact that is a point as it is written. */
const WHOLE_POINT_WORDS = 30;
/** What is done well or badly is told by one point; so many parts are a row of things to do. */
const FEWEST_THINGS = 3;
/** Two parts of a short sentence are one thought. */
const ONE_THOUGHT = 7;

/** How many points of a side are seen; of how many words those are that are said in a row. */
type Listed = { points: number; words: number };
const FEW_WORDS = 4;
/** So many things of a few words each have room on a side. */
const MOST_SHORT = 6;

/** Two things or three as the sides of a comparison; each is said in the brief's own words. */
export function contrastCandidate(
  block: ContrastBlock,
  context: SceneContext,
  { points: most, words }: Listed = { points: MOST_POINTS, words: FEW_WORDS },
): Candidate {
  const whole = block.whole === true;
  const parting = whole ? "none" : commonParting(block.sides, context.base);
  const told = block.sides.map((side, at) =>
    tellSide(side, at, { parting, words: whole ? 0 : words, whole }, context),
  );
  const utterances = told.flatMap((side) => side.utterances);
  const priced = pricedSides(block, context);
  if (priced !== null)
    return {
      kind: "number",
      score: 99,
      utterances,
      visual: (cueOf): NumberVisual => ({
        kind: "number",
        ...(context.heading === "" ? {} : { heading: context.heading }),
        figures: priced.map((one, at) => withCue(one, cueOf(`side:${at}`))),
      }),
    };
  return {
    kind: "comparison",
    score: 99,
    utterances,
    visual: (cueOf: CueOf) => ({
      kind: "comparison",
      heading: headingOver(context),
      sides: block.sides.map(({ title, tone }, at) => {
        const all = (told[at]?.points ?? []).map((point) => ({ ...point, cue: cueOf(point.key) }));
        const kept = all.filter(({ cue }) => cue !== undefined);
        return withCue(
          {
            title: capitalise(hardLabel(title, 6), context.language),
            tone,
            points: (kept.length > 0 ? kept : all)
              .slice(0, Math.max(most, areRow(kept.map(({ text }) => text)) ? kept.length : 0))
              .map(({ text, cue }) => withCue({ text }, cue)),
          },
          cueOf(`side:${at}`),
        );
      }),
    }),
  };
}

/** Whether points are a row of things, which has room whole. */
function areRow(texts: readonly string[]): boolean {
  return texts.length <= MOST_SHORT && texts.every((text) => countWords(text) <= MOST_THING_WORDS);
}

/** "cooked and uncooked food, meat, fish and bones, dairy, eggshells, tea bags, …": of a long row most are a word or three. */
function isLongRow(parts: readonly string[]): boolean {
  const words = parts.map((part) => countWords(part));
  const all = words.reduce((sum, count) => sum + count, 0);
  const fits = parts.length > MOST_POINTS && parts.length <= MOST_IN_ROW;
  return fits && Math.max(...words) <= MOST_THING_WORDS && all <= parts.length * MEAN_WORDS;
}

const MOST_IN_ROW = 12;
const MOST_THING_WORDS = 9;
const MEAN_WORDS = 3.5;

/** A sentence that only stands before two sides is no heading of theirs. */
function headingOver({ ownHeading, heading, proseAround = "" }: SceneContext): string {
  return !ownHeading && heading !== "" && proseAround.includes(heading) ? "" : heading;
}

type Point = { key: string; text: string };
type Told = { utterances: Utterance[]; points: Point[] };

function tellSide(
  { title, tone, opener, titled, sentences }: ContrastSide,
  side: number,
  { parting, words, whole }: { parting: Parting; words: number; whole: boolean },
  context: SceneContext,
): Told {
  const opens = titled ? `${title}${context.phrases.colon}` : `${opener} `;
  const points: Point[] = [];
  let most = POINT_WORDS;
  const point = (shown: string): string => {
    const key = `point:${side}:${points.length}`;
    points.push({ key, text: capitalise(hardLabel(shown, most), context.language) });
    return key;
  };
  // 「本数が多く、乗り遅れても次がある」 among other points is one of them: halved, its side would seem to have more than it has.
  const fewest = titled && sentences.length > 1 ? FEWEST_THINGS : fewestOf({ title, tone, titled });
  const parted = (text: string): string[] => piecesOf(text, fewest, context.base, parting);
  const short = sentences.length > 1 && sentences.every(({ spoken }) => countWords(spoken) <= words);
  // A few words each are said in a row; cells of a table begin with a capital whatever they are.
  const cells = words > FEW_WORDS && (context.base === "en" || lowersNouns(context.base));
  const small = (text: string): string => (cells ? lowerFirst(text, context.names) : text);
  const said: Prose[] = short
    ? [
        {
          shown: "",
          spoken: inRow(
            sentences.map(({ spoken }) => small(bare(spoken))),
            context,
          ),
        },
      ]
    : sentences;
  const utterances = said.map(({ shown, spoken }, at): Utterance => {
    const text = endSentence(at === 0 ? spoken : capitalise(spoken, context.language), context.language);
    const views = short ? sentences.map((one) => bare(one.shown)) : parted(shown);
    const pieces = short ? sentences.map((one) => small(bare(one.spoken))) : parted(spoken);
    const alike = pieces.length === views.length ? views : pieces;
    most = whole ? WHOLE_POINT_WORDS : said.length === 1 && pieces.length === 1 ? ONLY_POINT_WORDS : POINT_WORDS; // prettier-ignore
    const parts: (string | readonly [string, string])[] =
      at === 0 ? [[`side:${side}`, capitalise(opens, context.language)]] : [];
    let from = 0;
    pieces.forEach((piece, index) => {
      const found = Math.max(from, text.toLowerCase().indexOf(piece.toLowerCase(), from));
      const end = Math.min(text.length, found + piece.length);
      parts.push(text.slice(from, found), [point(alike[index] ?? piece), text.slice(found, end)]);
      from = end;
    });
    return compose([...parts, text.slice(from)], 1.4);
  });
  return { utterances, points };
}

/** "Meat and fish; milk and cheese": what has an "and" of its own is parted from the next by more than another. */
function inRow(pieces: readonly string[], { base, language }: SceneContext): string {
  const and = new RegExp(`[,，、،]|\\s(?:${AND[base] ?? "(?!)"})\\s`, "iu");
  return pieces.some((piece) => and.test(piece))
    ? pieces.join(pauseMarks(base).semicolon)
    : joinList([...pieces], language);
}

/** Whether a sentence is a row of things is judged of each, or settled for all sides alike. */
type Parting = "each" | "all" | "none";

/**
 * "The harbour, from 7 to 10", "Palm beach, from 7 to 10": sides told alike, in a sentence each, are parted alike, though
 * one of them is too short to be parted by itself; where that cannot be, none of two parts is.
 */
function commonParting(sides: readonly ContrastSide[], base: string): Parting {
  const only = sides.flatMap((side) => side.sentences.length === 1 ? [{ text: side.sentences[0]?.shown ?? "", fewest: fewestOf(side) }] : []); // prettier-ignore
  if (only.length < sides.length) return "each";
  const counts = (parting: Parting): number[] =>
    only.map(({ text, fewest }) => piecesOf(text, fewest, base, parting).length);
  const each = counts("each");
  if (!each.includes(1) || Math.max(...each) === 1) return "each";
  const all = counts("all");
  if (new Set(all).size === 1) return "all";
  const readable = only.every(({ text }) => countWords(text) <= ONLY_POINT_WORDS);
  return Math.max(...each) === 2 && readable ? "none" : "each";
}

function fewestOf({ title, tone, titled }: Pick<ContrastSide, "title" | "tone" | "titled">): number {
  return tone === "neutral" || !titled || weighs(title) ? 2 : FEWEST_THINGS;
}

function bare(text: string): string {
  return text.trim().replace(/[.。।;；,，]+$/u, "");
}

/** "Firm, level ground; dry shoes": where these part things, commas stand within one. */
const SEMICOLON = /\s*[;；؛]\s*/u;
const BETWEEN = /\s*[;；]\s*|,\s+(?=\S)|[，、،]\s*/u;
/** Each language's own: "en" is "in" in Spanish and French. */
const AND: Readonly<Record<string, string>> = {
  en: "and", de: "und", fr: "et", es: "y|e", it: "e|ed", pt: "e", nl: "en", sv: "och", nb: "og", da: "og", ru: "и", uk: "і|й|та",
  pl: "i|oraz", cs: "a", tr: "ve", hi: "और", zh: "和|以及|并且|而且",
}; // prettier-ignore
/** What belongs to the part before it, or is a condition of the part behind it. */
const LEANS =
  /^(?:which|who|so|until|unless|bis|sodass|so dass|jusqu|afin|hasta|finché|até|totdat|że|który|która|które|dopóki|żeby|že|který|která|které|aby|що|який|яка|які|щоб|пока|чтобы|tills|because|since|when|if|that|where|while|die|der|das|dass|weil|wenn|da|wo|qui|que|car|si|dont|où|porque|cuando|che|perché|quando|se|pois|который|которая|которое|которые|что|если|когда|потому|çünkü|لأن|حيث|כי|אם|क्योंकि|जो)(?![\p{L}])/iu;
const OPENS_LATE =
  /^(?:in|on|at|when|if|after|before|with|without|for|during|im|am|bei|nach|wenn|mit|ohne|en|dans|quand|si|avec|sans|après|con|sin|cuando|después|nel|quando|se|senza|dopo|no|na|com|sem|в|на|при|если|когда|с|без)\s/iu;

/** "…, because our heap never gets hot enough for it": why, behind a row of things, is told and not shown as one of them. */
function withoutReason(whole: string): string {
  const cut = REASON.exec(whole);
  return cut === null || (whole.slice(0, cut.index).match(/[,،，、]/gu)?.length ?? 0) < FEWEST_THINGS - 1
    ? whole
    : whole.slice(0, cut.index);
}

const REASON =
  /\s*[,،，]\s*(?:because|since|weil|denn|da|parce qu|car|porque|ya que|perché|poiché|pois|omdat|want|ponieważ|bo|protože|потому что|так как|бо|тому що|eftersom|fordi|çünkü|لأن|כי|क्योंकि|因为|因為)(?![\p{L}]).*$/isu;

/** The things that a sentence lists, or the sentence. */
function piecesOf(sentence: string, fewest: number, base: string, parting: Parting): string[] {
  const whole = bare(sentence);
  if (parting === "none") return [whole];
  const and = new RegExp(`^(?:${AND[base] ?? "(?!)"})\\s+`, "iu");
  const parts = withoutReason(whole)
    .split(SEMICOLON.test(whole) ? SEMICOLON : BETWEEN)
    .map((part) => part.replace(and, "").trim());
  const areShort = (parts.length <= MOST_SHORT && parts.every((part) => countWords(part) <= MOST_ROW_WORDS)) || isLongRow(parts); // prettier-ignore
  // "€119 a month, all included: insurance, service and a bicycle": what a colon announces stays with it.
  const announcing = parts.findIndex((part) => /\S[:：]\s*\S/u.test(part));
  if (announcing >= 0 && announcing < parts.length - 1) {
    const from = whole.indexOf(parts[announcing] ?? "");
    parts.splice(announcing, parts.length, whole.slice(from).trim());
  }
  const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(whole);
  const listed =
    parts.length >= fewest &&
    (parts.length <= MOST_POINTS + 1 || areShort) &&
    parts.every((part) => countWords(part) >= 1 && countWords(part) <= PART_WORDS) &&
    (parts.length > 2 || east || parting === "all" || countWords(whole) > ONE_THOUGHT) &&
    !parts.slice(1).some((part) => LEANS.test(part)) &&
    !parts.some((part) => OPENS_LATE.test(part)) &&
    !parts.slice(0, -1).some((part) => isHeadFinal(base) && leadsOn(part, base));
  return listed ? (joinedNeighbours(parts, MOST_SHORT, whole) ?? [whole]) : [whole];
}
