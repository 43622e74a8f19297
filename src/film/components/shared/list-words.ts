import type { Emphasis } from "../../../artifacts/cue.ts";
import type { Paint } from "../../../artifacts/timeline.ts";
import { flexText } from "../../layout/flex-text.ts";
import type { FlexText } from "../../layout/flex-text.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { mix } from "../../styles/contrast.ts";
import type { FaceName } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import type { ListItem } from "./list-item.ts";

/** What items of a list say, as boxes: all labels at one size, all details at another, px of the format. */
export type ListWords = {
  sizes: { label: number; detail: number };
  labels: FlexText[];
  details: (FlexText | null)[];
  /** Amounts within the labels, where any has some. */
  marks?: { source: string; spans: Emphasis[] }[];
};

export type WordLimits = {
  /** The largest that is tried. */
  sizes: ListWords["sizes"];
  labelFace: FaceName;
  /** Of a label; a detail may have one more, unless it is told. */
  maxLines?: number;
  detailLines?: number;
  /** Below these the words count as not fitting, and another arrangement is tried. */
  smallestLabel?: number;
  smallestDetail?: number;
  mayBreakWords?: boolean;
  /** Of a label's size, its detail at least. */
  leastDetail?: number;
  type?: PageType;
};

/** The type of a page of a list: what it may be at most, where other pages need it smaller, and who is told what it is. */
export type PageType = {
  largest?: ListWords["sizes"] | undefined;
  tell?: (sizes: ListWords["sizes"]) => void;
};

type Said = Pick<ListItem, "label" | "emphasis" | "detail" | "warns">;

/** The words at the largest sizes at which the layout that is made of them fits `room` px of height; null where none does. */
export function fitWords(
  items: Said[],
  limits: WordLimits,
  layOut: (words: ListWords) => FlexLayout,
  room: number,
  context: ComponentContext,
): { words: ListWords; layout: FlexLayout } | null {
  const { minSize } = context.theme;
  const { largest, tell } = limits.type ?? {};
  const detailed = items.some(({ detail }) => detail !== undefined);
  const valued = areValues(items);
  const wished = {
    label: Math.min(limits.sizes.label, largest?.label ?? Infinity),
    detail: Math.min(
      valued ? Math.round(limits.sizes.label * VALUE_SIZE) : limits.sizes.detail,
      largest?.detail ?? Infinity,
    ),
  };
  // Side by side a long detail need not make the labels small, nor the other way round.
  let [labelFactor, detailFactor] = [1, 1];
  for (;;) {
    // What is said of a label is never fine print beside it.
    const most = detailed && !valued ? Math.max(minSize, wished.detail * detailFactor) / (limits.leastDetail ?? LEAST_DETAIL) : Infinity; // prettier-ignore
    const label = Math.max(minSize, Math.round(Math.min(wished.label * labelFactor, most)));
    // A label that had to be set small is still the larger of the two.
    const detail = Math.max(
      minSize,
      Math.round(Math.min(wished.detail * detailFactor, label * (valued ? VALUE_SIZE : LARGEST_DETAIL))),
    );
    const tooSmall =
      label < (limits.smallestLabel ?? 0) || (detailed && detail < (limits.smallestDetail ?? 0));
    if (tooSmall) return null;
    const words = wordsAt(items, { label, detail }, limits, context);
    const layout = layOut(words);
    const labelsFit = allFit(words.labels, "label", layout);
    const detailsFit = allFit(words.details, "detail", layout);
    // What is too long for its column is made taller than the frame: only the rest tells of the whole.
    const together = layout.fits || !labelsFit || !detailsFit;
    if (layout.fits) {
      tell?.(words.sizes);
      return { words, layout };
    }
    const isSmallest = (fit: boolean, size: number) => (fit && together) || size === minSize;
    if (isSmallest(labelsFit, label) && isSmallest(detailsFit, detail)) return null;
    const step = together ? STEP : Math.min(STEP, Math.sqrt(room / layout.height) ** CAREFUL);
    if (!labelsFit || !together) labelFactor *= step;
    if (!detailsFit || !together) detailFactor *= step;
  }
}

const STEP = 0.93;
/** A text half as large takes about a quarter of the height; of the way that this tells, so much is gone at once. */
const CAREFUL = 0.5;
/** Of the label's size; what is measured or paid is read first, and is the larger of the two. */
const LARGEST_DETAIL = 0.9;
const VALUE_SIZE = 1.3;
const LEAST_DETAIL = 0.58;

/** A short value with its unit: "37.02 m", "约9米", "about £129". */
const VALUE = /^\P{Nd}{0,9}\p{Nd}.{0,18}$/u;
/** CJK says as much in fewer characters. */
const VALUE_CJK = /^\P{Nd}{0,3}\p{Nd}.{0,9}$/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "£3.80 instead of £5.20", "45 zł za osobę": a price, with a few words. */
const PRICE = /^\P{Nd}{0,9}\p{Nd}.{0,34}$/u;
const SUM =
  /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|(?:kr|zł|Kč|Ft|lei|лв|руб|грн|CHF|EUR|USD|TL|Rp|دينار|درهم|ريال|جنيه)(?!\p{L}))/u;

/** An amount that is called by nothing else: "£6", "12 kg". */
export function isAmount(text: string): boolean {
  return Array.from(text).length <= MOST_OF_AMOUNT && isShortValue(text);
}

const MOST_OF_AMOUNT = 9;

function isShortValue(text: string): boolean {
  return (CJK.test(text) ? VALUE_CJK : VALUE).test(text);
}

function isValue({ detail = "" }: Said): boolean {
  return isShortValue(detail) || isPrice(detail);
}

const isPrice = (detail: string): boolean => PRICE.test(detail) && SUM.test(detail);

/** Whether the details are what is measured or paid: then they are what is read first. Of prices one may be told in words. */
function areValues(items: readonly Said[]): boolean {
  if (items.length < 2 || items.some(({ detail }) => detail === undefined)) return false;
  const others = items.filter((item) => !isValue(item));
  const priced = items.filter(({ detail = "" }) => isPrice(detail));
  return (
    others.length === 0 || (others.length === 1 && priced.length > 1 && priced.length === items.length - 1)
  );
}

function allFit(texts: (FlexText | null)[], name: "label" | "detail", { rect }: FlexLayout): boolean {
  return texts.every((text, index) => text === null || text.fits(rect(`${name}-${index}`).width));
}

/** Small type needs more contrast than a remark: of the way from muted to the text's colour. */
const DETAIL_INK = 0.7;

function wordsAt(
  items: Said[],
  sizes: ListWords["sizes"],
  { labelFace, maxLines = 3, detailLines = maxLines + 1, mayBreakWords = false }: WordLimits,
  context: ComponentContext,
): ListWords {
  const { color } = context.theme;
  // What must not be done is read as surely as what must.
  const warning = { face: "body" as const, size: sizes.detail, color: color.text };
  const quieter = mix(color.muted, color.text, DETAIL_INK);
  const labelStyle = { face: labelFace, size: sizes.label, color: color.text };
  const valued = areValues(items);
  const valueStyle = { face: labelFace, size: sizes.detail, color: color.primary };
  const remarkStyle = { face: "body" as const, size: sizes.detail, color: quieter };
  const marks = items.map(({ label, emphasis = [] }) => ({ source: label, spans: emphasis }));
  return {
    sizes,
    // Where the details are what is read first, a second colour would speak against them.
    ...(valued || marks.every(({ spans }) => spans.length === 0) ? {} : { marks }),
    labels: items.map(({ label }, index) =>
      flexText(label, labelStyle, context, { id: `label-${index}`, maxLines, mayBreakWords }),
    ),
    details: items.map(({ detail, ...item }, index) => {
      if (detail === undefined) return null;
      const told = valued && isValue({ ...item, detail }) ? valueStyle : remarkStyle;
      const style = item.warns === true ? warning : told;
      return flexText(detail, style, context, {
        id: `detail-${index}`,
        maxLines: detailLines,
        mayBreakWords,
      });
    }),
  };
}

/** The label of an item with its detail beneath it. */
export function stackedWords({ sizes, labels, details }: ListWords, index: number): FlexBox[] {
  const [label, detail] = [labels[index], details[index]];
  if (label === undefined) return [];
  if (detail === null || detail === undefined) return [label.box];
  return [label.box, { ...detail.box, margin: { top: Math.round(sizes.label * 0.22) } }];
}

export function paintLabel(
  { labels, marks }: ListWords,
  index: number,
  { rect }: FlexLayout,
  context: ComponentContext,
  color?: string,
): Paint[] {
  const place = rect(`label-${index}`);
  const block = labels[index]?.block(place.width);
  if (block === undefined) return [];
  const { source = "", spans = [] } = marks?.[index] ?? {};
  const emphasis = { spans, source, color: context.theme.color.primary };
  const inked = color !== undefined ? { color } : spans.length > 0 ? { emphasis } : {};
  return paintBlock(block, { ...place, ...inked }, context);
}

export function paintDetail(
  { details }: ListWords,
  index: number,
  { rect }: FlexLayout,
  context: ComponentContext,
  color?: string,
): Paint[] {
  const text = details[index] ?? null;
  if (text === null) return [];
  const place = rect(`detail-${index}`);
  return paintBlock(
    text.block(place.width),
    { ...place, ...(color === undefined ? {} : { color }) },
    context,
  );
}
