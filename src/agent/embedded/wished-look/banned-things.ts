import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import type { Brief } from "../brief/brief.ts";
import { readerFor } from "../illustrations/lexicons.ts";
import { isNamedDrawing, plainThings } from "../illustrations/plain-things.ts";
import { splitSentences } from "../text/sentences.ts";
import { FILM_BANS, SOUND } from "./ban-words.ts";
import { lookSentences } from "./look-sentences.ts";
import { DENIES } from "./look-words.ts";

/** "No handcuffs": a denial and what it denies, in so many words. */
const BARE_WORDS = 5;
/** "No lifeboat logos": lifeboats there may be. */
const OF_NAMES =
  /(?<!\p{L})(?:logos?|names?|namen?|noms?|nombres?|nom[ei]|nomes?|nazw\p{L}*|назван\p{L}+|references?|riferiment\p{L}+)(?!\p{L})/iu;
/** So few are no row. */
const ROW = 3;

type Asked = { prompt: string; brief: Brief; title: string; language: string };

/**
 * The drawings of things that a brief bans from its film: "no jokes about toilets, please", "not a sunset and a church". What its title
 * names is what it is about: "no owls in glasses".
 */
export function bannedDrawings({ prompt, brief, title, language }: Asked): ReadonlySet<string> {
  const base = primaryLanguage(language);
  const sentences = prompt.split("\n").flatMap((line) => splitSentences(line, language));
  const banning = sentences.filter((sentence) => FILM_BANS.test(sentence.trim()));
  const piecesOf = (said: readonly string[]): string[] =>
    said.flatMap((sentence) => sentence.split(/[,;:，、；：]\s*|\s[–—]\s/u).map((piece) => piece.trim()));
  const pieces = [
    ...piecesOf([...new Set([...lookSentences(prompt, language), ...banning])]),
    // A wish denies much besides: that an answer goes to the school, that spelling matters.
    ...piecesOf(brief.wishes ?? []).filter(isBareBan),
  ];
  const drawings = pieces
    .filter((piece) => DENIES.test(piece) && !SOUND.test(piece) && !OF_NAMES.test(piece))
    .flatMap((piece) => drawingsNamed(behindDenial(piece), base));
  return new Set(drawings.filter((drawing) => !isNamedDrawing(drawing, title, language)));
}

function isBareBan(piece: string): boolean {
  return DENIES.exec(piece)?.index === 0 && piece.split(/\s+/u).length <= BARE_WORDS;
}

/** What is denied, without the word that does: it would hide the thing again. */
function behindDenial(piece: string): string {
  const found = DENIES.exec(piece);
  const behind = found === null ? piece : piece.slice(found.index + found[0].length);
  const rest = /\p{L}{3}/u.test(behind) ? behind : piece.slice(0, found?.index);
  let bare = rest;
  for (let next = DENIES.exec(bare); next !== null; next = DENIES.exec(bare))
    bare = `${bare.slice(0, next.index)} ${bare.slice(next.index + next[0].length)}`;
  return bare.trim();
}

function drawingsNamed(text: string, base: string): string[] {
  const reader = readerFor(base);
  const terms = reader?.termsOf(text) ?? [];
  const sure = (reader?.lexicon.entries ?? []).filter((entry) => terms.some((term) => entry.sure.has(term)));
  return [...plainThings(text, base), ...sure].map(({ drawing }) => drawing);
}

/** Scenes without these drawings, wherever they stand. */
export function withoutBanned(scenes: readonly StoryScene[], banned: ReadonlySet<string>): StoryScene[] {
  return banned.size === 0 ? [...scenes] : scenes.map((scene) => without(scene, banned));
}

function without<T>(value: T, banned: ReadonlySet<string>): T {
  if (Array.isArray(value)) return value.map((one: unknown) => without(one, banned)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, one]: [string, unknown]): [string, unknown][] => {
    if ((key === "illustration" || key === "emblem") && typeof one === "string" && banned.has(one)) return [];
    if (key === "things" && Array.isArray(one)) {
      const left = one.filter((thing: { illustration?: string }) => !banned.has(thing.illustration ?? ""));
      return left.length < Math.min(ROW, one.length) ? [] : [[key, left]];
    }
    // Of later thoughts a drawing that is left out would be that of the one before.
    if (key === "more" && Array.isArray(one))
      return [[key, one.map((later: unknown) => laterWithout(later, banned))]];
    return [[key, without(one, banned)]];
  });
  return Object.fromEntries(entries) as T;
}

function laterWithout(later: unknown, banned: ReadonlySet<string>): unknown {
  const { illustration } = later as { illustration?: string | null };
  const bare = without(later, banned) as object;
  return typeof illustration === "string" && banned.has(illustration)
    ? { ...bare, illustration: null }
    : bare;
}
