import { toPattern } from "../text/regex.ts";
import { capitalise } from "../text/sentences.ts";
import { ENDS_VERB } from "./closing-order-words.ts";
import { BEGINS, spliced } from "./sentence-head.ts";

/** A text in which such orders are told, in the same length, and the words of the orders. */
export type ToldSayings = { text: string; wishes: string[] };

/** "You could close with": whoever may is asked to. */
const MAY =
  "(?:(?:and |then |finally,? )*(?:you|we) (?:can|could|might|may) |(?:und )?(?:ihr|sie|du|wir) (?:könnt|könnten|können|kannst|könntest) |vous pouvez |vous pourriez |on (?:peut|pourrait) |(?:podéis|podríais|pueden|podrían|puede|podría) |(?:potete|potreste|può|potrebbe|puoi) |(?:podem|poderiam|pode|poderia) |(?:jullie|u|je) (?:kunt|kunnen|kan|mag|mogen) )?";
const QUOTE = '(?:["“„«»「]\\s?)[^"“”„«»「」\\n]{8,200}';

/** What has been said for long, and is no line of the film's own; up to it stands whose it is. */
const KINDS =
  "(?:proverbs?|(?:old )?sayings?|adage|proverbe|dicton|refrán|dicho|proverbio|detto|provérbio|ditado|spreekwoord|gezegde|ordspråk(?:et)?|talesätt(?:et)?|ordsprog(?:et)?|ordtak(?:et)?)";
const BARE_SAYING = `(?<saying>(?:(?:the|an?|our|my|le|la|un|une|notre|el|nuestro|il|lo|o|um|nosso|het|een|ons|det|ett|et|vårt|vores) )?(?:[\\p{L}'’-]+ ){0,2}${KINDS}(?: [^:："“„«\\n]{2,50})?)`;
/** A German word in the case that an order asks for, and as a sentence begins with it. */
const GERMAN_SAYINGS = [
  ["Sprichwort", "Das Sprichwort"],
  ["Spruch", "Der Spruch"],
  ["Redensart", "Die Redensart"],
  ["Weisheit", "Die Weisheit"],
] as const;
const WHO = '[^:：,"“„«\\n]{3,40}?';
/** "with what my grandfather used to say": who said so, in the order of a sentence of its own, as `String.replace` has it. */
const SAID: readonly (readonly [pattern: string, told: string])[] = [
  [`what (?<w>${WHO}) (?<v>(?:always |often )?(?:said|says|used to say|would say|told us))`, "$<w> $<v>"],
  [`dem,? was (?<w>${WHO}) (?<a>immer|oft|stets|gern)? ?(?<v>sagte|sagt|meinte)`, "$<w> $<v> $<a>"],
  [`ce qu(?:e |['’])(?<v>disait|dit|répétait)(?<a> toujours)? (?<w>${WHO})`, "Comme $<v> $<w>"],
  [`ce qu(?:e |['’])(?<w>${WHO}) (?<v>disait|dit|répétait)(?<a> toujours)?`, "$<w> $<v>"],
  [`lo que (?:siempre )?(?<v>decía|dice|solía decir|repetía)(?: siempre)? (?<w>${WHO})`, "$<v> $<w>"],
  [`lo que (?<w>${WHO}) (?<v>(?:siempre )?(?:decía|dice|solía decir|repetía))`, "$<w> $<v>"],
  [`(?:quello|ciò) che (?<v>diceva|dice|ripeteva)(?: sempre)? (?<w>${WHO})`, "$<v> $<w>"],
  [`(?:quello|ciò) che (?<w>${WHO}) (?<v>diceva|dice|ripeteva)(?: sempre)?`, "$<w> $<v>"],
  [`(?:aquilo|o) que (?<w>${WHO}) (?<v>(?:sempre )?(?:dizia|diz|costumava dizer))`, "$<w> $<v>"],
  [`(?:aquilo|o) que (?<v>dizia|diz) (?<w>${WHO})`, "$<v> $<w>"],
  [`wat (?<w>${WHO}) (?<a>altijd|vaak)? ?(?<v>zei|zegt)`, "$<w> $<v> $<a>"],
  [`(?:det|vad|hvad|hva)(?: som)? (?<w>${WHO}) (?<a>alltid|altid)? ?(?<v>sa|sade|säger|sagde|siger|sier|brukade säga)`, "$<w> $<v> $<a>"],
  [`tym,? co (?:zawsze )?(?<v>mawiał\\p{L}?|mówił\\p{L}?) (?<w>${WHO})`, "Jak $<v> $<w>"],
  [`тем,? что (?:всегда )?(?<v>говорил\\p{L}?|говаривал\\p{L}?) (?<w>${WHO})`, "Как $<v> $<w>"],
  [`тим,? що (?:завжди )?(?<v>казав|казала|говорив|говорила) (?<w>${WHO})`, "Як $<v> $<w>"],
]; // prettier-ignore
/** The order with what leads up to the quotation: `lead` is read by itself, for one pattern of so many verbs is enough. */
const ORDER = toPattern(
  `${BEGINS}${MAY}(?:${ENDS_VERB})\\s(?<lead>[^:："“„«\\n]{4,90}?)(?=\\s?[:：]\\s*${QUOTE})`,
  "giu",
);
const whole = (pattern: string): RegExp => toPattern(`^(?:${pattern})$`, "iu");
const LEADS: readonly (readonly [RegExp, string])[] = [
  [whole(BARE_SAYING), "$<saying>"],
  ...GERMAN_SAYINGS.map(
    ([word, told]) =>
      [whole(`(?:dem|der) ${word}(?<whose> [^:："“„«\\n]{2,50})?`), `${told}$<whose>`] as const,
  ),
  ...SAID.map(([pattern, told]) => [whole(pattern), told] as const),
];

/**
 * "Close with the saying on our wall: “…”" → "The saying on our wall: “…”"; "Podem acabar com aquilo que o meu avô dizia: «…»" → "O meu
 * avô dizia: «…»": who said so belongs to what was said, and that it comes last is said to the maker.
 */
export function withToldSayings(source: string): ToldSayings {
  const wishes: string[] = [];
  let text = source;
  for (const { index, 0: found, groups } of source.matchAll(ORDER)) {
    const put = toldBy(groups?.["lead"]?.trim() ?? "");
    if (put === "" || put.length > found.length) continue;
    text = spliced(text, index, index + found.length, put);
    wishes.push(found.trim());
  }
  return { text, wishes };
}

/** Who said so, as a sentence begins with it; "" for what is no saying. */
function toldBy(lead: string): string {
  const found = LEADS.find(([pattern]) => pattern.test(lead));
  if (found === undefined) return "";
  return capitalise(
    lead
      .replace(...found)
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
}
