import { HOUR_WORDS } from "../text/hour-words.ts";
import { SPOKEN_HOURS } from "../text/spoken-hours.ts";

/**
 * By language, as alternatives of regular expressions. `on`, `in`, `at`: what stands before a weekday, a month, an hour;
 * `days`, `months`: forms that are not their plain names; `phases`: "the first day", "week two", without what stands
 * before it; `to`: joins two days.
 */
export type OpeningWords = {
  on: string;
  days?: string;
  in: string;
  months?: string;
  at: string;
  phaseOn: string;
  phases: string;
  to: string;
  /** Behind a day, and a part of it: "morning". */
  part?: string;
  /** Behind it, and no part of its name. */
  after?: string;
};

const N = "\\d{1,2}";
const TIME = "\\d{1,2}[:.]\\d{2}";

export const DAY_OPENINGS: Readonly<Record<string, OpeningWords>> = {
  en: {
    on: "on|from|by", in: "in|by|during|from", months: "(?:the )?(?:early |late )?(?:spring|summer|autumn|winter)|the fall", at: "at|from|by|around", to: "and|to|through|until",
    phaseOn: "on|in|during|by|after",
    phases: `(?:the )?(?:very )?(?:first|second|third|fourth|fifth|sixth|seventh|last|final|next) (?:day|week|month|year|hour|phase|stage|session|lesson|semester|quarter|evening|night|morning|afternoon)s?|(?:day|week|month|year|hour|phase|stage|session|lesson|quarter) (?:one|two|three|four|five|six|seven|eight|nine|ten|${N})`,
    part: "\\s(?:morning|afternoon|evening|night)",
  },
  de: {
    on: "am|ab|von", in: "im|ab dem|ab|bis zum|bis|vom|zum", months: "Frühjahr|Frühling|Frühsommer|Sommer|Spätsommer|Herbst|Winter", at: "um|gegen|ab", to: "und|bis|auf",
    phaseOn: "am|in der|im|in den|an|in",
    phases: `(?:ersten|zweiten|dritten|vierten|fünften|sechsten|siebten|letzten|nächsten) (?:Tag|Woche|Monat|Jahr|Stunde|Phase|Abend|Nacht|Semester|Quartal|Vormittag|Nachmittag)e?|(?:Tag|Woche|Monat|Jahr|Phase|Quartal) (?:eins|zwei|drei|vier|fünf|sechs|sieben|${N})`,
    days: "(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?:morgen|vormittag|mittag|nachmittag|abend)",
    part: "\\s(?:früh|morgens|abends)",
  },
  fr: {
    on: "le|dès le|ce|du", in: "en|au|à|cet|cette|au mois de|au mois d['’]|dès|fin|début|courant", months: "printemps|(?:l['’])?(?:été|automne|hiver)|la rentrée", at: "à partir de|jusqu['’]à|à|vers|dès|de", to: "et(?: le)?|au",
    phaseOn: "le|la|au|pendant la|durant la|dans la|à la|dès la|en",
    phases: `(?:premier|première|deuxième|second|seconde|troisième|quatrième|cinquième|dernier|dernière) (?:jour|semaine|mois|année|heure|phase|soir|nuit|trimestre|matin)|(?:jour|semaine|mois|année|phase) (?:un|une|deux|trois|quatre|cinq|${N})`,
    part: "\\s(?:matin|après-midi|soir|midi)",
  },
  es: {
    on: "el|del|este|desde el", months: "(?:la )?primavera|(?:el )?(?:verano|otoño|invierno)", in: "en|a partir de|durante|a principios de|a finales de", at: "a las?", to: "y(?: el)?|al|a",
    phaseOn: "el|la|en el|en la|durante el|durante la|al",
    phases: `(?:primer|primera|segundo|segunda|tercer|tercera|cuarto|cuarta|quinto|quinta|último|última) (?:día|semana|mes|año|hora|fase|noche|trimestre|etapa)|(?:día|semana|mes|año|fase) (?:uno|una|dos|tres|cuatro|cinco|seis|siete|${N})`,
    part: "\\spor la (?:mañana|tarde|noche)",
  },
  it: {
    on: "il|la|dal|di", in: "in|a|ad|da|entro|d['’]", months: "primavera|estate|autunno|inverno", at: "alle|dalle|verso le", to: "e(?: il)?|al|a",
    phaseOn: "il|la|nel|nella|al|alla|durante la|l['’]",
    phases: `(?:primo|prima|secondo|seconda|terzo|terza|quarto|quarta|quinto|quinta|ultimo|ultima) (?:giorno|settimana|mese|anno|ora|fase|sera|notte|trimestre)|(?:giorno|settimana|mese|anno|fase) (?:uno|due|tre|quattro|cinque|${N})`,
    part: "\\s(?:mattina|pomeriggio|sera)",
  },
  pt: {
    on: "na|no|à|ao|de", months: "primavera|verão|outono|inverno", in: "em|na|no|a partir de|durante", at: "às|à", to: "e(?: na| no)?|a|à",
    phaseOn: "no|na|durante a|durante o|ao|à",
    phases: `(?:primeiro|primeira|segundo|segunda|terceiro|terceira|quarto|quarta|quinto|quinta|último|última) (?:dia|semana|mês|ano|hora|fase|noite|trimestre)|(?:dia|semana|mês|ano|fase) (?:um|uma|dois|duas|três|quatro|cinco|${N})`,
    part: "\\s(?:de manhã|à tarde|à noite)",
  },
  nl: {
    on: "op|van|vanaf", in: "in|in het|in de|vanaf", months: "voorjaar|lente|zomer|herfst|najaar|winter", at: "om|vanaf", to: "en|tot|tot en met",
    days: "(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:ochtend|middag|avond)",
    phaseOn: "op de|in de|in het|op|in|tijdens de",
    phases: `(?:eerste|tweede|derde|vierde|vijfde|laatste) (?:dag|week|maand|jaar|uur|fase|avond|nacht)|(?:dag|week|maand|jaar|fase) (?:één|een|twee|drie|vier|vijf|${N})`,
  },
  sv: {
    on: "på|från", in: "i|under", at: "klockan|kl\\.", to: "och|till",
    days: "(?:måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)(?:en|s|morgon|kväll)?",
    phaseOn: "den|under den|under|i|på",
    phases: `(?:första|andra|tredje|fjärde|femte|sista) (?:dagen|veckan|månaden|året|timmen|fasen|kvällen)|(?:dag|vecka|månad|år|fas) (?:ett|två|tre|fyra|fem|${N})`,
  },
  da: {
    on: "på|om|fra", in: "i", at: "klokken|kl\\.", to: "og|til",
    days: "(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)(?:en|s|morgen|aften)?",
    phaseOn: "den|i den|på|i",
    phases: `(?:første|anden|tredje|fjerde|femte|sidste) (?:dag|uge|måned|år|time|fase|aften)|(?:dag|uge|måned|år|fase) (?:et|en|to|tre|fire|fem|${N})`,
  },
  nb: {
    on: "på|om|fra", in: "i", at: "klokken|kl\\.", to: "og|til",
    days: "(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)(?:en|s|morgen|kveld)?",
    phaseOn: "den|i den|på|i",
    phases: `(?:første|andre|tredje|fjerde|femte|siste) (?:dag(?:en)?|uke[n]?|måned(?:en)?|år(?:et)?|time[n]?|fase[n]?|kveld(?:en)?)|(?:dag|uke|måned|år|fase) (?:én|en|to|tre|fire|fem|${N})`,
  },
  pl: {
    on: "w|we|od", in: "w|we|od", at: "od godziny|od|o godzinie|o", to: "i(?: w)?|do",
    days: "środę|sobotę|niedzielę|poniedziałku|wtorku|środy|czwartku|piątku",
    months: "styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu",
    phaseOn: "w|we",
    phases: "(?:pierwszego|drugiego|trzeciego|czwartego|piątego|ostatniego) dnia|(?:pierwszym|drugim|trzecim|czwartym|ostatnim) (?:tygodniu|miesiącu|roku|etapie)|(?:pierwszej|drugiej|trzeciej|ostatniej) (?:fazie|godzinie)|(?:pierwszy|drugi|trzeci|czwarty|ostatni) dzień",
  },
  cs: {
    on: "v|ve|od", in: "v|ve|od", at: "v|od", to: "a(?: ve?)?|až|do",
    days: "středu|sobotu|neděli|pondělí|úterý",
    months: "lednu|únoru|březnu|dubnu|květnu|červnu|červenci|srpnu|září|říjnu|listopadu|prosinci",
    phaseOn: "v|ve",
    phases: "(?:první|druhý|třetí|čtvrtý|pátý|poslední) (?:den|týden|měsíc|rok|večer)|(?:prvním|druhém|třetím|čtvrtém|posledním) (?:týdnu|měsíci|roce)",
  },
  ru: {
    on: "в|во|с", in: "в|с", at: "в|к|с", to: "и(?: в)?|до|по",
    days: "среду|пятницу|субботу",
    months: "январе|феврале|марте|апреле|мае|июне|июле|августе|сентябре|октябре|ноябре|декабре",
    phaseOn: "в|на|во",
    phases: "(?:первый|второй|третий|четв[её]ртый|пятый|последний) (?:день|месяц|год|час|вечер)|(?:первую|вторую|третью|четв[её]ртую|последнюю) (?:неделю|ночь)|(?:первой|второй|третьей|четв[её]ртой|последней) неделе|(?:первом|втором|третьем|последнем) (?:этапе|месяце|году)",
  },
  uk: {
    on: "у|в|з", in: "у|в|з", at: "о|об", to: "і(?: в| у)?|та|й|до",
    days: "середу|п['’]ятницю|суботу|неділю",
    months: "січні|лютому|березні|квітні|травні|червні|липні|серпні|вересні|жовтні|листопаді|грудні",
    phaseOn: "у|в|на",
    phases: "(?:перший|другий|третій|четвертий|п['’]ятий|останній) (?:день|тиждень|місяць|рік|вечір)|(?:першого|другого|третього|четвертого|останнього) дня|(?:першому|другому|третьому|останньому) (?:тижні|місяці|етапі)",
  },
  tr: {
    on: "", in: "", at: "", to: "ve|ile",
    phaseOn: "",
    phases: "(?:[iİ]lk|birinci|[iİ]kinci|üçüncü|dördüncü|beşinci|son) (?:gün|hafta|ay|yıl|aşama|akşam)(?:da|de)?",
    part: "\\s(?:sabahı|akşamı|gecesi)", after: "(?:['’]?(?:[dt][ae])|\\s(?:günü|ayında))",
  },
  ar: {
    on: "يوم|في يوم|وفي يوم|ويوم|ومن يوم", in: "في|وفي|في شهر|خلال", at: "و?(?:في|عند|قرابة)(?: تمام)?(?: الساعة)?|و?الساعة", to: "و(?:يوم )?|إلى|حتى",
    phaseOn: "و?في|خلال",
    phases: "(?:اليوم|الأسبوع|الشهر|العام) (?:الأول|الثاني|الثالث|الرابع|الخامس|السادس|الأخير)|(?:المرحلة|السنة|الساعة) (?:الأولى|الثانية|الثالثة|الرابعة|الخامسة|الأخيرة)",
  },
  he: {
    on: "ב|בימי|מ", in: "ב|מ", at: "[במ]שעה\\s|[במ]-", to: "ו|עד",
    phaseOn: "ב",
    phases: "(?:יום|שבוע|חודש|שלב) ה(?:ראשון|שני|שלישי|רביעי|חמישי|אחרון)|שנה ה(?:ראשונה|שנייה|שלישית|אחרונה)",
  },
  hi: {
    on: "", in: "", at: "", to: "और|से",
    phaseOn: "",
    phases: "(?:पहले|दूसरे|तीसरे|चौथे|पाँचवें|पांचवें|आख़िरी|आखिरी|अंतिम) (?:दिन|हफ़्ते|हफ्ते|सप्ताह|महीने|साल|चरण)",
    part: "\\sकी (?:सुबह|शाम)", after: "\\s(?:को|में|तक)",
  },
  ja: {
    on: "", in: "", at: "", to: "と|から|・",
    phaseOn: "",
    phases: "(?:[一二三四五六七八九十]|\\d{1,2}|最終)(?:日目|週目|[ヶか]月目|年目)|初日|最終日|第[一二三四五六\\d]{1,2}(?:週|日|段階)",
    part: "の(?:午前|午後|朝|夜)", after: "(?:には|に|は|から|までに|まで|ごろに?|頃に?|、)",
  },
  zh: {
    on: "在|到了?", in: "在|到了?", at: "", to: "和|到|至|、",
    phaseOn: "在|到了?",
    phases: "第[一二三四五六七八九十\\d]{1,2}(?:天|日|周|週|个月|個月|年|阶段|階段|个小时)|最后一天|最後一天|首日|首周",
    part: "(?:上午|下午|早上|晚上|傍晚)", after: "[里初起]",
  },
  ko: {
    on: "", in: "", at: "", to: "과|와|부터|,",
    phaseOn: "",
    phases: "(?:첫째|둘째|셋째|넷째|다섯째|첫|마지막) ?(?:날|주|달|해)|\\d{1,2}(?:일차|주차|일째|주째|개월째)|\\d{1,2}단계",
    part: "\\s?(?:오전|오후|아침|저녁)", after: "(?:쯤)?(?:에는|은|는|에|부터는|부터|까지는|까지)",
  },
}; // prettier-ignore

/** Hours as they are written behind "at", or with what says that they are hours. */
const WRITTEN_HOURS: Readonly<Record<string, string>> = {
  en: `${TIME}(?:\\s?[ap]\\.?m\\.?)?|(?<=(?:^|\\s)at\\s)\\d{1,2}(?=\\s(?:the|we|our|there|everyone|all|they|you)\\s)|\\d{1,2}\\s?[ap]\\.?m\\.?|noon|midnight`,
  de: `${TIME}(?:\\sUhr)?|\\d{1,2}\\sUhr`,
  fr: `\\d{1,2}\\s?h(?:\\s?\\d{2})?|\\d{1,2}:\\d{2}|\\d{1,2} heures|midi|minuit`,
  es: `${TIME}(?:\\s?h)?|\\d{1,2}(?: y media| y cuarto)?(?: de la (?:mañana|tarde|noche))?(?=[\\s,])`,
  it: `${TIME}|\\d{1,2}(?=[\\s,])`,
  pt: `\\d{1,2}h(?:\\d{2})?|${TIME}`,
  nl: `${TIME}(?:\\suur)?|\\d{1,2}\\suur`,
  sv: `${TIME}|\\d{1,2}(?=[\\s,])`,
  da: `${TIME}|\\d{1,2}(?=[\\s,])`,
  nb: `${TIME}|\\d{1,2}(?=[\\s,])`,
  pl: TIME,
  cs: `${TIME}(?: hodin)?|\\d{1,2} hodin`,
  ru: `${TIME}|\\d{1,2} час(?:а|ов)?(?: утра| дня| вечера)?`,
  uk: `${TIME}|\\d{1,2}-й(?: годині)?`,
  tr: `(?:saat\\s)?(?:${TIME}|\\d{1,2})['’](?:[dt]an itibaren|[dt][ae]n?)|saat\\s${TIME}`,
  ar: `${TIME}(?: (?:صباحًا|مساءً|ظهرًا))?|[\\d٠-٩]{1,2}(?: (?:صباحًا|مساءً|ظهرًا))|(?<=الساعة )[\\d٠-٩]{1,2}(?![\\d٠-٩:])|\\p{L}+ (?:صباحًا|مساءً|ظهرًا)`,
  he: TIME,
  hi: `(?:(?:सुबह|दोपहर|शाम|रात)\\s(?:को\\s)?)?(?:साढ़े\\s)?(?:[\\d०-९]{1,2}(?::\\d{2})?|${HOUR_WORDS.hi})\\sबजे`,
  ja: `(?:午前|午後|朝|昼|夕方|夜)?(?:の)?(?:\\d{1,2}|${HOUR_WORDS.han})(?:時(?:\\d{1,2}分|[一二三四五十]{1,3}分|半)?|:\\d{2})(?=に|から|まで|ごろ|頃|、|は)|(?:正午|お昼)(?=に|から|まで|ごろ|頃|、|は)`,
  zh: `(?:早上|早晨|清晨|上午|中午|下午|晚上|傍晚|凌晨)?(?:\\d{1,2}|${HOUR_WORDS.han})[点點](?:半|钟|鐘|整|\\d{1,2}分?)?`,
  ko: `(?:오전|오후|아침|저녁|밤)?\\s?(?:\\d{1,2}|${HOUR_WORDS.ko})\\s?시(?:\\s?\\d{1,2}분|\\s?반)?(?=에|부터|까지|쯤|,)`,
}; // prettier-ignore

/** Hours by language, in digits and, where they are so told, in words. */
export const HOURS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WRITTEN_HOURS).map(([language, written]) => {
    const spoken = SPOKEN_HOURS[language];
    return [language, spoken === undefined ? written : `${written}|${spoken}`];
  }),
);
