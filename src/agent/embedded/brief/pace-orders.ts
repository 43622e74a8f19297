import { COURTEOUSLY } from "./lone-order-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** How slowly, or clearly, a film is to be read aloud: whole sentences. Where nothing is told yet nobody else is bidden so. */
const PACE = toPattern(
  `^(?:${[
    "(?:please |kindly )?(?:read|speak|talk|narrate|keep (?:it|the pace|the narration))(?: (?:it|this|the (?:text|pace|narration)|everything|out loud|aloud))*(?: nice and| fairly| quite| very| at an?| at)*(?: (?:slow(?:ly)?|gentle|gently|calm(?:ly)?|relaxed|easy|unhurried|clear(?:ly)?|steady)(?: and| but|,)?)+(?: (?:pace|speed|tempo|voice))?(?:,? please)?|(?:a )?slow(?:,? \\p{L}+)? (?:pace|narration|voice),? please",
    "(?:bitte )?(?:ganz |schön |sehr |recht )*(?:langsam|ruhig|deutlich|in ruhigem tempo|in langsamem tempo)(?:,? (?:und )?(?:langsam|ruhig|deutlich))* (?:sprechen|vorlesen|lesen|erzählen|vortragen)(?: lassen)?(?: bitte)?|(?:sprich|sprecht|sprechen sie|lies|lest|lesen sie) (?:bitte )?(?:ganz |sehr )?(?:langsam|ruhig|deutlich)",
    "(?:merci de |veuillez )(?:lire|parler|dire|narrer)(?: \\p{L}+){0,2} (?:lentement|doucement|calmement|distinctement|posément)|(?:lisez|parlez|lire) (?:lentement|doucement|calmement)(?:,? (?:s['’]il vous plaît|svp))?|(?:rythme|débit|lecture) lente?(?:,? (?:s['’]il vous plaît|svp))",
    "(?:por favor,? )?(?:le(?:ed|an|er|a)|habl(?:ad|en|ar|e)|narr(?:ad|en|ar|e))(?:l[oa])? (?:muy )?(?:despacio|lentamente|con calma|pausadamente)(?:,? por favor)?|(?:per favore,? )?(?:legg\\p{L}+|parl\\p{L}+|narr\\p{L}+) (?:molto )?(?:lentamente|piano|con calma)(?:,? per favore)?|(?:por favor,? )?(?:leiam|ler|leia|falem|falar|narrem) (?:bem )?(?:devagar|lentamente|com calma)(?:,? por favor)?",
    "(?:graag |alstublieft )?(?:heel )?(?:langzaam|rustig|duidelijk) (?:voorlezen|lezen|spreken|praten|vertellen)(?: graag)?|(?:läs|tala|læs|tal|les|snakk)(?: gärna| gerne| gjerne| venligst)? (?:långsamt|langsomt|lugnt|roligt|sakte)(?: tack)?",
    "(?:proszę )?(?:czytać|mówić|czytajcie|mówcie) (?:powoli|wolno|spokojnie)(?: proszę)?|(?:prosím )?(?:čtěte|mluvte|číst|mluvit) (?:pomalu|klidně)(?: prosím)?|(?:пожалуйста,? |просьба )?(?:читайте|говорите|читать|говорить) (?:медленно|не спеша|спокойно)(?:,? пожалуйста)?|(?:будь ласка,? |прохання )?(?:читайте|говоріть|читати) (?:повільно|спокійно)(?:,? будь ласка)?",
    "(?:lütfen )?(?:yavaş|ağır ağır|sakin) (?:okuyun|okunsun|konuşun|anlatın)(?: lütfen)?|(?:يرجى |من فضلكم )?(?:القراءة|اقرؤوا|التحدث) (?:ببطء|بهدوء)|(?:בבקשה |נא )?(?:לקרוא|לדבר|להקריא) (?:לאט|בנחת)(?: בבקשה)?|(?:कृपया )?(?:धीरे-धीरे|धीरे) (?:पढ़ें|बोलें|पढ़िए|सुनाएँ)",
    "(?:できれば)?(?:ゆっくり(?:と)?|落ち着いて)(?:した)?(?:読んで|話して|読み上げて|ペースで)(?:ください|下さい|ほしいです|お願いします)|천천히 (?:읽어|말해|낭독해) ?(?:주세요|주십시오)|(?:请|請)(?:慢慢|放慢|慢一点|慢一點|用慢速)?(?:读|讀|念|朗读|说|說)(?:得)?(?:慢(?:一点|一點|些)?)?",
  ].join("|")})$`,
  "iu",
);
/** "Speak slowly" alone is said to whoever calls for help. */
const READS =
  /read|narrat|vorles|lies|lest?|lire|lisez|legg|lei[ao]|voorle|läs|læs|czyt|čt[eě]|чит|oku|قر|קרא|पढ़|読|읽|낭독|读|讀|朗/iu;
const FIRST_PARAGRAPHS = 2;

/** "*For Year 5, Wattle Creek Primary. Please read at a slow pace.*": above all that is told, in the same length. */
export function withoutPaceOrders(source: string): { text: string; wishes: string[] } {
  const first = paragraphsOf(source).paragraphs.filter(
    ({ headings, blocksAbove }) => headings <= 1 && blocksAbove === 0,
  );
  const orders = first.slice(0, FIRST_PARAGRAPHS).flatMap((paragraph) =>
    sentencesOf(source, paragraph, true).flatMap((span) => {
      const said = bareOf(source, span);
      const whole = source.slice(span.start, span.end);
      const isNoted = /[*_)]\s*$/u.test(whole) || COURTEOUSLY.test(whole) || READS.test(whole);
      return isNoted && PACE.test(textAt(source, said).replace(/^[\s*_(]+|[\s.!。！।*_)]+$/gu, "")) ? [said] : [];
    }),
  ); // prettier-ignore
  const text = orders.reduce((rest, span) => withMarkMoved(blanked(rest, span), span), source);
  if (orders.length === 0 || !/\p{L}{2}/u.test(text)) return { text: source, wishes: [] };
  return { text, wishes: orders.map((span) => textAt(source, span)) };
}

/** "*For Year 5. Please read slowly.*": the mark that closes their type stands at once behind what is left. */
function withMarkMoved(text: string, { start, end }: Span): string {
  const [mark = ""] = /^[*_)]+/u.exec(text.slice(end)) ?? [];
  const before = text.slice(0, start).trimEnd();
  if (mark === "" || before === "" || before.length < text.slice(0, start).lastIndexOf("\n")) return text;
  return (
    before +
    mark +
    " ".repeat(end + mark.length - before.length - mark.length) +
    text.slice(end + mark.length)
  );
}

/** A sentence without the marks of its type that stand around it: what is left of their line keeps both. */
function bareOf(source: string, { start, end }: Span): Span {
  const said = source.slice(start, end);
  const led = /^[\s*_(]*/u.exec(said)?.[0] ?? "";
  const trailed = /[*_)\s]*$/u.exec(said)?.[0] ?? "";
  // Of a line that is nothing else its marks go as well.
  const both = /[*_]/u.test(led) && /[*_]/u.test(trailed);
  return both ? { start, end } : { start: start + led.length, end: end - trailed.length };
}
