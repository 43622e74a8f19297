import { toPattern } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { COURTEOUSLY, IS_SHOWN } from "./lone-order-words.ts";
import { lengthWished } from "./length-wish.ts";
import { eventInAny } from "../naming/events.ts";
import { withoutCommission } from "./commission.ts";
import { isFilmFor } from "./asks-for-film.ts";
import { isForPlace } from "./audience-words.ts";
import { isTailOfMail } from "./mail-tail-words.ts";
import { withoutAgreement } from "./promised-film.ts";
import { FILM, NAMES_FILM, NO_CINEMA, REQUESTS } from "./request-words.ts";
import { isForPeopleEast, oneWordOfFilm, subjectOfFilm } from "./subject-film.ts";
import { withoutMarks } from "./subject-marks.ts";
import { withoutRemarks } from "./subject-remarks.ts";

const MARK = /^[\s*_>"“„«]+|[\s*_"”“»]+$/gu;
const PARTS = /\s+[-–—|/]+\s+|\s*[:：]\s+|：/gu;
/** What a subject line asks for beside the film: "request", "a small favour", "draft v2", "urgent". */
const OF_MAIL =
  /^(?:(?:film |video )?(?:request|order|brief(?:ing)?|draft|script|text|idea|content|input|favou?r|(?:a )?(?:small|quick|little) (?:favou?r|request|question|one)|urgent|important|asap|fyi|todo|to do|for you|anfrage|auftrag|bitte|briefing|entwurf|drehbuch|idee|dringend|wichtig|eilt|demande|brief|commande|scénario|texte|urgent|idée|solicitud|petición|encargo|guion|urgente|idea|richiesta|incarico|bozza|testo|pedido|roteiro|texto|verzoek|aanvraag|opdracht|spoed|prośba|zlecenie|pilne|запрос|заявка|срочно|просьба|сценарий|istek|acil|rica|请求|需求|紧急|急|依頼|お願い|ご依頼|至急|요청|부탁|긴급|طلب|عاجل|בקשה|דחוף|अनुरोध)(?: v?\d+)?)[\s!.]*$/iu;

/**
 * The subject of a mail as a film's title: "film for our customers - which heating?" → "Which heating?". Null where it
 * names no subject, only that a film is wanted. `told`: what the mail tells without its requests; where that speaks of
 * films, the film in the subject is not the one that is ordered.
 */
export function titleOfSubject(line: string, told = ""): string | null {
  const own = withoutAgreement(line);
  if (own === null) return null;
  const urged = partsOfLine(own).map(({ text, mark }) => ({
    text: subjectOfFilm(text, told) ?? text,
    mark,
  }));
  const whole = subjectIn(joined(urged)) ?? joined(urged);
  const parts = splitParts(whole);
  const named = parts.filter(({ text }) => !isOrder(text, parts.length > 1));
  // "Film für unser Sommerfest"
  if (named.length === 0) {
    if (!NAMES_FILM.test(whole)) return null;
    const word = oneWordOfFilm(whole);
    return eventInAny(whole) ?? eventBehindFilm(whole) ?? (word === null ? null : capitalise(word));
  }
  return capitalise(
    joined(named)
      .replace(/\s[-—]\s/gu, " – ")
      .trim(),
  );
}

/** Whether a subject line orders a film, so that its mail needs no other request. */
export function ordersFilm(line: string, told: string): boolean {
  const parts = partsOfLine(line).map(({ text }) => text);
  return (
    !NAMES_FILM.test(told) &&
    parts.some(
      (text) =>
        NAMES_FILM.test(text) &&
        text.search(NO_CINEMA) < 0 &&
        (subjectOfFilm(text, told) !== null || subjectIn(text) !== null || isOrder(text, parts.length > 1)),
    )
  );
}

/** The parts of a subject line without what a mail program or a hurry puts around them. */
function partsOfLine(line: string): Part[] {
  const bare = withoutRemarks(withoutAside(withoutMarks(line.replace(MARK, "")).replace(MARK, "").trim()));
  return splitParts(bare).filter(({ text }) => !isTailOfMail(text));
}

/** "… (please keep it under 90 secs!!)": what is wished of the film, in brackets at the end. */
export function withoutAside(line: string): string {
  const aside = /\s*[(（【[](?<said>[^()（）【】[\]]{2,90})[)）】\]][\s!！?？.]*$/u.exec(line);
  const said = aside?.groups?.["said"]?.replace(/[\s!！.。…]+$/u, "").trim() ?? "";
  if (aside === null || aside.index === 0) return line;
  const wishes =
    lengthWished([said]) !== null ||
    isTailOfMail(said) ||
    HURRIES.test(said) ||
    IS_SHOWN.test(said) ||
    isForPlace(said) ||
    (COURTEOUSLY.test(said) && NAMES_FILM.test(line));
  return wishes ? line.slice(0, aside.index) : line;
}

/** "(é urgente, mas não muito)": nothing that a film is called is a hurry. */
const HURRIES = toPattern(
  "(?<!\\p{L})(?:urgent\\p{Ll}{0,3}|asap|dringend|eilt|pressée?|prisa|urge|fretta|pressa|spoed|haast|brådska|bråttom|haster?|pilne|spěchá|срочно|спешно|терміново|sürgős|kiireellinen|επείγον|acil|عاجل|דחוף|तुरंत)(?!\\p{L})|至急|急ぎ|紧急|緊急|加急|긴급|급함",
  "iu",
);

function joined(parts: readonly Part[]): string {
  return parts.map(({ text, mark }, at) => (at === 0 ? "" : mark) + text).join("");
}

const ABOUT = new RegExp(
  `^(?:(?:a|an|our|short|kurzes?|ein|une?|petite?|una?|breve|um|uma|een|kort)\\s+){0,3}${FILM}\\s+(?:about|on|explaining|über|zu[mr]?|sur|sobre|su|sul|sulla|over|o|об?|про)\\s+(.{4,})$`,
  "iu",
);

type Part = { text: string; mark: string };

function splitParts(whole: string): Part[] {
  const marks = [...whole.matchAll(PARTS)];
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  return starts
    .map((start, at) => ({
      text: whole.slice(start, marks[at]?.index ?? whole.length).trim(),
      mark: marks[at - 1]?.[0] ?? "",
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** "Video about the new prices" names its subject. */
function subjectIn(text: string): string | null {
  return NAMES_FILM.test(text)
    ? (withoutCommission(`${text}.`).subject ?? ABOUT.exec(text)?.[1] ?? null)
    : null;
}

const FILM_AND_REST = new RegExp(`^(?:\\S+\\s){0,4}?${FILM}\\s(?<rest>.+)$`, "iu");
const FOR_OURS =
  /^(?:for|für|pour|para|per|voor|dla|для|pro|för|til|till)\s(?:our|my|unser\p{L}*|notre|nos|nuestr\p{L}+|il nostro|la nostra|[oa] noss[oa]|onze?|ons|nasz\p{L}*|наш\p{L}*|vår\p{L}*|vores|naš\p{L}*|náš)(?:\s\S+){1,4}$/iu;

/** An event is somebody's; a subject line leaves out whose. */
const OURS = ["our", "unser", "notre", "nuestra", "la nostra", "nossa", "onze", "nasza", "vår", "vores"];

/** "filmpje opendeurdag", "film open day": the event is named at once. */
function eventBehindFilm(whole: string): string | null {
  const rest = FILM_AND_REST.exec(whole)?.groups?.["rest"];
  if (rest === undefined || countWords(rest) > MOST_EVENT) return null;
  return OURS.map((own) => eventInAny(`${own} ${rest}`)).find((one) => one !== null) ?? null;
}

const MOST_EVENT = 4;

/** "Little film for the website??": a film, and where it is shown. */
function isFilmForPlace(text: string): boolean {
  const rest = FILM_AND_REST.exec(text.replace(/[?？!.\s]+$/u, ""))?.groups?.["rest"] ?? "";
  return isForPlace(rest) || FOR_OURS.test(rest);
}

/** "신제품 소개 영상 부탁드립니다": a film that is asked for, and not named by what it is of (`subject-film.ts`). */
const PLEADS =
  /(?:부탁(?:드립니다|드려요|드리겠습니다|합니다|해요)?|요청(?:드립니다|합니다)?|의뢰(?:드립니다|합니다)?|お願い(?:いた|致)?します|ください|需求|请求|請求|চাই|দরকার|வேண்டும்|चाहिए)[\s.!。]*$/u;

const ON_DAY =
  /\s(?:am|on|le|el|il|em|op|den|du|del|dia)\s(?:\p{L}+,?\s(?:den\s)?)?\p{Nd}{1,2}(?:\.|st|nd|rd|th)?(?:\s(?:de\s)?\p{L}{3,}|\.\p{Nd}{1,2}\.?)(?:\s\p{Nd}{4})?\s*$/iu;

/** Whether a part of a subject line only orders; beside another part, any that names a film does. */
function isOrder(given: string, oneOfMany: boolean): boolean {
  // "… für die Eigentümerversammlung am 12. März": when it is shown is no name of it.
  const text = NAMES_FILM.test(given) ? given.replace(ON_DAY, "") : given;
  if (
    OF_MAIL.test(text) ||
    isFilmFor(text) ||
    isForPeopleEast(text) ||
    isFilmForPlace(text) ||
    REQUESTS.some((pattern) => pattern.test(text))
  )
    return true;
  if (!NAMES_FILM.test(text)) return false;
  if (PLEADS.test(text)) return true;
  return oneOfMany ? countWords(text) <= 6 && !/[?？؟]$/u.test(text) : countWords(text) <= 2;
}
