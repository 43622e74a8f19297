import type { Element } from "xast";

/** Attributes by which an element draws another. */
const REFERENCE = /^(?:#|.*url\(#)([^\s"'()<>]+)\)?/;

function referencesOf(element: Element): string[] {
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    if (name === "id" || typeof value !== "string") return [];
    const target = name === "xlink:href" && !value.startsWith("#") ? undefined : REFERENCE.exec(value)?.[1];
    return target === undefined ? [] : [target];
  });
}

/**
 * How many elements a viewer draws, every reference followed: ten `use` of ten `use` of … make a
 * small file draw for ever. Stops counting above `limit`; a reference to oneself counts as endless.
 */
export function drawnElements(root: Element, limit: number): number {
  const byId = new Map<string, Element>();
  const index = (element: Element): void => {
    const id = element.attributes["id"];
    if (typeof id === "string") byId.set(id, element);
    for (const child of element.children) if (child.type === "element") index(child);
  };
  index(root);
  const known = new Map<Element, number>();
  const under = new Set<Element>();
  const count = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (under.has(element)) return Infinity;
    under.add(element);
    let sum = 1;
    for (const child of element.children) if (child.type === "element") sum += count(child);
    for (const id of referencesOf(element)) {
      const target = byId.get(id);
      if (target !== undefined) sum += count(target);
      if (sum > limit) break;
    }
    under.delete(element);
    known.set(element, sum);
    return sum;
  };
  return count(root);
}
