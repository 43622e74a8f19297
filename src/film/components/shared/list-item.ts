import type { Emphasis } from "../../../artifacts/cue.ts";
import { findIcon } from "../../icons/find-icon.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";

/** One item of anything that lists: a point, a step, an event. */
export type ListItem = {
  label: string;
  /** Amounts within the label, in the style's own colour. */
  emphasis?: Emphasis[];
  detail?: string;
  /** The detail forbids or warns: it is as dark as the label. */
  warns?: true;
  marker:
    | { kind: "icon"; name: string }
    | { kind: "text"; text: string }
    /** The colour that the item is called by, #rrggbb. */
    | { kind: "swatch"; color: string }
    | {
        kind: "dot";
        /** A place in time, not a point that the style would mark. */
        plain?: true;
        /** A thing to do, which a style may tick. */
        task?: true;
      };
  hue: string;
  /** When it enters. */
  frame: number;
};

type Source = Pick<ListItem, "label" | "frame"> & { detail?: string | undefined; icon?: string | undefined; warns?: true | undefined; emphasis?: Emphasis[] | undefined }; // prettier-ignore

/**
 * Items with the icons that their nouns find; dots for all where one finds none, since half a row of icons looks forgotten, or
 * where two find the same beside others: an icon that comes again tells nothing from nothing.
 */
export function iconItems(sources: Source[], context: ComponentContext): ListItem[] {
  const icons = sources.map(({ icon }) => (icon === undefined ? null : findIcon(icon)));
  const kinds = new Set(icons).size;
  const complete = !icons.includes(null) && (kinds === icons.length || kinds === 1);
  return sources.map(({ label, emphasis = [], detail, warns, frame }, index) => {
    const name = icons[index] ?? null;
    return {
      label,
      ...(emphasis.length === 0 ? {} : { emphasis }),
      ...(detail === undefined || detail.trim() === "" ? {} : { detail }),
      ...(warns === true ? { warns } : {}),
      marker: complete && name !== null ? { kind: "icon", name } : { kind: "dot" },
      hue: context.theme.color.primary,
      frame,
    };
  });
}

/** How much larger than the common scale a style sets labels and details. */
export function listScale({ size, unit }: Theme): { label: number; detail: number } {
  return { label: size.label / (42 * unit), detail: size.body / (36 * unit) };
}
