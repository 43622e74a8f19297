import { COUNTED_TIES, FUNCTION_WORDS } from "./counted-ties.ts";
import { FORMULA_RUN } from "./formula-run.ts";
import { DAY_OF_MONTH } from "./date-ties.ts";
import { PHRASE_TIES } from "./phrase-ties.ts";
import { withinCode } from "./inline-code.ts";
import { remembering } from "../../kernel/remembering.ts";

/** A space at which a line breaks only where what it ties is wider than the line. */
export const TIE = "\uE000";

/**
 * The text with `TIE` for the spaces at which a line should not break: within a short name in quotation marks or a telephone number, between
 * a number and what it counts, between a title, an abbreviation or a label and what follows it. Unlike those of a
 * unit, they give way where what they tie is wider than the line.
 */
export const tied = remembering((text) =>
  withinCode(text, (call) => call.replaceAll(" ", TIE))
    .replace(QUOTED, (name) => (name.length <= LONGEST ? name.replaceAll(" ", TIE) : name))
    .replace(BRACKETED, (aside) => aside.replaceAll(" ", TIE))
    .replace(TELEPHONE, (number) => number.replaceAll(" ", TIE))
    .replace(DAY_OF_MONTH, (day) => day.replaceAll(" ", TIE))
    .replace(TWO_TIMES, (span) => span.replaceAll(" ", TIE))
    .replace(DOUBLED, (twice) => twice.replaceAll(" ", TIE))
    .replace(SUM, (sum) => sum.replaceAll(" ", TIE))
    .replace(RECKONING, (sum) =>
      /[×·÷*+−]/u.test(sum) || /[=≈]$/u.test(sum) ? sum.replace(/ (?![=≈]$)/gu, TIE) : sum,
    )
    .replace(FORMULA, (formula, at: number, all: string) => {
      // A sum of figures and their units has its ties, and breaks before what it comes to.
      if (all[at - 1] === TIE || (formula.includes(TIE) && /^\p{Nd}/u.test(formula))) return formula;
      // A long one may go on in the next line with what it is equal to.
      return formula.length <= LONGEST
        ? formula.replaceAll(" ", TIE)
        : formula.replace(/ (?![=<>≤≥≈])/gu, TIE);
    })
    .replace(TIES, TIE),
);

/** "1 200", "15 km", "« oui »", "Pourquoi ?": a line does not break at these spaces; »ja« opens and closes the other way. */
const UNBROKEN =
  /(?<=\p{Nd}) (?=\p{Nd}{3}(?!\p{Nd}))|(?<=\p{Nd}) (?=(?:[%‰€$£¥₹₽₩]|°[CF]?|(?:km|m|cm|mm|kg|g|mg|l|ml|h|s|min|kW|MW|GW|TW|kWh|MWh|GWh|TWh|GB|MB|TB|Hz|kHz|MHz|GHz)[²³]?(?![\p{L}\p{N}])))|(?<=(?:^|[\s(])[«‹]) | (?=[»›](?![\p{L}\p{N}])|[?!;:、。」』）])/gu;
/** "a tree", "и монтаж": nor behind a word of one letter. */
const LONE_LETTER =
  /(?<=(?:^|\s)(?:[aAiIyYeEoOàÀèÈéÉwWzZuUkK]|[аАвВиИкКоОсСуУяЯіІйЙ])) (?=[\p{Script=Latin}\p{Script=Cyrillic}\p{N}])/gu;
/** Where such a word at the end of a line is a mistake at any width. */
const LETTERS_LEAN = /^(?:pl|cs|sk|sl|hr|sr|bs|ru|uk|be|bg|mk)\b/u;

/** The text with another sign for each space at which no line may break. */
export function unbroken(text: string, space: string): string {
  return text.replace(UNBROKEN, space).replace(LONE_LETTER, space);
}

/** The same for a column of few letters: elsewhere than in Slavic languages a line of it may end with "a" sooner than be short. */
export function unbrokenInColumn(text: string, space: string, language: string): string {
  return LETTERS_LEAN.test(language) ? unbroken(text, space) : text.replace(UNBROKEN, space);
}

/** A title of a book on two lines is still a title: only short names are kept whole. */
const LONGEST = 24;
const QUOTED = /[«„“”「『‹"][^«»„“”「」『』‹›"\n]{2,22}[»“”」』›"]/gu;

/** "0212 555 01 40", "61 555 01 23", "+44 20 7946 0958", "070-123 45 67": who calls reads it in one piece. */
const TELEPHONE =
  /(?<![\p{N}.,])0\p{Nd}{1,4}-\p{Nd}{2,4}(?: \p{Nd}{2,4}){1,3}(?![\p{N}]|[.,]\p{N})|(?<![\p{N}.,])(?:\+\p{Nd}{1,3}|0\p{Nd}{1,4})(?: \p{Nd}{2,4}){2,5}(?![\p{N}]|[.,]\p{N})|(?<!\p{N} ?|[.,])\p{Nd}{2} \p{Nd}{2,3} \p{Nd}{2} \p{Nd}{2}(?! ?[\p{N}]|[.,]\p{N})|(?<!\p{N} ?|[.,])\p{Nd}{2,3}(?: \p{Nd}{3,4})? \p{Nd}{4}(?: \p{Nd}{4})?(?! ?[\p{N}]|[.,]\p{N})/gu;

/** "22:45 to 7:15", "von 9.30 bis 11.00": from when to when. */
const TWO_TIMES =
  /(?<![\p{N}.,:])\p{Nd}{1,2}[:.]\p{Nd}{2} (?:to|until|and|bis|und|à|et|a|y|alle|e|às|tot|en|till|til|og|och|do|до|и) \p{Nd}{1,2}[:.]\p{Nd}{2}(?![\p{N}]|[.,:]\p{N})/gu;
/** "line by line", "Schritt für Schritt", "jour après jour": one thing after the other. */
const DOUBLED =
  /(?<![\p{L}\p{M}])(?<word>\p{L}[\p{L}\p{M}]{1,9}) (?:by|to|for|after|für|um|an|auf|à|par|après|a|por|per|dopo|voor|na|op|för|efter|за|в|к) \k<word>(?![\p{L}\p{M}])/gu;

/** "12 divided by 3 is 4": what a sum comes to stands beside it. */
const SUM =
  /(?<![\p{N}.,])\p{Nd}+(?:[.,]\p{Nd}+)? (?:divided by|multiplied by|times|plus|minus|geteilt durch|mal|divisé par|fois|moins|dividido (?:por|entre)|por|más|menos|diviso(?: per)?|per|più|meno|vezes|mais|gedeeld door|maal|keer|min|(?:раз)?делить на|умножить на|плюс|минус|[÷×+−]) \p{Nd}+(?:[.,]\p{Nd}+)? (?:\p{L}+|[=—]|— это) \p{Nd}+(?:[.,]\p{Nd}+)?(?![\p{N}])/gu;

/** "75 × 12 / 1000": an operation is read in one piece; what it comes to may stand on the next line. */
const OPERAND = "\\p{Nd}+(?:[.,]\\p{Nd}+)*(?: ?(?:%|°|\\p{Script=Latin}{1,3}[²³]?(?![\\p{L}\\p{N}])))?";
const RECKONING = new RegExp(
  `(?<![\\p{N}.,])${OPERAND}(?: ?[×·÷*/+−] ?${OPERAND})+(?![\\p{N}])(?: [=≈](?= ))?`,
  "gu",
);

/** "x² − 5x + 6 = 0": a formula is read in one piece. */
const FORMULA = new RegExp(FORMULA_RUN, "gu");

/** "(value: 129 €)", "(at last)". */
const BRACKETED = /\([^()\n]{2,18}\)/gu;

/** "Cadence 20 se plie", "Fold 60,": a name that ends in figures, where no more is counted. */
const MODEL = `(?<=^\\p{Lu}\\p{Ll}{2,}) (?=\\p{Nd}{1,2}(?: \\p{Ll}| [–—-] ))|(?<=(?:^|[\\s«“„])\\p{Lu}\\p{Ll}{2,}) (?=\\p{Nd}{1,3}(?:$|[,;:!?)»”]|\\.$| ${FUNCTION_WORDS}(?![\\p{L}\\p{M}])))`;
/** "SonnenKiste 2 kommt", "iPhone 15 kostet": a name with a capital within it is a product's, and its number stands with it; "Set M", "Vitamin C". */
const PRODUCT =
  "(?<=(?:^|[\\s«“„»(])\\p{L}\\p{Ll}{0,14}\\p{Lu}[\\p{L}]{1,14}) (?=\\p{Nd}{1,2}(?![\\p{N}%]|[.,:]\\p{Nd}))|(?<=(?:^|[\\s«“„(])\\p{Lu}\\p{Ll}{1,9}) (?=[B-HJ-NP-XZ](?![\\p{L}\\p{N}'’.&]))";
/** "문 앞에", "책상 위": a noun and the word that says where it is about it. */
const KOREAN_PLACE =
  "(?<=[가-힣]) (?=(?:(?:앞|뒤|위|아래|밖|옆|속|사이|근처)(?:에서|에|으로|의|까지|부터)?|안(?:에서|에|으로|의))(?![가-힣]))";
/** "할 수 있는", "30초 동안": a noun that stands for nothing without the word before it. */
const KOREAN_BOUND =
  "(?<=[가-힣]) (?=(?:것|거|수|때|뿐|줄|적|데|채|중|후|전|뒤|때문|동안|만큼|대로|듯|편|분)(?:은|는|이|가|을|를|도|에|의|에서|까지|부터|에는|에도|으로|이다|입니다|이며|만|이라|이라서|인|일|이던|이니|이고|이므로|이에요|이었습니다)?(?![가-힣]))";
/** "갓 담근", "못 먹는", "더 빨리": a short adverb and what it is said of. */
const KOREAN_ADVERB = "(?<=(?:^|\\s)(?:갓|막|더|덜|못|안|꼭|잘|늘|참|꽤|푹)) (?=[가-힣])";
/** "Dr. Vogel", "г-н Орлов", "Mme Curie". */
const TITLES =
  '(?<=(?<![\\p{L}\\p{N}])(?:Dr|Prof|Mr|Mrs|Ms|St|Sr|Sra|Mme|Mlle|MM|Fr|Hr|Dott|Sig|Ing|Frau|Herr|г-н|г-жа|проф|д-р|ул|пл|им|ст)\\.?) (?=[\\p{Lu}«„“"])';
/** "Fig. 3", "№ 5", "§ 12", "ca. 40", "Abs. 2", "стр. 7", "z. B.", "e. g.". */
const ABBREVIATIONS =
  "(?<=(?<![\\p{L}\\p{N}])(?:№|n°|N°|§§?|[nN][or]|No|Nr|Nº|n\\.º|[Ff]ig|[Aa]bb|[Tt]ab|[Vv]ol|pp?|[Ss]|[Kk]ap|[Cc]h|[Aa]rt|[Aa]bs|[Rr]z|ca|approx|env|max|min|gem|DIN|ISO|EN|стр|рис|табл|гл|п|ст|д|кв)\\.?) (?=\\p{N}|\\p{Lu}{2})";
const LETTERS = "(?<=(?<![\\p{L}\\p{N}])\\p{L}\\.) (?=\\p{L}\\.)";
/** "В. И. Ленин", "J. S. Bach". */
const INITIALS = "(?<=(?<![\\p{L}\\p{N}])\\p{Lu}\\.) (?=\\p{Lu}\\p{Ll})";
/** "Step 3", "Los 4", "Зал 2": what is numbered and its number. */
const NUMBERED =
  "(?<=(?<![\\p{L}\\p{N}])(?:[Ss]tep|[Pp]art|[Cc]hapter|[Pp]hase|[Dd]ay|[Ww]eek|[Rr]oom|[Hh]all|[Ll]evel|[Ll]ine|[Ll]ot|[Ff]igure|[Tt]able|[Pp]age|[Ss]ection|[Oo]ption|[Vv]ersion|[Aa]rticle|[Pp]latform|[Yy]ear|[Gg]rade|[Cc]lass|[Tt]ype|[Zz]one|[Uu]nit|[Rr]oute|[Bb]us|[Ll]ift|[Gg]ate|[Ss]chritt|[Tt]eil|[Kk]apitel|Tag|Woche|Raum|Saal|Gleis|Linie|Seite|Los|Klasse|Artikel|[ÉEée]tape|[Pp]artie|[Cc]hapitre|[Ss]alle|[Jj]our|[Ss]emaine|[Ll]igne|[Pp]aso|[Pp]arte|[Cc]apítulo|[Dd]ía|[Ss]emana|[Ss]ala|[Ll]ínea|[Pp]asso|[Cc]apitolo|[Gg]iorno|[Ss]ettimana|[Ll]inea|[Dd]ia|[Шш]аг|[Ээ]тап|[Дд]ень|[Гг]лава|[Зз]ал|[Лл]иния|[Аа]втобус|[Тт]рамвай|[Aa]dım|[Gg]ün|[Ee]tap|단계|제)) (?=\\p{Nd}{1,4}(?!\\p{Nd}))";
/** "6. März", "20. yüzyıl": an ordinal and what it numbers. */
const ORDINAL =
  "(?<=(?<![\\p{L}\\p{N}.,])(?:\\p{Nd}{1,2}\\.|1(?:er|re|ère|º|ª|°)|\\p{Nd}{1,2}(?:e|º|ª|°|st|nd|rd|th))) (?=\\p{L})";
const CLOCK =
  "(?<=\\p{Nd}{1,2}[:.]\\p{Nd}{2}) (?=(?:Uhr|h|ч|[ap]\\.?m\\.?|утра|дня|вечера|ночи|ранку|вечора|صباح(?:ًا|اً|ا)?|مساء(?:ً|ا|ًا|اً)?|ظهر(?:ًا|اً|ا)|عصر(?:ًا|اً|ا)|فجر(?:ًا|اً|ا)|ليل(?:ًا|اً|ا)|בבוקר|בצהריים|אחר הצהריים|בערב|בלילה|बजे)(?![\\p{L}\\p{M}]))";
/** "8 am to 6 pm". */
const HALF_DAY = "(?<=(?<![\\p{L}\\p{N}.,:])\\p{Nd}{1,2}) (?=[apAP]\\.?[mM]\\.?(?!\\p{L}))";
/** "6 Uhr 30", "6 h 30", "7 часов 15": the minutes and their hour. */
const CLOCK_MINUTES =
  "(?<=(?<![\\p{L}\\p{N}.,:])\\p{Nd}{1,2}[\\u00A0\\u202F ]?(?:Uhr|uur|[Hh]|heures?|horas?|hrs?|ч\\.?|час(?:а|ов)?|год(?:\\.|ини?|ин)?)) (?=\\p{Nd}{2}(?!\\p{N}|[.,:]\\p{N}|\\s?%))";
/** "kl. 6", "klo 18", "godz. 7", "dalle 9", "às 18": the hour and what announces it. */
const AT_CLOCK = "(?<=(?<!\\p{L})(?:[Kk]lo?\\.?|[Gg]odz\\.?|[Dd]?[Aa]lle|[Àà]s)) (?=\\p{Nd}{1,2}(?!\\p{Nd}))";
/** "Friday 4 November", "الجمعة 4 نوفمبر". */
const WEEKDAY =
  "(?<=(?<![\\p{L}])(?:الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)) (?=\\p{Nd}{1,2}(?!\\p{Nd}))";

/** "3 mars 2026", "22 October 1707", "3 de mayo de 2026": a date and its year. */
const DATE_YEAR = `(?<=(?<![\\p{N}.,:])\\p{Nd}{1,2}(?:\\.|er|st|nd|rd|th|º)?[ ${TIE}](?:de[ ${TIE}])?\\p{L}[\\p{L}\\p{M}]{2,10}[.,]?) (?=(?:de )?(?:1\\p{Nd}|20)\\p{Nd}{2}(?!\\p{N}))`;

/** "n = 1,000", "age = diameter / growth rate": a value and what has it, and what is divided by what. */
const EQUALS =
  `(?<=[\\p{L}\\p{N})])(?<![×·÷*/+−]${TIE}?\\p{Nd}[\\p{Nd}.,]*(?:${TIE}?(?:[%°]|\\p{Script=Latin}{1,3}[²³]?))?) (?=[=≈] )` +
  "|(?<=(?<![\\p{L}\\p{N}])\\p{L}) (?=[<>≤≥] ?\\p{Nd})|(?<=[=≈≤≥]) (?=\\p{Nd})|(?<=[=≈] [^.;:,=]{1,40}) (?=[/÷×·] )|(?<=[=≈] [^.;:,=]{1,40} [/÷×·]) (?=\\S)";
/** "NOK 418 million", "R$ 40": an amount and its currency. */
const CURRENCY =
  "(?<=(?<![\\p{L}\\p{N}])(?:AED|ARS|AUD|BDT|BGN|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|GHS|HKD|HUF|IDR|ILS|INR|ISK|JPY|KES|KRW|KZT|MAD|MXN|MYR|NGN|NOK|NZD|PEN|PHP|PKR|PLN|QAR|RON|RSD|RUB|SAR|SEK|SGD|THB|TND|TRY|TWD|UAH|USD|VND|ZAR|Rs\\.?|R\\$|US\\$|A\\$|C\\$|S/|Kč|kr\\.?|Fr\\.|[€£$₹])) (?=\\p{Nd})";
/** "1 in 4", "9 out of 10": how many of how many. */
const SHARE =
  "(?<=(?<![\\p{N}.,])\\p{Nd}{1,3}) (?=(?:in|of|out of) \\p{Nd}{1,3}(?!\\p{N}|[.,]\\p{N}))|(?<=(?<![\\p{N}.,])\\p{Nd}{1,3} (?:out )?(?:in|of|out)) (?=\\p{Nd}{1,3}(?!\\p{N}|[.,]\\p{N}))|(?<=(?<![\\p{N}.,])\\p{Nd}{1,3} out) (?=of \\p{Nd})";

/** "3.5 to 2.5", "53 zu 47 Prozent": the two numbers of a score, of a ratio or of a span. */
const SCORE =
  "(?<=(?<![\\p{L}\\p{N}.,:]|\\b(?:in|of) )\\p{Nd}{1,3}(?:[.,]\\p{Nd}{1,2})?) (?=(?:to|zu|bis|à|a|alle|às|tot|op|tegen|contre|contra|до|do|til|till|:) \\p{Nd}{1,3}(?![\\p{N}:]))|(?<=(?<![\\p{L}\\p{N}.,:]|\\b(?:in|of) )\\p{Nd}{1,3}(?:[.,]\\p{Nd}{1,2})? (?:to|zu|bis|à|a|tot|op|tegen|contre|contra|до|do|til|till|:)) (?=\\p{Nd}{1,3}(?![\\p{N}:]))";

/** "7am - 10pm", "8.30 – 11 Uhr": the two hours of a span with blanks about its dash. */
const HOUR = "(?<![\\p{L}\\p{N}])\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2}(?:[ap]\\.?m\\.?)?|[ap]\\.?m\\.?)";
const SPAN = `(?<=${HOUR}) (?=[–-] \\p{Nd})|(?<=${HOUR} [–-]) (?=\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?(?:[ap]\\.?m\\.?)?(?![\\p{L}\\p{N}]))`;
/** No line begins with a dash. */
const DASH = "(?<=[\\p{L}\\p{N}»”]) (?=[–—―] )";

const TIES = new RegExp(
  [
    SPAN,
    KOREAN_PLACE,
    KOREAN_BOUND,
    KOREAN_ADVERB,
    TITLES,
    ABBREVIATIONS,
    LETTERS,
    INITIALS,
    NUMBERED,
    ORDINAL,
    CLOCK,
    HALF_DAY,
    CLOCK_MINUTES,
    AT_CLOCK,
    WEEKDAY,
    DATE_YEAR,
    DASH,
    EQUALS,
    CURRENCY,
    SHARE,
    SCORE,
    MODEL,
    PRODUCT,
    COUNTED_TIES,
    PHRASE_TIES,
  ].join("|"),
  "gu",
);

/** A name of two or three words in a sentence: "Ada Lovelace", "Angus MacLeod", «Иван Грозный». */
const NAME =
  /(?<=\p{Ll}[\p{Ll},]*\s|^(?!(?:The|An?|In|On|At|By|For|From|When|After|Le|La|Les|Un|Une|El|Los|Las|Il|Lo|Gli|I|Os?|As?|В|На|Из)\s))(?:\p{Lu}[\p{Ll}’'-]+ ){1,2}\p{Lu}[\p{Ll}’'-]+(?:\p{Lu}\p{Ll}+)?(?=$|[\s,.;:!?»”)](?!\p{Lu}))/gu;
const NOUNS_ARE_CAPITAL = /^(?:de|lb)\b/u;

/** Whether a break at this offset (of a space) parts a name; titles in capitals and German nouns are no names. */
export function partsName(text: string, offset: number, language: string): boolean {
  if (NOUNS_ARE_CAPITAL.test(language)) return false;
  return namesIn(text).some(({ from, to }) => offset > from && offset < to);
}

/** Where short names stand in a text. */
const namesIn = remembering((text) => {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6) return [];
  return [...text.matchAll(NAME)]
    .filter(([name]) => name.length <= LONGEST)
    .map(({ index, 0: name }) => ({ from: index, to: index + name.length }));
});
