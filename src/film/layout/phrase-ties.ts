import { FUNCTION_WORDS } from "./counted-ties.ts";
import { MONTH } from "./date-ties.ts";

/** "December 2023", "mars 1791", "mayo de 2026": a month and its year. */
const MONTH_YEAR = `(?<=(?<![\\p{L}\\p{M}])${MONTH}) (?=(?:1\\p{Nd}|20)\\p{Nd}{2}(?!\\p{N}|[.,]\\p{N}))|(?<=(?<![\\p{L}\\p{M}])${MONTH}) (?=(?:de|del|of) (?:1\\p{Nd}|20)\\p{Nd}{2}(?!\\p{N}))`;

/** "What Tern 2 watches": a name that ends in a figure, in the middle of a sentence. */
const NUMBERED_NAME =
  "(?<=[\\p{Ll}\\p{M}]{2}[,]? \\p{Lu}\\p{Ll}{2,}|(?:What|Why|How|When|Where|Who|Meet|With|Your) \\p{Lu}\\p{Ll}{2,}) (?=\\p{Nd}{1,2} \\p{Ll})";

/** "100 Millionen Jahren", "23 миллиона лет", "30 millones de euros": a great number and what it counts. */
const SCALE =
  "(?:millions?|billions?|trillions?|thousand|hundred|Million(?:en)?|Milliarden?|Billionen?|Tausend|Hundert|Mio\\.|Mrd\\.|milliards?|mille|mill[oó]n(?:es)?|milh(?:ão|ões)|bilh(?:ão|ões)|milion[ei]|miliard[oi]|miljoen|miljard|miljon(?:er)?|million(?:er)?|миллион\\p{L}*|миллиард\\p{L}*|тысяч\\p{L}?|мільйон\\p{L}*|мільярд\\p{L}*|milion\\p{L}*|miliard\\p{L}*|tisíc\\p{L}?|tysi\\p{L}+|milyon|milyar|bin|مليون|ملايين|مليار|ألف|آلاف|लाख|करोड़|हज़ार|हजार|אלף|מיליון|מיליארד)";
const OF = "(?:de|di|d’|van)";
const GREAT = `(?<=\\p{Nd}[ \\u00A0]${SCALE}) (?!${FUNCTION_WORDS}(?![\\p{L}\\p{M}]))(?=\\p{L})|(?<=\\p{Nd}[ \\u00A0]${SCALE}) (?=${OF} \\p{Ll})|(?<=\\p{Nd}[ \\u00A0]${SCALE} ${OF}) (?=\\p{Ll})`;

/** "1200 by 800", "3 на 4", "2 mal 3": the sides of something. */
const SIDES =
  "(?<=(?<![\\p{N}.,])\\p{Nd}[\\p{Nd}.,]{0,6}) (?=(?:by|mal|par|por|per|på|op|na|на) \\p{Nd})|(?<=(?<![\\p{N}.,])\\p{Nd}[\\p{Nd}.,]{0,6} (?:by|mal|par|por|per|på|op|na|на)) (?=\\p{Nd})";

/** "weight_kg <> 4.1": what is compared with. */
const COMPARED =
  "(?<=(?:<>|!=|<=|>=|==|[<>≤≥≠])) (?=[\\p{Nd}'\"])|(?<=[\\p{L}\\p{N}_)]) (?=(?:<>|!=|<=|>=|==|[≤≥≠]) )";

/** "at least", "Al menos", "zum Beispiel": one word, written as two, by what it begins with. */
const TWO_IN_ONE = Object.entries({
  at: "least|most|once|all|last|first",
  for: "example|instance",
  of: "course",
  so: "far|wie|viele?|weit|lange",
  in: "fact",
  as: "far|well",
  no: "longer|one",
  each: "other",
  one: "another",
  al: "menos",
  por: "ejemplo|exemplo|vezes",
  sin: "embargo",
  es: "decir",
  a: "veces|menos|volte",
  de: "nuevo|repente|novo",
  au: "moins",
  par: "exemple",
  en: "effet|fait",
  à: "peine|moins|peu près",
  "à peu": "près",
  tout: "à fait|à coup",
  "tout à": "fait|coup",
  zum: "Beispiel",
  vor: "allem",
  unter: "anderem",
  nach: "wie vor",
  "nach wie": "vor",
  pelo: "menos",
  às: "vezes",
  ao: "menos",
  até: "agora|hoje",
  per: "esempio",
  ad: "esempio",
  di: "nuovo|colpo",
  bij: "voorbeeld",
  ten: "minste",
  op: "zijn minst",
  "op zijn": "minst",
  на: "самом деле",
  "на самом": "деле",
  по: "крайней мере",
  "по крайней": "мере",
  при: "этом",
  не: "только|больше|меньше",
})
  .map(([opens, ends]) => {
    const [first = "", ...others] = opens;
    const begins = `(?<![\\p{L}\\p{M}])[${first}${first.toUpperCase()}]${others.join("")}`;
    return `(?=(?:${ends})(?!\\p{L}))(?<=${begins} )`;
  })
  .join("|");

/** «لا يعرف», «فما زالت»: what denies or promises a verb, and the verb. */
const ARABIC_PARTICLE = "(?<=(?:^|\\s)[وف]?(?:لا|ما|لم|لن|قد|لقد|سوف)) (?=\\p{Script=Arabic})";

/** "গরম করবেন না", "गरम न करें", "मत करें": what denies a verb, behind or before it. */
const INDIC_NEGATION =
  " (?=(?:না|ন(?:\\u09DF|\\u09AF\\u09BC)|নেই|নি|नहीं|नही|नाही|ना|मत)(?![\\p{L}\\p{M}]))| (?<=(?:^|[\\s(])(?:না|न|मत|नहीं|ना) )(?=[\\p{Script=Bengali}\\p{Script=Devanagari}])";

/** "a bird taking off", "wear it out": a verb and the short word that makes it another one; not before what the word leads to. */
const PARTICLE =
  "(?<=\\p{L}{2}ing|\\p{L}{2}ed|(?<![\\p{L}])(?:take|takes|took|go|goes|gone|went|put|puts|set|sets|give|gives|gave|turn|turns|pick|picks|run|runs|ran|shut|shuts|wear|wears|wore|come|comes|came|break|breaks|broke|fall|falls|fell|get|gets|got|cut|cuts|find|finds|found)) (?=(?:off|up|out|away|apart|down)(?:[,.;:!?]|$| (?!(?:the|an?|of|to|from|in|on|at|with|its?|their|his|her|our|your|\\p{Nd}))))";

/** The spaces within what is read as one phrase, beside numbers and what they count. */
export const PHRASE_TIES = [
  MONTH_YEAR,
  NUMBERED_NAME,
  GREAT,
  SIDES,
  COMPARED,
  ` (?:${TWO_IN_ONE})`,
  ARABIC_PARTICLE,
  INDIC_NEGATION,
  PARTICLE,
].join("|");
