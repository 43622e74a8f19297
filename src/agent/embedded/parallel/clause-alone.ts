import { FINAL, finalOf, withFinal } from "../text/hangul.ts";

/**
 * A clause of a row as it stands alone, in the style of notes: 起床し and 起床します are 起床, 会い is 会う; 만나고 and
 * 만납니다 are 만남. Others stay as they are.
 */
export function clauseAlone(clause: string, language: string): string {
  if (language === "ja") return japaneseAlone(clause);
  return language === "ko" ? koreanAlone(clause) : clause;
}

/** From the stem that goes on to the form that ends, by its last sign. */
const ENDS = new Map(["いう", "きく", "ぎぐ", "しす", "ちつ", "にぬ", "びぶ", "みむ", "りる"].map(([from, to]) => [from, to])); // prettier-ignore
/** Stems in -i of verbs in -iru. */
const IN_IRU =
  /(?:起き|過ぎ|でき|出来|落ち|降り|下り|借り|足り|生き|浴び|閉じ|感じ|信じ|通じ|命じ|伸び|満ち|着|見|居)$/u;

function japaneseAlone(clause: string): string {
  const [whole, stem = ""] = /^(.*?)(?:まして|ます|ました)$/u.exec(clause) ?? [clause, clause];
  const ending = whole !== clause || stem !== clause;
  const last = stem.at(-1) ?? "";
  if (!ending && !/[いきぎしちにびみりえけげせてねべめれ]$/u.test(stem)) return clause;
  // 宝探しをし, 起床し: what is done is the noun before it.
  const noun =
    /^(.*[\p{Script=Han}\p{Script=Katakana}ー][りしいえみ]?)(?:を(?:し|行い|おこない))$|^(.*[\p{Script=Han}]{2})し$/u.exec(
      stem,
    );
  if (noun !== null) return noun[1] ?? noun[2] ?? clause;
  if (IN_IRU.test(stem)) return `${stem}る`;
  const end = ENDS.get(last);
  if (end !== undefined) return `${stem.slice(0, -1)}${end}`;
  // 食べ, 始め; "て" goes on from a verb in other ways.
  return /[えけげせねべめれ]$/u.test(stem) || (ending && stem.endsWith("て")) ? `${stem}る` : clause;
}

function koreanAlone(clause: string): string {
  const noun = /^(.+?)[을를]\s(?:하고|합니다|해요|한다)$/u.exec(clause)?.[1];
  if (noun !== undefined) return noun;
  const went = NOUN_IN_GO.test(clause) ? undefined : /^(.+)고$/u.exec(clause)?.[1];
  if (went !== undefined) return nominal(went) ?? clause;
  const full = /^(.+)습니다$/u.exec(clause)?.[1];
  if (full !== undefined) return `${full}음`;
  const polite = /^(.+)니다$/u.exec(clause)?.[1];
  return polite === undefined ? clause : (withOtherFinal(polite, FINAL.b, FINAL.m) ?? clause);
}

/** 창고, 냉장고, 신고: nouns that end as verbs do that go on. */
const NOUN_IN_GO = /(?:^|\s)(?:창|냉장|차|금|광|재|원|최|참|경|충|권|신|사|보)고$/u;

/** "만나" as 만남, "읽" as 읽음; null where it is no syllable of Hangul. */
function nominal(stem: string): string | null {
  const open = withOtherFinal(stem, FINAL.none, FINAL.m);
  if (open !== null) return open;
  return /[\uAC00-\uD7A3]$/u.test(stem) ? `${stem}음` : null;
}

/** With another end of its last syllable, where that has the one asked for. */
const withOtherFinal = (text: string, from: number, to: number): string | null =>
  finalOf(text) === from ? withFinal(text, to) : null;

const POLITE = /(?:ます|です|ました|でした|ください|니다|[세어아해여]요)[\s.。!！]*$/u;

/**
 * A clause that goes on to the next, as its sentence ends: 発酵させ is 発酵させます where that is polite, 만들고 is 만듭니다. Others stay
 * as they are.
 */
export function politely(clause: string, sentence: string, language: string): string {
  if (!POLITE.test(sentence)) return clause;
  if (language === "ja")
    return /[いきぎしちにびみりえけげせぜねべめれ]$/u.test(clause) ? `${clause}ます` : clause;
  if (language !== "ko" || NOUN_IN_GO.test(clause)) return clause;
  const stem = /^(.+)고$/u.exec(clause)?.[1];
  if (stem === undefined) return clause;
  const open = withOtherFinal(stem, FINAL.none, FINAL.b) ?? withOtherFinal(stem, FINAL.l, FINAL.b);
  if (open !== null) return `${open}니다`;
  return /[\uAC00-\uD7A3]$/u.test(stem) ? `${stem}습니다` : clause;
}
