/** How long a brief wishes its film to be, in seconds, and the words that say so. */
export type LengthWish = { said: string; seconds: number; atMost: boolean };

/** "60 s" and "88 s" are not alike; nobody counts a tenth. */
const NEAR = 0.2;
const ONES: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, ein: 1, eine: 1, einer: 1, einen: 1, zwei: 2, drei: 3, une: 1, un: 1, deux: 2,
  trois: 3, uno: 1, una: 1, dos: 2, tres: 3, due: 2, tre: 3, um: 1, uma: 1, dois: 2, três: 3, een: 1, één: 1, twee: 2,
  drie: 3, jedna: 1, jedną: 1, dwie: 2, одна: 1, одну: 1, две: 2, дві: 2, en: 1, ett: 1, et: 1, två: 2, to: 2, bir: 1,
  iki: 2, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90,
  dreißig: 30, sechzig: 60, neunzig: 90, sesenta: 60, noventa: 90, sessanta: 60, novanta: 90, sessenta: 60, zestig: 60,
  negentig: 90, 一: 1, 二: 2, 两: 2, 三: 3, एक: 1, दो: 2,
}; // prettier-ignore
const WORDS = Object.keys(ONES).toSorted((a, b) => b.length - a.length).join("|"); // prettier-ignore
const COUNT = `(?:\\p{Nd}{1,3}|(?<!\\p{L})(?:${WORDS}))`;
const SECONDS = "(?:s|secs?|seconds?|sek|sekund\\p{L}*|secondes?|seg|segundos?|secondi|seconden|секунд\\p{L}*|сек|saniye|sn|ثانية|ثوان|שניות|सेकंड)(?![\\p{L}\\p{M}])|秒|초"; // prettier-ignore
const MINUTES = "(?:mins?|minutes?|minuten?|minütig\\p{L}*|minutos?|minut[oi]|minuut|minut\\p{L}*|минут\\p{L}*|мин|хвилин\\p{L}*|dakika\\p{L}*|dk|دقيقة|دقائق|דקה|דקות|मिनट)(?![\\p{L}\\p{M}])|分钟|分鐘|分|분"; // prettier-ignore
const LENGTH = new RegExp(`(?<from>${COUNT})(?:\\s?(?:[-–—]|to|bis|à|a|до)\\s?(?<until>\\p{Nd}{1,3}))?[\\s-]?(?:(?<seconds>${SECONDS})|(?<minutes>${MINUTES}))(?<half>\\s(?:and (?:a )?half|et demie|y media|e mezz[ao]|e mei[ao]|en een half|i pół|с половиной|och en halv|og en halv))?`, "iu"); // prettier-ignore
const AT_MOST =
  /(?<!\p{L})(?:max(?:imum|imal)?|under|below|at most|up to|no longer|not (?:more|longer)|less than|within|höchstens|unter|nicht länger|moins de|pas plus|au plus|máximo|máx|menos de|no más|massimo|meno di|non più|no máximo|maximaal|hooguit|korter dan|maks\p{L}*|do|poniżej|не (?:больше|более|дольше|довше|більше)|до|högst|højst|en fazla)(?!\p{L})|以内|以內|不超过|이내/iu;

/** The first length that a wish names. */
export function lengthWished(wishes: readonly string[]): LengthWish | null {
  for (const wish of wishes) {
    const match = LENGTH.exec(wish);
    if (match === null) continue;
    const { from = "", until, minutes, half } = match.groups ?? {};
    const said = (until ?? from).toLowerCase();
    const count = ONES[said] ?? Number(said.normalize("NFKC"));
    const seconds = (count + (half === undefined ? 0 : 0.5)) * (minutes === undefined ? 1 : 60);
    const least = (ONES[from.toLowerCase()] ?? Number(from)) * (minutes === undefined ? 1 : 60);
    // "Deadline in 5 minutes" aside, films are asked for in these.
    if (!Number.isFinite(seconds) || seconds < 10 || seconds > 1200) continue;
    const range = until !== undefined && Number.isFinite(least) && least < seconds;
    return {
      said: match[0].trim(),
      seconds: range ? (least + seconds) / 2 : seconds,
      atMost: AT_MOST.test(wish.slice(0, match.index + match[0].length + 8)),
    };
  }
  return null;
}

/** Whether a film is longer or shorter than its brief wishes, by more than anybody leaves uncounted. */
export function isOtherLength(seconds: number, wish: LengthWish): boolean {
  const longer = seconds > wish.seconds * (wish.atMost ? 1.05 : 1 + NEAR);
  return longer || (!wish.atMost && seconds < wish.seconds * (1 - NEAR));
}
