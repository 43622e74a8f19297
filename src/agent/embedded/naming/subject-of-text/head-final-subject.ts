/** Times, places and pointing words: no topic. */
const POINTS =
  /^(?:これ|それ|あれ|ここ|そこ|私|私たち|僕|彼|彼女|今日|明日|今年|昨年|去年|今|昔|最初|最後|多く|みんな|皆さん|当社|弊社|当店|自分|人|家|この|その|이것|그것|저것|여기|저희|우리|나|저|오늘|내일|올해|작년|지금|모두|여러분|먼저|다음)|[\p{Nd}年月日時]|[つ人番]目|(?:の中|のとき|時|では|には|から|まで|後|前|場合|に|で|で|へ|を|と|も|년|월|일|때|에|에서|부터|까지)$/u;
/** 「親知らずを抜いたあと」: when something was done. */
const CLAUSE = /[をが]|(?:た|る|い)?(?:あと?|とき|ため|ほう|こと)$/u;
const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^(?<topic>[^、。「」（）()\s]{2,14}?)(?:とは|は)(?=[、\p{L}\p{N}])/u,
  ko: /^(?<topic>[^.,\s]{2,12}?|[^.,\s]{1,8}\s[^.,\s]{2,8}?)(?:은|는)\s/u,
};

/** What a Japanese or Korean sentence opens with before the particle of its topic; null where it opens otherwise. */
export function topicPhrase(sentence: string, base: string): string | null {
  const topic = TOPIC[base]?.exec(sentence.trim())?.groups?.["topic"];
  return topic === undefined ||
    POINTS.test(topic) ||
    CLAUSE.test(topic) ||
    /^[\p{Script=Hiragana}]{1,2}$/u.test(topic)
    ? null
    : topic;
}
