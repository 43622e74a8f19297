import type { FoundFigure } from "./figures.ts";
import { toPattern } from "./regex.ts";

/** "With" of a language, and verbs that an amount stands behind: stems of words, before or behind what they count. */
const WITH: Readonly<Record<string, readonly [withs: string, verbs: string]>> = {
  en: ["with|of", "sav(?:e|es|ed|ing)|pays?|paid|costs?|uses?|used|needs?|needed|consumes?d?|earns?(?:ed)?|gets?|got|receives?d?|produces?d?|spends?|spent|los(?:es?|t)|holds?|held|weighs?(?:ed)?|takes?|took|brings?|brought|serves?d?|emits?(?:ted)?|feeds?|fed|yields?"],
  de: ["mit", "spar(?:t|en|te|ten)|zahl(?:t|en|te|ten)|kostet(?:e|en)?|kosten|brauch(?:t|en|te|ten)|verbrauch(?:t|en|te|ten)|benötig(?:t|en|te|ten)|verdien(?:t|en|te|ten)|bekomm(?:t|en)|bekam(?:en)?|erh(?:ält|alten|ielt|ielten)|erzeug(?:t|en|te|ten)|verlier(?:t|en)|verlor(?:en)?|fass(?:t|en|te|ten)|wieg(?:t|en)|wog(?:en)?|dauert(?:e|en)?|bring(?:t|en)|brachten?|versorg(?:t|en|te|ten)|liefer(?:t|n|te|ten)|spendet(?:e|en)?"],
  fr: ["avec|de", "économise\\p{L}*|épargne\\p{L}*|pai?y?e(?:nt|ra|ront)?|coût\\p{L}+|consomm\\p{L}+|dépens\\p{L}+|gagn\\p{L}+|reçoi\\p{L}+|produi\\p{L}+|perd(?:ent)?|contien\\p{L}+|pèse(?:nt)?|dure(?:nt)?|rapport\\p{L}+|utilis\\p{L}+"],
  es: ["con|de", "ahorr\\p{L}+|pag[aóu]\\p{L}*|cuest\\p{L}+|cost[óa]\\p{L}*|consum\\p{L}+|gast[aó]\\p{L}*|gan[aó]\\p{L}*|recib\\p{L}+|produc\\p{L}+|produjo|pierd\\p{L}+|pesan?|duran?|necesit\\p{L}+|us[aó]n?"],
  it: ["con|da|di", "risparmi\\p{L}+|pag[aòh]\\p{L}*|cost[aòe]\\p{L}*|consum\\p{L}+|spend\\p{L}+|guadagn\\p{L}+|ricev\\p{L}+|produc\\p{L}+|perd\\p{L}+|pesan?o?|durano?|us[aò]\\p{L}*"],
  pt: ["com|de", "poup\\p{L}+|economiz\\p{L}+|pag[aou]\\p{L}*|cust[aou]\\p{L}*|consom\\p{L}+|gast[aou]\\p{L}*|ganh\\p{L}+|receb\\p{L}+|produz\\p{L}*|perd\\p{L}+|pesam?|duram?|us[ao]\\p{L}*"],
  nl: ["met|van", "bespa(?:art|ren|arde)|betaal(?:t|de)|betalen|kost(?:en|te)?|verbruik(?:t|en|te)|gebruik(?:t|en|te)|verdien(?:t|en|de)|krijg(?:t|en)|kreeg|ontvang(?:t|en)|verlies(?:t)?|weegt|duurt|levert"],
  sv: ["med", "sparar|betalar|kostar|förbrukar|använder|tjänar|får|förlorar|väger|producerar"],
  nb: ["med", "sparer|betaler|koster|bruker|forbruker|tjener|får|mister|veier|produserer"],
  da: ["med", "sparer|betaler|koster|bruger|forbruger|tjener|får|mister|vejer|producerer"],
  pl: ["ze?|o", "oszczędz\\p{L}+|płac\\p{L}+|zapłac\\p{L}+|kosztuj\\p{L}+|zużyw\\p{L}+|wydaj\\p{L}+|zarabia\\p{L}*|otrzym\\p{L}+|produkuj\\p{L}+|traci\\p{L}*|waży"],
  ru: ["со?", "эконом\\p{L}+|сэконом\\p{L}+|плат\\p{L}+|заплат\\p{L}+|сто[ия]т|расходу\\p{L}+|потребля\\p{L}+|трат\\p{L}+|зарабат\\p{L}+|получа\\p{L}+|производ\\p{L}+|теря\\p{L}+|весит"],
  uk: ["зі?|із", "економ\\p{L}+|заощад\\p{L}+|плат\\p{L}+|сплач\\p{L}+|кошту\\p{L}+|спожива\\p{L}+|витрача\\p{L}+|заробля\\p{L}+|отриму\\p{L}+|виробля\\p{L}+|втрача\\p{L}+|важить"],
}; // prettier-ignore
const ABOUT =
  "(?:(?:about|around|some|over|up to|etwa|rund|über|bis zu|ca\\.|environ|près de|plus de|unos|unas|cerca de|más de|circa|oltre|mais de|ongeveer|około|ponad|около|близько|omkring|cirka)\\s)?";
const MOST_WORDS = 7;

/**
 * "A household with 11,000 kWh saves 132 euros": an amount that only says whose the verb's amount is. Nothing may part
 * the two, and the verb must be known.
 */
export function describesSubject(
  { start, end }: FoundFigure,
  later: readonly FoundFigure[],
  text: string,
  language: string,
): boolean {
  const [withs, verbs] = WITH[language] ?? [];
  const next = later.find((one) => one.start >= end);
  if (withs === undefined || next === undefined) return false;
  const before = /[^,;:.!?]*$/u.exec(text.slice(0, start))?.[0] ?? "";
  const said = toPattern(`^(?<subject>\\P{Nd}+)\\s(?:${withs})\\s${ABOUT}$`, "iu").exec(before);
  const words = said?.groups?.["subject"]?.trim().split(/\s+/u).length ?? 0;
  const between = text.slice(end, next.start);
  return (
    words > 0 &&
    words <= MOST_WORDS &&
    !/[,;:.!?]/u.test(between) &&
    toPattern(`(?<!\\p{L})(?:${verbs})(?!\\p{L})`, "iu").test(between)
  );
}
