import type { FoundFigure } from "../text/figures.ts";

/** "15 October" is a day, no amount. */
const MONTH =
  /^\.?\s(?:de\s)?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|janv|févr|avr|juin|juil|août|déc|ene|abr|ago|dic|genn|magg|giug|lugl|sett|ott|fev|set|out|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|oca|şub|nis|may|haz|tem|ağu|eyl|eki|kas|ara|يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|בינואר|בפברואר|במרץ|במרס|באפריל|במאי|ביוני|ביולי|באוגוסט|בספטמבר|באוקטובר|בנובמבר|בדצמבר|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)[\p{L}\p{M}]*(?:[\s.,;:!?)।،]|$)/iu;

/** "30 September": a number with nothing counted but a month behind it. */
export function isDayOfMonth({ unit }: Pick<FoundFigure, "unit">, after: string): boolean {
  return unit === "" && MONTH.test(after);
}

const YEAR_BEFORE =
  /(?:^|[\s(])(?:nel|dal|l['’]an|im jahre?|jahre?|anno|año|ano|année|year|roku?|в|عام|سنة|वर्ष|सन्?|בשנת|שנת)\s*$/iu;
const YEAR_AFTER =
  /^\s?(?:(?:a|d)\.\s?C|[vn]\.\s?Chr|av(?:ant|\.) J|apr(?:ès|\.) J|(?:BCE?|CE|AD)(?!\p{L})|до н|н\.\s?э|г\.|год[ау]?(?!\p{L})|году|рок[уі]|年|년|yılı|م(?!\p{L})|ई(?!\p{L}))/u;
/** "พ.ศ. 2461", "ปี 2566": Thailand counts its years from the Buddha on. */
const THAI_ERA = /(?:[พค]\.ศ\.|ปี)\s?$/u;
/** "In 212, the emperor": three digits that no noun follows are a year. */
const SINCE = /(?:^|[\s(])(?:in|en|em|um|by|since|until|seit|bis|depuis|desde|dal)\s*$/iu;

/** "1868", "in 212, the emperor": a number that says when. `before`, `after`: what stands around it in its text. */
export function isYear({ figure, unit }: FoundFigure, before: string, after: string): boolean {
  const value = figure.value ?? 0;
  // The thirtieth year of Shōwa is when, too.
  if (unit === "年" && /(?:明治|大正|昭和|平成|令和)\s?$/u.test(before)) return true;
  if (/^\s?(?:[年년]|год[ау]?|году)$/u.test(unit)) return value >= 1000 && value < 2200;
  if (unit !== "" || figure.prefix !== "" || figure.decimals > 0) return false;
  if (YEAR_AFTER.test(after)) return true;
  if (THAI_ERA.test(before) && /^\p{Nd}{4}$/u.test(figure.display)) return true;
  if (!/^\p{Nd}{3,4}$/u.test(figure.display) || value >= 2200) return false;
  return (
    (value >= 1000 && value < 2100) ||
    YEAR_BEFORE.test(before) ||
    (SINCE.test(before) && /^\s*(?:[,.;:)]|$)/u.test(after))
  );
}
