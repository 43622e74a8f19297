import type { Reaction, Substance } from "./chemistry.ts";
import { joinList } from "../phrases/join-list.ts";
import { countWord } from "../phrases/count-words.ts";

const BECOME: Record<string, [one: string, many: string]> = {
  de: ["wird zu", "werden zu"],
  fr: ["donne", "donnent"],
  es: ["da", "dan"],
  zh: ["变成", "变成"],
  it: ["dà", "danno"],
  pt: ["dá", "dão"],
};

/**
 * The reaction as a sentence: coefficients are read as molecules in English; other languages name
 * what goes in and what comes out. Null where the language has no words for it here.
 */
export function speakReaction(reaction: Reaction, language: string): string | null {
  if (language === "en") return speakEnglish(reaction);
  const verb = BECOME[language];
  if (verb === undefined) return null;
  const from = joinList(
    reaction.from.map((substance) => substance.name),
    language,
  );
  const to = joinList(
    reaction.to.map((substance) => substance.name),
    language,
  );
  const space = language === "zh" ? "" : " ";
  const sentence = `${from}${space}${reaction.from.length > 1 ? verb[1] : verb[0]}${space}${to}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${language === "zh" ? "。" : "."}`;
}

function speakEnglish(reaction: Reaction): string {
  const matter = reaction.from.filter((substance) => substance.formula !== null);
  const helpers = reaction.from.filter((substance) => substance.formula === null);
  const counted = [...reaction.from, ...reaction.to].some((substance) => substance.coefficient > 1);
  const from = joinList(
    matter.map((substance, index) => amount(substance, counted, index === 0)),
    "en",
  );
  const to = joinList(
    reaction.to.map((substance) => amount(substance, counted, false)),
    "en",
  );
  const help =
    helpers.length > 0
      ? `, with ${joinList(
          helpers.map((substance) => substance.name),
          "en",
        )},`
      : "";
  const plural = matter.length > 1 || (counted && (matter[0]?.coefficient ?? 1) > 1);
  const verb = reaction.reversible ? "can turn into" : plural ? "become" : "becomes";
  const sentence = `${from}${help} ${verb} ${to}${reaction.reversible ? ", and back" : ""}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function amount(substance: Substance, counted: boolean, first: boolean): string {
  if (!counted || substance.formula === null) return substance.name;
  const number = countWord(substance.coefficient, "en") ?? String(substance.coefficient);
  if (!first) return `${number} of ${substance.name}`;
  return `${number} ${substance.coefficient === 1 ? "molecule" : "molecules"} of ${substance.name}`;
}
