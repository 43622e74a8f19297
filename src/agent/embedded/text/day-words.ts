/**
 * What stands around a day of a month, by language, as parts of regular expressions. `on` goes with the day; `bounds`
 * stays, since "until" is not "on"; `from` and `to` stand around a span of days. Behind the day: `after` with `on`, and
 * `afterFrom`, `afterUntil`, which stay.
 */
export type DayWords = {
  on?: string;
  bounds?: string;
  from?: string;
  to?: string;
  after?: string;
  afterFrom?: string;
  afterUntil?: string;
};

const SLAVIC = { bounds: "od|do|před|pred|prije|po", from: "od", to: "do" };

/** A language that is not here may say "until" in a word that is not known: its days are left in their sentence. */
export const DAY_WORDS: Readonly<Record<string, DayWords>> = {
  en: { on: "on(?:\\sthe)?|starting(?:\\son)?|the", bounds: "from|until|till|by|before|after|since|through|up to|as of", from: "from(?:\\sthe)?|between(?:\\sthe)?", to: "to(?:\\sthe)?|until|till|through" },
  de: { on: "am|zum|den|dem|der", bounds: "ab(?:\\sdem)?|bis(?:\\szum)?|seit(?:\\sdem)?|vom|vor\\sdem|nach\\sdem", from: "vom|von|zwischen\\sdem", to: "bis(?:\\szum)?" },
  fr: { on: "le|au", bounds: "dès\\sle|jusqu['’]au|à\\spartir\\sdu|avant\\sle|après\\sle|du", from: "du|entre\\sle", to: "au|jusqu['’]au" },
  es: { on: "el(?:\\sdía)?|al", bounds: "desde\\sel|hasta\\sel|a\\spartir\\sdel|antes\\sdel|del", from: "del|de|desde\\sel", to: "al?|hasta\\sel" },
  it: { on: "il|l['’]", bounds: "dal(?:l['’])?|fino\\sal(?:l['’])?|entro\\sil|entro\\sl['’]|prima\\sdel", from: "dal(?:l['’])?", to: "(?:fino\\s)?al(?:l['’])?" },
  pt: { on: "em|a|no\\sdia|no|dia", bounds: "a\\spartir\\sde|até(?:\\s(?:a|ao))?|desde|antes\\sde", from: "de|do\\sdia|desde", to: "a|ao\\sdia|até(?:\\s(?:a|ao))?" },
  nl: { on: "op", bounds: "vanaf|tot(?:\\sen\\smet)?|t/m|voor|sinds", from: "van|vanaf", to: "tot(?:\\sen\\smet)?|t/m" },
  sv: { on: "den|på", bounds: "från(?:\\sden)?|till(?:\\sden)?|senast(?:\\sden)?|före(?:\\sden)?", from: "från(?:\\sden)?|mellan(?:\\sden)?", to: "till(?:\\sden)?" },
  nb: { on: "den|på", bounds: "fra(?:\\sden)?|til(?:\\sden)?|innen(?:\\sden)?|før(?:\\sden)?", from: "fra(?:\\sden)?", to: "til(?:\\sden)?" },
  da: { on: "den|på", bounds: "fra(?:\\sden)?|til(?:\\sden)?|senest(?:\\sden)?|inden(?:\\sden)?", from: "fra(?:\\sden)?", to: "til(?:\\sden)?" },
  pl: { on: "w\\sdniu|dnia", bounds: "od|do|przed|po", from: "od", to: "do" },
  cs: { on: "dne", ...SLAVIC },
  sk: { on: "dňa", ...SLAVIC },
  hr: SLAVIC,
  sl: SLAVIC,
  ru: { on: "в\\sдень", bounds: "с|до|к|по|после", from: "с", to: "по|до" },
  uk: { on: "у\\sдень", bounds: "з|від|до|після", from: "з|від", to: "до|по" },
  bg: { on: "на", bounds: "от|до|преди|след", from: "от", to: "до" },
  ro: { on: "pe|în\\sdata\\sde", bounds: "de\\sla|din|până\\s(?:la|pe)|după", from: "de\\sla|din|între", to: "(?:până\\s)?(?:la|pe)" },
  el: { on: "στις|την|τη", bounds: "από\\s(?:τις|την)|(?:έως|ως|μέχρι|πριν)\\s(?:τις|την)", from: "από\\s(?:τις|την)", to: "(?:έως|ως|μέχρι)\\s(?:τις|την)" },
  fi: { after: "\\sna", afterFrom: "\\s(?:alkaen|lähtien)", afterUntil: "\\s(?:asti|saakka|mennessä)" },
  ar: { on: "في|يوم|بتاريخ", bounds: "من|حتى|قبل|بعد|اعتبارًا\\sمن|ابتداءً\\sمن", from: "من", to: "إلى|حتى" },
  he: { on: "ב-?", bounds: "מ-?|עד(?:\\sה-?)?|החל\\sמ-?", from: "מ-?|בין\\sה-?", to: "עד(?:\\sה-?)?" },
  hi: { after: "\\sको", afterFrom: "\\sसे", afterUntil: "\\sतक" },
  bn: { after: "\\s?(?:তারিখে|এ)", afterFrom: "\\s?(?:থেকে)", afterUntil: "\\s?(?:পর্যন্ত)" },
  tr: {
    after: "['’]\\p{L}{1,4}",
    afterFrom: "['’][dt][ae]n(?:\\s(?:itibaren|beri|sonra))?",
    afterUntil: "['’][yn]?[ae]\\s(?:kadar|dek)|['’][dt][ae]n\\sönce",
  },
  id: { on: "pada(?:\\stanggal)?|tanggal", bounds: "dari(?:\\stanggal)?|mulai(?:\\stanggal)?|(?:sampai|hingga)(?:\\stanggal)?|sebelum", from: "dari(?:\\stanggal)?", to: "(?:sampai|hingga)(?:\\stanggal)?" },
  vi: { on: "(?:vào\\s)?ngày", bounds: "từ(?:\\sngày)?|đến(?:\\shết)?(?:\\sngày)?|trước(?:\\sngày)?", from: "từ(?:\\sngày)?", to: "đến(?:\\sngày)?" },
  ja: { after: "に", afterFrom: "から|より|以降", afterUntil: "まで(?:に)?|以前" },
  ko: { after: "에", afterFrom: "부터", afterUntil: "까지" },
  zh: { on: "于|在", bounds: "自|从|從|截至|截止到", from: "自|从|從", to: "至|到", afterFrom: "起", afterUntil: "(?:之)?前|为止|為止|截止|止" },
}; // prettier-ignore
