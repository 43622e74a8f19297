import { concept } from "./note-model/concepts.ts";
import { toPattern } from "../text/regex.ts";

const SAYS_WHO = concept("sender");
/** "Marion from the Repair Café in Todmorden here." */
const FROM = /^\p{Lu}\p{L}+ (?:from|von der|vom|du|de la|del|della|dal|van|från|fra|z|из) /u;
/** "I'm Piero from Forno Bruni, we bake …": beside what they sell, whoever says so says whose it is. */
const INTRODUCED =
  /(?<!\p{L})(?:I['’]m|I am|this is|here is|ich bin|hier ist|hier spricht|je suis|c['’]est|soy|aquí|sono|sou [oa]|aqui é [oa]|ik ben|dit is|jag är|jeg er|jestem|jsem|я) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:from|von der|vom|du|de la|del|della|dal|da|van|från|fra|z|из) /iu;
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’.&-]*\\p{L}";
/** A name of its own behind what says where somebody works or whom they speak for. */
const OF =
  "(?:at|from|of|for|in|with|behalf of|bei|beim|von|vom|aus|für|in der|im|chez|de la|du|des|de|à|aux?|pour|en|del|para|della|dello|dei|di|da|do|dos|das|van|bij|voor|från|hos|på|för|fra|i|z|ze|w|we|od|из|от|в|з|від)\\s(?:the\\s|la\\s|le\\s|el\\s|il\\s|o\\s|a\\s|het\\s|de\\s|der\\s|dem\\s|l['’])?";
const NAMED = toPattern(
  `(?<=\\s${OF})(${NAME}(?:\\s(?:(?:of|and|the|de|la|le|du|des|del|della|di|da|do|van|der|und|et|y|e|och|og|i|&)\\s)?${NAME}){0,4})`,
  "gu",
);
const QUOTED = /["“„«「『‘'](?<name>[^"“”„«»「」『』‘’']{2,40})["”»」』’']/u;
/** Names of days, channels and things that are no body. */
const OTHER =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|easter|christmas|facebook|instagram|youtube|tiktok|whatsapp|linkedin|google|zoom|teams|powerpoint|word|excel|english|agm|hr|it|tv|pr|ceo)$/iu;
/** Languages that write every noun large: there one word is no name. */
const LARGE_NOUNS = /^de$/;

/** As `senderName`, of one who says in passing at whose place they are. */
export function introducedSender(wishes: readonly string[], told: string, base: string): string | null {
  return senderName(wishes.filter((wish) => INTRODUCED.test(wish)), told, base, true); // prettier-ignore
}

/**
 * Whom a film comes from, in what its sender says to the maker and nowhere else: "I work at the harbour office in Port
 * Carrow", "반찬가게 '순희네 찬장' 하는 사람입니다". Null where no sentence names a body, or `told` has its name anyway.
 */
export function senderName(
  wishes: readonly string[],
  told: string,
  base: string,
  introduced = false,
): string | null {
  for (const wish of wishes) {
    // 'Never "we are delighted to announce"': who speaks in marks is nobody.
    const own = wish.replace(QUOTED, " ");
    if (!introduced && !SAYS_WHO.test(own) && !FROM.test(own)) continue;
    const quoted = QUOTED.exec(wish)?.groups?.["name"]?.trim();
    const bodies = bodiesIn(wish, base).filter((name) => !isTown(wish, name));
    const found = [quoted, ...bodies].find((name) => name !== undefined && isBody(name, base));
    if (found !== undefined && !told.toLowerCase().includes(found.toLowerCase())) return found;
  }
  return null;
}

/** "I teach geography to 13-year-olds in Bristol": one word behind where somebody is names the place and nobody. */
const isTown = (wish: string, name: string): boolean =>
  !/\s/u.test(name) && WHERE.test(wish.slice(0, wish.indexOf(name)));
const WHERE = /(?<!\p{L})(?:in|near|en|em|à|i|w|we|v|ve|в|у)\s$/iu;

/** Names behind what says where somebody works or whom they speak for. */
export function bodiesIn(said: string, base: string): string[] {
  return [...said.matchAll(NAMED)].map(([, name = ""]) => name).filter((name) => isBody(name, base));
}

function isBody(name: string, base: string): boolean {
  const words = name.split(/\s+/u);
  if (OTHER.test(words[0] ?? "") || name.length < FEWEST_LETTERS) return false;
  return words.length > 1 || !LARGE_NOUNS.test(base);
}

const FEWEST_LETTERS = 3;
