import { c2paLibrary, withFile } from "./c2pa-library.ts";
import type { SigningCredential } from "./signing-credential.ts";

/** What a reader says of a film's mark of origin. */
export type OriginReport = {
  /** `Trusted`: whole, unchanged, and signed by someone who leads back to an anchor. */
  state: string;
  /** Codes of what failed (C2PA 2.2, 15.2), each once. */
  failures: string[];
  /** The manifest as the library tells it. */
  manifest: Record<string, unknown>;
};

type ManifestStore = {
  active_manifest?: string;
  manifests?: Record<string, Record<string, unknown>>;
  validation_state?: string;
  validation_status?: { code: string }[];
};

/** Reads and validates a film's mark. `anchors`: certificates (PEM) that are trusted, or none. @throws Error where there is none. */
export async function readOrigin(film: string, anchors: string): Promise<OriginReport> {
  const { WasmReader } = await c2paLibrary();
  const trust = anchors === "" ? {} : { trust: { user_anchors: anchors } };
  const settings = JSON.stringify({ ...trust, verify: { verify_trust: true } });
  return withFile(film, async (blob) => {
    const reader = await WasmReader.fromBlob("video/mp4", blob, settings);
    try {
      const store = JSON.parse(reader.json()) as ManifestStore;
      return {
        state: store.validation_state ?? "none",
        failures: [...new Set(store.validation_status?.map(({ code }) => code) ?? [])],
        manifest: store.manifests?.[store.active_manifest ?? ""] ?? {},
      };
    } finally {
      reader.free();
    }
  });
}

/**
 * @throws Error unless the mark holds: trusted by whoever trusts the credential's root or, where the chain
 * leaves its root out, without a fault but that.
 */
export async function verifyFilm(
  film: string,
  { anchors }: Pick<SigningCredential, "anchors">,
): Promise<void> {
  const { state, failures } = await readOrigin(film, anchors);
  const onlyRootMissing =
    anchors === "" && state === "Valid" && failures.join() === "signingCredential.untrusted";
  if (state !== "Trusted" && !onlyRootMissing)
    throw new Error(
      `the mark of origin does not hold: ${state} (${failures.join(", ") || "no reason given"})`,
    );
}
