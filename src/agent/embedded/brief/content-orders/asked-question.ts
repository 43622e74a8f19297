import { capitalise } from "../../text/sentences.ts";
import { withVerbFirst } from "./verb-second.ts";

/**
 * A question in other words as it is asked, with its mark: "what you would put there" → "What would you put there?". Where its words cannot
 * be moved surely, it is named as one.
 */
export function askedQuestion(asked: string, language: string): string {
  const asks = asked.replace(/\s?[?？]$/u, "");
  // With its mark it stands as it is asked already; English tells by the place of the verb.
  switch (asks === asked || language === "en" || language === "es" || language in NORDIC ? language : "") {
    case "en":
      return inEnglish(asks);
    case "de":
    case "nl":
      return inVerbSecond(asks, language);
    case "fr":
      return `${capitalise(inFrench(asks))} ?`;
    case "es":
      return `¿${capitalise(asks)}?`;
    case "sv":
    case "da":
    case "nb":
      // Who asks in other words has the verb behind its subject.
      return `${NORDIC[language] ?? ""} ${asks}?`;
    default:
      // Romance and Slavic languages ask in the same order.
      return `${capitalise(asks)}?`;
  }
}

const NORDIC: Readonly<Record<string, string>> = {
  sv: "Frågan är",
  da: "Spørgsmålet er,",
  nb: "Spørsmålet er",
};

const EN_MOVES =
  /^(?<wh>(?:how (?:many|much|long|far|often|old) (?:\p{L}+ ){0,2}?|which (?:\p{L}+ ){1,2}?|what (?:kind of \p{L}+ )?|how |why |where |when |who )) ?(?<who>(?:it|they|we|you|he|she|this|that|(?:the|our|your|a|an|their|its) (?:\p{L}+ ){0,3}?\p{L}+)) (?<verb>is|are|was|were|can|could|will|would|should|might|must) (?<rest>.+)$/iu;
const EN_SUBJECT = /^who (?:\p{L}+s|is|was|will|can|would|could)(?!\p{L})/iu;

function inEnglish(asks: string): string {
  const { wh, who, verb, rest } = EN_MOVES.exec(asks)?.groups ?? {};
  if (wh !== undefined) return `${capitalise(wh.trim())} ${verb} ${who} ${rest}?`;
  // "what will happen", "what the map will look like" is read above; who does something stands first.
  if (EN_SUBJECT.test(asks) || /^(?:what|which \p{L}+) (?:will|would|can|could|is|are|was|makes?|happens|happened|comes?)(?!\p{L})/iu.test(asks)) return `${capitalise(asks)}?`; // prettier-ignore
  return `The question is ${asks}.`;
}

const QUESTION_WORDS =
  /^(?:(?:wie viele?|welche[rsnm]?|hoeveel|welke?) \p{L}+|wie|warum|weshalb|was|wo|wann|wer|wozu|hoe|waarom|wat|waar|wanneer)(?=\s)/iu;
const NAMED: Readonly<Record<string, string>> = { de: "Bleibt die Frage,", nl: "Blijft de vraag" };

function inVerbSecond(asks: string, language: string): string {
  const wh = QUESTION_WORDS.exec(asks)?.[0];
  const turned = wh === undefined ? null : withVerbFirst(asks.slice(wh.length).trim(), language);
  return turned === null ? `${NAMED[language] ?? ""} ${asks}.` : `${capitalise(wh ?? "")} ${turned}?`;
}

/** "ce qui pourrit" asks what, and "pourquoi les chats …" takes its own words to be asked. */
function inFrench(asks: string): string {
  const thing = /^ce qu(?<what>i|e|['’])\s?/iu.exec(asks);
  if (thing !== null) return `qu’est-ce qu${thing.groups?.["what"]}${thing.groups?.["what"] === "’" || thing.groups?.["what"] === "'" ? "" : " "}${asks.slice(thing[0].length)}`; // prettier-ignore
  return asks.replace(/^(?<wh>comment|pourquoi|où|quand)\s(?!est-ce)/iu, (_, wh: string) => `${wh} est-ce que `).replace(/est-ce que (?=[aeiouyéèêh])/iu, "est-ce qu’"); // prettier-ignore
}
