/** What a request is about in Chinese, Japanese and Korean. */
const ZH_FILM = "(?:视频|視頻|影片|短片|片子|动画|動畫|宣传片|小片)";
const ZH: readonly RegExp[] = [
  /(?:主题|主題|内容|內容|题材|題材)(?:就)?(?:是|为|為|：|:)(?<what>[^，。；！？\n]{2,24})/u,
  /以(?<what>[^，。；！？\n]{2,20})为(?:主题|题|内容)/u,
  new RegExp(
    `[把将將](?<what>[^，。；！？\\n]{2,24})(?:做成|拍成|制成|剪成|改成)[^，。；]{0,10}${ZH_FILM}`,
    "u",
  ),
  /(?:关于|關於|有关|有關|围绕|圍繞)(?<what>[^，。；！？\n]{2,24})/u,
  /(?:讲讲|講講|讲一讲|讲清楚|講清楚|讲述|講述|讲解|講解|说说|說說|说一说|说清楚|介绍一下|介绍|介紹|科普|(?<=[，。\s])(?:讲|講|拍|说))(?:一下|清楚)?(?<what>[^，。；！？\n]{2,24})/u,
];
const ZH_TAIL = new RegExp(
  `的?(?:约|約)?(?:[一二两兩三四五半十\\p{Nd}]{1,3}(?:分半?钟|分鐘|分钟|秒钟?|秒鐘))(?:的)?$|(?:的)?(?:事情?|情况|内容|一事|(?:宣传|介绍|培训|科普|教学|短|小)?${ZH_FILM})+$`,
  "u",
);
/** What is pointed at, and whom a film is made for. */
const ZH_NO_NAME = /^(?:这|這|那|以下|下面|上面|它|我们?写|文字|此|一下|个|给|給)/u;

const JA_FILM = "(?:動画|映像|ムービー|ビデオ|映画)";
const JA: readonly RegExp[] = [
  /(?:テーマ|内容|題材|主題|題名|お題)は、?(?<what>[^。、\n]{2,30}?)(?:についてです|についてになります|についての話です|に関してです|です|になります|となります|でお願い|で、)/u,
  /(?:^|[、。])(?<what>[^。、\n]{2,30}?)(?:が|を)テーマ(?:です|に|と)/u,
  new RegExp(`(?<what>[^。、\\n]{2,30}?)(?:について|に関する|に関して|にまつわる)(?:の|、|説明する|紹介する|解説する|[^。、]{0,8})?[^。]{0,16}${JA_FILM}`, "u"),
  new RegExp(`(?<what>[^。、\\n]{2,30}?)を、?[^。、]{0,20}?${JA_FILM}に(?:して|まとめ|した|でき|仕立)`, "u"),
  new RegExp(`(?<what>[^。、\\n]{2,30}?)(?:を(?:紹介|説明|解説)(?:する|した)|が(?:わかる|分かる|伝わる)|を(?:伝える|知らせる))[^。]{0,10}${JA_FILM}`, "u"),
  /(?<what>[^。、\n]{2,30}?)を(?:取り上げ|とりあげ|題材に|扱)/u,
  new RegExp(`(?<what>[^。、\\n]{2,30}?)の${JA_FILM}(?:を|が|、)[^。]{0,24}(?:お願い|作|ほしい|欲しい|必要|いただけ)`, "u"),
]; // prettier-ignore
const JA_START =
  /^.*(?:向けに?|むけに?|のために|(?:見せる|流す|使う|配る|上映する|放映する)(?:ための)?|用の|として|で使う|から頼まれた)/u;
/** "…を知らせる1分": what a film does with it, and how long. */
const JA_TAIL =
  /(?:の(?:こと|件|お話|話|様子))$|(?:を(?:お知らせ|案内|紹介|説明|解説|告知)する|の)?(?:約)?\p{Nd}{1,3}(?:分|秒)(?:間|半|ほど|くらい|程度)?$/u;
const JA_NO_NAME = /^(?:この|その|以下|下記|これ|それ|文章|テキスト|上の|次の|こちら|短い|一本|内容)/u;

const KO_FILM = "(?:영상|동영상|비디오|영화)";
const KO: readonly RegExp[] = [
  /(?:주제|내용)는?은?\s(?<what>[^.,!?\n]{2,40}?)(?:입니다|이에요|예요|이고|이며|이요|로 해)/u,
  /(?<what>[^.,!?\n]{2,60}?)에\s(?:대한|관한|대해서?|관해서?)(?=\s)/u,
  new RegExp(`(?<what>[^.,!?\\n]{2,60}?)(?:을|를)?\\s(?:소개|설명|안내|홍보)(?:하는|할|해 ?주는)\\s[^.!?]{0,20}${KO_FILM}`, "u"),
  new RegExp(`(?<what>[^.,!?\\n]{2,60}?)(?:을|를)?\\s(?:알려 ?주는|알리는|다루는|다룬|담은|보여 ?주는)\\s[^.!?]{0,20}${KO_FILM}`, "u"),
  new RegExp(`(?<what>[^.,!?\\n]{2,60}?)(?:을|를)\\s(?:[^.,!?]{0,14}\\s)?${KO_FILM}으?로`, "u"),
  /(?:^|[.,!?]\s)(?<what>[^.,!?\n]{2,40}?)(?:을|를)\s(?:[^.,!?]{0,12}\s)?(?:설명|소개)해\s?(?:주세요|주시|달라)/u,
  /(?:^|[.,!?]\s)(?<what>[^.,!?\n]{2,40}?)\s이야기(?:예요|입니다|이에요)/u,
]; // prettier-ignore
const KO_START = /^.*(?:[을를]?\s?위해서?|위한|에게|한테|께|용으로|용|분위기로|처럼|맞춰|목적으로)\s/u;
const KO_NO_NAME =
  /^(?:이|그|저|아래|위|다음|첨부)(?:\s|$)|^(?:글|내용|문서|이것|그것)$|(?:짧은|즐거운|재미있는)$|(?:드린|주신|하신|[가-힣]던|들은|들려준|말한|적은|보낸)$/u;

/** "춘천시 시내버스가 개편되는데", 「運賃が改定されるので」: what is changed, opened or ended, and that it is. */
const KO_CHANGED =
  /(?:^|[.!?]\s|,\s)(?<what>(?:[\p{Script=Hangul}\p{Nd}A-Za-z]+\s){0,3}[\p{Script=Hangul}\p{Nd}A-Za-z]+?)(?:이|가|을|를)\s(?:새로\s|전면\s|크게\s)?(?<deed>개편|변경|개정|개선|인상|인하|이전|폐지|시행|개통|개관|개장|출시|도입|확대|축소|중단|종료|교체|통합|재개|리모델링|오픈)(?:되|돼|됩|된|하|합|한|했|을|를|이|예정)/u;
const JA_CHANGED =
  /(?:^|[。、])(?<what>[^。、\n]{2,24}?)(?:が|を)(?<deed>改定|改正|変更|移転|廃止|終了|導入|開通|開館|開業|値上げ|統合|新設|再開|更新|刷新|リニューアル)(?:さ|し|す|と|に|オ)/u;

type East = {
  patterns: readonly RegExp[];
  changed?: RegExp;
  joins?: string;
  start?: RegExp;
  tail?: RegExp;
  noName: RegExp;
};
const EAST: Readonly<Record<string, East>> = {
  zh: { patterns: ZH, tail: ZH_TAIL, noName: ZH_NO_NAME },
  ja: { patterns: JA, changed: JA_CHANGED, joins: "の", start: JA_START, tail: JA_TAIL, noName: JA_NO_NAME },
  ko: { patterns: KO, changed: KO_CHANGED, joins: " ", start: KO_START, noName: KO_NO_NAME },
}; // prettier-ignore
const FEWEST = 2;
const MOST = 26;

/** Undefined for other languages, null where the wish does not say it. */
export function eastAbout(wish: string, language: string): string | null | undefined {
  const words = EAST[language];
  if (words === undefined) return undefined;
  for (const pattern of words.patterns) {
    const said = pattern.exec(wish)?.groups?.["what"] ?? "";
    const begun = words.start === undefined ? said : said.replace(words.start, "");
    const what = (words.tail === undefined ? begun : begun.replace(words.tail, "")).trim();
    if (what.length >= FEWEST && what.length <= MOST && !words.noName.test(what)) return what;
  }
  return changedThing(wish, words);
}

/** "4월부터 주차 요금", 「来月からバスの運賃」 */
const SINCE_WHEN = /^.*(?:부터\s|から(?!あげ|だ))/u;

function changedThing(wish: string, { changed, joins = "", start, noName }: East): string | null {
  const { what = "", deed = "" } = changed?.exec(wish)?.groups ?? {};
  const bare = (start === undefined ? what : what.replace(start, ""))
    .replace(SINCE_WHEN, "")
    .replace(/^(?:우리|저희)\s/u, "")
    .trim();
  return bare.length >= FEWEST && bare.length <= MOST && !noName.test(bare) ? bare + joins + deed : null;
}
