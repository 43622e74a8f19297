import type { Emphasis } from "../../artifacts/cue.ts";
import type { Section } from "./brief/brief.ts";
import { isLabelled } from "./text/labelled-line.ts";
import { isCall } from "./materials/call-to-action.ts";
import { isImperative } from "./english/grammar.ts";
import { withCue, type SceneContext, type SceneDraft } from "./scenes/draft.ts";
import { setAroundAddress, withAddress } from "./text/address.ts";
import { countWords, withoutStop } from "./text/sentences.ts";
import { hardLabel } from "./text/shorten.ts";

const CONCLUSION =
  /^(?:remember|conclusions?|summary|in short|in summary|recap|takeaways?|key takeaways?|the takeaway|to sum up|wrap(?:ping)?[- ]up|final(?:ly| words| thoughts?)|the vote|call to action|the bottom line|closing|fazit|zusammenfassung|schluss|zum schluss|merke?|conclusi[oó]n|résumé|en bref|pour conclure|à retenir|resumen|en resumen|conclusiones|riassunto|in breve|conclusione|conclusioni|resumo|conclusão|samenvatting|conclusie|podsumowanie|заключение|итоги?|вывод(?:ы)?|总结|總結|结论|結論|小结|小結|结语|まとめ|結び|결론|요약|정리|الخلاصة|خاتمة|निष्कर्ष|सारांश)[\s.!:：]*$/iu;

export function isConclusion(section: Section): boolean {
  return section.title !== null && CONCLUSION.test(section.title.spoken.trim());
}

const CALL =
  /^(?:try (?:it|now)|order|book|buy|get started|contact|join|sign up|next steps?|apply|how to apply|get in touch|call to action|visit|register|donate|closing|goodbye|to the couple|cheers|jetzt|kontakt|bestellen|anmelden|so geht['’]?s weiter|commander|contact|inscription|passez commande|contacto|pide|reserva|contatti|prova|compre|contato|experimente)\b/iu;

/** A last section that says itself where the film ends: a conclusion, a call, a quotation. */
export function isEnding(section: Section, draft: SceneDraft, context: SceneContext): boolean {
  if (isConclusion(section) || CALL.test(section.title?.spoken.trim() ?? "")) return true;
  const last = draft.utterances.at(-1)?.text ?? "";
  if (isCall(last)) return true;
  return draft.kind === "quote" || last.endsWith("!") || (context.base === "en" && isImperative(last));
}

/** The brief's own last section as the summary: its best line, given room. */
export function asSummary(draft: SceneDraft, context: SceneContext): SceneDraft {
  // A list, or a quotation alone, is best shown as what it is.
  const listed = draft.utterances.some((utterance) =>
    utterance.marks.some((mark) => /^(?:item|part):/.test(mark.key)),
  );
  // So is a quotation whose speaker is named.
  const visual = draft.visual(() => undefined);
  if (visual.kind === "quote" && visual.attribution !== undefined) return { ...draft, role: "summary" };
  const prose =
    draft.kind === "statement" ||
    (draft.kind === "bullets" && !listed) ||
    draft.kind === "number" ||
    (draft.kind === "quote" && draft.utterances.length > 1 && !/[—–]/u.test(draft.title));
  // "Come on Saturday, 12 April: we build the first heap together": too long for one line, it is seen part by part.
  const long =
    draft.kind === "statement" && draft.utterances.some(({ text }) => countWords(text) > MOST_OF_LINE);
  const asks = /[?？؟]$/u.test(draft.utterances[0]?.text ?? "");
  // Two sentences take each other's place; as a list of one beside a last line they look forgotten.
  const pair = draft.kind === "statement" && draft.utterances.length === 2;
  if (!prose || asks || long || draft.utterances.length > 6 || pair) return { ...draft, role: "summary" };
  const utterances = draft.utterances.map((utterance, at) => ({
    ...utterance,
    marks: [...utterance.marks, { key: `point:${at}`, offset: 0 }],
  }));
  const headed = utterances.length > 1 || !isLabelled(utterances[0]?.text ?? "");
  const closingAt = bestLine(utterances.map((utterance) => utterance.text));
  return {
    ...draft,
    role: "summary",
    kind: "summary",
    utterances,
    visual: (cueOf) => {
      const points = utterances
        .map((utterance, at) => ({ at, text: hardLabel(utterance.text, 9), cue: cueOf(`point:${at}`) }))
        .filter((point) => point.at !== closingAt && point.cue !== undefined)
        .slice(0, 4);
      return {
        kind: "summary",
        ...(headed && { heading: context.heading }),
        points: points.map(({ text, cue }) => withCue({ text }, cue)),
        closing: withCue(
          asClosing(withAddress(screenLine(utterances[closingAt]?.text ?? ""), context.address)),
          closingAt === 0 ? undefined : cueOf(`point:${closingAt}`),
        ),
      };
    },
  };
}

const MOST_OF_LINE = 20;

/** The line to end on: the last that is short enough to stand alone. */
function bestLine(sentences: readonly string[]): number {
  for (let at = sentences.length - 1; at >= 0; at -= 1) {
    if (countWords(sentences[at] ?? "") <= MOST_OF_LINE) return at;
  }
  return sentences.length - 1;
}

function asClosing(text: string): { text: string; emphasis?: Emphasis[]; point?: Emphasis } {
  return { text, ...setAroundAddress(text) };
}

function screenLine(sentence: string): string {
  return countWords(sentence) <= MOST_OF_LINE ? withoutStop(sentence) : hardLabel(sentence, 16);
}

/** A quotation that ends the last scene closes the film in a scene of its own; null where there is none. */
export function closingQuote(draft: SceneDraft): { body: SceneDraft; closing: SceneDraft } | null {
  const last = draft.utterances.at(-1);
  if (last === undefined || draft.kind === "quote" || draft.utterances.length < 3) return null;
  if (!/^["“«„「『].{12,160}["”»“」』]$/u.test(last.text)) return null;
  const text = last.text.replace(/^["“«„「『]|["”»“」』]$/gu, "");
  return {
    body: { ...draft, utterances: draft.utterances.slice(0, -1) },
    closing: {
      ...draft,
      title: hardLabel(text, 10),
      role: "summary",
      kind: "summary",
      utterances: [{ ...last, marks: [] }],
      visual: () => ({ kind: "summary", points: [], closing: { text: last.text } }),
      point: text,
    },
  };
}
