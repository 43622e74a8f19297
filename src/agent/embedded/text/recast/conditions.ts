/**
 * What makes a figure hold under a condition only, by language: `when` opens a clause that names the case, `only` bounds it
 * and `at` names the point from which on, or at which, it holds: "only closes at a water level of", "erst ab".
 */
type Words = { when: string; only: string; at: string };

const CONDITIONS: Readonly<Record<string, Words>> = {
  en: { when: "if|when|whenever|once|unless|as soon as|as long as|until|in case", only: "only|not until|never", at: "at|from|above|below|over|under|beyond|after|within|up to|beneath" },
  de: { when: "wenn|falls|sobald|sofern|solange|bevor|ehe", only: "nur|erst|allein|ausschließlich|frühestens", at: "bei|ab|über|unter|oberhalb|unterhalb|nach|von" },
  fr: { when: "si|s['’]ils?|quand|lorsqu\\p{L}*|dès qu\\p{L}*|tant qu\\p{L}*|jusqu['’]à ce qu\\p{L}*", only: "seulement|uniquement|ne\\s\\p{L}+|n['’]\\p{L}+", at: "à partir d\\p{L}*|dès|au-dessus d\\p{L}*|au-delà d\\p{L}*|en dessous d\\p{L}*|qu['’]à|qu['’]au" },
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
  ar: { when: "إذا|عندما|متى|لو|كلما", only: "فقط|إلا", at: "عند|من|فوق|تحت|بعد" },
  he: { when: "אם|כאשר|כש\\p{L}+|ברגע ש\\p{L}*|כל עוד|אלא אם", only: "רק|אך ורק", at: "ב\\S*|מ\\S*|מעל|מתחת|אחרי|החל" },
  fa: { when: "اگر|وقتی|هرگاه|چنانچه|در صورتی که|هنگامی که", only: "فقط|تنها", at: "در|از|بالای|زیر|پس از|بیش از" },
  el: { when: "αν|εάν|όταν|μόλις|εφόσον|ώσπου|εκτός αν", only: "μόνο|μονάχα|αποκλειστικά", at: "στους?|στις?|στην?|στα|από|πάνω από|κάτω από|μετά|με" },
  hi: { when: "अगर|यदि|जब", only: "केवल|सिर्फ़|सिर्फ|तभी", at: "\\S+" },
}; // prettier-ignore
/** Where words are not set apart, or the verb stands last: around the figure. */
const EAST: Readonly<Record<string, { before: RegExp; behind: RegExp }>> = {
  zh: { before: /(?:如果|若|当|當|一旦|只有(?:在|当|當|超过|超過|达到|達到)|仅在|僅在)[^，。；]*$/u, behind: /^[^，。；]*(?:时才|時才|才(?:会|會|能|可))/u },
  ja: { before: /もし[^、。]*$/u, behind: /^[^、。]*?(?:になると|を超えると|に達すると|たら|れば|場合|のときだけ|の時だけ|のみ|以上で(?:のみ|だけ))/u },
  ko: { before: /만약[^,.]*$/u, behind: /^[^,.]*?(?:면(?=[\s,])|때만|경우|이상일 때|에서만)/u },
  tr: { before: /(?!)/u, behind: /^[^,.;]*?(?:\p{L}(?:ınca|ince|unca|ünce|dığında|diğinde|duğunda|düğünde|tığında|tiğinde|tuğunda|tüğünde|ırsa|irse|arsa|erse)(?!\p{L})|olursa)/u },
  hi: { before: /(?!)/u, behind: /^[^,।;]*?(?:होने पर|पहुँचने पर|बढ़ने पर|तभी)/u },
}; // prettier-ignore

const made = new Map<string, RegExp>();

/** Whether a figure tells under which condition something is so: it is told by its sentence only. */
export function isConditional(before: string, after: string, language: string): boolean {
  const east = EAST[language];
  if (east !== undefined && (east.before.test(before) || east.behind.test(after))) return true;
  const words = CONDITIONS[language];
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
const BETWEEN = "(?:\\s[^\\s\\p{Nd}]+){0,6}";

function patternOf({ when, only, at }: Words, language: string): RegExp {
  // "Sadece 3 metrede": what bounds stands right before its figure, and the case behind.
  const bounded = /^(?:tr|hi)$/u.test(language) ? "(?!)" : `(?:${only})${BETWEEN}\\s(?:${at})${BETWEEN}`;
  return new RegExp(`(?<![\\p{L}\\p{M}'’])(?:(?:${when})${BETWEEN}|${bounded})\\s?$`, "iu");
}
