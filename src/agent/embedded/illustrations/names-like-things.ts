import { toPattern } from "../text/regex.ts";

/** Languages whose nouns have small letters, and whose titles have them too. */
const SMALL_NOUNS: ReadonlySet<string> = new Set(
  "fr es it pt nl pl cs ro sv da nb fi hu ru uk tr".split(" "),
);
/** Before a noun that is no name; and nouns that texts on the sky write with a capital. */
const NO_FIRST_NAME =
  "L[aeo]s?|El|Los|Las|Il|I|Gli|Os?|As?|Um|Uma|Un[ea]?|De|Het|Een|Den|Det|En|Et|Notre|Nuestr[oa]|Nostr[oa]|Noss[oa]|Onze|Vår|Nasz[ae]?|Наш[ае]?|Bizim|Bu|Bir|Her";
const LIGHTS =
  "Sol(?:eil|e|en)?|Lu(?:ne|na|a)|Terr[ea]|Tierra|Zon|Maan|Aarde|Mån|Jord|Słoń|Księ|Ziem|Slun|Měs|Zem|Soare|Pămân|Солнц|Сонц|Лун|Місяц|Земл|Güneş|Dünya|Nap|Hold|Föld|Aurin|Kuu";
/** "Jean Mouton arrive": a second capital at the beginning of a sentence, or beside another name, is a family's name. */
const FAMILY = toPattern(
  `(?<=(?:^|[.!?…]\\s+|(?:\\p{Lu}\\p{Ll}+|·)\\s+(?:y|e|et|en|i|og|och|ja|a|и|і|та|ve|și|és)\\s)(?!(?:${NO_FIRST_NAME})\\s)\\p{Lu}\\p{Ll}+\\s)(?!${LIGHTS})\\p{Lu}\\p{Ll}{2,}(?=\\s\\p{Ll})`,
  "gu",
);

/** What names of places and of people are made of in a language, by its own signs; letters in capitals count. */
const OWN: Readonly<Record<string, RegExp>> = {
  // Only a name has its case behind an apostrophe: "Balıkesir'den". What is built keeps its noun: "Galata Köprüsü'nde".
  tr: /(?<![\p{L}]|\p{Lu}\p{L}*\s)(?!Güneş|Dünya)\p{Lu}\p{Ll}{5,}(?<![ıiuü])(?=['’]\p{Ll})|(?<!\p{L})\p{Lu}\p{Ll}+(?=\s(?:ilçe|köy|mahalle|belde|belediye|kasaba)\p{Ll}*|\s(?:Mahalle|Köy|İlçe|Belediye|Üniversite|Lise|Cadde|Soka|Meydan|Göl)\p{Ll}+)|(?<!\p{L})\p{Lu}\p{Ll}+(?=\s(?:Bey|Hanım|Usta|Hoca|Paşa|Efendi|Amca|Teyze|Dede)(?!\p{Ll}{3}))/gu,
  // "زهرة بنت سيف" is a woman; "الحكومة بنت جسرًا" has built.
  ar: /(?<![\p{L}\p{M}])(?!و?ال)\p{L}[\p{L}\p{M}]*(?=\sبنت\s\p{L})/gu,
};

/** A text with the names struck out that are words for things too. */
export function withoutNamesLikeThings(text: string, base: string, gone: string): string {
  const own = OWN[base];
  const left = own === undefined ? text : text.replace(own, gone);
  return SMALL_NOUNS.has(base) ? left.replace(FAMILY, gone) : left;
}
