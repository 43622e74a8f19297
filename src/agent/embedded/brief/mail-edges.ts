import { capitalise, countWords } from "../text/sentences.ts";
import { asksForFilm, isAboutFilms } from "./asks-for-film.ts";
import type { Line } from "./closing.ts";
import {
  AM_REACHED,
  BYE,
  CALLED,
  CRAFT,
  DEAR_HEAD,
  DEAR_PERSON,
  END_ON,
  FILM_ABOUT,
  FILM_OF_OTHERS,
  HERE_IT_IS,
  IS_SENT,
  OF_CAMERAS,
  PREFERS,
  STANDS_BELOW,
  TEXT_LABEL,
  TITLE_LABEL,
  TO_MAKER,
  WATCHERS,
} from "./mail-edge-words.ts";
import {
  AGREED,
  asksForDraft,
  enclosesSomething,
  HANDS_OVER,
  isReachable,
  MATERIAL,
  sendsMaterial,
  WISHES,
} from "./mail-part-words.ts";
import { isFact, namesFilm, saysLength, saysViewers, sharesWords, wordsOf } from "./mail-parts.ts";
import { frameOf, isLineOfSender, isRegards, regardsIn } from "./mail-frame.ts";
import { behindGreeting } from "./maker-greeting.ts";
import { POSTSCRIPT } from "./secrecy-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** A mail's text without what its edges say to who makes the film, in the same length; its title and its audience. */
export type MailEdges = {
  text: string;
  asked: boolean;
  /** As the mail says that the film is called, or as the text is headed. */
  title: string | null;
  /** What the mail says that the film is about. */
  about: string | null;
  audience: string | null;
  closing: Line | null;
  wishes: string[];
};

type Said = { span: Span; said: string };

const MOST_LETTERS = 400;
const OPENING_PARAGRAPHS = 4;
const CLOSING_PARAGRAPHS = 2;
/** What the film is to end on is asked for before the farewell too. */
const LAST_LINE_PARAGRAPHS = 3;
const FEWEST_TOLD = 18;
const MOST_ABOVE_LABEL = 130;
const MOST_TITLE = 12;

/**
 * What stands at the edges of a mail that orders a film is judged by the body between them: what speaks of pictures,
 * sound and lettering, or to one person, and of nothing that the body tells, is an order. `known`: others know the mail.
 */
export function withoutMailEdges(source: string, text: string, known: boolean): MailEdges {
  const none: MailEdges = { text, asked: false, title: null, about: null, audience: null, closing: null, wishes: [] }; // prettier-ignore
  if (/^\s{0,3}#{1,6}\s/mu.test(source)) return none;
  const { paragraphs } = paragraphsOf(source);
  const first = paragraphs.filter(({ blocksAbove }) => blocksAbove === 0).slice(0, OPENING_PARAGRAPHS);
  const openings = first.map((one) => read(source, one));
  const at = openings.findIndex((sentences) => sentences.some((_, place) => orders(sentences, place)));
  if (at < 0) return none;
  const closings = paragraphs.slice(Math.max(at + 1, paragraphs.length - CLOSING_PARAGRAPHS)).map((one) => read(source, one)); // prettier-ignore
  const signed = signedIn(source);
  if (!known && !isMail(source, openings.slice(0, at + 2).flat(), closings.flat(), signed)) return none;
  const label = labelAfter(source, first, at);
  const opening = label ?? openingOf(source, text, openings, at);
  const end = opening.at(-1)?.span.end ?? 0;
  const from = closings[0]?.[0]?.span.start ?? source.length;
  const body = source.slice(end, Math.max(end, from));
  const later = wordsOf(body);
  const closing = closingOf(closings, signed, later);
  const last = closingLine(paragraphs.slice(-LAST_LINE_PARAGRAPHS).flatMap((one) => read(source, one)));
  const titled = titleIn(openings.flat());
  // What asks for the film is read by itself: of what, and where it is shown.
  const asks = ({ said }: Said): boolean => asksForFilm(said, false) && !HANDS_OVER.test(said);
  const gone = [
    ...opening.filter((one) => !asks(one)),
    ...closing,
    ...(titled === null ? [] : [titled.said]),
    ...(last === null ? [] : [last]),
  ];
  const left = [...gone.map(({ span }) => span), ...signed].reduce(blanked, text);
  if (countWords(left) < FEWEST_TOLD || isAboutFilms(left)) return none;
  const orderly = [...openings.slice(0, at + 1).flat(), ...opening];
  const heading = titled === null ? headingIn(left) : null;
  return {
    text: heading === null ? left : blanked(left, heading.span),
    asked: true,
    title: titled?.title ?? heading?.said ?? null,
    about: aboutIn(orderly, left),
    audience: audienceOf(orderly),
    closing: last === null ? null : { text: END_ON.exec(last.said)?.groups?.["title"] ?? last.said, address: null, span: last.span }, // prettier-ignore
    wishes: [...new Set(gone.filter(({ span }) => textAt(text, span) !== "").map(({ said }) => said))],
  };
}

function read(source: string, paragraph: Span): Said[] {
  return sentencesOf(source, paragraph, true).map((span) => ({ span, said: textAt(source, span) }));
}

/** "This is the text for the roof appeal film", "the branch wants a short explainer": one sentence, or two side by side. */
function orders(sentences: readonly Said[], at: number): boolean {
  const said = sentences[at]?.said ?? "";
  if (
    said.length > MOST_LETTERS ||
    /^["“”„«»「『]/u.test(said) ||
    !(namesFilm(said) || FILM_TOO.test(said)) ||
    FILM_OF_OTHERS.test(said)
  )
    return false;
  const beside = sentences[at - 1]?.said ?? "";
  return (
    (HANDS_OVER.test(said) &&
      (MATERIAL.test(said) || /文案|原稿|稿|台本|脚本|(?<!\p{L})met(?:in|n)\p{L}*/iu.test(said))) ||
    AGREED.test(said) ||
    WISHES.test(said) ||
    ORDERS.test(said) ||
    asksForFilm(said, false) ||
    (HANDS_OVER.test(beside) && MATERIAL.test(beside))
  );
}

const FILM_TOO = /(?<!\p{L})(?:animati\p{L}+|film(?:in|im|imiz)\p{L}*|videoyu|videonun)(?!\p{L})/iu;
/** "I'm writing about the film for our site", "上次說的那支影片". */
const ORDERS =
  /(?<!\p{L})(?:wants?|needs?|writing about|(?:ich )?schreibe wegen|je vous écris|le escribo|te escribo|scrivo|escrevo|ik schrijf|w sprawie|пишу (?:по поводу|насчёт|насчет)|щодо)(?!\p{L}).{0,60}(?:film|video|vidéo|vídeo|explainer|clip|фильм|ролик|фільм)|(?:文案|稿子?).{0,10}(?:整理好|写好|寫好|给你|給你)|上次[说說聊]的|(?:视频|影片)的事|(?:te|os|le|les) (?:paso|mando|envío) lo del?(?!\p{L})/iu;

/** Enough beside the sentence that orders: a greeting or a goodbye, and one thing that only a maker is told. */
function isMail(
  source: string,
  opening: readonly Said[],
  closing: readonly Said[],
  signed: readonly Span[],
): boolean {
  const frame = frameOf(source);
  const head = source.trimStart().split("\n")[0]?.trim() ?? "";
  const greets =
    frame.greets ||
    DEAR_PERSON.test(head) ||
    DEAR_HEAD.test(head) ||
    /^[^，,。]{1,6}(?:你好|您好|好[,，]$)/u.test(head) ||
    (countWords(head) <= MOST_IN_BYE && head.length <= 40 && /[,،，:：]$/u.test(head)) ||
    head.endsWith("御中");
  const signs = frame.signature.length > 0 || signed.length > 0;
  const sure = [
    opening.some(({ said }) => asksOfCraft(said) || listsCraft(said)),
    opening.some(({ said }) => saysLength(said) || saysViewers(said)),
    closing.some(({ said }) => asksOfCraft(said) || asksForDraft(said) || sendsMaterial(said)),
  ].filter(Boolean).length;
  return (greets || signs) && sure + Number(greets) + Number(signs) >= 2 && sure >= 1;
}

/** "Don't use the red picture", "please make the lettering large". */
function asksOfCraft(said: string): boolean {
  if (OF_CAMERAS.test(said)) return false;
  return (
    said.length <= MOST_LETTERS && CRAFT.test(said) && TO_MAKER.test(said) && !/^["“”„«»「『]/u.test(said)
  );
}

/** "El tono, sobrio; la música, poca." */
function listsCraft(said: string): boolean {
  return countWords(said) <= MOST_TITLE && (said.match(toPattern(CRAFT, "giu")) ?? []).length > 1;
}

/** All that stands above "Text:" or "Here's what it needs to say". */
function labelAfter(source: string, paragraphs: readonly Paragraph[], at: number): Said[] | null {
  const label = paragraphs.findIndex((one, place) => {
    const said = textAt(source, one);
    if (place < at) return false;
    return TEXT_LABEL.test(said) || (place > at && HERE_IT_IS.test(said) && countWords(said) <= MOST_TITLE && !/[.!?。]$/u.test(said)); // prettier-ignore
  });
  if (label < 0) return null;
  const above = paragraphs.slice(0, label + 1);
  if (countWords(above.map((one) => textAt(source, one)).join(" ")) > MOST_ABOVE_LABEL) return null;
  return above.flatMap((one) => read(source, one));
}

/** From the greeting to the first sentence that tells. */
function openingOf(source: string, text: string, openings: readonly Said[][], at: number): Said[] {
  const gone: Said[] = [];
  const later = wordsOf(source.slice(openings[at]?.at(-1)?.span.end ?? 0));
  for (const [place, sentences] of openings.entries()) {
    const order = place === at ? sentences.findIndex((_, one) => orders(sentences, one)) : -1;
    const stops = sentences.findIndex((one, which) => {
      const before = place < at || which < order;
      return textAt(text, one.span) !== "" && !isOrder(sentences, which, before, later, one);
    });
    const taken = stops < 0 ? sentences : sentences.slice(0, stops);
    // Behind the paragraph that hands over only one that speaks of nothing else.
    if (place > at && stops >= 0) break;
    gone.push(...taken);
    if (stops >= 0) break;
  }
  return gone;
}

function isOrder(
  sentences: readonly Said[],
  at: number,
  before: boolean,
  later: ReadonlySet<string>,
  { said }: Said,
): boolean {
  const bare = behindGreeting(said);
  if (orders(sentences, at) || asksOfCraft(bare) || saysLength(bare) || CALLED.test(bare)) return true;
  if (
    PREFERS.test(bare) ||
    (countWords(bare) <= MOST_TITLE &&
      (STANDS_BELOW.test(bare) || (HANDS_OVER.test(bare) && MATERIAL.test(bare))))
  )
    return true;
  if (listsCraft(bare)) return true;
  if (DEAR_PERSON.test(said) || (before && INTRODUCES.test(bare) && !facts(bare))) return true;
  if ((DEAR_HEAD.test(said) || bare !== said) && HANDS_OVER.test(bare) && MATERIAL.test(bare)) return true;
  if (TITLE_LABEL.test(bare) || asksForDraft(bare) || enclosesSomething(bare)) return true;
  if (facts(bare)) return false;
  if (saysViewers(bare) || WATCHERS.some((one) => one.test(bare))) return true;
  return before && (TO_MAKER.test(bare) || !sharesWords(bare, later));
}

/** An age is none. */
function facts(said: string): boolean {
  return isFact(said.replace(/\p{Nd}{1,2} (?:anni|years?|ans|años|jahren?|jaar|lat|лет|år|yaş)/iu, ""));
}

/** "I'm Ruth, the secretary", 書記長の佐藤です: who writes, before what is ordered. */
const INTRODUCES =
  /^(?:i['’]m|i am|my name is|ich bin|mein name ist|je suis|je m['’]appelle|soy|me llamo|sono|mi chiamo|sou|meu nome é|ik ben|mijn naam is|jestem|nazywam się|меня зовут|я(?=\s?[-–—])|мене звати|jag heter|jag är|jeg (?:hedder|er)|ben(?=\s\p{Lu})|adım)(?!\p{L})|^[^。]{2,30}(?:の|、)\S{1,8}(?:です|と申します)[。]?$|^저는 .{2,24}(?:입니다|이에요)/iu;

/** From the last sentence upwards, until one tells. */
function closingOf(closings: readonly Said[][], signed: readonly Span[], later: ReadonlySet<string>): Said[] {
  const gone: Said[] = [];
  for (const sentences of closings.toReversed()) {
    const kinds = sentences.map((one) => closes(one, signed, later));
    const told = kinds.lastIndexOf(null);
    // "Photos help us, so please send some" behind what tells is said to viewers.
    const from = Math.max(told, told < 0 ? -1 : kinds.lastIndexOf("craft"));
    gone.unshift(...sentences.slice(from + 1));
    if (from >= 0) break;
  }
  return gone;
}

/** What a last sentence does; null where it tells. */
function closes(one: Said, signed: readonly Span[], later: ReadonlySet<string>): "sure" | "craft" | null {
  const said = one.said.replace(POSTSCRIPT, "").replace(/^(?:對了|对了|oh|ah|also|und)[,，\s]+/iu, "");
  if (/^["“”„«»「『]/u.test(said)) return null;
  const frame = signed.some(({ start, end }) => one.span.end > start && one.span.start < end);
  if (frame && one.said.length <= MOST_IN_SIGNED) return "sure";
  if (countWords(said) <= MOST_BYE && BYE.test(said) && !/\p{Nd}/u.test(said)) return "sure";
  if (AM_REACHED.test(said) && !sharesWords(said, later)) return "sure";
  if (asksForDraft(said) || sendsMaterial(said) || isReachable(said)) return "sure";
  if (CRAFT.test(said) && IS_SENT.test(said) && !TO_MAKER.test(said) && countWords(said) <= MOST_SENT)
    return "sure";
  return asksOfCraft(said) && !/\p{Nd}{3}/u.test(said) ? "craft" : null;
}

const MOST_BYE = 7;
const MOST_IN_SIGNED = 80;
const MOST_SIGNED = 5;
const MOST_SENT = 14;
const MOST_IN_BYE = 6;

/** Regards at the end, and the lines of a sender below. */
function signedIn(source: string): Span[] {
  const lines = [...source.matchAll(/[^\n]+/gu)].filter(({ 0: line }) => line.trim() !== "");
  const said = lines.map(({ 0: line }) => line.trim());
  const end = said.findIndex((line, at) => at > said.length / 2 && POSTSCRIPT.test(line));
  const last = end < 0 ? said.length : end;
  const whole = lines[last - 1];
  const behind = whole === undefined ? null : regardsIn(source, { start: whole.index, end: whole.index + whole[0].length }); // prettier-ignore
  if (behind !== null) return [behind];
  for (let at = Math.max(2, last - MOST_SIGNED); at < last; at += 1) {
    const line = said[at] ?? "";
    const regards =
      isRegards(line) || (countWords(line) <= 7 && BYE.test(line) && !/[.?:]$|\p{Nd}/u.test(line));
    if (!regards || !said.slice(at + 1, last).every((one) => isLineOfSender(one))) continue;
    return lines.slice(at, last).map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
  }
  return nameBelow(source, lines[last - 2], lines[last - 1]);
}

/** "… da ist der Bagger drauf. Bis denn" above "Hinnerk": a name alone in the last line, and few words before it. */
function nameBelow(
  source: string,
  above: RegExpExecArray | undefined,
  last: RegExpExecArray | undefined,
): Span[] {
  if (above === undefined || last === undefined) return [];
  const name = last[0].trim();
  const isOne =
    /^(?:\p{Lu}[\p{L}.’'-]*(?:\s\p{L}[\p{L}.’'-]*){0,3}|[\p{Script=Han}\p{Script=Hangul}\s]{2,7}|[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}\s]{2,24})$/u.test(
      name,
    );
  const end = above.index + above[0].length;
  if (!isOne || source.slice(end, last.index).trim() !== "" || /\n[ \t]*\n/u.test(source.slice(end, last.index))) return []; // prettier-ignore
  const bye = /(?:^|[.!?。！？]\s*)(?<bye>[^.?。？]{2,60})$/u.exec(above[0].trimEnd())?.groups?.["bye"] ?? "";
  const span = { start: last.index, end: last.index + last[0].length };
  if (bye === "" || countWords(bye) > MOST_IN_BYE || /\p{Nd}/u.test(bye)) return [];
  return [{ start: above.index + above[0].lastIndexOf(bye), end }, span];
}

/** The title that the mail gives, by words or by a label; an address is none. */
function titleIn(sentences: readonly Said[]): { title: string; said: Said } | null {
  for (const said of sentences) {
    const title = (CALLED.exec(said.said) ?? TITLE_LABEL.exec(said.said))?.groups?.["title"]?.trim() ?? "";
    if (title === "" || countWords(title) > MOST_TITLE || /\p{Nd}{3}/u.test(title)) continue;
    return { title, said };
  }
  return null;
}

/** A first line of its own that heads the text: bold, or with no sentence's end. */
function headingIn(left: string): Said | null {
  const [first, second] = paragraphsOf(left).paragraphs;
  if (first === undefined || second === undefined || first.blocksAbove > 0) return null;
  const line = textAt(left, first);
  // "Could you make a video of this?": what is left of the mail is a line of its own as well, and read as a request.
  if (asksForFilm(line, false)) return null;
  if (left.slice(first.start, first.end).trim().includes("\n") || countWords(line) > MOST_TITLE) return null;
  const bold = /^(?:\*\*|__)(?<title>[^*_]{3,90})(?:\*\*|__)$/u.exec(line)?.groups?.["title"];
  const plain =
    /^[\p{Lu}\p{Lo}¿¡][^.!:;,。：]{3,70}$/u.test(line) && line.length <= 60 && !/\p{Nd}{3}/u.test(line);
  const said = bold ?? (plain ? line : null);
  return said === null
    ? null
    : { span: first, said: bold === undefined ? said : said.replace(/[.。]$/u, "") };
}

/** "Das Video zum Rauchmeldertag": what the film is about, where the body speaks of it. */
function aboutIn(sentences: readonly Said[], body: string): string | null {
  for (const { said } of sentences) {
    if (!namesFilm(said)) continue;
    for (const [pattern, article] of FILM_ABOUT) {
      const topic = pattern.exec(said)?.groups?.["topic"]?.trim() ?? "";
      if (topic !== "" && (SAYS_ABOUT.test(said) || comesBack(topic, body)))
        return capitalise(`${article}${topic}`);
    }
  }
  return null;
}

/** Between a film and its topic; "o" and "su" are much else. */
const SAYS_ABOUT =
  /(?:film|video|vidéo|vídeo|clip|explainer|ролик|фильм|фільм)\p{L}* (?:about|über|over|sur|sobre|om|про|об?) /iu;

/** Whether a word of the topic does, by its beginning: "roof", "Rauchmelder" for "Rauchmeldertag". */
function comesBack(topic: string, body: string): boolean {
  const text = body.toLowerCase();
  if (sharesWords(topic, wordsOf(body))) return true;
  const words = topic.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return words.some((word) =>
    toPattern(`(?<!\\p{L})${word.slice(0, Math.max(4, Math.min(8, word.length - 2)))}`, "u").test(text),
  );
}

function audienceOf(sentences: readonly Said[]): string | null {
  for (const { said } of sentences) {
    for (const pattern of WATCHERS) {
      const who = pattern.exec(behindGreeting(said))?.groups?.["who"]?.trim();
      if (who !== undefined) return who;
    }
  }
  return null;
}

function closingLine(sentences: readonly Said[]): Said | null {
  return sentences.find(({ said }) => END_ON.test(said)) ?? null;
}
