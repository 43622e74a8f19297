import type { Block, Brief, Prose, Section } from "../../brief/brief.ts";
import { NAMES_FILM } from "../../brief/request-words.ts";
import { splitSentences } from "../../text/sentences.ts";

/** A sentence, an item, a heading of what is told, or a sentence that asks for the film. */
export type TitleUnit = {
  said: string;
  kind: "heading" | "item" | "label" | "sentence" | "quote" | "wish";
  /** Which block it is in, of all; `opens`: its first. */
  block: number;
  opens: boolean;
};

const MOST_UNITS = 400;
/** What is not to be told names nothing. */
const SPARES =
  /(?<!\p{L})(?:not|never|without|avoid|nicht|kein\p{L}*|ohne|nie|pas|sans|jamais|sin|nunca|non|senza|mai|não|sem|niet|geen|zonder|nooit|bez|не|без|inte|ikke|utan|uden|uten|değil|لا|بدون|לא|בלי|नहीं|बिना|मत)(?!\p{L})|n['’]t(?!\p{L})|不|别|別|勿|ない|않|말아/iu;

/** What a film may be named by: all that its brief tells, in order, and the sentences that ask for it. */
export function titleUnits(brief: Brief, sections: readonly Section[], language: string): TitleUnit[] {
  const units: TitleUnit[] = [];
  let block = 0;
  const add = (said: string, kind: TitleUnit["kind"]): void => {
    const bare = said.replaceAll(/\s+/gu, " ").trim();
    const opens = units.at(-1)?.block !== block;
    if (bare !== "" && units.length < MOST_UNITS) units.push({ said: bare, kind, block, opens });
  };
  const addProse = ({ shown }: Prose): void => {
    for (const line of shown.split("\n"))
      for (const sentence of splitSentences(line, language)) add(sentence, "sentence");
  };
  const addBlock = (one: Block): void => {
    block += 1;
    if (one.kind === "paragraph" || one.kind === "parallel") addProse(one.text);
    else if (one.kind === "quote") add(one.text.shown, "quote");
    else if (one.kind === "subheading") add(one.text.shown, "heading");
    else if (one.kind === "list") {
      for (const item of one.items) {
        if (item.label !== null) add(item.label.shown, "label");
        for (const sentence of splitSentences(item.text.shown, language)) add(sentence, "item");
      }
    } else if (one.kind === "table") {
      for (const cell of [...one.header, ...one.rows.flat()]) add(cell.shown, "label");
    } else if (one.kind === "contrast") {
      for (const side of one.sides) {
        add(side.title, "label");
        side.sentences.forEach(addProse);
      }
    }
  };
  brief.intro.forEach(addBlock);
  for (const section of sections) {
    if (section.title !== null) {
      block += 1;
      add(section.title.shown, "heading");
    }
    section.blocks.forEach(addBlock);
  }
  for (const wish of brief.wishes ?? []) {
    block += 1;
    if (NAMES_FILM.test(wish) && !SPARES.test(wish))
      splitSentences(wish, language).forEach((one) => add(one, "wish"));
  }
  return units;
}
