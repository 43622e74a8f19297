import assert from "node:assert/strict";
import type { Visual } from "../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { planFilm } from "./plan-film.ts";

/** The film that a brief becomes, in the style that its words ask for. */
export function film(prompt: string, language = "en") {
  const planned = planFilm({
    prompt,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  assert.ok(planned !== null);
  return planned;
}

/** What a section of one paragraph shows. */
export function shown(body: string, language: string): Visual {
  const { scenes } = film(`# Film\n\n## A\n\n${body}\n\n## B\n\n${body}\n`, language);
  const scene = scenes[1];
  assert.ok(scene !== undefined);
  return scene.visual;
}
