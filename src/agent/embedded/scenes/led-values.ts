import { findFigures, type FoundFigure } from "../text/figures.ts";
import { isNoQuantity } from "../text/no-quantity.ts";
import { isCalled } from "../text/telephone.ts";
import { isPercentUnit } from "../text/recast/words.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** A name and its value; `offset`: where in the sentence it is told, UTF-16. */
export type LedPoint = { label: string; display: string; value: number; offset: number };
/** `lead`: what stands before the colon and says what is measured; `percent`: it counts in hundredths. */
export type LedValues = { lead: string; percent: boolean; points: LedPoint[] };

const LONGEST = 600;
const FEWEST = 3;
const MOST = 8;
/** "Eggs 3, carrots 2, onions 1" are for the cook; "gold 3, silver 5" is soon read. */
const LEAST_TOP = 10;
/** Beyond this the small bars vanish. */
const MOST_SPREAD = 400;
const MOST_NAME_WORDS = 5;
const MOST_NAME_LETTERS = 40;
const MOST_LEAD_LETTERS = 140;

/** What parts one name and value from the next; "and" before the last. */
const BETWEEN = /\s?[,،](?!\p{Nd})\s*|\s?[;；؛]\s*|\s[·•|/]\s|[，、]/u;
const LAST =
  /^(?<one>.+?\p{Nd}\S{0,12}),?\s(?:and|und|et|y|e|en|och|og|i|и|і|та|și|ve|és|ja|και|και|a|ed)\s(?<other>\p{L}[^\p{Nd}]*\s[\p{Nd}].*)$/u;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s'’.&/-]*$/u;

/** "In percent", "en pourcentage", "(%)": what bare numbers behind it are. */
const IN_PERCENT =
  /(?:^|[\s,(])(?:%|per ?cent(?:age)?s?|percentages?|prozent(?:sätze)?|pour ?cent(?:age)?s?|por ?ciento|porcentajes?|per ?cento|percentual[ei]|por ?cento|percentage[nm]s?|porcentage[nm]s?|porcentagem|percentatges?|procent(?:e|en|aj|uale)?|prosent(?:er)?|процент(?:ах|ы|ов)?|відсотк(?:ах|и|ів)|yüzde|százalék(?:ban)?|prosentti(?:na|a)?|ποσοστό)\)?$/iu;

/** They number or call: "Bus lines: Harbour 4, Station 12", "Numéros d'urgence : police 17, pompiers 18". */
const NUMBERS = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${[
    "nos|lines?|routes?|rooms?|pages?|chapters?|seats?|floors?|platforms?|gates?|emergenc(?:y|ies)|extensions?",
    "\\p{L}*(?:nummern?|linien?|räume|zimmer|seiten?|kapitel|gleise?)|\\p{L}*notruf\\p{L}*",
    "lignes?|salles?|chambres?|chapitres?|quais|étages?|urgences?|postes?",
    "líneas|salas?|habitaciones|capítulos?|páginas?|andenes|emergencias?|urgencias?|extensiones",
    "linee|stanze|aule|capitoli|pagine|binari|piani|emergenz[ae]|interni",
    "linhas?|quartos|emergências?|urgências?|ramais|línies|habitacions|pàgines|emergències",
    "\\p{L}*(?:nummers?|lijnen|kamers|zalen)|bladzijden|\\p{L}*linjer|rum|sidor|rom|sider",
    "linii(?:le)?|camere(?:le)?|săli(?:le)?|pagini(?:le)?|urgențe|linie|sale|pokoje|strony|alarmowe",
    "линии|кабинеты|комнаты|страницы|аудитории|лінії|кімнати|сторінки|hatlar\\p{L}*|odalar\\p{L}*|sayfalar\\p{L}*",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
/** "Useful numbers", but "Number of visitors" is how many. */
const NAMED_NUMBERS =
  /(?<![\p{L}\p{M}])(?:numbers?|numéros?|números?|numer[oi]|numere(?:le)?|numery|номера|numaralar\p{L}*)(?![\p{L}\p{M}]|\s(?:of|de|del|dels|di|dei|degli|delle|do|da|dos|das)\s|\sd['’])/iu;

/**
 * "Accidents last year: foundations 3, walls 21, roof 28": names and values behind a colon, and nothing else. What the
 * numbers count is said before it; a name by itself with a bare number behind it would be a bus or a room. Null where any
 * piece does not fit.
 */
export function ledValues(sentence: string, base: string): LedValues | null {
  if (sentence.length > LONGEST || /[?？"“”«»„]/u.test(sentence)) return null;
  const colon = /\s?[:：]\s*/u.exec(sentence);
  if (colon === null || colon.index > MOST_LEAD_LETTERS) return null;
  const lead = sentence.slice(0, colon.index).trim();
  if (!/\p{L}{3}/u.test(lead) || numbersThings(lead)) return null;
  const from = colon.index + colon[0].length;
  const pieces = piecesOf(sentence.slice(from).replace(/[\s.!。।]+$/u, ""), from);
  if (pieces.length < FEWEST || pieces.length > MOST) return null;
  const read = pieces.map(({ text, offset }) => pointOf(text, offset, base));
  const points = read.filter((point) => point !== null);
  const units = new Set(points.map(({ unit }) => unit));
  if (points.length < read.length || units.size !== 1 || !isTold(points)) return null;
  const [unit = ""] = units;
  return {
    lead,
    percent: isPercentUnit(unit) || (unit === "" && IN_PERCENT.test(lead)),
    points: points.map(({ label, display, value, offset }) => ({ label, display, value, offset })),
  };
}

/** Whether what stands before a colon leads to numbers by which something is called: lines of buses, rooms, telephones. */
export function numbersThings(lead: string): boolean {
  return NUMBERS.test(lead) || NAMED_NUMBERS.test(lead);
}

function piecesOf(body: string, from: number): { text: string; offset: number }[] {
  const pieces: { text: string; offset: number }[] = [];
  let at = 0;
  for (const text of body.split(BETWEEN)) {
    const start = body.indexOf(text, at);
    at = start + text.length;
    pieces.push({ text, offset: from + start });
  }
  const last = pieces.at(-1);
  const { one, other } = LAST.exec(last?.text ?? "")?.groups ?? {};
  if (last === undefined || one === undefined || other === undefined) return pieces;
  const second = last.offset + last.text.length - other.length;
  return [...pieces.slice(0, -1), { text: one, offset: last.offset }, { text: other, offset: second }];
}

type Read = LedPoint & { unit: string };

function pointOf(text: string, offset: number, base: string): Read | null {
  const [found, another] = findFigures(text, base);
  if (found === undefined || another !== undefined || found.figure.value === null) return null;
  if (text.slice(found.end).trim() !== "") return null;
  const name = text
    .slice(0, found.start)
    .replace(/\s?[–—=]\s?$/u, "")
    .trim();
  const fit = NAME.test(name) && countWords(name) <= MOST_NAME_WORDS && name.length <= MOST_NAME_LETTERS;
  if (!fit || isNumbered(found, text, base)) return null;
  const { display, value } = found.figure;
  return { label: capitalise(name, base), display, value, offset, unit: unitOf(found) };
}

/** "Room 12", "ligne 4". A name with a number behind it is what such a row consists of: it is asked as if it were none. */
function isNumbered(found: FoundFigure, text: string, base: string): boolean {
  const lower = text.toLowerCase();
  return isCalled(text.slice(0, found.start), found.figure.display, "") || isNoQuantity(found, lower, base);
}

function unitOf({ figure }: FoundFigure): string {
  return `${figure.prefix.trim()}${figure.suffix.trim()}`.toLowerCase();
}

function isTold(points: readonly Read[]): boolean {
  const values = points.map(({ value }) => value);
  const [top, least] = [Math.max(...values), Math.min(...values)];
  const labels = new Set(points.map(({ label }) => label.toLowerCase()));
  const bare = points.every(({ unit }) => unit === "");
  return (
    labels.size === points.length && least > 0 && top / least <= MOST_SPREAD && (!bare || top >= LEAST_TOP)
  );
}
