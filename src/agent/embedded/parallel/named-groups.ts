import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import type { ToldStep } from "./told-steps.ts";

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
  const parts = clauses.map((clause, at) => partOf(clause, at > 0 && language === "de"));
  const known = parts.filter((part) => part !== null);
  const groups = new Set(known.map(({ group }) => group));
  const labels = new Set(known.map(({ label }) => label.toLowerCase()));
  if (known.length < clauses.length || groups.size !== 1 || labels.size < known.length) return null;
  return { parts: known.map(({ label, detail, said }) => ({ label, detail, said })) };
}

function partOf(clause: string, bare: boolean): (ToldStep & { group: string }) | null {
  const found = /^(?:(?:the|die|der|das|l['’]|la|le|el|il|lo|o|a|de|het)\s?(?=\p{L}{3}))?(?<group>[\p{L}\p{M}]+)\s(?<name>[\p{L}\p{M}\p{N}-]+)\s(?<told>.+)$/iu.exec(clause); // prettier-ignore
  const { group = "", name = "", told = "" } = found?.groups ?? {};
  if (!GROUPS.has(group.toLowerCase()) || countWords(told) > MOST_DETAIL_WORDS) return null;
  // "The team that wins", "the group is": what stands behind the word is no name.
  if (NO_NAME.test(name) || countWords(told) < 2) return null;
  return { group: group.toLowerCase(), label: capitalise(`${group} ${name}`), detail: capitalise(bare ? told.replace(ARTICLE, "") : told), said: clause.slice(0, SAID) }; // prettier-ignore
}

/** "Gruppe Grün | den | Spielplatz": its case is that of a verb which is not said again. */
const ARTICLE = /^(?:der|die|das|den|dem)\s(?=\p{Lu})/u;
const NO_NAME =
  /^(?:is|are|was|has|had|will|that|which|who|of|in|for|with|can|may|must|and|ist|hat|war|wird|die|der|das|im|est|a|qui|de|es|tiene|que|è|ha|che|di|é|tem|do|da|heeft|en|som|är|er|jest|który|была|был|это)$/iu;
