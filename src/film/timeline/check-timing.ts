import type { SceneSpeech } from "../../artifacts/speech.ts";
import type { Caption, Finding, Layer, Track } from "../../artifacts/timeline.ts";

/** Further from its word than this, a thing looks as if it belonged to another. */
const REVEAL_SECONDS = 0.08;
const CAPTION_SECONDS = 0.1;

/** Every frame at which something of a layer begins to change. */
function beginnings({ tracks }: Layer): number[] {
  const { opacity, x, y, scale, value, inset } = tracks;
  const all: (Track | undefined)[] = [opacity, x, y, scale, value];
  if (inset !== undefined) all.push(inset.left, inset.top, inset.right, inset.bottom);
  return all.flatMap((track) =>
    (track ?? []).flatMap(({ frame, value: from }, index, keys) => {
      const next = keys[index + 1];
      return next !== undefined && next.value !== from ? [frame] : [];
    }),
  );
}

/**
 * Cues at which nothing happens. `spoken`: the frames of the words, as the components were told them, that
 * a scene's things wait for.
 */
export function checkReveals(layers: readonly Layer[], spoken: readonly number[], fps: number): Finding[] {
  const begun = layers.flatMap(beginnings);
  const late = [...new Set(spoken)].filter((frame) =>
    begun.every((one) => Math.abs(one - frame) / fps > REVEAL_SECONDS),
  );
  return late.map((frame) => ({
    severity: "warning",
    code: "reveal",
    message: `nothing appears with the word at ${(frame / fps).toFixed(2)} s of the scene`,
  }));
}

/** A text without what captions may break or drop at their edges. */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The first word of a caption whose first letters are those of `word`: signs are read out too, as in "© 2024". */
function firstWord({ words }: SceneSpeech, word: SceneSpeech["words"][number] | undefined, lines: string[]) {
  const signs = /^[^\p{L}\p{N}]*/u.exec(lines.join(" "))?.[0] ?? "";
  let at = word === undefined ? -1 : words.indexOf(word);
  for (;;) {
    const before = words[at - 1]?.text ?? "";
    if (before === "" || letters(before) !== "" || !signs.includes(before)) return words[at];
    at -= 1;
  }
}

/**
 * Captions of a scene that do not stand while their words are heard. `offset`: where the scene's speech begins
 * in the film, in seconds.
 */
export function checkCaptions(captions: readonly Caption[], speech: SceneSpeech, offset: number): Finding[] {
  // For every letter that is spoken, its word: captions then need not be cut where words are.
  const spoken = speech.words.flatMap((word) => {
    const text = speech.sentences[word.sentence]?.text.slice(word.start, word.end) ?? word.text;
    return Array.from(letters(text), (letter) => ({ letter, word }));
  });
  const findings: Finding[] = [];
  let next = 0;
  for (const { startSeconds, endSeconds, lines } of captions) {
    const own = Array.from(letters(lines.join("")));
    const first = spoken.findIndex(({ letter }, index) => index >= next && letter === own[0]);
    if (own.length === 0 || first < 0) continue;
    // Letters that belong to no word (a sign that is read as one) are passed over.
    let last = first;
    for (const letter of own.slice(1)) if (spoken[last + 1]?.letter === letter) last += 1;
    const from = offset + (firstWord(speech, spoken[first]?.word, lines)?.from ?? 0);
    next = last + 1;
    const to = offset + (spoken[last]?.word.to ?? 0);
    const early = Math.abs(startSeconds - from) > CAPTION_SECONDS;
    if (!early && endSeconds > to - CAPTION_SECONDS) continue;
    const stands = `${startSeconds.toFixed(2)} to ${endSeconds.toFixed(2)} s`;
    const message = `the caption "${lines.join(" ").slice(0, 40)}" stands from ${stands}, its words are heard from ${from.toFixed(2)} to ${to.toFixed(2)} s`;
    findings.push({ severity: "error", code: "caption_drift", message });
  }
  return findings;
}
