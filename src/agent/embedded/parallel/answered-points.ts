import { isClause, isImperative, startsWithGerund, words } from "../english/grammar.ts";
import { opensWithPronoun } from "../text/main-clause.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { AND } from "./clauses.ts";
import { regex } from "../text/regex.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

const FEWEST = 3;
const MOST = 6;
const MOST_LEAD_WORDS = 12;
const MOST_WORDS = 13;
/** So many letters find a point in what is said. */
const SAID = 14;

/**
 * "What helps at home? Daylight in the morning. The same hour every day. No screens.": a question, and to the paragraph's
 * end or the next question nothing but answers without a verb, or orders; null where one is a sentence.
 */
export function answeredPoints(
  sentences: readonly string[],
  at: number,
  language: string,
): { lead: string; parts: ToldStep[]; count: number } | null {
  const question = sentences[at] ?? "";
  if (!/[?？]$/u.test(question) || countWords(question) > MOST_LEAD_WORDS) return null;
  const behind = sentences.slice(at + 1);
  const next = behind.findIndex((sentence) => /[?？]$/u.test(sentence));
  const answers = next < 0 ? behind : behind.slice(0, next);
  if (answers.length < FEWEST || answers.length > MOST) return null;
  const areAnswers = ANSWERS[language];
  const bare = answers.map((answer) => withoutAnd(withoutStop(answer.trim()), language));
  if (areAnswers === undefined || !bare.every(isShort) || !areAnswers(bare)) return null;
  const parts = bare.flatMap((answer) => {
    const label = wholeLabel(capitalise(answer, language), null, language);
    return label === null ? [] : [{ ...label, said: answer.slice(0, SAID) }];
  });
  return parts.length < bare.length ? null : { lead: question, parts, count: 1 + answers.length };
}

function isShort(answer: string): boolean {
  return countWords(answer) <= MOST_WORDS && !/[?!:;“”„«»"]/u.test(answer) && !opensWithPronoun(answer);
}

function withoutAnd(sentence: string, language: string): string {
  return sentence.replace(regex(`^(?:${AND[language] ?? "(?!)"})\\s+`, "iu"), "");
}

/** Verbs of the past that no noun is written like. */
const ENGLISH_PAST =
  /(?<![\p{L}'’])(?:rose|fell|went|came|took|made|got|gave|found|began|became|grew|kept|knew|told|said|saw|wrote|brought|bought|thought|lost|paid|sold|sent|spent|built|stood|broke|chose|drew|drove|ran|sat|slept|spoke|won|(?<!(?:a|an|the|your|our|no)\s)\p{Ll}{2,}ed)(?![\p{L}'’])/u;
const ENGLISH_OPENING =
  /^(?:an?|the|no|not|never|more|less|fewer|only|enough|too|plenty of|one|two|three|four|your|our)\s|^\p{L}[\p{L}-]+(?:\s(?:in|on|of|for|from|with|without|at|by|under|over|between|after|before|and|or)\s|,\s|$)/iu;

function isEnglishAnswer(answer: string): boolean {
  if (isImperative(answer)) return true;
  if (isClause(answer) || ENGLISH_PAST.test(answer)) return false;
  return startsWithGerund(answer) || ENGLISH_OPENING.test(answer) || words(answer).length <= 3;
}

/** By language: how an answer without a verb opens, an order's own form, and verbs that make a sentence of it. */
type Forms = { opens: string; order: RegExp; finite: string };

const FORMS: Readonly<Record<string, Forms>> = {
  de: {
    opens: "ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|mehr|weniger|nur|nie|niemals|zu (?:viel|wenig)\\p{L}*|\\p{Lu}\\p{L}+(?:\\s(?:in|im|am|auf|aus|bei|beim|mit|ohne|nach|vor|von|vom|für|unter|über|zwischen|und|oder)\\s|,\\s|$)",
    order: /(?:^|\s)\p{Ll}{2,}(?:en|ern|eln|tun)$/u,
    finite: "ist|sind|war|waren|hat|hatte|hatten|wird|wurde|wurden|kann|konnte|können|muss|musste|müssen|soll|sollen|sollte|darf|dürfen|will|wollen|gibt|\\p{Ll}{2,}(?<!\\b(?:mi|sei|nich|of|fas|ers|sons|stat|zuers|dor|jetz|fes|leich|gu|al|kal|lau|bun|ech|kaput|defek|schlech|feuch|dich|spä|rech|hel|nack|wei|brei))t(?!\\p{L})|\\p{Ll}{2,}(?:te|ten)(?<!\\b(?:letzte|letzten|erste|ersten|zweite|zweiten|dritte|dritten|beste|besten|alte|alten|kalte|kalten|bitte|mitten|guten|gute|leichte|leichten|nächste|nächsten|meisten|späten|weiten|breiten|warten|halten|arbeiten|achten|schalten))(?!\\p{L})",
  },
  fr: {
    opens: "une?|des|du|de la|de l['’]\\p{L}+|pas d[e'’]|aucune?|plus d[e'’]|moins d[e'’]|trop d[e'’]|peu d[e'’]|l[ae] même|les mêmes|jamais",
    order: /^(?:ne\s\p{L}+ez\s|(?:ne (?:pas|jamais)|toujours)\s\p{L}{3,}(?:er|ir|re)\s|\p{L}{2,}ez(?:\s|-|$)|(?!(?:hier|premier|dernier|notre|votre|entre|contre|autre|mer|janvier|février)\s)\p{L}{3,}(?:er|ir|re)\s)/iu,
    finite: "est|sont|a|ont|fait|font|peut|peuvent|doit|doivent|va|vont|était|étaient|sera|seront|reste|devient|\\p{L}+(?:aient|èrent|ait)(?<!lait)|\\p{L}+ent(?<!ment|souvent|argent|vent|accident|agent|client|dent|cent|parent|talent|récent|urgent|absent|présent|différent)",
  },
  es: {
    opens: "un[ao]?s?|sin|ning[úu]n[ao]?|más|menos|demasiad[oa]s?|poc[oa]s?|el mismo|la misma|nada de|solo|sólo",
    order: /^(?:(?:no|nunca|siempre)\s)?(?!(?:mujer|lugar|alquiler|azúcar|hogar|popular|escolar|familiar)\s)(?:\p{L}{2,}(?:ar|er|ir)|ver|ser|dar|ir|leer)(?:se|l[aeo]s?)?(?:\s|$)/iu,
    finite: "es|son|está|están|hay|ha|han|tiene|tienen|puede|pueden|debe|deben|hace|hacen|va|van|fue|fueron|era|eran|\\p{L}+(?:aron|ieron|aba|aban|ían)",
  },
  it: {
    opens: "un[ao]?|un['’]\\p{L}+|niente|nessun[ao]?|più|meno|tropp[oaie]|poch?[oaie]|lo stesso|la stessa|dei|delle|degli|solo|mai",
    order: /^(?:(?:non|mai|sempre)\s)?\p{L}{2,}(?:are|ere|ire|rsi|rlo|rla)(?:\s|$)/iu,
    finite: "è|sono|ha|hanno|può|possono|deve|devono|fa|fanno|c['’]è|va|vanno|era|erano|\\p{L}+(?:arono|irono|avano|evano|ivano)",
  },
  pt: {
    opens: "uma?s?|uns|sem|nenhuma?|mais|menos|demasiad[oa]s?|pouc[oa]s?|o mesmo|a mesma|nada de|só",
    order: /^(?:(?:não|nunca|sempre)\s)?(?!(?:mulher|lugar|qualquer|altar|açúcar|celular|escolar|familiar|popular)\s)(?:\p{L}{2,}(?:ar|er|ir)|ter|ver|ler|dar|ser|ir|vir|pôr)(?:-se)?(?:\s|$)/iu,
    finite: "é|são|está|estão|há|tem|têm|pode|podem|deve|devem|faz|fazem|vai|vão|foi|foram|era|eram|\\p{L}+(?:aram|eram|iram|avam)",
  },
  nl: {
    opens: "een|geen|meer|minder|alleen|nooit|te (?:veel|weinig)|dezelfde|hetzelfde",
    order: /(?:^|\s)\p{Ll}{2,}(?:en|gaan|staan|doen|zien)$/u,
    finite: "is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|kan|kunnen|moet|moeten|mag|mogen|wil|willen|gaat|komt|doet|krijgt|blijft|staat|ligt|maakt|geeft|moest|moesten|mocht|mochten|kon|konden|wilde|wilden|ging|gingen|kwam|kwamen|bleef|bleven|zag|zagen|stond|stonden|lag|lagen",
  },
}; // prettier-ignore

/** Where a clause begins that only says more of the last thing. */
const RELATIVE =
  /,\s(?:der|die|das|den|dem|deren|dat|wenn|falls|als|wanneer)\s.*$|,?\s(?:qui|que|dont|où|che|cui|quien|quand|cuando|quando)\s.*$/u;

/** Orders of languages whose answers without a verb are not read here. */
const ORDERS: Readonly<Record<string, RegExp>> = {
  ru: /^(?:не |никогда не |всегда )?(?:\p{L}{2,}(?:йте|ьте|ите)(?:сь)?|\p{L}{3,}(?:ать|ять|ить|еть|уть|ыть)(?:ся)?)(?:\s|$)/iu,
  uk: /^(?:не |ніколи не |завжди )?\p{L}{2,}(?:йте|іть|ьте|ти)(?:ся)?(?:\s|$)/iu,
  pl: /^(?:nie |nigdy nie |zawsze )?\p{L}{2,}(?:jcie|[dlmnprsśtwzż]cie|ać|ić|yć|eć|ąć)(?: się)?(?:\s|$)/iu,
  tr: /(?:[ıiuü]n|[ıiuü]n[ıiuü]z|m[ae]y[ıi]n)$/iu,
  ja: /(?:ください|下さい|ましょう|こと|しない|禁止)$/u,
  ko: /(?:세요|십시오|시오|하기|말기|않기|마세요)$/u,
  zh: /^(?:请|請|不要|别|別|不得|禁止|务必|務必|切勿|必须|必須|记得|記得)/u,
}; // prettier-ignore

/** Whether a sentence tells its reader to do something: "Türe zulassen.", "Fermez le robinet." */
export function isOrder(sentence: string, language: string): boolean {
  const told = withoutStop(sentence.trim());
  if (language === "en") return isImperative(told);
  const forms = FORMS[language];
  const own = ORDERS[language];
  if (own !== undefined) return own.test(told) && !/[?？]$/u.test(sentence);
  if (forms === undefined || /[?？]$/u.test(sentence)) return false;
  if (language === "de" && /^\p{Lu}\p{Ll}+(?:en|eln|ern) Sie\s/u.test(told)) return true;
  const verb = regex(`(?<![\\p{L}\\p{M}'’])(?:${forms.finite})(?![\\p{L}\\p{M}])`, "u");
  const [clause = ""] = told.split(/,\s/u);
  return forms.order.test(clause) && !verb.test(clause);
}

/** Whether each is an answer without a verb or an order, and half of them by how they open. */
function answersIn(language: string): (answers: readonly string[]) => boolean {
  const { opens, order, finite } = FORMS[language] ?? { opens: "(?!)", order: /(?!)/u, finite: "" };
  const opening = regex(`^(?:${opens})`, "u");
  const smallOpening = regex(`^(?:${opens})(?![\\p{L}\\p{M}])`, "iu");
  // A noun with its capital is no verb.
  const verb = regex(`(?<![\\p{L}\\p{M}'’])(?:${finite})(?![\\p{L}\\p{M}])`, "u");
  const isOrder = (answer: string): boolean =>
    order.test(answer.replace(RELATIVE, "")) || order.test(answer.split(",")[0] ?? "");
  const isSure = (answer: string): boolean =>
    isOrder(answer) || smallOpening.test(answer) || opening.test(answer);
  return (answers) =>
    answers.every((answer) => isOrder(answer) || !verb.test(answer.replace(RELATIVE, ""))) &&
    answers.filter(isSure).length * 2 >= answers.length;
}

const ANSWERS: Readonly<Record<string, (answers: readonly string[]) => boolean>> = {
  en: (answers) => answers.every(isEnglishAnswer),
  ...Object.fromEntries(Object.keys(FORMS).map((language) => [language, answersIn(language)])),
};
