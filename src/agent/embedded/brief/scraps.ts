import { countWords } from "../text/sentences.ts";
import { isGreeting, REGARDS } from "./greetings.ts";
import { handsOver } from "./handed-over.ts";
import { ARTICLES, KINDS_OF_TEXT } from "./kind-alone-words.ts";
import { concept, CONCEPTS } from "./note-model/concepts.ts";
import { unitsOf } from "./note-model/units.ts";
import { blanked } from "./sentence-spans.ts";

const OF_ORDERS = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|tone|place)$/u.test(name)).map(([, found]) => found); // prettier-ignore
const FILM = concept("film");
/** "anbei der Rundbrief", "here's the notice": what is handed over, by its kind alone. */
const HANDED = new RegExp(
  `^(?:anbei|hier(?: ist| kommt)?|im anhang|here(?:['’]s| is| are)|attached(?: is)?|voici|ci-joint|aquí (?:va|está|tienes)|adjunto|ecco|allego|segue|hierbij|oto|w załączniku|вот|ось|här (?:är|kommer)|her (?:er|kommer)|işte|ekte)\\s(?:(?:${ARTICLES})\\s)*(?:${KINDS_OF_TEXT})$`,
  "iu",
);
/** "They get it with the welcome mail", behind the sentence that asks for the film: how it reaches who watches. */
const SEEN_BY =
  /^(?:they|people|everybody|everyone|members|guests|customers)(?:['’]ll| will| all| usually)*\s(?:get|see|watch|receive|find|open)\s(?:it|this)(?!\p{L})|^(?:sie|alle|die leute)\s(?:bekommen|sehen|erhalten|finden|schauen)\s(?:ihn|es|das|den)(?!\p{L})|^(?:ils|elles|les gens|tous)\s(?:la|le|l['’])\s?(?:reçoivent|verront|voient|recevront|regarde(?:nt|ront))|^(?:(?:ellos|todos|la gente)\s)?(?:l[oae]s?)\s(?:reciben|ven|verán|recibirán)|^(?:(?:loro|tutti)\s)?(?:l[oa])\s(?:ricevono|vedono|vedranno)|^(?:ze|zij|mensen)\s(?:krijgen|zien|bekijken)\s(?:hem|het|dit)(?!\p{L})/iu;
const PARAGRAPHS = 2;
/** More words than these say something of their own: "The K2 boils half a litre in 48 seconds". */
const MOST_WISHED = 4;
const MOST_LETTERS = 80;

/**
 * A text without what is left of a sentence that asked for its film: "Dzień dobry, [proszę zrobić z tego filmik,] najlepiej do minuty :)".
 * Only where every piece greets or speaks of the film; what tells beside a request stays.
 */
export function withoutScraps(source: string, text: string): { text: string; wishes: string[] } {
  const units = unitsOf(source, text);
  const scraps = units.flatMap(({ start, end, paragraph, said, gone }, at) => {
    const before = units[at - 1];
    if (!gone && before?.gone === true && before.paragraph === paragraph && SEEN_BY.test(said.trim())) return [{ start, end }]; // prettier-ignore
    const left = text.slice(start, end);
    const cut = !gone && left !== source.slice(start, end) && paragraph < PARAGRAPHS;
    if (!cut || left.replaceAll(/\s+/gu, " ").length > MOST_LETTERS || !FILM.test(said) || FILM.test(left))
      return [];
    const face = /^[)(DPp]+(?=\s|$)/u.exec(text.slice(end))?.[0].length ?? 0;
    return left.split(/[,;–—]|\s{3,}/u).every(isOfOrder) ? [{ start, end: end + face }] : [];
  });
  return {
    text: scraps.reduce((rest, span) => blanked(rest, span), text),
    wishes: scraps
      .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/gu, " ").trim())
      .filter((one) => /\p{L}/u.test(one)),
  };
}

function isOfOrder(piece: string): boolean {
  const said = piece.trim();
  return !/\p{L}/u.test(said) || isGreeting(said) || isGreeting(`${said},`) || REGARDS.test(said) || handsOver(said) || HANDED.test(said) || (countWords(said) <= MOST_WISHED && !/\p{N}/u.test(said) && OF_ORDERS.some((found) => found.test(said))); // prettier-ignore
}
