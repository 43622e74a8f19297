import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutOfRequest } from "./about-of-request.ts";

test("what is explained to somebody is the question, and not who is told", () => {
  for (const [language, wish, name] of [
    [
      "es",
      "Queremos un vídeo que explique a la gente mayor cómo pedir la ayuda para poner ascensor.",
      "Cómo pedir la ayuda para poner ascensor",
    ],
    [
      "en",
      "Please make a video that explains to new tenants how the heating works.",
      "How the heating works",
    ],
    [
      "de",
      "Bitte ein Video, das älteren Leuten erklärt, wie man ein Paket zurückschickt.",
      "Wie man ein Paket zurückschickt",
    ],
    [
      "fr",
      "Une vidéo qui explique aux locataires comment purger un radiateur.",
      "Comment purger un radiateur",
    ],
    [
      "nl",
      "Graag een filmpje dat nieuwe bewoners uitlegt hoe het afval gescheiden wordt.",
      "Hoe het afval gescheiden wordt",
    ],
    ["pl", "Prosimy o film, który wyjaśni mieszkańcom, jak segregować odpady.", "Jak segregować odpady"],
    ["he", "צריך סרטון שמסביר לדיירים איך מזמינים חניה.", "איך מזמינים חניה"],
    // No one is told: the rules are explained as well.
    [
      "en",
      "I need a video explaining the rules and how to apply for a permit.",
      "The rules and how to apply",
    ],
  ] as const)
    assert.equal(aboutOfRequest([wish], language, ""), name);
});

test("what a film shows at the end of a German clause, compares, or tells that it was changed", () => {
  for (const [language, wish, name] of [
    [
      "de",
      "Wir brauchen einen Film von etwa 90 Sekunden, der das Geschäftsjahr 2025 verständlich macht.",
      "Das Geschäftsjahr 2025",
    ],
    ["de", "Wir brauchen einen Film, der unseren neuen Hofladen vorstellt.", "Unser neuer Hofladen"],
    ["de", "Ein Film, der das Herz erwärmt und die Leute zum Lachen bringt.", null],
    [
      "ar",
      "نحتاج فيلمًا قصيرًا لموظفي الشركة، يقارن بين الذهاب إلى العمل بالسيارة والذهاب بالمترو.",
      "الذهاب إلى العمل بالسيارة والذهاب بالمترو",
    ],
    ["en", "A video comparing the night train with the plane, for students.", "The night train or the plane"],
    [
      "ko",
      "춘천시 시내버스가 개편되는데, 시민들에게 알릴 뉴스 형식의 영상을 만들어 주세요.",
      "춘천시 시내버스 개편",
    ],
    ["ja", "来月からバスの運賃が改定されるので、住民向けの動画を作ってください。", "バスの運賃の改定"],
  ] as const)
    assert.equal(aboutOfRequest([wish], language, ""), name);
});

test("of a row of questions whose first only defines, the thing names the film", () => {
  const told = "Warm air holds water. When it isn't condensation, call me.";
  const row = "I want a friendly video I can send to tenants, explaining what condensation is, what they can do and what I'll do.";
  assert.equal(aboutOfRequest([row], "en", told), "Condensation");
  assert.equal(aboutOfRequest(["I want a video explaining what condensation is."], "en", told), "What condensation is");
}); // prettier-ignore
