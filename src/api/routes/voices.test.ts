import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { errorOf, startService, type Answer } from "../../../test/support/service.ts";

const service = await startService();
await service.workspace();
const ROOT = "/v1/voices";
type Voice = Record<string, unknown> & { voice_id: string; language: string; gender: string; name: string };

const dataOf = <T>(answer: Answer): T => (answer.body as { data: T }).data;

describe("listing voices", () => {
  const list = async (query: string): Promise<{ items: Voice[]; total: number }> => {
    const answer = await service.call("GET", `${ROOT}${query}`);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return dataOf(answer);
  };

  test("pages through all of them, each once", async () => {
    const first = await list("");
    assert.equal(first.items.length, 20);
    const ids = new Set<string>();
    for (let offset = 0; offset < first.total; offset += 100) {
      for (const { voice_id } of (await list(`?limit=100&offset=${offset}`)).items) ids.add(voice_id);
    }
    assert.equal(ids.size, first.total);
    assert.ok(first.total > 300, `${first.total}`);
  });

  test("by language, gender, type and name", async () => {
    const english = await list("?language=en&limit=100");
    assert.ok(english.items.every(({ language }) => language.startsWith("en")));
    const british = await list("?language=en-gb");
    assert.ok(british.total > 0 && british.total < english.total);
    assert.deepEqual(
      new Set(british.items.map(({ language }) => language)),
      new Set(["en-GB", "en-GB-scotland"]),
    );
    const women = await list("?language=de&gender=female");
    assert.ok(women.total >= 2 && women.items.every(({ gender }) => gender === "female"));
    assert.equal((await list("?type=cloned")).total, 0);
    assert.ok((await list("?q=GERMAN")).items.every(({ name }) => /german/i.test(name)));
    assert.ok((await list("?q=german")).total > 0);
  });

  for (const [query, param] of [
    ["type=robot", "type"],
    ["gender=x", "gender"],
    ["language=!!", "language"],
    ["limit=0", "limit"],
    ["q=", "q"],
    ["voice=x", "voice"],
  ] as const) {
    test(`not with ${query}`, async () => {
      const answer = await service.call("GET", `${ROOT}?${query}`);
      assert.equal(answer.status, 400);
      assert.equal((errorOf(answer) as { error: { param: string } }).error.param, param);
    });
  }

  test("one, and one that is not there", async () => {
    const answer = await service.call("GET", `${ROOT}/espeak-en-us-f1`);
    const { preview_audio_url, created_at, updated_at, ...rest } = dataOf<Voice>(answer);
    assert.match(String(preview_audio_url), /\/files\/voice_espeak-en-us-f1\/preview\.mp3\?expires=/);
    assert.ok(Number.isInteger(created_at) && created_at === updated_at);
    assert.deepEqual(rest, {
      voice_id: "espeak-en-us-f1",
      name: rest.name,
      gender: "female",
      language: "en-US",
      locales: ["en-US"],
      voice_versions: [1, 2],
      type: "system",
      engine: "espeak-ng",
      status: "ready",
      error: null,
    });
    const gone = await service.call("GET", `${ROOT}/nobody`);
    assert.equal(gone.status, 404);
    assert.deepEqual(errorOf(gone), { error: { code: "not_found", message: "There is no such voice." } });
  });
});
