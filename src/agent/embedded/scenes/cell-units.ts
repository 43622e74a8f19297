import { SCALE } from "../text/measures.ts";
import { sizeOfUnit } from "../text/unit-sizes.ts";

/** "(€)", "[k€]" at the end of a head: what the cells below it count in. */
const UNIT = /\s*[([（]\s*([^()（）]{1,16})\s*[)\]）]\s*$/u;
/** "Площадь, га", "Länge, km": a unit behind a comma. */
const COMMA_UNIT = /,\s(\p{Ll}{1,4}[²³]?(?:\/\p{L}{1,3}[²³]?)?|%|°C)$/u;
const SIGN = "[$€£¥₹₩₪₺₽₴₫฿₦]";
/** "%", "€", "kg": a head that is nothing but what its cells count in. */
const ALONE = new RegExp(
  `^(${SIGN}|[%‰]|°[CF]|[kcm]?m[²³]?|km/h|kg|mg|[kMGT]Wh?|[kMGT]B|ml|ha|dB|Hz|kcal)$`,
  "u",
);
/** "1.500 €": languages that write the sign of money behind its amount, as all but the dollar's is. */
const SIGN_BEHIND =
  /^(?:de|fr|es|it|pt|ca|ro|pl|cs|sk|sl|hr|bg|ru|uk|sv|da|nb|fi|hu|el|lt|lv|et|tr|ar|fa|he|vi|eu|gl)$/u;
/** "€ 1.500". */
const SPACED_SIGN = /^nl$/u;
const DOLLAR_BEHIND = /^(?:de|fr|pl|cs|sk|ru|uk|bg|sv|da|nb|fi|hu)$/u;

/** The unit that a head ends in, with its brackets; "" where it names none. */
export function unitOf(head: string): string {
  const found = UNIT.exec(head);
  const said = found?.[1] ?? "";
  return found !== null && countsIn(said) && !YEARS.test(said) ? found[0] : "";
}

/** "Before (2003)", "Sales (2019–21)": when it was counted, and in nothing. */
const YEARS = /^(?:1[5-9]|20)\p{Nd}{2}(?:\s?[-–—/]\s?\p{Nd}{2,4})?$/u;

/** "before 4" is heard, and "before 2003 4" is not: whose word tells before from after needs no year. */
function withoutYear(header: string): string {
  const bare = header.replace(UNIT, "");
  return BEFORE_OR_AFTER.test(bare) ? bare : header;
}

const BEFORE_OR_AFTER =
  /^(?:before|after|then|now|vorher|nachher|davor|danach|damals|heute|avant|après|antes|después|ahora|prima|dopo|depois|agora|voor|na|toen|nu|före|efter|innan|før|etter|ennen|jälkeen|przed|po|wcześniej|teraz|před|potom|előtte|utána|înainte|după|до|после|сейчас|раньше|після|зараз|πριν|μετά|önce|sonra|قبل|بعد|לפני|אחרי|पहले|बाद में|以前|現在|之前|之后|之後|现在|전|후|sebelum|sesudah|trước|sau)$/iu;

/** "(million tonnes)", "(€ per head)"; "(black bin)", "(7 yr life)" only say which: of several words one must be known to count. */
export function countsIn(bracket: string): boolean {
  const words = bracket.trim().split(/\s+/u);
  if (words.length < 2) return true;
  // "(bin TL)" counts in thousands; at the end a scale is said of what stands before it, and "bin" is a bin.
  const known = words.filter(
    (word, at) =>
      COUNTS.test(word) || sizeOfUnit(word) !== null || (at < words.length - 1 && SCALED.test(` ${word}`)),
  );
  return known.length >= (/^\p{Nd}/u.test(bracket) && words.length > 2 ? words.length : 1);
}

const COUNTS = /[\p{Nd}%‰°/²³\p{Sc}]|^(?:per|pro|par|por|je|im|på|na|za|за|на|w|α|ανά)$/iu;
const SCALED = new RegExp(`^${SCALE}\\.?$`, "u");

/** A number by itself, or times a power of ten. */
const PLAIN = /^[\p{Nd}.,\s+−-]+(?:[×·]\s?10[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]{1,4})?$/u;

/** "Population (million)" with 5.5 is said as "population 5.5 million". */
export function withUnit(value: string, header: string, base: string): { value: string; name: string } {
  const unit = (UNIT.exec(header) ?? COMMA_UNIT.exec(header) ?? ALONE.exec(header.trim()))?.[1];
  if (unit === undefined || !PLAIN.test(value) || !countsIn(unit)) return { value, name: header };
  if (YEARS.test(unit)) return { value, name: withoutYear(header) };
  const name = header.trim() === unit ? "" : header.replace(UNIT, "").replace(COMMA_UNIT, "");
  // "Mass (Earth = 1)" says how it is counted, not in what.
  if (/[=:]/.test(unit)) return { value, name };
  if (new RegExp(`^${SIGN}$`, "u").test(unit)) return { value: inMoney(value, unit, base), name };
  const money = /^(?:([$€£¥])\s?(k|m|bn|million|billion|thousand)|(k|m|bn)\s?([$€£¥]))$/i.exec(unit);
  if (money !== null && !isBehind(money[1] ?? money[4] ?? "", base)) {
    const scale = money[2] ?? money[3] ?? "";
    const minus = /^[+−-]/.exec(value)?.[0] ?? "";
    return {
      value: `${minus}${money[1] ?? money[4] ?? ""}${value.slice(minus.length)}${scale.length > 2 ? " " : ""}${scale}`,
      name,
    };
  }
  if (base === "en" && unit === "M") return { value: `${value} million`, name };
  const tight = unit === "%" || /^\p{Script=Han}/u.test(unit);
  return { value: `${value}${tight ? "" : " "}${unit}`, name };
}

function isBehind(sign: string, base: string): boolean {
  return sign === "$" ? DOLLAR_BEHIND.test(base) : SIGN_BEHIND.test(base);
}

/** "€1,500", "1.500 €", "€ 1.500". */
function inMoney(value: string, sign: string, base: string): string {
  if (isBehind(sign, base)) return `${value} ${sign}`;
  const minus = /^[+−-]/.exec(value)?.[0] ?? "";
  return `${minus}${sign}${SPACED_SIGN.test(base) ? " " : ""}${value.slice(minus.length)}`;
}
