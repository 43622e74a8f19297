import { capitalise } from "../../text/sentences.ts";
import { RIGHT_TRIANGLE } from "../../sketches/shape-words.ts";
import { names } from "../../sketches/has-shape.ts";
import { regex, wholeWords } from "../../text/regex.ts";
import { PICTURE_ORDER_WORDS, VERB_LAST_ORDERS, type PictureOrderWords } from "./picture-order-words.ts";

/** An order to draw or show something; `sure`: only a maker is spoken to so; `evident`: unless drawing is what it teaches; `told`: what of it is told, or nothing. */
export type PictureOrder = { sure: boolean; evident: boolean; told: string | null };

/** `beside`: all of the text but the order; `next`: the sentence behind it. */
export type Around = { language: string; beside: string; next: string };

/** What viewers and not makers draw: "Draw a line", "Draw the curtains", "Draw your own map". */
const BY_VIEWERS =
  /^(?:(?:an?|one|the|eine?n?|une?|una?|uma|um|een) )?(?:(?:straight|thin|short|long|gerade|droite|recta) )?(?:lines?|curtains?|blinds?|breath|blood|water|lots?|conclusions?|attention|circle|oval|linie|strich|kreis|oval|trait|ligne|línea|círculo|óvalo|linea|linha|lijn|cirkel)(?!\p{L})|(?<!\p{L})(?:your|dein\p{L}*|vos|votre|tu|tus|vuestr\p{L}+|vostr[aoie]|teus?|jouw|je|din|ditt|dina|tvoj\p{L}*|свой|свою|ваш\p{L}*)(?!\p{L})/iu;
const LONGEST = 330;

/** Reads "Draw the Earth as a circle with …", "Me gustaría que dibujaran un grano de maíz …"; null for what orders no picture. */
export function pictureOrderIn(said: string, around: Around): PictureOrder | null {
  const { language } = around;
  if (said.length > LONGEST || /[?？؟]$/u.test(said)) return null;
  if (VERB_LAST_ORDERS[language]?.some((one) => regex(`^(?:${one})$`, "iu").test(said)) === true)
    return { sure: false, evident: true, told: null };
  const words = PICTURE_ORDER_WORDS[language];
  if (words === undefined) return null;
  const kind = KINDS.find((one) => openedBy(said, words[one]) !== null);
  const lead = kind === undefined ? null : openedBy(said, words[kind]);
  if (kind === undefined || lead === null) return null;
  const thing = said.slice(lead.length).replace(/^[\s,]+/u, "");
  const kindly = regex(wholeWords(words.kindly), "iu").test(said);
  if (thing === "" || BY_VIEWERS.test(thing)) return null;
  const pictured = regex(wholeWords(words.pictures), "iu").test(said);
  const drawn = words.drawn !== undefined && regex(wholeWords(words.drawn), "iu").test(thing);
  if (kind === "shows" && !pictured) return null;
  if (kind === "wishes" && words.drawn !== undefined && !drawn && !pictured) return null;
  return {
    sure: kindly || (kind === "wishes" && (drawn || words.drawn === undefined)),
    evident: pictured,
    told: toldOf(thing, words, around),
  };
}

const KINDS = ["draws", "shows", "wishes"] as const;

/** Letters of Semitic languages and of none join what stands before them: their leads end in a blank as well. */
function openedBy(said: string, leads: string): string | null {
  return regex(`^(?:${leads})(?:[\\s,:]|(?<=\\s))`, "iu").exec(said)?.[0] ?? null;
}

/** What the picture has that is told nowhere else, as a phrase of its own. */
function toldOf(thing: string, words: PictureOrderWords, around: Around): string | null {
  const { language } = around;
  const colon = /[:：]\s+/u.exec(thing);
  const behind = colon === null ? "" : thing.slice(colon.index + colon[0].length);
  const onMap = regex(wholeWords(words.map), "iu").test(colon === null ? thing : thing.slice(0, colon.index));
  const shape = colon === null && names(thing, RIGHT_TRIANGLE, language) && /\p{Nd}/u.test(around.next);
  const tells =
    shape ||
    numbersOnlyIn(thing, around.beside) ||
    (onMap && /\p{Nd}/u.test(behind)) ||
    (behind !== "" && namesParts(behind, words.the));
  if (!tells) return null;
  const bare = onMap && behind !== "" ? behind : asPhrase(thing, words);
  return capitalise(bare, language);
}

function numbersOnlyIn(thing: string, beside: string): boolean {
  return (thing.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).some((number) => !beside.includes(number));
}

/** "the pericarp (the husk), the endosperm and the germ": parts that are explained in brackets, or each called as a known one. */
function namesParts(list: string, the: string | undefined): boolean {
  if (/[(（][^()（）]{3,60}[)）]/u.test(list)) return true;
  if (the === undefined) return false;
  const parts = list.split(/,\s+|\s(?:and|und|et|y|e|en)\s/u).filter((part) => part.trim() !== "");
  const known = regex(`^(?:and |und |et |y |e |en )?(?:(?:${the})(?:\\s|(?<=['’])))`, "iu");
  return parts.length >= 3 && parts.every((part) => known.test(part.trim()));
}

/** "the oven shown in section: …" without the verb that the wish ends in. */
function asPhrase(thing: string, { drawn }: PictureOrderWords): string {
  if (drawn === undefined) return thing;
  const [head = ""] = thing.split(/(?=[:：])/u, 1);
  return head.replace(regex(`\\s${wholeWords(drawn)}`, "iu"), "") + thing.slice(head.length);
}
