/**
 * Clauses whose verb stands last, as the sentences that they make: "die Hosen damals elf Monate hielten" → "die Hosen hielten damals elf
 * Monate". German and Dutch; null where it is not sure what the subject or the verb is.
 */
export function verbSecond(clause: string, language: string): string | null {
  const forms = FORMS[language];
  const { told, behind } = withSubordinate(clause.trim());
  if (forms === undefined || /[,;:()–]/u.test(told)) return null;
  const first = forms.first.exec(told)?.[0].trim();
  if (first === undefined) return null;
  const rest = withVerbFirst(told.slice(first.length).trim(), language);
  return rest === null ? null : `${first} ${rest}${behind}`;
}

/** Whether the clauses of a language have their verb at the end, where its sentences have it second. */
export const hasVerbLast = (language: string): boolean => language in FORMS;

/** The same of what a relative clause says, all its parts: "1829 hier geboren wurde und 1847 auswanderte" → "wurde … geboren und wanderte …". */
export function withVerbFirst(said: string, language: string): string | null {
  const forms = FORMS[language];
  if (forms === undefined || /[;:()–]/u.test(said)) return null;
  const { told, behind } = withSubordinate(said);
  if (told.includes(",")) return null;
  const parts = told.split(forms.and);
  // What "en" joins looks the same in Dutch, verbs or not.
  if (parts.length > 1 && !forms.tellsVerbs) return null;
  const turned: string[] = [];
  for (let at = 0; at < parts.length;) {
    const found = turnedFrom(parts, at, forms);
    if (found === null) return null;
    turned.push(found.said);
    at = found.next;
  }
  return turned.join(forms.joint) + behind;
}

/** The shortest part from there on that ends in its verb: "Brot und Salz brachte" is one. */
function turnedFrom(
  parts: readonly string[],
  from: number,
  forms: Forms,
): { said: string; next: number } | null {
  for (let next = from + 1; next <= parts.length; next += 1) {
    const part = parts.slice(from, next).join(forms.joint);
    const said = joinsAdjectives(part, parts[next] ?? "")
      ? null
      : turnedPart(part, forms, from > 0 || parts.length === 1);
    // "lebte und arbeitete" at the end of one part are two verbs.
    if (said !== null && next > from + 1 && !/\s/u.test(parts[next - 1] ?? "")) return null;
    if (said !== null) return { said, next };
  }
  return null;
}

/** "viele alte | und neue Häuser baute": no verb stands before "and". */
const joinsAdjectives = (part: string, next: string): boolean => /\p{Ll}(?:e|en|er)$/u.test(part) && /^\p{Ll}+(?:e|en|er)\s\p{Lu}/u.test(next); // prettier-ignore

/** "…, weil die Nähte rissen": what depends on the clause stays as it is. */
function withSubordinate(said: string): { told: string; behind: string } {
  const at = said.search(SUBORDINATE);
  return at < 0 ? { told: said, behind: "" } : { told: said.slice(0, at), behind: said.slice(at) };
}

const SUBORDINATE =
  /, (?:weil|wenn|obwohl|damit|bevor|nachdem|sobald|solange|sodass|ohne|statt|um|omdat|als|wanneer|hoewel|zodat|voordat|nadat|zonder|om) /u;

function turnedPart(part: string, { finite, aux, parted }: Forms, alone: boolean): string | null {
  const tokens = part.trim().split(/\s+/u);
  const last = tokens.length - 1;
  // "zou leggen" and "leggen zou", "abweisen mussten": the one that is no infinitive.
  const auxAt = [last, last - 1, last - 2].find((at) => at >= 0 && aux.test(tokens[at] ?? ""));
  const at = auxAt ?? last;
  const verb = tokens[at] ?? "";
  if (auxAt === undefined && (!finite.test(verb) || (last === 0 && !alone))) return null;
  const rest = tokens.filter((_, index) => index !== at);
  const [, prefix, stem] = (auxAt === undefined ? parted.exec(verb) : null) ?? [];
  return prefix === undefined || stem === undefined
    ? [verb, ...rest].join(" ")
    : [stem, ...rest, prefix].join(" ");
}

/** What a sentence may begin with, its verb and verbs beside another, those that part in its midst, and "and". */
type Forms = {
  first: RegExp;
  finite: RegExp;
  aux: RegExp;
  parted: RegExp;
  and: RegExp;
  joint: string;
  tellsVerbs: boolean;
};

const DE_NOUN =
  "(?:(?:der|die|das|ein|eine|kein|keine|jeder|jede|jedes|alle|beide|viele|manche|einige|diese[rs]?|unser|unsere|sein|seine|ihr|ihre|rund|etwa|über|fast|nur|mehr als|\\p{Nd}[\\p{Nd}.,]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\\s)*(?:\\p{Ll}+(?:e|er|es|en|em)\\s){0,2}\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+){0,2}(?:\\s(?:des|der|aller|vieler)\\s(?:\\p{Ll}+en\\s)?\\p{Lu}[\\p{L}-]+)?(?=\\s)";
const DE_AUX =
  "ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|muss|müssen|musste|mussten|darf|dürfen|durfte|durften|soll|sollen|sollte|sollten|will|wollen|wollte|wollten|würde|würden|könnte|könnten";
const NL_AUX =
  "is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|kan|kunnen|kon|konden|moet|moeten|moest|mag|mogen|mocht|zal|zullen|zou|zouden|wil|willen|wilde|wilt|kunt|zult|gaat|ging";

const FORMS: Readonly<Record<string, Forms>> = {
  de: {
    first: new RegExp(`^(?:(?:es|sie|er|man|wir|ich|das|dies)(?=\\s)(?!\\s\\p{Lu})|${DE_NOUN}(?:\\sund\\s${DE_NOUN})?)`, "u"),
    finite: /^(?!ge\p{Ll}+(?:en|t)$)\p{Ll}{2,}(?:t|te|ten|en|st)$|^(?:gehört|gehörte|gilt|gelten|gelingt|gefällt|geht|gibt|gab|gewinnt|genügt|geschieht|lag|starb|ließ|schuf|begann|gewann|las|sah|aß|floh|schnitt|wuchs|half|weiß|tut|tat|(?:be|ver|er|ent|zer|über|unter)?(?:kam|ging|stand|fand|nahm|blieb|schrieb|zog|hielt|fiel|rief|trug|sprach|brach|trat|traf|flog|stieg))$|^(?:an|auf|aus|ab|ein|mit|vor|weg|zurück|hin|her|los|nach)(?:kam|ging|fand|nahm|schrieb|zog|hielt|fiel|rief|trug|brach|trat|flog|stieg)$/u,
    aux: new RegExp(`^(?:${DE_AUX})$`, "u"),
    parted: /^(mit|zurück|statt|teil|fest|weg|los|aus|auf|ab|vor|ein(?!ig|t)|an(?!twort|der|gst)|nach(?!t)|kennen|zusammen|heraus|hinaus|weiter)(?=[bcdfghjklmnpqrstvwzäöü]|[aeiou]\p{Ll}{4})(\p{Ll}{3,})$/u,
    and: /\sund\s/u,
    joint: " und ",
    tellsVerbs: true,
  },
  nl: {
    first: /^(?!het (?:vaak|ook|niet|altijd|nooit|hier|daar|alleen|meestal|toen|weer|bijna|heel|snel|goed|te|zo|nog|al|er)\s)(?:(?:ze|zij|hij|men|we|wij|je|er)(?=\s)(?!\s\p{Lu})|(?:(?:de|het|een|elke|elk|alle|deze|dit|onze|ons|zijn|haar|hun|geen|veel|\p{Nd}[\p{Nd}.,]*)\s)+(?:\p{Ll}+(?:e|ste)\s)?\p{Ll}{3,}(?=\s)|\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?(?=\s))/u,
    finite: /^(?!ge\p{Ll}+(?:d|t|en)$)(?!\p{Nd})\p{Ll}{3,}$/u,
    aux: new RegExp(`^(?:${NL_AUX})$`, "u"),
    parted: /^(mee|terug|aan|op|uit|af|in(?!nen)|toe|weg|vast|plaats|deel|samen)(?=[bcdfghjklmnpqrstvwz])(\p{Ll}{3,})$/u,
    and: /\sen\s/u,
    joint: " en ",
    tellsVerbs: false,
  },
}; // prettier-ignore
