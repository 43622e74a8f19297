import { makeRenderPool, type RenderPool, type RenderPoolOptions } from "../film/render/render-pool.ts";

const ENTRY = new URL("render-child.ts", import.meta.url);

/** The pool whose processes do all of a film's native work, mastering included. */
export function openRenderPool(options: Omit<RenderPoolOptions, "entry">): RenderPool {
  return makeRenderPool({ entry: ENTRY, ...options });
}
