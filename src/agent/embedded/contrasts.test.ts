import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "./plan.fixture.ts";
import * as fc from "fast-check";
import type { ComparisonVisual } from "../../artifacts/data-visuals.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import type { Block } from "./brief/brief.ts";
import { readBrief } from "./brief/read-brief.ts";
import { planFilm } from "./plan-film.ts";
import { textOfBlock } from "./text-of-brief.ts";

const sceneOf = (body: string, language = "en", heading = "The choice") => {
  const film = planFilm({
    prompt: `# A film\n\n## ${heading}\n\n${body}\n`,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: (text) => estimateByCharacters(text, language),
  });
  return film?.scenes.find(({ visual }) => visual.kind === "comparison") ?? null;
};
const sidesOf = (body: string, language = "en", heading?: string) =>
  (sceneOf(body, language, heading)?.visual as ComparisonVisual | undefined)?.sides.map(
    ({ title, points }) => [title, points.map(({ text }) => text)],
  ) ?? null;

test("labelled options are the sides, and each side's thoughts its points, cued as they are said", () => {
  const scene = sceneOf(
    "Option A: collect rainwater in a tank, cost 48,000, simple upkeep.\nOption B: connect to the mains, cost 12,000, but 3,100 a year.",
  );
  const visual = scene?.visual as ComparisonVisual;
  assert.deepEqual(
    visual.sides.map(({ title, points }) => [title, points.map(({ text }) => text)]),
    [
      ["Option A", ["Collect rainwater in a tank", "Cost 48,000", "Simple upkeep"]],
      ["Option B", ["Connect to the mains", "Cost 12,000", "But 3,100 a year"]],
    ],
  );
  for (const side of visual.sides)
    for (const { text, cue } of side.points) {
      const said = scene?.narration[cue?.sentence ?? -1]?.slice(cue?.offset) ?? "";
      assert.ok(said.toLowerCase().startsWith(text.toLowerCase()), `${text} | ${said}`);
    }
  assert.deepEqual(scene?.narration, [
    "Option A: collect rainwater in a tank, cost 48,000, simple upkeep.",
    "Option B: connect to the mains, cost 12,000, but 3,100 a year.",
  ]);
});

test("where semicolons part the points, commas stand within one", () => {
  const body =
    "Do: firm, level ground; doors locked or guarded; dry shoes.\nDon't: stand it on a pallet; work near live lines; move it with someone on it.";
  assert.deepEqual(sidesOf(body, "en", "Do and don't")?.[0], ["Do", ["Firm, level ground", "Doors locked or guarded", "Dry shoes"]]); // prettier-ignore
});

test("before and after, pros and cons, one hand and the other, in many languages", () => {
  const cases: [string, string, string, string][] = [
    ["en", "Before: the queue took an hour. After: it takes a minute.", "Before", "After"],
    ["en", "On the one hand, it is cheap and quick. On the other hand, it breaks after a year.", "On the one hand", "On the other hand"],
    ["de", "Vorher: Tabelle ausfüllen und drucken. Nachher: zweimal tippen, fertig.", "Vorher", "Nachher"],
    ["de", "Einerseits ist der Bus billig und oft da. Andererseits fährt er sonntags nicht.", "Einerseits", "Andererseits"],
    ["fr", "Avantages : rapide, simple, gratuit. Inconvénients : bruyant et fragile.", "Avantages", "Inconvénients"],
    ["es", "Por un lado, la cebolla aporta dulzor. Por otro lado, sin ella se nota la patata.", "Por un lado", "Por otro lado"],
    ["it", "Prima: tre moduli da compilare. Adesso: una sola firma sul telefono.", "Prima", "Adesso"],
    ["pt", "Vantagens: barato e silencioso. Desvantagens: lento na subida.", "Vantagens", "Desvantagens"],
    ["ru", "Плюсы наличных: их видно и слышно. Минусы: их можно потерять.", "Плюсы наличных", "Минусы"],
    ["tr", "Önce: işe gitmek elli dakika sürüyordu. Sonra: bisikletle yirmi dakika.", "Önce", "Sonra"],
    ["ar", "المزايا: سريع وسهل ورخيص. العيوب: لا يعمل في الليل.", "المزايا", "العيوب"],
    ["he", "יתרונות: זול ומהיר. חסרונות: רועש מאוד בלילה.", "יתרונות", "חסרונות"],
    ["hi", "फायदे: सस्ता और तेज। नुकसान: रात में काम नहीं करता।", "फायदे", "नुकसान"],
    ["zh", "装修前：夏天没有空调，电梯经常坏。装修后：全楼恒温，两部新电梯。", "装修前", "装修后"],
    ["ja", "メリット：静かで安い。デメリット：坂道では遅い。", "メリット", "デメリット"],
    ["ko", "장점: 조용하고 저렴합니다. 단점: 오르막에서 느립니다.", "장점", "단점"],
  ]; // prettier-ignore
  for (const [language, body, one, other] of cases) {
    const sides = sidesOf(body, language);
    assert.deepEqual(sides?.map(([title]) => title), [one, other], body); // prettier-ignore
  }
});

test("lists under two headings, items that name the sides, and sides that the heading names", () => {
  assert.deepEqual(sidesOf("**Pros**\n\n- quick\n- cheap\n\n**Cons**\n\n- loud\n- heavy to carry"), [
    ["Pros", ["Quick", "Cheap"]],
    ["Cons", ["Loud", "Heavy to carry"]],
  ]);
  assert.deepEqual(sidesOf("- Plan A: we stay in the old hall\n- Plan B: we rent a tent by the lake"), [
    ["Plan A", ["We stay in the old hall"]],
    ["Plan B", ["We rent a tent by the lake"]],
  ]);
  assert.deepEqual(
    sidesOf("Cash: you see it leave your hand.\n\nCard: it takes a second.", "en", "Cash or card?"),
    [
      ["Cash", ["You see it leave your hand"]],
      ["Card", ["It takes a second"]],
    ],
  );
});

test("labels of one kind are sides; other labels are facts", () => {
  assert.deepEqual(
    sidesOf("Caterer Blue: 24 a head, vegan options.\nCaterer Olive: 29 a head, staff included."),
    [
      ["Caterer Blue", ["24 a head, vegan options"]],
      ["Caterer Olive", ["29 a head, staff included"]],
    ],
  );
  assert.equal(sidesOf("Opening hours: ten to five\nPhone number: 071 123"), null);
});

test("one side alone, words inside a sentence, and long stories are no contrast", () => {
  for (const body of [
    "Before: the queue took an hour. Everybody waited.",
    "We saw him before the war and after it. The pros: none of us knew.",
    "Plan A failed because plan B was better known.",
    `On the one hand, ${"It went on and on. ".repeat(9)} On the other hand, it ended.`,
  ])
    assert.equal(sidesOf(body), null, body);
});

const words = fc
  .array(fc.constantFrom("alpha", "beta", "gamma,", "delta;", "in", "and", "7"), {
    minLength: 1,
    maxLength: 9,
  })
  .map((all) => all.join(" "));

test("whatever the sides say, no word of the brief is lost and every cue is in its sentence", () => {
  fc.assert(
    fc.property(words, words, words, fc.constantFrom("Option A|Option B", "Pros|Cons", "Before|After"), (before, a, b, pair) => {
      const [one = "", other = ""] = pair.split("|");
      const prompt = `# Film\n\n## Part\n\nStart ${before}. ${one}: ${a}. ${other}: ${b}.\n\nAnd so it ends here.`;
      const blocks: Block[] = readBrief(prompt).sections.flatMap((section) => section.blocks);
      const count = (text: string): number => text.match(/alpha|beta|gamma|delta|7/giu)?.length ?? 0;
      assert.equal(count(blocks.map(textOfBlock).join(" ")), count(prompt));
      for (const { span } of blocks) assert.ok(span.start < span.end && span.end <= prompt.length);
      const film = planFilm({
        prompt,
        targetLanguage: "en",
        duration: "short",
        style: "auto",
        estimateSeconds: (text) => estimateByCharacters(text, "en"),
      });
      assert.ok(film !== null);
      assert.ok(count(film.scenes.flatMap(({ narration }) => narration).join(" ")) >= count(prompt));
    }),
    { numRuns: 60 },
  );
}); // prettier-ignore

const tonesOf = (body: string, language = "en") =>
  (sceneOf(body, language)?.visual as ComparisonVisual | undefined)?.sides.map(
    ({ title, tone, points }) => `${title} ${tone} ${points.length}`,
  ) ?? null;

test("a table or a pair of lists that judges shows it; one that does not, does not", () => {
  const table = (heads: string, rows: string[]) =>
    [`| ${heads} |`, `|${"---|".repeat(heads.split("|").length)}`, ...rows.map((row) => `| ${row} |`)].join(
      "\n",
    );
  assert.deepEqual(tonesOf(table("Do | Don't", ["Lock the screen | Share the login", "Call us | Wait"])), [
    "Do positive 2",
    "Don't negative 2",
  ]);
  assert.deepEqual(
    tonesOf(table("Нельзя | Можно", ["Есть за столом | Работать в очках", "Пробовать | Мыть руки"]), "ru"),
    ["Нельзя negative 2", "Можно positive 2"],
  );
  assert.deepEqual(
    tonesOf(
      table("Situation | Right | Wrong", ["Lost phone | Call us | Wait", "Strange mail | Ask | Open it"]),
    ),
    ["Right positive 2", "Wrong negative 2"],
  );
  assert.deepEqual(
    tonesOf("### À éviter\n\n- Courir\n- Crier\n\n### À faire\n\n- Marcher\n- Attendre", "fr"),
    ["À éviter negative 2", "À faire positive 2"],
  );
  assert.deepEqual(tonesOf(table("Before | After", ["Four passwords | One manager", "Notes | Nothing"])), [
    "Before neutral 2",
    "After neutral 2",
  ]);
  assert.equal(tonesOf(table("Yes | No", ["52 | 48", "61 | 39"])), null);
});

test("what is right and wrong is said side by side, in one sentence a row", () => {
  const rows =
    "| Case | Right | Wrong |\n|---|---|---|\n| Lost phone | Call us | Wait |\n| Strange mail | Ask | Open it |";
  assert.deepEqual(sceneOf(rows)?.narration, [
    "The choice.",
    "Lost phone: right, call us; wrong, wait.",
    "Strange mail: right, ask; wrong, open it.",
  ]);
});

test("what is done well and badly is one point each, and only a row of things to do is parted", () => {
  const points = (body: string, language: string): string[][] => {
    const visual = shown(body, language);
    assert.ok(visual.kind === "comparison", body);
    assert.deepEqual(visual.sides.map(({ tone }) => tone), ["positive", "negative"]); // prettier-ignore
    return visual.sides.map((side) => side.points.map(({ text }) => text));
  };
  assert.deepEqual(
    points("良い例:一人にせず、そばで見守る。悪い例:「少し休めば治る」と言って、一人で帰らせる。", "ja"),
    [["一人にせず、そばで見守る"], ["「少し休めば治る」と言って、一人で帰らせる"]],
  );
  assert.deepEqual(
    points(
      "Ejemplo bueno: quedarse con la persona, sin dejarla sola. Ejemplo malo: mandarla a casa, y callar.",
      "es",
    ),
    [["Quedarse con la persona, sin dejarla sola"], ["Mandarla a casa, y callar"]],
  );
  assert.deepEqual(
    points("Do: use a manager, turn on two factors, update often. Don't: reuse words, and share them.", "en"),
    [["Use a manager", "Turn on two factors", "Update often"], ["Reuse words, and share them"]],
  );
  // Six things of a few words have room, and why they are left out is told and not shown as a seventh.
  assert.deepEqual(
    points(
      "What goes in: peelings, egg shells, coffee grounds. What stays out: meat, fish, dairy, citrus, bread and anything printed, because the heap never gets hot enough.",
      "en",
    ),
    [
      ["Peelings", "Egg shells", "Coffee grounds"],
      ["Meat", "Fish", "Dairy", "Citrus", "Bread and anything printed"],
    ],
  );
});

test("what a colon announces is one point with what it announces", () => {
  const { scenes } = film(
    "# Cargo bikes: buy or rent?\n\nFive years, two ways.\n\n## The bill for five years\n- **Buy**: €4,800 up front, €250 a year for service, €180 a year for insurance. It sells again for about €1,900.\n- **Rent**: €119 a month, all included: insurance, service and a spare bicycle.\n\nThe turning point is month 31.\n",
  );
  const visual = scenes[1]?.visual;
  assert.equal(visual?.kind, "comparison");
  const points = visual.sides[1]?.points.map(({ text }) => text);
  assert.deepEqual(points, ["€119 a month", "All included: insurance, service and a spare bicycle"]);
});
