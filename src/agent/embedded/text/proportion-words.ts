/**
 * `{P}` the part, `{W}` the whole, in digits or words; `{DP}`, `{DW}` in digits only; `{U}` what the part counts in, where the
 * whole counts in the same; `link` the words between them.
 */
export const ADJACENT: Readonly<Record<string, readonly string[]>> = {
  en: [
    "{P}(?:\\s\\p{L}+)?\\s(?<link>in|out\\sof)\\s(?:every\\s|each\\s)?{W}",
    "{P}\\s(?<link>of)\\s(?:every|each|(?:all\\s)?(?:the|our|its|their|his|her|my|your))\\s{W}",
    "{DP}{U}\\s(?<link>of)\\s(?:the\\s)?{DW}",
  ],
  de: [
    "{P}\\s(?<link>der)\\s{DW}",
    "{P}{U}\\s(?<link>von|aus)\\s(?:(?:je|jeweils|allen|insgesamt|unseren|ihren|den|rund)\\s)?{W}",
  ],
  fr: [
    "{P}\\s(?<link>des)\\s{DW}",
    "{DP}{U}\\s(?<link>des)\\s{DW}",
    "{P}\\s(?:\\p{L}+\\s){0,2}(?<link>sur)\\s{W}",
  ],
  es: [
    "{P}\\s(?:\\p{L}+\\s)?(?<link>de\\scada|de\\sentre|en\\scada)\\s{W}",
    "{P}\\s(?<link>de)\\s(?:los|las|nuestros|nuestras|sus)\\s{DW}",
    "{DP}{U}\\s(?<link>de)\\s(?:(?:los|las|nuestros|nuestras|sus)\\s)?{DW}",
  ],
  it: [
    "{P}\\s(?<link>de(?:i|gli|lle))\\s{DW}",
    "{DP}{U}\\s(?<link>de(?:i|gli|lle))\\s{DW}",
    "{P}\\s(?:\\p{L}+\\s){0,2}(?<link>su)\\s(?:ogni\\s)?{W}",
  ],
  pt: [
    "{P}\\s(?<link>d[oa]s)\\s{DW}",
    "{DP}{U}\\s(?<link>d[oa]s)\\s{DW}",
    "{P}\\s(?:\\p{L}+\\s)?(?<link>em\\scada|de\\scada|em)\\s{W}",
  ],
  // "Een atelier van twee meubelmakers" is no half.
  nl: [
    "{P}\\s(?:\\p{L}+\\s)?(?<link>op)\\s(?:(?:de|elke|onze)\\s)?{W}",
    "{P}{U}\\s(?<link>van)\\s(?:(?:de|elke|onze)\\s)?{W}",
  ],
  // "En av de tio" is one of a certain ten, "en av tio" is a rate, "nio gånger av tio" is how often.
  sv: ["{P}\\s(?:(?!g[åa]ng)\\p{L}+\\s)?(?<link>av)\\s{W}", "{P}\\s(?<link>av)\\s(?:de|våra)\\s{DW}"],
  da: [
    "{P}\\s(?:(?!g[åa]ng)\\p{L}+\\s)?(?<link>ud\\saf|af)\\s{W}",
    "{P}\\s(?<link>af)\\s(?:de|vores)\\s{DW}",
  ],
  nb: ["{P}\\s(?:(?!g[åa]ng)\\p{L}+\\s)?(?<link>av)\\s{W}", "{P}\\s(?<link>av)\\s(?:de|våre)\\s{DW}"],
  cs: ["{P}\\s(?:\\p{L}+\\s)?(?<link>ze?)\\s{W}"],
  ro: ["{P}\\s(?:\\p{L}+\\s)?(?<link>din)\\s{W}"],
  el: ["{P}\\s(?:\\p{L}+\\s)?(?<link>στους|στις|στα)\\s{W}"],
  pl: ["{P}\\s(?:\\p{L}+\\s)?(?<link>na|ze?)\\s(?:każdych\\s)?{W}"],
  ru: ["{P}{U}\\s(?<link>из)\\s(?:(?:каждых|всех|наших)\\s)?{W}"],
  uk: ["{P}{U}\\s(?<link>із|з)\\s(?:(?:кожних|усіх|наших)\\s)?{W}"],
  tr: ["her\\s{W}\\s\\p{L}+[dt][ae]n\\s{P}", "(?<whole>\\p{L}+)[dt][ae]\\s{P}"],
  ar: ["{P}\\s(?:\\p{L}+\\s)?(?<link>من\\s(?:كل|بين|أصل))\\s{W}"],
  he: ["{P}\\s(?<link>מתוך|מכל|מבין)\\s{W}"],
  hi: ["(?:हर\\s|प्रत्येक\\s)?{W}\\s(?:[\\p{L}\\p{M}]+\\s)?में\\sसे\\s{P}"],
  bn: ["(?:প্রতি\\s)?{W}\\s?(?:জনের|জন|টির|টি)?\\s(?:[\\p{L}\\p{M}]+\\s)?মধ্যে\\s{P}"],
  ja: [
    "{W}(?:人|匹|本|台|世帯|個|軒|件|社|枚|頭|羽|校)(?:に|中|のうち)、?{P}(?:人|匹|本|台|世帯|個|軒|件|社|枚|頭|羽|校)",
    "{W}分の{P}",
  ],
  ko: [
    "{W}\\s?(?:명|가구|개|대|마리|곳|건)?\\s?(?:중|가운데)\\s?(?:에서?\\s)?{P}\\s?(?:명|가구|개|대|마리|곳|건)?",
    "{W}분의\\s?{P}",
  ],
  zh: ["{W}分之{P}", "每{W}[\\p{Script=Han}]{0,6}?(?:中|里|裡)[就便]?有{P}(?:人|个|個|名|位|家|辆)?"],
};

/** The whole opens the sentence, and the part is told of it later. */
export const BASE: Readonly<Record<string, string>> = {
  en: "(?:out\\s)?of\\s(?:(?:about|every|each|the|our|all|its|their)\\s){0,2}",
  de: "von\\s(?:(?:je|den|unseren|insgesamt|allen|rund|ihren)\\s){0,2}",
  fr: "(?:sur|parmi|de)\\s(?:(?:chaque|les|nos|tous|environ)\\s){0,2}",
  es: "de\\s(?:(?:cada|los|las|nuestros|nuestras|unos|unas)\\s)?",
  it: "(?:su|dei|delle|degli|di)\\s(?:(?:ogni|circa)\\s)?",
  pt: "(?:de|em|dos|das)\\s(?:cada\\s)?",
  nl: "van\\s(?:(?:de|elke|alle|onze)\\s)?",
  sv: "av\\s(?:(?:de|våra|alla|totalt|\\p{L}+s)\\s){0,2}",
  da: "af\\s(?:(?:de|vores|alle|i\\salt|\\p{L}+s)\\s){0,2}",
  nb: "av\\s(?:(?:de|våre|alle|totalt|\\p{L}+s)\\s){0,2}",
  cs: "ze?\\s(?:(?:našich|všech|celkem)\\s)?",
  pl: "(?:na|z|ze|spośród)\\s(?:(?:każde|każdych|wszystkich)\\s)?",
  ru: "из\\s(?:(?:каждых|всех|наших)\\s)?",
  uk: "(?:із|з|зі)\\s(?:(?:кожних|усіх|наших)\\s)?",
  ar: "من\\s(?:(?:كل|بين|أصل)\\s){0,2}",
  he: "(?:מתוך|מכל|מבין)\\s",
};
/** The same where the whole's particle follows it. */
export const BASE_AFTER: Readonly<Record<string, string>> = {
  tr: "her\\s{W}\\s\\p{L}+[dt][ae]n",
  hi: "{W}\\s(?:[\\p{L}\\p{M}]+\\s){0,2}में\\sसे",
  bn: "{W}\\s?(?:[\\p{L}\\p{M}]+\\s){0,2}মধ্যে",
  ja: "{W}[^、。\\d]{0,8}(?:のうち|の内|中)",
  ko: "{W}\\s?(?:\\p{L}+\\s){0,2}(?:중|가운데)",
  zh: "每?{W}[^，。\\d]{0,12}中",
};
/** Between part and whole on screen, where the text parts them. */
export const LINK: Readonly<Record<string, string>> = {
  en: "of", de: "von", fr: "sur", es: "de", it: "su", pt: "de", nl: "van", pl: "z", ru: "из", uk: "із", ar: "من",
  he: "מתוך", sv: "av", da: "af", nb: "av", cs: "z",
}; // prettier-ignore

/** "Every fifth adult" says one of five. */
export const EVERY: Readonly<Record<string, readonly [every: string, ordinals: string]>> = {
  de: ["jede[rsnm]?", "zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte"],
  ru: ["кажд(?:ый|ая|ое|ого|ую)", "втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят"],
  uk: ["кож(?:ен|ний|на|не|ного|ну)", "друг|трет|четверт|п['’]ят|шост|сьом|восьм|дев['’]ят|десят"],
  pl: ["co", "drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt"],
};
/** "Every second day", "three in two years": how often, no part of a whole. */
export const TIMES =
  /^[\s-]*Mal(?!\p{L})|^[\s-]*(?:\p{L}+\s)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|jours?|semaines?|mois|ans|heures?|días?|semanas?|meses|años?|horas?|giorni|settimane|mesi|anni|ore|dias?|anos?|дн\p{L}*|ден\p{L}*|недел\p{L}*|месяц\p{L}*|год\p{L}*|лет|раз\p{L}*|час\p{L}*|dzień|dni|tydzień|miesiąc\p{L}*|lata?|rok\p{L}*|dagen|weken|maanden|jaar|uur|dagar|veckor|månader|år|timmar|gånger|dage|uger|måneder|timer|gange|dager|uker|ganger|dn[íůy]|týdn\p{L}+|měsíc\p{L}*|let|zile|săptămâni|luni|ani|μέρες|εβδομάδες|μήνες|χρόνια|φορές)(?!\p{L})/iu;
