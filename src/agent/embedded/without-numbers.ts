import type { Section } from "./brief/brief.ts";

const NUMBERED = /^\d{1,2}[.)]\s/u;
/** "2. Language coverage" among others: the film's own order counts. */
const BEFORE_WORD = /^\d{1,2}[.)]\s+(?=\p{L})/u;
/** "4. 9:04 a.m.": before what is no word only where the headings count on, as "9. 11. 1989" is a day. */
const IN_ORDER = /^\d{1,2}[.)]\s+(?=\S)/u;
const FEWEST = { numbered: 2, inOrder: 3 };

/** What takes the numbers off the headings of these sections, where several have one. */
export function withoutNumbers(sections: readonly Section[]): (section: Section) => Section {
  const numbers = sections.flatMap(({ title }) => NUMBERED.exec(title?.shown ?? "")?.[0] ?? []);
  const countOn = numbers.length >= FEWEST.inOrder && numbers.every((one, at) => Number.parseInt(one, 10) === at + 1); // prettier-ignore
  const number = countOn ? IN_ORDER : BEFORE_WORD;
  return (section) => {
    if (section.title === null || numbers.length < FEWEST.numbered) return section;
    const { shown, spoken } = section.title;
    return { ...section, title: { shown: shown.replace(number, ""), spoken: spoken.replace(number, "") } };
  };
}
