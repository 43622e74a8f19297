import { areEvents, eventsOf, ledByDate, openingDate, type Dated } from "./date-heads.ts";
import type { Block } from "./brief.ts";

const FEWEST = 3;

/**
 * Paragraphs that dates open, three and more in a row ("1914: A shed was built. …", "**27 July 1740.** …", "1767, Rio de Janeiro. …"),
 * are a history: a list of events, or, where much is told of each, paragraphs that their dates lead.
 */
export function readYearParagraphs(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  let run: Dated[] = [];
  const close = (): void => {
    if (run.length < FEWEST) found.push(...run.map(({ block }) => block));
    else found.push(...(areEvents(run) ? [eventsOf(run)] : run.map(ledByDate)));
    run = [];
  };
  for (const block of blocks) {
    const dated = block.kind === "paragraph" ? openingDate(block) : null;
    if (dated !== null) run.push(dated);
    else {
      close();
      found.push(block);
    }
  }
  close();
  return found;
}
