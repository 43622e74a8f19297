import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { tellingTitle } from "./chapter-title.ts";
import { film } from "./plan.fixture.ts";

describe("the name of a passage", () => {
  it("tells what it is about: no pronoun, no single word, no dateline, no half of a figure", () => {
    const cases: [string[], string, string][] = [
      [["It breaks.", "The old lift needs three hours."], "en", "The old lift needs three hours"],
      [["Es kostet.", "Die alte Brücke bleibt stehen."], "de", "Die alte Brücke bleibt stehen"],
      [["OSLO, 4 March 2026 -- The ferry sails today."], "en", "The ferry sails today"],
      [["Er kam spät."], "de", "Er kam spät"],
    ];
    for (const [sentences, language, name] of cases) assert.equal(tellingTitle(sentences, language), name);
    const said =
      '"We cut 1,400 tons of carbon dioxide a year with only one ship", said Ada Lovelund, chief executive.';
    assert.match(tellingTitle([said], "en") ?? "", /^We cut 1,400 tons/u);
  });

  it("is null where nothing has words", () => {
    assert.equal(tellingTitle(["…", "!"], "en"), null);
  });
});

describe("a list below the title", () => {
  it("has a name of its own, and not the film's title above it once more", () => {
    const { scenes } = film(
      "# Bread in a day\n\n- Feed the starter\n- Mix the dough\n- Bake the loaf well\n",
    );
    const list = scenes.find(({ visual }) => visual.kind === "bullets");
    assert.equal(list?.title, "Three things to do");
    assert.ok(list.visual.kind === "bullets" && list.visual.heading === "");
  });

  it("of seven and more is shown whole, in two pictures of about as many", () => {
    const items = ["Roof", "Windows", "Air", "Floor", "Showers", "Solar cells", "Garden"].map(
      (one) => `- ${one} of the hall`,
    );
    const { scenes } = film(
      `# The hall\n\n## What is built\n${items.join("\n")}\n\n## When\nThe work begins in the spring of next year.`,
    );
    const lists = scenes.flatMap(({ visual }) => (visual.kind === "bullets" ? [visual.items.length] : []));
    assert.deepEqual(lists, [4, 3]);
  });
});

it("a quotation is signed by whoever stands behind its dash", () => {
  const { scenes } = film(
    '# 잠\n\n## 말\n"잠은 몸이 스스로를 오래 고치는 시간입니다." — 서울대병원 김민수 교수\n\n## 끝\n같은 시간에 일어나세요.',
    "ko",
  );
  const quote = scenes.find(({ visual }) => visual.kind === "quote")?.visual;
  assert.ok(quote?.kind === "quote");
  assert.equal(quote.attribution, "서울대병원 김민수 교수");
});
