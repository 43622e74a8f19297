import { leadingDate } from "../brief/date-heads.ts";
import { itemThing } from "../illustrations/item-things.ts";
import { isSourceLine } from "../brief/source-line.ts";
import { isClause, isImperative } from "../english/grammar.ts";
import { appositionOf, withAppositions } from "../text/appositions.ts";
import { isBrokenRow } from "../text/broken-row.ts";
import { deniesList, governsList, isCondition } from "../text/governing.ts";
import { hangsOnFirst } from "../text/hanging-amount.ts";
import { iconFor } from "../text/icons.ts";
import { opensWithPronoun } from "../text/main-clause.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { hanNumber } from "../text/hour-words.ts";
import { numberOfWord } from "../text/number-words.ts";
import { lastWordsOfRow } from "../text/last-of-row.ts";
import { quotationsIn } from "../text/quotations.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { splitOutside } from "../text/split-outside.ts";
import { governedRow } from "./governed-row.ts";
import { inTheirColours } from "./in-their-colours.ts";
import { areOfOneKind, opensWithArticle } from "./parts-of-a-row.ts";
import { isSetRight } from "./set-right.ts";
import { areTasks } from "./tasks.ts";
import { behindThereAre } from "./there-are.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** "a cup of tea" and "otro en el lado" hold the Dutch for "or" and "and". */
function lastWord(base: string): RegExp {
  const words = lastWordsOfRow(base);
  return new RegExp(
    `,?\\s+(?:${words})\\s+|\\s*(?:[，、]|,(?!\\d))\\s*(?:和|以及|并)?|(?<![要别別请請不能会會想先再去来來也就都可应應该該只])和|、`,
    "u",
  );
}

/**
 * Things named in a row: after a colon ("needs three things: water, carbon dioxide and light"), as commands ("Unplug the
 * cable, call the help desk, and tell us what you typed"), or all governed by what opens the sentence ("Never bring glass,
 * phones or food").
 */
export function enumerationCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  for (const [index, utterance] of utterances.entries()) {
    const row = isSourceLine(utterance.text, context.base) ? null : rowOf(utterance.text, context);
    if (row === null) continue;
    const marks = row.parts.map((part, at) => ({ key: `part:${index}:${at}`, offset: part.offset }));
    utterance.marks.push(...marks);
    return {
      kind: "bullets",
      score: 62,
      utterances,
      visual: (cueOf) => ({
        kind: "bullets",
        heading: row.heading,
        ...(!deniesList(row.heading, context.base) &&
        areTasks(
          row.parts.map((part) => part.text),
          context,
        )
          ? { toDo: true }
          : {}),
        items: inTheirColours(
          row.parts.slice(0, 6).map((part, at) => {
            const icon = iconFor(part.text, context.base);
            const { name, detail } = appositionOf(part.text, context.base);
            return withCue(
              {
                label: capitalise(hardLabel(name, 7)),
                ...(detail === null ? {} : { detail }),
                ...(icon === null ? {} : { icon }),
              },
              cueOf(`part:${index}:${at}`),
            );
          }),
          context.base,
        ),
      }),
    };
  }
  return null;
}

/** `heading`: what stands above the parts; it says what governs them, whatever the section is called. */
type Row = { heading: string; parts: { text: string; offset: number }[] };

function rowOf(sentence: string, context: SceneContext): Row | null {
  const parts = partsOf(sentence, context);
  if (parts === null) return null;
  const [, lead] = /^(.{3,60}?)\s*[:：]/su.exec(sentence) ?? [];
  if (lead !== undefined && (TURNS.test(lead) || leadingDate(sentence) !== null)) return null;
  if (lead !== undefined) {
    const own = context.ownHeading && !governsList(lead, context.base);
    return { heading: own ? context.heading : capitalise(lead), parts };
  }
  const headed = context.ownHeading ? context.heading : capitalise(context.topic);
  if ((parts[0]?.offset ?? 0) > 0) return { heading: headed, parts };
  const governed = governedRow(parts);
  if (governed === "none") return { heading: headed, parts };
  return governed === null ? null : { ...governed, heading: capitalise(governed.heading) };
}

/** "Otherwise: wait, watch and ring if you are unsure": below the heading of the case before it would say the opposite. */
const TURNS =
  /^(?:otherwise|else|if not|instead|except|sonst|andernfalls|ansonsten|wenn nicht|falls nicht|stattdessen|sinon|autrement|dans le cas contraire|à défaut|si ?no|de lo contrario|en caso contrario|altrimenti|in caso contrario|se no|caso contrário|senão|se não|anders|zo niet|zo nee|annars|om inte|ellers|hvis ikke|w przeciwnym razie|jeśli nie|inaczej|jinak|pokud ne|иначе|в противном случае|если нет|інакше|якщо ні|aksi halde|yoksa|وإلا|אחרת|नहीं तो|वरना|否则|否則|不然|さもなければ|そうでなければ|그렇지 않으면)$/iu;

const MOST_WORDS_WITHOUT_AND = 5;

/**
 * Whether a row that has no "and" before its last part is one: "five evenings, always on Tuesdays, 60 euros", and not "it wraps
 * it up, layer by layer, for years". In Chinese and Japanese only 、 parts things, unless what stands before the colon, which ends
 * at `from`, says that things follow: 我们能做的事：…，…，….
 */
function isRowWithoutAnd(parts: readonly string[], body: string, from: number, base: string): boolean {
  if (isUnspaced(base) && countOf(body.slice(0, from)) === parts.length) return true;
  if (isUnspaced(base))
    return body.slice(from).includes("、") || (ANNOUNCES_THINGS.test(body.slice(0, from)) && !parts.some((part) => TURNS_EAST.test(part))); // prettier-ignore
  const isShort = parts.every((part) => countWords(part) <= MOST_WORDS_WITHOUT_AND);
  if (parts.some((part) => isRelative(part, base))) return false;
  return isShort && !parts.some((part) => opensWithPronoun(part) || (base === "en" && isClause(part)));
}

/** 有三件事千万别做：…，…，也…: how many things a lead says that follow it. */
function countOf(lead: string): number {
  const told = /(?<count>[两兩二三四五六2-6])(?:件事?|点|點|条|條|样|樣|个|個|种|種|项|項|つ|点)/u.exec(lead)?.groups?.["count"]; // prettier-ignore
  return told === undefined ? 0 : (hanNumber(told) ?? Number(told));
}

/** What can be done, ways, points, rules: each of a row is one. */
const ANNOUNCES_THINGS =
  /(?:的(?:事情?|东西|東西)|[方办辦做][法式]|措施|[建提]议|建議|要点|要點|几点|幾點|规则|規則|注意事项|注意事項|原则|原則|习惯|習慣|任务|任務|こと|もの|方法|ポイント|ルール|注意点)(?:有|是|は)?\s*[:：]\s*$/u;
/** "…, so", "but": what goes on from the part before is none beside it. */
const TURNS_EAST = /^(?:所以|因此|因为|因為|但|却|卻|而|不过|不過|然而|这|這|那|它|他|她|就|也|还|還|又|だから|しかし|でも|それ|これ)/u; // prettier-ignore

/** "…, der nicht will", "…, qui le veut": what tells more of the piece before is none of a row. */
const RELATIVE =
  /^(?:who|whom|whose|which|that|where|qui|dont|où|quien(?:es)?|cuy[oa]s?|che|cui|quem|cuj[oa]s?|welche\p{Ll}?|dessen|deren|kt[óo]r\p{L}+|котор\p{L}+|который|який|яка|яке|які|som|mely|amely)(?!\p{L})/iu;
/** German: an article before words of which none is a noun; Dutch: "die niet wil". */
const RELATIVE_BY_FORM: Readonly<Record<string, RegExp>> = {
  de: /^(?:der|die|das|den|dem|denen)(?:\s\p{Ll}[\p{Ll}\p{M}]*)+$/u,
  nl: /^(?:die|dat)\s(?:niet|er|het|hun|zich|wel|ook|nog|hier|daar)(?!\p{L})/u,
};

function isRelative(part: string, base: string): boolean {
  return RELATIVE.test(part) || RELATIVE_BY_FORM[base]?.test(part) === true;
}

/** Whom a sentence is about, told by what they do: "Wer kündigt, muss …". */
const WHOEVER =
  /^(?:wer|whoever|anyone who|those who|(?:celui|celle|ceux|celles) qui|quien(?:es)?|(?:el|la|los|las) que|chi|quem|wie|den som|de som|kto|kdo|кто|тот,? кто|хто|kim)(?!\p{L})/iu;

const ONE_OF_TWO =
  /^(?:one|eine[rs]?|l['’]une?|une?|un[oa]|l['’]un[oa]|uma?|een|één|de (?:een|ene)|ett?|den ene|jeden|jedna|один|одна|одно)(?!\p{L})/iu;
const THE_OTHER =
  /^(?:(?:the )?other|another|(?:(?:der|die|das|ein) )?andere?[rs]?|l['’]autre|une? autre|(?:el |la )?otr[oa]|(?:l['’]|un['’]?\s?)?altr[oa]|(?:o |a )?outr[oa]|(?:de |een )?andere?|(?:den |en )?andra|(?:den |en )?anden|drug[ia]|друг(?:ой|ая|ое))(?!\p{L})/iu;

/** Arabic repeats its "and" before every thing in a row, as a letter of the word. */
function withoutWaw(piece: string): string {
  return piece.replace(/^و(?=[\p{Script=Arabic}]{3})/u, "");
}

/**
 * "Om aftenen: Bland surdej, kerner og en liter vand": behind a colon a capital begins a sentence, where nouns are written small and
 * what follows is no name. What it tells to do is no thing in a row with the rest.
 */
function beginsSentence([first = "", ...others]: readonly string[], { base, names }: SceneContext): boolean {
  const word = /^\p{Lu}[\p{L}\p{M}'’-]*/u.exec(first)?.[0];
  if (word === undefined || !lowersNouns(base) || /^\p{Lu}{2}/u.test(word)) return false;
  return !/^\S+$/u.test(first) && !names.has(word) && others.every((part) => /^(?:\p{Ll}|\p{N})/u.test(part));
}

function hasNumber(piece: string, base: string): boolean {
  const words = piece.match(/[\p{L}\p{M}]+/gu) ?? [];
  return /\p{Nd}/u.test(piece) || words.some((word) => (numberOfWord(word, base) ?? 0) > 1);
}

/** Where the verb stands last: what denies it. */
const DENIED_AT_END: Readonly<Record<string, RegExp>> = {
  hi: /नहीं|मत(?![\p{L}\p{M}])/u,
  mr: /नाही|नका/u,
  bn: /(?<![\p{L}\p{M}])(?:না|নয়|নেই|নি)(?![\p{L}\p{M}])/u,
  ur: /نہیں|مت(?!\p{L})/u,
  tr: /değil|(?<=\p{L})m[aeıiuü](?:z|y[ıiuü]n|d[ıiuü]|m[ae]l[ıi])\p{L}*$/u,
  ja: /ない|ません|なく$/u,
  ko: /(?:지|안|못)\s?(?:않|못|마|말)|없/u,
};

const nameOf = (part: string, base: string): string => appositionOf(part, base).name;

/** So many things of a row are counted that only says what there is. */
const COUNTED_LEAST = 2;

function partsOf(sentence: string, context: SceneContext): { text: string; offset: number }[] | null {
  const body = sentence.replace(/[.!。！]$/u, "");
  const colon = /[:：]\s*/u.exec(body);
  const behind = colon === null ? behindThereAre(body, context.base) : 0;
  const from =
    colon !== null && !/\d$/.test(body.slice(0, colon.index)) ? colon.index + colon[0].length : behind;
  if (from === 0 && !(context.base === "en" && isImperative(body))) return null;
  const rest = body.slice(from);
  // « La soupe attend, le marché non »: words that somebody said are none of things.
  const [said] = quotationsIn(rest);
  if (said?.start === 0 && /[,，、،]/u.test(said.inner)) return null;
  const parted = splitOutside(rest, /\s*(?:[，、،]|,(?!\d))\s*/u);
  const pieces = withAppositions(
    parted.map((piece, at) => (at > 0 ? withoutWaw(piece) : piece)),
    context.base,
  );
  const last = pieces.pop();
  // "…, पिन या सीवीवी नहीं पूछता": the verb at the end denies all of them, which each by itself would say.
  if (last !== undefined && DENIED_AT_END[context.base]?.test(last) === true) return null;
  if (last === undefined || pieces.length === 0) return null;
  const tail = withoutWaw(last).replace(/^(?:and|or|und|oder|et|ou|y|o|e|和|以及)\s+/u, "");
  const split =
    tail === last ? splitOutside(last, lastWord(context.base)).filter((piece) => piece !== "") : [tail];
  // "a rook 5, a bishop or knight 3": of a row of values each has its own, and what shares one is one piece.
  const isShared = behind === 0 && split.length > 1 && [...pieces, last].every((piece) => hasNumber(piece, context.base)) && !split.every((piece) => hasNumber(piece, context.base)); // prettier-ignore
  const ends = isShared ? [last] : split;
  const parts = [...pieces, ...ends];
  const hasAnd = tail !== last || split.length > 1;
  // "We have no time, and …": only what is counted is a row behind "there are".
  if (behind > 0 && (!hasAnd || parts.filter((part) => hasNumber(part, context.base)).length < COUNTED_LEAST))
    return null;
  if (from > 0 && !hasAnd && !isRowWithoutAnd(parts, body, from, context.base)) return null;
  if (
    parts.length < 3 ||
    parts.length > 6 ||
    parts.some((part) => countWords(nameOf(part, context.base)) > 8 || countWords(part) === 0)
  )
    return null;
  if (parts.every((part) => /^[\d\s.,%$€]+$/.test(part))) return null;
  // "Ada bought twice in 2024, for 40 and 25 euros": what tells more of the first is no thing beside it.
  if (hangsOnFirst(parts)) return null;
  // "Take it away, he said, and keep the edges": a part that is none of the row shows that there is none.
  if (isBrokenRow(parts, context.base) || (!hasAnd && isSetRight(parts, sentence))) return null;
  // "Two bulges form, one towards the Moon and another on the far side": they are what the first has named.
  if (parts.some((part) => ONE_OF_TWO.test(part)) && parts.some((part) => THE_OTHER.test(part))) return null;
  // "ул. Лесная, 8": the number of a house belongs to its street.
  if (parts.some((part) => /^\p{Nd}{1,4}\s?\p{Ll}?$/u.test(part))) return null;
  if (from > 0 && beginsSentence(parts, context)) return null;
  // "When it rains, bees hide, rest or sleep": what holds under a condition only is no thing among others.
  if (parts.some((part) => isCondition(part, context.base))) return null;
  // "Who gives notice must return it or pay the rest": of whom it is told is no thing beside what they must.
  if (WHOEVER.test(parts[0] ?? "")) return null;
  // "Kill the API, of workers in each stage": what hangs on a preposition is no thing of its own.
  if (!areOfOneKind(parts, context.base)) return null;
  // "Le polonium, nommé d'après son pays, et le radium": between things with articles it says more of the first.
  const articles = parts.map(opensWithArticle);
  const areThings = parts.every((part) => itemThing(part, context.base) !== undefined);
  if (!areThings && articles[0] === true && articles.at(-1) === true && articles.includes(false)) return null;
  let at = from;
  return parts.map((part) => {
    const offset = Math.max(from, sentence.indexOf(nameOf(part, context.base), at));
    at = offset + part.length;
    // "，也不要 …": what joins the last to the others is no part of it.
    return { text: part.trim().replace(/^[也还還并並](?=不|别|別|要|请|請)/u, ""), offset };
  });
}
