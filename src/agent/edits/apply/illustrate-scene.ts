import { capital, impossible, type Editing } from "./editing.ts";

/** A drawing beside the words of a scene, another than it had, or none. */
export function illustrateScene(edit: Editing, number: number, drawing: string | null): void {
  const entry = edit.get(number);
  const { visual } = entry.scene;
  const name = () => capital(edit.name(entry));
  if (visual.kind !== "title" && visual.kind !== "statement")
    throw impossible(`${name()}, is shown as ${visual.kind}; only titles and statements have a drawing.`);
  const { illustration, ...plain } = visual;
  if (drawing === null && illustration === undefined) throw impossible(`${name()}, has no drawing.`);
  if (drawing === illustration) throw impossible(`${name()}, has that drawing already.`);
  entry.scene = {
    ...entry.scene,
    visual: drawing === null ? plain : { ...plain, illustration: drawing },
  };
  edit.note(
    () =>
      `${name()}, ${drawing === null ? "has no drawing now" : `now has a drawing of: ${spoken(drawing)}`}.`,
  );
}

/** The name of a drawing in words. */
export function spoken(drawing: string): string {
  return drawing.replaceAll("-", " ");
}
