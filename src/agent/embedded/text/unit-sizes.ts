import { isSum } from "./currencies.ts";
import { toPattern } from "./regex.ts";

/** What a unit counts, and how many of that dimension's first unit one of it is: a centimetre is 0.01 of "length". */
export type UnitSize = { dimension: string; size: number };

const PREFIXES: readonly (readonly [string, number])[] = [
  ["nano|нано|नैनो|纳|納|ナノ|나노", 1e-9],
  ["micro|mikro|mikró|микро|мікро|माइक्रो|微|マイクロ|마이크로", 1e-6],
  ["milli|mili|milí|милли|мілі|मिली|মিলি|மில்லி|ملي|מילי|มิลลิ|毫|ミリ|밀리|mi-?li-?", 1e-3],
  ["[csz]ent[iíî]|санти|सेंटी|সেন্টি|சென்டி|سنتي|سانتي|סנטי|เซนติ|厘|センチ|센티|xen-?ti-?", 1e-2],
  ["de[czs][iíî]|деци|डेसि|デシ|데시", 1e-1],
  ["kil[oó]|quil[oôó]|chilo|кило|кіло|किलो|কিলো|கிலோ|كيلو|קילו|กิโล|千|キロ|킬로|ki-?lô-?", 1e3],
  ["mega|méga|мега|मेगा|মেগা|ميغا|מגה|เมกะ|兆|メガ|메가", 1e6],
  ["giga|гига|гіга|गीगा|গিগা|غيغا|גיגה|吉|ギガ|기가", 1e9],
  ["tera|téra|тера|टेरा|تيرا|טרה|テラ|테라", 1e12],
]; // prettier-ignore

/** Names that take a prefix, by what they count; the size is that of the bare name. */
const PREFIXED: readonly (readonly [string, number, string])[] = [
  ["length", 1, "m[eéè]t(?:er|re|r)\\p{L}*|metr\\p{L}*|метр\\p{L}*|μέτρ\\p{L}*|मीटर|মিটার|மீட்டர்|متر\\p{L}*|أمتار|מטר\\p{L}*|เมตร|米|メートル|미터|mét"],
  ["mass", 1e-3, "gram\\p{L}*|gr[aá]mm?\\p{L}*|грамм?\\p{L}*|γραμμάρι\\p{L}*|ग्राम|গ্রাম|கிராம்|[غج]رام\\p{L}*|גרם|กรัม|克|グラム|그램|gam"],
  ["volume", 1, "lit(?:er|re|r)\\p{L}*|litr\\p{L}*|литр\\p{L}*|літр\\p{L}*|λίτρ\\p{L}*|लीटर|লিটার|லிட்டர்|لتر\\p{L}*|ליטר\\p{L}*|ลิตร|升|リットル|리터|lít"],
  ["energy", 1, "wattstunden?|watt[- ]?hours?|watt-?heures?|watt(?:timmar|timer|ora)|vat(?:io)?s?[- ]hora|ватт?-час\\p{L}*"],
  ["power", 1, "watt?s?|vatios?|ватт?\\p{L}*|वाट|واط|瓦|ワット|와트"],
  ["data", 1, "bytes?|octets?|байт\\p{L}*|बाइट|بايت|字节|バイト|바이트"],
  ["frequency", 1, "hertz|герц\\p{L}*|हर्ट्ज़|هرتز|赫兹|ヘルツ|헤르츠"],
  ["time", 1, "sec(?:onds?)?|sekund\\p{L}*|secondes?|segundos?|second[oi]|seconden?|секунд\\p{L}*|δευτερόλεπτ\\p{L}*|सेकंड|সেকেন্ড|ثانية|ثوان\\p{L}*|שני(?:ה|ות)|วินาที|秒钟?|秒間?|초|giây|detik|saniye|másodperc\\p{L}*|sekunti\\p{L}*"],
]; // prettier-ignore

/** Names and signs of one size. Signs keep their case: MW is no mW. */
const NAMED: readonly (readonly [string, number, string])[] = [
  ["length", 1609.34, "miles?|Meilen?|millas?|milles?|miglia|миль|mijl"],
  ["length", 0.3048, "feet|foot|ft"],
  ["length", 0.0254, "inch(?:es)?|Zoll|pouces?|pulgadas?|pollic[ei]"],
  ["length", 0.9144, "yards?"],
  ["mass", 1e3, "tonnes?|Tonnen?|toneladas?|tonnellat[ae]|ton|тонн\\p{L}*|τόνο\\p{L}*|टन|টন|டன்|طن\\p{L}*|أطنان|טון|ตัน|吨|噸|トン|톤|tấn"],
  ["mass", 1, "kilos?|quilos?|chil[oi]|кило|किलो|কেজি|กิโล|キロ(?!カロリー|メートル)|킬로(?!미터)|公斤"],
  ["mass", 0.45359, "pounds of|lbs?"],
  ["length", 1e3, "公里"],
  ["time", 60, "min(?:utes?)?|Minuten?|minutos?|minut[ioeyę]?|minut(?:er|ter|en|ów)|минут\\p{L}*|хвилин\\p{L}*|λεπτ\\p{L}*|मिनट|মিনিট|நிமிட\\p{L}*|دقيقة|دقائق|דק(?:ה|ות)|นาที|分钟|分鐘|分間?|분|phút|menit|dakika|perc\\p{L}*|minuutti\\p{L}*"],
  ["time", 3600, "hours?|Stunden?|Std\\.?|heures?|horas?|or[ae]|uur|uren|timmar|timer?|godzin\\p{L}*|hodin\\p{L}*|час(?:а|ов)?|годин\\p{L}*|ώρ\\p{L}*|घंटे?|ঘণ্টা|மணி நேரம்|ساعة|ساعات|שע(?:ה|ות)|ชั่วโมง|小时|小時|時間|시간|giờ|jam|saat|óra|tunti\\p{L}*"],
  ["time", 86400, "days?|Tage?n?|jours?|d[ií]as?|giorn[io]|dag(?:en|ar|er|e)?|dni|dzień|dn[íůy]|день|дн(?:я|ей|ів|і)|[ηη]μέρ\\p{L}*|दिन|দিন|நாட்கள்|يوم\\p{L}*|أيام|י(?:ום|מים)|วัน|天|日間?|일|ngày|hari|gün|nap|päivää"],
  ["time", 604800, "weeks?|Wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)|veck(?:a|or)|uger?|uker?|tygodni\\p{L}*|týdn\\p{L}*|недел\\p{L}*|тижн\\p{L}*|εβδομάδ\\p{L}*|हफ़्ते|हफ्ते|सप्ताह|أسبوع\\p{L}*|أسابيع|שבוע(?:ות)?|สัปดาห์|周|週間?|주|tuần|minggu|hafta|hét|viikkoa?"],
  ["time", 2629800, "months?|Monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|månad(?:er)?|måned(?:er)?|miesi[ąę]c\\p{L}*|měsíc\\p{L}*|месяц\\p{L}*|місяц\\p{L}*|μήν\\p{L}*|महीने?|মাস|மாதங்கள்|شهر\\p{L}*|أشهر|שהר|חודש(?:ים)?|เดือน|个月|個月|か月|ヶ月|개월|tháng|bulan|ay|hónap|kuukautta"],
  ["time", 31557600, "years?|Jahre?n?|ans?|années?|años?|ann[io]|anos?|jaar|jaren|år|lat|rok[uy]?|let|год(?:а|ы)?|лет|рок(?:и|ів)|χρόνι\\p{L}*|साल|वर्ष|বছর|ஆண்டுகள்|سنة|سنوات|عام\\p{L}*|أعوام|שנ(?:ה|ים)|ปี|年間?|년|năm|tahun|yıl|év|vuotta"],
  ["area", 1e4, "ha|hectares?|Hektar|hectáreas?|ettari|hektar\\p{L}*|гектар\\p{L}*|га|公顷|ヘクタール|헥타르"],
  ["area", 4046.86, "acres?"],
]; // prettier-ignore

const SIGNS: Readonly<Record<string, UnitSize>> = Object.fromEntries(
  (
    [
      ["length", "nm 1e-9|µm 1e-6|mm 1e-3|cm 1e-2|dm 1e-1|m 1|km 1e3|мм 1e-3|см 1e-2|м 1|км 1e3"],
      ["mass", "µg 1e-9|mg 1e-6|g 1e-3|kg 1|t 1e3|мг 1e-6|г 1e-3|кг 1|т 1e3"],
      ["volume", "ml 1e-3|mL 1e-3|cl 1e-2|dl 1e-1|l 1|L 1|hl 1e2|мл 1e-3|л 1"],
      ["area", "mm² 1e-6|cm² 1e-4|m² 1|km² 1e6"],
      ["space", "cm³ 1e-6|dm³ 1e-3|m³ 1|km³ 1e9"],
      ["time", "ns 1e-9|µs 1e-6|ms 1e-3|s 1|min 60|h 3600|d 86400|сек 1|мин 60|ч 3600"],
      ["energy", "Wh 1|kWh 1e3|MWh 1e6|GWh 1e9|TWh 1e12"],
      ["power", "mW 1e-3|W 1|kW 1e3|MW 1e6|GW 1e9|Вт 1|кВт 1e3|МВт 1e6"],
      ["data", "B 1|kB 1e3|KB 1e3|MB 1e6|GB 1e9|TB 1e12"],
      ["frequency", "Hz 1|kHz 1e3|MHz 1e6|GHz 1e9"],
    ] as const
  ).flatMap(([dimension, listed]) =>
    listed.split("|").map((one) => {
      const [sign = "", size = "1"] = one.split(" ");
      return [sign, { dimension, size: Number(size) }];
    }),
  ),
);

type Named = { dimension: string; size: number; whole: RegExp };

const whole = (words: string): RegExp => toPattern(`^(?:${words})(?![\\p{L}\\p{M}²³/])`, "iu");
const ALL: readonly Named[] = [
  ...PREFIXED.flatMap(([dimension, size, names]) =>
    PREFIXES.map(([prefix, times]) => ({
      dimension,
      size: size * times,
      whole: whole(`(?:${prefix})(?:${names})`),
    })),
  ),
  ...PREFIXED.map(([dimension, size, names]) => ({ dimension, size, whole: whole(names) })),
  ...NAMED.map(([dimension, size, names]) => ({ dimension, size, whole: whole(names) })),
];

/** The dimension of coins; that of a currency is "money:" and its name. */
export const COINS = "money";
const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ["EUR", /€|eur/iu],
  ["USD", /\$|dol/iu],
  ["GBP", /£|pound|pfund|livre|libra|sterl/iu],
  ["JPY", /¥|yen|円|元/iu],
  ["SAR", /ريال|ریال|riyal/iu],
  ["AED", /درهم|دراهم|dirham/iu],
  ["EGP", /جنيه/iu],
  ["dinar", /دينار|دنانير|dinar/iu],
  ["PLN", /^zł|zlot/iu],
  ["CZK", /^(?:Kč|korun)/iu],
  ["RUB", /^руб/iu],
  ["UAH", /^(?:грн|грив)/iu],
  ["INR", /₹|rupe|रुप/iu],
];

/** A hundredth of the money that it is counted beside. */
const COIN =
  /^(?:cents?|ct|¢|pence|p|centimes?|c[ée]ntimos?|cêntimos?|centavos?|centesim[oi]|Rappen|grosz[ey]?|öre|øre|haléř[eůi]?|kuruş|fillér|bani|коп(?:е(?:ек|йки|йка|йок))?|копійок|копійки|копійка|पैसे|পয়সা|สตางค์|سنت\p{L}*|אגורות)(?![\p{L}\p{M}])/iu;

/** What is written behind a number, or before it: its unit's size; null where it is none that is known here. */
export function sizeOfUnit(unit: string): UnitSize | null {
  const text = unit.trim();
  const sign = SIGNS[/^[^\s.,;)]+/u.exec(text)?.[0] ?? ""];
  if (sign !== undefined) return sign;
  if (COIN.test(text)) return { dimension: COINS, size: 0.01 };
  const named = ALL.find((one) => one.whole.test(text));
  if (named !== undefined) return { dimension: named.dimension, size: named.size };
  const [word = ""] = text.split(/\s/u);
  if (!isSum({ figure: { prefix: "", suffix: word }, unit: word })) return null;
  const name = CURRENCIES.find(([, names]) => names.test(word))?.[0] ?? word.toLowerCase();
  return { dimension: `${COINS}:${name}`, size: 1 };
}
