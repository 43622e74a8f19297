/** How a thought begins that goes on about what the one before named, language by language: with a pronoun of it. */
const PRONOUNS: Readonly<Record<string, string>> = {
  en: "its?|they|their|theirs|these|those|this|both|all of them|each(?: of them)?|he|she|his|her",
  de: "er|sie|es|ihre?[rmns]?|seine?[rmns]?|diese[rsmn]?|beide|jede[rs]?",
  fr: "ils?|elles?|ses|sa|son|leurs?|cette|ces|cet|ceux-ci|celles-ci|chacune?",
  es: "su|sus|este|esta|estos|estas|ellos|ellas|cada una?|ambos|ambas",
  it: "suo|sua|suoi|sue|questo|questa|questi|queste|esso|essa|essi|esse|ognun[oa]",
  pt: "seus?|suas?|este|esta|estes|estas|esse|essa|ele|ela|eles|elas|cada uma?",
  nl: "hij|zij|ze|zijn|haar|hun|deze|ieder",
  sv: "den|det|dess|deras|han|hon",
  da: "den|dens|deres|han|hun",
  nb: "den|dens|deres|han|hun",
  pl: "jego|jej|ich|on|ona|ono|oni|one|każd\\p{L}+",
  cs: "on|ona|ono|oni|ony|jeho|její|jejich|tento|tato|toto|tyto",
  ro: "el|ea|ei|ele|acesta|aceasta|acestea|aceștia",
  hu: "ez|ezek|ő|ők",
  fi: "se|sen|ne|niiden|niitä|hän|tämä|nämä",
  el: "αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά",
  id: "ia|dia|mereka",
  vi: "nó|chúng|chúng nó",
  bn: "এটি|এটা|এগুলো|সেটি|সেগুলো|এর|এরা|তারা|তাদের|সে|তার",
  ru: "его|её|ее|их|он|она|оно|они|эти|эта|этот|кажд\\p{L}+",
  uk: "його|її|їх|він|вона|воно|вони|ці|ця|цей|кожн\\p{L}+",
  tr: "onun|onlar\\p{L}*|bunlar\\p{L}*|o|her biri",
  ar: "[وف]?(?:هو|هي|هم|هذه|هذا)",
  he: "ו?(?:הוא|היא|הם|הן|אלה)",
  hi: "उसकी|उसका|उसके|वह|वे|यह|ये|इनकी|इसका|इसकी|इसके",
};
/** And where that pronoun stands for nothing: "il manque deux bras", "es gibt". */
const NOTHING: Readonly<Record<string, string>> = {
  en: "it(?: (?:rains|snows|rained|snowed|hurts)|['’]s (?:raining|snowing|up to|time))|they say",
  de: "es (?:gibt|gab|braucht|geht|ging|dauert|regnet|schneit|reicht|heißt|ist (?:verboten|wichtig|möglich))",
  fr: "ils? (?:y a|y avait|faut|fallait|manque|reste|fait|pleut|neige|s['’]agit|est (?:interdit|conseillé|possible|inutile))",
  sv: "det",
  da: "det",
  nb: "det",
};
/** Written without spaces: the beginning of a word does. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  zh: /^(?:它|他|她|这些|這些)/u,
  ja: /^(?:それ|これ|その|この|彼)/u,
  ko: /^(?:그것|그들|이것|이들|그 |이 )/u,
};

export function leansOnLast(thought: string, base: string): boolean {
  const text = thought.trim();
  const pronouns = PRONOUNS[base];
  if (pronouns === undefined) return BEGINNINGS[base]?.test(text) === true;
  const begins = (words: string): boolean => new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(text);
  const nothing = NOTHING[base];
  return begins(pronouns) && !(nothing !== undefined && begins(nothing));
}
