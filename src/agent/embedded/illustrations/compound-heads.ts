import type { Lexicon } from "./lexicon.ts";
import { toPattern } from "../text/regex.ts";

/** What may grow on a compound's last noun, where compounds are written as one word. */
export const ENDINGS: Readonly<Record<string, string>> = {
  de: "e|en|er|ern|es|s|n",
  nl: "en|s|n|je|jes|tje|tjes",
  sv: "n|en|et|t|r|ar|or|er|na|arna|orna|erna|s|ens|ets",
  da: "n|en|et|e|r|er|ne|ene|erne|s|ens|ets",
  nb: "n|en|et|a|e|r|er|ne|ene|s|ens|ets",
  fi: "\\p{L}{1,5}",
  hu: "\\p{L}{1,4}",
};
/** Of so many letters a noun is no ending of another word, and so many stand before it: a "Schlampe" is no lamp. */
const HEAD = 5;
const BEFORE = 4;
/** Nouns that mean another thing behind others: a diameter ("Durchmesser"), a key of sharing, a flower's bulb, an earth's mantle. */
export const NO_HEADS: ReadonlySet<string> = new Set(
  `messer schlüssel milch butter mantel zwiebel kuchen vogel vögel schaufel brille pferd apfel äpfel tablet karte schloss batterie
  fenster zeitung tafel leiter boden kaffee lampen tablett melk boter sleutel vogel appel paard koffie venster
  spiegel vorhang vorhänge enten ausweis ausweise tüte tüten boten tasche taschen stein steine steinen paket pakete trommel trommeln ratten
  henne hennen park parken parker parks schnitzel schnitzeln eiche eichen tiger adler eimer haus häuser haare drachen katze bilder salz wasser pakket steen stenen spiegels
  huset trappa trappan sten stenen hjerte hjul mjölk smör nyckel fågel äpple kaffe mælk nøgle fugl smør melk nøkkel tej vaj kulcs madár avain maito lintu
  raben rabe`
    .trim()
    .split(/\s+/u),
);

/** Longer nouns that only end as one of them does: a badge ("Prüfplakette") is no chain ("Kette"), who walks ("wandelaars") no boot. */
const LONGER = /(?:kontrakt|plakett|etikett|krokett|parkett|bankett)\p{L}{0,2}$|[dkgtmv]elaars$/u;

/** Where nouns are written with a capital, a word without one is a verb's: who is "geschwollen" has no wool. */
const CAPITAL: Readonly<Record<string, RegExp>> = { de: /^\p{Lu}/u };

/** Finds, of words that a text has and none of a lexicon's, those whose last noun one of them is: "Akkubohrmaschine" is a drill. */
export function compoundHeads(
  base: string,
  lexicon: Lexicon,
  isKnown: (word: string) => boolean,
): (text: string) => string[] {
  const endings = ENDINGS[base];
  if (endings === undefined) return () => [];
  const heads = [...new Set(lexicon.entries.flatMap(({ sure }) => [...sure]))]
    .map((word) => ({ word, stem: word.replace(/\*+$/u, "") }))
    .filter(({ stem }) => stem.length >= HEAD && /^\p{L}+$/u.test(stem) && !NO_HEADS.has(stem))
    .toSorted((a, b) => b.stem.length - a.stem.length);
  const ending = toPattern(`^(?:${endings})?$`, "u");
  const isIn = (token: string, stem: string): boolean => {
    for (let at = token.indexOf(stem, BEFORE); at !== -1; at = token.indexOf(stem, at + 1))
      if (/^[\p{L}-]*$/u.test(token.slice(0, at)) && ending.test(token.slice(at + stem.length))) return true;
    return false;
  };
  const capital = CAPITAL[base] ?? /^/u;
  return (text) =>
    (text.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []).flatMap((written) => {
      if (!capital.test(written)) return [];
      const token = written.toLocaleLowerCase(base);
      if (token.length < HEAD + BEFORE || LONGER.test(token) || isKnown(token)) return [];
      const head = heads.find(({ stem }) => isIn(token, stem));
      return head === undefined ? [] : [head.word];
    });
}
