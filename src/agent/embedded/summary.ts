import type { Section } from "./brief/brief.ts";
import { fill } from "./phrases/phrases.ts";
import { say, withCue, type SceneContext, type SceneDraft } from "./scenes/draft.ts";
import { countWords, endSentence } from "./text/sentences.ts";
import { hardLabel, shortLabel } from "./text/shorten.ts";

const CONCLUSION =
  /^(?:remember|conclusions?|summary|in short|in summary|recap|takeaways?|key takeaways?|the takeaway|to sum up|wrap(?:ping)?[- ]up|final(?:ly| words| thoughts?)|the vote|call to action|the bottom line|closing|fazit|zusammenfassung|schluss|zum schluss|merke?|conclusi[oó]n|résumé|en bref|pour conclure|à retenir|resumen|en resumen|conclusiones|riassunto|in breve|conclusione|conclusioni|resumo|conclusão|samenvatting|conclusie|podsumowanie|заключение|итоги?|вывод(?:ы)?|总结|總結|结论|結論|小结|小結|结语|まとめ|結び|결론|요약|정리|الخلاصة|خاتمة|निष्कर्ष|सारांश)[\s.!:：]*$/iu;

export function isConclusion(section: Section): boolean {
  return section.title !== null && CONCLUSION.test(section.title.spoken.trim());
}

/** The brief's own last section as the summary: its best line, given room. */
export function asSummary(draft: SceneDraft, context: SceneContext): SceneDraft {
  const prose =
    draft.kind === "statement" ||
    draft.kind === "bullets" ||
    draft.kind === "number" ||
    draft.kind === "quote";
  if (!prose || draft.utterances.length > 6) return { ...draft, role: "summary" };
  const utterances = draft.utterances.map((utterance, at) => ({
    ...utterance,
    marks: [...utterance.marks, { key: `point:${at}`, offset: 0 }],
  }));
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
        heading: context.heading,
        points: points.map(({ text, cue }) => withCue({ text }, cue)),
        closing: withCue(
          { text: screenLine(utterances[closingAt]?.text ?? "") },
          closingAt === 0 ? undefined : cueOf(`point:${closingAt}`),
        ),
      };
    },
  };
}

/** An added last scene that recalls what each scene was about, in the film's own sentences. */
export function draftRecap(
  drafts: readonly SceneDraft[],
  context: SceneContext,
  maxPoints: number,
): SceneDraft | null {
  const seen = new Set<string>();
  const recalled: { text: string; screen: string }[] = [];
  for (const draft of drafts) {
    if (draft.role !== "section" || draft.recall === null || seen.has(draft.recall)) continue;
    seen.add(draft.recall);
    const label = shortLabel(draft.recall, 9);
    recalled.push({
      text: draft.recall,
      screen: countWords(label) <= 9 && !/[:：]/u.test(draft.recall) ? label : draft.title,
    });
  }
  const points = spread(recalled, maxPoints);
  if (points.length < 2) return null;
  const lead =
    context.phrases.recap === "" ? [] : [say(endSentence(fill(context.phrases.recap), context.language), 1)];
  const span = drafts.at(-1)?.span ?? { start: 0, end: 0 };
  return {
    title: context.phrases.recapHeading === "" ? context.heading : context.phrases.recapHeading,
    role: "summary",
    kind: "summary",
    utterances: [
      ...lead,
      ...points.map((point, at) => say(point.text, 1, [{ key: `point:${at}`, offset: 0 }])),
    ],
    visual: (cueOf) => ({
      kind: "summary",
      heading: context.phrases.recapHeading === "" ? context.heading : context.phrases.recapHeading,
      points: points
        .map((point, at) => ({ point, cue: cueOf(`point:${at}`) }))
        .filter((entry) => entry.cue !== undefined)
        .map(({ point, cue }) => withCue({ text: hardLabel(point.screen, 9) }, cue)),
    }),
    point: points[0]?.text ?? "",
    recall: null,
    span: { start: drafts[0]?.span.start ?? 0, end: span.end },
  };
}

/** Evenly over the film, first and last included. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from(
    { length: count },
    (_, at) => items[Math.round((at * (items.length - 1)) / (count - 1))],
  ).filter((item) => item !== undefined);
}

/** The line to end on: the last that is short enough to stand alone. */
function bestLine(sentences: readonly string[]): number {
  for (let at = sentences.length - 1; at >= 0; at -= 1) {
    if (countWords(sentences[at] ?? "") <= 20) return at;
  }
  return sentences.length - 1;
}

function screenLine(sentence: string): string {
  return countWords(sentence) <= 20 ? sentence : hardLabel(sentence, 16);
}
