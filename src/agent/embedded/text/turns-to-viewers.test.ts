import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { turnsToViewers } from "./turns-to-viewers.ts";

test("a call, a number to call and thanks are told from what goes on about the matter", () => {
  for (const [language, text] of [
    ["en", "Questions? Call 106 at any hour."],
    ["en", "Thank you for riding with us."],
    ["en", "Many thanks to all who helped."],
    ["de", "Vielen Dank für Ihre Geduld."],
    ["fr", "Merci de voyager avec nous."],
    ["es", "Gracias por leer hasta aquí."],
    ["he", "לא קיבלתם סלסילה? התקשרו למוקד 106, בכל שעה."],
    ["ja", "ご清聴ありがとうございました。"],
    ["ko", "끝까지 봐 주셔서 감사합니다."],
    ["tr", "İlginiz için teşekkür ederiz."],
    ["ru", "Спасибо за внимание."],
    ["zh", "谢谢大家的支持。"],
    ["hi", "ध्यान देने के लिए धन्यवाद।"],
  ] as const)
    assert.ok(turnsToViewers(text, language), text);
  for (const [language, text] of [
    ["en", "Thanks to the mountains Bergen gets most of it."],
    ["es", "Gracias a las montañas llueve mucho."],
    ["it", "Grazie alle montagne piove molto."],
    ["de", "Dank der Berge regnet es viel."],
    ["en", "The table has 106 rows."],
    ["sv", "Tack vare bergen regnar det mycket."],
  ] as const)
    assert.ok(!turnsToViewers(text, language), text);
});

for (const [language, years, end] of [
  [
    "he",
    "2026: 12,000 בתי אב. 2027: 30,000 בתי אב. 2028: כל העיר, 65,000 בתי אב.",
    "לא קיבלתם סלסילה? התקשרו למוקד 106, בכל שעה. תודה שאתם שותפים לעיר נקייה יותר.",
  ],
  [
    "en",
    "2024: the first two lines. 2025: five lines. 2026: every village.",
    "Questions? Call 106 at any hour. Thank you for riding with us.",
  ],
  [
    "fr",
    "2024 : les deux premières lignes. 2025 : cinq lignes. 2026 : tous les villages.",
    "Des questions ? Appelez le 106. Merci de voyager avec nous.",
  ],
] as const)
  // prettier-ignore
  for (const joint of language === "he" ? ["\n\n"] : ["\n\n", " "])
    test(`what a film closes with is not heard over an axis of years: ${language}, ${joint === " " ? "one paragraph" : "two"}`, () => {
      const { scenes } = film(`# Film\n\nAbc.\n\n## A\n\n${years}${joint}${end}\n`, language);
      assert.deepEqual(scenes.slice(-2).map(({ visual }) => visual.kind), ["timeline", "statement"]); // prettier-ignore
      assert.equal(scenes.at(-1)?.narration.join(" "), end.replaceAll("\u00A0", " "));
    });

test("nor over the rows of a table", () => {
  const table =
    "| Halt | Werktags | Sonntags |\n|---|---|---|\n| Markt | oft | selten |\n| Klinik | oft | nie |";
  const { scenes } = film(`# Der Bus\n\nEr fährt.\n\n## Wann\n\n${table}\n\nRufen Sie uns an. Vielen Dank.`, "de"); // prettier-ignore
  assert.deepEqual(
    scenes.map(({ visual }) => visual.kind),
    ["title", "table", "statement"],
  );
  const before = film(`# Der Bus\n\nEr fährt.\n\n## Wann\n\n${table}\n\nSo bleibt es.\n\n## Ende\n\nDas war es.`, "de"); // prettier-ignore
  assert.equal(before.scenes[1]?.narration.at(-1), "So bleibt es.");
});
