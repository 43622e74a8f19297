import type { Block, Prose, Section, TableBlock } from "./brief/brief.ts";
import { areTimes } from "./scenes/time-labels.ts";
import { countWords, splitSentences, withoutStop } from "./text/sentences.ts";

/** A label and what it says, as written. */
type Fact = { label: Prose; value: Prose };
/** What is said of a thing under labels, and beside them without one: "Fitted in three days". */
type Told = { facts: Fact[]; remarks: Prose[] };
/** A thing with its head; `from` and `to`: its blocks, or its section. */
type Described = Told & { head: Prose; from: number; to: number };

const FEWEST = { things: 2, facts: 2 };
const MOST = { things: 3, facts: 7, remarks: 2, labelWords: 5, valueWords: 12, headWords: 6 };
const EMPTY: Prose = { shown: "", spoken: "" };

/**
 * Two things or three that stand under a head each and are told by the same labels ("Gas boiler – Price: … – Life: …", "Heat
 * pump – Price: … – Life: …") as one table with a column for each: side by side they are compared, one after the other they
 * have to be remembered. Each cell as it was written.
 */
export function besideEachOther(sections: readonly Section[], language: string): Section[] {
  const inside = sections.map((section) => ({ ...section, blocks: blocksBeside(section.blocks, language) }));
  const told = inside.flatMap((section, at): Described[] => {
    const [first] = section.blocks;
    const found = first === undefined ? null : toldIn(first, language);
    return section.title === null || found === null
      ? []
      : [{ head: section.title, ...found, from: at, to: at + 1 }];
  });
  // What stands behind the facts of the last is kept with them; between two of them it would be lost from its thing.
  const group = groupOf(told, language, (one) => (inside[one.from]?.blocks.length ?? 0) === 1);
  const [first] = group;
  const last = group.at(-1);
  const opens = first === undefined ? undefined : inside[first.from];
  const ends = last === undefined ? undefined : inside[last.from];
  if (first === undefined || last === undefined || opens === undefined || ends === undefined) return inside;
  const span = { start: opens.span.start, end: ends.span.end };
  const merged: Section = { title: null, blocks: [tableOf(group, span), ...ends.blocks.slice(1)], span, ...(ends.closes === true ? { closes: true } : {}) }; // prettier-ignore
  return [...inside.slice(0, first.from), merged, ...inside.slice(last.to)];
}

function blocksBeside(blocks: readonly Block[], language: string): Block[] {
  const told = blocks.flatMap((block, at): Described[] => {
    const next = blocks[at + 1];
    const found = block.kind !== "subheading" || next === undefined ? null : toldIn(next, language);
    return block.kind === "subheading" && found !== null
      ? [{ head: block.text, ...found, from: at, to: at + 2 }]
      : [];
  });
  const group = groupOf(told, language, () => true);
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return [...blocks];
  const span = { start: blocks[first.from]?.span.start ?? 0, end: blocks[last.to - 1]?.span.end ?? 0 };
  return [...blocks.slice(0, first.from), tableOf(group, span), ...blocks.slice(last.to)];
}

/** The first run of things that follow each other and have the same labels; none where more follow than stand side by side. */
function groupOf(
  told: readonly Described[],
  base: string,
  endsThere: (one: Described) => boolean,
): Described[] {
  for (const [at, first] of told.entries()) {
    const group = [first];
    for (const next of told.slice(at + 1)) {
      const before = group.at(-1);
      if (before === undefined || before.to !== next.from || !endsThere(before) || !haveSameLabels(first, next)) break; // prettier-ignore
      group.push(next);
    }
    const heads = new Set(group.map(({ head }) => key(head)));
    // "Step 1", "Day 2": what follows each other is told so.
    const counted = new Set(group.map(({ head }) => key(head).replaceAll(/[\p{Nd}.:)]+/gu, "#"))).size < group.length; // prettier-ignore
    const fits = !counted && !areTimes(group.map(({ head }) => head.shown), base) && group.length >= FEWEST.things && heads.size === group.length && group.every(({ head }) => countWords(head.shown) <= MOST.headWords); // prettier-ignore
    // What is said alike of both compares nothing.
    if (fits && differ(group)) return group.length <= MOST.things ? group : [];
  }
  return [];
}

function differ([first, ...others]: readonly Described[]): boolean {
  const values = (one: Described | undefined): string =>
    [...(one?.facts ?? []).map(({ label, value }) => `${key(label)}:${key(value)}`), ...(one?.remarks ?? []).map(key)].toSorted().join("|"); // prettier-ignore
  return others.some((one) => values(one) !== values(first));
}

function key({ shown }: Prose): string {
  return shown.trim().toLowerCase();
}

function haveSameLabels(one: Described, other: Described): boolean {
  const labels = new Set(one.facts.map(({ label }) => key(label)));
  return one.facts.length === other.facts.length && other.facts.every(({ label }) => labels.has(key(label)));
}

function tableOf(group: readonly Described[], span: Block["span"]): TableBlock {
  const [first] = group;
  const rows = (first?.facts ?? []).map(({ label }) => [
    label,
    ...group.map(({ facts }) => facts.find((one) => key(one.label) === key(label))?.value ?? EMPTY),
  ]);
  // What has no label stands below the rest; where another thing has no such remark its cell is empty.
  const most = Math.max(...group.map(({ remarks }) => remarks.length));
  for (let at = 0; at < most; at += 1)
    rows.push([EMPTY, ...group.map(({ remarks }) => remarks[at] ?? EMPTY)]);
  const header = [EMPTY, ...group.map(({ head }) => head)];
  return { kind: "table", compares: true, header, rows, align: header.map(() => "start"), span };
}

/** What a block says under labels, where it says little else. */
function toldIn(block: Block, language: string): Told | null {
  const told = readTold(block, language);
  if (told === null) return null;
  const { facts, remarks } = told;
  if (facts.length < FEWEST.facts || facts.length + remarks.length > MOST.facts) return null;
  const few = remarks.length <= MOST.remarks && remarks.length < facts.length;
  if (!few || !remarks.every(({ shown }) => isShort(shown))) return null;
  const labels = new Set(facts.map(({ label }) => key(label)));
  const short = facts.every(
    ({ label, value }) =>
      /\p{L}{2}|\p{Script=Han}/u.test(label.shown) &&
      countWords(label.shown) <= MOST.labelWords &&
      isShort(value.shown),
  );
  return short && labels.size === facts.length ? told : null;
}

function isShort(value: string): boolean {
  return value.trim() !== "" && countWords(value) <= MOST.valueWords && !/[?？؟]\s*$/u.test(value);
}

function readTold(block: Block, language: string): Told | null {
  switch (block.kind) {
    case "list": {
      if (block.ordered || block.items.some(({ below }) => below.length > 0)) return null;
      const facts = block.items.map(({ label, detail, text }) =>
        label === null || detail === null ? (factIn(text.spoken) ?? text) : { label, value: detail },
      );
      return parted(facts);
    }
    case "paragraph": {
      if (block.text.shown !== block.text.spoken || block.formulas.length > 0) return null;
      const lines = block.lines.length > 1 ? block.lines : splitSentences(block.text.spoken, language);
      return parted(lines.map((line) => factIn(line) ?? { shown: line, spoken: line }));
    }
    case "contrast": {
      const facts = block.sides.flatMap(({ title, titled, sentences: [only, ...more] }): Fact[] =>
        only === undefined || more.length > 0 || !titled
          ? []
          : [{ label: { shown: title, spoken: title }, value: only }],
      );
      return facts.length < block.sides.length ? null : parted(facts);
    }
    case "table": {
      // Lines of a name and a value each were read as rows; one without a value says all in its first cell.
      const bare = block.header.length === 2 && block.header.every(({ shown }) => shown.trim() === "");
      if (!bare) return null;
      return parted(block.rows.map(([label = EMPTY, value = EMPTY]) => (value.shown.trim() === "" ? label : { label, value }))); // prettier-ignore
    }
    case "code":
    case "formula":
    case "quote":
    case "parallel":
    case "subheading":
    default:
      return null;
  }
}

function parted(told: readonly (Fact | Prose)[]): Told {
  return {
    facts: told.flatMap((one) => ("label" in one ? [{ label: one.label, value: plain(one.value) }] : [])),
    remarks: told.flatMap((one) => ("label" in one ? [] : [plain(one)])),
  };
}

function plain({ shown, spoken }: Prose): Prose {
  return { shown: withoutStop(shown), spoken: withoutStop(spoken) };
}

function factIn(line: string): Fact | null {
  const { label = "", value = "" } =
    /^(?<label>[^:：]{2,40}?)\s?[:：]\s?(?<value>[^:：]+)$/u.exec(line.trim())?.groups ?? {};
  return label === ""
    ? null
    : { label: { shown: label, spoken: label }, value: { shown: value, spoken: value } };
}
