import { captionIn, shownBy } from "../data-heading/introductions.ts";
import { asHeading, nameOf } from "../data-heading/as-heading.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import type { Block, ParagraphBlock } from "./brief.ts";

const MOST_WORDS = 12;

/**
 * Captions of tables lose their "Table 1:" and stand before what they name, to be told first; they, and sentences that
 * say what a table shows, bear its heading.
 */
export function readCaptions(blocks: readonly Block[], language: string): Block[] {
  const found: Block[] = [];
  blocks.forEach((block, at) => {
    const last = found.at(-1);
    const next = blocks[at + 1];
    // What stands between a table and a list heads the list.
    const leads = next !== undefined && next.kind !== "table" && isShown(next);
    const beside = { before: last?.kind === "table" && !leads, after: next?.kind === "table" };
    const caption =
      block.kind === "paragraph" && (beside.before || beside.after) ? captionOf(block, language) : null;
    if (caption === null) found.push(introduced(block, next, language));
    else if (beside.after || last === undefined) found.push(caption);
    else found.splice(-1, 1, caption, last);
  });
  return found;
}

function isShown({ kind }: Block): boolean {
  return kind !== "paragraph" && kind !== "subheading";
}

function captionOf(block: ParagraphBlock, language: string): ParagraphBlock | null {
  const { shown, spoken } = block.text;
  const [seen, said] = [captionIn(shown), captionIn(spoken)];
  if (seen !== null && said !== null)
    return { ...block, text: { shown: seen, spoken: said }, lines: [seen], ...named(asHeading(seen)) };
  // "(as of May)" adds to the table, and does not name it.
  const bare =
    block.lines.length === 1 &&
    !/^[([（]/u.test(shown) &&
    !/[.!?:。！？：।,;]["”»)]?$/u.test(shown) &&
    /\p{L}/u.test(shown);
  const short = countWords(shown) <= MOST_WORDS && splitSentences(shown, language).length === 1;
  return bare && short ? { ...block, ...named(asHeading(shown)) } : null;
}

/** "The table shows the annual rainfall": named by it, where it stands before a table. */
function introduced(block: Block, next: Block | undefined, language: string): Block {
  if (block.kind !== "paragraph" || next?.kind !== "table") return block;
  const what = shownBy(splitSentences(block.text.shown, language).at(-1) ?? "", language);
  return what === null ? block : { ...block, ...named(nameOf(what, language)) };
}

function named(heading: string | null): Pick<ParagraphBlock, "names"> {
  return heading === null ? {} : { names: heading };
}
