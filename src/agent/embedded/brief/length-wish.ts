import { toPattern } from "../text/regex.ts";

/** How long a brief wishes its film to be, in seconds, and the words that say so. `span`: from and to, where it names both: "two or three minutes". */
export type LengthWish = { said: string; seconds: number; atMost: boolean; span?: [number, number] };

/** "60 s" and "88 s" are not alike; nobody counts a tenth. */
const NEAR = 0.2;
const ONES: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, ein: 1, eine: 1, einer: 1, einen: 1, zwei: 2, drei: 3, une: 1, un: 1, deux: 2,
  trois: 3, uno: 1, una: 1, dos: 2, tres: 3, due: 2, tre: 3, um: 1, uma: 1, dois: 2, três: 3, een: 1, één: 1, twee: 2,
  drie: 3, jedna: 1, jedną: 1, dwie: 2, одна: 1, одну: 1, две: 2, дві: 2, en: 1, ett: 1, et: 1, två: 2, to: 2, bir: 1,
  iki: 2, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, "forty-five": 45,
  dreißig: 30, sechzig: 60, neunzig: 90, sesenta: 60, noventa: 90, sessanta: 60, novanta: 90, sessenta: 60, zestig: 60,
  negentig: 90, trente: 30, soixante: 60, treinta: 30, trenta: 30, trinta: 30, dertig: 30, dwóch: 2, dwu: 2, trzech: 3,
  trzy: 3, jednej: 1, двух: 2, трёх: 3, трех: 3, три: 3, одной: 1, одної: 1, двох: 2, трьох: 3, dvě: 2, dvou: 2, jednu: 1,
  tři: 3, otuz: 30, altmış: 60, doksan: 90, üç: 3, тридцати: 30, шестидесяти: 60, девяноста: 90, тридцать: 30,
  шестьдесят: 60, девяносто: 90, trettio: 30, sextio: 60, nittio: 90, trzydzieści: 30, sześćdziesiąt: 60, dziewięćdziesiąt: 90,
  एक: 1, दो: 2, दोन: 2, तीन: 3, এক: 1, দুই: 2, দু: 2, তিন: 3, ஒரு: 1, இரண்டு: 2, மூன்று: 3, ఒక: 1, రెండు: 2, మూడు: 3, ایک: 1, یک: 1, دو: 2, تین: 3, سه: 3,
  một: 1, hai: 2, ba: 3, satu: 1, dua: 2, tiga: 3, două: 2, trei: 3, egy: 1, két: 2, három: 3, ένα: 1, δύο: 2, δυο: 2, τρία: 3,
  yksi: 1, yhden: 1, kaksi: 2, kahden: 2, kolme: 3, kolmen: 3, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3,
}; // prettier-ignore
const WORDS = Object.keys(ONES).toSorted((a, b) => b.length - a.length).join("|"); // prettier-ignore
const COUNT = `(?:\\p{Nd}{1,3}|(?<!\\p{L})(?:${WORDS})|[一二两兩三](?=分[钟鐘]))`;
const SECONDS = "(?:s|secs?|seconds?|sek|sekund\\p{L}*|secondes?|seg|segundos?|secondi|seconden|секунд\\p{L}*|сек|saniye|sn|ثانية|ثوان|שניות|सेकंद|सेकंड|সেকেন্ড|வினாடி\\p{L}*|செகண்ட்|సెకన్లు?|سیکنڈ|ثانیه|giây|detik|secunde|másodperc\\p{L}*|δευτερόλεπτα|sekuntia?)(?![\\p{L}\\p{M}])|秒|초|วินาที"; // prettier-ignore
const MINUTES = "(?:mins?|minutes?|minuten?|minütig\\p{L}*|minutos?|minut[oi]|minuut|minut\\p{L}*|минут\\p{L}*|мин|хвилин\\p{L}*|dakika\\p{L}*|dk|دقيقة|دقائق|דקה|דקות|मिनिटे?|मिनिटां\\p{L}*|मिनट|মিনিট|நிமிட(?:ம்|ங்கள்)|నిమిషాలు?|నిమిషం|منٹ|دقیقه|phút|menit|perc|perces|λεπτά?|minuuttia?|minuutin)(?![\\p{L}\\p{M}])|分钟|分鐘|分|분|นาที"; // prettier-ignore
const LENGTH = toPattern(`(?<from>${COUNT})(?:\\s?(?:[-–—]|to|or|bis|oder|à|ou|a|o|до|или|eller|of|lub)\\s?(?<until>\\p{Nd}{1,3}|${WORDS}))?[\\s-]?(?:(?<seconds>${SECONDS})|(?<minutes>${MINUTES}))(?<half>\\s(?:and (?:a )?half|et demie|y media|e mezz[ao]|e mei[ao]|en een half|i pół|с половиной|och en halv|og en halv))?`, "iu"); // prettier-ignore
/** Lengths that are one word or have no count before them: "minuto y medio", "half a minute", "полторы минуты". */
const NAMED: readonly (readonly [RegExp, number])[] = [
  // Before "half a minute", which it ends with.
  [
    /(?:two|2)[- ]and[- ]a[- ]half[- ]minutes?|(?:2½|2,5|2\.5)[- ]?(?:min(?:ute[sn]?|utos|uti)?)(?!\p{L})|zweieinhalb(?:minütig\p{L}*| minuten)|tweeënhalve minuut|twee en een halve minuut|dw(?:ie|óch) i pół minuty|дв(?:е|ух) с половиной минут\p{L}*|дві з половиною хвилини|två och en halv minut(?:er)?|to og (?:en halv|et halvt) minutt?(?:er)?|דקותיים וחצי|שתי דקות וחצי|دقيقتين ونصف|ढाई मिनट|আড়াই মিনিট|[两兩二2２]\s?分(?:钟|鐘)?\s?半|2\s?분\s?(?:30\s?초|반)/iu,
    150,
  ],
  [
    /(?:an?|one)? ?minute and a half|(?:anderthalb|eineinhalb)e? minuten?|(?:une )?minute et demie|minute trente|minut[oa] y medi[oa]|minuto e mezzo|minuto e meio|anderhalve minuut|półtorej minuty|пол(?:у)?тор\p{L}+ минут\p{L}*|півтор\p{L}+ хвилин\p{L}*|půldruhé minuty|(?:en och en halv|halvanden) minut|halvannet minutt|bir buçuk dakika|[一1１]\s?分(?:钟|鐘)?\s?半|[一1１]\s?分\s?(?:30|三十)\s?秒|1\s?분\s?(?:30\s?초|반)|دقيقة ونصف|דקה וחצי|डेढ़ मिनट|दीड मिनि(?:ट|टे|टां\p{L}*)|দেড় মিনিট|ஒன்றரை நிமிட\p{L}*|یک و نیم دقیقه|ڈیڑھ منٹ|(?:1|một) phút rưỡi|(?:1 ?นาที|นาที)ครึ่ง|(?:satu|1) setengah menit|másfél perc\p{L}*|ενάμισι λεπτό|puolitoista minuuttia|un minut și jumătate/iu,
    90,
  ],
  [
    /half[- ]a[- ]minute|half[- ]minute|halbe minute|demi-minute|medio minuto|mezzo minuto|meio minuto|halve minuut|pół minuty|полминуты|пів ?хвилини|půl minuty|halv minut|halvt minutt|yarım dakika|半分钟|半分鐘|نصف دقيقة|חצי דקה|आध[ाे] मिनट/iu,
    30,
  ],
  [/(?<=sous |under |unter |onder |sotto )(?:la|the|der|de|il) minut[eo]o?(?! trente)/iu, 60],
  [/دقيقتين|دقيقتان|שתי דקות/u, 120],
];
const AT_MOST = toPattern(
  [
    "(?<!\\p{L})(?:max(?:imum|imal)?|under|below|at (?:the )?most|up to|(?:no|not|\\p{L}+n['’]t) (?:\\p{L}+ ){0,3}?(?:longer|more|over|above)|(?:no|not) (?:\\p{L}+ )?exceed|(?:\\p{L}+n['’]t|not|never) (?:\\p{L}+ ){0,3}?(?:past|beyond|exceed)|less than|shorter than|within|inside|tops|limit|too long)(?!\\p{L})",
    "(?<!\\p{L})(?:höchstens|maximal|unter|(?:nicht|nie|keine[nm]?) (?:\\p{L}+ ){0,2}?(?:länger|mehr|über)|nicht (?:überschreiten|übersteigen|sprengen)|weniger als|kürzer als)(?!\\p{L})",
    "(?<!\\p{L})(?:moins d['’]?e?|sous|pas (?:\\p{L}+ ){0,2}?(?:plus|dépass\\p{L}+|excéd\\p{L}+)|ne (?:dépass|excèd)\\p{L}+|au (?:plus|max(?:imum)?)|maxi?)(?!\\p{L})",
    "(?<!\\p{L})(?:máximo|máx|como mucho|a lo sumo|menos de|no (?:\\p{L}+ ){0,3}?(?:más|superar?|pase|exceda|llegue)|massimo|al massimo|meno di|non (?:\\p{L}+ ){0,3}?(?:più|oltre|superi|superare)|sotto i|entro i)(?!\\p{L})",
    "(?<!\\p{L})(?:no máximo|até|caber em|não (?:\\p{L}+ ){0,3}?(?:mais|passe|passar|ultrapass\\p{L}+|exceda)|maximaal|hooguit|hoogstens|korter dan|minder dan|onder|niet (?:\\p{L}+ ){0,3}?(?:langer|meer))(?!\\p{L})",
    "(?<!\\p{L})(?:maks\\p{L}*|do|poniżej|najwyżej|nie (?:\\p{L}+ ){0,3}?(?:dłuż\\p{L}+|więcej|przekracza\\p{L}*)|не (?:\\p{L}+ ){0,3}?(?:больше|более|дольше|длинн\\p{L}+|довше|більше|превыша\\p{L}+|перевищ\\p{L}+)|максимум|до|короче|меньше|менше|nejvýše?|maximálně|méně než|ne(?:smí|ní|bude|má) (?:\\p{L}+ ){0,3}?(?:delší|déle))(?!\\p{L})",
    "(?<!\\p{L})(?:högst|som mest|under|inte (?:\\p{L}+ ){0,3}?(?:längre|över|mer)|højst|ikke (?:\\p{L}+ ){0,3}?(?:længere|lengre|over|mer(?:e)?)|maks|en fazla|en çok|geçmesin|aşmasın|uzun olmasın|altında|(?:لا|ألا|أن لا) (?:ي|ت)(?:زيد|تجاوز|زد)\\p{L}*|أقل من|أقصى|לא (?:\\p{L}+ )?יותר|מקסימום|עד|से (?:ज़्यादा|ज्यादा|अधिक|लंबी|लंबा|कम)|अधिकतम)(?!\\p{L})",
    "以内|以內|不(?:要)?(?:超过|超過)|最多|最长|控制在|別超過|别超过|を?(?:超え|越え|こえ)ない|まで|이내|넘지|안으로|이하|미만",
  ].join("|"),
  "iu",
);

/** The first length that a wish names. */
export function lengthWished(wishes: readonly string[]): LengthWish | null {
  for (const said of wishes) {
    const wish = said.replaceAll("İ", "i");
    const named = namedIn(wish);
    if (named !== null) return named;
    const match = LENGTH.exec(wish);
    if (match === null) continue;
    const { from = "", until, minutes, half } = match.groups ?? {};
    const most = (until ?? from).toLowerCase();
    const count = ONES[most] ?? Number(most.normalize("NFKC"));
    const seconds = (count + (half === undefined ? 0 : 0.5)) * (minutes === undefined ? 1 : 60);
    const least = (ONES[from.toLowerCase()] ?? Number(from)) * (minutes === undefined ? 1 : 60);
    // "Deadline in 5 minutes" aside, films are asked for in these.
    if (!Number.isFinite(seconds) || seconds < 10 || seconds > 1200) continue;
    const range = until !== undefined && Number.isFinite(least) && least < seconds;
    return {
      said: match[0].trim(),
      seconds: range ? (least + seconds) / 2 : seconds,
      ...(range && { span: [least, seconds] }),
      atMost: AT_MOST.test(clauseAround(wish, match.index, match[0].length)),
    };
  }
  return null;
}

function namedIn(wish: string): LengthWish | null {
  for (const [pattern, seconds] of NAMED) {
    const match = pattern.exec(wish);
    if (match !== null) return { said: match[0].trim(), seconds, atMost: AT_MOST.test(clauseAround(wish, match.index, match[0].length)) }; // prettier-ignore
  }
  return null;
}

/** The words around a length that may bound it: of its own sentence. */
function clauseAround(wish: string, at: number, length: number): string {
  const from = Math.max(0, wish.slice(0, at).search(/[^.!?。！？;]*$/u));
  const behind = /^[^.!?。！？;:]{0,24}/u.exec(wish.slice(at + length))?.[0] ?? "";
  return wish.slice(from, at + length) + behind;
}

/** Whether a film is longer or shorter than its brief wishes, by more than anybody leaves uncounted. */
export function isOtherLength(seconds: number, wish: LengthWish): boolean {
  const [least, most] = wish.span ?? [wish.seconds, wish.seconds];
  return seconds > most * (wish.atMost ? 1 : 1 + NEAR) || (!wish.atMost && seconds < least * (1 - NEAR));
}
