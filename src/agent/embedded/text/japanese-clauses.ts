/**
 * Where a long Japanese sentence may be parted between two pages. Its commas stand behind topics, things of a row, times and verbs alike, and the verb that
 * says what all is about comes last: 「日本の食堂の前には、湯気の立たないラーメンや」 is no page.
 */
export type ClauseEnd = "clause" | "linked" | "open";

/** 「掘り進めましたが」, 「見えないので」: a whole clause, of which the next says something else. */
const CLAUSE =
  /(?:です|ます|ました|でした|ません|[ただるうくいすむぶぬつぐ])(?:が|けれども?|けど|ものの)$|(?:です|ます|ました|でした|ません|[ただるうくいすむぶぬつぐ])(?:から|ので|のに|し)$/u;
/** 「始まり」, 「固まったら」, 「分かるため」: a verb that goes on in the next clause. */
const LINKED =
  /(?:[てでし]|ながら|たら|れば|ても|でも|ため(?:に)?|[いきしちにひみりぎじびえけせてねへめれげぜべ])$/u;
/** 「ラーメンや」, 「育てたのは」, 「思い出から」, 「料理ではなく」: it waits for what comes. */
const OPEN =
  /(?:[やはもとにがをのへ]|(?:\p{Script=Han}|[ァ-ヶー]|\p{N})(?:で|から|まで|より|など)|ではなく|だけで(?:は|なく)|ごろから|ころから)$/u;

/** How a stretch ends that a comma stands behind. */
export function clauseEnd(before: string): ClauseEnd {
  const text = before.trimEnd();
  if (CLAUSE.test(text)) return "clause";
  return LINKED.test(text) && !OPEN.test(text) ? "linked" : "open";
}
