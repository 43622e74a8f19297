import type { Origin } from "../../artifacts/origin.ts";
import { ascii, box, u32 } from "../movie/mp4/boxes.ts";
import { fileTypeBox } from "../movie/mp4/movie-box.ts";
import { boxesIn } from "./bmff-boxes.ts";
import { bindingHash } from "./binding-hash.ts";
import { blobOf, c2paLibrary } from "./c2pa-library.ts";
import { signDetached, type Signer } from "./cose.ts";
import { addIngredients, anyGenerative } from "./ingredients.ts";
import { manifestDefinition } from "./manifest.ts";

/** A whole, signed manifest that is bound to a film without content. */
export type DraftManifest = {
  /** The box that holds it, as it stands in a file. */
  box: Buffer;
  /** What in it must change for another film: the hash of the film, the claim, the signature over it. */
  binding: Buffer;
  claim: Buffer;
  signature: Buffer;
};

/** A film of no length: the library keeps what it signs in memory, and this is nothing. */
export function emptyFilm(): Buffer {
  return Buffer.concat([fileTypeBox(), box("moov", box("mvhd", Buffer.alloc(100))), u32(8), ascii("mdat")]);
}

/** @throws Error with the library's reason where certificate or origin are not as it wants them. */
export async function draftManifest(origin: Origin, signer: Signer): Promise<DraftManifest> {
  const { WasmBuilder } = await c2paLibrary();
  const settings = { verify: { verify_after_sign: false }, builder: { thumbnail: { enabled: false } } };
  const generative = origin.generative || (await anyGenerative(origin));
  const definition = manifestDefinition({ ...origin, generative });
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), JSON.stringify(settings));
  try {
    await addIngredients(builder, origin.ingredients);
    const parts: Pick<DraftManifest, "claim" | "signature"> = {
      claim: Buffer.alloc(0),
      signature: Buffer.alloc(0),
    };
    const signing = {
      alg: signer.algorithm,
      reserveSize: signDetached(signer, Buffer.alloc(0)).length,
      sign: async (claim: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
        parts.claim = Buffer.from(claim);
        parts.signature = signDetached(signer, claim);
        return new Uint8Array(parts.signature);
      },
    };
    const file = Buffer.from(await builder.sign(signing, [], "video/mp4", blobOf(emptyFilm())));
    const holder = boxesIn(file).find(({ type }) => type === "uuid");
    if (holder === undefined) throw new Error("the C2PA library wrote no manifest");
    const span = file.subarray(holder.at, holder.at + holder.size);
    return { ...parts, box: Buffer.from(span), binding: bindingHash(file) };
  } finally {
    builder.free();
  }
}
