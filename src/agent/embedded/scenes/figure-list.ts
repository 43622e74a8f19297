import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { ListBlock, ListItem } from "../brief/brief.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { withCue, type Candidate, type SceneContext } from "./draft.ts";
import { grouped } from "./shown-figure.ts";

/** Four only below a heading that says that they are numbers. */
const ITEMS = { least: 2, most: 3, headed: 4 };
const LABEL_WORDS = { least: 1, most: 8 };
/** A count that is told for its size. */
const MANY = 1000;
/** Just above the list that it would be. */
const OVER_LIST = 2;
/** Written without blanks: a particle would be left over in front of the label. */
const UNSPACED = /^(?:ja|zh|ko|th)$/u;
/** What is weighed out, poured or packed is read as a list. */
const OF_A_RECIPE =
  /^(?:g|kg|mg|ml|cl|dl|l|oz|lb|lbs|cups?|tbsp|tsp|el|tl|cm|mm|pinch|slices?|cloves?|г|кг|мл|л|غ|ملعقة|गिलास|चम्मच)\.?$/iu;
/** Lists of facts that are called so. */
const NUMBERS_HEAD =
  /(?<!\p{L})(?:numbers?|figures|results?|facts|impact|statistics|stats|proof|zahlen|ergebnisse?|fakten|bilanz|chiffres?|résultats?|bilan|cifras|datos|resultados|números|numeri|cifre|risultati|cijfers|resultaten|liczb(?:y|ach)|wyniki|čísl(?:a|ech)|výsledky|цифр(?:ы|ах)|числ(?:а|ах)|результат\p{L}*|підсумки|siffror|resultat(?:er|en)?|tall|tal|luvut|rakamlar(?:la)?|sayılarla|sonuçlar|أرقام|بالأرقام|نتائج|מספרים|במספרים|תוצאות|आँकड़े|आंकड़े|परिणाम|नतीजे)(?!\p{L})/iu;

/**
 * "84% keep their pair after the trial", "11,400 people fitted since 2024": a short list whose items each begin with what
 * they count is two or three large figures, each with its words. Null for a list of anything else, as what goes into a dish.
 */
export function figureListCandidate(
  block: ListBlock,
  bullets: Candidate | null,
  context: SceneContext,
): Candidate | null {
  const { items } = block;
  if (bullets === null || block.ordered || block.numbered !== undefined || UNSPACED.test(context.base))
    return null;
  const headed = NUMBERS_HEAD.test(context.heading);
  if (items.length < ITEMS.least || items.length > (headed ? ITEMS.headed : ITEMS.most)) return null;
  const read = items.map((item) => figureFirst(item, context));
  const found = read.filter((one) => one !== null);
  if (found.length < items.length || found.some(({ found: { unit } }) => OF_A_RECIPE.test(unit.trim())))
    return null;
  if (!headed && !found.some((one) => isStrong(one.found))) return null;
  const { heading } = context;
  return {
    kind: "number",
    score: bullets.score + OVER_LIST,
    utterances: bullets.utterances,
    visual: (cueOf): NumberVisual => ({
      kind: "number",
      ...(heading === "" ? {} : { heading }),
      figures: found.map((one, at) =>
        withCue(
          { figure: grouped(one.found.figure, context.language), label: one.label },
          cueOf(`item:${at}`),
        ),
      ),
    }),
  };
}

/** What a figure goes on with: "94 out of 100 for colour rendering", "10-year guarantee". */
const TAIL =
  /^(?:-(?:year|month|week|day|hour|minute|metre|meter|mile)(?=\s)|\s(?:out of|von|sur|de cada|su|em|van de|z|из)\s\p{Nd}+(?=\s))/u;

/** An item that is one sentence, its figure at its very beginning, and no other amount that would be told small. */
function figureFirst(item: ListItem, { base }: SceneContext): { found: FoundFigure; label: string } | null {
  const text = withoutStop(item.text.shown.replace(/\s+/gu, " ").trim());
  if (/["“”„«»:：;]|\s[–—-]\s/u.test(text) || splitSentences(text, base).length > 1) return null;
  const [found] = findFigures(text, base);
  if (found === undefined || found.start !== 0) return null;
  const joined = TAIL.exec(text.slice(found.end))?.[0] ?? "";
  const label = text.slice(found.end + joined.length).replace(/^,(?=\s\p{L})/u, "");
  const tail = joined.replace(/^-/u, " ");
  const words = countWords(label);
  if (!/^\s\p{L}/u.test(label) || words < LABEL_WORDS.least || words > LABEL_WORDS.most) return null;
  const { figure } = found;
  const whole = { ...figure, display: figure.display + tail, suffix: figure.suffix + tail };
  return { found: { ...found, figure: whole }, label: label.trim() };
}

/** A share, a price or a large number is a fact to be proud of; three cooks are not. */
function isStrong(found: FoundFigure): boolean {
  return isPercent(found.figure) || isSum(found) || (found.figure.value ?? 0) >= MANY;
}
