import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { printSigns } from "./print-signs.ts";

const printed = (text: string, language: string): string => printSigns(text, language).text;

describe("the signs of print", () => {
  it("sets the quotation marks of the language", () => {
    const cases: [string, string, string][] = [
      ["en", 'the "Solveig", a ship', "the “Solveig”, a ship"],
      ["de", 'Turnhalle "Am Anger" saniert', "Turnhalle „Am Anger“ saniert"],
      ["fr", '"Les Carnets" paraît', "«\u00A0Les Carnets\u00A0» paraît"],
      ["ru", 'музей "Дом Шамиля"', "музей «Дом Шамиля»"],
      ["pl", 'film "Ziemia"', "film „Ziemia”"],
      ["sv", 'boken "Resan"', "boken ”Resan”"],
      ["ja", '柿の"渋み"とは', "柿の「渋み」とは"],
      ["zh", '他说"你好"然后走了', "他说“你好”然后走了"],
      ["ko", '"잠"은 중요하다', "“잠”은 중요하다"],
      ["ar", 'قال: "القهوة صديقة" و"الشاي"', "قال: «القهوة صديقة» و«الشاي»"],
      ["pt-BR", 'o livro "A Luz"', "o livro “A Luz”"],
      ["pt-PT", 'o livro "A Luz"', "o livro «A Luz»"],
    ];
    for (const [language, text, wanted] of cases) assert.equal(printed(text, language), wanted);
  });

  it("leaves inches, abbreviations of Hebrew and options as they are", () => {
    for (const [language, text] of [
      ["en", `he is 5'10" tall, the screen has 12"`],
      ["he", 'צה"ל וארה"ב'],
      ["en", "run it with --help"],
      ["en", 'ssh-keygen -t ed25519 -C "you@work"'],
      ["en", 'call print("done") or set name="Ada Lovelace"'],
      ["en", "-----"],
      ["en", "a.... b"],
    ] as const)
      assert.equal(printed(text, language), text);
    assert.equal(printed('a 12" disc named "Blue 7" of 5"', "en"), 'a 12" disc named “Blue 7” of 5"');
    assert.equal(printed('העיתון "הארץ" וצה"ל', "he"), 'העיתון ”הארץ” וצה"ל');
  });

  it("sets dashes and ellipses, and a mark that has no partner", () => {
    assert.equal(printSigns("Tidewell 3 - know before you go", "en").text, "Tidewell 3 – know before you go");
    assert.equal(printSigns("Дом - это там", "ru").text, "Дом — это там");
    assert.equal(printSigns("5 - 3 is 2, on-call, a -5", "en").text, "5 - 3 is 2, on-call, a -5");
    assert.equal(printed("OSLO -- today... well--known", "en"), "OSLO – today… well—known");
    assert.equal(printed("Эчпочмак -- пирожок", "ru"), "Эчпочмак — пирожок");
    assert.equal(printed('"We cut 1,400 tons', "en"), "“We cut 1,400 tons");
    assert.equal(printed('with one ship".', "en"), "with one ship”.");
  });

  it("keeps the groups of a number in their order in lines from right to left", () => {
    assert.equal(printed("للتسجيل: 06 555 0142", "ar"), "للتسجيل: \u200E06\u00A0555\u00A00142\u200F");
    assert.equal(printed("טלפון +972 3 555 0142", "he"), "טלפון \u200E+972\u00A03\u00A0555\u00A00142\u200F");
    assert.equal(printed("الأرقام 1 2 3", "ar"), "الأرقام 1 2 3");
    assert.equal(printed("Tel. 06 555 0142", "de"), "Tel. 06 555 0142");
  });

  it("sets a number that is dialled or typed as one, whatever its groups", () => {
    const [left, right, fixed] = ["\u200E", "\u200F", "\u00A0"];
    const set = (figure: string) => `${left}${figure.replaceAll(" ", fixed)}${right}`;
    const cases: [string, string, string][] = [
      ["ar", "على الرقم 555 0142 قبل", `على الرقم ${set("555 0142")} قبل`],
      ["fa", "تلفن ۵۵۵ ۰۱۴۲", `تلفن ${left}۵۵۵${left}${fixed}${left}۰۱۴۲${right}`],
      ["ar", "بطاقة 4111 1111 1111 1111", `بطاقة ${set("4111 1111 1111 1111")}`],
      ["ar", "اتصل على 555-0142 الآن", `اتصل على ${set("555-0142")} الآن`],
      ["he", "בטלפון 555-1234", `בטלפון ${set("555-1234")}`],
      ["ar", "هاتف (02) 555 0142", `هاتف ${set("(02) 555 0142")}`],
      ["ar", "حساب SA03 8000 0000 6080 1016 7519 لدى", `حساب ${set("SA03 8000 0000 6080 1016 7519")} لدى`],
      ["ar", "رقمه 978-3-16-148410-0", `رقمه ${set("978-3-16-148410-0")}`],
      ["ar", "ناتج 3 × 4 = 12", `ناتج ${set("3 × 4 = 12")}`],
      ["ar", "نسخة 2.0-beta بلغة C++", `نسخة ${set("2.0-beta")} بلغة ${set("C++")}`],
      ["he", "פתוח 10:00–14:00", `פתוח ${set("10:00–14:00")}`],
      // Signs between Arabic digits have a direction only with marks of their own.
      ["fa", "تلفن ۰۲۱-۵۵۵-۰۱۴۲", `تلفن ${left}۰۲۱${left}-${left}۵۵۵${left}-${left}۰۱۴۲${right}`],
    ];
    for (const [language, text, wanted] of cases) assert.equal(printed(text, language), wanted, text);
  });

  it("keeps a figure with its sign in a line from right to left, wherever the line begins", () => {
    const [left, right] = ["\u200E", "\u200F"];
    const set = (figure: string) => `${left}${figure}${right}`;
    const cases: [string, string, string][] = [
      ["ar", "نزل الفاقد من 22% إلى 6%", `نزل الفاقد من ${set("22%")} إلى ${set("6%")}`],
      ["he", "הטמפרטורה ירדה ל -5 °C", `הטמפרטורה ירדה ל ${set("-5\u00A0°C")}`],
      ["ar", "ادفع $50 أو 45€", `ادفع ${set("$50")} أو ${set("45€")}`],
      ["ar", "يجفف 120 kg من التمر", `يجفف ${set("120\u00A0kg")} من التمر`],
      ["ar", "بين 20-30% من المحصول", `بين ${set("20-30%")} من المحصول`],
      ["he", "חייגו 02-555-0198 עכשיו", `חייגו ${set("02-555-0198")} עכשיו`],
      ["ar", "اتصل 0721 926-6655 صباحاً", `اتصل ${set("0721\u00A0926-6655")} صباحاً`],
      ["fa", "تا 2026-03-31 ثبت کنید", `تا ${set("2026-03-31")} ثبت کنید`],
      // A range is read in the direction of its line: a hyphen would turn where a line begins with it.
      ["ar", "من 9-17 يومياً", "من 9–17 يومياً"],
      ["ur", "10:30-12:00 تک", "10:30–12:00 تک"],
      ["fa", "۲۲٪ کمتر", `۲۲${right}٪ کمتر`],
    ];
    for (const [language, text, wanted] of cases) assert.equal(printed(text, language), wanted, text);
  });

  it("leaves numbers that any line sets alike, and names with numbers, as they are", () => {
    for (const [language, text] of [
      ["ar", "السعر 2,900 ريال، الضمان 5 سنوات"],
      ["ar", "من 10:30 حتى 12:00، يوم 15/8/2026"],
      ["ar", "سيارة C-130 وفيروس COVID-19"],
      ["he", "בין 9-17 בקומה 3"],
      ["he", "iPhone 15 ו-Windows 11"],
      ["ar", "14 iPhone جديدة"],
      ["ar", "في عام 2024 12500 زائر"],
      ["ar", "الأعوام 2022 2023 2024"],
      ["ar", "من 10:00–14:00"],
      ["de", "von 22% auf 6%, 02-555-0198, -5 °C"],
    ] as const)
      assert.equal(printed(text, language), text);
  });

  it("knows where each place of the source went", () => {
    const source = 'Le mot "pain" ... dit tout';
    const { text, at } = printSigns(source, "fr");
    for (const word of ["Le", "pain", "dit", "tout"])
      assert.equal(text.indexOf(word), at(source.indexOf(word)), word);
    assert.equal(at(source.length), text.length);
  });

  it("leaves no comma behind the last word, in any script, and keeps all others", () => {
    for (const [language, text, wanted] of [
      ["zh", "1398年，", "1398年"],
      ["ja", "火を点ける、", "火を点ける"],
      ["en", "In 1398, the monks;", "In 1398, the monks"],
      ["ar", "في عام 1398،", "في عام 1398"],
      ["en", "const x = (1, 2)", "const x = (1, 2)"],
      ["en", ",", ","],
    ] as const)
      assert.equal(printed(text, language), wanted);
  });

  it("sets apostrophes without moving what is marked", () => {
    const { text, at } = printSigns("the boys' \"choir\" of '94", "en");
    assert.equal(text, "the boys’ “choir” of ’94");
    assert.equal(at(20), 20);
  });
});
