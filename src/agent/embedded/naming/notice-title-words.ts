/**
 * What leads to news in a notice and says only that it is one: "We are pleased to inform all parents that …". Not of languages whose
 * verb then stands at the end.
 */
export const INFORMS: Readonly<Record<string, RegExp>> = {
  en: /^[^,.:;\p{Nd}]{0,70}(?:inform|announce|please note|be aware|notif|advis|let you know|remind|draw your attention)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?\sthat\s/iu,
  fr: /^[^,.:;\p{Nd}]{0,70}(?:inform|veuillez not|annonc|avis|rappel|signal|fai\p{L}+ savoir)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?\s(?:que\s|qu['’](?=\p{L}))/iu,
  es: /^[^,.:;\p{Nd}]{0,70}(?:inform|en cuenta|comunic|anunci|avis|record|hac\p{L}+ saber)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?\sque\s/iu,
  it: /^[^,.:;\p{Nd}]{0,70}(?:inform|si prega di not|comunic|annunci|avvis|avvert|ricord)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?\sche\s/iu,
  pt: /^[^,.:;\p{Nd}]{0,70}(?:inform|em atenção|comunic|anunci|avis|lembr)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?\sque\s/iu,
  sv: /^[^,.:;\p{Nd}]{0,70}(?:informer|meddela|påminn)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?\satt\s/iu,
  da: /^[^,.:;\p{Nd}]{0,70}(?:informer|meddel|oplys)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?,?\sat\s/iu,
  nb: /^[^,.:;\p{Nd}]{0,70}(?:informer|meddel|opplys)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?\sat\s/iu,
  pl: /^[^,.:;\p{Nd}]{0,70}(?:inform|zawiadam|powiadam|ogłasza|przypomina)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?,\s(?:że|iż)\s/iu,
  cs: /^[^,.:;\p{Nd}]{0,70}(?:oznamuj|inform|upozorňuj|sděluj)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?,\sže\s/iu,
  ru: /^[^,.:;\p{Nd}]{0,70}(?:сообща|информир|уведомля|извеща|напомина)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?,\sчто\s/iu,
  uk: /^[^,.:;\p{Nd}]{0,70}(?:повідомля|інформу|сповіща|нагаду)\p{L}*(?:\s[^,.:;\p{Nd}]{0,50})?,\sщо\s/iu,
  ar: /^[^,،.:؛\p{Nd}]{0,50}(?:نخبركم|نعلمكم|إعلامكم|إخباركم|نعلن(?: لكم)?|تعلن [^،.]{2,40}?|نحيطكم علما[ًا]*|إبلاغكم|نبلغكم|نذكركم)\s(?:عن\s|أن\s|بأن\s|ب(?=\p{L}{3}))/u,
  he: /^[^,.:;\p{Nd}]{0,50}(?:להודיע|מודיעים|מודיע|מודיעה|לעדכן|מעדכנים|להזכיר|מזכירים)(?:\s[^,.:;\p{Nd}]{0,40})?\s(?:כי\s|על\s|ש(?=\p{L}{3}))/u,
  hi: /^[^,।:;\p{Nd}]{0,70}(?:सूचित|सूचना दी|घोषणा|बताना चाह|बताते हुए|अवगत|जानकारी दी)[^,।:;\p{Nd}]{0,40}\sकि\s/u,
};

/** From when to when, which is heard and seen: "zwischen 8 und 13 Uhr", "de 9 a 12", "from 9 am to 5 pm". */
const TIME = "\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})?\\s?(?:uhr|h(?![\\p{L}])|heures?|a\\.?m\\.?(?![\\p{L}])|p\\.?m\\.?(?![\\p{L}])|horas?|час(?:ов|а)?|годин\\p{L}?|uur)?"; // prettier-ignore
export const FROM_TO: Readonly<Record<string, string>> = {
  en: `(?:from|between)\\s${TIME}\\s?(?:to|and|until|till)\\s${TIME}`,
  de: `(?:zwischen|von)\\s${TIME}\\s?(?:und|bis)\\s${TIME}`,
  fr: `(?:de|entre)\\s${TIME}\\s?(?:à|et)\\s${TIME}`,
  es: `(?:de|entre las|desde las)\\s${TIME}\\s?(?:a|y las|hasta las)\\s${TIME}`,
  it: `(?:dalle|tra le)\\s(?:ore\\s)?${TIME}\\s?(?:alle|e le)\\s(?:ore\\s)?${TIME}`,
  pt: `(?:das|entre as)\\s${TIME}\\s?(?:às|e as)\\s${TIME}`,
  nl: `(?:van|tussen)\\s${TIME}\\s?(?:tot|en)\\s${TIME}`,
  sv: `(?:mellan|från)\\s(?:kl(?:ockan|\\.)?\\s)?${TIME}\\s?(?:och|till)\\s${TIME}`,
  da: `(?:mellem|fra)\\s(?:kl\\.?\\s)?${TIME}\\s?(?:og|til)\\s${TIME}`,
  nb: `(?:mellom|fra)\\s(?:kl\\.?\\s)?${TIME}\\s?(?:og|til)\\s${TIME}`,
  pl: `(?:w godz\\p{L}*\\s|od\\s)(?:godz\\p{L}*\\s)?${TIME}\\s?(?:[-–—]|do)\\s?${TIME}`,
  ru: `с\\s${TIME}\\s?до\\s${TIME}`,
  uk: `(?:з|від)\\s${TIME}\\s?до\\s${TIME}`,
  tr: "saat\\s\\p{Nd}{1,2}[.:]\\p{Nd}{2}\\s(?:ile|-|–)\\s\\p{Nd}{1,2}[.:]\\p{Nd}{2}\\s(?:saatleri\\s)?arasında",
  he: "(?:בין השעות |בין )\\p{Nd}{1,2}:\\p{Nd}{2} ל-?\\p{Nd}{1,2}:\\p{Nd}{2}",
};

/** The same, and the day, where a date is parted from its sentence by no blank or needs none. */
export const WHEN_EAST: Readonly<Record<string, RegExp>> = {
  ja: /^[^、。]*(?:\p{Nd}|[一二三四五六七八九十]月)[^、。]*(?:から|まで|に|より|は)、/u,
  zh: /(?:现定于|定于|将于|將於|将在|于|於)?(?:\p{Nd}{4}年)?(?:(?:本|下)周[一二三四五六日]|\p{Nd}{1,2}月\p{Nd}{1,2}[日号號])(?:（[^（）]{1,6}）|\([^()]{1,6}\))?(?:[至到]\p{Nd}{1,2}(?:月\p{Nd}{1,2})?[日号號])?(?:(?:上午|下午|早上|晚上|中午)?\p{Nd}{1,2}(?:[点點时時]|[:：]\p{Nd}{2})(?:半|\p{Nd}{1,2}分)?(?:[至到—–-](?:上午|下午|早上|晚上|中午)?\p{Nd}{1,2}(?:[点點时時]|[:：]\p{Nd}{2})(?:半|\p{Nd}{1,2}分)?)?)?(?:，|,)?/u,
  ko: /(?:오는 )?(?:\p{Nd}{4}년 )?\p{Nd}{1,2}월 \p{Nd}{1,2}일(?:\([^()]{1,3}\)|(?: [월화수목금토일]요일))?(?:부터|까지|에)?,?(?: ?(?:오전|오후|낮|저녁)? ?\p{Nd}{1,2}시(?: \p{Nd}{1,2}분)?(?:부터|까지|에)?)*\s*/u,
};
/** A verb that says no more than that something takes place: 掃除を行います, 점검을 실시합니다. */
export const TAKES_PLACE: Readonly<Record<string, RegExp>> = {
  ja: /を(?:行い|おこない|実施し|実施いたし|開催し|開催いたし|開き)ます$/u,
  ko: /(?:을|를)\s(?:실시|진행|개최|시행)(?:합니다|할 예정입니다|하고자 합니다)$/u,
};
