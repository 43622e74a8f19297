import { capitalise } from "../text/sentences.ts";

/** What a sentence asks to have explained; `timed`: it says how long that is to take. */
export type Explained = { subject: string | null; audience: string | null; timed: boolean };

// Requests to explain something in languages whose verb ends the sentence, or that write without spaces.
const ZH =
  /^(?:请|請|麻烦|麻煩|能不能|能否|可以|想请|想請)(?:你|您|你们|您们|帮忙|幫忙|帮我们|幫我們)?(?<before>[^，。]{0,14}?)(?:(?:给|給|向|为|為|跟|对|對)(?<a>[^，。]{2,12}?))?(?<between>(?:用|花)[^，。]{1,8}?(?:分钟|分鐘|秒钟|秒)(?:左右|以内|以內)?)?(?:[，,])?(?:讲讲|講講|讲一讲|講一講|讲清楚|讲解|講解|说说|說說|说明|說明|解释|解釋|介绍|介紹)(?:一下)?[，,：:]?(?<s>[^。]{3,60})$/u;
const ZH_LENGTH = /(?:用|花|在)?[^，。]{0,4}(?:分钟|分鐘|秒钟|秒)(?:左右|以内|以內|内|內)?/u;
const JA =
  /^(?<s>.{3,80}?)(?:を|について)(?:、)?(?:分かりやすく|わかりやすく|簡単に|やさしく)?(?:説明|解説)(?:して|を)(?:ください|下さい|ほしいです|欲しいです|いただけますか|いただけませんか|もらえますか|くれますか|お願いします|お願いいたします)$/u;
const JA_LENGTH = /[一二三\p{Nd}]{1,3}(?:分|秒)(?:間)?(?:くらい|ぐらい|ほど|程度|以内)?(?:で|の間に|に)、?/u;
const JA_WHOM = /^(?<a>[^、。]{1,16}?)(?:に向けて|に対して|向けに|のために|に(?!ついて|おけ|つい|よ))、?/u;
const KO =
  /^(?<s>.{3,80}?)(?:을|를|에 대해서?|(?<=[는은인을])지)\s(?:쉽게\s|간단히\s)?설명(?:해|을)?\s?(?:주세요|주십시오|주시겠어요|주실 수 있나요|주시기 바랍니다|부탁드립니다|부탁해요)$/u;
const KO_LENGTH =
  /(?:약\s|대략\s)?(?:[일이삼한두세]|\p{Nd}{1,3})\s?(?:분|초)\s?(?:정도로|정도에|정도|안에|동안|이내로|이내에|내로)\s/u;
const KO_WHOM = /^(?<a>(?:\S+\s){0,3}?\S+?)(?:에게|한테|께)\s/u;
const TR =
  /^(?:lütfen\s)?(?<s>.{3,120}?)\s(?:anlatın|anlatınız|anlatır mısınız|anlatabilir misiniz|açıklayın|açıklayınız|açıklar mısınız|açıklayabilir misiniz|açıkla)$/iu;
const TR_LENGTH =
  /(?:yaklaşık\s|en fazla\s)?(?:bir|iki|üç|\p{Nd}{1,3})\s(?:buçuk\s)?(?:dakikada|saniyede|(?:dakika|saniye)\siçinde)\s/iu;
const TR_WHOM = /^(?<a>(?:\p{L}+\s)?\p{L}+?(?:ler|lar)(?:imiz|ımız|in|ın|i|ı)?)(?:n?e|n?a)\s/iu;
/** "nasıl çalıştığını": what is explained stands in another case than a name. */
const TR_OBJECT = /(?<=\p{L}[dt][ıiuü]ğ[ıiuü]|\p{L}ec?eğ[i]|\p{L}ac?ağ[ı]|mes[i]|mas[ı])n[ıi](?=\s|,|$)/giu;
const HI =
  /^(?:कृपया\s)?(?<before>.{0,80}?)(?:समझाइए|समझाइये|समझाएँ|समझाएं|समझाओ|बताइए|बताएँ|बताएं)\sकि\s(?<s>.{3,120})$/u;
const HI_LENGTH = /(?:लगभग\s|क़रीब\s|करीब\s)?(?:एक|दो|तीन|आधे|\p{Nd}{1,3})\s(?:मिनट|सेकंड|सेकेंड)\sमें/u;
const HI_WHOM = /(?<a>(?:[\p{L}\p{M}]+\s){1,4}?)(?:को|के लिए)(?:\s|$)/u;

/** What such a sentence asks to have explained; null where it asks for nothing of the kind. */
export function asksInEast(said: string): Explained | null {
  return inChinese(said) ?? atEnd(said, JA, JA_LENGTH, JA_WHOM) ?? atEnd(said, KO, KO_LENGTH, KO_WHOM) ?? inTurkish(said) ?? inHindi(said); // prettier-ignore
}

function inChinese(said: string): Explained | null {
  const groups = ZH.exec(said)?.groups;
  if (groups === undefined) return null;
  const before = groups["before"] ?? "";
  const timed = ZH_LENGTH.test(before) || groups["between"] !== undefined;
  const audience = groups["a"] ?? null;
  if (before.replace(ZH_LENGTH, "").replace(/[，,]/gu, "") !== "") return null;
  return timed || audience !== null ? { subject: groups["s"] ?? null, audience, timed } : null;
}

/** The verb stands at the end: for whom and how long stand before what. */
function atEnd(said: string, asks: RegExp, length: RegExp, whom: RegExp): Explained | null {
  const found = asks.exec(said);
  if (found === null) return null;
  const all = found.groups?.["s"] ?? "";
  const timed = length.test(all);
  const bare = all.replace(length, "");
  const audience = whom.exec(bare)?.groups?.["a"]?.trim() ?? null;
  const subject = (audience === null ? bare : bare.replace(whom, "")).replace(/^、|、$/gu, "").trim();
  return timed || audience !== null ? { subject: subject === "" ? null : subject, audience, timed } : null;
}

function inTurkish(said: string): Explained | null {
  const asked = atEnd(said.replaceAll("İ", "i"), TR, TR_LENGTH, TR_WHOM);
  if (asked === null) return null;
  const subject = asked.subject?.replace(TR_OBJECT, "") ?? null;
  // What keeps its case names nothing.
  return {
    ...asked,
    subject: subject === null || subject === asked.subject ? null : capitalise(subject, "tr"),
  };
}

function inHindi(said: string): Explained | null {
  const groups = HI.exec(said)?.groups;
  if (groups === undefined) return null;
  const before = groups["before"] ?? "";
  const timed = HI_LENGTH.test(before);
  const rest = before.replace(HI_LENGTH, " ");
  const audience = HI_WHOM.exec(rest)?.groups?.["a"]?.trim() ?? null;
  return timed || audience !== null ? { subject: groups["s"] ?? null, audience, timed } : null;
}
