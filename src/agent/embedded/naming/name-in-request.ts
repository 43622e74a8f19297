import { FILM } from "../brief/request-words.ts";
import { presentedIn } from "./presented-in-request.ts";
import { isForPlace } from "../brief/audience-words.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** "appunti per il video del panificio", "분리배출 안내 영상을 부탁드립니다": what a request calls its film by, without saying "about". */
const MOST_WORDS = 5;
const MOST_SIGNS = 16;

/** "del panificio" → "Il panificio": the article as it stands without "of". */
const OF: readonly (readonly [of: string, article: string])[] = [
  ["della nostra", "La nostra"], ["del nostro", "Il nostro"], ["dello", "Lo"], ["della", "La"], ["degli", "Gli"], ["delle", "Le"], ["dell['’]", "L’"], ["dei", "I"],
  ["de la", "La"], ["de los", "Los"], ["de las", "Las"], ["de l['’]", "L’"], ["du", "Le"], ["des", "Les"], ["de notre", "Notre"], ["de nuestra", "Nuestra"], ["de nuestro", "Nuestro"],
  ["da nossa", "A nossa"], ["do nosso", "O nosso"], ["da", "A"], ["dos", "Os"], ["das", "As"],
  ["van de", "De"], ["van het", "Het"], ["van onze", "Onze"], ["van ons", "Ons"],
]; // prettier-ignore
/** The same word stands for two articles. */
const DEL: Readonly<Record<string, string>> = { es: "El", it: "Il" };
const NOUNS =
  "(?<what>(?!(?:durata|duración|durée|duração|genere|tipo|anno|año)(?!\\p{L}))\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s(?!(?:per|pour|para|por|voor|für|che|qui|que|die|dat|da|con|avec|com|met|mit|in|en|em|a|à|al|aux?|op|sur|sobre|su|le|ya|e|et|y|und|and|of|el|la|il|lo)\\s)[\\p{L}\\p{M}'’-]+){0,3})(?=\\s*(?:[,.;:!?()–—\\n]|$)|\\s(?:per|pour|para|voor|che|qui|que|die|dat|da|con|avec|com|met|in|en|em|a|à|al|aux?|op|e|et|y)\\s)";
const KIND =
  "(?:\\s(?:di presentazione|promozionale|de présentation|promotionnel(?:le)?|de presentación|promocional|de apresentação|institucional))?";
const BEFORE_NAME = toPattern(
  `${FILM}${KIND}\\s(?:(?<del>del)\\s|(?<of>${OF.map(([of]) => of).join("|")})\\s?)${NOUNS}`,
  "isu",
);
/** "notes for the bakery video", "das Video der Bäckerei" */
const GERMAN = toPattern(
  `(?:das|unser|dem|den)\\s\\p{L}*(?:[Vv]ideo|[Ff]ilm|[Ff]ilmchen)\\s(?:(?<die>der)|(?<vom>vom|des))\\s(?<what>\\p{Lu}[\\p{L}-]+)(?=\\s*(?:[,.;:!?()–—\\n]|$))`,
  "u",
);
const ENGLISH = toPattern(
  `(?:notes?|points?|text|facts|material|ideas|bullets?)\\s(?:for|on)\\s(?:the|our|a)\\s(?<what>(?:[\\p{L}'’-]+\\s){1,3}?)(?:film|video|clip)(?![\\p{L}-])`,
  "iu",
);
const NO_NAME =
  /^(?:short|little|new|quick|small|promo|image|explainer|training|next|first|second|instagram|website|youtube|company|staff|\p{N}+)\s?/iu;

const KO = toPattern(
  `(?<words>(?:[\\p{Script=Hangul}\\p{N}·]+\\s?){1,12}?)\\s?(?:영상|동영상|비디오)(?:을|를|이|가)?\\s?(?:하나\\s|한 편\\s)?(?:부탁|만들|제작|필요|요청|주문)`,
  "u",
);
/** What stands before a thing and says whose, for whom or how long it is. */
const KO_BEFORE =
  /(?:[을를은는의로]|에게|한테|께|에서|위한|위해|짜리|드릴|줄|주는|쓸|올릴|띄울|상영할|내보낼|틀|보는|볼|할|하는|되는|될|짧은|간단한|새|우리|저희)$/u;
const KO_LESSON = /^(?:수업|학습|수업용|학습용)$/u;
const JA =
  /(?<words>[^、。\n]{2,40}?)(?:の)?(?<kind>紹介|案内|説明|研修|教育|解説|宣伝|PR|ＰＲ|告知)?(?:の|用)?(?:短い)?(?:動画|映像|ムービー|ビデオ)(?:の制作|の作成|制作|作成)?(?:を|が|の)?(?:一本|1本)?(?:お願い|作|制作|依頼|必要|ほしい|欲しい|頼)/u;
const JA_BEFORE =
  /^.*(?:見せる|流す|使う|向けの|向けに|ための|ために|での|による|来月の|今度の|(?:に(?!ついて|関する|関して|おける|対する)|[でへを]))/u;
/** 自動販売機についてのお知らせ: the thing is the name. */
const JA_ABOUT = /(?:に(?:ついて|関する|関して|おける)(?:の)?(?:ご|お)?(?:知らせ|案内|説明|紹介|話)?)$/u;
const ZH =
  /(?:介绍|介紹|关于|關於|讲述|講述|讲|講|宣传|宣傳|展示)(?:一下)?(?<what>[^，。、的\s]{2,14}?)的?(?:短片|片子|影片|视频|視頻|动画|動畫|小片)/u;
const ZH_KIND =
  /(?:做|拍|制作|製作|需要|要|想要)(?:一)?(?:个|個|部|支|段|条|條)(?<what>[^，。、\s\p{N}一二两三]{2,14}?)(?:的)?(?<kind>介绍|介紹|宣传|宣傳|科普|培训|培訓|教学|教學|说明|說明|指南)(?:短片|片|影片|视频|視頻|动画|動畫)/u;

/** What the sentences that order a film call it by; null where they say no such thing. `language`: a tag's first part. */
export function nameInRequest(wishes: readonly string[], language: string): string | null {
  for (const wish of wishes) {
    const name = EAST_NAME[language]?.(wish) ?? spacedName(wish, language) ?? presentedIn(wish, language);
    if (name !== null) return name;
  }
  return null;
}

const EAST_NAME: Readonly<Record<string, (wish: string) => string | null>> = {
  ko: (wish) => {
    const words = (KO.exec(wish)?.groups?.["words"] ?? "").trim().split(/\s+/u);
    const from = words.findLastIndex((word) => KO_BEFORE.test(word)) + 1;
    const named = words.slice(from);
    // "한글날 수업 영상": a lesson is what the film is for.
    return eastName((KO_LESSON.test(named.at(-1) ?? "") && named.length > 1 ? named.slice(0, -1) : named).join(" ")); // prettier-ignore
  },
  ja: (wish) => {
    const { words = "", kind = "" } = JA.exec(wish)?.groups ?? {};
    const about = JA_ABOUT.test(words);
    const what = words.replace(JA_BEFORE, "").replace(JA_ABOUT, "").replace(/の$/u, "");
    const named = !about && /案内|説明|研修|解説/u.test(kind) && what !== "" ? `${what}の${kind}` : what;
    return eastName(named);
  },
  zh: (wish) => {
    const told = ZH.exec(wish)?.groups?.["what"];
    if (told !== undefined) return eastName(told);
    const { what = "", kind = "" } = ZH_KIND.exec(wish)?.groups ?? {};
    return eastName(/指南|说明|說明|教学|教學|培训|培訓/u.test(kind) ? what + kind : what);
  },
};

function eastName(what: string): string | null {
  const bare = what.trim().replace(/^(?:我们|我們|咱们|本)的?|^(?:우리|저희)\s/u, "");
  return bare.length < 2 || bare.length > MOST_SIGNS || /[\p{Nd}]/u.test(bare) ? null : bare;
}

function spacedName(wish: string, language: string): string | null {
  const german = language === "de" ? GERMAN.exec(wish)?.groups : undefined;
  if (german !== undefined && german["die"] !== undefined) return `Die ${german["what"] ?? ""}`;
  const english = language === "en" ? (ENGLISH.exec(wish)?.groups?.["what"] ?? "").trim() : "";
  if (english !== "" && !NO_NAME.test(`${english} `)) return capitalise(`the ${english.replace(/['’]s$/u, "")}`, "en"); // prettier-ignore
  const groups = BEFORE_NAME.exec(wish)?.groups;
  const what = groups?.["what"]?.trim() ?? "";
  if (groups === undefined || what === "" || countWords(what) > MOST_WORDS) return null;
  const said = (groups["of"] ?? "").toLowerCase();
  const article = groups["del"] === undefined ? OF.find(([of]) => toPattern(`^(?:${of})$`, "iu").test(said))?.[1] : DEL[language]; // prettier-ignore
  if (article === undefined || isForPlace(`${said} ${what}`)) return null;
  return article.endsWith("’") ? article + what : `${article} ${what}`;
}
