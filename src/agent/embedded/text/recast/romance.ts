import { splitNoun, within, type Told } from "./told.ts";
import { isPercentUnit, join } from "./words.ts";

/**
 * Romance languages: what comes in "que" or "che" after what is counted holds whatever stood before the figure.
 * "El barco transporta | 140 pasajeros" → "pasajeros que el barco transporta"; "Cada día cruzan | 300 personas" →
 * "personas cruzan cada día".
 */
export function recastRomance(told: Told): string | null {
  const { before, after, language } = told;
  const that = THAT[language];
  if (that === undefined || ENDS_OPEN[language]?.test(` ${before}`) === true) return null;
  if (EXISTS[language]?.test(before) === true) return after === "" ? null : after;
  // "un | 8 % | respecto a 2023": what it is compared with is not what is counted.
  if (COMPARED.test(after)) return null;
  const { noun, rest } = splitNoun(told);
  // "perde | 30 % | da água que transporta": a second "que" would be none of the first.
  if (OPENS_RELATIVE.test(rest)) return null;
  // "Perdemos el | 30 % | del agua": "of the water that we lose" would be another whole.
  if (isPercentUnit(told.unit) && OF_WHOLE.test(after)) return null;
  // "Redujo los residuos un | 30 %": a share of nothing that stands behind it is what something changed by.
  if (noun === "" && (told.unit === "" || isPercentUnit(told.unit))) return null;
  // "60 horas semanales": what is no thing that is counted cannot be what the clause is about.
  if (PER_TIME.test(after)) return null;
  // "e custa | R$ 1": "que custa" alone names nothing.
  if (noun === "" && rest === "" && /^\p{Ll}{3,}$/u.test(before)) return null;
  // "y destruyó": who did it stood before the figure that came first.
  if (/^\p{Ll}{4,}$/u.test(before) && language !== "fr") return join(noun, that, before, rest);
  if (SINGLE_VERB.test(before) || WE_HAVE.test(before) || (language === "es" && ONE_DOES.test(before)))
    return join(noun, that, before.toLowerCase(), rest);
  const inner = within(before, told);
  if (inner === null) return null;
  const [, time = "", verb = ""] = timed(inner, language) ?? [];
  if (time !== "" && /^\p{L}+$/u.test(verb)) return join(noun, verb, rest, time);
  if (time !== "" && verb !== "" && language !== "fr" && HAS_SUBJECT[language]?.test(verb))
    return join(noun, that, verb, rest, time);
  // "Un prezzo per tutto: il biglietto annuale intero | 120 euro": a thing that is named, and no verb.
  if (told.named === true && VERB_FORM[language]?.test(inner) !== true) return null;
  const agreed = language === "fr" ? agreeing(inner, noun === "" ? told.unit : noun) : inner;
  if (agreed === null) return null;
  if (time !== "" || !/\s/u.test(inner) || !HAS_SUBJECT[language]?.test(agreed)) return null;
  // "Elle vit 4 ans, une ouvrière d'été 6 semaines": the verb was told before, and what stands here is a name.
  if (noun === "" && NAME_ALONE.test(agreed)) return join(agreed, rest);
  const elided = /^[aeiouhéè]/iu.test(agreed) && language === "fr" ? "qu'" : `${that} `;
  return join(noun, `${elided}${agreed}`, rest);
}

const OPENS_RELATIVE = /^(?:que|qu['’]\p{L}+|qui|dont|où|che|cui|onde|cuy[oa]s?|cuj[oa]s?)(?=\s|$)/iu;
const OF_WHOLE =
  /^(?:de|del|du|des|do|da|dos|das|di|dei|degli|della|delle|dello|dal)\s|^(?:de\s)?(?:d|dell|de l|de)['’]\p{L}/iu;

const NAME_ALONE =
  /^(?:l['’]|(?:le|la|les|une?|el|los|las|una|il|lo|i|gli|uno|os?|as?|um|uma)\s)[\p{L}-]+(?:\s(?:de|du|des|di|del|della|dei|do|da|dos|das)\s\S+|\s(?:d|dell)['’]\S+)$/iu;

const COMPARED =
  /^(?:con )?(?:respecto|rispetto|relação|comparado|comparada|comparación|confronto|rapport|comparaison|comparação|face|frente|em relação|en comparación|in confronto|par rapport)(?!\p{L})/iu;
const PER_TIME =
  /^(?:semanal|mensual|anual|diári|diari|mensal|settimanal|mensil|annual|giornalier|hebdomadaire|mensuel|annuel|quotidien|journalier)\p{L}*(?!\p{L})/iu;
const THAT: Readonly<Record<string, string>> = { fr: "que", es: "que", it: "che", pt: "que" };
const EXISTS: Readonly<Record<string, RegExp>> = {
  fr: /^(?:il y (?:a|avait|aura|a eu)|on compte)$/iu,
  es: /^(?:hay|había|hubo|habrá)$/iu,
  it: /^(?:ci sono|c['’]erano|ci saranno|c['’]è)$/iu,
  pt: /^(?:há|havia|houve|existem)$/iu,
};
/** A clause that begins with its subject: an article, a possessive, a pronoun. */
const HAS_SUBJECT: Readonly<Record<string, RegExp>> = {
  fr: /^(?:(?:le|la|les|un|une|nos|notre|ce|cette|ces|son|sa|ses|leur|leurs|chaque)\s|l['’]|(?:nous|ils|elles|on)\s)/iu,
  es: /^(?:el|la|los|las|un|una|nuestro|nuestra|nuestros|nuestras|este|esta|estos|estas|su|sus|cada|ellos|nosotros)\s/iu,
  it: /^(?:(?:il|lo|la|i|gli|le|un|una|questo|questa|questi|ogni|il nostro|noi|loro)\s|l['’])/iu,
  pt: /^(?:o|a|os|as|um|uma|nosso|nossa|este|esta|estes|cada|seu|sua|eles|nós)\s/iu,
};
/** Words that only verbs are, right before a figure. */
const VERB_FORM: Readonly<Record<string, RegExp>> = {
  fr: /\s(?:\p{Ll}{2,}(?:issent|aient|èrent|ons|ez)|(?:ont|a|avons|avait|avaient)\s\p{Ll}+(?:é|i|u|is|it|ert))$/u,
  es: /\s(?:\p{Ll}{2,}(?:aron|ieron|aban|ían|amos|emos|imos)|\p{Ll}{3,}ó|(?:ha|han|hemos|había)\s\p{Ll}+d[oa])$/u,
  it: /\s(?:\p{Ll}{3,}(?:arono|erono|irono|avano|evano|iamo)|(?:ha|hanno|abbiamo|aveva)\s\p{Ll}+t[oa])$/u,
  pt: /\s(?:\p{Ll}{2,}(?:aram|eram|iram|avam|iam|amos|emos)|\p{Ll}{3,}(?:ou|eu))$/u,
};

/** "Participaron", "Entrano": a sentence that opens with its verb in the plural. */
const SINGLE_VERB =
  /^\p{L}+(?:aron|ieron|aban|ían|arono|erono|irono|avano|evano|aram|eram|iram|avam|iam|[ae]m|mos|amo|emmo|immo)$/iu;

/** "Abbiamo piantato", "Hemos reunido": who did it is in the verb. */
const WE_HAVE = /^(?:abbiamo|avevamo|hemos|habíamos|temos|tínhamos)\s\p{L}+$/iu;

/** "Se vendieron". */
const ONE_DOES = /^se\s\p{L}+(?:aron|ieron|aban|ían|an|en)$/iu;

const FRENCH_PERFECT =
  /^(.*(?:\s|^|['’])(?:ai|a|as|avons|avez|ont|avait|avaient|avions)\s)(\p{Ll}+(?:é|i|u|is|it|ert))$/iu;
const MASCULINE =
  /^(?:d['’]euros|de (?:francs|dollars)|euros?|€|francs?|dollars?|km|kg|m|kilom[eè]tres|m[eè]tres|litres|kilos|kilogrammes|grammes|jours|mois|ans|degrés|livres|arbres|emplois|logements|habitants|visiteurs|élèves|enfants|passagers|repas|panneaux|vélos|billets|clients|membres|projets|kWh|MWh)(?:\s|$)/iu;
const FEMININE =
  /^(?:tonnes|heures|minutes|secondes|semaines|années|personnes|familles|entreprises|écoles|voitures|maisons|plantes|places|tables|femmes|filles|espèces|communes)(?:\s|$)/iu;

/** A participle agrees with what "que" stands for: "les livres que nous avons prêtés"; null where its gender is not known. */
function agreeing(inner: string, counted: string): string | null {
  const [, before = "", participle = ""] = FRENCH_PERFECT.exec(inner) ?? [];
  if (participle === "") return inner;
  if (MASCULINE.test(counted)) return `${before}${participle}${participle.endsWith("s") ? "" : "s"}`;
  return FEMININE.test(counted) ? `${before}${participle}es` : null;
}

/** What goes before the figure with a preposition, or rounds or bounds it. */
const ENDS_OPEN: Readonly<Record<string, RegExp>> = {
  fr: /\s(?:à|au|aux|de|du|des|en|dans|sur|pour|par|avec|sans|depuis|pendant|entre|chaque|et|ou|les|ces|nos|leurs|est|sont|était|étaient|sous|vers)$/iu,
  es: /\s(?:a|al|de|del|en|con|por|para|desde|durante|entre|y|o|los|las|es|son|era|eran|sin|hasta|sobre|tras|hace|un)$/iu,
  it: /\s(?:a|ad|al|ai|alle|di|del|dei|in|nel|nei|con|per|da|dal|dai|tra|fra|e|o|i|gli|le|è|sono|era|erano|su|sui|dopo|ogni)$/iu,
  pt: /\s(?:a|ao|aos|de|do|dos|das|em|no|nos|com|por|pelos|para|desde|durante|entre|e|ou|os|as|é|são|era|eram|até|sobre|há|uns|umas)$/iu,
};

/** A time of one verb: "cada día cruzan". */
function timed(inner: string, language: string): RegExpExecArray | null {
  return TIMED[language]?.exec(inner) ?? null;
}

const TIMED: Readonly<Record<string, RegExp>> = {
  fr: /^((?:chaque|tous les|toutes les)\s\p{L}+|aujourd['’]hui|l['’](?:an dernier|année dernière)|cette année|en \d{4}),?\s*(.*)$/iu,
  es: /^((?:cada|todos los|todas las)\s\p{L}+|hoy|el (?:año|mes) pasado|la semana pasada|este año|en \d{4}),?\s*(.*)$/iu,
  it: /^((?:ogni)\s\p{L}+|tutti i giorni|oggi|l['’]anno scorso|quest['’]anno|nel \d{4}),?\s*(.*)$/iu,
  pt: /^((?:cada|todos os|todas as)\s\p{L}+|por (?:dia|mês|ano|semana)|hoje|(?:no ano|na semana) passad[oa]|este ano|em \d{4}),?\s*(.*)$/iu,
};
