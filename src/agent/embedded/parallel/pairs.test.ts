import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

type Pair = [label: string, detail: string];

function pairsOf(prompt: string, language: string): Pair[] {
  return film(prompt, language).scenes.flatMap(({ visual }) =>
    visual.kind === "bullets" ? visual.items.map(({ label, detail }): Pair => [label, detail ?? ""]) : [],
  );
}

const TOLD: [language: string, text: string, pairs: Pair[]][] = [
  ["en", "Myth: The bank calls at night. Fact: It never calls after six. Myth: A code is harmless. Fact: A code opens the account.", [["Myth: The bank calls at night", "Fact: It never calls after six"], ["Myth: A code is harmless", "Fact: A code opens the account"]]],
  ["de", "- „Im Winter fällt sie aus.“ Geräte arbeiten bis −20 °C.\n- „Sie ist laut.“ Doch: Sie ist leiser als ein Kühlschrank.", [["„Im Winter fällt sie aus.“", "Geräte arbeiten bis −20 °C"], ["„Sie ist laut.“", "Doch: Sie ist leiser als ein Kühlschrank"]]],
  ["pt", "**Posso usar o cartão antigo?** Sim, até 31 de março.\n**E se o perder?** A segunda via custa 7 €; o saldo não se perde.", [["Posso usar o cartão antigo?", "Sim, até 31 de março"], ["E se o perder?", "A segunda via custa 7 €; o saldo não se perde"]]],
  ["zh", "孕妇可以打吗？可以，先问医生。打完可以洗澡吗？可以，当天不要用力搓。多少钱？免费。", [["孕妇可以打吗？", "可以，先问医生"], ["打完可以洗澡吗？", "可以，当天不要用力搓"], ["多少钱？", "免费"]]],
  ["es", "**P:** ¿Cuántos libros puedo llevarme?\n**R:** Hasta diez.\n**P:** ¿Y si los devuelvo tarde?\n**R:** No hay multa.", [["¿Cuántos libros puedo llevarme?", "Hasta diez"], ["¿Y si los devuelvo tarde?", "No hay multa"]]],
  ["nl", "Fabel: panelen werken niet bij regen. Feit: ze leveren een vijfde.\n\nFabel: ze gaan tien jaar mee. Feit: ze leveren na 25 jaar nog 80 procent.", [["Fabel: panelen werken niet bij regen", "Feit: ze leveren een vijfde"], ["Fabel: ze gaan tien jaar mee", "Feit: ze leveren na 25 jaar nog 80 procent"]]],
]; // prettier-ignore

test("a belief stands with what is so, and a question with its answer", () => {
  for (const [language, text, pairs] of TOLD)
    assert.deepEqual(pairsOf(`# Film\n\n## Teil\n\n${text}`, language), pairs, text);
});

test("one claim alone is read with the words that correct it", () => {
  const text =
    "Vero o falso? «Se il numero è quello giusto, è la banca.» Falso: il numero si può falsificare.";
  const { scenes } = film(`# Truffe\n\nIl telefono squilla ogni giorno in molte case.\n\n${text}`, "it");
  const shown = scenes.map(({ visual }) => visual).find((visual) => visual.kind === "statement" && visual.heading === "Vero o falso?"); // prettier-ignore
  assert.ok(shown?.kind === "statement");
  assert.equal(shown.text, "«Se il numero è quello giusto, è la banca.» Falso: il numero si può falsificare");
});

test("what judges a quotation is seen behind it", () => {
  const lie = 'A friendly voice says: "Madam, somebody is emptying your account." It is a scam.';
  const { scenes } = film(`# Fraud\n\n## The call\n\n${lie}`, "en");
  assert.ok(scenes.some(({ visual }) => visual.kind === "statement" && visual.text === "It is a scam"));
});

test("questions of a story, and what guests say, stay as they are told", () => {
  const story = "Niemand wusste, wer das Licht löschte. War es der Wind? Der Wärter schwor, die Lampe habe gebrannt. Was stand im Logbuch? Ein einziges Wort."; // prettier-ignore
  assert.deepEqual(pairsOf(`# Der Leuchtturm\n\n${story}`, "de"), []);
  const guests = '- "The best breakfast of my life." Anna, Bonn\n- "We shall come again." The Miller family';
  const told = film(`# Hotel\n\n## Guests\n\n${guests}`, "en").scenes.flatMap(({ narration }) => narration);
  assert.ok(told.join(" ").includes('life." Anna, Bonn. "We shall'), told.join(" "));
});

test("a question, or a call for attention, opens the next thought and never ends the one before", () => {
  const texts: [string, string, string[]][] = [
    ["de", "Wir impfen von Montag bis Freitag. Achtung! Wer Fieber hat, muss warten. Noch Fragen? Rufen Sie uns an.", ["Wir impfen von Montag bis Freitag", "Achtung! Wer Fieber hat, muss warten.", "Noch Fragen? Rufen Sie uns an."]],
    ["es", "La oficina está en la calle Real, 27, 2.º B. ¡Ojo! No se admiten facturas antiguas.", ["La oficina está en la calle Real, 27, 2.º B", "¡Ojo! No se admiten facturas antiguas."]],
    ["zh", "从周一到周五开放。怎么报名？打电话到社区中心。注意！发烧的人要等等。", ["从周一到周五开放", "怎么报名？打电话到社区中心。", "注意！发烧的人要等等。"]],
  ]; // prettier-ignore
  for (const [language, text, thoughts] of texts) {
    const { scenes } = film(`# Film\n\n## Teil\n\n${text}`, language);
    const seen = scenes.flatMap(({ visual }) => visual.kind === "statement" ? [visual.text, ...(visual.more ?? []).map((one) => one.text)] : []); // prettier-ignore
    assert.deepEqual(seen, thoughts);
  }
});

const AT_LENGTH: [language: string, text: string, questions: string[]][] = [
  ["de", "**Muss ich Jura studiert haben?**\nNein, im Gegenteil. Gesucht wird Lebenserfahrung.\n\n**Was sagt mein Arbeitgeber dazu?**\nEr muss Sie freistellen. Der Verdienstausfall wird ersetzt.", ["Muss ich Jura studiert haben?", "Was sagt mein Arbeitgeber dazu?"]],
  ["ja", "**予約は必要ですか？**\nいいえ、必要ありません。ただし、十名以上の団体の方は前日までにお電話ください。\n\n**犬を連れて行けますか？**\nはい、庭までなら大丈夫です。", ["予約は必要ですか？", "犬を連れて行けますか？"]],
  ["ar", "**هل يلزم الحجز؟**\nلا يلزم الحجز للأفراد. أما المجموعات فتتصل قبل يوم واحد على الأقل.\n\n**متى تفتحون؟**\nمن الأحد إلى الخميس. نغلق أيام العطل الرسمية.", ["هل يلزم الحجز؟", "متى تفتحون؟"]],
]; // prettier-ignore

test("questions that are answered at length head their answers, one after the other", () => {
  for (const [language, text, questions] of AT_LENGTH) {
    const { scenes } = film(`# Film\n\n## Teil\n\n${text}`, language);
    for (const question of questions) {
      const scene = scenes.find(({ visual }) => "heading" in visual && visual.heading === question);
      assert.ok(scene !== undefined && scene.visual.kind !== "bullets", question);
      assert.ok(scene.narration[0]?.includes(question), scene.narration.join(" | "));
    }
    assert.ok(
      scenes.every(({ visual }) => visual.kind !== "bullets"),
      text,
    );
  }
});

test("an answer of several sentences ends with its stop as the others do", () => {
  const text = "Myth: Batteries hate the cold. Fact: They only give less. In spring all of it is back. Myth: Salt helps. Fact: It eats the cable. Nobody needs it."; // prettier-ignore
  const details = pairsOf(`# Film\n\n## Part\n\n${text}`, "en").map(([, detail]) => detail);
  assert.ok(details.length > 0 && details.every((detail) => detail.endsWith(".")), details.join(" | "));
});
