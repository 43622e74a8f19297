/** Texts of the film that is being planned or laid out, and those of a few before. */
const MOST_KNOWN = 4000;

/** The same function of a text, which keeps its answers, to be left as they are: a film's few texts are asked about again and again. */
export function remembering<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = answerTo(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, answer);
    return answer;
  };
}
