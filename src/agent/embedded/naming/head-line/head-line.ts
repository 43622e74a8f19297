import { isGreeting } from "../../brief/greetings.ts";
import { isForm } from "../../brief/form-of-text.ts";
import { filmWordIn } from "../../brief/film-of-year.ts";
import { lengthWished } from "../../brief/length-wish.ts";
import { COURTEOUSLY } from "../../brief/lone-order-words.ts";
import { NAMES_FILM, REQUESTS, SAYS_SOMETHING } from "../../brief/request-words.ts";
import { regex } from "../../text/regex.ts";
import { capitalise, countWords } from "../../text/sentences.ts";
import { smallWordsOf } from "../titles/small-words.ts";
import { KIND_LAST, STATE, WORKING_KINDS } from "./working-kinds.ts";

const MOST_LETTERS = 150;
const MOST_WORDS = 11;
const FEWEST_LETTERS = 3;
/** Signs of scripts of which few make a name. */
const EAST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;

/** A part of the line, the mark before it, and whether it stands in brackets at its end. */
type Piece = { text: string; mark: string; aside: boolean };

/**
 * The name in a line that stands above a text, where what else it says is for the maker: "Ear wax: what patients ask us (waiting room
 * video, 45 secs)", "TOOLBOX TALK 14: HYDRAULIC LOG SPLITTER", "**Rotapal 1 – launch explainer (target 60s)**". `told`: the text below,
 * which has to speak of it. Null where the line has no name, or nothing else.
 */
export function nameOfHeadLine(line: string, told: string, language: string): string | null {
  const bare = withoutMarks(line);
  if (bare.length > MOST_LETTERS || isGreeting(bare) || /[.。।]$/u.test(bare) || isField(bare)) return null;
  if (REQUESTS.some((one) => one.test(bare))) return null;
  if (FORM.test(bare)) return null;
  const { kept, dropped } = sorted(piecesOf(bare), language);
  if (!dropped || kept.length === 0) return null;
  const name = joined(kept);
  return mayName(name, told, language) ? capitalise(name, language) : null;
}

/** A line without the marks of a heading, of bold letters and of an enclosing quotation. */
function withoutMarks(line: string): string {
  return line.trim().replace(/^#{1,6}\s+/u, "").replaceAll(/\*\*|__/gu, "").replace(/^[*_>\s]+|[*_\s]+$/gu, ""); // prettier-ignore
}

/** "Client: …", "From: …": a form's field, and no kind of text before a name. */
function isField(line: string): boolean {
  const label = /^(?<label>[^:：]{2,40})[:：](?!\/\/)/u.exec(line)?.groups?.["label"];
  return label !== undefined && (FIELD.test(label.trim()) || /[@<>›»→|]/u.test(line.slice(0, label.length)));
}

const FIELD =
  /^(?:fwd?|fw|wg|aw|tr|rv|sv|vs|enc|ynt|ilet|İlet|odp|doorst|client|customer|from|to|cc|date|subject|re|fwd?|project|order|brief for|form|name|length|duration|object|title|audience|tone|style|channel|status|ref|owner|kunde|auftrag(?:geber|snummer)?|von|an|betreff|datum|projekt|titel|dauer|länge|zielgruppe|objet|de|à|client|date|projet|titre|durée|public|asunto|para|cliente|fecha|proyecto|título|duración|público|oggetto|da|a|committente|data|progetto|titolo|durata|pubblico|assunto|demanda|projeto|duração|onderwerp|aan|van|klant|opdracht|doelgroep|duur|ämne|från|till|kund|emne|fra|til|temat|od|do|zlecenie|klient|data|odbiorcy|předmět|zadání|тема|от|кому|заказчик|проект|konu|kimden|kime|gönderen|müşteri|الموضوع|من|إلى|المدة|נושא|מאת|אל|לכבוד|विषय|प्रेषक|件名|宛先|主题|主旨|片长|제목|수신|발신|받는 사람|보내는 사람|subiect|tárgy|θέμα|aihe|chủ đề|perihal)$/iu;

function piecesOf(given: string): Piece[] {
  // 【台本】茶殻の使いみち
  const lead = /^[【［[](?<kind>[^】］\]]{1,20})[】］\]]\s*(?<rest>\S.*)$/u.exec(given)?.groups;
  const line = lead?.["rest"] ?? given;
  const aside = /^(?<head>.*\S)\s*[(（[【](?<aside>[^()（）[\]【】]{2,110})[)）\]】]\s*[.!]?$/u.exec(
    line,
  )?.groups;
  const head = aside?.["head"] ?? line;
  const marks = [...head.matchAll(/\s+[–—|·]+\s+|\s-\s|——|\s?[:：]\s+|：/gu)];
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  const pieces = starts.map((start, at) => ({
    text: head.slice(start, marks[at]?.index ?? head.length).trim(),
    mark: marks[at - 1]?.[0] ?? "",
    aside: false,
  }));
  const last = aside === undefined ? [] : [{ text: aside["aside"]?.trim() ?? "", mark: " ", aside: true }];
  const first = lead === undefined ? [] : [{ text: lead["kind"] ?? "", mark: "", aside: false }];
  return [...first, ...pieces.filter(({ text }) => text !== ""), ...last];
}

/** Pieces that may be a name, and whether any was none; brackets go with what stands before them. */
function sorted(pieces: readonly Piece[], language: string): { kept: Piece[]; dropped: boolean } {
  const kept: Piece[] = [];
  let gone = false;
  let dropped = false;
  pieces.forEach((piece, at) => {
    const isColon = /[:：]/u.test(pieces[at + 1]?.mark ?? "");
    const film = piece.aside ? null : filmWordIn(piece.text);
    if (film !== null) {
      // "annual review film 2024": the year's review is its name.
      kept.push({ ...piece, text: `${piece.text.slice(0, film.start)}${piece.text.slice(film.end)}`.trim() });
      dropped = true;
      gone = false;
      return;
    }
    gone = (piece.aside && gone) || isForMaker(piece, at === 0, isColon, language);
    dropped ||= gone;
    if (!gone) kept.push(piece);
  });
  return { kept, dropped };
}

const KIND = `^(?:${WORKING_KINDS})(?:\\s(?:collectif|collective|colectivo|collettiva|coletivo))?(?:\\s?(?:no\\.?|nr\\.?|n[°º]|#|№)?\\s?\\p{Nd}{1,4})?(?:\\s(?:for|of|für|pour|para|per|voor|för|till?|do|dla|pro|для)\\s.{2,60})?$`;

function isForMaker({ text, aside }: Piece, first: boolean, isColon: boolean, language: string): boolean {
  if (regex(KIND, "iu").test(text) || STATE.test(text) || COMPOUND.test(text)) return true;
  if (first && isForm(text, language)) return true;
  if (lengthWished([text]) !== null && (aside || countWords(text) < MOST_LENGTH)) return true;
  if (NAMES_FILM.test(text) && !SAYS_SOMETHING.test(text)) return aside || countWords(text) <= MOST_FILM;
  if (KIND_LAST.test(text) && !(first && isColon)) return true;
  return !first && COURTEOUSLY.test(text);
} // prettier-ignore

/** "utbildningsfilm", "Velkomstfilm til nye frivillige": of one word with what it is for. */
const COMPOUND =
  /^\p{L}{3,}-?(?:film|filmen|filmpje|filmchen|video|videon|klipp?|animatie|animation)(?:\s(?:für|voor|för|til|till|for|zu[mr]?)\s.{2,60})?$/iu;
const MOST_FILM = 8;
const MOST_LENGTH = 6;

function joined(kept: readonly Piece[]): string {
  const name = kept
    .map(({ text, mark, aside }, at) => (aside ? ` (${text})` : at === 0 ? text : mark + text))
    .join("")
    .trim();
  return /^["“„«「『]([^"“”„«»「」『』]+)["”“»」』]$/u.exec(name)?.[1]?.trim() ?? name;
}

/** Whether what is left is a name of what the text below speaks of, and no body, order or date above it. */
function mayName(name: string, told: string, language: string): boolean {
  const letters = name.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS || countWords(name) > MOST_WORDS || /[.。।]\s/u.test(name)) return false;
  if (isGreeting(name) || NAMES_FILM.test(name) || NO_NAME.test(name)) return false;
  const text = told.toLowerCase();
  const small = smallWordsOf(language.split("-")[0] ?? language);
  const words = (name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => small?.has(word) !== true); // prettier-ignore
  const east = name.match(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/gu) ?? [];
  return EAST.test(name)
    ? east.some((two) => text.includes(two))
    : words.some((word) => text.includes(word.slice(0, Math.max(FEWEST_LETTERS, word.length - 2))));
}

/** What heads a form is whose it is, and not what its film is about. */
const FORM =
  /(?<!\p{L})(?:order form|request form|intake form|\p{L}*formular|formulario|formulaire|modulo|wniosek|заявка|форма|talep formu|フォーム|依頼票|신청서|의뢰서|需求单|नमूना)(?!\p{L})/iu;
/** Numbers of an order, who wrote it, menus of a page, and secrecy. */
const NO_NAME =
  /(?<!\p{Nd})(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}{4,}|[@→›‹☰|]|(?<!\p{L})(?:rev\.?|ref\.?|ticket|draft|confidential|department|dept|abteilung|praxis|gmbh|ltd|inc|s\.?p\.?a|s\.?r\.?l|e\.v|filled in by|dictated|typed|cleaned up|nettoyé|zlecenie)(?!\p{L})/iu;
