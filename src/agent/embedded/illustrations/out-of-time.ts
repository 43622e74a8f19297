import { asciiDigits } from "../text/figures.ts";
import { toPattern } from "../text/regex.ts";
import type { Choice } from "./choose-drawing.ts";

/** What was not there, or looked otherwise (a yacht is no ship of the line), before the twentieth century was well on its way. */
export const MODERN: ReadonlySet<string> = new Set(
  `airplane ambulance articulated-lorry automobile bus camera construction delivery-truck desktop-computer electric-plug
  factory ferry fire-engine helicopter high-speed-train high-voltage keyboard kick-scooter laptop light-bulb metro
  minibus mobile-phone motor-boat motor-scooter motorcycle mountain-cableway movie-camera oven pickup-truck police-car
  racing-car radio robot rocket sailboat satellite ship small-airplane stethoscope syringe taxi telephone television tractor tram trolleybus
  video-camera washing-machine
  3d-printer basketball-hoop blender blood-bag caravan cargo-ship control-tower detergent dishwasher drill dump-truck engine eraser
  forklift fridge gas-meter garbage-truck golf-cart gym-ball hair-dryer hand-sanitizer hard-drive hospital-bed luggage-cart
  microwave milk-carton popsicle power-pylon power-socket projector punching-bag radiator router soda-can stand-mixer surfboard swim-fins
  t-shirt running-shirt hoodie calculator credit-card cup-with-straw door-bell e-scooter ear-with-hearing-aid electric-cable elevator face-mask key-fob remote-control
  smoke-detector
  tanker-truck tow-truck trampoline treadmill usb-stick vacuum-cleaner van weight-scale wind-turbine windsurfer x-ray yoga-mat`
    .trim()
    .split(/\s+/u),
);
/** What stood in their place. */
export const BEFORE: Readonly<Record<string, string>> = {
  "high-speed-train": "locomotive",
  tram: "tram-car",
  ship: "steamship",
  "cargo-ship": "steamship",
  ferry: "steamship",
};

const OLD_CENTURY =
  /(?<!\p{L})(?:(?:X|XI|XII|XIII|XIV|XV|XVI|XVII|XVIII|XIX)\s?e\ssiècle|siglo\s(?:X|XI|XII|XIII|XIV|XV|XVI|XVII|XVIII|XIX)(?!\p{L})|(?:1[0-9])(?:th\scent|\.\sJahrhundert|\.\sCentur))/u;
/** What stands right before a year. */
const BEFORE_YEAR =
  /(?<![\p{L}\p{M}])(?:in|by|since|from|until|till|before|after|around|about|of|circa|ca\.?|year|anno|ad|between|and|to|um|im|jahr|jahre|jahres|seit|bis|ab|von|vor|nach|wurden?|war|waren|geboren|gegründet|erbaut|erst|bereits|schon|en|de|dès|depuis|vers|avant|après|an|jusqu['’]en|año|desde|hasta|hacia|antes de|nel|dal|del|al|verso|dopo il|prima del|em|até|por volta de|sinds|rond|jaar|uit|tot|år|i|fra|från|siden|sedan|omkring|w|od|do|po|przed|около|в|с|до|по|после|у|з|після|في|منذ|عام|سنة|حتى|yıl|an['’])\s$|(?:ב|מ|שנת\s|בשנת\s)-?$/iu;
/** Behind it: no noun that it would count, but a sign, a word for years or one that no noun is. */
const AFTER_YEAR =
  /^(?!\s?[%‰°€$£¥₹])(?:\s?[年년]|\s?(?:г\.|году?|года|roku|рік|року|yılı\p{L}*|AD|CE|BC)(?!\p{L})|\s?[^\p{L}\p{N}\s]|\s*$|\s(?:[^\p{L}]|(?:the|an?|and|to|when|with|as|it|he|she|they|we|in|im|an|am|auf|bei|von|zu|als|nach|durch|und|die|der|das|et|le|la|les|y|el|los|e|il|che|o|en|och|og|i|и|wurde|war|geboren|gegründet)(?!\p{L})))/iu;
/** Written without blanks a year stands right behind a word: 建于1988年. The end of a telephone number is none. */
const YEAR =
  /(?<![\p{N}.,$€£¥])(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}])(?<!\d[-–‑ ]\d{3,4}[-–‑ ])(?:1\d{3}|20\d{2})(?![\p{Nd}]|[.,]\d)/gu;
/** "14 July 1789". */
const DAY_BEFORE =
  /\d{1,2}(?:st|nd|rd|th|er|\.|º)?\s(?:de\s|of\s)?\p{L}+,?\s(?:de\s)?$|\p{Lu}\p{L}+\s\d{1,2},\s$/u;

/** "im Januar 1915", "января 1925", "في يناير 1915": the names of months, in the forms that stand before a year. */
const MONTHS: ReadonlySet<string> = new Set(
  [
    "en",
    "de",
    "nl",
    "fr",
    "es",
    "it",
    "pt",
    "sv",
    "da",
    "nb",
    "pl",
    "cs",
    "ru",
    "uk",
    "tr",
    "el",
    "ar",
    "he",
    "hi",
    "id",
  ].flatMap((language) =>
    [{ month: "long" }, { month: "long", day: "numeric" }].flatMap((shown) => {
      const format = new Intl.DateTimeFormat(language, {
        ...(shown as Intl.DateTimeFormatOptions),
        calendar: "gregory",
        timeZone: "UTC",
      });
      return Array.from({ length: 12 }, (_, at) => {
        const parts = format.formatToParts(new Date(Date.UTC(2001, at, 15)));
        return (parts.find(({ type }) => type === "month")?.value ?? "").toLowerCase();
      });
    }),
  ),
);

function followsMonth(before: string): boolean {
  const word = /([\p{L}\p{M}]+)\s(?:de\s|d[eo]\s)?$/u.exec(before)?.[1];
  return word !== undefined && MONTHS.has(word.toLowerCase().replace(/^[وبفל]/u, "")) && word !== "may";
}

/** The years that a sentence names; "carries 1800 passengers" names none. */
function yearsIn(given: string): number[] {
  const sentence = asciiDigits(given);
  return [...sentence.matchAll(YEAR)].flatMap((match) => {
    const before = sentence.slice(0, match.index);
    const named =
      BEFORE_YEAR.test(before) ||
      DAY_BEFORE.test(before) ||
      followsMonth(before) ||
      AFTER_YEAR.test(sentence.slice(match.index + match[0].length));
    return named ? [Number(match[0])] : [];
  });
}

/** Things of the fifties do not look as they are drawn either; those of the sixties begin to. */
const OLD_UNTIL = 1960;
const RECENT_FROM = 1970;

/** Whether sentences tell of a time before about 1960. */
export function tellsOfOld(sentences: readonly string[]): boolean {
  return sentences.some(
    (sentence) => yearsIn(sentence).some((year) => year < OLD_UNTIL) || OLD_CENTURY.test(sentence),
  );
}

/** Whether a film tells of a time before about 1960, and of no later one. */
export function isOfOld(sentences: readonly string[]): boolean {
  return (
    tellsOfOld(sentences) &&
    !sentences.some((sentence) => yearsIn(sentence).some((year) => year >= RECENT_FROM))
  );
}

/** What a sentence says of the time in which it is told, in all languages together. */
const TODAY = toPattern(
  "(?<![\\p{L}\\p{M}])(?:today(?!['’]s date)|nowadays|these days|heute|heutzutage|aujourd['’]hui|de nos jours|hoy|actualmente|oggi|oggigiorno|hoje|atualmente|tegenwoordig|vandaag|i dag|idag|numera|nykyään|tänään|dziś|dzisiaj|obecnie|dnes|сегодня|сейчас|сьогодні|зараз|ma|manapság|astăzi|azi|σήμερα|bugün|günümüzde|bugünkü|(?:ال)?اليوم|היום|כיום|امروز|आज|আজ|hari ini|ngày nay|hôm nay)(?![\\p{L}\\p{M}])|今日では|現在|いまで|今では|如今|今天|现在|現在|오늘날|지금은|현재",
  "iu",
);

/** Whether a sentence of a film of old times tells of today, or of a year not long ago. */
export function tellsOfToday(sentence: string, base: string): boolean {
  if (yearsIn(sentence).some((year) => year >= RECENT_FROM)) return true;
  const said =
    base === "hu" || base === "ro" ? sentence : sentence.replace(/(?<!\p{L})(?:ma|azi)(?!\p{L})/giu, "");
  return TODAY.test(said);
}

/** Ships are under steam from about then. */
const STEAM_FROM = 1830;
/** Centuries before, as `OLD_CENTURY` finds them. */
const OF_STEAM = /XIX|19/u;

/** Whether old times that a film tells of are those of sails alone. */
export function isOfSail(sentences: readonly string[]): boolean {
  const years = sentences.flatMap(yearsIn).filter((year) => year < OLD_UNTIL);
  if (years.length > 0) return !years.some((year) => year >= STEAM_FROM);
  const centuries = sentences.flatMap((sentence) => OLD_CENTURY.exec(sentence) ?? []);
  return centuries.length > 0 && !centuries.some((century) => OF_STEAM.test(century));
}

/** The choices without what would be out of its time; a locomotive for a modern train. */
export function inTime(choices: readonly Choice[], old: boolean): Choice[] {
  if (!old) return [...choices];
  return choices.flatMap((choice) => {
    if (!MODERN.has(choice.drawing)) return [choice];
    const before = BEFORE[choice.drawing];
    return before === undefined ? [] : [{ ...choice, drawing: before }];
  });
}
