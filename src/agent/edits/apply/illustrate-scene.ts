import type { StatementVisual, TitleVisual, Visual } from "../../../artifacts/storyboard.ts";
import { BESIDE_VIEWS, isView } from "../../../artifacts/views.ts";
import { besideOf, withBeside } from "../../embedded/illustrations/beside-thoughts.ts";
import { hasThings, withThings } from "../../embedded/illustrations/things-named.ts";
import { capital, impossible, type Editing } from "./editing.ts";

/** A drawing beside the words of a scene, another than it had, or none. */
export function illustrateScene(edit: Editing, number: number, drawing: string | null): void {
  const entry = edit.get(number);
  const { visual } = entry.scene;
  const name = () => capital(edit.name(entry));
  if (BESIDE_VIEWS.has(visual.kind)) {
    const seen = drawing === null ? null : isView(drawing) ? drawing : undefined;
    if (seen !== undefined && seen !== (entry.scene.view ?? null)) {
      const { view: _view, ...plain } = entry.scene;
      entry.scene = seen === null ? plain : { ...plain, view: seen };
      edit.note(
        () => `${name()}, ${seen === null ? "has no picture now" : `now has a picture of: ${spoken(seen)}`}.`,
      );
      return;
    }
  }
  if (visual.kind !== "title" && visual.kind !== "statement")
    throw impossible(`${name()}, is shown as ${visual.kind}; only titles and statements have a drawing.`);
  const shown = visual.kind === "statement" ? besideOf(visual) : [visual.illustration ?? null];
  const isBare = !(visual.kind === "statement" && hasThings(visual)) && shown.every((one) => one === null);
  if (drawing === null && isBare) throw impossible(`${name()}, has no drawing.`);
  if (drawing !== null && shown.every((one) => one === drawing))
    throw impossible(`${name()}, has that drawing already.`);
  entry.scene = { ...entry.scene, visual: withDrawing(visual, drawing) };
  edit.note(
    () =>
      `${name()}, ${drawing === null ? "has no drawing now" : `now has a drawing of: ${spoken(drawing)}`}.`,
  );
}

/** Beside all that the scene says, in place of what it names; null for none. */
function withDrawing(visual: TitleVisual | StatementVisual, drawing: string | null): Visual {
  if (visual.kind === "statement")
    return withThings(
      withBeside(
        visual,
        besideOf(visual).map(() => drawing),
      ),
      [],
    );
  const { illustration: _drawing, ...plain } = visual;
  return drawing === null ? plain : { ...plain, illustration: drawing };
}

/** The name of a drawing in words. */
export function spoken(drawing: string): string {
  return drawing.replaceAll("-", " ");
}
