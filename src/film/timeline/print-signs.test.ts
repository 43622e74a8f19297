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
    assert.equal(printed("للتسجيل: 06 555 0142", "ar"), "للتسجيل: 06\u00A0555\u00A00142");
    assert.equal(printed("טלפון +972 3 555 0142", "he"), "טלפון \u200E+972\u00A03\u00A0555\u00A00142");
    assert.equal(printed("الأرقام 1 2 3", "ar"), "الأرقام 1 2 3");
    assert.equal(printed("Tel. 06 555 0142", "de"), "Tel. 06 555 0142");
  });

  it("knows where each place of the source went", () => {
    const source = 'Le mot "pain" ... dit tout';
    const { text, at } = printSigns(source, "fr");
    for (const word of ["Le", "pain", "dit", "tout"])
      assert.equal(text.indexOf(word), at(source.indexOf(word)), word);
    assert.equal(at(source.length), text.length);
  });
});
