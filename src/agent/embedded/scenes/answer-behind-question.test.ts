import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

type Shown = { text: string; marked: string[] };

function thoughts(brief: string, language: string): Shown[] {
  return film(brief, language).scenes.flatMap(({ visual }) =>
    visual.kind !== "statement"
      ? []
      : [visual, ...(visual.more ?? [])].map(({ text, emphasis = [] }) => ({
          text,
          marked: emphasis.map(({ start, end }) => text.slice(start, end)),
        })),
  );
}

test("an answer is not read while its question is asked, and what was asked for stands out in it", () => {
  const cases: [language: string, brief: string, question: string, answer: string][] = [
    ["ja", "# 弦\n\n## 例題\n\n開放弦の長さが 65 cm、振動数が 110 Hz の弦があります。12フレットを押さえると長さは半分の 32.5 cm になります。音は何 Hz でしょうか。長さが半分なので振動数は2倍、220 Hz です。ちょうど1オクターブ上になります。\n\n## 終わり\n\n次は実験です。\n", "音は何 Hz でしょうか", "220 Hz"],
    ["en", "# Strings\n\n## Example\n\nAn open string is 65 cm long and has a frequency of 110 hertz. At the twelfth fret it is 32.5 cm long. What is its frequency in hertz? The length is half as long, so the frequency is twice as high, 220 hertz. That is exactly one octave.\n\n## End\n\nNext comes an experiment.\n", "What is its frequency in hertz?", "220 hertz"],
    ["ko", "# 현\n\n## 예제\n\n길이가 65 cm이고 진동수가 110 Hz인 현이 있습니다. 열두 번째 프렛을 누르면 길이는 32.5 cm가 됩니다. 이때 소리는 몇 Hz 입니까. 길이가 절반이므로 진동수는 두 배, 220 Hz 입니다. 정확히 한 옥타브 위입니다.\n\n## 끝\n\n다음은 실험입니다.\n", "이때 소리는 몇 Hz 입니까", "220 Hz"],
  ]; // prettier-ignore
  for (const [language, brief, question, answer] of cases) {
    const seen = thoughts(brief, language);
    const asked = seen.find(({ text }) => text.includes(question));
    assert.equal(asked?.text, question, language);
    assert.deepEqual(seen.find(({ text }) => text.includes(answer))?.marked, [answer], language);
  }
});

test("an amount behind a question that asks for something else keeps its marks", () => {
  const seen = thoughts(
    "# Trains\n\n## Late\n\nWhy are so many trains late in this valley? A train of 12 coaches needs 1,400 metres to stop, and the track is old.\n\n## End\n\nThat is all.\n",
    "en",
  );
  assert.ok(seen.some(({ marked }) => marked.includes("1,400 metres")));
});
