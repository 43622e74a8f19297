import { tellsOfOld } from "../illustrations/out-of-time.ts";
import { wordsIn } from "../illustrations/grave-words.ts";
import { FAR_FIELD_WORDS } from "./far-field-words.ts";
import { FIELD_WORDS } from "./field-words.ts";
import { FIELDS, type Field } from "./fields.ts";
import { MORE_FIELD_WORDS } from "./more-field-words.ts";

/** A film is of a field where so many of its sentences speak of it; where its title does, so many. */
const LEAST = { times: 3, share: 0.25, titled: 1, titledShare: 0.06 };
/** Years and centuries before about 1960: what is old has so many of them. */
const OLD = { times: 2, share: 0.2 };

/** What the maker is told that it is, such a part of its sentences speaks of. */
const NAMED_SHARE = 0.12;

/** `any`: all words of a field; `sure`: those that are of it by themselves; `unsure`: each of those that are not, with what bears them out. */
type FieldReader = { any: RegExp; sure: RegExp; unsure: readonly RegExp[] };
type Reader = ReadonlyMap<Field, FieldReader>;
const readers = new Map<string, Reader | null>();

function readerFor(base: string): Reader | null {
  const known = readers.get(base);
  if (known !== undefined) return known;
  const words = FIELD_WORDS[base] ?? MORE_FIELD_WORDS[base] ?? FAR_FIELD_WORDS[base];
  const made =
    words === undefined ? null : new Map(FIELDS.map((field) => [field, fieldReader(words[field], base)]));
  readers.set(base, made);
  return made;
}

function fieldReader(list: string, base: string): FieldReader {
  const words = list.trim().split(/\s+/u);
  const formsOf = (marks: RegExp): string[] => words.filter((word) => marks.test(word)).map((word) => word.slice(1).replaceAll("/", " ")); // prettier-ignore
  const sure = words.filter((word) => !/^[~&]/u.test(word)).join(" ");
  return {
    any: wordsIn([sure, ...formsOf(/^~/u)].join(" "), base),
    sure: wordsIn(sure, base),
    unsure: formsOf(/^[~&]/u).map((forms) => wordsIn(forms, base)),
  };
}

/** Whether a text speaks of a field for sure, or by a word that is of others as well and another that bears it out. */
function speaksOf({ sure, unsure }: FieldReader, text: string): boolean {
  return unsure.length === 0 || sure.test(text) || unsure.filter((word) => word.test(text)).length > 1;
}

/** What a film is about, with the word of it that was found first. */
export type FieldOfFilm = { field: Field; word: string };

/**
 * The field that most of a film speaks of; null where it is of none, or of two alike. `told`: its sentences; `base`: a
 * language tag's first part; `said`: what is only said to the maker, whose "toolbox talk" is one whatever it tells.
 */
export function fieldOfFilm(
  title: string,
  told: readonly string[],
  base: string,
  said: readonly string[] = [],
): FieldOfFilm | null {
  const reader = readerFor(base);
  const text = [title, ...told, ...said].join("\n");
  const found = FIELDS.flatMap((field) => {
    const known = reader?.get(field);
    const words = known !== undefined && speaksOf(known, text) ? known.any : undefined;
    const isOld = (sentence: string): boolean => field === "history" && tellsOfOld([sentence]);
    const speaking = told.filter((sentence) => (words?.test(sentence) ?? false) || isOld(sentence));
    const old = speaking.filter(isOld).length;
    const word = words?.exec(`${title}\n${speaking.join("\n")}`)?.[0] ?? "";
    const isTitled = words?.test(title) ?? false;
    const [times, share] = [speaking.length, speaking.length / Math.max(1, told.length)];
    const named = said.map((one) => words?.exec(one)?.[0]).find((one) => one !== undefined);
    const isNamed = named !== undefined && (field === "safety" || share >= NAMED_SHARE);
    const isOf =
      isNamed ||
      (times >= LEAST.times && share >= LEAST.share) ||
      (isTitled && times >= LEAST.titled && share >= LEAST.titledShare) ||
      (old >= OLD.times && old / told.length >= OLD.share);
    return isOf
      ? [
          {
            field,
            word: word === "" ? (named ?? "") : word,
            weight: times + (isTitled || isNamed ? LEAST.times : 0),
          },
        ]
      : [];
  });
  const [first, second] = found.toSorted((a, b) => b.weight - a.weight);
  return first === undefined || first.weight === second?.weight
    ? null
    : { field: first.field, word: first.word };
}
