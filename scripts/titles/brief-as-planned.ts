import { withoutBoilerplate } from "../../src/agent/embedded/brief/boilerplate.ts";
import type { Brief, Section } from "../../src/agent/embedded/brief/brief.ts";
import { readBrief } from "../../src/agent/embedded/brief/read-brief.ts";
import { divideIntro } from "../../src/agent/embedded/divide-intro.ts";
import { takeByline } from "../../src/agent/embedded/materials/people.ts";
import { estimateByCharacters } from "../../src/agent/estimate-seconds.ts";

/** A prompt as the planner has it where it looks for a title. */
export function briefAsPlanned(prompt: string): { brief: Brief; sections: Section[]; language: string } {
  const read = readBrief(withoutBoilerplate(takeByline(prompt).text).text);
  const { language } = read;
  const brief = divideIntro(read, language, (said) => estimateByCharacters(said, language));
  return { brief, sections: brief.sections.filter(({ blocks, title }) => blocks.length > 0 || title !== null), language }; // prettier-ignore
}
