import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { makeFileUrls } from "./signed-urls.ts";

const urls = makeFileUrls({ baseUrl: "https://films.example", secret: "s" });

function partsOf(url: string): [string, string] {
  const { searchParams } = new URL(url);
  return [searchParams.get("expires") ?? "", searchParams.get("signature") ?? ""];
}

test("a link is the same within six hours, and good for 24 to 30", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), (seconds) => {
      const now = new Date(seconds * 1000);
      const url = urls.sign("msg_1", "preview.mp4", now);
      const windowStart = new Date((seconds - (seconds % 21_600)) * 1000);
      assert.equal(url, urls.sign("msg_1", "preview.mp4", windowStart));
      const [expires, signature] = partsOf(url);
      const left = Number(expires) - seconds;
      assert.ok(left > 24 * 3600 && left <= 30 * 3600);
      assert.ok(urls.verify("msg_1", "preview.mp4", expires, signature, now));
      assert.ok(!urls.verify("msg_1", "preview.mp4", expires, signature, new Date(Number(expires) * 1000)));
      assert.ok(!urls.verify("msg_2", "preview.mp4", expires, signature, now));
      assert.ok(!urls.verify("msg_1", "film.mp4", expires, signature, now));
      assert.ok(!urls.verify("msg_1", "preview.mp4", String(Number(expires) + 1), signature, now));
    }),
  );
});
