import { figureLabel } from "../text/figure-label.ts";
import { isSubject, measuredSubject } from "../text/recast/measured.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { clauseBefore } from "./clause-of-figure.ts";
import type { SceneContext } from "./draft.ts";

/** Languages in which the words that name a figure can be told from their neighbours; else its sentence does. */
export const LABELLED = /^(?:en|de|fr|es|it|pt|nl|zh)$/;

/** What changed: the subject of the clause before `start`, where it is surely that. */
export function subjectOfChange(text: string, start: number, context: SceneContext): string {
  const { base } = context;
  const made = base === "en" ? MADE_SO.exec(text.slice(0, start))?.[1] : undefined;
  if (made !== undefined) return capitalise(made);
  const clause = clauseBefore(text, { start }).trim();
  const behind = subjectBehindVerb(clause, base);
  if (behind !== "") return capitalise(behind, context.language);
  const label = figureLabel(`${clause} `, "", "%", base);
  // "The share who took their pills on time rose": with its clause, and not "The share who".
  const whole = ENDS_IN_RELATIVE.test(label.text) ? (RELATIVE_CLAUSE.exec(clause)?.groups?.["subject"] ?? "") : ""; // prettier-ignore
  if (whole !== "" && countWords(whole) <= MOST_RELATIVE_WORDS) return capitalise(whole);
  if (label.sure && LABELLED.test(base)) return label.text;
  // "Las visitas subieron de 412.000 a": what it came to names it as well.
  const to = TO[base];
  // "Leather is the reason: calf skin went | from £7.20": what leads to the colon goes on to the amounts.
  const [passed, moved] = (LED.test(text.slice(0, start)) ? undefined : PASSED[base]) ?? [/(?!)/u, ""];
  const before = `${clause.replace(passed, moved)} ${to ?? ""}`;
  const told = { before, after: "", unit: "%", language: base, names: context.names };
  return to === undefined ? "" : capitalise(measuredSubject(told)?.label ?? "", context.language);
}

const ENDS_IN_RELATIVE = /\s(?:who|that|which|whose)$/iu;
const RELATIVE_CLAUSE =
  /^(?:and\s|but\s|so\s)?(?:the\s|our\s)?(?<subject>.+?)\s(?:(?:has|have|had)\s)?(?:rose|risen|rises?|grew|grown|grows?|fell|fallen|falls?|climbed|dropped|increased|decreased|went|gone|jumped|shrank|sank|soared|declined)$/iu;
const MOST_RELATIVE_WORDS = 10;

/** Whether a clause ends with a verb that says nothing without from where and to where: "las ventas pasaron". */
export function endsInPassing(clause: string): boolean {
  return !LED.test(clause) && PASSING.test(clause.trim());
}

const LED = /[:：]\s/u;

const PASSING =
  /(?<!\p{L})(?:went|goes|gone|ging|gingen|geht|gehen|pas(?:a|an|ó|aron|ado)|pass(?:a|ano|ò|arono|ou|aram|at[aeio]|ad[oa]s?|e|ent|ée?s?|a|èrent)|gick|gikk|gik)$/iu;

/** "The roastery cut its gas use from": what was changed, and not who did it. */
const MADE_SO =
  /\s(?:cut|cuts|reduced?|reduces|lowered|lowers|raised|raises|brought|increased|expanded|shortened|trimmed|halved|pushed)\s(?:its|their|our|the|his|her|my|your)\s((?:[\p{L}-]+\s){0,6}?[\p{L}-]+)(?:\s(?:down|up))?\s$/u;

const TO: Readonly<Record<string, string>> = {
  en: "to", de: "auf", fr: "à", es: "a", it: "a", pt: "para", nl: "naar", sv: "till", nb: "til", da: "til", pl: "do", ru: "до", uk: "до",
}; // prettier-ignore

/** "Sales went | from 40 to 65": by their amounts they rose or fell, and either verb finds the subject. */
const PASSED: Readonly<Record<string, readonly [RegExp, string]>> = {
  en: [/\s(?:went|goes|(?:has|have) gone)$/iu, " rose"],
  de: [/\s(?:ging|gingen)$/iu, " stieg"],
  es: [/\s(?:pas(?:a|an|ó|aron)|(?:ha|han) (?:pasado|subido|bajado))$/iu, " subió"],
  pt: [/\s(?:pass(?:a|am)|(?:tem|têm) passado)$/iu, " subiu"],
  it: [/\s(?:pass(?:a|ano|ò|arono))$/iu, " salì"],
  nl: [/\s(?:ging|gingen|gaat|gaan)$/iu, " steeg"],
  sv: [/\s(?:gick|går)$/iu, " steg"],
  nb: [/\s(?:gikk|går)$/iu, " steg"],
  da: [/\s(?:gik|går)$/iu, " steg"],
};

/** Verbs of change that stand before their subject where something else opens the sentence, and in Arabic as a rule. */
const BEFORE_SUBJECT: Readonly<Record<string, RegExp>> = {
  de: /(?:^|\s)(?:stieg(?:en)?|steigt|steigen|sank(?:en)?|sinkt|sinken|fiel(?:en)?|fällt|wuchs(?:en)?|wächst|wachsen|kletterten?|schrumpften?|ging(?:en)?)\s(?<subject>(?:(?:der|die|das|unsere?|ihre?|seine?)\s)?\p{Lu}[^,]*)$/u,
  nl: /(?:^|\s)(?:steeg|stegen|stijgt|stijgen|daalden?|daalt|dalen|groeiden?|groeit|zakten?|ging(?:en)?|liep(?:en)?)\s(?<subject>(?:de|het|ons|onze|hun)\s[^,]+)$/iu,
  sv: /(?:^|\s)(?:steg|stiger|ökade|ökar|sjönk|sjunker|föll|faller|minskade|minskar|växte|gick)\s(?<subject>(?:antalet\s)?\p{Ll}+(?:en|et|na|an|arna|erna|orna)(?:\s[^,]+)?)$/iu,
  nb: /(?:^|\s)(?:steg|stiger|økte|øker|sank|synker|falt|faller|minket|vokste|gikk)\s(?<subject>(?:antallet\s)?\p{Ll}+(?:en|et|ene|a)(?:\s[^,]+)?)$/iu,
  da: /(?:^|\s)(?:steg|stiger|faldt|falder|sank|voksede|øgedes|gik)\s(?<subject>(?:antallet\s)?\p{Ll}+(?:en|et|ene|erne|ne)(?:\s[^,]+)?)$/iu,
  ar: /(?:^|\s)(?:ارتفعت?|زادت?|انخفضت?|تراجعت?|هبطت?|قفزت?|نما|نمت|تقلصت?)\s(?<subject>[^،,]+)$/u,
};
const MOST_WORDS = 7;
const NO_SUBJECT_END =
  /\s(?:seitdem|danach|dadurch|wieder|nur|sogar|sofort|weer|daarna|sindsdien|sedan|igen|siden|igjen)$/iu;

function subjectBehindVerb(clause: string, base: string): string {
  const found = BEFORE_SUBJECT[base]?.exec(clause)?.groups?.["subject"]?.trim() ?? "";
  if (found === "" || countWords(found) > MOST_WORDS || NO_SUBJECT_END.test(found)) return "";
  // A German subject ends with its noun, or with what hangs on it.
  if (base === "de" && !/(?:^|\s)\p{Lu}\S*$/u.test(found)) return "";
  const bare = /^(?:de|nl)$/u.test(base) ? found.replace(/^(?:der|die|das|de|het)\s/iu, "") : found;
  return isSubject(bare, base) ? bare : "";
}
