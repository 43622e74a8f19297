/** Two words that open two sentences and set them against each other, as alternatives of regular expressions. */
export type OpeningPair = { one: string; other: string; kind: "times" | "then" | "places" };

/** By language: seasons, any two of them (`seasons`), and pairs. What stands in the pattern is the head of its side. */
type Openers = { seasons: string; pairs: readonly [kind: OpeningPair["kind"], one: string, other: string][] };

/** "Inside the greenhouse": what it is that has two sides. */
const of = (articles: string): string => `(?:\\s(?:${articles})\\s?[\\p{L}-]+)?`;

export const OPENERS: Readonly<Record<string, Openers>> = {
  en: {
    seasons: "in (?:the )?(?:spring|summer|autumn|fall|winter)",
    pairs: [
      ["times", "by day|during the day|in the daytime", "at night|by night|during the night"], ["times", "in (?:the )?dry season", "in (?:the )?(?:wet|rainy) season"],
      ["then", "in the past(?! (?:year|month|week|day|decade|century|few|two|three|four|five|ten|\\d))|in former times|formerly|before(?=,)|a (?:hundred|thousand) years ago|back then|in (?:the )?(?:1[5-9]|20)\\d\\d(?:s)?", "today|now|nowadays|these days"], ["then", "before the (?!next|last)[\\p{L}-]+(?=,)", "after (?:it|the [\\p{L}-]+)(?=,)"],
      ["places", `(?:on the )?inside${of("the|an?|of the")}|indoors`, `(?:on the )?outside${of("the|an?|of the")}|outdoors`], ["places", "upstream", "downstream"], ["places", "on land", "in (?:the )?water|at sea"], ["places", "in theory", "in practice"], ["places", "in the north", "in the south"],
    ],
  },
  de: {
    seasons: "im (?:frühling|frühjahr|sommer|herbst|winter)",
    pairs: [
      ["times", "tagsüber|am tage?|bei tag", "nachts|in der nacht|bei nacht"], ["then", "früher|damals|einst|vor hundert jahren|ehemals", "heute|jetzt|heutzutage|inzwischen"],
      ["places", "drinnen|innen|im inneren", "draußen|außen"], ["places", "am oberlauf|flussaufwärts", "am unterlauf|flussabwärts"], ["places", "in der theorie", "in der praxis"], ["places", "im norden", "im süden"], ["places", "an land", "im wasser"],
    ],
  },
  fr: {
    seasons: "en (?:été|automne|hiver)|au printemps|l['’](?:été|automne|hiver)|à l['’]automne",
    pairs: [
      ["times", "le jour|de jour|pendant la journée|en journée", "la nuit|de nuit|pendant la nuit"], ["then", "autrefois|jadis|avant(?=,)|dans le passé|à l['’]époque", "aujourd['’]hui|maintenant|désormais|de nos jours"],
      ["places", "à l['’]intérieur(?: d[eu] (?:la |l['’])?[\\p{L}-]+)?|dedans", "à l['’]extérieur|dehors"], ["places", "en amont", "en aval"], ["places", "en théorie", "en pratique"], ["places", "au nord", "au sud"],
    ],
  },
  es: {
    seasons: "en (?:el )?(?:primavera|verano|otoño|invierno)",
    pairs: [
      ["times", "de día|durante el día", "de noche|por la noche|durante la noche"], ["then", "antes|antiguamente|en el pasado|antaño", "ahora|hoy(?: en día)?|actualmente"],
      ["places", "dentro|adentro|en el interior|por dentro", "fuera|afuera|en el exterior|por fuera"], ["places", "en teoría", "en la práctica"], ["places", "en el norte", "en el sur"], ["places", "río arriba|aguas arriba", "río abajo|aguas abajo"],
    ],
  },
  it: {
    seasons: "d['’](?:estate|inverno|autunno)|in (?:primavera|estate|autunno|inverno)",
    pairs: [["times", "di giorno|durante il giorno", "di notte|durante la notte"], ["then", "un tempo|in passato|prima(?=,)|una volta", "oggi|adesso|ora|oggigiorno"], ["places", "dentro|all['’]interno", "fuori|all['’]esterno"], ["places", "in teoria", "in pratica"], ["places", "al nord", "al sud"], ["places", "a monte", "a valle"]],
  },
  pt: {
    seasons: "n[oa] (?:primavera|verão|outono|inverno)",
    pairs: [["times", "de dia|durante o dia", "de noite|à noite|durante a noite"], ["then", "antigamente|antes|no passado|outrora", "hoje(?: em dia)?|agora|atualmente"], ["places", "(?:lá )?dentro|no interior", "(?:lá )?fora|no exterior"], ["places", "em teoria", "na prática"], ["places", "no norte", "no sul"]],
  },
  nl: {
    seasons: "in de (?:lente|zomer|herfst|winter)|in het (?:voorjaar|najaar)|['’]s (?:zomers|winters)",
    pairs: [["times", "overdag", "['’]s nachts"], ["then", "vroeger|destijds", "nu|tegenwoordig|vandaag"], ["places", "binnen", "buiten"], ["places", "in theorie", "in de praktijk"], ["places", "stroomopwaarts", "stroomafwaarts"]],
  },
  sv: { seasons: "(?:på|om) (?:våren|sommaren|hösten|vintern)", pairs: [["times", "på dagen|om dagen", "på natten|om natten"], ["then", "förr|tidigare|förr i tiden", "nu|i dag|idag|numera"], ["places", "inne|inomhus", "ute|utomhus"], ["places", "i teorin", "i praktiken"]] },
  da: { seasons: "om (?:foråret|sommeren|efteråret|vinteren)", pairs: [["times", "om dagen", "om natten"], ["then", "før|tidligere|førhen", "nu|i dag"], ["places", "indenfor|inde", "udenfor|ude"], ["places", "i teorien", "i praksis"]] },
  nb: { seasons: "(?:om|på) (?:våren|sommeren|høsten|vinteren)", pairs: [["times", "om dagen", "om natten"], ["then", "før|tidligere", "nå|i dag"], ["places", "inne|innendørs", "ute|utendørs"], ["places", "i teorien", "i praksis"]] },
  pl: { seasons: "wiosną|latem|jesienią|zimą", pairs: [["times", "w dzień|za dnia", "w nocy|nocą"], ["then", "dawniej|kiedyś|w przeszłości", "dziś|dzisiaj|teraz|obecnie"], ["places", "wewnątrz|w środku", "na zewnątrz"], ["places", "w teorii", "w praktyce"], ["places", "na północy", "na południu"]] },
  cs: { seasons: "na jaře|v létě|na podzim|v zimě", pairs: [["times", "ve dne|přes den", "v noci"], ["then", "dříve|kdysi", "dnes|nyní|teď"], ["places", "uvnitř", "venku|zvenku"], ["places", "teoreticky|v teorii", "prakticky|v praxi"]] },
  ru: { seasons: "весной|летом|осенью|зимой", pairs: [["times", "дн[её]м", "ночью"], ["then", "раньше|прежде|в прошлом", "теперь|сейчас|сегодня"], ["places", "внутри", "снаружи"], ["places", "в теории", "на практике"], ["places", "на севере", "на юге"]] },
  uk: { seasons: "навесні|весною|влітку|восени|взимку", pairs: [["times", "вдень|удень", "вночі|уночі"], ["then", "раніше|колись|у минулому", "тепер|зараз|сьогодні|нині"], ["places", "усередині|всередині", "зовні|надворі"], ["places", "у теорії", "на практиці"]] },
  tr: { seasons: "ilkbaharda|baharda|yazın|sonbaharda|kışın", pairs: [["times", "gündüz(?:leri)?", "gece(?:leri)?"], ["then", "eskiden|geçmişte", "şimdi|bugün|artık|günümüzde"], ["places", "içeride", "dışarıda"], ["places", "teoride", "pratikte"]] },
  ar: { seasons: "في (?:الربيع|الصيف|الخريف|الشتاء)", pairs: [["times", "في النهار|نهار[اًا]{1,2}", "(?:و?في الليل|و?ليل[اًا]{1,2})"], ["then", "في الماضي|سابق[اًا]{1,2}|قديم[اًا]{1,2}", "و?(?:أما )?(?:اليوم|الآن|حالي[اًا]{1,2})"], ["places", "في الداخل", "و?في الخارج"], ["places", "نظري[اًا]{1,2}", "و?عملي[اًا]{1,2}"]] },
  he: { seasons: "באביב|בקיץ|בסתיו|בחורף", pairs: [["times", "ביום", "ובלילה|בלילה"], ["then", "בעבר|פעם|לפנים", "היום|כיום|עכשיו|כעת"], ["places", "בפנים", "בחוץ"], ["places", "בתאוריה|בתיאוריה", "במציאות|בפועל"]] },
  hi: { seasons: "(?:वसंत|गर्मियों|गर्मी|शरद|पतझड़|सर्दियों|सर्दी) में", pairs: [["times", "दिन में", "रात में|रात को"], ["then", "पहले|पुराने समय में", "अब|आज|आजकल"], ["places", "अंदर|भीतर", "बाहर"], ["places", "सिद्धांत में", "व्यवहार में"]] },
  zh: { seasons: "(?:春|夏|秋|冬)(?:天|季)里?", pairs: [["times", "白天", "夜里|夜晚|晚上"], ["then", "过去|以前|从前|過去|從前", "现在|如今|今天|現在"], ["places", "(?:室|屋)?[里内内][面侧]?|室内", "(?:室|屋)?外[面侧]?"], ["places", "理论上|理論上", "实际上|實際上"]] },
  ja: { seasons: "(?:春|夏|秋|冬)(?:に)?(?=は)", pairs: [["times", "(?:昼|昼間|日中)(?:に)?(?=は)", "(?:夜|夜間)(?:に)?(?=は)"], ["then", "(?:昔|以前|かつて)(?=は)", "(?:今|現在|いま)(?=は|で)"], ["places", "(?:中|室内|内側)(?=[はで])", "(?:外|室外|外側)(?=[はで])"]] },
  ko: { seasons: "(?:봄|여름|가을|겨울)(?=에는|은|에)", pairs: [["times", "낮(?=에는|에)", "밤(?=에는|에)"], ["then", "(?:예전|과거|옛날)(?=에는|에)", "(?:지금|오늘날|현재|이제)(?=은|에는|는)"], ["places", "(?:안|실내|안쪽)(?=은|에서는|에는|는)", "(?:밖|바깥|실외)(?=은|에서는|에는|는)"]] },
}; // prettier-ignore

/** A verb of being, or a verb with its own pronoun, in front: of what was spoken of before. */
export const SAYS_OF_IT: Readonly<Record<string, string>> = {
  es: "está|están|es|son|se|tiene|tienen|no|solo|queda", it: "è|sono|si|ha|hanno|non", pt: "está|estão|é|são|se|tem|têm|fica", pl: "jest|są|ma|bywa", cs: "je|jsou|má|se", tr: "\\p{L}+(?:dır|dir|dur|dür|tır|tir)", he: "הוא|היא|הם|הן", ar: "يكون|تكون|هو|هي|يصبح|تصبح", hi: "वह|वे|यह|ये", ja: "[\\p{L}]+", zh: "变|變|是|很|一片", ko: "[\\p{L}]+",
}; // prettier-ignore
