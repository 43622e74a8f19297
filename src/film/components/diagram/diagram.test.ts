import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import type { Format, Layer, Rect } from "../../../artifacts/timeline.ts";
import { assertLawful, contextOf, cues, settings, textIn } from "../testing/layout-laws.ts";
import { diagram } from "./diagram.ts";
import { runs } from "../../../../test/support/runs.ts";

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };

/** "a > b" joins nodes whose labels are their ids. */
function graph(edges: string[], labels: Record<string, string> = {}): DiagramVisual {
  const joined = edges.map((edge) => {
    const [from = "", to = ""] = edge.split(" > ");
    return { from, to };
  });
  const ids = [...new Set(joined.flatMap(({ from, to }) => [from, to]))];
  return {
    kind: "diagram",
    heading: "How it works",
    nodes: ids.map((id) => ({ id, label: labels[id] ?? `Node ${id}` })),
    edges: joined,
  };
}

async function laid(visual: DiagramVisual, format = WIDE, language = "en") {
  const { layers, findings } = await diagram.layout(visual, contextOf("clean_lecture", language, format));
  const nodes = layers.filter(({ id }) => /^node-\d+$/.test(id)).map(({ bounds }) => bounds);
  return { layers, findings, nodes };
}

/** The tip of an arrow: the middle point of the last stroke of its path. */
function tipOf(layers: Layer[], edge: number): { x: number; y: number } {
  const paint = layers.find(({ id }) => id === `edge-${edge}`)?.paint[0];
  assert.ok(paint?.kind === "path");
  const [, tip = ""] = (paint.d.split("M").at(-1) ?? "").split("L");
  const [x = 0, y = 0] = tip.split(" ").map(Number);
  return { x, y };
}

function touches({ x, y }: { x: number; y: number }, rect: Rect | undefined, slack = 14): boolean {
  assert.ok(rect);
  return (
    x > rect.x - slack &&
    x < rect.x + rect.width + slack &&
    y > rect.y - slack &&
    y < rect.y + rect.height + slack
  );
}

test("arrows end at the node that they lead to: forward, back, both ways, to itself", async () => {
  const edges = ["a > b", "b > c", "b > d", "c > e", "d > e", "e > b", "a > d", "d > a", "c > c"];
  for (const format of [WIDE, TALL]) {
    const visual = graph(edges);
    const { layers, nodes } = await laid(visual, format);
    const place = (id: string) => visual.nodes.findIndex((node) => node.id === id);
    edges.forEach((edge, index) => {
      const target = edge.split(" > ")[1] ?? "";
      assert.ok(touches(tipOf(layers, index + 1), nodes[place(target)]), `${edge} in ${format.width}`);
    });
  }
});

test("a wide frame is read across, a tall one downwards, Arabic from the right", async () => {
  const chain = graph(["a > b", "b > c"]);
  const across = (await laid(chain)).nodes.map(({ x }) => x);
  assert.deepEqual(
    across,
    [...across].sort((a, b) => a - b),
  );
  const down = (await laid(chain, TALL)).nodes.map(({ y }) => y);
  assert.deepEqual(
    down,
    [...down].sort((a, b) => a - b),
  );
  const arabic = (await laid(chain, WIDE, "ar")).nodes.map(({ x }) => x);
  assert.deepEqual(
    arabic,
    [...arabic].sort((a, b) => b - a),
  );
});

test("a circle is shown as one, clockwise from the top", async () => {
  const { nodes } = await laid(graph(["a > b", "b > c", "c > d", "d > a"]));
  const [top, right, bottom, left] = nodes;
  assert.ok(top && right && bottom && left);
  assert.ok(top.y < right.y && right.y < bottom.y && Math.abs(left.y - right.y) < 2);
  assert.ok(left.x < top.x && top.x < right.x);
});

test("nodes come at their words, an arrow at its own word or with the later end", async () => {
  const visual = graph(["a > b", "b > c"]);
  visual.nodes.forEach((node, index) => Object.assign(node, { cue: { sentence: index * 2 + 1, offset: 0 } }));
  Object.assign(visual.edges[1] ?? {}, { cue: { sentence: 8, offset: 0 } });
  const { layers } = await laid(visual);
  const start = (id: string) => {
    const tracks = layers.find((layer) => layer.id === id)?.tracks;
    return (tracks?.value ?? tracks?.opacity)?.[0]?.frame;
  };
  assert.deepEqual(["node-1", "node-2", "node-3"].map(start), [30, 90, 150]);
  assert.deepEqual(["edge-1", "edge-2"].map(start), [90, 240]);
});

test("no line runs through a node that it does not belong to", async () => {
  const edges = ["a > b", "a > c", "b > d", "c > d", "d > e", "e > a", "b > e"];
  for (const format of [WIDE, TALL]) {
    const visual = graph(edges);
    const { layers, nodes } = await laid(visual, format);
    edges.forEach((edge, index) => {
      const paint = layers.find(({ id }) => id === `edge-${index + 1}`)?.paint[0];
      assert.ok(paint?.kind === "path");
      const points = [...paint.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      visual.nodes.forEach(({ id }, node) => {
        if (edge.split(" > ").includes(id)) return;
        assert.ok(!points.some((point) => touches(point, nodes[node], -4)), `${edge} crosses ${id}`);
      });
    });
  }
});

test("what no frame can hold is a list that loses nothing", async () => {
  const edges = Array.from({ length: 11 }, (_, index) => `n${index} > n${index + 1}`);
  const labels = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `n${index}`,
      `A very long name of the station with number ${index}`,
    ]),
  );
  const { layers, findings } = await laid(graph([...edges, "n0 > n6", "n3 > n9"], labels), TALL);
  assert.deepEqual(
    findings.map(({ code }) => code),
    ["diagram_listed"],
  );
  const texts = layers.flatMap(({ paint }) =>
    paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])),
  );
  for (let index = 0; index < 12; index += 1)
    assert.ok(texts.join(" ").includes(`number ${index}`), `number ${index}`);
});

test("nothing collides and nothing leaves the frame, whatever the graph", async () => {
  const graphs = settings.chain((setting) =>
    fc.integer({ min: 1, max: 12 }).chain((count) => {
      const id = fc.integer({ min: 0, max: count }).map((number) => `n${number}`);
      return fc.record({
        setting: fc.constant(setting),
        visual: fc.record({
          kind: fc.constant("diagram" as const),
          heading: textIn(setting[1], 0, 8),
          nodes: fc
            .array(
              fc.record(
                {
                  label: textIn(setting[1], 1, 4),
                  shape: fc.constantFrom(
                    "box" as const,
                    "pill" as const,
                    "decision" as const,
                    "store" as const,
                  ),
                  cue: cues,
                },
                { requiredKeys: ["label"] },
              ),
              { minLength: count, maxLength: count },
            )
            .map((nodes) => nodes.map((node, index) => ({ id: `n${index}`, ...node }))),
          edges: fc.array(
            fc.record(
              { from: id, to: id, label: textIn(setting[1], 0, 3), cue: cues },
              { requiredKeys: ["from", "to"] },
            ),
            { maxLength: count * 2 },
          ),
        }),
      });
    }),
  );
  await fc.assert(
    fc.asyncProperty(graphs, async ({ setting, visual }) => {
      const context = contextOf(...setting);
      assertLawful(await diagram.layout(visual, context), context);
    }),
    { numRuns: runs(20) },
  );
});
