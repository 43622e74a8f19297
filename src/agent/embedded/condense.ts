import type { VideoDuration } from "../../artifacts/style.ts";
import type { Block, Section } from "./brief/brief.ts";

/** Scenes that hold content, by length of film. */
export const MAX_SECTIONS: Record<VideoDuration, number> = { short: 12, deep: 16, long: 24 };

/** What a README carries that no viewer misses. */
const BOILERPLATE =
  /^(?:licen[cs]e|licensing|copyright|contributing|contributors|table of contents|contents|toc|acknowledge?ments|(?:the |core |our )?maintainers|backers|badges|star history|lizenz|inhaltsverzeichnis|licence|sommaire|licencia|índice|licenza|许可证|目录|贡献)$/i;
/** In a README they are housekeeping; of a paper or an offer they are part of what is told. */
const PEOPLE = /^(?:(?:the |core |our )?(?:team|authors?)|sponsors?)$/i;
const CONTENTS = /^(?:table of contents|contents|toc|inhaltsverzeichnis|sommaire|índice|目录)$/i;
const BOILERPLATE_FROM = 4;

function isBoilerplate(section: Section, all: readonly Section[]): boolean {
  const title = titleOf(section);
  if (PEOPLE.test(title)) return all.some((other) => BOILERPLATE.test(titleOf(other)));
  if (!BOILERPLATE.test(title)) return false;
  // Some READMEs keep their whole text under "Table of contents".
  return !CONTENTS.test(title) || section.blocks.every((block) => block.kind !== "subheading");
}

function titleOf({ title }: Section): string {
  return title?.spoken.trim() ?? "";
}

/** Leaves out a long brief's legal and housekeeping sections; `dropped` names them. */
export function dropBoilerplate(sections: readonly Section[]): { kept: Section[]; dropped: string[] } {
  if (sections.length < BOILERPLATE_FROM) return { kept: [...sections], dropped: [] };
  const isLeftOut = (section: Section): boolean => isBoilerplate(section, sections);
  return {
    kept: sections.filter((section) => !isLeftOut(section)),
    dropped: sections.filter(isLeftOut).map((section) => section.title?.shown ?? ""),
  };
}

/**
 * Brings a brief of many sections down to a film's number of scenes: neighbours join, each under
 * its own subheading. Nothing is lost here; what is too long is left out sentence by sentence later.
 */
export function condenseSections(sections: readonly Section[], duration: VideoDuration): Section[] {
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
  return groups.map(joinGroup);
}

function joinGroup(group: Section[]): Section {
  const [first] = group;
  const last = group.at(-1);
  const span = { start: first?.span.start ?? 0, end: last?.span.end ?? 0 };
  if (first === undefined || last === undefined || group.length === 1)
    return first ?? { title: null, blocks: [], span };
  const blocks = group.flatMap((section): Block[] =>
    section.title === null
      ? section.blocks
      : [{ kind: "subheading", text: section.title, depth: 3, span: section.span }, ...section.blocks],
  );
  const titles = group.map((section) => section.title?.shown ?? "").filter((title) => title !== "");
  if (titles.length < 2) return { title: first.title, blocks, span };
  return { title: { shown: `${titles[0] ?? ""} – ${titles.at(-1) ?? ""}`, spoken: "" }, blocks, span };
}
