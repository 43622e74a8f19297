import type { FoundFigure } from "./figures.ts";
import { toPattern } from "./regex.ts";

/**
 * By language: articles that open a noun phrase anywhere, those that do so where a sentence begins, adjectives that stand
 * before the noun, what joins a measure to it, what names the measure ("with a capacity of"), and what is said to be of
 * the same thing behind the amount ("of water").
 */
type Grammar = { a: string; the: string; adjective: string; of: string; quality: string; behind: string };

const NONE = "(?!)";
const GRAMMAR: Readonly<Record<string, Grammar>> = {
  en: { a: "an?", the: "the", adjective: "(?:\\p{Ll}+\\s)?", of: "of", quality: "with an? (?:capacity|volume|area|length|output|depth) of", behind: "of" },
  de: { a: "[Ee]ine?[nmrs]?", the: "D(?:er|ie|as)|d(?:er|ie|as)", adjective: "(?:\\p{Ll}+e[nrsm]?\\s){0,2}", of: "mit|von|zu", quality: "mit eine[mr] (?:Volumen|Inhalt|Fläche|Länge|Leistung|Tiefe|Höhe|Fassungsvermögen) von", behind: NONE },
  fr: { a: "une?", the: "le|la|l['’]", adjective: "(?:(?:grande?|petite?|nouve(?:l|lle|au)|vieux|vieille|ancien(?:ne)?|large|longue?)\\s)?", of: "de", quality: "d['’]une (?:capacité|contenance|surface|superficie|longueur|puissance|profondeur|hauteur) de", behind: "de\\s|d['’]" },
  es: { a: "una?", the: "el|la", adjective: "(?:(?:gran|nuev[oa]|pequeñ[oa]|viej[oa]|antigu[oa])\\s)?", of: "de|con", quality: "(?:con|de) (?:una )?(?:capacidad|superficie|longitud|potencia|profundidad|altura) de|con capacidad para", behind: "de\\s" },
  it: { a: "una?|uno|un['’]", the: "il|lo|la|l['’]", adjective: "(?:(?:grande|gran|nuov[oa]|piccol[oa]|vecchi[oa]|antic[oa])\\s)?", of: "da|di|con", quality: "con una (?:capacità|superficie|lunghezza|potenza|profondità) di|della capacità di", behind: "di\\s|d['’]" },
  pt: { a: "uma?", the: "o|a", adjective: "(?:(?:grande|nov[oa]|pequen[oa]|velh[oa]|antig[oa])\\s)?", of: "de|com", quality: "com (?:uma )?(?:capacidade|área|extensão|potência|profundidade|altura) (?:de|para)", behind: "de\\s" },
  nl: { a: "een", the: "de|het", adjective: "(?:\\p{Ll}+e\\s)?", of: "van|met", quality: "met een (?:inhoud|capaciteit|oppervlakte|lengte|vermogen|diepte) van", behind: NONE },
  sv: { a: "en|ett", the: NONE, adjective: "(?:\\p{Ll}+\\s)?", of: "på|med", quality: "med en (?:volym|yta|längd|effekt) på", behind: NONE },
  nb: { a: "en|et|ei", the: NONE, adjective: "(?:\\p{Ll}+\\s)?", of: "på|med", quality: "med et? (?:volum|areal|lengde|effekt) på", behind: NONE },
  da: { a: "en|et", the: NONE, adjective: "(?:\\p{Ll}+\\s)?", of: "på|med", quality: "med et? (?:volumen|areal|længde|effekt) på", behind: NONE },
  pl: { a: NONE, the: "", adjective: "(?:\\p{Lu}\\p{L}+[yaei]\\s)?", of: NONE, quality: "o (?:pojemności|objętości|powierzchni|długości|mocy|głębokości|wysokości|masie|wadze)", behind: NONE },
  cs: { a: NONE, the: "", adjective: "(?:\\p{Lu}\\p{L}+[ýáéí]\\s)?", of: NONE, quality: "o (?:objemu|rozloze|délce|výkonu|hloubce|výšce|hmotnosti)", behind: NONE },
  ru: { a: NONE, the: "", adjective: "(?:\\p{Lu}\\p{L}+(?:ый|ой|ий|ая|яя|ое)\\s)?", of: NONE, quality: "(?:объ[её]мом|[её]мкостью|вместимостью|площадью|мощностью|длиной|глубиной|высотой|весом|массой)(?: в| на)?", behind: NONE },
  uk: { a: NONE, the: "", adjective: "(?:\\p{Lu}\\p{L}+(?:ий|ій|а|я|е)\\s)?", of: NONE, quality: "(?:об['’]ємом|місткістю|ємністю|площею|потужністю|довжиною|завдовжки|глибиною|завглибшки|вагою)(?: в| у| на)?", behind: NONE },
}; // prettier-ignore

/** Physical measures; people, percents, sums and times say something else of what they stand with. */
const MEASURE =
  /^(?:[kMGT]?Wh?|[kcm]?m[²³]?|kg|g|t|[mcdh]?l|ha|м[²³]|км|кг)$|^(?:(?:kubi[ck]|quadrat|square|cubic|vierkante|kubieke)\s?)?(?:kilo|centi|chilo|kiló|quiló|zenti)?(?:met(?:er|re|ro|ri)|mètre|metr|metr[oi]|kubikmeter|kubikkmeter|litr|liter|litro|litri|tonn|tonel|gramm?[eoi]?|hect|hekt|ettar|acre|gallon|(?:kilo|mega|giga)[wv]at|метр|литр|літр|тонн|килограмм|гектар|кубометр|куб|квадрат|(?:кило|мега)ватт)|^(?:kubik|quadrat|kvadrat)/iu;
/** These name a measure or what becomes of it, and no thing that has it. */
const NO_THING =
  /(?:^|\s)(?:total|average|loss|gain|rise|fall|drop|increase|decrease|reduction|height|length|depth|distance|weight|speed|range|area|amount|maximum|minimum|capacity|volume|yield|harvest|(?:Gesamt)?menge|Summe|Durchschnitt|Schnitt|Verlust|Anstieg|Rückgang|Höhe|Länge|Tiefe|Entfernung|Gewicht|Fläche|Geschwindigkeit|Volumen|Verbrauch|Leistung|Ertrag|Ernte|Abstand|somme|moyenne|perte|hausse|baisse|augmentation|réduction|hauteur|longueur|profondeur|poids|vitesse|surface|superficie|étendue|quantité|capacité|puissance|récolte|production|consommation|dénivelé|media|promedio|pérdida|aumento|subida|bajada|reducción|altura|longitud|profundidad|distancia|peso|velocidad|extensión|cantidad|capacidad|potencia|cosecha|producción|consumo|volumen|totale|perdita|calo|crescita|riduzione|altezza|lunghezza|profondità|distanza|velocità|estensione|quantità|capacità|potenza|raccolto|produzione|dislivello|média|perda|queda|redução|comprimento|profundidade|distância|velocidade|área|extensão|quantidade|capacidade|potência|colheita|produção|totaal|gemiddelde|verlies|stijging|daling|hoogte|lengte|diepte|afstand|gewicht|snelheid|oppervlakte|hoeveelheid|verbruik|genomsnitt|höjd|längd|djup|avstånd|vikt|högsta|høyde|lengde|dybde|avstand|vekt|højde|længde|dybde|afstand|vægt)$/iu;

/**
 * "Un serbatoio da | 5.000 metri cubi raccoglie …", "A tank of | 5,000 litres": the thing that a measure belongs to, as it
 * stands; null where it is not surely one.
 */
export function measuredThing(
  { start, end, unit }: FoundFigure,
  text: string,
  language: string,
): string | null {
  if (language === "ja") return /^の(?<thing>[\p{Script=Han}\p{Script=Katakana}ー]{2,12})(?=[がはをにで、])/u.exec(text.slice(end))?.groups?.["thing"] ?? null; // prettier-ignore
  const grammar = GRAMMAR[language];
  if (grammar === undefined || !MEASURE.test(unit)) return null;
  const said = patternOf(language, grammar).exec(text.slice(0, start));
  const { any, first } = said?.groups ?? {};
  const thing = any ?? first;
  if (thing === undefined || NO_THING.test(thing)) return null;
  const after = text.slice(end);
  // "40 Tonnen Reis": what is counted stands behind.
  if (language === "de" && /^\s\p{Lu}/u.test(after)) return null;
  const of = toPattern(`^\\s(?<of>(?:${grammar.behind})\\s?\\p{L}+)`, "iu").exec(after)?.groups?.["of"] ?? "";
  return of === "" ? thing : `${thing} ${of}`;
}

const patterns = new Map<string, RegExp>();

function patternOf(language: string, { a, the, adjective, of, quality }: Grammar): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const noun = language === "de" ? "\\p{Lu}[\\p{L}-]+" : "\\p{L}[\\p{L}-]+";
  const whole = /^(?:fr|es|it|pt)$/u.test(language)
    ? `${adjective}${noun}(?:\\s(?:d['’]|d[aei]l?\\s)\\p{L}+)?`
    : `${adjective}${noun}`;
  const open = (articles: string): string => (articles === "" ? "" : `(?:${articles})(?:\\s|(?<=['’]))`);
  const joint = `\\s(?:${quality}|${of})\\s(?:(?:about|around|etwa|rund|über|environ|près de|unos|circa|oltre|cerca de|ongeveer|około|около|cirka)\\s)?`;
  const made = toPattern(
    `(?:(?:.*[\\s,;:])?${open(a)}(?<any>${whole})|^${open(the)}(?<first>${whole}))${joint}$`,
    language === "de" ? "u" : "iu",
  );
  patterns.set(language, made);
  return made;
}
