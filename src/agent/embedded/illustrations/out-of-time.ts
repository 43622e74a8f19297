import type { Choice } from "./choose-drawing.ts";

/** What was not there, or looked otherwise, before the twentieth century was well on its way. */
export const MODERN: ReadonlySet<string> = new Set(
  `airplane ambulance articulated-lorry automobile bus camera construction delivery-truck desktop-computer electric-plug
  factory ferry fire-engine helicopter high-speed-train high-voltage keyboard kick-scooter laptop light-bulb metro
  minibus mobile-phone motor-boat motor-scooter motorcycle mountain-cableway movie-camera oven pickup-truck police-car
  racing-car radio robot rocket satellite ship small-airplane taxi telephone television tractor tram trolleybus
  video-camera washing-machine`
    .trim()
    .split(/\s+/u),
);
/** What stood in their place. */
export const BEFORE: Readonly<Record<string, string>> = {
  "high-speed-train": "locomotive",
  ship: "sailboat",
};

const OLD_YEAR = /(?<![\p{Nd}.,])1[0-8]\d{2}(?![\p{Nd}%])|(?<![\p{Nd}.,])19[01]\d(?![\p{Nd}%])/u;
const OLD_CENTURY =
  /(?<!\p{L})(?:(?:X|XI|XII|XIII|XIV|XV|XVI|XVII|XVIII|XIX)\s?e\ssiècle|siglo\s(?:X|XI|XII|XIII|XIV|XV|XVI|XVII|XVIII|XIX)(?!\p{L})|(?:1[0-9])(?:th\scent|\.\sJahrhundert|\.\sCentur))/u;
const RECENT_YEAR = /(?<![\p{Nd}.,])(?:19[3-9]\d|20\d{2})(?![\p{Nd}%])/u;

/** Whether sentences tell of a time before about 1920. */
export function tellsOfOld(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => OLD_YEAR.test(sentence) || OLD_CENTURY.test(sentence));
}

/** Whether a film tells of a time before about 1920, and of no later one. */
export function isOfOld(sentences: readonly string[]): boolean {
  return tellsOfOld(sentences) && !sentences.some((sentence) => RECENT_YEAR.test(sentence));
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
