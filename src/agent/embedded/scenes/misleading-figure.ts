import { isSum } from "../text/currencies.ts";
import { isCondition } from "../text/governing.ts";
import { quotationsIn } from "../text/quotations.ts";
import { isConditional } from "../text/recast/conditions.ts";
import { countWords } from "../text/sentences.ts";
import { speakerOf } from "./speakers.ts";
import type { Striking } from "./striking.ts";

/** Beside "half" they say that it is not half. */
const MORE_OR_LESS =
  /(?<![\p{L}\p{M}])(?:(?:more|less|better|fewer) than|over|under|well over|mehr als|weniger als|über|unter|plus d[e'’]|moins d[e'’]|más de|menos de|più d|meno d|oltre|mais d|menos d|meer dan|minder dan|mer än|över|mindre än|mer enn|over|mindre enn|mere end|mindre end|yli|alle|ponad|więcej niż|mniej niż|více než|méně než|több mint|peste|mai mult de|περισσότερο από|более|больше|менее|меньше|свыше|понад|більше|менше|أكثر من|أقل من|יותר מ|פחות מ)[^.,;:]{0,6}$/iu;
const MORE_BEHIND =
  /^\s?(?:से(?: भी)? (?:ज़्यादा|ज्यादा|अधिक|कम)|(?:こえ|超え|以上|以下|未満|を上回|を下回|を超)|(?:이상|이하|넘|미만|을 넘|를 넘|보다)|(?:以上|多|不到|以下)|(?:den|dan|'den|'dan)? ?(?:fazla|az)|(?:এর|র) (?:বেশি|কম))/iu;
const MORE_BEFORE_EAST = /(?:超过|超過|不到|多于|少于|逾)$/u;

/** "Within 20 degrees of the equator": how far from a thing it is, and no amount of it. */
const WITHIN =
  /(?<![\p{L}\p{M}])(?:within|inside|innerhalb von|im Umkreis von|à moins de|dans un rayon de|a menos de|en un radio de|a meno di|entro|nel raggio di|a menos de|num raio de|binnen|inom|innen|innenfor|inden for|w promieniu|в пределах|в радиусе|у межах|в радіусі)\s$/iu;
const FROM_THERE =
  /^\s(?:of|from|von|vo[mr]|um|des|du|de|d['’]|del|de la|di|da|dal|dall['’]|do|van|från|fra|od|от|від)(?=[\s\p{L}])/iu;

/** "De long que le pont fait": how long or high something is belongs to its amount. */
const DIMENSION =
  /^d[ei] (?:long(?:ueur)?|haut(?:eur)?|large(?:ur)?|profondeur|diamètre|largo|alto|ancho|altura|anchura|longitud|profundidad|diámetro|lunghezza|altezza|larghezza|profondità|diametro|comprimento|largura)(?!\p{L})/iu;

/** Words that only lead on to a figure, or stand for what was told before. */
const SAYS_NOTHING =
  /^(?:(?:soit|donc|c['’]est|autrement dit|that is|that's|i\.e\.|so|or|also|das (?:ist|sind)|es|cioè|ossia|o sea|es decir|ou seja|isto é|dus|dat is|alltså|dvs|altså|czyli|to|то есть|тобто|yani|now|today|then|it|they|jetzt|heute|maintenant|ahora|hoy|ora|oggi|agora|hoje|nu)\s?){1,2}$/iu;

/** What is to be had for nothing in the same sentence, in any form of the word, is its point as much as a price. */
const FOR_NOTHING =
  /(?<![\p{L}\p{M}])(?:free|gratis|kostenlos|kostenfrei|umsonst|gratuit(?:e|es|s)?|gratuit[oaie]s?|grátis|de graça|darmowy|darmowe|bezpłatn\p{L}+|zdarma|ingyenes|бесплатн\p{L}+|безкоштовн\p{L}+|δωρεάν|ücretsiz|bedava|مجان\p{L}*|חינם|मुफ़्त|मुफ्त|निःशुल्क|বিনামূল্যে)(?![\p{L}\p{M}])|無料|免费|免費|무료|ฟรี|miễn phí/iu;
/** "Für Kinder nichts", "les enfants ne paient rien", "children pay nothing". */
const PAYS_NOTHING =
  /[,;–—]\s(?:[^,;]{0,40}\s)?(?:nothing|nichts|rien|nada|niente|nulla|niets|nic|ничего|нічого|ingenting|intet|hiçbir şey)(?:\s[^,;]{0,40})?[.!]?$|لا يدفع|कुछ नहीं/iu;

/**
 * Whether a figure set large would say something else than its sentence: "1/2" of "more than half", what stands within
 * brackets of another statement, how far from a thing it is, the one price where the others pay nothing, what holds in the case that stands before a
 * colon ("If too thin: 5 minutes without lid").
 */
export function misleads(one: Striking, text: string, base: string): boolean {
  const { figure, start, end, label } = one;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // "Soit 0,63 euro par habitant", "Now it is 140": under it stands nothing that it is a figure of.
  if (SAYS_NOTHING.test(label)) return true;
  const fraction = figure.value === null && /^\p{Nd}{1,2}\/\p{Nd}{1,2}$/u.test(figure.display);
  const bounded = MORE_OR_LESS.test(before) || MORE_BEFORE_EAST.test(before) || MORE_BEHIND.test(after);
  if (fraction && bounded) return true;
  if (/[:：](?!\p{Nd})/u.test(before) && isCondition(before, base)) return true;
  if (isConditional(before, after, base)) return true;
  if ((WITHIN.test(before) && FROM_THERE.test(after)) || DIMENSION.test(label)) return true;
  const torn = count(label, /[([（]/gu) !== count(label, /[)\]）]/gu);
  const inBrackets = count(before, /[([（]/gu) > count(before, /[)\]）]/gu) && /\p{L}{3}/u.test(after.replace(/^[^)\]）]*/u, "")); // prettier-ignore
  if (torn || inBrackets) return true;
  return isSaid(one, text) || (isSum(one) && (FOR_NOTHING.test(text) || PAYS_NOTHING.test(text)));
}

/** « Non ho raccontato la metà di ciò che ho visto », disse Marco Polo: the figure is a word of a quotation. */
function isSaid({ start, end }: Striking, text: string): boolean {
  return quotationsIn(text).some(
    (said) =>
      said.end !== null &&
      said.start < start &&
      end < said.end &&
      countWords(said.inner) >= FEWEST_SAID &&
      speakerOf(text.slice(said.end)) !== null,
  );
}

const FEWEST_SAID = 5;

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
