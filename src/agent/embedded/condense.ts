import type { VideoDuration } from "../../artifacts/style.ts";
import type { Block, ListItem, Section } from "./brief/brief.ts";
import { splitSentences } from "./text/sentences.ts";

const MAX_SECTIONS: Record<VideoDuration, number> = { short: 12, deep: 16, long: 24 };

/**
 * Brings a brief of many sections down to a film's number of scenes: neighbours join, and each
 * joined section is told by its heading and its first sentence.
 */
export function condenseSections(
  sections: readonly Section[],
  duration: VideoDuration,
  language: string,
): Section[] {
  const limit = MAX_SECTIONS[duration];
  if (sections.length <= limit) return [...sections];
  const groups: Section[][] = [];
  const base = Math.floor(sections.length / limit);
  let extra = sections.length % limit;
  for (let at = 0; at < sections.length;) {
    const size = base + (extra > 0 ? 1 : 0);
    extra -= 1;
    groups.push(sections.slice(at, at + size));
    at += size;
  }
  return groups.map((group) => joinGroup(group, language));
}

function joinGroup(group: Section[], language: string): Section {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined || group.length === 1)
    return first ?? { title: null, blocks: [], span: { start: 0, end: 0 } };
  const span = { start: first.span.start, end: last.span.end };
  if (group.some((section) => section.title === null)) {
    return { title: first.title, blocks: group.flatMap((section) => section.blocks), span };
  }
  const items = group.map((section) => itemOf(section, language));
  const blocks: Block[] = [{ kind: "list", ordered: false, items, span }];
  const shown =
    group.length === 2
      ? `${first.title?.shown ?? ""} · ${last.title?.shown ?? ""}`
      : `${first.title?.shown ?? ""} – ${last.title?.shown ?? ""}`;
  return { title: { shown, spoken: "" }, blocks, span };
}

function itemOf(section: Section, language: string): ListItem {
  const title = section.title ?? { shown: "", spoken: "" };
  const firstProse = section.blocks.map(sentenceOf(language)).find((text) => text !== "") ?? "";
  const text = firstProse === "" ? title : { shown: title.shown, spoken: firstProse };
  return { text, label: null, detail: null, below: [], span: section.span };
}

function sentenceOf(language: string): (block: Block) => string {
  return (block) => {
    if (block.kind === "paragraph" || block.kind === "quote")
      return splitSentences(block.text.spoken, language)[0] ?? "";
    if (block.kind === "list") return block.items[0]?.text.spoken ?? "";
    return "";
  };
}
