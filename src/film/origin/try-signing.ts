import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyFilm } from "./draft-manifest.ts";
import { signFilm } from "./sign-film.ts";
import type { SigningCredential } from "./signing-credential.ts";

/** Signs a film without content and reads it back. @throws Error with the library's reason where that fails. */
export async function trySigning(credential: SigningCredential): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "try-signing-"));
  try {
    const film = join(folder, "film.mp4");
    writeFileSync(film, emptyFilm());
    const origin = { title: "trial", generative: false, edits: 0, ingredients: [] };
    await signFilm(film, join(folder, "signed.mp4"), origin, credential);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
