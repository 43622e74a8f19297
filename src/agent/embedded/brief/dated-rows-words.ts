/**
 * By language, as alternatives of regular expressions: the seasons, which part of a month or a year it is, and months
 * that the calendar of the runtime has in another form.
 */
export const DATE_WORDS: Readonly<Record<string, { season: string; part: string; months?: string }>> = {
  en: { season: "spring|summer|autumn|fall|winter", part: "early|mid-?|late|beginning of|end of", months: "sept" },
  de: { season: "Frühjahr|Frühling|Sommer|Herbst|Winter", part: "Anfang|Mitte|Ende" },
  fr: { season: "printemps|été|automne|hiver", part: "début|mi-|fin|courant" },
  es: { season: "primavera|verano|otoño|invierno", part: "principios|mediados|finales|comienzos" },
  it: { season: "primavera|estate|autunno|inverno", part: "inizio|metà|fine" },
  pt: { season: "primavera|verão|outono|inverno", part: "início|meados|fim|final" },
  nl: { season: "voorjaar|lente|zomer|herfst|najaar|winter", part: "begin|medio|half|eind" },
  sv: { season: "våren|vår|sommaren|sommar|hösten|höst|vintern|vinter", part: "början av|mitten av|slutet av" },
  da: { season: "forår(?:et)?|sommer(?:en)?|efterår(?:et)?|vinter(?:en)?", part: "primo|medio|ultimo|starten af|slutningen af" },
  nb: { season: "vår(?:en)?|sommer(?:en)?|høst(?:en)?|vinter(?:en)?", part: "tidlig i|midten av|slutten av" },
  fi: { season: "kevät|kesä|syksy|talvi", part: "alku|loppu" },
  pl: { season: "wiosn[aą]|lat(?:o|em)|jesień|jesienią|zim[aą]", part: "początek|połowa|koniec" },
  cs: { season: "jaro|léto|podzim|zima", part: "začátek|polovina|konec" },
  ru: { season: "весн(?:а|ой)|лет(?:о|ом)|осень(?:ю)?|зим(?:а|ой)", part: "начало|середина|конец" },
  uk: { season: "весн(?:а|ою)|літ(?:о|ом)|осінь|восени|зим(?:а|ою)", part: "початок|середина|кінець" },
  tr: { season: "ilkbahar|bahar|yaz|sonbahar|güz|kış", part: "" },
  ar: { season: "(?:ال)?ربيع|(?:ال)?صيف|(?:ال)?خريف|(?:ال)?شتاء", part: "أوائل|منتصف|أواخر|بداية|نهاية" },
  he: { season: "(?:ה?)אביב|(?:ה?)קיץ|(?:ה?)סתיו|(?:ה?)חורף", part: "תחילת|אמצע|סוף" },
  hi: { season: "वसंत|गर्मी|गर्मियाँ|पतझड़|सर्दी|सर्दियाँ", part: "", months: "मई|जून" },
  bn: { season: "বসন্ত|গ্রীষ্ম|শরৎ|শীত", part: "", months: "মে|জুন" },
  id: { season: "", part: "awal|pertengahan|akhir" },
  el: { season: "άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας", part: "αρχές|μέσα|τέλη", months: "Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος" },
}; // prettier-ignore

/** "Q3", "T2", "3. Quartal", "kvartal 3", "III квартал". */
export const QUARTERS =
  "(?:[QT][1-4](?!\\p{N})|[1-4](?:\\.|º|er|e|ème|-й)?\\s(?:Quartal|quarter|trimestre|trimestri|kwartaal|kvartal|kvartál|kwartał|квартал|çeyrek|neljännes)|(?:quarter|Quartal|trimestre|kvartal|kwartał|квартал)\\s[1-4]|(?:I{1,3}|IV)\\s(?:kwartał|квартал|trimestre)|الربع (?:الأول|الثاني|الثالث|الرابع)|רבעון [1-4]|(?:पहली|दूसरी|तीसरी|चौथी) तिमाही)";

const COUNT = "\\d{1,3}(?:\\s?[–-]\\s?\\d{1,3})?";
/** "Week 1", "v. 12", "KW 12", "Tag 3", "第2週", "3주차". */
export const WEEKS =
  `(?:(?:week|weeks|wk|day|days|month|year|KW|Woche|Wochen|Tag|Monat|Jahr|semaine|semaines|jour|mois|semana|semanas|día|dia|mes|mês|settimana|giorno|mese|dag|maand|vecka|v|uge|uke|måned|månad|viikko|päivä|tydzień|dzień|miesiąc|týden|den|měsíc|неделя|день|месяц|тиждень|місяць|hafta|gün|ay|الأسبوع|أسبوع|اليوم|الشهر|שבוע|יום|חודש|सप्ताह|हफ़्ता|दिन|महीना|minggu|hari|bulan|tuần|ngày|tháng|εβδομάδα|ημέρα|μήνας)\\.?\\s${COUNT}(?:\\s20\\d{2})?` +
  `|\\d{1,2}\\.\\s(?:Woche|Tag|Monat|hafta|gün|ay|týden|viikko|uge|hét)|\\d{1,2}-(?:я неделя|й день|й месяц)|第[一二三四五六七八九十\\d]{1,3}(?:週目?|周|日|天|か月目?|个月|個月)|\\d{1,3}(?:日目|週目|か月目|年目|주차|일차|개월차|년차)` +
  "|الأسبوع (?:الأول|الثاني|الثالث|الرابع|الخامس|السادس)|(?:पहला|दूसरा|तीसरा|चौथा) (?:सप्ताह|दिन|महीना))";
