import { isClause, isImperative, isPredicate } from "../english/grammar.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { isBrokenRow } from "../text/broken-row.ts";
import { adds, withLastParted, withoutAnds } from "./announced-parts.ts";
import { headsSteps } from "./step-heads.ts";
import { laterSteps } from "./announced-steps.ts";
import { commandIn } from "../text/commands.ts";
import { orderOf, withoutOrderWord } from "./step-order.ts";
import { STEP_WORDS } from "./step-words.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";
import { isUnspaced } from "../text/unspaced.ts";

const FEWEST = 3;
const MOST = 8;
/** A step has its verb: so many words, or letters where words are not parted. */
const LEAST = { words: 2, average: 2.5, joined: 2, letters: 4 };
/** Languages that say with an ending what others need a word for. */
const JOINED = /^(?:tr|ko|fi|hu|pl|cs|ru|uk|ar|he)$/u;

export type RowSteps = { lead: string; parts: ToldStep[]; count: number };

/**
 * "How it works: the olives are washed, ground and pressed" as its steps. What heads the row stands before a colon, is the
 * sentence before it ("How do I get there? You …, …"), or heads the paragraph. Null where a part has no verb or is a story.
 */
export function rowSteps(
  sentences: readonly string[],
  at: number,
  language: string,
  heading: string,
): RowSteps | null {
  const sentence = sentences[at] ?? "";
  const [, lead = "", told = ""] = /^([^:：]{3,80}?)\s*[:：]\s*(.+)$/su.exec(sentence) ?? [];
  if (told !== "") {
    const isWay = headsSteps(lead, language) || isOrdered(told, language);
    const parts = isWay ? stepsOf(told, language) : null;
    return parts === null
      ? null
      : withLater({ lead: capitalise(lead, language), parts, count: 1 }, sentences, at, language);
  }
  const next = headsSteps(sentence, language) ? stepsOf(sentences[at + 1] ?? "", language) : null;
  if (next !== null)
    return withLater({ lead: withoutStop(sentence), parts: next, count: 2 }, sentences, at, language);
  const own = at === 0 && headsSteps(heading, language) ? stepsOf(sentence, language) : null;
  return own === null ? null : withLater({ lead: "", parts: own, count: 1 }, sentences, at, language);
}

/** "You come, you sign up, you choose a stand. Somebody looks at it with you. At the end …": a way that goes on in its own sentences. */
function withLater(
  { lead, parts, count }: RowSteps,
  sentences: readonly string[],
  at: number,
  language: string,
): RowSteps {
  const later = laterSteps(sentences.slice(at + count), language);
  return { lead, parts: [...parts, ...later], count: count + later.length };
}

/** "No plumber is needed: close the valve, screw the joint on, then open it": what is to be done, one after the other. */
function isOrdered(told: string, language: string): boolean {
  const pieces = piecesOf(withoutStop(told), language);
  const [first = "", ...later] = pieces;
  const sure = pieces.filter((piece) => commandIn(withoutOrderWord(piece, language), language) === "sure");
  const isFirst = commandIn(first, language) !== null;
  return isFirst && sure.length >= FEWEST_SURE && later.some((piece) => orderOf(piece, language) !== null);
}

const FEWEST_SURE = 2;

function stepsOf(told: string, language: string): ToldStep[] | null {
  if (/[?？؟"“”„«»「」:：]/u.test(told)) return null;
  const pieces = withFirstCase(piecesOf(withoutStop(told), language), language);
  if (pieces.length < FEWEST || pieces.length > MOST || !pieces.every((piece) => isStep(piece, language))) return null; // prettier-ignore
  if (isBrokenRow(pieces, language)) return null;
  const words = pieces.reduce((sum, piece) => sum + countWords(piece), 0);
  if (
    !isUnspaced(language) &&
    language !== "en" &&
    words < pieces.length * (JOINED.test(language) ? LEAST.joined : LEAST.average)
  )
    return null;
  const past = STEP_WORDS[language]?.past;
  if (
    past !== undefined &&
    pieces.some((piece) => past.test(piece) && !(language === "tr" && ASKED.test(piece)))
  )
    return null;
  // Things that a way needs or brings are no steps.
  if (pieces.filter((piece) => THING.test(piece)).length > 1) return null;
  // "Serve them with crisps, the good ones, and a cold white wine": what hangs on the first one's verb is none either.
  if (pieces.slice(1).some((piece) => hangsOnVerb(piece, language))) return null;
  const parts = pieces.map((piece): ToldStep | null => {
    const label = wholeLabel(capitalise(withoutOrderWord(piece, language), language), null, language);
    return label === null ? null : { ...label, said: piece.slice(0, SAID) };
  });
  const kept = parts.filter((part) => part !== null);
  return kept.length < pieces.length ? null : kept;
}

/** 「使い終わったら、机を拭き」: when it is done is no step, and goes with the first. */
function withFirstCase(pieces: readonly string[], language: string): string[] {
  const [first = "", second, ...others] = pieces;
  if (second === undefined || CASE[language]?.test(first) !== true) return [...pieces];
  return [`${first}${language === "ja" ? "、" : isUnspaced(language) ? "，" : ", "}${second}`, ...others];
}

const CASE: Readonly<Record<string, RegExp>> = {
  ja: /(?:たら|だら|れば|(?:とき|時|あと|後|前)(?:に?は|に)?)$/u,
  zh: /(?:以?[后後]|之[后後]|的[时時]候|[时時]|以?前|之前)$/u,
  ko: /(?:면|때(?:는|에는)?|뒤(?:에|에는)?|후(?:에|에는)?|전(?:에|에는)?)$/u,
};

/** So many letters find a step in what is said. */
const SAID = 14;

/** "Kodu okutun" asks, though it ends as a past does. */
const ASKED = /[ıiuü]n(?:[ıiuü]z)?$/u;

const THING =
  /^(?:(?:an?|eine?[nmrs]?|une?|des|un[ao]?|uno|um|uma|een|ett|et|kein\p{L}*)\s|\p{Nd}+(?:[.,]\p{Nd}+)?\s?(?:%|€|\p{L}))/iu;

/** Whether a piece is a thing, or tells more of one ("de las buenas"), and has no verb of its own behind it. */
function hangsOnVerb(piece: string, language: string): boolean {
  if (OF_THEM.test(piece)) return true;
  if (!(WITH_ARTICLE[language]?.test(piece) ?? false)) return false;
  // "ein Ei aufschlagen": where the verb stands last it comes behind its thing.
  return !(VERB_LAST.test(language) && /\s\p{Ll}+(?:n|t)$/u.test(piece));
}

/** Tells of which kind the thing before is: "of the good ones", "von den guten". */
const OF_THEM =
  /^(?:of the|one of the|von (?:den|der|denen)|des?\s(?:bon|meilleur|vrai)\p{L}*|de (?:l[oa]s|aquell[oa]s|est[oa]s|es[oa]s)|d(?:i|a) quell[eiao]|dell[ea]|d[oa]s|daquel[ea]s|van (?:de|die)|z tych|из тех|з тих)(?!\p{L})/iu;
const WITH_ARTICLE: Readonly<Record<string, RegExp>> = {
  en: /^(?:an?|some)\s/iu, de: /^(?:eine?[nmrs]?)\s/iu, nl: /^een\s/iu, fr: /^(?:une?|des)\s/iu, es: /^un(?:[oa]s?)?\s/iu,
  it: /^(?:un[oa]?\s|un['’])/iu, pt: /^(?:uma?s?|uns)\s/iu, ca: /^una?\s/iu, sv: /^ett?\s|^en\s/iu, da: /^(?:en|et)\s/iu, nb: /^(?:en|et|ei)\s/iu,
}; // prettier-ignore
const VERB_LAST = /^(?:de|nl)$/u;

/** At commas and the last "and", semicolons before; what only adds to a step goes with it. */
function piecesOf(told: string, language: string): string[] {
  const semis = told.split(/\s*[;；؛]\s*/u);
  const at = isUnspaced(language) ? /[，、,]\s*/u : /\s*[,،](?!\p{Nd})\s*/u;
  const cut = semis.length >= FEWEST ? semis : splitOutside(told, at);
  const joined = cut.reduce<string[]>((kept, piece, index) => {
    const last = kept.at(-1);
    if (index > 0 && last !== undefined && adds(piece, language) && semis.length < FEWEST)
      kept.splice(-1, 1, `${last}${isUnspaced(language) ? "，" : ", "}${piece}`);
    else kept.push(piece);
    return kept;
  }, []);
  const parted = isUnspaced(language) ? joined : withLastParted(joined, language);
  const enough = parted.slice(-2).every((piece) => countWords(piece) >= LEAST.words);
  const pieces = withoutAnds(enough ? parted : joined, language).filter((piece) => piece !== "");
  // "وركّب الوصلة": behind a command the "and" before the next is a letter of its word.
  const commands = language === "ar" && commandIn(pieces[0] ?? "", language) === "sure";
  return commands ? pieces.map((piece) => piece.replace(/^و(?=[\p{L}\p{M}]{3})/u, "")) : pieces;
}

function isStep(piece: string, language: string): boolean {
  // 「よくある失敗は、…」: of what a sentence is told is none of its steps, nor a clause made a noun.
  if (language === "ja" && /(?:は|が|ことと?|のと)$/u.test(piece)) return false;
  if (isUnspaced(language)) return Array.from(piece).length >= LEAST.letters;
  const bare = withoutOrderWord(piece, language);
  // "dal 15 ottobre al 10 novembre": when it is done is no step of it.
  if (WHEN.test(bare)) return false;
  if (language === "en") return isImperative(bare) || isClause(bare) || isPredicate(bare);
  return countWords(piece) >= LEAST.words;
}

const WHEN =
  /^(?:dal(?:le|la)?|fino a|vom|von|ab|bis|du|dès|jusqu['’]au|del|desde|hasta|desde o|até|van|vanaf|tot|od|do|с|до|від|from|between|until|till)\s(?:e?l\s|l['’]|le\s|o\s)?\p{Nd}/iu;
