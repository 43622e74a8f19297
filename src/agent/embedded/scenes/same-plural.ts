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
  if (!others.every((one) => alike(one) || bare(one))) return [...found];
  if (/\p{L}{2}/u.test(suffix) && !samePlural(values, base)) return shortened(found, base);
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

/** "9 minut", but "4 minuty": where the word would change, what is short for it stands behind both. */
function shortened(found: readonly FoundFigure[], base: string): FoundFigure[] {
  const suffix = found[0]?.figure.suffix ?? "";
  const [, short] = SHORT[base]?.find(([word]) => word.test(suffix.trim())) ?? [];
  if (short === undefined) return [...found];
  return found.map((one) => {
    const digits = one.figure.display.slice(0, one.figure.display.length - one.figure.suffix.length);
    const figure = { ...one.figure, suffix: ` ${short}`, display: `${digits} ${short}` };
    return { ...one, figure, unit: short };
  });
}

const SHORT: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  pl: [[/^minut\p{L}?$/u, "min"], [/^godzin\p{L}?$/u, "godz."]],
  ru: [[/^минут\p{L}?$/u, "мин"], [/^час\p{L}{0,2}$/u, "ч"], [/^рубл\p{L}+$/u, "₽"], [/^метр\p{L}*$/u, "м"], [/^литр\p{L}*$/u, "л"]],
  uk: [[/^хвилин\p{L}?$/u, "хв"], [/^годин\p{L}?$/u, "год"], [/^метр\p{L}*$/u, "м"], [/^літр\p{L}*$/u, "л"]],
}; // prettier-ignore
