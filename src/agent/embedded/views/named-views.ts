import { isView, type View } from "../../../artifacts/views.ts";
import { remembering } from "../../../kernel/remembering.ts";
import { withoutFigures } from "../illustrations/figures-of-speech.ts";
import { spokenOf } from "../illustrations/lexicons.ts";
import { isTitled } from "../text/is-titled.ts";
import { readerOfWords, type WordReader } from "../illustrations/reader-of-words.ts";
import { FAR_VIEW_WORDS } from "./far-view-words.ts";
import { MORE_VIEW_WORDS } from "./more-view-words.ts";
import { withoutWhatIsNotThere } from "./not-there.ts";
import { VIEW_SIGNS } from "./view-signs.ts";
import { VIEW_WORDS } from "./view-words.ts";

/** The words that a text has for painted places, by place: those that mean it, and those that are a sign of it. */
export type NamedViews = { sure: WordsOfViews; signs: WordsOfViews };
type WordsOfViews = ReadonlyMap<View, ReadonlySet<string>>;

const NOTHING: NamedViews = { sure: new Map(), signs: new Map() };
const GONE = " · ";
/** Between these marks stands what a work or a house is called. */
const WORKS = /『[^』]*』|《[^》]*》|〈[^〉]*〉|“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"]*"|(?<!\p{L})‘[^’]*’/gu;
/** Within a sentence a capital letter begins a name, with the words of it that follow; in German it says nothing. */
const NAME =
  /(?<=[\p{Ll}\p{N},;:] )\p{Lu}[\p{L}'’-]*(?: (?:&|and|of|the|de|du|la|del|di|da) (?=\p{Lu}))?(?: ?\p{Lu}[\p{L}'’-]*)*/gu;
const BEFORE_NAME = /^\p{Lu}[\p{Ll}'’]+(?: \p{Lu}[\p{L}'’-]*)+/gu;
const NOUNS_LARGE: ReadonlySet<string> = new Set(["de"]);

const surely = [
  readerOfWords({ kinds: VIEW_WORDS }),
  readerOfWords({ words: MORE_VIEW_WORDS }),
  readerOfWords({ words: FAR_VIEW_WORDS }),
];
const bySigns = readerOfWords({ kinds: VIEW_SIGNS });

const viewsNamed = remembering((key: string): NamedViews => {
  const [base = "", text = ""] = key.split("\n", 2);
  const sure = surely.flatMap((read) => read(base) ?? []);
  const signs = bySigns(base);
  const known = new Set(sure.flatMap(({ lexicon }) => [...lexicon.words]));
  if (sure.length === 0) return NOTHING;
  const spoken = meant(text, base, (phrase) => known.has(phrase.toLowerCase()));
  return {
    sure: new Map(sure.flatMap((reader) => [...wordsIn(spoken, reader)])),
    signs: signs === null ? new Map() : wordsIn(spoken, signs, known),
  };
});

/** `others`: words that are not counted, as another table has them. */
function wordsIn(
  text: string,
  { lexicon, termsOf }: WordReader,
  others: ReadonlySet<string> = new Set(),
): WordsOfViews {
  const terms = termsOf(text).filter((term) => !others.has(term));
  const found = new Map<View, Set<string>>();
  for (const { drawing, sure } of lexicon.entries) {
    const own = terms.filter((term) => sure.has(term));
    if (isView(drawing) && own.length > 0) found.set(drawing, new Set(own));
  }
  return found;
}

/** The painted places that a text speaks of, none by what it denies, compares with or only has in a name. `base`: a language's tag. */
export function viewsIn(text: string, base: string): NamedViews {
  return viewsNamed(`${base}\n${text.replaceAll("\n", " ")}`);
}

function meant(text: string, base: string, isTerm: (phrase: string) => boolean): string {
  const spoken = spokenOf(text.replaceAll(WORKS, GONE), base, isTerm);
  const there = withoutWhatIsNotThere(spoken, base);
  const plain = base === "en" ? withoutFigures(there, base) : there;
  if (NOUNS_LARGE.has(base) || isTitled(text)) return plain;
  return plain.replaceAll(BEFORE_NAME, GONE).replaceAll(NAME, GONE);
}
