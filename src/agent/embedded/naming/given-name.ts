import { asksForFilm } from "../brief/asks-for-film.ts";
import type { Brief } from "../brief/brief.ts";
import { NAMES_FILM } from "../brief/request-words.ts";
import { textOfBrief } from "../text-of-brief.ts";
import { splitSentences } from "../text/sentences.ts";
import { introducedName, metName, speaksOfOwn } from "./introduced-name.ts";
import { nameOfAddress } from "./name-of-address.ts";
import { calledInText } from "./request-names/called-in-text.ts";
import { namedBusiness } from "./named-business.ts";

const OPENING_SENTENCES = 4;

/**
 * What a brief without a heading calls its subject itself: the thing that its writers introduce, or themselves as their
 * address spells them. Null where it names nothing of its own.
 */
export function givenName(brief: Brief, language: string): string | null {
  const base = language.split("-")[0] ?? language;
  const opening = openingOf(brief, language);
  const called = calledInText(opening, brief.wishes ?? [], base);
  if (called !== null) return called;
  const introduced = introducedName(opening, base);
  if (introduced !== null) return introduced;
  const met = metName(opening, textOfBrief(brief));
  if (met !== null) return met;
  const business = namedBusiness([...(brief.wishes ?? []), ...opening.filter((one) => NAMES_FILM.test(one))]);
  if (business !== null) return business;
  // Who orders is not told; but a firm whose address is shown may be named.
  const { wishes = [] } = brief;
  const own = [...opening, ...wishes].some((sentence) => speaksOfOwn(sentence, base));
  const text = textOfBrief(brief);
  const asked = wishes.filter((wish) => asksForFilm(wish, false) && !NOT.test(wish));
  const inRequest = introducedName(asked, base);
  if (inRequest !== null) return inRequest;
  return own ? nameOfAddress(text, [text, ...wishes].join("\n"), base) : null;
}

/** What is denied or kept back is not named. */
const NOT =
  /(?<![\p{L}])(?:not|never|without|n['’]t|nicht|kein\p{L}*|ohne|pas|sans|sin|non|senza|não|sem|niet|geen|zonder|nie|bez|не|без|inte|ikke|utan|uden|uten|değil|لا|بدون|לא|बिना|नहीं)(?![\p{L}])|n['’]t(?![\p{L}])|不|别|ない|않/iu;

function openingOf({ intro, sections }: Brief, language: string): string[] {
  const blocks = [...intro, ...sections.slice(0, 2).flatMap((section) => section.blocks)];
  return blocks
    .flatMap((block) =>
      block.kind === "paragraph" || block.kind === "parallel"
        ? splitSentences(block.text.shown, language)
        : [],
    )
    .slice(0, OPENING_SENTENCES);
}
