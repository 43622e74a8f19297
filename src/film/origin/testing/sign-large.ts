/** Signs a file as large as a long film, in a process of its own, and prints by how many MB that grew. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeMp4 } from "../../movie/mp4/write-mp4.ts";
import { developmentChain } from "../development-chain.ts";
import { signFilm } from "../sign-film.ts";
import { loadSigningCredential } from "../signing-credential.ts";
import { trySigning } from "../try-signing.ts";

const megabytes = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "sign-large-"));
try {
  const film = join(folder, "film.mp4");
  const chunk = Buffer.alloc(2 ** 20, "a film of noise ");
  const samples = Array.from({ length: megabytes }, () => ({
    size: chunk.length,
    duration: 1000,
    key: true,
  }));
  writeMp4(film, {
    tracks: [
      {
        kind: "video",
        timescale: 30_000,
        language: "und",
        sampleEntry: Buffer.alloc(16),
        samples,
        chunks: samples.map(() => ({ samples: 1 })),
        width: 320,
        height: 180,
        skip: 0,
      },
    ],
    chunks: samples.map(() => ({ track: 0, bytes: chunk.length, read: () => chunk })),
    seconds: megabytes / 30,
    chapters: [],
    tags: { title: "large" },
  });
  const credential = loadSigningCredential(
    await developmentChain(join(folder, "chain"), new Date()),
    new Date(),
  );
  // The library itself is not what is measured.
  await trySigning(credential);
  const before = process.resourceUsage().maxRSS;
  const started = performance.now();
  const origin = { title: "large", generative: false, edits: 0, ingredients: [] };
  await signFilm(film, join(folder, "signed.mp4"), origin, credential);
  const grown = Math.round((process.resourceUsage().maxRSS - before) / 1024);
  console.log(JSON.stringify({ grown, seconds: (performance.now() - started) / 1000 }));
} finally {
  rmSync(folder, { recursive: true });
}
