import type { SourceSpan } from "../../../artifacts/outline.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import type { Block, Prose } from "./brief.ts";
import { signedQuotes } from "./signed-quotes.ts";

const ATTRIBUTION = /^(?:[-–—―~]+\s*)(\S.{1,79})$/u;
/** Advice that is set off from the text, not words that somebody said; what only names it so is left out. */
const ALERT =
  /^(?:\[!\w+\]\s*|(?:note|tip|hint|hinweis|tipp|remarque|astuce|à noter|nota|consejo|dica|примечание|совет|ipucu|ملاحظة|הערה|नोट|提示|ヒント|メモ|참고)\s*[:：]\s*)/iu;
/** A call for attention is told, or the warning would be none. */
const WARNS =
  /^(?:warning|important|caution|attention|danger|achtung|wichtig|vorsicht|warnung|gefahr|importante|aviso|avviso|attenzione|pericolo|avertissement|danger|prudence|¡?ojo!?|cuidado|atención|advertencia|peligro|atenção|perigo|let op|pas op|waarschuwing|uwaga|внимание|осторожно|важно|увага|обережно|varning|obs|viktigt|advarsel|uyarı|dikkat|تنبيه|تحذير|انتبه|चेतावनी|सावधान|注意|警告|危険|주의|경고)\s*[:：]\s*/iu;
/** "If you feel sudden pain, do not wait.": what viewers are to do in an emergency is set off, and said by nobody. */
const CALLS_UP =
  /(?:^|\s)(?:do not wait|don['’]t wait|call (?:at once|immediately|an ambulance|911|999|112)|beklemeyin|hemen (?:arayın|gelin|başvurun)|warten sie nicht|sofort (?:anrufen|rufen|kommen)|n['’]attendez pas|appelez (?:immédiatement|aussitôt|le (?:15|112))|no espere|llame (?:de inmediato|enseguida|al 112)|non aspetti\p{L}*|chiam\p{L}+ subito|não espere|ligue (?:já|imediatamente)|wacht niet|bel (?:direct|meteen)|nie czekaj\p{L}*|не ждите|не чекайте|vänta inte|vent ikke)(?!\p{L})|不要等待|立即就医|立即就醫|すぐに(?:受診|連絡|電話)|लापरवाही न|तुरंत (?:डॉक्टर|अस्पताल)|لا تنتظر|اتصل فور/iu;
const INLINE_ATTRIBUTION = /^(.{8,}?[.!?”"»」。!?])\s*[-–—―]+\s*(\p{L}.{1,60})$/su;
/** "… no parking space. (Petra Engl, paint shop)": who said it, unless it points elsewhere. */
const IN_BRACKETS =
  /^(.{8,}?[.!?…”"“»」。！？])\s*[(（](?!(?:see|cf|siehe|vgl|voir|véase|vedi|sic|note|n\. ?d)(?!\p{L}))([\p{Lu}\p{Lo}][^()（）]{1,60})[)）][.。]?$/su;

/** A block quote of one thought becomes a quotation; one that holds a whole document is read as its content. */
export function readQuote(inner: Block[], span: SourceSpan, language: string): Block[] {
  if (inner.every((block) => block.kind === "quote")) return inner;
  const paragraphs = inner.filter((block) => block.kind === "paragraph");
  if (paragraphs.length !== inner.length || paragraphs.length === 0 || paragraphs.length > 3) return inner;
  // GitHub's alerts: "[!NOTE] text" is advice, not a quotation.
  const first = paragraphs[0];
  if (first !== undefined && ALERT.test(first.text.shown)) {
    const text = {
      shown: capitalise(first.text.shown.replace(ALERT, "")),
      spoken: capitalise(first.text.spoken.replace(ALERT, "")),
    };
    return [{ ...first, text, lines: [text.shown] }, ...paragraphs.slice(1)].filter(
      (block) => block.text.shown !== "",
    );
  }
  if (first !== undefined && (WARNS.test(first.text.shown) || CALLS_UP.test(first.text.shown))) return paragraphs; // prettier-ignore
  const lines = paragraphs.flatMap((block) => block.lines);
  const signed = signedQuotes(lines.join("\n"), language, span);
  if (signed !== null) return signed;
  const spoken = paragraphs.map((block) => block.text.spoken).join(" ");
  const last = lines.at(-1) ?? "";
  const named = lines.length > 1 ? (ATTRIBUTION.exec(last) ?? bylineOf(last, lines.at(-2) ?? "")) : null;
  if (named !== null) {
    const shown = lines.slice(0, -1).join("\n");
    const cut = spoken.lastIndexOf(named[1] ?? "");
    const said = cut > 0 ? spoken.slice(0, cut).replace(/[\s–—―~-]+$/u, "") : spoken;
    return [{ kind: "quote", text: { shown, spoken: said }, attribution: named[1]?.trim() ?? null, span }];
  }
  return [quoteFrom({ shown: lines.join("\n"), spoken }, span)];
}

/** "Maria Okafor, head chef" on the last line, without a dash: a name or two large words, and no sentence. */
function bylineOf(line: string, before: string): RegExpExecArray | null {
  const ends = /[.!?…”"“»」』。！？।]\s*$/u.test(before);
  return ends && countWords(line) <= MOST_OF_BYLINE ? BYLINE.exec(line.trim()) : null;
}

const MOST_OF_BYLINE = 9;
const BYLINE =
  /^((?:\p{Lu}[\p{L}\p{M}.’'-]*(?:\s\p{Lu}[\p{L}\p{M}.’'-]*){1,3}|\p{Lu}[\p{L}\p{M}’'-]+(?=,))(?:,\s[^.!?…:;]{2,50})?)$/u;

export function quoteFrom(text: Prose, span: SourceSpan): Block {
  const shown = INLINE_ATTRIBUTION.exec(text.shown) ?? IN_BRACKETS.exec(text.shown);
  const spoken = INLINE_ATTRIBUTION.exec(text.spoken) ?? IN_BRACKETS.exec(text.spoken);
  if (shown !== null && spoken !== null) {
    const words = { shown: shown[1]?.trim() ?? "", spoken: spoken[1]?.trim() ?? "" };
    return { kind: "quote", text: words, attribution: shown[2]?.trim() ?? null, span };
  }
  return { kind: "quote", text, attribution: null, span };
}
