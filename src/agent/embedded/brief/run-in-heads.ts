import { isConnective } from "../text/connective.ts";
import { countWords } from "../text/sentences.ts";

/** Longer strong words are a sentence that is stressed. */
export const MOST_STRONG = { signs: 64, words: 8 };
/** Without bold type a head must be shorter to be one. */
const MOST_PLAIN = { signs: 40, words: 4 };

/** "Note", "Source", "PS": such a word says what kind of remark follows, not what it is about. */
const REMARK =
  /^(?:nota ?bene|n\.?b\.?|p\.?s\.?|note|notes|tip|hint|warning|important|caution|attention|reminder|example|source|sources|update|tl;?dr|hinweis|achtung|wichtig|tipp|beispiel|quelle|quellen|remarque|astuce|exemple|sources?|nota|importante|atención|consejo|ejemplo|fuente|attenzione|esempio|consiglio|fonte|atenção|dica|exemplo|let op|voorbeeld|bron|uwaga|przykład|źródło|viktigt|obs|källa|внимание|важно|пример|источник|примечание|uyarı|not|önemli|kaynak|ملاحظة|تنبيه|مصدر|מקור|הערה|नोट|स्रोत|注|注意|备注|備註|例|来源|來源|出典|참고|주의|출처)$/iu;
/** Between digits a colon belongs to a time or a ratio. */
const PLAIN =
  /^([\p{Lu}\p{Lo}][^.。:：;；,，、!?！？()（）"“”«»「」\n]*?)(?:\s?[:：]\s*|\s+[–—]\s+)(?=[^\s\d]|\d)(.+)$/su;

/** What opens a line before its colon, "Staffing: we hired …", and what it heads; null where that is no heading. */
export function plainHead(text: string): { head: string; rest: string } | null {
  const match = PLAIN.exec(text);
  const [head, rest] = [match?.[1]?.trim() ?? "", match?.[2]?.trim() ?? ""];
  if (match === null || !isHead(head, MOST_PLAIN) || !/[\p{L}\p{N}]/u.test(rest)) return null;
  const colon = /^\s?[:：]/u.test(text.slice(head.length));
  // "Paris — the city of light": a dash makes a head only of capitals.
  if (!colon && !capitals(head)) return null;
  if (colon && /\d$/u.test(head) && /^\d/u.test(rest)) return null;
  return { head, rest };
}

export function isHead(head: string, most: { signs: number; words: number }): boolean {
  const letters = head.replaceAll(/[^\p{L}]/gu, "");
  const east = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters);
  return (
    letters.length >= 2 &&
    head.length <= (east ? most.signs / 3 : most.signs) &&
    (east || countWords(head) <= most.words) &&
    !/(?:https?|mailto)$/iu.test(head) &&
    !REMARK.test(head.trim()) &&
    !isConnective(head)
  );
}

export const capitals = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase();

/** "What we take:" above a list: the words that name it, as short as a heading. */
export function opensList(line: string): boolean {
  const [, head = ""] = /^([\p{Lu}\p{Lo}][^.。:：;；!?！？"“”«»\n]*?)\s?[:：]\s*$/u.exec(line) ?? [];
  return head !== "" && isHead(head.trim(), MOST_PLAIN);
}
