import { numberOfWord } from "../text/number-words.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import type { ToldStep } from "./told-steps.ts";
import { toPattern } from "../text/regex.ts";

const FEWEST = 3;
const MOST = 6;
const MOST_DETAIL_WORDS = 12;
const SAID = 16;

/**
 * What people and places are parted into, with a name of its own each; none of languages whose nouns would stand in the
 * case of a verb that only the first clause has ("команда синих — рощу").
 */
const GROUPS = new Set(
  [
    "team group class zone route room stage crew squad gruppe klasse mannschaft raum strecke etappe",
    "équipe groupe classe salle brigade equipo grupo clase sala brigada squadra gruppo classe aula equipe turma",
    "ploeg groep klas route lag grupp hold gruppe",
    "فريق الفريق مجموعة المجموعة קבוצה צוות הקבוצה הצוות",
  ]
    .join(" ")
    .split(" "),
);

/**
 * "Team Red takes the mill to the road bridge, Team Blue the bridge to the weir, Team Green …": who does what, a card each.
 * Each clause begins with the same word for a group and a name of its own; null where one begins otherwise.
 */
export function namedGroups(sentence: string, language: string): { parts: ToldStep[] } | null {
  if (/[?？؟:："“”«»„]/u.test(sentence)) return null;
  const clauses = splitOutside(withoutStop(sentence), /\s*[,،;؛](?!\p{Nd})\s*/u).map((clause) =>
    clause.replace(/^(?:and|und|et|y|e|en|og|och|i|и|та|ve|और)\s+|^[وו](?=\p{L}{3})/iu, ""),
  );
  if (clauses.length < FEWEST || clauses.length > MOST) return null;
  const parts = clauses.map((clause, at) => partOf(clause, at > 0 && language === "de", language));
  const known = parts.filter((part) => part !== null);
  const groups = new Set(known.map(({ group }) => group));
  const labels = new Set(known.map(({ label }) => label.toLowerCase()));
  if (known.length < clauses.length || groups.size !== 1 || labels.size < known.length) return null;
  return { parts: known.map(({ label, detail, said }) => ({ label, detail, said })) };
}

function partOf(clause: string, bare: boolean, language: string): (ToldStep & { group: string }) | null {
  const found = /^(?:(?:the|die|der|das|l['’]|la|le|el|il|lo|o|a|de|het)\s?(?=\p{L}{3}))?(?<group>[\p{L}\p{M}]+)\s(?<name>[\p{L}\p{M}\p{N}-]+)\s(?<told>.+)$/iu.exec(clause); // prettier-ignore
  const { group = "", name = "", told = "" } = found?.groups ?? {};
  // "Bay one", "Halle 2", "Phase A": whatever is counted through by its number or letter.
  const opens =
    toPattern(`^(?:\\p{L}{1,3}['’\\s])?${group}\\s`, "iu").test(clause) && !TELLS_WHEN.test(group);
  const isCounted = group.length > 2 && opens && isOrderMark(name, language);
  if (!(GROUPS.has(group.toLowerCase()) || isCounted) || countWords(told) > MOST_DETAIL_WORDS) return null;
  // "The team that wins", "the group is": what stands behind the word is no name.
  if (NO_NAME.test(name) || countWords(told) < 2) return null;
  return { group: group.toLowerCase(), label: capitalise(`${group} ${name}`), detail: capitalise((bare ? told.replace(ARTICLE, "") : told).replace(COPULA[language] ?? /^(?!)/u, "")), said: clause.slice(0, SAID) }; // prettier-ignore
}

/** "After 3 days", "nach 7 Tagen": what stands before a number that counts. */
const TELLS_WHEN =
  /^(?:after|before|within|from|until|till|about|around|over|under|with|every|only|just|nearly|almost|nach|vor|seit|bis|von|ab|alle|nur|rund|etwa|après|avant|depuis|dans|sous|tous|environ|después|antes|desde|tras|cada|unos|dopo|prima|ogni|circa|após|depois|cada|voor|tot|elke|ongeveer|efter|före|før|etter|var|przed|ponad|około|через|после|около|кожні|через|за|بعد|قبل|خلال|كل|אחרי|לפני|כל)$/iu;

function isOrderMark(name: string, language: string): boolean {
  return /^(?:\p{Nd}{1,2}|\p{Lu})$/u.test(name) || numberOfWord(name.toLowerCase(), language) !== null;
}

/** "Gruppe Grün | den | Spielplatz": its case is that of a verb which is not said again. */
const ARTICLE = /^(?:der|die|das|den|dem)\s(?=\p{Lu})/u;
/** "Bay two | is resting": beside its name what it is needs no verb. */
const COPULA: Readonly<Record<string, RegExp>> = {
  en: /^(?:is|are)\s/iu, de: /^(?:ist|sind)\s/iu, fr: /^(?:est|sont)\s/iu, es: /^(?:es|está|son|están)\s/iu, it: /^(?:è|sono)\s/iu,
  pt: /^(?:é|está|são|estão)\s/iu, nl: /^(?:is|zijn)\s/iu, sv: /^är\s/iu, da: /^er\s/iu, nb: /^er\s/iu, pl: /^(?:jest|są)\s/iu,
}; // prettier-ignore
const NO_NAME =
  /^(?:is|are|was|has|had|will|that|which|who|of|in|for|with|can|may|must|and|ist|hat|war|wird|die|der|das|im|est|a|qui|de|es|tiene|que|è|ha|che|di|é|tem|do|da|heeft|en|som|är|er|jest|który|была|был|это)$/iu;
