import type { Cue } from "../../../artifacts/cue.ts";
import type { Contact } from "../../../artifacts/storyboard.ts";
import { addressSpans } from "../text/address.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { hotlineSpans } from "../text/hotline.ts";
import { telephoneSpans } from "../text/telephone.ts";
import type { Utterance } from "./draft.ts";

/** More are a list of branches. */
const MOST = 4;
/** Words between two ways to reach somebody: "or by mail to". */
const BETWEEN = 6;

/** "Durchwahl 214": the number of a line within a firm, with the word that says so. */
const EXTENSION =
  /(?<!\p{L})(?:durchwahl|extension|ext\.?|poste|extensión|interno|anexo|ramal|toestel|anknytning|linje|wewn\.?|внутренний|доб\.?)\s\p{Nd}{2,6}(?!\p{Nd})/giu;

export type FoundContact = Pick<Contact, "text" | "by"> & { start: number; end: number };

/** How a text says that somebody is reached, in its order; spans in UTF-16 units. */
export function contactsIn(text: string): FoundContact[] {
  const found = [
    ...addressSpans(text).map(({ start, end }) => ({ start, end, by: text.slice(start, end).includes("@") ? ("mail" as const) : ("web" as const) })), // prettier-ignore
    ...[...telephoneSpans(text), ...hotlineSpans(text)].map(([start, end]) => ({
      start,
      end,
      by: "phone" as const,
    })),
    ...[...text.matchAll(EXTENSION)].map(({ index, 0: said }) => ({ start: index, end: index + said.length, by: "phone" as const })), // prettier-ignore
  ].toSorted((a, b) => a.start - b.start);
  return found
    .filter(({ start }, at) => !(start < (found[at - 1]?.end ?? 0)))
    .map((one) => ({ ...one, text: text.slice(one.start, one.end).trim() }));
}

/**
 * The ways to reach somebody that the sentences of a film's end name, each with its key: they stay to the last frame. Empty
 * where the last sentence names the only one, or they name too many.
 */
export function markContacts(utterances: readonly Utterance[]): (FoundContact & { key: string })[] {
  const seen = new Set<string>();
  const all = utterances.flatMap(({ text }, at) =>
    contactsIn(text).map((one, part) => ({ ...one, at, key: `reach:${at}:${part}` })),
  );
  const named = all.filter(({ text }) => !seen.has(text) && seen.add(text).size > 0);
  const [only, ...others] = named;
  // One that the last sentence names stands in it to the end.
  const isLast = only !== undefined && others.length === 0 && only.at === utterances.length - 1;
  const stands = only === undefined || (isLast && !isBySelf(only, utterances[only.at]?.text ?? ""));
  if (stands || named.length > MOST) return [];
  for (const { at, key, start } of named) utterances[at]?.marks.push({ key, offset: start });
  return named;
}

/** "… before budbreak. hello@rimewatch.example": written behind the end of a sentence, it is no part of that, and a line of its own. */
function isBySelf({ start, end }: FoundContact, text: string): boolean {
  const before = text.slice(0, start);
  // "Tel." ends no sentence.
  const isSentence = countWords(before) > 1 && /\p{L}.*[.!?…。！？।۔]["”»’)）]?\s*$/su.test(before);
  return isSentence && /^[\s.。]*$/u.test(text.slice(end));
}

export function asContacts(
  named: readonly (FoundContact & { key: string })[],
  cueOf: (key: string) => Cue | undefined,
): Contact[] {
  return named.map(({ text, by, key }) => {
    const cue = cueOf(key);
    return { text: by === "phone" ? capitalise(text) : text, by, ...(cue === undefined ? {} : { cue }) };
  });
}

/**
 * What leads up to lines that say how to reach somebody: "Frau Nowak hilft Ihnen" of "Frau Nowak hilft Ihnen unter Durchwahl 214 oder per
 * Mail an …". Null where the sentence goes on behind them, or only begins with one.
 */
export function leadTo(text: string): string | null {
  const found = contactsIn(text);
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  const behind = text.slice(last.end);
  const particle = /^\s(?:gerne?\s)?(?:uns\s)?(an)[.!。]?$/u.exec(behind)?.[1];
  if (particle === undefined && !/^[\s.!。]*$/u.test(behind)) return null;
  const far = found.some((one, at) => at > 0 && countWords(text.slice(found[at - 1]?.end ?? 0, one.start)) > BETWEEN); // prettier-ignore
  // "Text FIX to 07700 900431": what is written there is said with it.
  const code = found.some((one, at) => CODE.test(text.slice(at === 0 ? 0 : (found[at - 1]?.end ?? 0), one.start))); // prettier-ignore
  if (far || code) return null;
  let lead = text.slice(0, first.start).trim();
  for (let before = ""; before !== lead;) {
    before = lead;
    lead = lead
      .replace(/[\s:：,，;–—(（-]+$/u, "")
      .replace(OPEN, "")
      .replace(CALLED, "");
  }
  if (isBySelf(first, text)) return withoutStop(lead);
  // "Website is": what only names the line says nothing above it.
  if (lead === "" || NAMES_LINE.test(lead)) return null;
  return particle === undefined ? lead : `${lead} ${particle}`;
}

/** "FIX", "HELLO10": signs to be typed. */
const CODE =
  /(?<![\p{L}\p{Nd}])(?=[\p{Lu}\p{Nd}]*\p{Lu})[\p{Lu}\p{Nd}]{3,}\s(?:to|an|à|a|al|naar|til|till|na|на)\s$/u;

/** "the office, phone: …", "Biroul administrativ: tel. …": the sign before the line says so, and the word would stand alone. */
const CALLED =
  /(?<=[\s,;:：(（–—-])(?:tele?ph?on[eo]?|téléphone|teléfono|telefoon|phone|tele?f?|tél|fax|mobile?|handy|mail|e-?mail|courriel|correo|web|тел|телефон|моб|почта|هاتف|ت|טל['׳]?|טלפון|फ़ोन|फोन|電話|电话|전화)\.?$/iu;

const NAMES_LINE =
  /^(?:(?:and|und|et|y|e|en|och|og|i|и)\s)?(?:\S+\s){1,3}(?:is|are|ist|lautet|est|es|è|é|är|er|jest|to)$/iu;

/** Words that only join a sentence to a number or an address. */
const OPEN =
  /\s(?:unter|an|auf|bei|der|die|das|dem|den|at|on|to|via|by|the|or|from|sur|à|au|aux|le|la|les|du|par|ou|chez|a|al|el|en|por|o|su|sul|sulla|all['’]|allo|alla|agli|dallo|il|lo|in|no|na|em|para|per|pelo|op|naar|met|het|de|på|till|til|po|pod|nr|numer|numerem|adres|adresem|по|на|в|номеру|телефону|адресу)$/iu;
