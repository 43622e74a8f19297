/** How the last word of a town's name may end in a sentence, by language. */
const ENDINGS: Record<string, readonly string[]> = {
  ru: "а у ом е ы и ой ою ю ей ью я ем ям ях ах ов ам ами ого ому его ему ым их ым ии ию ией".split(" "),
  uk: "а у ом ові е є і ї и ою ю ею я ем єм ям ях ах ів ам ами ого ому им их ії ію".split(" "),
  pl: "a u owi em ie i y ą ę o ów om ach ami ego emu ym im ich iu ia iem ni nia niu niem ze zie ce dze".split(" "),
  cs: "a u ovi em e ě i í y ou o ů um ech ách ami ím ích ze ni ni ně ští".split(" "),
  sk: "a u ovi om e i í y ou ú ej ov am och ách ami iach".split(" "),
  hr: "a u om em e i o ima ama ju om".split(" "),
  el: "ς υ ου ού ων ών η ης ης ο α ας ι ιού ιου ας ες".split(" "),
  ro: "ul ului lui ei a i ii iului".split(" "),
  hu: "ba be ban ben ból ből ra re ról ről n on en ön tól től nál nél hoz hez höz ig t ot et öt at nak nek val vel ba i és je".split(" "),
  fi: "ssa ssä sta stä n an än in en on un iin aan ään lla llä lta ltä lle na nä ta tä a ä ksi ista issa iin eesta eessa seen".split(" "),
  ta: [],
}; // prettier-ignore
/** Letters that a stem loses before its endings. */
const LOST: Record<string, RegExp> = {
  ru: /(?:ия|ый|ий|ая|ое|ее|[аеийоуыьэюя])$/u,
  uk: /(?:ия|ий|[аеєиіїйоуьюя])$/u,
  pl: /[aeioyuąę]$/u,
  cs: /[aeěiíoyuáé]$/u,
  sk: /[aeiíoyuáé]$/u,
  hr: /[aeiou]$/u,
  el: /(?:ι|[αηοεςυω]|ος|ης|ας)$/u,
  ro: /[aăeiu]$/u,
  hu: /[ae]$/u,
  fi: /[aäeioöuy]$/u,
};
/** What the end of a stem turns into before some endings. */
const TURNED: Record<string, readonly [RegExp, string][]> = {
  pl: [[/e(?=[^aeiouy]{1,2}$)/u, ""], [/r$/u, "rz"], [/w$/u, "wi"], [/n$/u, "ni"], [/k$/u, "c"], [/g$/u, "dz"], [/l$/u, "l"]],
  cs: [[/e(?=[^aeiouy]$)/u, ""], [/h$/u, "z"], [/k$/u, "c"], [/r$/u, "r"], [/g$/u, "z"]],
  sk: [[/e(?=[^aeiouy]$)/u, ""]],
  uk: [[/г$/u, "з"], [/к$/u, "ц"], [/о(?=[^аеиоуюя]$)/u, ""], [/і(?=[^аеиоуюя]$)/u, "о"], [/е(?=[^аеиоуюя]ь?$)/u, ""], [/ї(?=в$)/u, "є"]],
  ru: [[/[её](?=[^аеиоуюя]$)/u, ""], [/о(?=[^аеиоуюя]$)/u, ""]],
  fi: [[/kk$/u, "k"], [/pp$/u, "p"], [/tt$/u, "t"], [/nk$/u, "ng"], [/k$/u, ""], [/t$/u, "d"], [/p$/u, "v"], [/lt$/u, "ll"], [/nt$/u, "nn"]],
}; // prettier-ignore

const FOLDED = /[\p{M}]/gu;

/** Without marks over letters, as cases change them ("Kraków", "Krakowie"). */
function folded(text: string): string {
  // Letters of their own in Cyrillic, whose marks tell "Нижний" from "Нижнии".
  if (/[а-яїє]/iu.test(text)) return text.replaceAll("ё", "е");
  return text.replaceAll("ł", "l").replaceAll("Ł", "L").normalize("NFD").replace(FOLDED, "");
}

/** Whether a word of a text is a word of a name, as it is or in a case; `least`: letters of a stem. */
export function isCaseOf(written: string, word: string, language: string, least = 3): boolean {
  if (written === word) return true;
  const endings = ENDINGS[language];
  if (endings === undefined) return false;
  if (language === "ta") return isTamilCase(written, word);
  const [text, name] = [folded(written), folded(word)];
  if (name.length < 3 || text.length > name.length + 5) return false;
  const plain = name.replace(LOST[language] ?? /$^/u, "");
  if (plain.length < least) return name.length >= least && endings.some((end) => text === name + folded(end));
  const turned = (TURNED[language] ?? []).map(([from, to]) => plain.replace(from, to));
  // "Turku", "Turussa": the vowel stays behind a softer consonant.
  const vowel = name.slice(plain.length);
  const stems = [name, plain, ...turned, ...(language === "fi" ? turned.map((stem) => stem + vowel) : [])];
  const ends = new Set(endings.map(folded));
  return stems.some((stem) => text.startsWith(stem) && (text === stem ? stem === name : ends.has(text.slice(stem.length)))); // prettier-ignore
}

/** Tamil hangs its cases on the word, whose last mark they take the place of. */
function isTamilCase(written: string, word: string): boolean {
  const stem = word.replace(/[்ைாுி]$/u, "");
  return stem.length > 2 && written.startsWith(stem) && written.length <= word.length + 10;
}
