import { isImperative } from "../../english/grammar.ts";
import { toPattern } from "../regex.ts";

/**
 * What makes a figure hold under a condition only, by language: `when` opens a clause that names the case, `only` bounds it
 * and `at` names the point from which on, or at which, it holds: "only closes at a water level of", "erst ab".
 */
type Words = { when: string; only: string; at: string };

const CONDITIONS: Readonly<Record<string, Words>> = {
  en: { when: "if|when|whenever|once|unless|as soon as|as long as|until|in case|should (?:the|it|this|that|your?|there)", only: "only|not until|never", at: "at|from|above|below|over|under|beyond|after|within|up to|beneath" },
  de: { when: "wenn|falls|sobald|sofern|solange|bevor|ehe", only: "nur|erst|allein|ausschließlich|frühestens", at: "bei|ab|über|unter|oberhalb|unterhalb|nach|von" },
  fr: { when: "si|s['’]ils?|s['’]elles?|quand|en cas d\\S+|(?:lorsqu|dès qu|tant qu|jusqu['’]à ce qu)(?:e|['’]\\p{L}+)?", only: "seulement|uniquement|ne\\s\\p{L}+|n['’]\\p{L}+", at: "à partir d\\p{L}*|dès|au-dessus d\\p{L}*|au-delà d\\p{L}*|en dessous d\\p{L}*|qu['’]à|qu['’]au" },
  es: { when: "si|cuando|siempre que|en cuanto|hasta que", only: "solo|sólo|solamente|únicamente", at: "a|al|con|desde|a partir del?|por encima del?|por debajo del?|bajo|tras" },
  it: { when: "se|quando|qualora|appena|finché", only: "solo|soltanto|solamente", at: "a|al|con|da|dal|oltre|sopra|sotto|a partire da" },
  pt: { when: "se|quando|caso|assim que|até que|enquanto", only: "só|somente|apenas|unicamente", at: "a|aos?|com|acima d\\p{L}*|abaixo d\\p{L}*|a partir d\\p{L}*|após" },
  nl: { when: "wanneer|indien|zodra|zolang|totdat|mits", only: "alleen|slechts|pas|enkel|uitsluitend", at: "bij|vanaf|boven|onder|na|op|met" },
  sv: { when: "när|ifall|så snart|tills", only: "bara|endast|först", at: "vid|från|över|under|efter" },
  nb: { when: "når|hvis|dersom|så snart", only: "bare|kun|først", at: "ved|fra|over|under|etter" },
  da: { when: "når|hvis|såfremt|så snart", only: "kun|bare|først", at: "ved|fra|over|under|efter" },
  pl: { when: "jeśli|jeżeli|gdy|kiedy|dopóki|jak tylko", only: "tylko|dopiero|wyłącznie|jedynie", at: "przy|od|powyżej|poniżej|po|ponad" },
  ru: { when: "если|когда|как только|пока", only: "только|лишь|исключительно", at: "при|от|с|свыше|выше|ниже|после|начиная с" },
  uk: { when: "якщо|коли|щойно|поки", only: "лише|тільки|виключно", at: "при|за|від|з|понад|вище|нижче|після" },
  tr: { when: "eğer", only: "yalnızca|sadece|ancak", at: "\\p{L}+" },
  ar: { when: "[وف]?(?:إذا|عندما|متى|لو|كلما|حين|حينما|إن)", only: "فقط|إلا", at: "عند|من|فوق|تحت|بعد" },
  he: { when: "ו?אם|כאשר|כש\\p{L}+|ברגע ש\\p{L}*|כל עוד|אלא אם", only: "רק|אך ורק", at: "ב\\S*|מ\\S*|מעל|מתחת|אחרי|החל" },
  fa: { when: "اگر|وقتی|هرگاه|چنانچه|در صورتی که|هنگامی که", only: "فقط|تنها", at: "در|از|بالای|زیر|پس از|بیش از" },
  el: { when: "αν|εάν|όταν|μόλις|εφόσον|ώσπου|εκτός αν", only: "μόνο|μονάχα|αποκλειστικά", at: "στους?|στις?|στην?|στα|από|πάνω από|κάτω από|μετά|με" },
  fi: { when: "jos|kun|mikäli|siinä tapauksessa", only: "vain|ainoastaan", at: "yli|alle" },
  cs: { when: "pokud|když|jestliže|jakmile|dokud", only: "jen|pouze|teprve", at: "při|od|nad|pod|po" },
  sk: { when: "ak|keď|pokiaľ|akonáhle|kým", only: "len|iba", at: "pri|od|nad|pod|po" },
  ro: { when: "dacă|când|în caz că|de îndată ce|până când", only: "doar|numai", at: "la|de la|peste|sub|după" },
  hu: { when: "ha|amikor|mihelyt|amíg|amint", only: "csak|csupán", at: "több mint|kevesebb mint" },
  bg: { when: "ако|когато|щом|докато", only: "само|едва", at: "при|от|над|под|след" },
  ca: { when: "si|quan|sempre que|en cas de|fins que", only: "només|únicament", at: "a|a partir de|per sobre de|per sota de" },
  id: { when: "jika|kalau|bila|apabila|ketika|bilamana|selama", only: "hanya|cuma", at: "pada|di atas|di bawah|setelah|dari" },
  vi: { when: "nếu|khi|hễ", only: "chỉ", at: "khi|từ|trên|dưới" },
  ur: { when: "اگر|جب|جونہی", only: "صرف", at: "پر" },
  bn: { when: "যদি|যখন", only: "শুধু|কেবল", at: "\\S+" },
  hi: { when: "अगर|यदि|जब", only: "केवल|सिर्फ़|सिर्फ|तभी", at: "\\S+" },
}; // prettier-ignore
/** Where words are not set apart, or the verb stands last: around the figure. */
const EAST: Readonly<Record<string, { before: RegExp; behind: RegExp }>> = {
  zh: { before: /(?:如果|若|当|當|一旦|只有(?:在|当|當|超过|超過|达到|達到)|仅在|僅在)[^，。；]*$/u, behind: /^[^，。；]*(?:时才|時才|才(?:会|會|能|可))|^[^，。；]{0,12}(?:时|時|的时候|的時候|的话|的話|的情况下|的情況下|的日子)[，,]/u },
  ja: { before: /もし[^、。]*$/u, behind: /^[^、。]*?(?:になると|を超えると|に達すると|たら|れば|なら[、ば]|場合|のときだけ|の時だけ|のみ|以上で(?:のみ|だけ)|(?:超える|越える|上回る|下回る|になる|以上の|以下の|未満の|超の)(?:日|夜|朝|季節|時期|とき|時|際)|[るたいの](?:とき|時|際)(?:は|に|には)?、|[えるむ]と、)/u },
  ko: { before: /만약[^,.]*$/u, behind: /^[^,.]*?(?:면(?=[\s,])|때(?:만|는|에는|엔)?(?=[\s,])|경우|에서만|(?:넘는|이상인|이하인|되는) 날)/u },
  tr: { before: /(?!)/u, behind: /^[^,.;]*?(?:\p{L}(?:ınca|ince|unca|ünce|dığında|diğinde|duğunda|düğünde|tığında|tiğinde|tuğunda|tüğünde|ırsa|irse|arsa|erse)(?!\p{L})|olursa|\sise(?!\p{L}))/u },
  bn: { before: /(?!)/u, behind: /^[^,।;]*?(?:হলে|গেলে|উঠলে|ছাড়ালে|থাকলে|কমলে|বাড়লে)/u },
  th: { before: /(?:ถ้า|หาก|เมื่ออุณหภูมิ)[^,.]{0,40}$/u, behind: /(?!)/u },
  ta: { before: /(?!)/u, behind: /^[^,.;]*?\p{L}\p{M}*ால்(?=[\s,])/u },
  te: { before: /(?!)/u, behind: /^[^,.;]*?(?:ితే|ినప్పుడు|ఉంటే)(?=[\s,])/u },
  hi: { before: /(?!)/u, behind: /^[^,।;]*?(?:होने पर|पहुँचने पर|बढ़ने पर|तभी)/u },
}; // prettier-ignore

/** "Steigt die Temperatur über 30 Grad, …": a case that only the place of its verb tells. */
const VERB_FIRST: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:und|aber|doch)\s)?(?:steigt|steigen|sinkt|sinken|fällt|fallen|liegt|liegen|klettert|überschreitet|überschreiten|unterschreitet|übersteigt|erreicht|erreichen|beträgt|wird|werden|ist|sind|hat|haben|sollten?|dauert)\s[^,;:.!?]*$/iu,
  nl: /^(?:(?:en|maar)\s)?(?:stijgt|daalt|zakt|komt|ligt|wordt|is|zijn|mocht(?:en)?|duurt)\s[^,;:.!?]*$/iu,
  sv: /^(?:stiger|sjunker|blir|ligger|är|skulle)\s[^,;:.!?]*$/iu,
  nb: /^(?:stiger|synker|blir|ligger|er|skulle)\s[^,;:.!?]*$/iu,
  da: /^(?:stiger|synker|falder|bliver|ligger|er|skulle)\s[^,;:.!?]*$/iu,
}; // prettier-ignore

/** "Above 30 degrees, halve the time", "On days over 30 degrees, …": what is to be done then follows. */
const ON_SUCH = /^(?:(?:and|but)\s)?(?:(?:on|in|with|for|during)\s[^,;:.!?]{3,40}\s)?(?:above|below|over|under|beyond|more than|less than|from|at)\s(?:about\s|around\s)?$/iu; // prettier-ignore

const made = new Map<string, RegExp>();

/** Whether a figure tells under which condition something is so: it is told by its sentence only. */
export function isConditional(before: string, after: string, language: string): boolean {
  const east = EAST[language];
  if (east !== undefined && (east.before.test(before) || east.behind.test(after))) return true;
  if (VERB_FIRST[language]?.test(before) === true && /^[^.!?]*,\s/u.test(after)) return true;
  if (language === "en" && ON_SUCH.test(before) && isImperative(/^[^,]{0,40},\s(?<told>.+)$/su.exec(after)?.groups?.["told"] ?? "")) return true; // prettier-ignore
  const words = CONDITIONS[/^(?:no|nn)$/u.test(language) ? "nb" : language];
  if (words === undefined) return false;
  const known = made.get(language) ?? patternOf(words, language);
  made.set(language, known);
  return known.test(clauseOf(before));
}

/** Up to a figure, the clause that is its own. */
function clauseOf(before: string): string {
  return /(?:[^,;.:!?،؛।]|[.,:](?=\p{Nd})|(?<=\p{L})\.(?=\p{L}))*$/u.exec(before)?.[0] ?? "";
}

/** Words that stand between a condition and its figure. */
const BETWEEN = "(?:\\s[^\\s\\p{Nd}]+){0,11}";

function patternOf({ when, only, at }: Words, language: string): RegExp {
  // "Sadece 3 metrede": what bounds stands right before its figure, and the case behind.
  const bounded = /^(?:tr|hi)$/u.test(language) ? "(?!)" : `(?:${only})${BETWEEN}\\s(?:${at})${BETWEEN}`;
  return toPattern(`(?<![\\p{L}\\p{M}'’])(?:(?:${when})${BETWEEN}|${bounded})\\s?$`, "iu");
}
