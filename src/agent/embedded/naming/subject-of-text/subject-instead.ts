import type { Brief, Section } from "../../brief/brief.ts";
import { countWords, withoutStop } from "../../text/sentences.ts";
import { withoutGreeting } from "../../title-of-prose.ts";
import { ourName } from "./our-name.ts";
import { isPoor } from "./poor-title.ts";
import { subjectOfBrief } from "./subject-of-brief.ts";

/** What a film is called by what it begins with, and the sentence that is said then. */
type Opened = { title: string; opening: string; isName?: true; below?: string; sections: Section[] };

/**
 * A phrase instead of a part of a sentence, of a later one, or of a long one; else what was found. `heard`: words of a sentence that
 * is said while the title stands, and read below it.
 */
export function subjectInstead<T extends Opened>(
  opened: T,
  brief: Brief,
  language: string,
  heard: number,
): T {
  const [section] = brief.sections;
  const block = section?.title === null ? section.blocks[0] : undefined;
  if (block?.kind !== "paragraph" || opened.isName === true || /[?？؟]$/u.test(opened.title)) return opened;
  const ours = ourName(opened.title, brief, language);
  const subject = ours === null ? subjectOfBrief(brief, language) : null;
  const title =
    ours ??
    (subject !== null && isPoor(opened.title, block.text.shown, subject, language) ? subject.title : null);
  if (title === null) return opened;
  if (opened.sections === brief.sections) return { ...opened, title, opening: title };
  const below = withoutStop(withoutGreeting(opened.opening));
  return countWords(opened.opening) > heard ? { ...opened, title } : { ...opened, title, below };
}
