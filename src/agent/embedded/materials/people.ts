import type { LowerThird, StoryScene } from "../../../artifacts/storyboard.ts";

const NAME = String.raw`(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|da|van|von|der|del|di|la|bin|al)\s+)*\p{Lu}[\p{L}'’.-]+){1,3}`;
/** What a person is; a place or a season after a comma is none. */
const ROLE =
  /\b(?:head|chief|ceo|cto|cfo|coo|director|manager|engineer|professor|lecturer|teacher|founder|minister|president|chair|scientist|researcher|nurse|doctor|physician|surgeon|lead|leader|vp|officer|author|editor|analyst|designer|architect|biologist|chemist|physicist|historian|farmer|gardener|owner|partner|coach|curator|student|leiter(?:in)?|professorin|ärztin|arzt|lehrer(?:in)?|directrice|directeur|directora?)\b/iu;
const PERSON = new RegExp(String.raw`^(${NAME}),\s+(.{3,70})$`, "u");
const BYLINE = new RegExp(
  String.raw`^[ \t]*(?:[*_]{0,2})(?:By|Author|Presenter|Presented by|Speaker|Narrated by|With)(?:[*_]{0,2})\s*:?\s+(${NAME})(?:[*_]{0,2})(?:,\s+([^\n.]{3,70}))?\.?[ \t]*$`,
  "mu",
);

/** "Ana Ruiz, Head of Operations": a person and what the person does; null for anything else. */
export function personIn(text: string): LowerThird | null {
  const found = PERSON.exec(text.trim().replace(/[.]$/u, ""));
  const [, name, role] = found ?? [];
  return name === undefined || role === undefined || !ROLE.test(role) ? null : { name, role };
}

/** Who speaks, from a line of its own above the first section ("By Ana Ruiz, Head of Operations"), and the text without it. */
export function takeByline(text: string): { text: string; person: LowerThird | null } {
  const end = text.search(/^\s{0,3}##\s/mu);
  const head = end === -1 ? text.slice(0, 1200) : text.slice(0, end);
  const found = BYLINE.exec(head);
  const [line, name, role] = found ?? [];
  if (found === null || line === undefined || name === undefined) return { text, person: null };
  // As long as before, so that places in the text stay.
  const rest = text.slice(0, found.index) + " ".repeat(line.length) + text.slice(found.index + line.length);
  return { text: rest, person: { name, ...(role !== undefined && { role: role.trim() }) } };
}

/** Names the speaker in the opening, and a person where a picture's caption says who it is. */
export function namePeople(scenes: readonly StoryScene[], speaker: LowerThird | null): StoryScene[] {
  return scenes.map((scene, at) => {
    if (at === 0 && speaker !== null) return { ...scene, lowerThird: speaker };
    const { visual } = scene;
    if (visual.kind === "video") {
      const person = personIn(visual.caption ?? "");
      if (person === null) return scene;
      const { caption: _caption, ...bare } = visual;
      return { ...scene, visual: bare, lowerThird: person };
    }
    const [only, ...others] = visual.kind === "image" ? visual.pictures : [];
    if (visual.kind !== "image" || only === undefined || others.length > 0) return scene;
    const person = personIn(only.caption ?? "");
    if (person === null) return scene;
    const { caption: _caption, ...bare } = only;
    return { ...scene, visual: { ...visual, pictures: [bare] }, lowerThird: person };
  });
}
