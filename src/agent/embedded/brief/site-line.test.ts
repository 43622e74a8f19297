import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutSiteLine } from "./site-line.ts";

const BODY = "The bakery bakes one hundred loaves a day and sells them all by noon.";

test("a last line that only says where more is found gives the last card its address", () => {
  for (const line of [
    "Website is millane.example",
    "Our website: www.millane.example",
    "More on www.millane.example.",
    "Find us at millane.example",
    "Mehr auf www.millane.example.",
    "Weitere Infos unter https://millane.example",
    "Plus d'infos sur www.millane.example",
    "Más información en www.millane.example",
    "Maggiori informazioni su millane.example.",
    "Mais informações em millane.example",
    "Meer info op www.millane.example",
    "Więcej na millane.example",
    "Подробнее на millane.example",
    "Daha fazla bilgi için: millane.example",
    "المزيد على millane.example",
    "פרטים נוספים באתר millane.example",
    "अधिक जानकारी: millane.example",
    "詳しくは millane.example へ",
    "更多信息请见 millane.example",
    "자세한 내용은 millane.example",
  ]) {
    const found = withoutSiteLine(`${BODY}\n\n${line}\n`, null, true);
    assert.equal(found.address, "millane.example", line);
    assert.equal(found.text.trim(), BODY);
  }
});

test("a sentence that says more than that, a text with several addresses, and one that nobody ordered stay", () => {
  for (const line of [
    "Order by Friday at millane.example.",
    "The website millane.example is checked every morning.",
    "More on millane.example and on other.example",
  ])
    assert.equal(withoutSiteLine(`${BODY}\n\n${line}\n`, null, true).address, null, line);
  assert.equal(withoutSiteLine(`${BODY}\n\nMore on millane.example\n`, null, false).address, null);
});
