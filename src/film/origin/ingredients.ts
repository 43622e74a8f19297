import type { WasmBuilder } from "@contentauth/c2pa-wasm";
import type { Origin, OriginIngredient } from "../../artifacts/origin.ts";
import { c2paLibrary, withFile } from "./c2pa-library.ts";
import { ingredientId } from "./manifest.ts";
import { GENERATIVE_SOURCES } from "./source-types.ts";

/** Names the caller's file by its hash, which is the `sha256` of the asset; a mark of its own comes along. */
function definitionOf({ title, format, sha256 }: OriginIngredient, index: number): string {
  return JSON.stringify({
    title,
    format,
    relationship: "componentOf",
    label: ingredientId(index),
    ...(sha256 !== undefined && { description: `SHA-256 of the file: ${sha256}` }),
  });
}

/** Adds what a film shows of the caller's. */
export async function addIngredients(
  builder: WasmBuilder,
  ingredients: readonly OriginIngredient[],
): Promise<void> {
  for (const [index, ingredient] of ingredients.entries()) {
    const definition = definitionOf(ingredient, index);
    const { format, file } = ingredient;
    try {
      await withFile(file, (blob) => builder.addIngredientFromBlob(definition, format, blob));
    } catch {
      // The library reads some files more strictly than whoever drew them: such a file is named, and has no mark.
      builder.addIngredient(definition);
    }
  }
}

/** Whether one of them says of itself that a trained model made it or a part of it. */
export async function anyGenerative({ ingredients }: Pick<Origin, "ingredients">): Promise<boolean> {
  for (const { file, format } of ingredients)
    if ((await sourcesOf(file, format)).some((source) => GENERATIVE_SOURCES.has(source))) return true;
  return false;
}

/** The source types of all actions in all manifests of a file; none where it has no mark that can be read. */
async function sourcesOf(file: string, format: string): Promise<string[]> {
  const { WasmReader } = await c2paLibrary();
  const told = await withFile(file, async (blob) => {
    const reader = await WasmReader.fromBlob(format, blob, JSON.stringify({}));
    try {
      return reader.json();
    } finally {
      reader.free();
    }
  }).catch(() => null);
  const found: string[] = [];
  if (told !== null)
    JSON.parse(told, (key, value: unknown) => {
      if (key === "digitalSourceType" && typeof value === "string") found.push(value);
      return value;
    });
  return found;
}
