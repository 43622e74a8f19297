import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { withoutAudienceNote } from "./audience-note.ts";
import { withoutOrder } from "./order.ts";

const told = (source: string): string =>
  withoutOrder(source)
    .text.replace(/[\s\u00A0]+/gu, " ")
    .trim();

/** A first sentence that only says for whom, in front of one that tells. */
const NOTES: readonly (readonly [note: string, audience: string])[] = [
  ["For visitors of our garden centre.", "visitors of our garden centre"],
  ["This film is for new branch staff.", "new branch staff"],
  ["Für Besucher unseres Gartencenters.", "Besucher unseres Gartencenters"],
  ["Pour les visiteurs de notre jardinerie.", "visiteurs de notre jardinerie"],
  ["Para los clientes de la tienda.", "clientes de la tienda"],
  ["Per i visitatori del museo.", "visitatori del museo"],
  ["Voor nieuwe medewerkers.", "nieuwe medewerkers"],
  ["Dla nowych pracowników.", "nowych pracowników"],
  ["Для новых сотрудников.", "новых сотрудников"],
  ["Для нових працівників.", "нових працівників"],
  ["Pro nové zaměstnance.", "nové zaměstnance"],
  ["面向新员工。", "新员工"],
  ["新入社員向け。", "新入社員"],
]; // prettier-ignore

test("for whom a film is, is its audience and not told", () => {
  for (const [note, audience] of NOTES) {
    const brief = `# 8\n\n${note} 20 minutes are enough, and March is best.`;
    assert.equal(told(brief), "# 8 20 minutes are enough, and March is best.", note);
    assert.equal(withoutOrder(brief).audience, audience, note);
  }
  assert.equal(told("# Till\n\nFor new staff:\n\nThe till opens with the small key."), "# Till The till opens with the small key."); // prettier-ignore
  const plan = film("# Two ways to repay a loan\n\nFor new branch staff: explain to customers how the annuity plan and the equal plan differ, using one loan of 120,000.\n\nThe annuity is easier to plan because every payment is the same.\n\nNever promise approval."); // prettier-ignore
  const said = plan.scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(said, /branch staff|explain to/iu);
  assert.match(said, /How the annuity plan and the equal plan differ, using one loan/u);
});

test("who the viewers of the film are is not told, in whatever language", () => {
  for (const note of [
    "The viewers of this video are village children and their teachers.",
    "Die Zuschauer dieses Films sind Schulkinder und ihre Lehrer.",
    "Les spectateurs de cette vidéo sont des enfants et leurs professeurs.",
    "El público de este vídeo son los niños del pueblo y sus maestros.",
    "Зрители этого ролика — сельские школьники и их учителя.",
    "इस वीडियो के दर्शक गाँव के स्कूल के बच्चे और उनके शिक्षक हैं।",
    "مشاهدو هذا الفيديو هم أطفال القرية ومعلموهم.",
    "この動画を見るのは村の子どもたちと先生です。",
    "이 영상의 시청자는 마을 학교의 아이들과 선생님입니다.",
    "这部视频的观众是村里的孩子和老师。",
  ])
    assert.equal(
      told(`# 8\n\n${note}\n\n## 1\n\nRice needs 85 degrees.`),
      "# 8 ## 1 Rice needs 85 degrees.",
      note,
    );
  const play = "# Play\n\nThe audience of the play was silent. Rice needs 85 degrees.";
  assert.match(told(play), /audience of the play/u);
});

test("for whom and how it is to sound is not told where one sentence says both", () => {
  for (const note of [
    "Para visitantes del museo, de pie, con sonido bajo.",
    "For visitors of our museum, standing, with no sound.",
    "For our 240 employees, in plain words.",
    "面向第一次买茶具的年轻人，轻松一点。",
  ])
    assert.equal(
      told(`# 8\n\n${note}\n\n## 1\n\nRice needs 85 degrees.`),
      "# 8 ## 1 Rice needs 85 degrees.",
      note,
    );
  assert.match(
    told("# Tea\n\nFor monks, tea was prayer, in silence.\n\n## 1\n\nRice needs 85 degrees."),
    /monks/u,
  );
});

test("what those who watch have not read is not told to them", () => {
  for (const [note, left] of [
    ["A report to the council. They vote on 9 December; they have read none of the papers.", "A report to the council. They vote on 9 December ."],
    ["They vote on 9 December. They have never seen a query plan. The plan is short.", "They vote on 9 December. The plan is short."],
    ["Die Räte stimmen im Mai ab; sie haben keine der Unterlagen gelesen.", "Die Räte stimmen im Mai ab ."],
  ])
    assert.equal(told(`# 8\n\n${note}\n\n## 1\n\nRice needs 85 degrees.`), `# 8 ${left} ## 1 Rice needs 85 degrees.`, note); // prettier-ignore
  const later = "# 8\n\nRice needs 85 degrees.\n\n## 1\n\nThey have read none of the papers.";
  assert.match(told(later), /none of the papers/u);
});

test("what tells something of people is told", () => {
  for (const text of [
    "# Hours\n\nFor visitors, the museum opens at nine. It closes at five.",
    "# Hours\n\nFor visitors of the park the gate opens at nine. It closes at five.",
    "# Hours\n\nFor visitors: the museum opens daily at nine and closes at five.",
    "# Hours\n\nFor visitors: free of charge. It closes at five.",
    "# Guide\n\nFor visitors:\n\n- Free wifi\n- Maps",
    "# Guide\n\nFor visitors:\n\nThe gate opens at nine in the morning.\n\nFor staff:\n\nThe gate opens at eight in the morning.",
    "# Öffnung\n\nFür Besucher öffnet der Park um neun. Er schließt um fünf.",
    "# Entrée\n\nPour les visiteurs de Paris c'est gratuit. Le parc ferme à cinq heures.",
    "# Pie\n\nFor four people. Peel the apples and heat the oven.",
    "# Boat\n\nFor my grandfather. He rowed people over the river.",
    "# Fair\n\nFor sale to customers. The lamp costs nine euros.",
    "The shop sells plants.\n\nFor visitors of our garden centre. It takes long.",
    "# One\n\nFor visitors of our garden centre.",
  ])
    assert.equal(withoutAudienceNote(text).text, text, text);
});

test("any text keeps its length and its lines", () => {
  const part = fc.constantFrom("For visitors. ", "For new staff:", "explain how it works", "\n", "\n\n", "# A\n", "- b\n", "It rains today.", "新人向け。"); // prettier-ignore
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const source = parts.join("");
      const { text } = withoutAudienceNote(source);
      assert.equal(text.length, source.length);
      assert.equal(text.split("\n").length, source.split("\n").length);
    }),
    { numRuns: 300 },
  );
});
