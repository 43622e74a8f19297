import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { MAP_SAMPLES } from "../../../../scripts/contact-sheet/map-scenes.ts";
import { CONTINENTS } from "../../../artifacts/places.ts";
import { assertLawful, contextOf, cues, settings, textIn } from "../testing/layout-laws.ts";
import { spanAt } from "../testing/span-at.ts";
import { shared } from "./map-geometry.ts";
import { map } from "./map.ts";
import { membersOf } from "./continents.ts";
import { shapeOf } from "./world.ts";
import { runs } from "../../../../test/support/runs.ts";

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SQUARE: Format = { width: 1080, height: 1080, fps: 30 };

function places(...areas: string[]): MapVisual {
  return {
    kind: "map",
    heading: "Where it grows",
    places: areas.map((area) => ({ area, label: `Land ${area}` })),
  };
}

async function laid(visual: MapVisual, format = WIDE) {
  const { layers, findings } = await map.layout(visual, contextOf("clean_lecture", "en", format));
  return { layers, findings, texts: textsOf(layers) };
}

function textsOf(layers: Layer[]): string[] {
  return layers.flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])));
}

function boundsOf(layers: Layer[], id: string) {
  const found = layers.find((layer) => layer.id === id);
  assert.ok(found, `no layer ${id} among ${layers.map((one) => one.id).join(", ")}`);
  return found.bounds;
}

test("places stand to each other as on earth, in every frame", async () => {
  for (const format of [WIDE, TALL, SQUARE]) {
    const { layers } = await laid(places("PT", "PL", "NO", "GR"), format);
    const [portugal, poland, norway, greece] = [1, 2, 3, 4].map((at) => boundsOf(layers, `place-${at}`));
    assert.ok(portugal && poland && norway && greece);
    assert.ok(portugal.x + portugal.width < poland.x, "Portugal lies west of Poland");
    assert.ok(
      norway.y < poland.y && poland.y + poland.height < greece.y + greece.height,
      "Norway lies north of Greece",
    );
  }
});

test("every place is named, the small ones by a dot, those on both sides of the date line too", async () => {
  for (const format of [WIDE, TALL]) {
    const { layers, texts, findings } = await laid(places("SG", "LI", "FJ", "NZ", "US", "XK"), format);
    assert.deepEqual(findings, []);
    for (const code of ["SG", "LI", "FJ", "NZ", "US", "XK"]) assert.ok(texts.includes(`Land ${code}`), code);
    const singapore = layers.find(({ id }) => id === "place-1");
    assert.ok(
      singapore?.paint.some(({ kind }) => kind === "ellipse"),
      "Singapore is a dot",
    );
  }
});

/** The samples of the contact sheets: what has looked wrong before, in many scripts. */
const SAMPLES = MAP_SAMPLES.flatMap(({ name, language, visual }) =>
  // Sixteen countries of Europe are more than the planner shows.
  visual.kind === "map" && name !== "map-many" ? [{ name, language, visual }] : [],
);

test("in every frame labels touch neither each other nor a globe, and hide no small country that is lit", async () => {
  for (const { name, language, visual } of SAMPLES) {
    for (const format of [WIDE, TALL, SQUARE]) {
      for (const style of ["clean_lecture", "product_showcase"] as const) {
        const { layers, findings } = await map.layout(visual, contextOf(style, language, format));
        const where = `${name} ${style} ${format.width}×${format.height}`;
        assert.deepEqual(findings, [], where);
        const lit = layers.filter(({ id }) => id.startsWith("place-"));
        const sheets = layers.flatMap(({ id, paint }) =>
          id.startsWith("label-")
            ? paint.flatMap((one) => (one.kind === "rect" ? [{ id, box: one }] : []))
            : [],
        );
        for (const [index, { id, box }] of sheets.entries()) {
          for (const other of sheets.slice(index + 1))
            assert.equal(shared(box, other.box), 0, `${where}: ${id}, ${other.id}`);
          for (const { id: place, bounds } of lit) {
            const small = Math.max(bounds.width, bounds.height) < 100;
            if (small) assert.ok(shared(box, bounds) < 40, `${where}: ${id} hides ${place}`);
          }
          const globes = layers.flatMap(({ id: of, paint }) =>
            of.startsWith("map-") ? paint.flatMap((one) => (one.kind === "ellipse" ? [one] : [])) : [],
          );
          for (const { cx, cy, rx } of globes)
            assert.equal(
              shared(box, { x: cx - rx, y: cy - rx, width: 2 * rx, height: 2 * rx }),
              0,
              `${where}: ${id}`,
            );
        }
      }
    }
  }
});

test("a tall or square frame is filled, whatever the places", async () => {
  for (const { name, language, visual } of SAMPLES) {
    for (const format of [TALL, SQUARE]) {
      const context = contextOf("clean_lecture", language, format);
      const { layers } = await map.layout(visual, context);
      const span = spanAt(layers, context.frames - 1, context.box);
      assert.ok(span > 0.6, `${name} ${format.width}×${format.height}: ${span.toFixed(2)}`);
    }
  }
});

test("far apart small countries have plates of their own, each as large as it is told of near others", async () => {
  for (const format of [WIDE, TALL, SQUARE]) {
    const far = (await laid(places("DK", "PT", "JP"), format)).layers;
    const grounds = far.filter(({ id }) => /^map-\d$/.test(id)).map(({ bounds }) => bounds);
    assert.equal(grounds.length, 2, "Europe and Japan");
    for (const [at, plate] of [
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const) {
      const place = boundsOf(far, `place-${at}`);
      const ground = grounds[plate];
      assert.ok(ground !== undefined && shared(place, ground) > 0.95 * place.width * place.height);
      assert.ok(Math.max(place.width, place.height) > 70, `place ${at} is ${place.width}×${place.height}`);
    }
    const near = (await laid(places("DK", "PT", "IT"), format)).layers;
    assert.ok(
      near.some(({ id }) => id === "map") && !near.some(({ id }) => id === "map-1"),
      "one map of Europe",
    );
  }
});

test("globes stand on all plates or on none, and move no more than the maps do", async () => {
  const { layers } = await laid(places("SG", "MT", "LI"), TALL);
  const grounds = layers.filter(({ id }) => /^map-\d$/.test(id));
  assert.equal(grounds.length, 2);
  for (const { paint, tracks } of grounds) {
    assert.equal(paint.filter(({ kind }) => kind === "ellipse").length, 1);
    assert.deepEqual(Object.keys(tracks), ["opacity"]);
    assert.deepEqual(tracks, grounds[0]?.tracks);
  }
});

test("a far possession does not widen the view: France is not shown from Guiana to Europe", async () => {
  const { layers } = await laid(places("FR"));
  assert.ok(boundsOf(layers, "place-1").height > 300);
});

test("the larger the value the fuller the colour; without a value a place is palest", async () => {
  const visual = places("BR", "AR", "CL", "PE");
  const values = [90, 40, 10, null];
  visual.places.forEach((place, index) =>
    Object.assign(place, { value: values[index], display: `${values[index] ?? "–"}` }),
  );
  const { layers } = await laid(visual);
  const fills = [1, 2, 3, 4].map((at) => {
    const paint = layers.find(({ id }) => id === `place-${at}`)?.paint[0];
    return paint?.kind === "path" && typeof paint.fill === "string" ? paint.fill : "";
  });
  const green = fills.map((fill) => Number.parseInt(fill.slice(3, 5), 16));
  assert.deepEqual(
    green,
    [...green].sort((a, b) => a - b),
    fills.join(" "),
  );
  assert.equal(new Set(fills).size, 4);
});

test("a place comes at its word, over a map that stands from the start", async () => {
  const visual = places("BR", "AR");
  visual.places.forEach((place, index) =>
    Object.assign(place, { cue: { sentence: index * 3 + 2, offset: 0 } }),
  );
  const { layers } = await laid(visual);
  const start = (id: string) => layers.find((layer) => layer.id === id)?.tracks.opacity?.[0]?.frame;
  assert.deepEqual(["place-1", "label-1", "place-2", "label-2"].map(start), [60, 60, 150, 150]);
  assert.ok((start("map") ?? 99) < 20);
});

test("layers are small enough to be hashed and sent: the world under 90 kB, a country under 40", async () => {
  for (const visual of [places("BR", "IN", "ET"), places("NO", "GR", "CA"), places("ID", "PH")]) {
    const { layers } = await laid(visual, { width: 3840, height: 2160, fps: 30 });
    for (const layer of layers) {
      const size = JSON.stringify(layer).length;
      assert.ok(size < (layer.id === "map" ? 90_000 : 40_000), `${layer.id}: ${size}`);
    }
  }
});

test("every country of a continent has an outline, but for a few islands that the atlas leaves to others", () => {
  const missing = CONTINENTS.flatMap(membersOf).filter((code) => shapeOf(code, "50m") === null);
  assert.deepEqual(
    missing.sort(),
    ["BL", "GI", "MF", "TV"].filter((code) => missing.includes(code)),
  );
});

test("what is no place of the atlas is told as a list", async () => {
  const { texts, findings } = await laid({ ...places("TV"), places: [{ area: "TV", label: "Tuvalu" }] });
  assert.deepEqual(
    findings.map(({ code }) => code),
    ["map_empty"],
  );
  assert.ok(texts.includes("Tuvalu"));
});

test("nothing collides and nothing leaves the frame, whatever the places", async () => {
  const codes = [
    "AD",
    "BR",
    "CA",
    "CN",
    "CH",
    "DE",
    "EG",
    "FJ",
    "GB",
    "IN",
    "IS",
    "JP",
    "KR",
    "LU",
    "NZ",
    "RU",
    "SG",
    "TV",
    "US",
    "VA",
    "ZA",
    ...CONTINENTS,
  ];
  const maps = settings.chain((setting) =>
    fc.record({
      setting: fc.constant(setting),
      visual: fc.record({
        kind: fc.constant("map" as const),
        heading: textIn(setting[1], 0, 8),
        caption: textIn(setting[1], 0, 4),
        source: fc.constantFrom("", "Source: UN"),
        places: fc.array(
          fc.record(
            {
              area: fc.constantFrom(...codes),
              label: textIn(setting[1], 1, 3),
              value: fc.option(fc.integer({ min: -5, max: 99 })),
              display: fc.constantFrom("", "7", "35.4%", "−12 °C"),
              cue: cues,
            },
            { requiredKeys: ["area", "label"] },
          ),
          { minLength: 1, maxLength: 10 },
        ),
      }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(maps, async ({ setting, visual }) => {
      const context = contextOf(...setting);
      assertLawful(await map.layout(visual, context), context);
    }),
    { numRuns: runs(20) },
  );
});
