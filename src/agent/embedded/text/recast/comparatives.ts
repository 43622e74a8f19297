import { countWords } from "../sentences.ts";
import { toPattern } from "../regex.ts";

/** "300 metres longer", "€900 less than last year": not how much it is, but how much it differs by. */
const MORE: Readonly<Record<string, string>> = {
  en: "more|less|fewer|extra|longer|higher|taller|wider|deeper|shorter|faster|slower|lighter|heavier|cheaper|older|younger|later|earlier|nearer|closer|farther|further|warmer|colder|hotter|cooler|bigger|smaller|larger|lower|thicker|thinner|greater|stronger|weaker|broader|narrower|quicker|sooner|better|worse|above|below|short of|ahead|behind|too|off",
  de: "mehr|weniger|länger|höher|breiter|tiefer|kürzer|schneller|langsamer|leichter|schwerer|billiger|günstiger|teurer|älter|jünger|später|früher|näher|weiter|wärmer|kälter|größer|kleiner|niedriger|dicker|dünner|stärker|schwächer|besser|zu (?:viel|wenig|lang|hoch|spät)|über|unter",
  fr: "(?:de )?(?:plus|moins)|supplémentaires?|de trop|au-dessus|au-dessous|d['’]avance|de retard",
  es: "(?:de )?(?:más|menos)|por encima|por debajo|adicionales|de sobra|de retraso",
  it: "(?:in|di) (?:più|meno)|più|meno|sopra|sotto|di troppo|di ritardo",
  pt: "(?:a |de )?(?:mais|menos)|acima|abaixo|adicionais|de atraso",
  nl: "meer|minder|langer|hoger|breder|dieper|korter|sneller|langzamer|lichter|zwaarder|goedkoper|duurder|ouder|jonger|later|eerder|verder|warmer|kouder|groter|kleiner|lager|dikker|dunner|sterker|te (?:veel|weinig|laat)|boven|onder",
  sv: "mer|mindre|fler|färre|längre|högre|bredare|djupare|kortare|snabbare|långsammare|lättare|tyngre|billigare|dyrare|äldre|yngre|senare|tidigare|varmare|kallare|större|lägre|över|under",
  nb: "mer|mindre|flere|færre|lengre|lenger|høyere|bredere|dypere|kortere|raskere|saktere|lettere|tyngre|billigere|dyrere|eldre|yngre|senere|tidligere|varmere|kaldere|større|lavere|over|under",
  da: "mere|mindre|flere|færre|længere|højere|bredere|dybere|kortere|hurtigere|langsommere|lettere|tungere|billigere|dyrere|ældre|yngre|senere|tidligere|varmere|koldere|større|lavere|over|under",
  pl: "więcej|mniej|dłuższ\\p{L}+|wyższ\\p{L}+|krótsz\\p{L}+|droższ\\p{L}+|tańsz\\p{L}+|szybciej|wolniej|dłużej|wyżej|niżej|taniej|drożej|później|wcześniej|powyżej|poniżej|za dużo",
  ru: "больше|меньше|дороже|дешевле|длиннее|короче|выше|ниже|шире|глубже|быстрее|медленнее|легче|тяжелее|старше|моложе|позже|раньше|теплее|холоднее|дольше|дальше",
  uk: "більше|менше|дорожче|дешевше|довше|довший|коротше|вище|нижче|ширше|глибше|швидше|повільніше|легше|важче|пізніше|раніше|далі",
}; // prettier-ignore
const comparatives = new Map(
  Object.entries(MORE).map(([language, words]) => [
    language,
    {
      behind: toPattern(`^\\s(?:${words})(?!\\p{L})`, "iu"),
      ends: toPattern(`^[^,;.]*\\s(?:${words})\\s*$`, "iu"),
    },
  ]),
);
const THAN = /^\s\p{Ll}+er\sthan(?!\p{L})/iu;

/** Whether a measure tells a difference, by a comparative behind it or behind the noun that it counts. */
export function isCompared(tail: string, unit: string, language: string): boolean {
  const more = comparatives.get(language);
  if (more === undefined) return false;
  const clause = /^(?:[^,.;:!?]|(?<=\p{Nd})[,.](?=\p{Nd}))*/u.exec(tail)?.[0] ?? "";
  if (unit !== "" && (more.behind.test(clause) || (language === "en" && THAN.test(clause)))) return true;
  return countWords(clause) <= MOST_COUNTED && more.ends.test(clause);
}

const MOST_COUNTED = 4;
