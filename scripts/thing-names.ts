/**
 * Writes the names of plain things (animals, instruments, vehicles …) in many languages, by which drawings are
 * chosen, from the annotations of Unicode's CLDR: `npm pack cldr-annotations-full`, unpack, then
 * `npx node scripts/thing-names.ts FOLDER/package/annotations`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ANIMALS, LANGUAGES, THINGS, UNSURE } from "./thing-names/things.ts";

type Annotations = Record<string, { tts?: string[]; default?: string[] }>;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("where are the annotations? FOLDER/package/annotations");

function annotationsOf(language: string): Annotations {
  const file = readFileSync(join(folder ?? "", language, "annotations.json"), "utf8");
  return (JSON.parse(file) as { annotations: { annotations: Annotations } }).annotations.annotations;
}

const nameOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
const english = annotationsOf("en");
const signs = new Map(Object.entries(english).map(([sign, { tts }]) => [nameOf(tts?.[0] ?? ""), sign]));

/** The noun for a sign; null where CLDR calls it "face of a wolf" and has no plain word either. */
function nounOf(sign: string, all: Annotations, language: string): string | null {
  const { tts = [], default: keywords = [] } = all[sign] ?? {};
  const name = tts[0]?.toLocaleLowerCase(language);
  if (name === undefined) return null;
  const others = Object.entries(all).filter(([other]) => other !== sign);
  const names = others.map(([, one]) => one.tts?.[0]?.toLocaleLowerCase(language) ?? "");
  const said = (word: string) => names.filter((one) => one.split(" ").includes(word)).length;
  const words = name.split(" ");
  // "Head of a wolf": a word of many names is no part of the noun.
  const plain = words.every((word) => said(word) < 9) && !isFace(name, language);
  if (plain) return said(name) > 2 || names.includes(name) ? null : name;
  const shared = (word: string) => Math.max(...words.map((one) => commonStart(one, word)));
  return (
    keywords
      .map((word) => word.toLocaleLowerCase(language))
      .filter((word) => !word.includes(" ") && !isFace(word, language) && said(word) === 0 && word !== name)
      .filter((word) => shared(word) >= 3)
      .toSorted((a, b) => shared(b) - shared(a) || a.length - b.length)[0] ?? null
  );
}

/** A Vietnamese syllable means many things: an animal is named by its kind, a thing by two syllables. */
function ofItsKind(noun: string, living: boolean): string[] {
  if (noun.includes(" ")) return [noun];
  return living ? [`con ${noun}`, `loài ${noun}`] : [];
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const FACE =
  /(?:fej|hoved|kopf|gesicht|ansikt|ansigte|huvud|gezicht|kop|hode|face|cara|viso|muso|faccia|rosto|morda|мор|nägu|andlit|얼굴|の顔|脸|臉|หน้า|وجه|פני|चेहरा|மு[கக]ம்|ముఖం|মুখ|মাথা|ਚਿਹਰਾ|ચહેરો|चेहेरा|ಮುಖ|മുഖം)/u;
function isFace(word: string, language: string): boolean {
  return language !== "en" && FACE.test(word);
}

/** CLDR's folders, where they are not the language's tag. */
const FOLDERS: Record<string, string[]> = { nb: ["no"], zh: ["zh", "zh-Hant"] };

const lines = LANGUAGES.map((language) => {
  const variants = (FOLDERS[language] ?? [language]).map(annotationsOf);
  const fields = THINGS.flatMap((drawing) => {
    const sign = signs.get(drawing);
    if (sign === undefined) throw new Error(`no sign is called ${drawing}`);
    if ((UNSURE[language] ?? []).includes(drawing)) return [];
    const nouns = variants.map((all) => nounOf(sign, all, language)).filter((noun) => noun !== null);
    const named = nouns
      .map((noun) => noun.replace(/[()“”"0-9]/gu, "").trim())
      .flatMap((noun) => (language === "vi" ? ofItsKind(noun, ANIMALS.has(drawing)) : [noun]));
    return named.length === 0 ? [] : [{ drawing, nouns: [...new Set(named)] }];
  });
  // A word of two things tells neither.
  const own = fields.filter(({ drawing, nouns }) =>
    fields.every((other) => other.drawing === drawing || !other.nouns.some((noun) => nouns.includes(noun))),
  );
  return `${language}: ${own.map(({ drawing, nouns }) => `${drawing}=${nouns.join(",")}`).join("; ")}`;
});

writeFileSync(
  new URL("../src/agent/embedded/illustrations/thing-names.ts", import.meta.url),
  `/**
 * Names of plain things in many languages, made by \`scripts/thing-names.ts\` from Unicode's CLDR 48.2
 * (Copyright © 2004-2026 Unicode, Inc.; Unicode License v3). A line: the language, then by drawing its nouns.
 */
export const THING_NAMES = \`
${lines.join("\n")}
\`;
`,
);
console.log(`${lines.length} languages, ${lines.join("").length} characters`);
