import { countWords } from "../text/sentences.ts";
import type { Block, ListBlock, ListItem, ParagraphBlock, Prose } from "./brief.ts";

/** "1914: A shed was built. …", "1941–1945: …": the years, and what happened then. */
const HEADED =
  /^(?<years>(?:1[0-9]\d{2}|20\d{2})(?:\s?[–—-]\s?(?:1[0-9]\d{2}|20\d{2}|\d{2}))?)(?:\s?(?:гг?|рр?|年|년))?\s?[:：]\s?(?<told>\S.+)$/su;
const FEWEST = 3;
/** What is told of a year at greater length, in words on average, is no event on an axis. */
const MOST_OF_EVENT = 14;

type Headed = { block: ParagraphBlock; years: string; told: Prose };

/**
 * Paragraphs that years open, three and more in a row, are a history: a list of events, or, where much is told of each, sections
 * that the years head.
 */
export function readYearParagraphs(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  let run: Headed[] = [];
  const close = (): void => {
    found.push(...(run.length < FEWEST ? run.map(({ block }) => block) : history(run)));
    run = [];
  };
  for (const block of blocks) {
    const headed = headedBy(block);
    if (headed !== null) run.push(headed);
    else {
      close();
      found.push(block);
    }
  }
  close();
  return found;
}

function headedBy(block: Block): Headed | null {
  if (block.kind !== "paragraph" || block.formulas.length > 0) return null;
  const [shown, spoken] = [HEADED.exec(block.text.shown)?.groups, HEADED.exec(block.text.spoken)?.groups];
  if (shown === undefined || spoken === undefined) return null;
  return { block, years: shown["years"] ?? "", told: { shown: shown["told"] ?? "", spoken: spoken["told"] ?? "" } }; // prettier-ignore
}

function history(run: readonly Headed[]): Block[] {
  const words = run.reduce((sum, { told }) => sum + countWords(told.spoken), 0);
  return words > MOST_OF_EVENT * run.length ? run.flatMap(section) : [events(run)];
}

function events(run: readonly Headed[]): ListBlock {
  const items = run.map(({ block, years, told }): ListItem => ({
    text: block.text,
    label: { shown: years, spoken: years },
    detail: told,
    below: [],
    span: block.span,
  }));
  const span = { start: run[0]?.block.span.start ?? 0, end: run.at(-1)?.block.span.end ?? 0 };
  return { kind: "list", ordered: false, items, span };
}

function section({ block, years, told }: Headed): Block[] {
  return [
    { kind: "subheading", text: { shown: years, spoken: years }, depth: 7, runIn: "said", span: block.span },
    { ...block, text: told, lines: [told.shown], strong: null },
  ];
}
