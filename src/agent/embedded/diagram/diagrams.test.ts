import assert from "node:assert/strict";
import { test } from "node:test";
import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { planFilm } from "../plan-film.ts";
import { chainOf, graphOfLines } from "./arrow-chain.ts";
import { parseMermaid } from "./mermaid.ts";
import type { PlanGraph } from "./plan-graph.ts";
import { film } from "../plan.fixture.ts";
import { relationsOf } from "./relations.ts";

/** The scene that a section with this body becomes. */
function planned(body: string, language = "en", heading = "How it works"): StoryScene {
  const film = planFilm({
    prompt: `# A report on many things\n\n## ${heading}\n\n${body}\n`,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  const scene = film?.scenes.find(({ role }) => role !== "opening");
  assert.ok(scene);
  return scene;
}

function diagramOf(scene: StoryScene): DiagramVisual {
  assert.equal(scene.visual.kind, "diagram");
  return scene.visual;
}

function edgesOf(graph: PlanGraph | null): string[] {
  const name = (id: string) => graph?.nodes.find((node) => node.id === id)?.label;
  return (graph?.edges ?? []).map(
    ({ from, to, label }) => `${name(from)} > ${name(to)}${label === undefined ? "" : `: ${label}`}`,
  );
}

test("Mermaid flow charts are read: shapes, labels of both kinds, chains, groups, both ways, looks ignored", () => {
  const graph = parseMermaid(`%% a comment
flowchart LR
  A([Start]) --> B{"Is it (really) done?"}:::big
  B -- yes --> C[(Store it)]
  B -.->|not yet| D[Try<br/>again] & E
  C ==> F --> G((End));
  D <--> E
  subgraph one [Group]
  end
  classDef big fill:#f96
  style A fill:#bbf,stroke:#333
`);
  assert.deepEqual(edgesOf(graph), [
    "Start > Is it (really) done?",
    "Is it (really) done? > Store it: yes",
    "Is it (really) done? > Try again: not yet",
    "Is it (really) done? > E: not yet",
    "Store it > F",
    "F > End",
    "Try again > E",
    "E > Try again",
  ]);
  assert.deepEqual(
    graph?.nodes.map(({ shape }) => shape),
    ["pill", "decision", "store", "box", undefined, undefined, "pill"],
  );
  assert.equal(graph?.edges[2]?.dashed, true);
});

test("other charts of Mermaid and what is broken stay code", () => {
  for (const code of [
    "sequenceDiagram\n  A->>B: hello",
    'pie\n  "a": 3',
    "graph TD\n  A[never closed --> B",
    "graph TD\n  A",
    "",
  ])
    assert.equal(parseMermaid(code), null, code);
  assert.equal(planned("```mermaid\nsequenceDiagram\n  A->>B: hello\n```").visual.kind, "code");
});

test("a branch is told by what is written at its arrows, in order, and no arrow is read out", () => {
  const scene = planned(`\`\`\`mermaid
graph TD
  a[Card is read] --> b{Enough money?}
  b -->|yes| c[Bank sets it aside] --> d[Receipt]
  b -->|no| e[Payment is refused]
\`\`\``);
  assert.deepEqual(scene.narration.slice(-3), [
    "Card is read, then: enough money?",
    "If yes, bank sets it aside, then receipt.",
    "If no, payment is refused.",
  ]);
  const diagram = diagramOf(scene);
  for (const { label, cue } of diagram.nodes) {
    const said = scene.narration[cue?.sentence ?? -1]?.slice(cue?.offset) ?? "";
    assert.ok(said.toLowerCase().startsWith(label.toLowerCase()), `${label} at "${said}"`);
  }
  assert.ok(diagram.edges.every(({ cue }) => cue !== undefined));
});

test("a chain of arrows in prose is drawn, its lead kept; a way through menus is none", () => {
  const scene = planned(
    "The request path is: Browser → Load balancer -> App server → Database. It is quick.",
  );
  assert.equal(diagramOf(scene).nodes.length, 4);
  const said = scene.narration.join(" ");
  assert.match(
    said,
    /The request path is: browser, then load balancer, then app server, and finally database\./i,
  );
  assert.ok(scene.narration.includes("It is quick."));
  assert.equal(chainOf("Go to Settings → Privacy → Cookies."), null);
  assert.equal(
    chainOf(
      "Prices went from 3 → 4 in the year that followed. Then → they fell again and again and again and again.",
    ),
    null,
  );
  assert.notEqual(planned("Click File → Export → PDF to save it.").visual.kind, "diagram");
});

test("lists that lead from one thing to another are one picture", () => {
  assert.deepEqual(edgesOf(graphOfLines(["Sun → Leaf: light", "Leaf → Root: sugar", "Root → Leaf: water"])), [
    "Sun > Leaf: light",
    "Leaf > Root: sugar",
    "Root > Leaf: water",
  ]);
  const sentences = [
    "The browser sends a request to the balancer.",
    "The balancer passes the request to the server.",
    "The server returns a page to the browser.",
  ];
  assert.deepEqual(edgesOf(relationsOf(sentences)?.graph ?? null), [
    "Browser > Balancer: request",
    "Balancer > Server: request",
    "Server > Browser: page",
  ]);
  const scene = planned(sentences.map((sentence) => `- ${sentence}`).join("\n"));
  assert.equal(scene.visual.kind, "diagram");
  for (const sentence of sentences) assert.ok(scene.narration.includes(sentence));
  // Things that have nothing to do with each other are a list.
  assert.equal(relationsOf(["Heat causes expansion.", "Dogs eat bones.", "Rain feeds rivers."]), null);
  assert.equal(relationsOf([...sentences, "Nobody knows why it is so."]), null);
});

test("who returns something returns it to whoever turned to them; what a thing does besides is heard", () => {
  const sentences = [
    "The browser sends the card number to the vault.",
    "The vault returns a token and keeps the number.",
    "The shop sends the token to the payment service.",
    "The payment service asks the bank, which may take a second.",
    "The bank answers yes or no within two seconds.",
  ];
  const edges = [
    "Browser > Vault: card number",
    "Vault > Browser: token",
    "Shop > Payment service: token",
    "Payment service > Bank: asks",
    "Bank > Payment service: yes or no",
  ];
  assert.deepEqual(edgesOf(relationsOf(sentences)?.graph ?? null), edges);
  // Nobody asked the vault.
  assert.equal(relationsOf(sentences.slice(1, 4)), null);
  const listed = planned(sentences.map((sentence) => `- ${sentence}`).join("\n"));
  const prose = `# A film\n\n## The parts\n\nFive parts talk to each other. ${sentences.join(" ")}`;
  const told = film(prose, "en").scenes.find(({ visual }) => visual.kind === "diagram");
  assert.ok(told);
  for (const scene of [listed, told]) {
    const { nodes, edges: drawn } = diagramOf(scene);
    assert.equal(nodes.length, 5);
    assert.equal(drawn.length, 5);
    assert.ok([...nodes, ...drawn].every(({ cue }) => cue !== undefined));
    for (const sentence of sentences)
      assert.ok(
        scene.narration.some((said) => said.toLowerCase().includes(sentence.toLowerCase().slice(4, -1))),
      );
  }
});

test("what is read from somewhere comes from there, what goes to two goes to both, and one sentence may tell of no way", () => {
  const sentences = [
    "The order service writes the order and the event into one database, in a single transaction.",
    "The database holds two tables: orders and outbox.",
    "The relay reads new rows from the outbox and sends them to the broker.",
    "The broker delivers the event to the shipping service and to the email service.",
  ];
  const edges = [
    "Order service > Database: order and the event",
    "Outbox > Relay: new rows",
    "Relay > Broker: new rows",
    "Broker > Shipping service: event",
    "Broker > Email service: event",
    "Database > Outbox",
  ];
  assert.deepEqual(edgesOf(relationsOf(sentences)?.graph ?? null), edges);
  const { nodes, edges: drawn } = diagramOf(planned(sentences.map((sentence) => `- ${sentence}`).join("\n")));
  assert.ok([...nodes, ...drawn].every(({ cue }) => cue !== undefined));
});

test("a passage of which little tells what passes between things is no picture of that", () => {
  const scene = planned(
    "The mill stood empty for years. Nobody wanted it. The river feeds the pond. The pond drives the wheel. The town bought it in 1998.",
  );
  assert.notEqual(scene.visual.kind, "diagram");
});

test("a nested list of short names is a tree; one that explains is not", () => {
  const scene = planned(
    "- Platform\n  - Networking\n  - Storage\n- Product\n  - Search\n  - Mobile",
    "en",
    "The company",
  );
  assert.equal(diagramOf(scene).nodes.length, 7);
  assert.deepEqual(
    scene.narration.map((sentence) => sentence.toLowerCase()),
    [
      "the company: platform and product.",
      "platform: networking and storage.",
      "product: search and mobile.",
    ],
  );
  const long = planned(
    "- Platform\n  - They build what all the others use every day\n  - Storage\n- Product\n  - Search",
  );
  assert.notEqual(long.visual.kind, "diagram");
});

test("in other languages the words between are theirs", () => {
  const german = planned("Briefkasten → Postamt → Zusteller", "de", "Der Weg eines Briefes");
  assert.ok(
    german.narration.includes("Briefkasten, dann Postamt, dann Zusteller."),
    german.narration.join(" "),
  );
  const chinese = planned("水蒸气 → 云 → 雨", "zh", "水的旅程是怎样的");
  assert.ok(
    chinese.narration.some((sentence) => sentence.includes("水蒸气，然后云，然后雨")),
    chinese.narration.join(""),
  );
});
