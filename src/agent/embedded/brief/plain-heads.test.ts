import { describe, it } from "node:test";
import assert from "node:assert/strict";
import { readBrief } from "./read-brief.ts";

const titlesOf = (prompt: string): (string | null)[] =>
  readBrief(prompt).sections.map(({ title }) => title?.shown ?? null);

describe("readPlainHeads", () => {
  const told: readonly [language: string, heads: readonly string[], prompt: string][] = [
    ["tr", ["Ne getirmeli", "Yolda"], "Dağ yürüyüşü\n\nNe getirmeli\n\nBot, yağmurluk ve iki litre su getirin. Çantanız sekiz kiloyu geçmesin.\n\nYolda\n\nRehberin önüne geçmeyin, patikadan çıkmayın. Her saat başı on dakika dinleniriz."],
    ["ru", ["Что взять с собой", "На тропе"], "Поход в горы\n\nЧто взять с собой\n\nБотинки, дождевик и два литра воды. Рюкзак не тяжелее восьми килограммов.\n\nНа тропе\n\nНе обгоняйте проводника и не сходите с тропы. Каждый час отдыхаем десять минут."],
    ["el", ["Τι φέρνουμε μαζί;", "Στο μονοπάτι"], "Πεζοπορία στο βουνό\n\nΤι φέρνουμε μαζί;\n\nΜπότες, αδιάβροχο και δύο λίτρα νερό. Το σακίδιο μέχρι οκτώ κιλά.\n\nΣτο μονοπάτι\n\nΜην προσπερνάτε τον οδηγό και μη βγαίνετε από το μονοπάτι. Κάθε ώρα κάνουμε διάλειμμα."],
    ["ar", ["ماذا تحضر معك", "على الطريق"], "رحلة إلى الجبل\n\nماذا تحضر معك\n\nأحضر حذاء متينًا ومعطفًا ولترين من الماء. لا تحمل أكثر من ثمانية كيلوغرامات.\n\nعلى الطريق\n\nلا تسبق المرشد ولا تخرج عن المسار في أي وقت. نستريح عشر دقائق كل ساعة."],
    ["en", ["What to bring", "On the trail"], "A day in the hills\n\nWhat to bring\nGood boots, a raincoat and two litres of water. Keep your pack under eight kilos.\n\nOn the trail\nDo not overtake the guide or leave the path, not even for a photograph. We rest every hour."],
  ]; // prettier-ignore
  for (const [language, heads, prompt] of told)
    it(`takes short lines above paragraphs as headings (${language})`, () => {
      assert.deepEqual(titlesOf(prompt), heads);
    });

  it("takes one above a line that leads to a list, too", () => {
    const told =
      "A day in the hills\n\nOn the trail\n\nDo not overtake the guide or leave the path. We rest every hour.\n\nIn your pack\n\nPlease bring:\n- boots\n- water\n\nIf it rains\n\nWe walk all the same, unless there is thunder about. Bring a coat.";
    assert.deepEqual(titlesOf(told), ["On the trail", "In your pack", "If it rains"]);
  });

  const others: readonly [what: string, prompt: string][] = [
    ["one line alone", "A day in the hills\n\nWe meet at the station at eight and walk until four in the afternoon.\n\nOn the trail\n\nDo not overtake the guide or leave the path. We rest every hour."],
    ["verse", "Морозный вечер\n\nСнег идёт\n\nИ гаснет свет\n\nМы ждём\n\nИ никого нет"],
    ["a line that goes on below", "A day in the hills\n\nWe walked\nall day long, and in the evening we were too tired to eat.\n\nThen it rained\nfor three days, and nobody wanted to leave the hut."],
    ["facts", "A day in the hills\n\nStart: eight o'clock\n\nWe walk until four in the afternoon. Nobody is left behind.\n\nPrice: 12 euros\n\nChildren under twelve walk for free. Dogs stay at home."],
  ]; // prettier-ignore
  for (const [what, prompt] of others)
    it(`leaves ${what}`, () => {
      assert.deepEqual(readBrief(prompt).sections.filter(({ title }) => /trail|Снег|walked|rained|Start|Price/u.test(title?.shown ?? "")), []); // prettier-ignore
    });
});
