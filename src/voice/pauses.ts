/** "Answer: 40 square metres." after an exercise, in the words that lessons write. */
const ANSWER =
  /^[\s¿¡"“«„]*(?:the (?:answer|solution)(?: is)?|answers?|solutions?|die (?:antwort|lösung)|antwort|lösung|(?:la )?(?:respuesta|solución|réponse|solution|risposta|soluzione|resposta|solução)|(?:het )?antwoord|oplossing|svar(?:et)?|odpowiedź|rozwiązanie|odpověď|řešení|ответ|решение|відповідь|розв[’'ʼ]язання|απάντηση|λύση|cevap|çözüm|vastaus|ratkaisu|válasz|megoldás|răspuns|jawaban|đáp án|उत्तर|উত্তর|விடை|الجواب|الإجابة|الحل|תשובה|התשובה|答案|解答|答え|答|정답|답|คำตอบ)\s*[:：]/iu;

/** Seconds in which a viewer looks for the answer alone: what a teacher leaves, at the least. */
const TIME_TO_THINK = 1.8;

/** Seconds of breathing room after a sentence inside a scene, by how it ends, and by what it leads to. */
export function pauseAfter(sentence: string, next = ""): number {
  if (ANSWER.test(next)) return TIME_TO_THINK;
  const end = sentence.replaceAll(/[\s"'”’»)\]」』）]+$/gu, "").at(-1) ?? "";
  if (/[:：]/u.test(end)) return 0.32;
  if (/[;；,，、]/u.test(end)) return 0.28;
  if (/[?？؟!！…]/u.test(end)) return 0.46;
  return wordLike(sentence) <= 3 ? 0.34 : 0.42;
}

/** A sentence that holds nothing to say (an emoji, a line of dashes) still takes its moment. */
export const UNSPOKEN_SECONDS = 0.4;

/** Words, or half the ideographs where there are no spaces. */
function wordLike(sentence: string): number {
  const ideographs = sentence.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  );
  const words = sentence.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Math.max(words.length, (ideographs?.length ?? 0) / 2);
}
