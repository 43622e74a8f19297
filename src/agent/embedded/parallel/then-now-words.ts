import { YEAR } from "../text/year-alone.ts";

/** How a sentence opens that tells what was, and one that tells what is, as alternatives of regular expressions. */
export type ThenNow = {
  past: string;
  now: string;
  /** What opens a phrase that says since when or by what it is otherwise: "since …", "mit …"; up to a comma, or to its verb. */
  by: string;
  /** What follows the verb behind such a phrase, where a language writes no comma there. */
  pronoun?: string;
};

export const THEN_NOW: Readonly<Record<string, ThenNow>> = {
  en: {
    past: `last (?:year|month|week|season|summer|winter|spring|autumn|term|quarter)|the year before|a year ago|(?:two|three|four|five|ten) years ago|before(?=,)|before (?:that|the [\\p{L}-]+(?: [\\p{L}-]+)?)(?=,)|in the past|previously|formerly|until (?:last year|then|now|recently)|in ${YEAR}`,
    now: `this (?:year|month|week|season|summer|winter|spring|autumn|term|quarter)|today|now|nowadays|these days|in ${YEAR}|by ${YEAR}`,
    by: "since|after|with|thanks to",
  },
  de: {
    past: `(?:im )?letzten? jahr(?:es)?|letztes jahr|voriges jahr|im vorjahr|vor (?:einem|zwei|drei|fünf|zehn) jahr(?:en)?|früher|bisher|bis dahin|zuvor|vorher|(?:im jahr )?${YEAR}`,
    now: `heute|jetzt|inzwischen|mittlerweile|nun|heuer|dieses jahr|in diesem jahr|(?:im jahr )?${YEAR}`,
    by: "seit(?:dem)?|mit|nach|dank",
    pronoun: "es|sie|er|wir|man|das",
  },
  fr: {
    past: `l['’](?:an dernier|année dernière|an passé|année passée)|avant|auparavant|autrefois|jusque-là|il y a (?:un|deux|trois|cinq|dix) ans?|en ${YEAR}`,
    now: `cette année|aujourd['’]hui|maintenant|désormais|à présent|en ${YEAR}`,
    by: "depuis|après|avec|grâce (?:à|aux?)",
  },
  es: {
    past: `el año pasado|el curso pasado|antes|hasta ahora|hasta entonces|hace (?:un|dos|tres|cinco|diez) años?|en ${YEAR}`,
    now: `este año|este curso|ahora|hoy(?: en día)?|actualmente|en ${YEAR}`,
    by: "desde|después de|tras|con|gracias a",
  },
  it: {
    past: `l['’]anno scorso|lo scorso anno|prima|finora|(?:un|due|tre|cinque|dieci) ann[oi] fa|nel ${YEAR}`,
    now: `quest['’]anno|oggi|ora|adesso|nel ${YEAR}`,
    by: "da quando|dopo|con|grazie a\\p{L}*",
  },
  pt: {
    past: `no ano passado|o ano passado|ano passado|antes|até agora|há (?:um|dois|três|cinco|dez) anos?|em ${YEAR}`,
    now: `este ano|neste ano|agora|hoje|atualmente|em ${YEAR}`,
    by: "desde|depois d\\p{L}+|após|com|graças a\\p{L}*",
  },
  nl: {
    past: `vorig jaar|vroeger|voorheen|eerst|tot nu toe|(?:een|twee|drie|vijf|tien) jaar geleden|in ${YEAR}`,
    now: `dit jaar|nu|vandaag|tegenwoordig|inmiddels|in ${YEAR}`,
    by: "sinds|na|met|dankzij",
    pronoun: "het|ze|zij|we|wij|dat|er",
  },
  sv: {
    past: `förra året|i fjol|tidigare|förut|förr|för (?:ett|två|tre|fem|tio) år sedan|${YEAR}|år ${YEAR}`,
    now: `i år|nu|idag|i dag|numera|${YEAR}|år ${YEAR}`,
    by: "sedan|efter|med|tack vare",
    pronoun: "det|den|de|vi|man",
  },
  da: {
    past: `sidste år|i fjor|tidligere|før|for (?:et|to|tre|fem|ti) år siden|i ${YEAR}`,
    now: `i år|nu|i dag|i ${YEAR}`,
    by: "siden|efter|med|takket være",
    pronoun: "det|den|de|vi|man",
  },
  nb: {
    past: `i fjor|forrige år|tidligere|før|for (?:ett|to|tre|fem|ti) år siden|i ${YEAR}`,
    now: `i år|nå|i dag|i ${YEAR}`,
    by: "siden|etter|med|takket være",
    pronoun: "det|den|de|vi|man",
  },
  pl: {
    past: `w (?:zeszłym|ubiegłym|poprzednim) roku|rok temu|dawniej|wcześniej|przedtem|kiedyś|dotąd|w ${YEAR} roku`,
    now: `w tym roku|teraz|dziś|dzisiaj|obecnie|w ${YEAR} roku`,
    by: "od kiedy|od|po|dzięki",
  },
  ru: {
    past: `в прошлом году|год назад|раньше|прежде|до этого|(?:два|три|пять|десять) (?:года|лет) назад|в ${YEAR} году`,
    now: `в этом году|теперь|сейчас|сегодня|в ${YEAR} году`,
    by: "с тех пор как|после|с|благодаря",
  },
  uk: {
    past: `торік|минулого року|рік тому|раніше|колись|у ${YEAR} році`,
    now: `цього року|цьогоріч|тепер|зараз|сьогодні|нині|у ${YEAR} році`,
    by: "відколи|після|завдяки",
  },
  tr: {
    past: `geçen yıl|geçen sene|eskiden|daha önce|önceden|${YEAR}['’][dt][ae]`,
    now: `bu yıl|bu sene|şimdi|artık|bugün|${YEAR}['’][dt][ae]`,
    by: "(?!)",
    pronoun: "bu|bu süre|bu sayı|artık|şimdi",
  },
  ar: {
    past: `في (?:العام|السنة) الماضية?|العام الماضي|السنة الماضية|سابق[اًا]{1,2}|قبل (?:عام|سنة|عامين|ذلك)|في (?:عام|سنة) ${YEAR}`,
    now: `(?:أما )?(?:في )?(?:هذا العام|هذه السنة|اليوم|الآن)|و?(?:في (?:عام|سنة) ${YEAR})`,
    by: "منذ|بعد|مع|بفضل",
  },
  he: {
    past: `בשנה שעברה|אשתקד|לפני (?:שנה|שנתיים|כן)|בעבר|ב-?${YEAR}`,
    now: `השנה|היום|כיום|עכשיו|כעת|ב-?${YEAR}`,
    by: "מאז|אחרי|עם|בזכות",
  },
  hi: {
    past: `पिछले (?:साल|वर्ष|महीने)|पहले|${YEAR} में`,
    now: `इस (?:साल|वर्ष|महीने)|अब|आज|${YEAR} में`,
    by: "(?!)",
    pronoun: "यह|ये|अब",
  },
  zh: {
    past: `去年|上个月|上個月|以前|过去|過去|从前|從前|原来|原來|之前|${YEAR}年`,
    now: `今年|这个月|這個月|现在|現在|如今|目前|${YEAR}年`,
    by: "(?!)",
  },
  ja: {
    past: `昨年(?:度)?|去年|前年|以前|これまで|従来|先月|${YEAR}年`,
    now: `今年(?:度)?|本年|現在|いま|今|今月|${YEAR}年`,
    by: "(?!)",
  },
  ko: {
    past: `작년|지난해|지난달|예전|이전|과거|${YEAR}년`,
    now: `올해|지금|현재|이제|이번 달|${YEAR}년`,
    by: "(?!)",
  },
};

/** Particles that follow such an opening where they are written in one with it. */
export const PARTICLES =
  /^(?:에는|에서는|에선|은|는|에|には|では|からは|まで(?:は)?|は|に|的|里|裡|ف(?=[يت]))?\s*[、，,،]?\s*/u;

/** "試験運用では", "献立を変えてからは", "改成网上预约后，": what stands before these says since when or by what. */
export const BY_IN_EAST: Readonly<Record<string, RegExp>> = {
  ja: /^(?<by>[^、。は]{3,18}?(?:では|てからは|後は|以降は|以来))[、]?/u,
  zh: /^(?:今年|现在|現在)?(?<by>[^，。]{3,16}?(?:之?后|以后|之?後|以來|以来))[，,]/u,
  ko: /^(?<by>[^,.]{3,22}?(?:후에는|뒤에는|이후에는|이후|뒤로|후로|부터는|덕분에))\s/u,
  hi: /^(?<by>[^,।]{4,30}?(?:के बाद|से|की वजह से|के साथ))(?=\s(?:यह|ये|अब)\s)/u,
  tr: /^(?<by>[^,.]{4,36}?)(?=\s(?:bu|bu süre|bu sayı|artık|şimdi)\s)/u,
};
