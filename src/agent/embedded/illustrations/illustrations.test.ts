import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { drawingsFor } from "./choose-drawing.ts";
import { englishTerms, formsOf } from "./english-terms.ts";
import { illustrate } from "./illustrate.ts";
import { JUDGED } from "./judged-passages.ts";
import { readLexicon } from "./lexicon.ts";
import { readerFor } from "./lexicons.ts";
import { namedDrawings } from "./named-drawings.fixture.ts";
import { BEFORE, MODERN } from "./out-of-time.ts";
import { SIGNS } from "./signs.ts";

const english = readerFor("en");
assert.ok(english !== null);

/** The drawing of a heading with its sentences, as a scene of them would have it. */
function drawingOf(heading: string, body: string): string | null {
  const said = body.split(/(?<=[.!?])\s+/).map((sentence) => english?.termsOf(sentence) ?? []);
  const subject = { heading: english?.termsOf(heading) ?? [], shown: said[0] ?? [], said, around: [] };
  return english === null ? null : (drawingsFor(subject, english.lexicon)[0]?.drawing ?? null);
}

const PASSAGES = JUDGED.trim()
  .split("\n")
  .map((line) => {
    const [heading = "", body = "", right = ""] = line.split("|").map((field) => field.trim());
    return { heading, body, right: right.split(" ") };
  });

test("no drawing rather than a wrong one: passages of many fields, as an editor judged them", () => {
  assert.ok(PASSAGES.length >= 180);
  for (const { right } of PASSAGES)
    for (const one of right) assert.ok(one === "-" || isIllustration(one), one);
  const chosen = PASSAGES.flatMap((passage) => {
    const drawing = drawingOf(passage.heading, passage.body);
    return drawing === null ? [] : [{ ...passage, drawing }];
  });
  const wrong = chosen.filter(({ right, drawing }) => !right.includes(drawing));
  assert.ok(
    wrong.length <= chosen.length * 0.02,
    wrong.map(({ heading, drawing }) => `${heading}: ${drawing}`).join("\n"),
  );
  assert.ok(chosen.length >= PASSAGES.length * 0.5, `${chosen.length} of ${PASSAGES.length}`);
});

test("the same word means what its neighbours say", () => {
  assert.equal(
    drawingOf("The new manufacturing plant", "The plant employs 900 workers on two assembly lines."),
    "factory",
  );
  assert.equal(
    drawingOf("Caring for a house plant", "Put the pot near a window. Soil must dry before you water."),
    "potted-plant",
  );
  assert.equal(drawingOf("Mice in the lab", "The gene was switched off. Each mouse sat in a cage."), "mouse");
  assert.equal(
    drawingOf(
      "The ports of a container",
      "A Docker image opens its port. The server maps the port of the container.",
    ),
    null,
  );
  assert.equal(
    drawingOf("A library for parsing", "Install the library. Its books function reads code."),
    null,
  );
  assert.equal(drawingOf("Roast chicken", "Salt the chicken. Roast the chicken in the oven."), null);
});

test("names and figures of speech are not read as things", () => {
  const { lexicon } = english;
  assert.deepEqual(englishTerms("We asked Apple and Shell about it.", lexicon), []);
  assert.ok(englishTerms("We asked for an apple.", lexicon).includes("apple"));
  assert.ok(englishTerms("THE APPLE HARVEST", lexicon).includes("apple"));
  assert.deepEqual(englishTerms("That is the heart of the matter.", lexicon), []);
  assert.ok(!englishTerms("It was the elephant in the room.", lexicon).includes("elephant"));
  assert.deepEqual(
    formsOf("leaves").slice(0, 3),
    ["leaves", "leave", "leav"].slice(0, 1).concat(formsOf("leaves").slice(1, 3)),
  );
});

test("a table with a name that no drawing has is refused", () => {
  assert.throws(() => readLexicon("unicorn | unicorn"), /no drawing is told by "unicorn \| unicorn"/);
  assert.throws(() => readLexicon("sun | a | b | c | d | e"), /no drawing is told by/);
});

const scene = (index: number, visual: Visual, ...narration: string[]): StoryScene => ({
  index,
  title: "A scene",
  role: index === 1 ? "opening" : "section",
  narration,
  visual,
  sources: [],
});
const BEES = "Bees carry pollen from flower to flower. A bee visits two hundred flowers on one trip.".split(
  /(?<=\.) /,
);
const COFFEE = "Coffee is roasted dark. Good coffee needs soft water.".split(/(?<=\.) /);
const statement = (heading: string, text: string): Visual => ({ kind: "statement", heading, text });
const drawings = (scenes: StoryScene[]) =>
  scenes.map(({ visual }) => ("illustration" in visual ? (visual.illustration ?? null) : null));

test("the opening shows the film's subject, a statement its own; both as data of the storyboard", () => {
  const told = illustrate(
    [
      scene(1, { kind: "title", title: "Why bees matter" }, "Why do bees matter?"),
      scene(2, statement("A good cup", "Coffee is roasted dark."), ...COFFEE),
      scene(3, { kind: "bullets", heading: "Bees", items: [{ label: "Bees" }] }, ...BEES),
    ],
    { title: "Why bees matter", language: "en" },
  );
  assert.deepEqual(drawings(told), ["honeybee", "hot-beverage", null]);
});

test("none twice, but the film's own subject once more and later, or where a thought would have nothing", () => {
  const bees = (index: number) =>
    scene(index, statement("Bees at work", "A bee visits two hundred flowers."), ...BEES);
  const coffee = (index: number) => scene(index, statement("Coffee", "Coffee is roasted dark."), ...COFFEE);
  const plain = (index: number) =>
    scene(index, statement("A thought", "It takes as long as it takes."), "It takes time.");
  const film = { title: "Bees", language: "en-GB" };
  const opening = scene(1, { kind: "title", title: "Bees" }, "Bees.");
  assert.deepEqual(drawings(illustrate([opening, bees(2), plain(3), bees(4), plain(5), bees(6)], film)), [
    "honeybee", "blossom", null, "honeybee", null, "blossom",
  ]); // prettier-ignore
  assert.deepEqual(drawings(illustrate([opening, plain(2), coffee(3), coffee(4), plain(5)], film)), [
    "honeybee", null, "hot-beverage", "hot-beverage", null,
  ]); // prettier-ignore
});

test("a film comes back to what it began with where a late scene speaks of it", () => {
  const plain = (index: number) => scene(index, statement("A thought", "It takes time."), "It takes time.");
  const last = scene(
    5,
    statement("Remember", "Where bees live, orchards bear."),
    "Where bees live, orchards bear.",
  );
  const opening = scene(1, { kind: "title", title: "Why bees matter" }, "Why do bees matter?");
  const told = illustrate([opening, plain(2), plain(3), plain(4), last], {
    title: "Why bees matter",
    language: "en",
  });
  assert.deepEqual(drawings(told), ["honeybee", null, null, null, "honeybee"]);
});

test("a language without words has no drawings, and nothing else is changed", () => {
  const scenes = [scene(1, { kind: "title", title: "Beekeeping" }, "Bees, bees, bees.")];
  assert.deepEqual(illustrate(scenes, { title: "Beekeeping", language: "xx" }), scenes);
});

test("a story's passages show what they begin with, but nothing beside the dead, and no mere sign", () => {
  const scene = (index: number, ...narration: string[]): StoryScene => ({
    index,
    title: "A passage",
    role: "section",
    narration,
    visual: { kind: "statement", text: (narration[0] ?? "").replace(/\.$/u, "") },
    sources: [],
  });
  const drawings = illustrate(
    [
      scene(1, "A penguin came to look at the men.", "They had not seen anything alive for weeks."),
      scene(2, "The ship was crushed.", "Two men died that night."),
      scene(3, "They found the way by the compass of the mate.", "It was always late."),
      scene(4, "They came home.", "A newspaper wrote about it."),
    ],
    { title: "Far away", language: "en" },
  ).map(({ visual }) => (visual as { illustration?: string }).illustration);
  assert.deepEqual(drawings, ["penguin", undefined, undefined, undefined]);
});

test("nothing out of its time: a locomotive for the railway of 1857, no car before there were any", () => {
  const scene = (narration: string): StoryScene => ({
    index: 1,
    title: "A passage",
    role: "section",
    narration: [narration, "The railway changed the town, and the railway took the trade from the canal."],
    visual: { kind: "statement", heading: "The railway", text: narration.replace(/\.$/u, "") },
    sources: [],
  });
  const drawn = (narration: string) =>
    illustrate([scene(narration)], { title: "The railway", language: "en" }).map(
      ({ visual }) => (visual as { illustration?: string }).illustration,
    );
  assert.deepEqual(drawn("In 1857 the railway came to the valley."), ["locomotive"]);
  assert.deepEqual(drawn("In 2019 the railway came to the valley."), ["high-speed-train"]);
});

test("what is no thing of a story, or out of an old time, is a drawing that there is", () => {
  for (const name of [...SIGNS, ...MODERN, ...Object.values(BEFORE)])
    assert.equal(isIllustration(name), true, name);
});

test("a title shows what the film speaks of, not what its name is made of", () => {
  const drawn = (title: string, ...told: string[]) =>
    drawings(
      illustrate(
        [
          scene(1, { kind: "title", title }, `${title}.`),
          scene(2, { kind: "bullets", heading: "More", items: [{ label: "More" }] }, ...told),
        ],
        { title, language: "en" },
      ),
    )[0];
  const honey = [
    "Lime blossom gives a light honey.",
    "Heather honey is dark.",
    "We never heat the jars.",
    "The stall opens at nine.",
  ];
  assert.equal(drawn("Castle Honey", ...honey), "honey-pot");
  assert.equal(drawn("Castle Workshop", "We mend.", "We paint.", "We sell.", "We are open."), null);
  const barn = [
    "The owl hunts at dusk.",
    "It moved into the old barn.",
    "An owl eats mice.",
    "Its wings are silent.",
  ];
  assert.equal(drawn("The barn owl on Tithe Farm", ...barn), "owl");
});

test("a kind without a drawing of its own is shown as its group, in many languages, and never as a chick", () => {
  const birds: [base: string, sentence: string][] = [
    ["en", "The sparrow waits."],
    ["de", "Die Amsel baut."],
    ["fr", "Le moineau revient."],
    ["es", "El gorrión vuelve."],
    ["it", "Il picchio batte."],
    ["pt", "O pássaro volta."],
    ["nl", "De spreeuw vliegt."],
    ["pl", "Wróbel wraca."],
    ["ru", "Снегирь прилетает."],
    ["tr", "Serçeler döner."],
    ["zh", "喜鹊在高树上筑巢。"],
    ["ja", "スズメが帰ってきます。"],
    ["ko", "참새는 날아온다."],
    ["ar", "يعود العصفور."],
    ["hi", "गौरैया लौटती है।"],
  ];
  for (const [base, sentence] of birds) {
    assert.deepEqual(namedDrawings(base, sentence), ["bird"], `${base}: ${sentence}`);
  }
  const chick = english.lexicon.entries.find(({ drawing }) => drawing === "baby-chick");
  assert.ok(!english.termsOf("The chicks of the swift wait.").some((term) => chick?.sure.has(term) === true));
});
