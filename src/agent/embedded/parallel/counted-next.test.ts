import assert from "node:assert/strict";
import test from "node:test";
import { countedInNext } from "./counted-next.ts";

const counted = (one: string, next: string): string[] =>
  countedInNext([one, next], 0, "ja")?.parts.map(({ label }) => label) ?? [];

test("as many things as a sentence counts, named in the next, are a list", () => {
  assert.deepEqual(
    counted("値上げの理由は三つあります。", "電気代が約四割上がったこと、運転士が減ったこと、そして橋の補強に十二億円かかることです。"),
    ["電気代が約四割上がった", "運転士が減った", "橋の補強に十二億円かかる"],
  );
  assert.deepEqual(counted("理由は三つあります。", "電気代が上がり、運転士が減りました。"), []);
  assert.deepEqual(counted("理由は高いからです。", "電気代、人件費、橋です。"), []);
}); // prettier-ignore
