import { regex } from "../text/regex.ts";

/** "Den" before any other word is an article: "den kalla luften". */
const VERBS_OF_THE_NORTH =
  "(?:är|var|har|hade|kan|ska|skall|blir|blev|får|fick|går|gick|kommer|kom|kostar|väger|behöver|ser|tar|ligger|står|måste|er|havde|hadde|skal|bliver|blev|får|fik|fikk|går|gik|gikk|kommer|koster|vejer|veier|ser|tager|tar|ligger|står|må)";

/** How a thought begins that goes on about what the one before named, language by language: with a pronoun of it. */
const PRONOUNS: Readonly<Record<string, string>> = {
  en: "its?|they|their|theirs|these|those|this|both|all of them|each (?:of them|has|had|is|was|can|takes?|took|weighs|costs|needs|gets|holds|holding|carries|gives)|he|she|his|her",
  de: "er|sie|es|ihre?[rmns]?|seine?[rmns]?|diese[rsmn]?|beide|jede[rs]? (?:davon|von ihnen|hat|hatte|ist|war|kann|wiegt|kostet|braucht|hält|trägt)",
  fr: "ils?|elles?|ses|sa|son|leurs?|cette|ces|cet|ceux-ci|celles-ci|chacune?",
  es: "su|sus|este|esta|estos|estas|ellos|ellas|cada una?|ambos|ambas",
  it: "suo|sua|suoi|sue|questo|questa|questi|queste|esso|essa|essi|esse|ognun[oa]",
  pt: "seus?|suas?|este|esta|estes|estas|esse|essa|ele|ela|eles|elas|cada uma?",
  nl: "hij|zij|ze|zijn|haar|hun|deze|ieder",
  sv: `(?:den|de) ${VERBS_OF_THE_NORTH}|dess|deras|han|hon`,
  da: `(?:den|de) ${VERBS_OF_THE_NORTH}|dens|deres|han|hun`,
  nb: `(?:den|de) ${VERBS_OF_THE_NORTH}|dens|deres|han|hun`,
  pl: "jego|jej|ich|on|ona|ono|oni|one|każd\\p{L}+ z nich",
  cs: "on|ona|ono|oni|ony|jeho|její|jejich|tento|tato|toto|tyto",
  ro: "el|ea|ei|ele|acesta|aceasta|acestea|aceștia",
  hu: "ez|ezek|ő|ők",
  fi: "se|sen|ne|niiden|niitä|hän|tämä|nämä",
  el: "αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά",
  id: "ia|dia|mereka",
  vi: "nó|chúng|chúng nó",
  bn: "এটি|এটা|এগুলো|সেটি|সেগুলো|এর|এরা|তারা|তাদের|সে|তার",
  ru: "его|её|ее|их|он|она|оно|они|эти|эта|этот|кажд\\p{L}+ из них",
  uk: "його|її|їх|він|вона|воно|вони|ці|ця|цей|кожн\\p{L}+ з них",
  tr: "onun|onlar\\p{L}*|bunlar\\p{L}*|o|her biri",
  ar: "[وف]?(?:هو|هي|هم|هذه|هذا)",
  he: "ו?(?:הוא|היא|הם|הן|אלה)",
  hi: "उसकी|उसका|उसके|वह|वे|यह|ये|इनकी|इसका|इसकी|इसके",
};
/** And where that pronoun stands for nothing: "il manque deux bras", "es gibt". */
const NOTHING: Readonly<Record<string, string>> = {
  en: "it(?: (?:rains|snows|rained|snowed|hurts|pays (?:to|off)|does(?:n['’]t| not) matter|helps to|takes (?:practice|courage|a while))|['’]s (?:raining|snowing|up to|time))|they say",
  de: "es (?:gibt|gab|braucht|geht|ging|dauert|regnet|schneit|reicht|heißt|ist (?:verboten|wichtig|möglich))",
  fr: "ils? (?:y a|y avait|faut|fallait|manque|reste|fait|pleut|neige|s['’]agit|est (?:interdit|conseillé|possible|inutile))",
};

/** "This year", "diese Woche": with a time, or with the film itself, a pronoun goes on about nothing. */
const TIMES: Readonly<Record<string, string>> = {
  en: "year|years|month|months|week|weeks|day|days|morning|afternoon|evening|night|time|times|summer|winter|spring|autumn|season|minute|hour|film|video|page|is (?:why|how|where|what|when|your|our|my)|means|way|mornings|evenings|are (?:the|our|your) (?:rules|steps|dates|times)|who|that",
  de: "(?:Jahr|Monat|Woche|Tag|Morgen|Abend|Nacht|Mal|Sommer|Winter|Frühling|Frühjahr|Herbst|Saison|Minute|Stunde|Film|Video)\\p{L}{0,2}",
  fr: "ans?|années?|mois|semaines?|jours?|matins?|soirs?|nuits?|fois|été|hiver|printemps|automne|saison|minute|heure|film|vidéo",
  es: "años?|mes(?:es)?|semanas?|días?|mañana|tarde|noches?|vez|verano|invierno|primavera|otoño|temporada|minuto|hora|película|vídeo|video",
  it: "ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|mattin[oa]|ser[ae]|nott[ei]|volta|estate|inverno|primavera|autunno|stagione|minuto|ora|film|video",
  pt: "anos?|mês|meses|semanas?|dias?|manhã|tarde|noites?|vez|verão|inverno|primavera|outono|temporada|minuto|hora|filme|vídeo",
  nl: "ja(?:ar|ren)|maand(?:en)?|we(?:ek|ken)|dag(?:en)?|ochtend|avond|nacht|keer|zomer|winter|lente|herfst|seizoen|minuut|uur|film|video",
  pl: "rok|roku|lata|miesiąc\\p{L}*|tydzień|tygod\\p{L}+|dzień|dni|dnia|noc|nocy|film|godzin\\p{L}*",
  cs: "rok|roce|měsíc\\p{L}*|týden|týdnu|den|dny|noc|noci|film|hodin\\p{L}*",
  ru: "год|года|месяц\\p{L}*|недел\\p{L}+|день|дни|ночь|раз|фильм|лето|зима|час\\p{L}*",
  uk: "рік|року|місяц\\p{L}*|тижд\\p{L}+|тижні|день|дні|ніч|раз|фільм|годин\\p{L}*",
  tr: "yıl\\p{L}*|ay\\p{L}*|hafta\\p{L}*|gün\\p{L}*|gece\\p{L}*|sabah\\p{L}*|akşam\\p{L}*|zaman\\p{L}*|kez|film\\p{L}*|video\\p{L}*",
  ar: "(?:ال)?(?:سنة|عام|شهر|أسبوع|يوم|ليلة|صباح|مساء|مرة|صيف|شتاء|فيلم|أيام|السنة|العام|الأسبوع)",
  he: "ה?(?:שנה|חודש|שבוע|יום|לילה|בוקר|ערב|פעם|קיץ|חורף|סרט)",
  hi: "साल|वर्ष|महीने|महीना|हफ़्ते|हफ्ते|सप्ताह|दिन|रात|बार|फ़िल्म|फिल्म|वीडियो",
};
/** Written without spaces: the beginning of a word does. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  zh: /^(?:它|他|她|(?:这些|這些)(?!天|年|日子))/u,
  ja: /^(?:それ(?!で|から|に|まで|ぞれ|では|でも|なら)|これ(?!から|まで|で|に)|[そこ]の(?!日|年|月|週|夏|冬|春|秋|朝|夜|時|とき|頃|ころ|後|間|上|ため|まま|ほか|他|ような?|たび|動画|映像|結果|場で)|彼)/u,
  ko: /^(?:그것|그들|이것|이들|[그이] (?!날|때|해|달|후|뒤|밖|외|동안|영상|때문|결과))/u,
};

export function leansOnLast(thought: string, base: string): boolean {
  const text = thought.trim();
  const pronouns = PRONOUNS[base];
  if (pronouns === undefined) return BEGINNINGS[base]?.test(text) === true;
  const begins = (words: string): boolean => regex(`^(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(text);
  if (!begins(pronouns)) return false;
  const nothing = NOTHING[base];
  const times = TIMES[base];
  const isTime = times !== undefined && begins(`[\\p{L}\\p{M}]+ (?:${times})`);
  return !isTime && !(nothing !== undefined && begins(nothing));
}
