import { isNameAlone } from "../naming/name-form.ts";
import { countWords } from "../text/sentences.ts";
import { asksForFilm, isAboutFilms, namesFilm } from "./asks-for-film.ts";
import { audienceIn } from "./audience-words.ts";
import { ASKS_FOR, ASKS_YOU, OCCASION, SENDER } from "./courtesy-words.ts";
import { WATCHED_BY } from "./opening-order-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";
import { HAS_PARTS_OF_FILM } from "./wish-words.ts";
import { partsOf, phrasesFilm, speaksOfFilm, suffices, wishesIn, type Wish } from "./wishes.ts";
import { toPattern } from "../text/regex.ts";

/** A brief without what its sender says to whoever makes the film, in the same length, and what that was. */
export type Requests = {
  text: string;
  /** True where it asks for a film. */
  asked: boolean;
  audience: string | null;
  /** On which occasion it is to be shown: "Q3 all-hands". */
  occasion: string | null;
  /** In the words of the brief, in its order. */
  wishes: string[];
};

/** Who orders speaks first or last: below the title, in the first paragraphs and the last ones. */
const OPENING_PARAGRAPHS = 3;
const CLOSING_PARAGRAPHS = 2;

/**
 * Takes out sentences that ask for the film ("can you make a vid out of this") wherever the sender speaks, and wishes
 * about it ("For new drivers. Calm, practical tone.") where they stand by themselves or beside such a sentence.
 * `asked`: whether it was asked for already. What a sentence tells beside its request stays.
 */
export function withoutRequests(source: string, asked: boolean): Requests {
  const told = senderSpeaks(source).map((zone) => ({ zone, sentences: sentencesOf(source, zone, true) }));
  const all = told.flatMap(({ sentences }) => sentences);
  const asking = all.filter((span) => asksForFilm(textAt(source, span), false));
  const films = isAboutFilms(asking.reduce((left, span) => blanked(left, span), source));
  const requests = new Set(
    asking.filter((span) => asksForFilm(textAt(source, span), films)).map(({ start }) => start),
  );
  const phrased = !films && all.some((span) => phrasesFilm(textAt(source, span)));
  const wanted = asked || requests.size > 0 || phrased;
  const gone: Span[] = [];
  const pieces: string[] = [];
  for (const { zone, sentences } of told) {
    const wishes = wishesOf(source, { zone, sentences }, { requests, asked, wanted });
    sentences.forEach((span, at) => {
      if (wishes[at] === undefined || wishes[at].has("elsewhere")) return;
      const spoken = requests.has(span.start) ? withoutTelling(source, span) : [span];
      gone.push(...spoken);
      pieces.push(...spoken.map((one) => textAt(source, one)));
    });
  }
  const text = gone.reduce((left, span) => ended(blanked(left, span), span), source);
  const occasion =
    pieces.map((piece) => OCCASION.exec(piece)?.[1]).find((found) => found !== undefined) ?? null;
  // For whom a film is made is used, and so not left out.
  const isUsed = (one: string): boolean => audienceIn(one.replace(/[.。।]$/u, "")) !== null;
  const wishes = pieces.filter((one) => /\p{L}/u.test(one) && !isUsed(one));
  return { text, asked: wanted, audience: audienceOf(pieces), occasion, wishes };
}

type Zone = { zone: Paragraph; sentences: readonly Span[] };
type Asked = { requests: ReadonlySet<number>; asked: boolean; wanted: boolean };

/** What each sentence of a paragraph wishes for; undefined where it is told. */
function wishesOf(
  source: string,
  { zone, sentences }: Zone,
  { requests, asked, wanted }: Asked,
): (ReadonlySet<Wish> | undefined)[] {
  const request = sentences.findIndex(({ start }) => requests.has(start));
  // The first paragraph of a brief whose first sentence asked, and was taken out before.
  const beside = request >= 0 || (asked && /^\s{8}/u.test(source.slice(zone.start, zone.end)));
  const found = sentences.map((span): ReadonlySet<Wish> => {
    return requests.has(span.start) ? new Set(["request"]) : wishesIn(textAt(source, span), wanted);
  });
  if (wanted)
    sentences.forEach((span, at) => {
      const said = textAt(source, span).replace(/[\s.!。！।]+$/u, "");
      const asks =
        beside && at > request && (ASKS_YOU.test(textAt(source, span)) || ASKS_FOR.test(said) || begs(said));
      const thanked = found[at - 1]?.has("courtesy") === true;
      const last = at === sentences.length - 1 && (thanked ? NICKNAME : SIGNED).test(said);
      const signs = last && ((beside && at > request) || thanked);
      if (signs || asks || (beside && at < request && SENDER.test(said))) found[at] = new Set(["courtesy"]);
    });
  const isWish = found.map(({ size }) => size > 0);
  const rest = source.slice(0, zone.start) + source.slice(zone.end);
  const alone = isWish.every(Boolean) && !wanted && suffices(unionOf(found), rest);
  // "…, and get three quotes. Keep it under 60 seconds.": the first or the last words of who asked.
  const head = isWish.includes(false) ? isWish.indexOf(false) : isWish.length;
  const tail = isWish.lastIndexOf(false) + 1;
  const opens = wanted && speaksOfFilm(unionOf(found.slice(0, head)));
  const closes = wanted && speaksOfFilm(unionOf(found.slice(tail)));
  return found.map((one, at) => {
    const speaks = beside || alone || (opens && at < head) || (closes && at >= tail);
    return isWish[at] === true && speaks ? one : undefined;
  });
}

const BEGS =
  /^(?:and |und |et |y |e |en |i |и )?(?:please|pls|bitte|s['’]il vous plaît|merci de|por favor|per favore|graag|proszę|prosimy|пожалуйста|просим|lütfen|snälla|venligst|请|請|يرجى|نرجو|من فضلك\p{L}*|נא|בבקשה|कृपया)(?![\p{L}])/iu;

/** "Please keep it calm and don't use music that …": beside a request, and of what films have. */
function begs(sentence: string): boolean {
  return BEGS.test(sentence) && HAS_PARTS_OF_FILM.test(sentence);
}

function unionOf(wishes: readonly ReadonlySet<Wish>[]): ReadonlySet<Wish> {
  return new Set(wishes.flatMap((one) => [...one]));
}

/** A name below what was asked. */
const SIGNED =
  /^[-–—\s]*\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2}$|^[\p{Script=Han}]{2,4}$|^\p{Script=Hangul}{2,4}$/u;

const NICKNAME = toPattern(`${SIGNED.source}|^\\p{L}{2,12}$`, "u");

/** "It weighs 40 g, and we need a film about it." → "It weighs 40 g.": what is left of a sentence ends where it was cut. */
function ended(text: string, { start }: Span): string {
  const before = text.slice(0, start).trimEnd();
  const mark = before.at(-1);
  if (mark === undefined || !/[,;，；]/u.test(mark)) return text;
  return before.slice(0, -1) + (/[，；]/u.test(mark) ? "。" : ".") + text.slice(before.length);
}

/** The paragraphs in which a sender speaks to the maker: the first ones, below a title at most, and the last ones. */
export function senderSpeaks(source: string): Paragraph[] {
  const { paragraphs, blocksBelow } = paragraphsOf(source);
  const first = paragraphs
    .filter(({ headings, blocksAbove }) => headings <= 1 && blocksAbove === 0)
    .slice(0, OPENING_PARAGRAPHS);
  const last = blocksBelow === 0 ? paragraphs.slice(-CLOSING_PARAGRAPHS) : [];
  const closing = last.filter((one) => one.headings === paragraphs.at(-1)?.headings && one.blocksAbove === paragraphs.at(-1)?.blocksAbove); // prettier-ignore
  return [...new Set([...first, ...closing])];
}

const CLAUSE = /\s*(?:[,;，；]|\s[–—-]\s|(?<=\S)[:：]\s)\s*/gu;
const FEWEST_TELLING = 5;
const OF_SENDER =
  /^(?:so|and|but|und|et|y|e|en|i|и)?\s*(?:we|i|we['’]\p{L}+|i['’]\p{L}+|my|our|wir|ich|mein\p{L}*|unser\p{L}*|nous|je|j['’]|mon|ma|notre|nos|on|nosotros|yo|somos|tenemos|nuestr\p{L}*|noi|io|siamo|abbiamo|nostr\p{L}*|nós|eu|temos|noss\p{L}*|wij|we|ik|onze|my|ja|jesteśmy|мы|я|наш\p{L}*|biz|ben|dear|hi|hello|hey|hallo|liebe\p{L}*|bonjour|hola|ciao|as|because|since|da|weil|like|just|ppl|people|they|nobody|no one)(?![\p{L}])|^(?:我们|我們|我|本公司|私たち|私ども|弊社|当社|저희|우리|당사|نحن|أنا|אנחנו|אני|हम|मैं)/iu;

/** "… für den Film, der auf der Bürgerversammlung laufen soll": of the film itself, where it is shown. */
const SAYS_WHERE =
  /^(?:(?:der|das|die|which|that|qui|que|che|die|dat|który|które|który|которы[йе]|som|to be)\s)(?=.*(?<!\p{L})(?:laufen|läuft|gezeigt|gespielt|abgespielt|vorgeführt|shown|played|screened|run|projeté\p{L}*|diffusé\p{L}*|montré\p{L}*|passera|tournera|proyect\p{L}+|mostr\p{L}+|proiettat\p{L}|trasmess\p{L}|exibid\p{L}|passar|getoond|vertoond|gedraaid|draait|pokazan\p{L}|wyświetlan\p{L}|показ\p{L}+|promítat|visas|vises)(?!\p{L}))/iu;

/** A request's sentence without those of its clauses that tell something of their own: "…: The lamp weighs 40 g." */
function withoutTelling(source: string, span: Span): Span[] {
  const sentence = source.slice(span.start, span.end);
  const cuts = [...sentence.matchAll(CLAUSE)];
  const clauses = [0, ...cuts.map(({ index, 0: mark }) => index + mark.length)].map((from, at, all) => ({
    start: from,
    end: all[at + 1] ?? sentence.length,
    colon: /[:：]/u.test(cuts[at - 1]?.[0] ?? ""),
  }));
  const lastAsk = clauses.findLastIndex(({ start, end }) => namesFilm(sentence.slice(start, end)));
  const gone: Span[] = [];
  clauses.forEach(({ start, end, colon }, at) => {
    const clause = sentence.slice(start, end).trim();
    const words = countWords(clause);
    const shown = at === lastAsk + 1 && SAYS_WHERE.test(clause);
    const wish = shown || namesFilm(clause) || WATCHED_BY.test(clause) || wishesIn(clause, true).size > 0;
    const before = at < lastAsk && words >= FEWEST_TELLING && !OF_SENDER.test(clause);
    const after =
      at > lastAsk && words >= FEWEST_TELLING && !OF_SENDER.test(clause) && (/\p{Nd}/u.test(clause) || colon);
    const last = gone.at(-1);
    // "Our new collection, «Rastrojo», and we need a film": what was told is named.
    const named =
      at > 0 &&
      at < lastAsk &&
      last?.end !== span.start + start &&
      isNameAlone(clause.replace(/[,;，；:：]$/u, ""));
    if (!wish && (named || before || after || (colon && at > lastAsk && words >= FEWEST_TELLING))) return;
    if (last !== undefined && last.end === span.start + start) last.end = span.start + end;
    else gone.push({ start: span.start + start, end: span.start + end });
  });
  return gone;
}

/** For whom it is; where it is shown is no audience. */
function audienceOf(pieces: readonly string[]): string | null {
  const parts = pieces.flatMap(partsOf).map((part) => part.replace(/[\s.!。！।]+$/u, ""));
  return parts.map(audienceIn).find((one) => one !== null) ?? null;
}
