import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Paint, TextPaint } from "../../artifacts/timeline.ts";
import { fontAt, fontSizeOf, hasScriptFigures, textRuns } from "../fonts/script-figures.ts";
import { measureLine } from "../fonts/measure-line.ts";
import { ensureFonts } from "../fonts/register-fonts.ts";

type CounterPaint = Extract<Paint, { kind: "counter" }>;

/** Every property is set each time: a context keeps what the text before it asked for. */
export function paintText(context: SKRSContext2D, text: TextPaint): void {
  ensureFonts(text.font);
  context.font = text.font;
  context.lang = text.language ?? "en";
  context.direction = text.direction ?? "ltr";
  context.textAlign = text.align ?? (text.direction === "rtl" ? "right" : "left");
  context.textBaseline = "alphabetic";
  context.letterSpacing = `${text.letterSpacing ?? 0}px`;
  context.fontFeatureSettings = text.features ?? "normal";
  context.fillStyle = text.color;
  if (hasScriptFigures(text.text)) paintRuns(context, text);
  else context.fillText(text.text, text.x, text.y);
}

/** Run by run, each in its size and on its line. */
function paintRuns(context: SKRSContext2D, { text, font, x, y }: TextPaint): void {
  const { width } = measureLine(context, text);
  const em = fontSizeOf(font);
  let left = { left: x, start: x, center: x - width / 2, right: x - width, end: x - width }[
    context.textAlign
  ];
  context.textAlign = "left";
  for (const run of textRuns(text)) {
    context.font = fontAt(font, run.size);
    context.fillText(run.text, left, y + run.shift * em);
    left += context.measureText(run.text).width;
  }
}

/** What a counter shows at `value`: the number as the locale writes it, between prefix and suffix. */
export function counterText(counter: Omit<CounterPaint, "kind" | "text">, value: number): string {
  const number = new Intl.NumberFormat(counter.locale, {
    minimumFractionDigits: counter.decimals,
    maximumFractionDigits: counter.decimals,
    useGrouping: counter.grouping,
    numberingSystem: "latn",
  }).format(Math.abs(value) < 0.5 / 10 ** counter.decimals ? 0 : value);
  return `${counter.prefix}${number}${counter.suffix}`;
}

export function paintCounter(context: SKRSContext2D, counter: CounterPaint, value: number): void {
  paintText(context, { kind: "text", ...counter.text, text: counterText(counter, value) });
}
