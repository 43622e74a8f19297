/** Words that are counted and say when, in the languages that the planner knows. */
export const TIMES =
  /^(?:d|j|days?|weeks?|months?|years?|nights?|evenings?|mornings?|hours?|tage?|woche|monat|jahr|abend|nacht|stunde|jours?|journée|semaines?|mois|année|an|soir|soirée|nuit|día|días|semana|mes|año|noche|jornada|giorno|giornata|settimana|mese|anno|sera|notte|dia|dias|mês|ano|noite|dag|dagen|week|maand|jaar|avond|vecka|månad|år|kväll|uge|måned|aften|uke|kveld|päivä|viikko|kuukausi|vuosi|dzień|tydzień|miesiąc|rok|wieczór|den|týden|měsíc|večer|deň|týždeň|nap|hét|hónap|év|este|ziua|zi|săptămâna|luna|anul|seara|день|неделя|месяц|год|вечер|тиждень|місяць|рік|вечір|ден|седмица|ημέρα|μέρα|ημ|εβδομάδα|μήνας|έτος|gün|hafta|ay|yıl|akşam|gece|اليوم|يوم|الأسبوع|الشهر|السنة|العام|الليلة|יום|שבוע|חודש|שנה|ערב|روز|هفته|ماه|سال|दिन|हफ़्ता|हफ्ता|सप्ताह|महीना|साल|दिवस|দিন|সপ্তাহ|মাস|நாள்|வாரம்|రోజు|వారం|วันที่|วัน|สัปดาห์ที่|สัปดาห์|hari|minggu|bulan|tahun|malam|ngày|tuần|tháng|năm|日目|週目|か月目|ヶ月目|年目|天|日|周|週|个月|年|일차|주차|일째|주째|날)$/iu;

/** Words that count what is to be done one after the other. */
export const STEPS =
  /^(?:steps?|schritt|étape|paso|passo|passaggio|stap|steg|trin|vaihe|krok|lépés|pasul|pas|шаг|крок|стъпка|βήμα|adım|الخطوة|خطوة|צעד|مرحله|चरण|कदम|ধাপ|படி|దశ|ขั้นตอนที่|langkah|bước|手順|ステップ|步|步骤|단계)$/iu;

/** First, second, third …, where heads are counted in words. */
export const ORDINALS: Readonly<Record<string, readonly string[]>> = {
  en: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
  de: ["erste[rsn]?", "zweite[rsn]?", "dritte[rsn]?", "vierte[rsn]?", "fünfte[rsn]?", "sechste[rsn]?", "siebte[rsn]?"],
  fr: ["premi(?:er|ère)", "deuxième|seconde?", "troisième", "quatrième", "cinquième", "sixième", "septième"],
  es: ["primer[oa]?", "segund[oa]", "tercer[oa]?", "cuart[oa]", "quint[oa]", "sext[oa]", "séptim[oa]"],
  it: ["prim[oa]", "second[oa]", "terz[oa]", "quart[oa]", "quint[oa]", "sest[oa]", "settim[oa]"],
  pt: ["primeir[oa]", "segund[oa]", "terceir[oa]", "quart[oa]", "quint[oa]", "sext[oa]", "sétim[oa]"],
  nl: ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende"],
  sv: ["första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde"],
  pl: ["pierwszy", "drugi", "trzeci", "czwarty", "piąty", "szósty", "siódmy"],
  cs: ["první", "druhý", "třetí", "čtvrtý", "pátý", "šestý", "sedmý"],
  hu: ["első", "második", "harmadik", "negyedik", "ötödik", "hatodik", "hetedik"],
  fi: ["ensimmäinen", "toinen", "kolmas", "neljäs", "viides", "kuudes", "seitsemäs"],
  ru: ["перв(?:ый|ая)", "втор(?:ой|ая)", "трет(?:ий|ья)", "четв[её]рт(?:ый|ая)", "пят(?:ый|ая)", "шест(?:ой|ая)", "седьм(?:ой|ая)"],
  uk: ["перший", "другий", "третій", "четвертий", "п['’]ятий", "шостий", "сьомий"],
  el: ["πρώτη", "δεύτερη", "τρίτη", "τέταρτη", "πέμπτη", "έκτη", "έβδομη"],
  tr: ["birinci|[iİ]lk", "[iİ]kinci", "üçüncü", "dördüncü", "beşinci", "altıncı", "yedinci"],
  ar: ["الأول[ى]?", "الثاني[ة]?", "الثالث[ة]?", "الرابع[ة]?", "الخامس[ة]?", "السادس[ة]?", "السابع[ة]?", "الثامن[ة]?"],
  he: ["ה?ראשו(?:ן|נה)", "ה?שני(?:יה|ה)?", "ה?שלישי(?:ת)?", "ה?רביעי(?:ת)?", "ה?חמישי(?:ת)?", "ה?שישי(?:ת)?", "ה?שביעי(?:ת)?"],
  fa: ["اول|یکم", "دوم", "سوم", "چهارم", "پنجم", "ششم", "هفتم"],
  hi: ["पहल[ाे]", "दूसर[ाे]", "तीसर[ाे]", "चौथ[ाे]", "पाँचव(?:ाँ|ें)|पांचव(?:ां|ें)", "छठ[ाे]", "सातव(?:ाँ|ें)"],
  ko: ["첫째", "둘째", "셋째", "넷째", "다섯째", "여섯째", "일곱째"],
}; // prettier-ignore
