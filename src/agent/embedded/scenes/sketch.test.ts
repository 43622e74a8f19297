import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const LADDER = `# Ladders

## Set the angle

For every four units of height, the foot of the ladder stands one unit out from the wall. A contact point at 4 metres means the foot is 1 metre out. That is 75 degrees. Could you draw it?

## Once you are up

Never stand on the top three rungs, and never carry more than 10 kg up with you.
`;

test("a ladder is drawn from what is told of it, each measure at its word, and the order is not told", () => {
  const { scenes } = film(LADDER);
  const scene = scenes.find(({ visual }) => visual.kind === "sketch");
  assert.ok(scene?.visual.kind === "sketch" && scene.visual.figure.kind === "triangle");
  const { figure, heading } = scene.visual;
  assert.equal(heading, "Set the angle");
  for (const measure of [figure.base, figure.height, figure.angle]) {
    const said = scene.narration[measure?.cue?.sentence ?? -1]?.slice(measure?.cue?.offset);
    assert.ok(
      measure !== undefined && said?.startsWith(measure.display.charAt(0)) === true,
      measure?.display,
    );
  }
  assert.equal(
    scenes.some(({ narration }) => narration.some((line) => /draw/u.test(line))),
    false,
  );
});

test("layers of a list are a stack, and what bids that they be shown is left out", () => {
  const list = "- Crust: 5 to 70 km\n- Mantle: 2,900 km\n- Outer core: 2,200 km\n- Inner core: 1,220 km";
  const { scenes } = film(`# Below us\n\n## The layers of the Earth\n\nPlease show the layers with their thickness:\n\n${list}\n\n## How we know\n\nNobody has been there.\n`); // prettier-ignore
  const scene = scenes.find(({ visual }) => visual.kind === "sketch");
  assert.ok(scene?.visual.kind === "sketch" && scene.visual.figure.kind === "layers");
  assert.deepEqual(scene.visual.figure.layers.map(({ name }) => name), ["Crust", "Mantle", "Outer core", "Inner core"]); // prettier-ignore
  assert.deepEqual(scene.narration.slice(0, 2), ["Crust: 5 to 70 km.", "Mantle: 2,900 km."]);
});

test("a list of lengths that are no layers stays a list", () => {
  const list = "- Red route: 5 km\n- Blue route: 12 km\n- Green route: 20 km";
  const { scenes } = film(`# Walks\n\n## Our routes\n\nThree routes leave from the car park:\n\n${list}\n\n## Come\n\nBring good shoes and a map.\n`); // prettier-ignore
  assert.ok(scenes.every(({ visual }) => visual.kind !== "sketch"));
});
