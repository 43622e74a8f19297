import { countWords } from "../text/sentences.ts";
import { FILM_PIECES } from "./commission-words.ts";
import { GREETING, REGARDS } from "./letter.ts";
import {
  ASKS_FOR,
  ASKS_YOU,
  COURTESIES,
  FILM,
  FILM_FOR,
  FOR_PIECE,
  IN_MANNER,
  IN_STYLE,
  IN_TONE,
  LABELLED,
  NO_AUDIENCE,
  OCCASION,
  ORDERS,
  PLEASE,
  READ_ELSEWHERE,
  REQUESTS,
  SENDER,
  WITHOUT,
} from "./request-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";

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
const MAX_SENTENCE = 320;
const MANY_FILM_WORDS = 3;
const MOST_MIXED = 14;
const FILM_WORD = new RegExp(FILM, "giu");

/**
 * Takes out sentences that ask for the film ("can you make a vid out of this") wherever the sender speaks, and wishes
 * about it ("For new drivers. Calm, practical tone.") where they stand by themselves or beside such a sentence.
 * `asked`: whether it was asked for already. What a sentence tells beside its request stays.
 */
export function withoutRequests(source: string, asked: boolean): Requests {
  const zones = senderSpeaks(source);
  const told = zones.map((zone) => ({ zone, sentences: sentencesOf(source, zone, true) }));
  const films = isAboutFilms(source);
  const requests = new Set(
    told.flatMap(({ sentences }) =>
      sentences.filter((span) => asksForFilm(textAt(source, span), films)).map(({ start }) => start),
    ),
  );
  const wanted = asked || requests.size > 0;
  const gone: Span[] = [];
  const pieces: string[] = [];
  for (const { zone, sentences } of told) {
    const request = sentences.findIndex(({ start }) => requests.has(start));
    // The first paragraph of a brief whose first sentence asked, and was taken out before.
    const beside = request >= 0 || (asked && /^\s{8}/u.test(source.slice(zone.start, zone.end)));
    const kinds = sentences.map((span) =>
      requests.has(span.start) ? new Set(["request"]) : wishesIn(textAt(source, span), wanted, beside),
    );
    if (wanted)
      sentences.forEach((span, at) => {
        const said = textAt(source, span).replace(/[\s.!。！।]+$/u, "");
        const asks = beside && at > request && (ASKS_YOU.test(textAt(source, span)) || ASKS_FOR.test(said));
        const last = at === sentences.length - 1 && SIGNED.test(said);
        const signs = last && ((beside && at > request) || kinds[at - 1]?.has("courtesy") === true);
        if (signs || asks || (beside && at < request && SENDER.test(said))) kinds[at] = new Set(["courtesy"]);
      });
    const alone = sentences.every((_, at) => (kinds[at]?.size ?? 0) > 0);
    const all = new Set(kinds.flatMap((kind) => [...kind]));
    const isWish = (at: number): boolean =>
      (kinds[at]?.size ?? 0) > 0 &&
      (beside ||
        (alone && (wanted || suffices(all, zone, source))) ||
        // "…, and get three quotes. Keep it under 60 seconds.": the last words of who asked.
        (wanted && kinds.slice(at).every(({ size }) => size > 0)) ||
        (wanted && kinds.slice(0, at + 1).every(({ size }) => size > 0)));
    sentences.forEach((span, at) => {
      if (!isWish(at) || kinds[at]?.has("elsewhere") === true) return;
      const spoken = requests.has(span.start) ? withoutTelling(source, span) : [span];
      gone.push(...spoken);
      pieces.push(...spoken.map((one) => textAt(source, one)));
    });
  }
  const text = gone.reduce((left, span) => ended(blanked(left, span), span), source);
  const occasion =
    pieces.map((piece) => OCCASION.exec(piece)?.[1]).find((found) => found !== undefined) ?? null;
  // For whom a film is made is used, and so not left out.
  const wishes = pieces.filter((one) => /\p{L}/u.test(one) && !FOR_PIECE.test(one.replace(/[.。।]$/u, "")));
  return { text, asked: wanted, audience: audienceOf(pieces), occasion, wishes };
}

/** A name below what was asked. */
const SIGNED =
  /^[-–—\s]*\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2}$|^[\p{Script=Han}]{2,4}$|^\p{Script=Hangul}{2,4}$/u;

/** "It weighs 40 g, and we need a film about it." → "It weighs 40 g.": what is left of a sentence ends where it was cut. */
function ended(text: string, { start }: Span): string {
  const before = text.slice(0, start).trimEnd();
  const mark = before.at(-1);
  if (mark === undefined || !/[,;，；]/u.test(mark)) return text;
  return before.slice(0, -1) + (/[，；]/u.test(mark) ? "。" : ".") + text.slice(before.length);
}

/** The paragraphs in which a sender speaks to the maker: the first ones, below a title at most, and the last ones. */
function senderSpeaks(source: string): Paragraph[] {
  const { paragraphs, blocksBelow } = paragraphsOf(source);
  const first = paragraphs
    .filter(({ headings, blocksAbove }) => headings <= 1 && blocksAbove === 0)
    .slice(0, OPENING_PARAGRAPHS);
  const last = blocksBelow === 0 ? paragraphs.slice(-CLOSING_PARAGRAPHS) : [];
  const closing = last.filter((one) => one.headings === paragraphs.at(-1)?.headings && one.blocksAbove === paragraphs.at(-1)?.blocksAbove); // prettier-ignore
  return [...new Set([...first, ...closing])];
}

const TO_SOMEBODY =
  /(?<![\p{L}])(?:you|u|ihr|sie|du|vous|tu|usted\p{L}*|voi|tu|você\p{L}*|jullie|je|u)(?![\p{L}])/iu;
const THIS =
  /(?<![\p{L}])(?:this|these|below|following|attached|daraus|hieraus|diese[mnr]?|folgende[mnr]?|ce texte|ceci|esto|questo|isto|hiervan|tego|этого|bundan)(?![\p{L}])/iu;
/** "Can you make a film in a weekend?" asks everybody; who orders says of what, for whom or for where. */
const GENERAL =
  /^(?:so |and )?(?:(?:can|could|would) (?:you|u|someone|anyone)|can one|(?:kann|könnte) man|peut-on|¿?(?:se puede|puedes)|si può|puoi|pode-se|kun je|kan je|można|можно)(?!\p{L}).*\?$/isu;
const BINDS =
  /(?<![\p{L}])(?:this|these|that|it|below|following|attached|please|pls|for|me|us|our|my|about|daraus|hieraus|dies\p{L}*|folgende\p{L}*|bitte|für|mir|uns|ce|ceci|cela|pour|nous|moi|notre|esto|este|estos|para|nos|me|questo|questi|per|ci|mi|disto|isto|para|hier|hiervan|dit|voor|ons|tego|dla|nam|этого|для|нам)(?![\p{L}])/iu;
/** "…, said a visitor": somebody in the text wants a film. */
const SAID =
  /[,"”»]\s*(?:dit|disait|s['’]écri\p{L}+|said|says|asked|cried|sagte|sagt|meinte|rief|dijo|decía|disse|diceva|zei|powiedzia\p{L}+|сказал\p{L}*|dedi)(?![\p{L}])/iu;
const SPOKEN = /^["“”„«»「『—–]/u;

function asksForFilm(sentence: string, films: boolean): boolean {
  if (sentence.length > MAX_SENTENCE || SPOKEN.test(sentence) || SAID.test(sentence)) return false;
  if (films && !(TO_SOMEBODY.test(sentence) && THIS.test(sentence))) return false;
  if (GENERAL.test(sentence) && !BINDS.test(sentence)) return false;
  const plain = sentence.replace(PLEASE, " ").trim();
  return REQUESTS.some((pattern) => pattern.test(sentence) || pattern.test(plain)) || FILM_FOR.test(sentence);
}

/** A text that speaks of films again and again, beside its requests, is about them. */
function isAboutFilms(source: string): boolean {
  const asking = senderSpeaks(source)
    .flatMap((zone) => sentencesOf(source, zone, true))
    .filter((span) => asksForFilm(textAt(source, span), false));
  const told = asking.reduce((left, span) => blanked(left, span), source);
  const inHeads = told.match(/^\s*#.*$/gmu)?.join("\n") ?? "";
  const found = told.match(FILM_WORD)?.length ?? 0;
  return found >= MANY_FILM_WORDS && found > (inHeads.match(FILM_WORD)?.length ?? 0);
}

/** What each part of a sentence wishes for; none where one of them tells something. */
function wishesIn(sentence: string, wanted: boolean, beside = false): ReadonlySet<string> {
  const bare = sentence.replace(/[\s.!。！।:;)(:]+$/u, "").trim();
  if (bare.length > MAX_SENTENCE / 2 || SPOKEN.test(bare) || bare === "") return new Set();
  if (ORDERS.some((pattern) => pattern.test(bare))) return new Set(["order"]);
  if (READ_ELSEWHERE.test(bare)) return new Set(["elsewhere"]);
  const courteous = wanted && (COURTESIES.some((pattern) => pattern.test(bare)) || greets(bare));
  // What a text asks it answers: "Why does a pump use less energy?"
  if (/[?？؟]\s*$/u.test(sentence)) return new Set(courteous ? ["courtesy"] : []);
  if (LABELLED.test(bare)) return new Set([/\p{N}/u.test(bare) ? "length" : "tone"]);
  if (courteous) return new Set(["courtesy"]);
  const kinds = bare.split(/\s*[,;，、،；]\s*|\s+[–—-]\s+/u).map((piece) => wishOf(piece.trim()));
  const found = new Set(kinds.filter((kind) => kind !== null));
  // Beside a request, "Nothing fancy, just no stock music" is one wish.
  const mixed = beside && countWords(bare) <= MOST_MIXED && [...found].some((kind) => kind !== "audience");
  return kinds.includes(null) && !mixed ? new Set() : found;
}

/** "Hi team": whom it greets, and nothing else. */
function greets(bare: string): boolean {
  return (GREETING.test(bare) && countWords(bare) <= 5) || REGARDS.test(bare);
}

function wishOf(piece: string): string | null {
  if (/^(?:please|pls|bitte|svp|s['’]il vous plaît|por favor|per favore|proszę|пожалуйста|lütfen|thx|thanks|danke|merci|gracias)$/iu.test(piece)) return "please"; // prettier-ignore
  if (WITHOUT.test(piece)) return "without";
  if (IN_MANNER.test(piece)) return "manner";
  if (ORDERS.some((pattern) => pattern.test(piece))) return "order";
  const whom = FOR_PIECE.exec(piece)?.groups;
  if (whom !== undefined)
    return isAudience(piece, whom["who"] ?? whom["sem"] ?? whom["ends"] ?? "") ? "audience" : null;
  if (countWords(piece) <= 8 && IN_TONE.test(piece)) return "tone";
  if (countWords(piece) <= 8 && IN_STYLE.test(piece)) return "style";
  return FILM_PIECES.some((pattern) => pattern.test(piece)) && countWords(piece) <= 6 ? "length" : null;
}

function isAudience(piece: string, whom: string): boolean {
  // A name is written large: "For Anna" is a dedication. So is every noun in German.
  const named = /^\p{Lu}\p{Ll}+$/u.test(whom.trim()) && !/^für\s/iu.test(piece);
  return !NO_AUDIENCE.test(whom) && countWords(whom) <= 9 && !named;
}

const SPEAKS_OF_SPEAKING =
  /(?<![\p{L}])(?:voice|tone|jargon|phone|callers?|speak(?:ing|er)?|presentation|stimme|telefon\p{L}*|vortrag|voix|voz|voce|голос\p{L}*|电话|電話|전화)(?![\p{L}])/iu;

/** Whether wishes that nobody's request stands beside are wishes all the same: "For new drivers. Calm, practical tone." */
function suffices(kinds: ReadonlySet<string>, zone: Span, source: string): boolean {
  const rest = source.slice(0, zone.start) + source.slice(zone.end);
  if (SPEAKS_OF_SPEAKING.test(rest) && !kinds.has("tone")) return false;
  const found = [...kinds].filter((kind) => kind !== "please" && kind !== "elsewhere");
  const first =
    source
      .slice(0, zone.start)
      .split("\n")
      .filter((line) => line.trim() !== "").length <= 1;
  if (found.length >= 2) return true;
  return (kinds.has("audience") && first) || kinds.has("tone") || (kinds.has("please") && found.length === 1);
}

const CLAUSE = /\s*(?:[,;，；]|\s[–—-]\s|(?<=\S)[:：]\s)\s*/gu;
const FEWEST_TELLING = 5;
const OF_SENDER =
  /^(?:so|and|but|und|et|y|e|en|i|и)?\s*(?:we|i|we['’]\p{L}+|i['’]\p{L}+|my|our|wir|ich|mein\p{L}*|unser\p{L}*|nous|je|j['’]|mon|ma|notre|nos|on|nosotros|yo|somos|tenemos|nuestr\p{L}*|noi|io|siamo|abbiamo|nostr\p{L}*|nós|eu|temos|noss\p{L}*|wij|we|ik|onze|my|ja|jesteśmy|мы|я|наш\p{L}*|biz|ben|dear|hi|hello|hey|hallo|liebe\p{L}*|bonjour|hola|ciao|as|because|since|da|weil|like|just|ppl|people|they|nobody|no one)(?![\p{L}])|^(?:我们|我們|我|本公司|私たち|私ども|弊社|当社|저희|우리|당사|نحن|أنا|אנחנו|אני|हम|मैं)/iu;

/** A request's sentence without those of its clauses that tell something of their own: "…: The lamp weighs 40 g." */
function withoutTelling(source: string, span: Span): Span[] {
  const sentence = source.slice(span.start, span.end);
  const cuts = [...sentence.matchAll(CLAUSE)];
  const clauses = [0, ...cuts.map(({ index, 0: mark }) => index + mark.length)].map((from, at, all) => ({
    start: from,
    end: all[at + 1] ?? sentence.length,
    colon: /[:：]/u.test(cuts[at - 1]?.[0] ?? ""),
  }));
  const asks = (text: string): boolean =>
    REQUESTS.some((pattern) => pattern.test(text)) || new RegExp(FILM, "iu").test(text);
  const lastAsk = clauses.findLastIndex(({ start, end }) => asks(sentence.slice(start, end)));
  const gone: Span[] = [];
  clauses.forEach(({ start, end, colon }, at) => {
    const clause = sentence.slice(start, end).trim();
    const words = countWords(clause);
    const wish = asks(clause) || wishesIn(clause, true).size > 0;
    const before = at < lastAsk && words >= FEWEST_TELLING && !OF_SENDER.test(clause);
    const after =
      at > lastAsk && words >= FEWEST_TELLING && !OF_SENDER.test(clause) && (/\p{Nd}/u.test(clause) || colon);
    const last = gone.at(-1);
    if (!wish && (before || after || (colon && at > lastAsk && words >= FEWEST_TELLING))) return;
    if (last !== undefined && last.end === span.start + start) last.end = span.start + end;
    else gone.push({ start: span.start + start, end: span.start + end });
  });
  return gone;
}

function audienceOf(pieces: readonly string[]): string | null {
  for (const piece of pieces.flatMap((one) => one.split(/[,;，、،；.。]\s*/u))) {
    const whom = FOR_PIECE.exec(piece.trim())?.groups;
    const said = (whom?.["who"] ?? whom?.["sem"]?.replace(/^ل/u, "ال") ?? whom?.["ends"] ?? "").trim();
    if (said !== "" && isAudience(piece.trim(), said)) return said;
  }
  return null;
}
