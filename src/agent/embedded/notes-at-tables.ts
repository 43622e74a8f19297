import { isSourceLine } from "./brief/source-line.ts";
import type { Block, Prose, Section, TableBlock } from "./brief/brief.ts";

/** What a footnote begins with, as the cell or head that it belongs to ends with. */
const MARK = /^(?<mark>\*{1,3}|[†‡§※]|[¹²³⁴]|\(\*\)|\([1-4a-d]\))\s*(?=[\p{L}\p{N}«"„“(])/u;
/** UTF-16 units of a note that is read at the foot of its figures, and of a remark on them. */
const LONGEST = { note: 170, remark: 110 };

/**
 * What stands right behind a table and only says how its figures are meant goes to the table, where it is a small line at its
 * foot: a footnote by the mark that a head or cell bears, and a sentence on what all values are ("The percentages are rough, and
 * change from year to year"), which is told as well. By itself either would be a page of its own, for nothing.
 */
export function withNotesAtTables(sections: readonly Section[]): Section[] {
  return sections.map((section) => {
    const blocks: Block[] = [];
    for (const block of section.blocks) {
      const before = blocks.at(-1);
      const noted = before?.kind === "table" ? notedBy(before, block) : null;
      if (noted === null) blocks.push(block);
      else blocks.splice(-1, 1, noted);
    }
    return { ...section, blocks };
  });
}

function notedBy(table: TableBlock, block: Block): TableBlock | null {
  if (table.note !== undefined) return null;
  const written = [table.header, ...table.rows].flat().map(({ shown }: Prose) => shown.trim());
  const text = footnoteIn(block, written);
  const span = { start: table.span.start, end: block.span.end };
  if (text !== null) return { ...table, note: { text, told: false }, span };
  if (block.kind !== "paragraph" || block.formulas.length > 0) return null;
  const said = block.text.shown.trim();
  return isOnValues(said) ? { ...table, note: { text: said, told: true }, span } : null;
}

function footnoteIn(block: Block, written: readonly string[]): string | null {
  if (block.kind === "paragraph") {
    const text = block.text.shown.trim();
    const mark = MARK.exec(text)?.groups?.["mark"] ?? "";
    return mark !== "" && text.length <= LONGEST.note && written.some((cell) => cell.endsWith(mark)) ? text : null; // prettier-ignore
  }
  // "* Based on diesel" is written like a list of one.
  const [only, another] = block.kind === "list" && !block.ordered ? block.items : [];
  if (only === undefined || another !== undefined || only.below.length > 0) return null;
  const text = `* ${only.text.shown.trim()}`;
  return text.length <= LONGEST.note && written.some((cell) => /[^*]\*$/u.test(cell)) ? text : null;
}

/** One sentence whose subject are the values themselves, and that only says how exact or of when they are. */
export function isOnValues(text: string): boolean {
  if (text.length > LONGEST.remark || /[.!?。]\s*\S/u.test(text) || /[?？؟!！:：]/u.test(text)) return false;
  return VALUES.test(text) && MEANT_SO.test(text);
}

/** A line under a table or a chart that only says how its figures are meant or where they are from: before anything else it is left out. */
export function isNoteOnFigures(text: string): boolean {
  return /^\s*[*†]/u.test(text) || isSourceLine(text) || isOnValues(text.trim());
}

const VALUES =
  /^(?:(?:all |the |these |all the )?(?:figures|numbers|values|percentages|shares|data|amounts)\s|(?:alle |die |diese |sämtliche )?(?:zahlen|werte|angaben|anteile|prozent(?:e|werte|angaben|zahlen)|daten)\s|(?:tou(?:s|tes) )?(?:les |ces )?(?:chiffres|valeurs|pourcentages|données|parts|durées)\s|(?:tod[oa]s )?(?:l[oa]s |est[oa]s )?(?:cifras|datos|valores|porcentajes|números)\s|(?:tutt[ei] )?(?:l[ei] |i |gli |quest[ei] )?(?:cifre|dati|valori|percentuali|numeri)\s|(?:tod[oa]s )?(?:os |as |est[ea]s )?(?:números|valores|dados|percentagens|porcentagens)\s|(?:alle |de |deze )?(?:cijfers|waarden|percentages|getallen|gegevens)\s|(?:alla |de )?(?:siffrorna|värdena|andelarna|talen|uppgifterna)\s|(?:alle )?(?:tallene|verdiene|værdierne|andelene)\s|(?:wszystkie )?(?:liczby|dane|wartości|udziały|procenty)\s|(?:все |эти )?(?:цифры|данные|значения|доли|проценты)\s|(?:усі |ці )?(?:цифри|дані|значення|частки|відсотки)\s|(?:النسب|الأرقام|القيم|البيانات)\s|(?:(?:ये |सभी )?(?:आँकड़े|आंकड़े|प्रतिशत|संख्याएँ))\s)|^(?:なお、)?(?:割合|数値|数字|値|データ|パーセント|比率)は|^(?:비율|수치|값|숫자|자료)[은는]\s|^(?:以上|表中)?(?:数据|數據|数字|數字|比例|百分比)(?:为|為|是|均为|均|仅|只|因)/iu;
const MEANT_SO =
  /(?<![\p{L}\p{M}])(?:approximate|approximations?|rough|rounded|estimates?|estimated|averages?|vary|varies|chang(?:e|es)|gerundet|ungefähr\p{L}*|geschätzt|schätz\p{L}+|richtwerte|näherung\p{L}*|durchschnitt\p{L}*|schwanken|variieren|ändern sich|approximati(?:f|ve)s?|approximatives|arrondi(?:e?s)?|estimations?|estimé(?:e?s)?|moyennes?|varient|changent|aproximad[oa]s|orientativ[oa]s|estimad[oa]s|estimaciones|redondead[oa]s|varían|cambian|approssimativ[ie]|indicativ[ie]|arrotondat[ie]|stim(?:e|ati|ate)|variano|cambiano|arredondad[oa]s|estimativas|variam|mudam|afgerond|schattingen|geschat|bij benadering|variëren|wisselen|ungefärliga|avrundade|uppskattningar|varierar|omtrentlige|avrundet|afrundede|omtrentlig|varierer|anslag|przybliżone|szacunkowe|zaokrąglone|zmieniają się|приблизительн\p{L}+|округлен\p{L}+|оценочн\p{L}+|меняются|приблизн\p{L}+|округлені|змінюються|تقريبية|تقديرية|تتغير|تقديرات|अनुमानित|लगभग|मोटे|औसत)(?![\p{L}\p{M}])|おおよそ|およそ|概数|概算|目安|推計|推定|平均値?です|변동|대략|어림|추정|추산|반올림|평균|달라|估算|估计|估計|约数|約數|大致|平均|四舍五入|四捨五入|变化|變化/iu;
