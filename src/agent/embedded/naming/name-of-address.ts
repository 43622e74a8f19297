import { isPlainName, NAME } from "./name-form.ts";
import { toPattern } from "../text/regex.ts";

const HOST =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?(?<name>[a-z0-9-]{4,40})\.[a-z]{2,12}(?![\p{L}\p{N}])|@(?<mail>[a-z0-9-]{4,40})\.[a-z]{2,12}(?![\p{L}\p{N}])/giu;
/** Where mail is kept, and nobody's name. */
const MAIL_HOSTS =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|proton(?:mail)?|gmx|web|mail|posteo|orange|free|libero|seznam|yandex|wanadoo|t-online)$/iu;
const AND: readonly string[] = ["", "and", "und", "et", "y", "e", "en"];

/**
 * The name that an address of the text is made of: "saltandnettle.example" is where Salt & Nettle is found. `said`: where
 * the name is looked for.
 */
export function nameOfAddress(text: string, said: string, base: string): string | null {
  const hosts = new Set(
    [...text.matchAll(HOST)]
      .map(({ groups }) => (groups?.["name"] ?? groups?.["mail"] ?? "").toLowerCase().replaceAll("-", ""))
      .filter((host) => !MAIL_HOSTS.test(host)),
  );
  if (hosts.size === 0) return null;
  const names = new Set(
    [...said.matchAll(toPattern(`(?<![\\p{L}\\p{M}\\p{N}.@])${NAME}`, "gu"))].flatMap(([name]) => {
      const bare = name.replace(/['’]s$/u, "");
      // "The Hobb": at the beginning of a sentence the article is written large.
      return [bare, bare.replace(/^\S+\s/u, "")].filter(
        (one) =>
          isPlainName(one) &&
          !isCommon(one, said, base) &&
          spellings(one).some((spelling) => hosts.has(spelling)),
      );
    }),
  );
  const [only] = names;
  return names.size === 1 && only !== undefined ? only : null;
}

/** How a name may be written in an address. */
function spellings(name: string): string[] {
  const small = name.toLowerCase();
  const plain = (text: string): string =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replaceAll("ß", "ss")
      .replace(/[^\p{L}\p{N}]/gu, "");
  const umlauts = small.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
  return AND.flatMap((and) => [plain(small.replaceAll("&", and)), plain(umlauts.replaceAll("&", and))]);
}

/** German writes every noun large: one with an article or a possessive before it is none's name. */
function isCommon(name: string, said: string, base: string): boolean {
  return (
    base === "de" &&
    !name.includes(" ") &&
    toPattern(
      `(?<![\\p{L}])(?:\\p{Ll}+e[nmrs]?|der|die|das|den|dem|des|im|am|zum|zur|vom|beim|kein|ein|mein|unser)\\s${name}(?![\\p{L}])`,
      "u",
    ).test(said)
  );
}
