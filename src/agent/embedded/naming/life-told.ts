import { regex, toPattern } from "../text/regex.ts";

const NAME = "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:de|da|di|do|dos|del|della|van|von|der|den|la|le|du|af|av)\\s){0,2}(?:d['’])?\\p{Lu}[\\p{L}'’-]+){1,3}"; // prettier-ignore
/** A sentence that opens with somebody's whole name and tells of their birth. */
const BORN = toPattern(
  `^(?<name>${NAME})\\s(?:${[
    "was born",
    "(?:wurde|wird|kam|kommt)\\s[^.]{0,80}(?:geboren|zur Welt)",
    "(?:naît|naquit|est née?)",
    "(?:nació|nace)",
    "(?:nacque|nasce|è nat[oa])",
    "(?:nasceu|nasce)",
    "(?:werd|wordt|is)\\s[^.]{0,80}geboren",
    "(?:föddes|föds)|(?:blev|ble|blir|bliver) født|syntyi",
    "urodził(?:a)? się|se narodil[aoi]?",
    "родил(?:ся|ась)|народи(?:вся|лася)",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "u",
);
/** How a life ends, by languages: Swedish "dog" is an English dog, and English "dies" German "this". */
const DIED: Readonly<Record<string, string>> = {
  en: "died|dies|was buried",
  de: "starb|stirbt",
  fr: "meurt|mourut|est morte?|s['’]éteint",
  es: "murió|muere|falleció",
  it: "morì|muore|è mort[oa]",
  pt: "morreu|morre|faleceu",
  nl: "stierf|sterft|overleed",
  sv: "dog|avled",
  da: "døde",
  nb: "døde",
  fi: "kuoli",
  pl: "zmarła?",
  cs: "zemřel[ao]?",
  ru: "умер(?:ла)?|скончал(?:ся|ась)",
  uk: "помер(?:ла)?",
};
/** Who is born late in a text is a child of whom it tells. */
const AMONG_FIRST = 8;

/**
 * Whose life a text tells from birth to death, by their whole name; null where it tells of no death, in its language (`base`), or of two births: a family's
 * story is nobody's alone.
 */
export function lifeTold(sentences: readonly string[], base: string): string | null {
  const died = DIED[base];
  if (died === undefined) return null;
  const names = sentences.flatMap((sentence) => BORN.exec(sentence)?.groups?.["name"] ?? []);
  const [name] = names;
  if (name === undefined || new Set(names).size > 1) return null;
  const isFirst = sentences.slice(0, AMONG_FIRST).some((sentence) => sentence.startsWith(name));
  const ends = regex(`(?<![\\p{L}\\p{M}])(?:${died})(?![\\p{L}\\p{M}])`, "iu");
  return isFirst && sentences.some((sentence) => ends.test(sentence)) ? name : null;
}
