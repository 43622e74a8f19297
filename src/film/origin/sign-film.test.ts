import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import { AV_LOG_ERROR } from "node-av/constants";
import { Log } from "node-av/lib";
import type { Origin } from "../../artifacts/origin.ts";
import { decodeFile, readFacts } from "../check/open-media.ts";
import { boxesIn } from "./bmff-boxes.ts";
import { developmentChain } from "./development-chain.ts";
import { signFilm } from "./sign-film.ts";
import { loadSigningCredential, type SigningCredential } from "./signing-credential.ts";
import { smallFilm } from "./testing/small-film.ts";
import { readOrigin } from "./verify-film.ts";

Log.setLevel(AV_LOG_ERROR);

type Action = { action: string; digitalSourceType?: string; parameters?: { ingredients?: unknown[] } };

const folder = mkdtempSync(join(tmpdir(), "sign-film-"));
const film = join(folder, "film.mp4");
const signed = join(folder, "signed.mp4");
const ORIGIN: Origin = { title: "Gezeiten – 潮汐", generative: false, edits: 0, ingredients: [] };
let credential: SigningCredential;

function actionsOf(manifest: Record<string, unknown>): Action[] {
  const assertions = manifest["assertions"] as { label: string; data: { actions: Action[] } }[];
  return assertions.find(({ label }) => label.startsWith("c2pa.actions"))?.data.actions ?? [];
}

before(async () => {
  credential = loadSigningCredential(await developmentChain(join(folder, "chain"), new Date()), new Date());
  await smallFilm(film);
});
after(() => rmSync(folder, { recursive: true }));

describe("a signed film", () => {
  before(async () => {
    const { bytes } = await signFilm(film, signed, ORIGIN, credential);
    assert.equal(bytes, statSync(signed).size);
  });

  it("is trusted by whoever trusts the root, and says what made it", async () => {
    const { state, failures, manifest } = await readOrigin(signed, credential.anchors);
    assert.equal(state, "Trusted");
    assert.deepEqual(failures, []);
    assert.equal(manifest["title"], ORIGIN.title);
    const [generator] = manifest["claim_generator_info"] as { name: string; version: string }[];
    assert.equal(generator?.name, "Lanternist");
    assert.match(generator?.version ?? "", /^\d+\.\d+\.\d+$/);
    assert.deepEqual(actionsOf(manifest), [
      {
        action: "c2pa.created",
        digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/composite",
      },
    ]);
  });

  it("is unchanged but not trusted by others", async () => {
    const other = loadSigningCredential(
      await developmentChain(join(folder, "other-chain"), new Date()),
      new Date(),
    );
    const { state, failures } = await readOrigin(signed, other.anchors);
    assert.deepEqual({ state, failures }, { state: "Valid", failures: ["signingCredential.untrusted"] });
  });

  it("is found out after any change of a byte of picture, sound, index or mark", async () => {
    const whole = readFileSync(signed);
    const boxes = boxesIn(whole);
    assert.deepEqual([...new Set(boxes.map(({ type }) => type))], ["ftyp", "uuid", "moov", "mdat"]);
    const changed = join(folder, "changed.mp4");
    for (const { type, at, size } of boxes) {
      if (type === "ftyp") continue;
      const bytes = Buffer.from(whole);
      bytes[at + size - 40]! ^= 1;
      writeFileSync(changed, bytes);
      const { state, failures } = await readOrigin(changed, credential.anchors);
      assert.equal(state, "Invalid", `a change in ${type}`);
      assert.ok(failures.length > 0);
      if (type !== "uuid") assert.deepEqual(failures, ["assertion.bmffHash.mismatch"]);
    }
  });

  it("plays as before: same facts, same pictures, same sound, nothing for FFmpeg to complain about", async () => {
    assert.deepEqual(readFacts(signed), readFacts(film));
    for (const kind of ["video", "audio"] as const) {
      const pictures = async (file: string): Promise<string[]> => {
        const sums: string[] = [];
        await decodeFile(file, kind, {}, (frame, seconds) => {
          sums.push(
            `${seconds.toFixed(4)} ${frame.data?.[0]?.reduce((sum, byte) => (sum * 31 + byte) | 0, 7)}`,
          );
          return true;
        });
        return sums;
      };
      const played = await pictures(signed);
      assert.ok(played.length > 10);
      assert.deepEqual(played, await pictures(film));
    }
  });

  it("is, without its mark, the same bytes for the same film", async () => {
    const again = join(folder, "again.mp4");
    await signFilm(film, again, ORIGIN, credential);
    const unmarked = (file: string): Buffer => {
      const bytes = readFileSync(file);
      const mark = boxesIn(bytes).find(({ type }) => type === "uuid");
      assert.ok(mark);
      return Buffer.concat([bytes.subarray(0, mark.at), bytes.subarray(mark.at + mark.size)]);
    };
    assert.ok(unmarked(signed).equals(unmarked(again)));
    assert.equal(statSync(signed).size, statSync(again).size);
    assert.ok(!readFileSync(signed).equals(readFileSync(again)), "every mark has a name of its own");
  });
});

it("tells edits, media of the caller's, and a model that wrote", async () => {
  const picture = join(folder, "leaf.png");
  writeFileSync(picture, createCanvas(64, 48).toBuffer("image/png"));
  const earlier = join(folder, "earlier.mp4");
  await signFilm(film, earlier, { ...ORIGIN, title: "Clip with a mark of its own" }, credential);
  const out = join(folder, "composed.mp4");
  const ingredients = [
    { title: "A leaf", format: "image/png", file: picture, sha256: "ab".repeat(32) },
    { title: "A clip", format: "video/mp4", file: earlier },
  ];
  await signFilm(film, out, { title: "Leaves", generative: true, edits: 2, ingredients }, credential);
  const { state, manifest } = await readOrigin(out, credential.anchors);
  assert.equal(state, "Trusted");
  const source = "http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic";
  const actions = actionsOf(manifest);
  assert.deepEqual(
    actions.map(({ action, digitalSourceType }) => ({ action, digitalSourceType })),
    [
      { action: "c2pa.created", digitalSourceType: source },
      { action: "c2pa.placed", digitalSourceType: undefined },
      { action: "c2pa.placed", digitalSourceType: undefined },
      { action: "c2pa.edited", digitalSourceType: source },
      { action: "c2pa.edited", digitalSourceType: source },
    ],
  );
  assert.ok(actions.slice(1, 3).every(({ parameters }) => parameters?.ingredients?.length === 1));
  const shown = manifest["ingredients"] as {
    title: string;
    relationship: string;
    format: string;
    description?: string;
    active_manifest?: string;
  }[];
  assert.deepEqual(
    shown.map(({ title, format, relationship, description }) => [title, format, relationship, description]),
    [
      ["A leaf", "image/png", "componentOf", `SHA-256 of the file: ${"ab".repeat(32)}`],
      ["A clip", "video/mp4", "componentOf", undefined],
    ],
  );
  assert.equal(shown[0]?.active_manifest, undefined);
  assert.match(shown[1]?.active_manifest ?? "", /^urn:c2pa:/, "its own mark came along");
});

it("is of generative parts where a picture or clip of the caller's says so of itself", async () => {
  const other = loadSigningCredential(
    await developmentChain(join(folder, "studio-chain"), new Date()),
    new Date(),
  );
  const generated = join(folder, "generated.mp4");
  await signFilm(film, generated, { ...ORIGIN, generative: true }, other);
  const out = join(folder, "with-generated.mp4");
  const ingredients = [{ title: "Generated", format: "video/mp4", file: generated }];
  await signFilm(film, out, { ...ORIGIN, ingredients }, credential);
  const { state, manifest } = await readOrigin(out, credential.anchors);
  // Whoever signed the part need not be trusted for the film to be.
  assert.equal(state, "Trusted");
  assert.equal(
    actionsOf(manifest)[0]?.digitalSourceType,
    "http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic",
  );
});

it("names a file that the library cannot read, or whose own mark is broken, and is valid itself", async () => {
  const strange = join(folder, "strange.webp");
  writeFileSync(strange, createCanvas(8, 8).toBuffer("image/png"));
  const broken = join(folder, "broken.mp4");
  const bytes = readFileSync(signed);
  bytes[bytes.length - 40]! ^= 1;
  writeFileSync(broken, bytes);
  const out = join(folder, "with-strange.mp4");
  const ingredients = [
    { title: "Strange", format: "image/webp", file: strange, sha256: "cd".repeat(32) },
    { title: "Broken", format: "video/mp4", file: broken },
  ];
  await signFilm(film, out, { ...ORIGIN, ingredients }, credential);
  const { state, manifest } = await readOrigin(out, credential.anchors);
  assert.equal(state, "Trusted");
  assert.equal(
    actionsOf(manifest)[0]?.digitalSourceType,
    "http://cv.iptc.org/newscodes/digitalsourcetype/composite",
  );
  const shown = manifest["ingredients"] as { title: string; description?: string }[];
  assert.deepEqual(
    shown.map(({ title, description }) => [title, description]),
    [
      ["Strange", `SHA-256 of the file: ${"cd".repeat(32)}`],
      ["Broken", undefined],
    ],
  );
});

it("leaves nothing behind where it cannot sign", async () => {
  const noFilm = join(folder, "no-film.mp4");
  writeFileSync(noFilm, "this is not a film, whatever its name says");
  const out = join(folder, "none.mp4");
  await assert.rejects(signFilm(noFilm, out, ORIGIN, credential), /does not fit into the file/);
  assert.throws(() => statSync(out), /ENOENT/);
  assert.throws(() => statSync(`${out}.part`), /ENOENT/);
});

it("holds little of a large film in memory", () => {
  const script = join(import.meta.dirname, "testing", "sign-large.ts");
  const { grown, seconds } = JSON.parse(
    execFileSync(process.execPath, [script, "128"], { encoding: "utf8" }),
  ) as { grown: number; seconds: number };
  assert.ok(grown < 64, `${grown} MB more than before, in ${seconds} s`);
});
