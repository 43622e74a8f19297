import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { lengthWished } from "./length-wish.ts";
import { withoutMailParts } from "./mail-parts.ts";
import { withoutOrder } from "./order.ts";

const told = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Mails that hand over a text for a film, and all that is to be told of them. */
const MAILS: readonly (readonly [string, string])[] = [
  [
    "Hi Priya,\n\nhope you're well! As discussed on the phone, here is what we'd like in the film for our baking club newsletter. Members are beginners, most have failed once already. Please keep it friendly and don't make it longer than two minutes.\n\nFeed the starter twice a day. It is ready when it floats.\n\nOne of our members always says: \"Your nose knows before the clock does.\" It would be lovely to finish with that.\n\nCould you send me a first version by Thursday? The logo is attached.\n\nMany thanks and best wishes,\nHannah Whitcombe\nSecretary, Millbrook Baking Club",
    'Feed the starter twice a day. It is ready when it floats. One of our members always says: "Your nose knows before the clock does."',
  ],
  [
    "Hallo Ben,\n\nhier die Infos für unser Vereinsvideo, wie am Donnerstag besprochen. Es läuft beim Sommerfest hinter der Theke. Länger als eine Minute schaut da keiner hin.\n\nEin Segelflugzeug hat keinen Motor. Eine Winde zieht es auf 400 Meter.\n\nSag Bescheid, wenn noch was fehlt. Fotos schicke ich dir morgen.\n\nBeste Grüße vom Flugplatz\nJana",
    "Ein Segelflugzeug hat keinen Motor. Eine Winde zieht es auf 400 Meter.",
  ],
  [
    "Oi, Renata!\n\nComo combinamos por telefone, segue o texto para o vídeo do posto de saúde. Os pacientes vão assistir na sala de espera, sem som.\n\nMedir a pressão leva dois minutos. O posto mede de graça.\n\nQualquer dúvida, me liga. As fotos vão em anexo.\n\nAbraços,\nSílvia",
    "Medir a pressão leva dois minutos. O posto mede de graça.",
  ],
  [
    "田中様\n\nお世話になっております。先日お電話でお話しした、園芸教室の紹介動画の内容をお送りします。見る方は初心者がほとんどです。長さは一分以内でお願いします。\n\n土づくりは冬に始めます。古い土をふるいにかけ、堆肥を三割まぜます。\n\nロゴを添付します。木曜日までに初稿をいただけると助かります。\n\nよろしくお願いいたします。\nみどり園芸会 佐藤",
    "土づくりは冬に始めます。古い土をふるいにかけ、堆肥を三割まぜます。",
  ],
];

test("what a mail says of the film that it hands a text over for is not told", () => {
  for (const [mail, content] of MAILS) {
    const { text, wishes } = withoutOrder(mail);
    assert.equal(told(text), content);
    assert.equal(text.length, mail.length);
    assert.equal(new Set(wishes).size, wishes.length);
  }
});

test("content beside such sentences stays, and so do mails that order no film", () => {
  const contents = [
    "Hi Jo,\n\nhere's the script for the recycling video. The blue bin takes paper. Most people put pizza boxes in the wrong one. Please rinse jars before they go in.\n\nBatteries never go into a bin. When in doubt, ask at the depot.\n\nBest,\nAnn",
    "Liebe Frau Kern,\n\nhier der Text für unser Imagevideo. Wir bauen seit 1921 Orgeln. Die meisten Kunden kennen uns seit Jahrzehnten.\n\nEine Orgel hat bis zu 5000 Pfeifen. Fragen Sie uns einfach.\n\nGruß\nPeter",
  ];
  for (const mail of contents) {
    const { text } = withoutMailParts(mail, mail);
    const [, opening = "", body = ""] = mail.split("\n\n");
    assert.ok(told(text).includes(told(opening.slice(opening.indexOf(". ") + 2))), text);
    assert.ok(told(text).includes(told(body)), text);
  }
  const letters = [
    "Dear parents,\n\non Friday we will show a film in the gym. Most of the children have never seen a silent film. Please keep cushions ready.\n\nDoors open at six. Tickets cost 4 euros.\n\nPlease let me know by Thursday if you can bring a cake. The form is attached.\n\nKind regards,\nPaula Brandt",
    "Dear Anna,\n\nas discussed on the phone, here are the figures for the annual report. Members are mostly pensioners. Please keep it under two pages.\n\nFees brought in 12,000 euros.\n\nCould you send me a first draft by Friday? The logo is attached.\n\nBest wishes,\nTom",
    "Lieber Opa,\n\ndanke für den Film über die Störche. Hier ist alles, was ich über sie gelernt habe. Die meisten Leute wissen nicht, dass Störche stumm sind.\n\nEin Nest wiegt bis zu 500 Kilo.\n\nDeine Mia",
    "Chers parents,\n\nvoici le texte que les élèves ont écrit après avoir vu le film sur les loups. Il tient en deux minutes de lecture.\n\nLe loup vit en meute.\n\nBien à vous,\nMme Roche",
  ];
  for (const letter of letters) assert.equal(withoutMailParts(letter, letter).text, letter);
});

test("a limit of length is one in many words", () => {
  const limits: readonly (readonly [string, number])[] = [
    ["Please keep it under two minutes", 120],
    ["don't make it longer than 90 seconds", 90],
    ["Der Film darf anderthalb Minuten nicht überschreiten.", 90],
    ["Deux minutes au maximum, s'il te plaît.", 120],
    ["Que no dure más de minuto y medio.", 90],
    ["Não pode passar de um minuto.", 60],
    ["Ролик не длиннее двух минут.", 120],
    ["İki dakikadan uzun olmasın lütfen.", 120],
    ["长度别超过两分钟。", 120],
    ["أرجو ألا يتجاوز دقيقتين.", 120],
  ];
  for (const [said, seconds] of limits) {
    const wish = lengthWished([said]);
    assert.deepEqual([wish?.seconds, wish?.atMost], [seconds, true], said);
  }
  assert.equal(lengthWished(["About two minutes."])?.atMost, false);
});

test("a goal line is not told, and gives the opening no half of itself", () => {
  const goals = [
    ["Para 4.º de ESO. Al terminar deben saber calcular un interés compuesto.", "# El interés compuesto"],
    ["Für Klasse 9. Am Ende sollen die Schüler den Zinseszins berechnen können.", "# Der Zinseszins"],
    [
      "Для девятого класса. После просмотра ученики должны уметь посчитать сложный процент.",
      "# Сложный процент",
    ],
    ["给初三学生。看完后学生要能算复利,并知道为什么早开始很重要。", "# 复利的原理"],
  ];
  for (const [order = "", title = ""] of goals) {
    const { scenes } = film(
      `${order}\n\n${title}\n\n## 1900\nLucía 1.000 € 5 % 1900.\n\n## 2000\nLucía 2.000 €.`,
    );
    assert.equal(scenes[0]?.narration.length, 1, scenes[0]?.narration.join(" "));
  }
});
