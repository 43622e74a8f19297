import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { answeredPoints, isOrder } from "./answered-points.ts";

const labelsOf = (text: string, language: string): string[] | undefined =>
  answeredPoints(splitSentences(text, language), 0, language)?.parts.map(({ label }) => label);

test("what answers a question without a verb, or orders, is a list under it", () => {
  for (const [language, text, ...labels] of [
    ["en", "What helps? Daylight in the morning. No screens. And a room that is dark.", "Daylight in the morning", "No screens", "A room that is dark"],
    ["en", "What should you do? Wake everyone. Close the door. Take the stairs.", "Wake everyone", "Close the door", "Take the stairs"],
    ["de", "Warum versagen Melder? Eine leere Batterie. Staub in der Kammer. Ein Gerät, das zu alt ist.", "Eine leere Batterie", "Staub in der Kammer", "Ein Gerät, das zu alt ist"],
    ["de", "Was tun? Alle wecken. Treppe nehmen, niemals den Aufzug. Von draußen 112 rufen.", "Alle wecken", "Treppe nehmen, niemals den Aufzug", "Von draußen 112 rufen"],
    ["fr", "Que faire ? Réveillez tout le monde. Fermez la porte. Appelez le 112.", "Réveillez tout le monde", "Fermez la porte", "Appelez le 112"],
    ["es", "¿Qué ayuda? Luz natural por la mañana. Acostarse a la misma hora. Ninguna pantalla.", "Luz natural por la mañana", "Acostarse a la misma hora", "Ninguna pantalla"],
    ["it", "Che cosa aiuta? Una stanza buia. Andare a letto presto. Niente schermi.", "Una stanza buia", "Andare a letto presto", "Niente schermi"],
    ["pt", "O que ajuda? Um quarto escuro. Deitar cedo. Nada de ecrãs à noite.", "Um quarto escuro", "Deitar cedo", "Nada de ecrãs à noite"],
    ["nl", "Wat helpt er? Daglicht in de ochtend. Elke dag op tijd opstaan. Geen scherm.", "Daglicht in de ochtend", "Elke dag op tijd opstaan", "Geen scherm"],
  ] as const)
    assert.deepEqual(labelsOf(text, language), labels, text);
}); // prettier-ignore

test("sentences behind a question are told as such", () => {
  for (const [language, text] of [
    ["en", "Why so late? It is not laziness. The clock of the body shifts. Teenagers fall asleep later."],
    ["en", "What happened? Attendance improved. Grades rose. Sick days fell by half."],
    ["en", "What helps? Daylight in the morning. No screens."],
    ["de", "Warum so spät? Die innere Uhr geht nach. Jugendliche schlafen später ein. Das Licht fehlt."],
    ["fr", "Pourquoi si tard ? L'horloge du corps change. Une lampe reste allumée. Des écrans brillent."],
    ["es", "¿Qué pasó? Las notas subieron. Un alumno llegó tarde. Los demás dormían más."],
    ["nl", "Waarom? De klok van het lichaam verschuift. Een puber slaapt later. Het licht is zwak."],
    ["ja", "なぜか。朝の光。同じ時刻。暗い部屋。"],
  ] as const)
    assert.equal(labelsOf(text, language), undefined, text);
}); // prettier-ignore

test("orders are known by their form in each language", () => {
  for (const [language, order] of [
    ["en", "Cover the keypad with your hand."],
    ["de", "Temperatur ablesen und aufschreiben."],
    ["de", "Hersteller anrufen, bevor irgendetwas weggeworfen wird."],
    ["de", "Öffnen Sie das Fenster."],
    ["fr", "Fermez le robinet principal."],
    ["fr", "Prévenir l'assurance sous cinq jours."],
    ["es", "Cerrar la llave del agua."],
    ["it", "Chiudere il rubinetto."],
    ["nl", "De kraan dichtdraaien."],
    ["pt", "Nunca surfar sozinho."],
    ["pt", "Ter uma mota de água de apoio."],
    ["ru", "Не открывайте окно."],
    ["pl", "Nie otwierajcie okna."],
    ["tr", "Arka kapıdan inin."],
    ["tr", "Çocukların elini bırakmayın."],
    ["ja", "窓を開けてください。"],
    ["ko", "손을 먼저 씻으세요."],
    ["zh", "不要再喝隔夜的茶。"],
  ] as const)
    assert.ok(isOrder(order, language), order);
  for (const [language, told] of [
    ["en", "The bank covers the loss."],
    ["de", "Die Impfstoffe sind verdorben."],
    ["de", "Wer soll das bezahlen?"],
    ["fr", "Le robinet est ouvert."],
    ["es", "El mar está lejos."],
    ["pt", "Mar calmo, bom para aprender."],
    ["ru", "Вода стоит дорого."],
    ["tr", "Tramvay 1990'da geri döndü."],
    ["ja", "窓が開きました。"],
    ["zh", "茶叶来自云南。"],
  ] as const)
    assert.ok(!isOrder(told, language), told);
});
