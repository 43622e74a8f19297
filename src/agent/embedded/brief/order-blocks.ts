import { isClause } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";
import { ADDRESSED, ASKS_MAKER, HAS_STORY } from "./maker-words.ts";
import { isSureOf, labelNamed, styleNamed, type OrderForm } from "./order-labels.ts";
import { OF_ITSELF, type OrderLabel } from "./order-label-words.ts";
import { SAYS_SOMETHING } from "./request-words.ts";
import { introKindOf } from "./introduction.ts";
import { HAPPENED } from "./opening-order-words.ts";
import { blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { WITHOUT } from "./wish-words.ts";
import { wishesIn } from "./wishes.ts";
import { toPattern } from "../text/regex.ts";

/** A section or a table of a form: each of its fields with what it says; `maker`: it is addressed to who makes the film. */
type Field = { label: OrderLabel | "maker"; value: string };
type OrderBlock = { fields: Field[]; span: Span };
/** `addressed`: whether a section speaks to who makes the film. */
export type OrderBlocks = OrderForm & { addressed: boolean };

const HEADING =
  /^(?:[ \t]{0,3}(#{1,6})[ \t]+(.+?)[ \t#]*|[ \t]*(?:\*\*|__)([^*_\n]{2,60})(?:\*\*|__)[ \t]*[:：]?[ \t]*)$/u;
const MOST = { noteWords: 80, valueWords: 14, valueLetters: 110, fields: 10, further: 3, denied: 8 };

/**
 * Takes out what orders a film under headings and in tables: "## Tone / Plain and friendly", "| Length | 45 s |", "## Notes
 * for the editor". A text has such sections of its own as well ("## Audience" in a study, "Tone" and "Length" in a lesson on
 * music): two labels make a form, whose values say what a film's say and tell nothing, and of which nothing else in the
 * text speaks. A note that bears its address needs no form. `asked`: a film was asked for, so that one label is enough.
 */
export function withoutOrderBlocks(source: string, asked: boolean): OrderBlocks {
  const form: OrderBlocks = { text: source, audience: null, goal: null, style: null, wishes: [], addressed: false }; // prettier-ignore
  if (!/^[ \t]*(?:#|\||\*\*|__)/mu.test(source) || /^\s{0,3}(?:```|~~~)/mu.test(source)) return form;
  const blocks = [...sectionsIn(source), ...tablesIn(source)];
  const notes = blocks.filter(({ fields }) => fields.every(({ label }) => label === "maker"));
  const others = blocks.filter((block) => !notes.includes(block));
  const rest = blocks.reduce((text, { span }) => blanked(text, span), source);
  // Never all of a text, nor most of it.
  if (countLetters(rest) * 2 < countLetters(source)) return form;
  const isAsked = asked || notes.length > 0;
  const taken = isForm(others.flatMap(({ fields }) => fields), isAsked) && (asked || !isAbout(rest)) ? others : []; // prettier-ignore
  for (const { fields, span } of [...notes, ...taken].toSorted((a, b) => a.span.start - b.span.start)) {
    form.text = blanked(form.text, span);
    for (const { label, value } of fields) read(form, label, value);
    form.addressed ||= fields.some(({ label }) => label === "maker");
  }
  return form;
}

function read(form: OrderBlocks, label: Field["label"], value: string): void {
  const style = label === "style" ? styleNamed(value) : null;
  if (label === "audience") form.audience ??= withoutLabel(value);
  else if (label === "goal") form.goal ??= withoutLabel(value);
  else if (style !== null) form.style ??= style;
  else form.wishes.push(value);
}

/** Values are kept with their label, as the caller is to read them: "Tone: plain". */
function withoutLabel(value: string): string {
  return value.slice(value.indexOf(": ") + 2).replace(/[.。]$/u, "");
}

/** Headings that are a label, each with the short text below it. */
function sectionsIn(source: string): OrderBlock[] {
  const heads = [...source.matchAll(/[^\n]+/gu)].flatMap(({ index, 0: line }) => {
    const found = HEADING.exec(line);
    if (found === null) return [];
    const name = (found[2] ?? found[3] ?? "").replace(/[*_:：\s]+$|^[*_\s]+/gu, "");
    return [{ at: index, end: index + line.length, name, depth: found[1]?.length ?? 7 }];
  });
  return heads.flatMap(({ at, end, name, depth }, index) => {
    const next = heads[index + 1]?.at ?? source.length;
    const sub = (heads[index + 1]?.depth ?? 0) > depth;
    // Below bold words it is one paragraph.
    const body = depth === 7 ? firstParagraph(source, { start: end, end: next }) : { start: end, end: next };
    const value = textAt(source, body)
      .replace(/(^|\s)[-*+•]\s+/gu, "$1")
      .replace(/\*\*|__/gu, "");
    const label = sub ? null : labelOf(name, value, source.slice(body.start, body.end));
    if (label === null) return [];
    return [{ fields: [{ label, value: `${name}: ${value}` }], span: { start: at, end: body.end } }];
  });
}

function firstParagraph(source: string, { start, end }: Span): Span {
  const text = source.slice(start, end);
  const found = /^\s*\S[^]*?(?=\n[ \t]*\n|$)/u.exec(text)?.[0] ?? text;
  return { start, end: start + found.length };
}

function labelOf(name: string, value: string, body: string): Field["label"] | null {
  if (/^\s*(?:\||>|`)/mu.test(body) || value === "") return null;
  if (ADDRESSED.test(`${name}:`) && ADDRESSED.exec(`${name}:`)?.[0].length === name.length + 1) {
    const asks = ASKS_MAKER.test(value) && !HAS_STORY.test(value) && countWords(value) <= MOST.noteWords;
    return asks ? "maker" : null;
  }
  const label = labelNamed(name);
  return label !== null && isNote(label, value) ? label : null;
}

/** A value, and in further sentences what is wished or said of those who watch: "New till staff. Most are under 22." */
function isNote(label: OrderLabel, value: string): boolean {
  const [first, ...others] = sentencesOf(value, { start: 0, end: value.length }).map((one) => textAt(value, one)); // prettier-ignore
  if (first === undefined || others.length > MOST.further) return false;
  if (others.length === 0) return isValue(label, value);
  if (!(NOTED as readonly OrderLabel[]).includes(label)) return false;
  const isAside = (said: string): boolean =>
    !HAPPENED.test(said) &&
    (wishesIn(said, true).size > 0 ||
      isDenied(said) ||
      (label === "audience" && (OF_MANY.test(said) || introKindOf(said) === "them")));
  return isValue(label, first.replace(/[.。।]$/u, "")) && others.every(isAside);
}

const NOTED = ["audience", "tone", "style", "voice", "music"] as const;
/** "Most are under 22": of those who were just named. */
const OF_MANY =
  /^(?:most|many|some|few|almost all|die meisten|viele|manche|la plupart|beaucoup|certains|la mayoría|muchos|la maggior parte|molti|quasi tutti|a maioria|muitos|de meesten|velen|większość|wielu|большинств\p{L}+|многие|більшість|de flesta|de fleste|çoğu|معظمهم|كثير منهم|أغلبهم|רובם|רובן|ज़्यादातर|अधिकतर|大多数|大多數|大部分|多くは|ほとんど|대부분)(?![\p{Script=Latin}\p{Script=Cyrillic}])/iu;

/** "No jokes about age": few words that only deny. */
function isDenied(said: string): boolean {
  const denies = WITHOUT.test(said) || DENIES.test(said);
  return denies && countWords(said) <= MOST.denied && !SAYS_SOMETHING.test(said);
}

const DENIES =
  /^(?:no|not|never|without|avoid|kein\p{L}*|nicht|ohne|nie|pas|aucune?|sans|sin|nada|senza|niente|nessun\p{L}?|sem|nenhum\p{L}?|geen|niet|zonder|bez|żadn\p{L}+|nie|без|никаких|не|ingen|inga|inte|utan|ikke|بدون|بلا|لا|ללא|בלי|אין|बिना|कोई)(?![\p{L}\p{M}])|^(?:不要|不|无|無|别)/iu;

/** Tables of two columns, each of whose rows is a label and its value, its head as well unless it only says so. */
function tablesIn(source: string): OrderBlock[] {
  const tables = [...source.matchAll(/(?:^[ \t]*\|[^\n]*(?:\n|$)){2,}/gmu)];
  return tables.flatMap(({ index, 0: text }) => {
    const rows = text.trimEnd().split("\n").map(cellsOf).filter((cells) => !cells.every((cell) => /^[\s:-]*$/u.test(cell))); // prettier-ignore
    const [head] = rows;
    const body = head !== undefined && rows.length > 2 && isBareHead(head) ? rows.slice(1) : rows;
    if (body.length > MOST.fields || body.some((cells) => cells.length !== 2)) return [];
    const fields = body.map(([name = "", value = ""]) => {
      const label = labelNamed(name);
      return label !== null && isValue(label, value) ? { label, value: `${name}: ${value}` } : null;
    });
    const whole = fields.filter((field) => field !== null);
    const span = { start: index, end: index + text.length };
    return whole.length === fields.length ? [{ fields: whole, span }] : [];
  });
}

function cellsOf(row: string): string[] {
  return row.trim().replace(/^\||\|$/gu, "").split("|").map((cell) => cell.replace(/\*\*|__/gu, "").trim()); // prettier-ignore
}

/** "| | |", "| Field | Value |", "| What | How |". */
function isBareHead(cells: readonly string[]): boolean {
  return cells.every((cell) => /^(?:field|item|what|how|value|answer|details?|notes?|info|topic|feld|was|wert|angabe|wie|punkt|hinweis|champ|valeur|quoi|point|élément|remarque|campo|valor|qué|elemento|nota|valore|cosa|voce|veld|wat|waarde|punt|pole|wartość|поле|значение|что|пункт|fält|värde|felt|verdi|værdi|alan|değer|الحقل|القيمة|البند|שדה|ערך|פרט|विवरण|मद|项目|内容|項目|值|说明|항목|내용|)$/iu.test(cell)); // prettier-ignore
}

/** What a film's form says in few words, and no sentence of its own. */
function isValue(label: OrderLabel, value: string): boolean {
  if (value.length > MOST.valueLetters || countWords(value) > MOST.valueWords || value === "") return false;
  if (
    /[:：;?？]\s|[：？]|(?<!\p{N})[.。!]\s*\S/u.test(value) ||
    SAYS_SOMETHING.test(value) ||
    TELLS.test(value)
  )
    return false;
  if (ENGLISH.test(value) && isClause(value.replace(/\.$/u, ""))) return false;
  return label === "audience" || label === "length" || label === "tone" || label === "format"
    ? isSureOf(label, value)
    : true;
}

const ENGLISH = /(?:^|\s)(?:the|our|we|they|you|it|and|of|is|are|most|who)\s/iu;

/** Verbs and endings of telling that the others do not know. */
const TELLS =
  /(?<!\p{L})(?:a|ont|dure|dura|duran|duurt|dauert|genügen|genügt|klingt|s['’]entend|asistieron|acudieron|ha aiutato|spraken|wij|we|us|our readers|trwa|длится|идут|идёт|хватает|varade|kom|spelar|spielt|speelt|suena|suona|soa|sonne|brzmi|звучит|mäter|er|da|toca|lernen|sind)(?!\p{L})(?=\s\S)|(?:です|ます|ました|입니다|습니다|니다|である)[。.]?$|要|不要背|是/iu;

function isForm(fields: readonly Field[], asked: boolean): boolean {
  const labels = new Set(fields.flatMap(({ label }) => (label === "aside" ? [] : [label])));
  const sure = new Set(fields.flatMap(({ label, value }) => (label !== "maker" && isSureOf(label, value.slice(value.indexOf(": ") + 2)) ? [label] : []))); // prettier-ignore
  // An audience and a length are a lesson's as well; its length is no matter of seconds.
  const ofFilms = OF_ITSELF.some((label) => sure.has(label)) || (sure.has("audience") && sure.has("length"));
  return asked ? sure.size > 0 : labels.size >= 2 && sure.size >= 2 && ofFilms;
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** What has an audience, a tone or a length of its own: a text about it is no order. */
const HAS_THEM =
  /(?<![\p{L}\p{M}])(?:paints?|colou?rs?|shades?|make-?up|hair|wines?|papers?|farb(?:e|en|töne)|papier\p{L}*|wein|haar\p{L}*|peintures?|couleurs?|vins?|pinturas?|color(?:es)?|vinos?|colori|vernic\p{L}+|verf|wijn|farb[ay]|краск\p{L}*|färg\p{L}*|podcasts?|episodes?|concerts?|songs?|music(?:al|ians?)?|choirs?|operas?|plays|theat(?:re|er)s?|radio|broadcast\p{L}*|workshops?|lectures?|speech(?:es)?|toasts?|courses?|lessons?|exercises?|seminars?|webinars?|surveys?|readers|readership|audiences?|writ(?:e|es|ing|ers?)|e-?mails?|letters?|feedback|tone|style guide|copywriting|brand|violin|piano|guitar|drums?|bow|archery|konzert\p{L}*|lied(?:er)?|musik\p{L}*|chor|horn|oper|theater\p{L}*|rundfunk|vortrag\p{L}*|rede|kurs\p{L}*|seminar\p{L}*|umfrage\p{L}*|leser\p{L}*|publikum\p{L}*|zielgruppe\p{L}*|schreiben|feedback|brief(?:e|en)|kampagne\p{L}*|concert|chanson\p{L}*|chanter|musique|chœur|théâtre|radio|atelier|conférence|discours|cours|enquête|public|lecteurs|écrire|campagne|tir|concierto|canción|cantar|música|coro|teatro|taller|conferencia|discurso|curso|encuesta|público|lectores|escribir|campaña|guitarra|canzone|musica|laboratorio|conferenza|discorso|corso|sondaggio|pubblico|lettori|scrivere|tambor\p{L}*|oficina|palestra|leitores|escrever|concert|lied|muziek|koor|lezing|cursus|onderzoek|lezers|schrijven|koncert\p{L}*|piosenk\p{L}*|muzyk\p{L}*|chór\p{L}*|teatr\p{L}*|wykład\p{L}*|kurs\p{L}*|ankiet\p{L}*|odbiorc\p{L}*|концерт\p{L}*|песн\p{L}*|музык\p{L}*|хор\p{L}*|театр\p{L}*|лекци\p{L}*|курс\p{L}*|опрос\p{L}*|аудитори\p{L}*|читател\p{L}*|konsert\p{L}*|sång\p{L}*|kör\p{L}*|teater\p{L}*|föreläsning\p{L}*|undersökning\p{L}*|läsare|publik\p{L}*|foredrag\p{L}*|kampagn\p{L}*|undersøgelse\p{L}*)(?![\p{L}\p{M}])|播客|音乐|音樂|演讲|演講|课程|課程|讲座|调查|受众|听众|写作|二胡|ポッドキャスト|音楽|演奏|講演|講座|コンサート|調査|文章|写真|강연|강좌|음악|공연|조사|حفل|موسيقى|محاضرة|مهرجان|استطلاع|קונצרט|מוזיקה|הרצאה|סקר|संगीत|भाषण|सर्वेक्षण/iu;

function isAbout(rest: string): boolean {
  const heads = rest.match(/^[ \t]*#.*$/gmu)?.join("\n") ?? "";
  const [title = ""] = rest.trim().split("\n");
  return (
    HAS_THEM.test(`${heads}\n${title}`) || (rest.match(toPattern(HAS_THEM.source, "giu"))?.length ?? 0) >= 2
  );
}
