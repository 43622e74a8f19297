import assert from "node:assert/strict";
import { film } from "../plan.fixture.ts";
import { test } from "node:test";
import * as fc from "fast-check";
import { readBrief } from "./read-brief.ts";
import { withoutFrame } from "./letter.ts";

const bodyOf = (text: string) =>
  withoutFrame(text)
    .text.trim()
    .replaceAll(/\s*\n\s*/gu, " ");

test("a letter is told without its frame, under its subject", () => {
  const mail =
    "From: ana@example.org\nTo: all\nSubject: RE: The new kitchen\n\nDear colleagues,\n\nThe kitchen opens on Monday.\n\nBest regards,\nAna Ruiz\nFacilities";
  const { text, subject } = withoutFrame(mail);
  assert.equal(subject, "RE: The new kitchen");
  assert.equal(text.trim(), "The kitchen opens on Monday.");
  assert.equal(text.length, mail.length);
  assert.equal(text.indexOf("The kitchen"), mail.indexOf("The kitchen"));
  const brief = readBrief(mail);
  assert.equal(brief.title?.shown, "The new kitchen");
  assert.equal(brief.sections.length, 1);
});

test("a subject loses what is said of the mail, and no word of its matter", () => {
  const subjectOf = (subject: string) =>
    withoutFrame(`From: ana@example.org\nSubject: ${subject}\n\nThe kitchen opens on Monday.`).subject;
  for (const said of ["sorry, long", "eilig", "very urgent!", "désolé, un peu long"])
    assert.equal(subjectOf(`The new kitchen (${said})`), "The new kitchen", said);
  for (const matter of ["for beginners", "ground floor", "long version"])
    assert.equal(subjectOf(`The new kitchen (${matter})`), `The new kitchen (${matter})`, matter);
});

test("in other languages, and without a subject", () => {
  assert.equal(
    bodyOf("Liebe Kolleginnen,\n\nam Montag geht es los.\n\nViele Grüße\nJonas"),
    "am Montag geht es los.",
  );
  assert.equal(bodyOf("Bonjour à tous,\n\nle bureau ferme.\n\nCordialement\nMarie"), "le bureau ferme.");
  assert.equal(
    bodyOf("件名：休館のお知らせ\n\n皆様\n\n月曜日は休館です。\n\nよろしくお願いいたします。\n佐藤"),
    "月曜日は休館です。",
  );
  assert.equal(
    bodyOf("Уважаемые коллеги!\n\nВ понедельник собрание.\n\nС уважением,\nИрина"),
    "В понедельник собрание.",
  );
});

test("in Bengali, Tamil, Thai, Vietnamese and Indonesian, with its subject", () => {
  for (const [mail, subject, told] of [
    ["বিষয়: পাঠাগার বন্ধ\n\nসবাইকে নমস্কার,\n\nসোমবার পাঠাগার বন্ধ।\n\nধন্যবাদ,\nরিনা সেন", "পাঠাগার বন্ধ", "সোমবার পাঠাগার বন্ধ।"],
    ["பொருள்: நூலகம் மூடல்\n\nவணக்கம்,\n\nதிங்கள் நூலகம் மூடப்படும்.\n\nநன்றி,\nகமலா", "நூலகம் மூடல்", "திங்கள் நூலகம் மூடப்படும்."],
    ["เรื่อง: ปิดห้องสมุด\n\nสวัสดีค่ะ\n\nวันจันทร์ห้องสมุดปิด\n\nขอบคุณค่ะ\nสมใจ", "ปิดห้องสมุด", "วันจันทร์ห้องสมุดปิด"],
    ["Chủ đề: Thư viện đóng cửa\n\nKính gửi anh chị,\n\nThứ hai thư viện đóng cửa.\n\nTrân trọng,\nHoa", "Thư viện đóng cửa", "Thứ hai thư viện đóng cửa."],
    ["Perihal: Perpustakaan tutup\n\nSelamat pagi,\n\nSenin perpustakaan tutup.\n\nTerima kasih,\nRina", "Perpustakaan tutup", "Senin perpustakaan tutup."],
  ] as const) {
    assert.equal(withoutFrame(mail).subject, subject);
    assert.equal(bodyOf(mail), told);
  }
  // A label in the middle of a text is none of a mail.
  const listed = "# รายงาน\n\nเรื่อง: น้ำท่วม\n\nน้ำลดแล้ว";
  assert.equal(withoutFrame(listed).subject, null);
}); // prettier-ignore

test("what is no frame stays: a speech, a story, thanks at the end, a label in a text", () => {
  for (const text of [
    "Dear Ana and Omar,\n\nyou asked me to speak. I will be short.\n\nTo the couple!",
    "The end of the year was hard.\n\nThank you",
    "# Memo\n\nDate: 3 March is the day of the move.",
    "Hello is a word. It has five letters.\n\nCheers",
    "Subject: only this",
    "Dear all,\n\nBest regards,\nAna",
  ])
    assert.equal(withoutFrame(text).text, text);
  assert.equal(bodyOf("# Memo\n\nTo: all staff. From: Marta. Date: 3 March.\n\nWe move."), "# Memo We move.");
});

test("titles that begin like a greeting stay, and so does what stands below the name", () => {
  for (const title of ["Care tips", "Drogi rowerowe w Krakowie", "Дороги Сибири", "Madame Curie", "Değerli taşlar", "Liebe auf Umwegen", "Коллеги по цеху"])
    assert.ok(withoutFrame(`${title}\n\nIt rains today.`, true).text.startsWith(title), title); // prettier-ignore
  const letter = "Hallo Team,\n\nDas Freibad öffnet.\n\nViele Grüße\nJana\nPS: Die Kasse schließt um 17 Uhr.";
  assert.equal(withoutFrame(letter).text.replaceAll(/\s+/gu, " ").trim(), "Das Freibad öffnet. PS: Die Kasse schließt um 17 Uhr."); // prettier-ignore
  const chat = "Hi all,\n\nthe bike kitchen opens on 9 May\nthx\nno need to book\ncoffee is free";
  assert.match(withoutFrame(chat, true).text, /no need to book\ncoffee is free/u);
  for (const frame of [
    ["Hej alla,", "Vänliga hälsningar\nLisa"],
    ["Hej alle,", "Venlig hilsen\nMette"],
    ["Hei alle,", "Vennlig hilsen\nOla"],
  ])
    assert.equal(withoutFrame(`${frame[0]}\n\n8 of 9.\n\n${frame[1]}`).text.trim(), "8 of 9.", frame[0]);
});

test("the day below an event's title is no header of a mail", () => {
  const event = "Title: Repair day\nDate: 14 June, 10 to 16\n\nBring one broken thing.";
  assert.match(withoutFrame(event).text, /Date: 14 June/u);
  const mail = "Subject: Repair day\nFrom: Ana\nDate: 14 June\n\nBring one broken thing.";
  assert.equal(withoutFrame(mail).text.trim(), "Bring one broken thing.");
});

test("lines of facts are a list, lines of verse are not", () => {
  const facts = readBrief(
    "# Museum\n\n## Visit\n\nHours: Tuesday to Sunday, 10–17\nTicket: 6 euros\nPhone: 055 123",
  ).sections[0]?.blocks[0];
  assert.ok(facts?.kind === "list");
  assert.deepEqual(facts.items.map(({ label }) => label?.shown), ["Hours", "Ticket", "Phone"]); // prettier-ignore
  const verse = readBrief("# Poem\n\n## One\n\nThe night is long,\nthe lamp is low").sections[0]?.blocks[0];
  assert.equal(verse?.kind, "paragraph");
});

const line = fc.constantFrom(
  "Dear all,",
  "Subject: News",
  "To: you",
  "Best regards",
  "Ana",
  "",
  "It rains today.",
  "From: me. To: you.",
  "# Head",
);

test("any text keeps its length and something to tell", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const source = lines.join("\n");
      const { text } = withoutFrame(source);
      assert.equal(text.length, source.length);
      assert.equal(text.trim() === "", source.trim() === "");
      for (const [at, mark] of Array.from(text).entries()) assert.ok(mark === source[at] || mark === " ");
    }),
    { numRuns: 300 },
  );
});

test("who is asked for a film is greeted in the mail, and not in its film", () => {
  const { scenes } = film(
    "שלום רב,\n\nאנחנו מבקשים סרטון של כדקה לאתר שלנו.\n\n# טיפה שמצילה\n\nתינוק שנולד מוקדם שוקל לפעמים פחות מקילוגרם. חלב אם מגן עליו טוב יותר מכל תחליף.",
    "he",
  );
  const told = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.ok(!told.includes("שלום רב") && told.includes("תינוק שנולד"));
});

test("a sentence before the regards in their line is told", () => {
  const told = (last: string): string =>
    readBrief(
      `Hello,\n\nplease make a film of this.\n\nThe choir has sung since 1998. We were 14 then and are 46 now. Nobody needs to read music, we learn by heart.\n\nRehearsals are on Thursdays at half past seven in the village hall. ${last}`,
    )
      .sections.flatMap(({ blocks }) => blocks)
      .map((block) => JSON.stringify(block))
      .join(" ");
  for (const regards of ["Thanks, Odile", "Best wishes, Odile", "Cheers"]) {
    const text = told(`Come and try it.\n\nBring a friend along. ${regards}`);
    assert.match(text, /Bring a friend along/u);
    assert.doesNotMatch(text, /Thanks|Cheers|wishes|Odile/u);
  }
});

test("and so is an invitation of few words at the end of a mail", () => {
  const { sections } = readBrief(
    "Bonjour à tous, voici ce que je voudrais dire dans la petite vidéo pour recruter des choristes.\n\nLa chorale existe depuis 1998. Nous étions 14 au début, nous sommes 46 aujourd'hui, mais il nous manque des ténors.\n\nPas besoin de savoir lire la musique. On apprend par cœur, phrase après phrase. Les répétitions ont lieu le jeudi de 19 h 30 à 21 h 30, à la salle des fêtes.\n\nVenez essayer un jeudi. Merci d'avance, Odile",
  );
  const told = JSON.stringify(sections);
  assert.match(told, /Venez essayer un jeudi/u);
  assert.doesNotMatch(told, /Odile/u);
});
