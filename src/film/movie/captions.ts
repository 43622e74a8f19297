import type { Caption } from "../../artifacts/timeline.ts";

/** What a viewer reads, one or two lines. */
export function captionText(caption: Caption): string {
  return caption.lines.join("\n");
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** `hh:mm:ss` and milliseconds, which the two formats join differently. */
function clockTime(seconds: number, decimalSign: "." | ","): string {
  const total = Math.round(seconds * 1000);
  const clock = [
    Math.floor(total / 3_600_000),
    Math.floor(total / 60_000) % 60,
    Math.floor(total / 1000) % 60,
  ];
  return `${clock.map(twoDigits).join(":")}${decimalSign}${String(total % 1000).padStart(3, "0")}`;
}

/** Both formats end a cue at an empty line, so a text may not hold one. */
function cueText(caption: Caption): string {
  return caption.lines.filter((line) => line.trim() !== "").join("\n");
}

function escapeVtt(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** WebVTT (W3C). `language` is a BCP-47 tag. */
export function captionsToVtt(captions: readonly Caption[], language: string): string {
  const cues = captions.map(
    (caption, index) =>
      `${index + 1}\n${clockTime(caption.startSeconds, ".")} --> ${clockTime(caption.endSeconds, ".")}\n${escapeVtt(cueText(caption))}\n`,
  );
  return [`WEBVTT\nLanguage: ${language}\n`, ...cues].join("\n");
}

/** SubRip. */
export function captionsToSrt(captions: readonly Caption[]): string {
  return captions
    .map(
      (caption, index) =>
        `${index + 1}\n${clockTime(caption.startSeconds, ",")} --> ${clockTime(caption.endSeconds, ",")}\n${cueText(caption)}\n`,
    )
    .join("\n");
}
