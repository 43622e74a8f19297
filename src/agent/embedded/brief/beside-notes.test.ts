import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";

const told = (source: string): string =>
  withoutOrder(source)
    .text.replace(/[\s\u00A0]+/gu, " ")
    .trim();

const POOL = "The pool had 48,200 visitors last year. The new sauna opened in May.";

test("apologies, audiences and pleas beside a request are not told", () => {
  const mails: readonly (readonly [mail: string, left: string])[] = [
    [`Hi,\n\nsorry this took me so long, we had the roof leaking. We'd like a short film about the **Marlow** for our page.\n\n${POOL}\n\nMust not be longer than about a minute and half. Our brand green is #4B6B4A if that's any use.`, POOL],
    ["Guten Tag,\n\nanbei die Stichpunkte für den Film, der auf der Versammlung laufen soll (ca. 2 Min.). Zielgruppe sind Leute, die KEINE Technik kennen. Bitte die Zahlen nicht verändern, der Rat schaut hin.\n\nDas Netz versorgt 4.380 Haushalte.\n\nBitte nicht wieder so eine Tabelle abfilmen wie letztes Jahr!", "Das Netz versorgt 4.380 Haushalte."],
    ["# Pourquoi tonne-t-il ?\n\nC'est pour le hall du musée, des familles, des enfants à partir de huit ans. Pas de chiffres s'il vous plaît, les enfants décrochent. Ton calme, un peu émerveillé.\n\nL'air chaud monte et emporte l'humidité des prés.", "# Pourquoi tonne-t-il ? L'air chaud monte et emporte l'humidité des prés."],
    ["# Biblioteca\n\nNecesitamos un vídeo corto. El público son vecinos mayores. Por favor, no cambiéis las cifras.\n\nAbrimos a las nueve todos los días.", "# Biblioteca Abrimos a las nueve todos los días."],
    ["# المكتبة\n\nنريد فيديو قصيراً لموقعنا. عذراً على التأخير. الرجاء عدم تغيير الأرقام.\n\nفي المكتبة 9400 كتاب وقاعة للقراءة.", "# المكتبة في المكتبة 9400 كتاب وقاعة للقراءة."],
  ]; // prettier-ignore
  for (const [mail, left] of mails) assert.equal(told(mail), left, mail);
});

test("what viewers are asked, and audiences and colours that a text is about, are told", () => {
  const texts = [
    "# Hallenbad Für Besucher des Bades öffnen wir um neun.\n\nBitte bringen Sie Handtücher mit. Bitte zeigen Sie Ihren Ausweis.",
    "# Train delays\n\nSorry for the delay this morning, a tree fell on the line. Trains run again since ten.",
    "# Our colours\n\nOur brand green is #4B6B4A. Our brand red is #AA3300. Use them on white.",
    "# Marketing\n\nThe audience is young families in the suburbs. They buy on Saturdays.",
    "# Gym rules\n\nIt's for members, guests and their children. No photos please. Showers close at ten.",
    "# Eine Rede halten\n\nRuhiger Ton, klare Worte. Bitte keine Folien mit Tabellen zeigen. Schauen Sie ins Publikum.",
  ];
  for (const text of texts) assert.equal(told(text), text.replace(/\s+/gu, " "), text);
});

test("a film is called by what its request names, and ends as it is asked to", () => {
  const order = withoutOrder(
    `Subject: little film for the website??\n\nHi,\n\nWe'd like a short film about the **Fern lamp** for our shop page.\n\n${POOL}\n\nCan the film end with our address fern.example and the line "Read on. Let them sleep."`,
  );
  assert.equal(order.subject, "The Fern lamp");
  assert.equal(order.closing?.text, "Read on. Let them sleep.");
  assert.equal(order.closing?.address, "fern.example");
});
