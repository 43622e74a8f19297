import { safeLocale } from "../phrases/join-list.ts";
import type { FoundFigure } from "../text/figures.ts";

/** Whether a noun stands in the same form behind all of these numbers: "120 uczniów" and "340 uczniów", but "2 дома" and "5 домов". */
export function samePlural(values: readonly number[], base: string): boolean {
  const rules = new Intl.PluralRules(safeLocale(base));
  return new Set(values.map((value) => rules.select(value))).size === 1;
}

/** What the first counts in is counted in all of them, where the others name nothing and its word would stand so behind each. */
export function withUnitOfAll(found: readonly FoundFigure[], base: string): FoundFigure[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  const { prefix, suffix } = first.figure;
  const alike = (one: FoundFigure): boolean => one.figure.prefix === prefix && one.figure.suffix === suffix;
  const bare = ({ unit, figure }: FoundFigure): boolean =>
    unit === "" && figure.prefix === "" && figure.suffix === "";
  const values = found.flatMap(({ figure }) => figure.value ?? []);
  const word = /\p{L}{2}/u.test(suffix);
  if (!others.every((one) => alike(one) || bare(one)) || (word && !samePlural(values, base)))
    return [...found];
  return found.map((one) =>
    alike(one)
      ? one
      : {
          ...one,
          figure: { ...one.figure, prefix, suffix, display: `${prefix}${one.figure.display}${suffix}` },
          unit: first.unit,
        },
  );
}
