/**
 * How a language says when: `times` the words of one time, as regular expressions, without years that stand by themselves;
 * `glue` what a clause says beside its time and its value when it only goes on with what the one before counted.
 */
export type ToldTimeWords = { times: string; glue: string };

const EN_SPAN = "year|month|week|season|winter|summer|spring|autumn|fall|term|quarter|morning|evening|night";
const DE_SPAN = "Jahr|Monat|Woche|Saison|Winter|Sommer|Frühjahr|Frühling|Herbst|Quartal|Schuljahr";
const FR_SPAN = "année|mois|semaine|saison|hiver|été|printemps|automne|trimestre|rentrée";
const ES_SPAN = "año|mes|semana|temporada|invierno|verano|primavera|otoño|trimestre|curso";
const IT_SPAN = "anno|mese|settimana|stagione|inverno|estate|primavera|autunno|trimestre";
const PT_SPAN = "ano|mês|semana|temporada|época|inverno|verão|primavera|outono|trimestre";
const NL_SPAN = "jaar|maand|week|seizoen|winter|zomer|voorjaar|najaar|lente|herfst|kwartaal|schooljaar";

export const TOLD_TIME_WORDS: Readonly<Record<string, ToldTimeWords>> = {
  en: {
    times: `the (?:following|next) (?:year|season|winter|summer)|the year after|(?:last|this|the previous) (?:${EN_SPAN})|the (?:year|month|week|season|winter|summer) before(?: last)?|(?:\\p{L}+|\\p{Nd}{1,3}) (?:years?|months?|weeks?|decades?) (?:ago|earlier|before|later)|today|nowadays|these days|now`,
    glue: "it|that|they|those|this|we|our|the|figure|number|total|stood|stands|came|comes|counted|count|of|still|s",
  },
  de: {
    times: `im (?:folgenden Jahr|Jahr darauf|Jahr danach|Folgejahr)|(?:im )?(?:letzte[mnrs]?|vorige[mnrs]?|vergangene[mnrs]?|diese[mnrs]?) (?:${DE_SPAN})|im (?:Vorjahr|Vormonat|Jahr (?:zuvor|davor))|vor (?:\\p{L}+|\\p{Nd}{1,3}) (?:Jahr(?:en)?|Monat(?:en)?|Wochen?)|(?:\\p{L}+|\\p{Nd}{1,3}) Jahre? (?:zuvor|davor|vorher|früher|später|danach)|heute|heutzutage|jetzt|inzwischen|früher`,
    glue: "es|das|davon|waren|sind|ist|war|lag|lagen|liegt|liegen|bei|wir|hatten|haben|zählten|zählen|noch|dagegen|hingegen",
  },
  fr: {
    times: `(?:l['’])?année suivante|(?:l['’])?année d['’]après|(?:l['’]|la |le )?(?:an|${FR_SPAN}) (?:derni(?:er|ère)|passée?|précédente?)|(?:cet(?:te)?|ce) (?:${FR_SPAN})|il y a (?:\\p{L}+|\\p{Nd}{1,3}) (?:ans?|mois|semaines?)|(?:\\p{L}+|\\p{Nd}{1,3}) (?:ans?|mois) (?:plus tôt|auparavant|plus tard|après|avant)|aujourd['’]hui|maintenant|désormais`,
    glue: "c|ce|ils|elles|il|elle|on|nous|n|ne|en|y|que|étaient|était|sont|est|avait|avions|avons|comptait|compte|comptions|étions|sommes|encore|d|de|du|le|la|les",
  },
  es: {
    times: `(?:al|el) año siguiente|(?:el|la|en el|en la) (?:${ES_SPAN}) (?:pasad[oa]|anterior|previ[oa])|(?:en )?est[ea] (?:${ES_SPAN})|hace (?:\\p{L}+|\\p{Nd}{1,3}) (?:años?|mes(?:es)?|semanas?)|(?:\\p{L}+|\\p{Nd}{1,3}) años? (?:antes|después|más tarde)|hoy|ahora|hoy en día|actualmente`,
    glue: "eran|era|son|es|fueron|fue|había|hay|éramos|somos|teníamos|tenemos|de|en|ya|todavía|aún|los|las|la|el",
  },
  it: {
    times: `(?:l['’]|nell['’])anno (?:dopo|seguente|successivo)|(?:l['’]|il |la |lo |nell['’]|nel )?(?:${IT_SPAN}) (?:scors[oa]|passat[oa]|precedente|prima)|(?:in )?quest['’]?[oa]?\\s?(?:${IT_SPAN})|(?:\\p{L}+|\\p{Nd}{1,3}) (?:ann[io]|mes[ei]|settiman[ae]) (?:fa|prima|dopo)|oggi|adesso|ora|attualmente`,
    glue: "erano|era|sono|è|c|ce|n|ne|furono|fu|eravamo|siamo|avevamo|abbiamo|di|ancora|il|lo|la|i|gli|le",
  },
  pt: {
    times: `(?:no ano|n?o ano) seguinte|(?:n?o|n?a) (?:${PT_SPAN}) (?:passad[oa]|anterior)|(?:n?est[ea]|n?ess[ea]) (?:${PT_SPAN})|há (?:\\p{L}+|\\p{Nd}{1,3}) (?:anos?|mes(?:es)?|mês|semanas?)|(?:\\p{L}+|\\p{Nd}{1,3}) anos? (?:antes|atrás|depois|mais tarde)|hoje|agora|atualmente|hoje em dia`,
    glue: "eram|era|são|é|foram|foi|havia|há|éramos|somos|tínhamos|temos|de|ainda|já|o|a|os|as",
  },
  nl: {
    times: `(?:het|een) jaar (?:erop|daarop|erna|later)|(?:vorig[e]?|afgelopen|dit|deze) (?:${NL_SPAN})|(?:het jaar|een jaar) (?:ervoor|daarvoor|eerder)|(?:\\p{L}+|\\p{Nd}{1,3}) (?:jaar|maanden|weken) (?:geleden|eerder|later)|vandaag|nu|tegenwoordig|vroeger`,
    glue: "het|dat|er|waren|zijn|was|is|lag|lagen|ligt|bij|op|we|wij|hadden|hebben|telden|tellen|nog",
  },
  sv: {
    times: "året (?:efter|därpå)|förra (?:året|månaden|veckan|säsongen|vintern|sommaren)|i (?:fjol|år|vinter|somras|vintras)|(?:det här|den här) (?:året|månaden|säsongen|vintern)|året (?:innan|före)|för (?:\\p{L}+|\\p{Nd}{1,3}) (?:år|månader) sedan|(?:\\p{L}+|\\p{Nd}{1,3}) år (?:senare|tidigare)|i dag|idag|nu",
    glue: "det|de|var|är|siffran|vi|hade|har|bara|ännu|fortfarande|på|låg|ligger",
  },
  pl: {
    times: "rok później|w następnym roku|(?:ostatniego|zeszłego) roku|(?:w )?(?:zeszłym|ubiegłym|poprzednim|minionym|tym) (?:roku|miesiącu|tygodniu|sezonie|kwartale)|(?:zeszłej|ubiegłej|tej) (?:zimy|wiosny|jesieni)|(?:zeszłego|tego) lata|(?:(?:\\p{L}+|\\p{Nd}{1,3}) (?:lata|lat|miesiące|miesięcy)|rok|miesiąc) (?:temu|wcześniej|później)|dziś|dzisiaj|obecnie|teraz",
    glue: "było|jest|są|były|byli|to|ich|ona|ono|wynosiło|wynosi|jeszcze|tylko|już|a|i|mieliśmy|mamy",
  },
  ru: {
    times: "через (?:год|(?:\\p{L}+|\\p{Nd}{1,3}) (?:года|лет))|на следующий год|годом позже|в (?:прошлом|этом|позапрошлом|предыдущем) (?:году|месяце|сезоне|квартале)|(?:прошлой|этой) (?:зимой|весной|осенью)|(?:прошлым|этим) летом|(?:(?:\\p{L}+|\\p{Nd}{1,3}) (?:года|лет|месяца|месяцев)|год|месяц) (?:назад|спустя|раньше)|сегодня|сейчас|теперь",
    glue: "было|их|это|они|был|была|были|составил[ао]?|составляет|ещё|еще|уже|а|и|у|нас",
  },
  uk: {
    times: "наступного року|через рік|(?:минулого|цього|попереднього) (?:року|місяця|сезону|літа)|(?:минулої|цієї) (?:зими|весни|осені)|торік|цьогоріч|(?:(?:\\p{L}+|\\p{Nd}{1,3}) (?:роки|років|місяці|місяців)|рік) тому|сьогодні|зараз|тепер",
    glue: "було|їх|це|вони|був|була|були|ще|вже|а|і|й|та|у|нас",
  },
  tr: {
    times: "ertesi yıl|(?:geçen|bu|önceki|geçtiğimiz) (?:yıl|sene|ay|hafta|kış|yaz|sezon|dönem|bahar)|(?:\\p{L}+|\\p{Nd}{1,3}) (?:yıl|sene|ay|hafta) (?:önce|sonra)|bugün|şimdi|günümüzde",
    glue: "ise|bu|sayı|rakam|oldu|idi|olmuştu|vardı|var|oldu|çıktı|indi|düştü|kadar|da|de|ve",
  },
  ar: {
    times: "(?:في )?العام التالي|(?:في )?السنة التالية|(?:في )?(?:العام|الشهر|الأسبوع|الموسم|الشتاء|الصيف) (?:الماضي|السابق|الحالي)|(?:في )?السنة (?:الماضية|السابقة|الحالية)|(?:في )?هذا (?:العام|الشهر|الموسم|الشتاء|الصيف)|(?:في )?هذه السنة|قبل (?:عام|سنة|عامين|سنتين|\\p{L}+ (?:سنوات|أعوام|أشهر)|\\p{Nd}{1,3} (?:سنوات|أعوام|سنة|عامًا|عاما))|اليوم|الآن",
    glue: "كان|كانت|كانوا|هو|هي|بلغ|بلغت|العدد|الرقم|عددهم|عددها|أصبح|أصبحت|أصبحوا|فقط|و",
  },
  he: {
    times: "(?:בשנה|בחודש|בשבוע|בעונה) (?:שעברה|שעבר|הקודמת|הקודם)|אשתקד|השנה|החודש|השבוע|לפני (?:שנה|שנתיים|\\p{L}+ (?:שנים|חודשים)|\\p{Nd}{1,3} (?:שנים|שנה|חודשים))|היום|כיום|עכשיו",
    glue: "היה|היו|היתה|הייתה|הוא|היא|הם|הן|המספר|מספרם|כבר|רק|כ|ו|יש|נותרו|נשארו|הגיע|הגיעו|עלה|ל",
  },
  hi: {
    times: "(?:पिछले|इस|बीते) (?:साल|वर्ष|महीने|हफ़्ते|हफ्ते|सर्दी|गर्मी|मौसम)(?: में)?|(?:[\\p{L}\\p{M}]+|\\p{Nd}{1,3}) (?:साल|वर्ष|महीने) (?:पहले|बाद)|आज|अब",
    glue: "था|थे|थी|है|हैं|हो|गया|गई|गए|रहा|रह|मिला|मिले|मिली|यह|ये|वह|वे|तो|ही|और|पर|में|तक|हुआ|हुए|हुई|की|का|के",
  },
  ja: {
    times: "(?:その)?翌年度?|(?:[一二三四五六七八九十]+|\\p{Nd}{1,3})年後|一昨年|昨年度?|去年|今年度?|前年|先月|今月|先週|今週|昨シーズン|今シーズン|この冬|昨冬|今冬|(?:[一二三四五六七八九十]+|\\p{Nd}{1,3})(?:年|か月|ヶ月)前|現在",
    glue: "(?:は|が|に|には|では|で|も|の|を|、|でした|です|だった|だ|まで|となりました|になりました|でしたが|ですが|使いました|あと|それが|そして|と|わずか|ただ|しかし)+",
  },
  ko: {
    times: "이듬해|다음 ?해|작년|지난해|올해|지난달|이달|재작년|(?:\\p{L}{1,2}|\\p{Nd}{1,3})\\s?년 (?:전|후|뒤)|지금|현재|오늘날|이제",
    glue: "에|에는|는|은|이|가|그|수는|숫자는|모두|약간|다시",
  },
  zh: {
    times: "次年|第二年|去年|前年|今年|上个月|上個月|这个月|這個月|上周|本周|本月|(?:[一二两三四五六七八九十]+|\\p{Nd}{1,3})年[前后後]|现在|現在|如今|目前|今天",
    glue: "(?:是|有|为|為|则|則|到了|到|只|仅|僅|就|却|卻|已|达|達|了|的|而|这个数字|，|、|只有|变成|變成|降到|升到)+",
  },
}; // prettier-ignore
