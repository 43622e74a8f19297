import { regex } from "../text/regex.ts";

/** Words that open a clause which only describes what stands before it, by language. */
const RELATIVES: Readonly<Record<string, string>> = {
  en: "that|which|who|whom|whose|where", nl: "dat|die|wat|wie|wier|waar\\p{L}*|welke", fr: "qui|que|dont|où|lequel|laquelle|lesquel(?:le)?s|auquel|duquel",
  it: "che|chi|cui|il quale|la quale|i quali|le quali", es: "que|quien(?:es)?|cuy[oa]s?|donde", pt: "que|quem|cuj[oa]s?|onde", ca: "que|qui", ro: "care|ce",
  sv: "som|vilken|vilket|vilka|vars", da: "som|der|hvis|hvilken|hvilket|hvilke", nb: "som|hvilken|hvilket|hvilke", pl: "któr\\p{L}{1,3}|jak(?:i|a|ie|ich|im)|kto|co", cs: "kter\\p{L}{1,3}|jenž|jež|kdo",
  sk: "ktor\\p{L}{1,3}|kto", ru: "котор\\p{L}{2,3}|кто|что|чей|где", uk: "котр\\p{L}{1,3}|як(?:ий|а|е|і|ого|ої|их|им|ими|ому|у)|хто|що|де", bg: "кой(?:то)?|която|което|които", el: "που|όποιος|οποί\\p{L}+",
  hu: "ami\\p{L}*|aki\\p{L}*|amely\\p{L}*", fi: "joka|jotka|jonka|joita|jossa|mikä", ar: "الذي|التي|الذين|اللذان|اللتان|اللاتي|اللواتي|مَن", he: "ש(?=\\p{L}{2})|אשר", hi: "जो|जिस\\p{M}*\\p{L}*|जिन\\p{M}*\\p{L}*",
}; // prettier-ignore
/** Written as articles are: only behind a comma do they describe. */
const GERMAN = "der|die|das|den|dem|dessen|deren|denen|welche[rsnm]?|was|wer|wo";

/**
 * Whether what stands behind a name only describes it ("dat drie keer per week droogt", ", который стоит у реки"), so that
 * it is neither what is told of it nor a value to be compared.
 */
export function opensRelative(rest: string, language: string): boolean {
  if (language === "de") return regex(`^\\s*,\\s*(?:(?:in|mit|auf|bei|von|an|für|zu)\\s)?(?:${GERMAN})(?!\\p{L})`, "iu").test(rest); // prettier-ignore
  const words = RELATIVES[language];
  if (words === undefined) return false;
  const end = language === "he" ? "" : "(?![\\p{L}\\p{M}])";
  return (
    regex(`^\\s*[,،]?\\s*(?:${words})${end}`, "iu").test(rest) ||
    (language === "fr" && /^\s*qu['’]/iu.test(rest))
  );
}

/** Whether a name ends in a word that only leads on to what describes it: "Huis dat". */
export function endsInRelative(name: string, language: string): boolean {
  const last = name.trim().split(/\s+/u);
  return last.length > 1 && opensRelative(last.at(-1) ?? "", language);
}

/** "più | veloce", "le plus | rapide": what compares, behind a name that it describes. */
const COMPARING: Readonly<Record<string, string>> = {
  it: "(?:più|meno)", fr: "(?:(?:le|la|les) )?(?:plus|moins)", es: "(?:más|menos)", pt: "(?:mais|menos)", ca: "(?:més|menys)", ro: "(?:cel|cea|cei|cele) mai",
}; // prettier-ignore

/** "Il treno | più veloce impiega 3 ore": a comparing adjective that belongs to the name before it, with a verb of its own behind. */
export function opensComparing(rest: string, language: string): boolean {
  const words = COMPARING[language];
  return words !== undefined && regex(`^\\s*${words}\\s\\p{L}+\\s\\p{L}`, "iu").test(rest);
}
