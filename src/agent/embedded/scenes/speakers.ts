import { capitalise, countWords } from "../text/sentences.ts";
import { SAYING_VERBS } from "../text/saying-verb-words.ts";
import { speakerAlone, whoSays, withoutOpener } from "./saying-verbs.ts";
import { lastSentence } from "./last-sentence.ts";
import { nameFirst } from "./name-first.ts";
import { isNameWithRole } from "./signatures.ts";

const SAYS = new RegExp(
  `^[\\s,，–—-]*(?:${SAYING_VERBS}|so|selon|aldus|according to)\\s+(\\S.{1,160}?)\\s*[.!]?\\s*$`,
  "iu",
);

/** "…," one survivor said later. */
const SUBJECT_SAYS = new RegExp(
  `^[\\s,，]*(\\S.{1,50}?)\\s(?:${SAYING_VERBS})(?:\\s(?:later|once|afterwards|today|then|years later))?\\s*[.!]?\\s*$`,
  "u",
);

/** 「…」と田中さんは話します; 「…」라고 김 씨는 말했다; “…”李明说: the verb stands last. */
const SAYS_LAST =
  /^(?:と[、,]?(?<ja>(?:[^、。「」]{2,16}、)?[^、。「」]{2,24}?)(?:さん|氏)?(?:は|が)(?:話|言|語|述べ|説明|振り返|笑|コメント)|(?:이?라고|이?라며)\s(?<ko>[^.「」]{2,24}?)(?:은|는|이|가)\s(?:말|전|밝|설명|이야기|덧붙|회상)|[，,]?(?<zh>[\p{Script=Han}·]{2,12}?)(?:笑着|补充|補充|回忆|回憶)?(?:[说說道]|表示)[。，])/u;

/** Arabic, Persian and Hebrew have no capitals: only a verb of saying tells that what stands with it is a name. */
const ARABIC =
  "[وف]?(?:قال|قالت|يقول|تقول|أضافت?|يضيف|تضيف|كتبت?|يكتب|تكتب|أوضحت?|يوضح|توضح|روت|روى|يروي|تروي|حكى|حكت|يحكي|تحكي|شرحت?|يشرح|تشرح|ذكرت?|يتذكر|تتذكر)";
const PERSIAN =
  "(?:می[\\u200c ]?(?:گوید|نویسد|گفت|افزاید)|(?<!ه)گفت(?:ه است)?|گفته بود|نوشت(?:ه است)?|افزود|تعریف می[\\u200c ]?کند|توضیح می[\\u200c ]?دهد|به یاد می[\\u200c ]?آورد)";
const HEBREW = "(?:אמרה?|אומרת?|סיפרה?|מספרת?|כתבה?|כותבת?|הוסיפה?|מוסיפה?|הסבירה?|מסבירה?|נזכרת?|נזכרה)";
const INDIC =
  "(?:ने\\s(?:कहा|बताया|लिखा|समझाया)(?:\\s(?:था|है))?|(?:कहते|कहती|बताते|बताती|लिखते|लिखती)\\s(?:हैं|है|थे|थी|थीं)|(?:बोले|बोलीं|बोली)|(?:বলেন|বলেছেন|বললেন|জানান|জানিয়েছেন|বলেছিলেন|বলতেন|বলত)|(?:म्हणतात|म्हणाले|म्हणाल्या|सांगतात))";
const NAME = "(?<name>[^:،,.؟!\\p{N}]{2,40}?)";
/** "3대째 차밭을 지키는 김순덕 씨": in Korean what somebody is stands before the name, numbers too. */
const KOREAN_NAME = "(?<name>[^:,.!]{2,40}?)";
/** What a Thai clause that goes on begins with. */
const THAI_NO_NAME = "(?:ที่|ซึ่ง|ว่า|และ|แต่|นี่|ไม่|คือ|เป็น)";
const SAID_AFTER = [
  `${ARABIC}\\s${NAME}`,
  `${HEBREW}\\s${NAME}`,
  // "נהג בלאס לומר": what somebody used to say.
  `(?:נהגה?|נוהגת?|אהבה?|אוהבת?|מרבה)\\s${NAME}\\s(?:לומר|להגיד|לספר)`,
  `${NAME}\\s(?:נהגה?|נוהגת?|אהבה?|אוהבת?|מרבה)\\s(?:לומר|להגיד|לספר)`,
  `${NAME}\\s${PERSIAN}`,
  `${NAME}\\s${HEBREW}`,
  `${NAME}\\s${INDIC}`,
  `(?:বলেন|বলেছেন|বললেন|জানান|জানালেন)\\s${NAME}`,
  `(?:कहते|कहती|बताते|बताती|याद करते|याद करती)\\s(?:हैं|है|थे|थी|थीं)\\s${NAME}`,
  `(?:என்றார்|என்கிறார்|என்று (?:கூறினார்|சொன்னார்|கூறுகிறார்|சொல்கிறார்)|கூறினார்|சொல்கிறார்)\\s${NAME}`,
  `(?:என்று\\s|என\\s)?${NAME}\\s(?:கூறினார்|கூறுகிறார்|சொன்னார்|சொல்கிறார்|தெரிவித்தார்|விளக்கினார்|என்றார்|என்கிறார்|கூறுவார்|சொல்வார்|கூறியுள்ளார்|எழுதினார்)`,
  `${NAME}\\s(?:nói|kể|chia sẻ|cho biết|nhớ lại|nhắc|khuyên|dặn|khẳng định|tâm sự|cười)`,
  `(?!\\s*${THAI_NO_NAME})${NAME}(?:\\s?อายุ\\s?\\p{Nd}{1,3}\\s?ปี)?\\s?(?:กล่าว|บอก|เล่า|พูด)(?:ไว้|กับ\\S{1,12})?`,
  // Thai writes a blank between a name and what somebody is.
  `(?!\\s*${THAI_NO_NAME})(?<name>[\\p{Script=Thai}]{2,24})\\s(?=[\\p{Script=Thai}])[^"“”,]{2,60}?(?:กล่าว|บอก|เล่า|พูด)(?:ไว้|กับ\\S{1,12})?`,
  // "ป้าสมศรีซึ่งขายผัดไทยมา 40 ปีบอก": what is told of somebody stands between.
  `(?!\\s*${THAI_NO_NAME})(?<name>[\\p{Script=Thai}]{2,20}?)(?:ซึ่ง|ผู้|ที่)[^"“”,]{2,60}?(?:กล่าว|บอก|เล่า|พูด)(?:ไว้|กับ\\S{1,12})?`,
  // "체험단 이서연 씨의 말입니다": whose words they are.
  `${KOREAN_NAME}의\\s(?:말이다|말입니다|말이에요|이야기다|이야기입니다|소감입니다|회고다)`,
  `${NAME}の(?:言葉|話|談)(?:です|だ|である)?。?`,
  `${KOREAN_NAME}(?:은|는|이|가)\\s(?:말한다|말했다|말합니다|말했습니다|전했다|설명했다|설명한다|회상했다|회상한다|덧붙였다|이야기한다)`,
].map((one) => new RegExp(`^[\\s,،–—-]*(?:${one})\\s*(?:[,،][^:]*)?[.।]?\\s*$`, "u"));
const SAID_FIRST = [
  `${ARABIC}\\s${NAME}`,
  `${HEBREW}\\s${NAME}`,
  `${NAME}\\s${PERSIAN}`,
  `${NAME}\\s${HEBREW}`,
].map((one) => new RegExp(`(?:^|[.؟!]\\s)(?:${one})\\s?[:,،]\\s*$`, "u"));
/** "He said to me", "she said that": somebody who was named before, or no name. */
const NO_NAME =
  /^(?:(?:لي|له|لها|لنا|لهم|إنه?ا?|أنه?ا?|بعد|في|عند|عن|من|مرة|ذلك|هذا|هذه|هو|هي|هم|ثم|ما|او|وی|آنها|ایشان|به|که|הוא|היא|הם|הן|לי|לו|לה|לנו|להם|את|על|זה|כי|אחר)(?=\s|$)|لل)/u;

/** Whether it is told who said what stands before. */
export function tellsWho(after: string): boolean {
  return SUBJECT_SAYS.test(after) || SAYS.test(after) || speakerOf(after) !== null;
}

/** Who said it, where that is all that follows: "dit la directrice, Leïla Benali". */
export function speakerOf(after: string): string | null {
  const last = SAYS_LAST.exec(after.trim())?.groups;
  const eastern = last?.["ja"] ?? last?.["ko"] ?? last?.["zh"];
  if (eastern !== undefined) {
    if (/^[他她它我你您们們]/u.test(eastern)) return null;
    return /と[、,]?(?:[^、。]{2,16}、)?[^、。]{2,24}?さん/u.test(after) ? `${eastern}さん` : eastern;
  }
  const uncased = nameBy(SAID_AFTER, after);
  if (uncased !== null) return capitalise(uncased);
  const bare = withoutOpener(after);
  const told = (SAYS.exec(bare) ?? SUBJECT_SAYS.exec(bare))?.[1]?.trim() ?? "";
  const speaker = apposed(speakerAlone(told)).replace(TODAY, "");
  // "sagte sie einer Reporterin", "disse a uma jornalista": somebody who was named before.
  if (NOT_NAMED.test(speaker)) return null;
  const plain =
    /^(?:an?|the|one|our|my|old|une?|un[ao]|eine?|uma?|een|en|ett)\s|(?:^|\s)bir\s/u.test(speaker) &&
    countWords(speaker) <= 4;
  const kin = KIN.test(speaker) && countWords(speaker) <= 4;
  const named =
    (/\p{Lu}/u.test(speaker) || plain || kin) &&
    countWords(speaker) <= MOST_WORDS &&
    !/[:;.!?]\s/u.test(speaker.replaceAll(SHORT_STOP, ""));
  return named ? capitalise(withPlaceApart(speaker)) : null;
}

/** "Marco Polo sul letto di morte": where or when stands behind the name and a comma; a year is set by its own (`settingOf`). */
export function withPlaceApart(speaker: string): string {
  return speaker
    .replace(/\s(?:in|im Jahr|en|nel|em|i|w|в)\s(?:1[0-9]|20)\p{Nd}{2}$/iu, "")
    .replace(/^(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+)+)\s(?=(?:sul|sulla|nel|nella|al|alla|on|at|in|im|am|auf|beim?|sur|dans|en|no|na|op|in)\s\p{L})/u, "$1, "); // prettier-ignore
}

/** "Mrs. R. J. Alder": the stops of a title and of initials. */
const SHORT_STOP = /(?<=(?<!\p{L})(?:\p{Lu}|Mrs?|Ms|Dr|Prof|St|Sra?|Mme|Mlle|Dott|Sig))\.(?=\s)/gu;

/** "dice hoy su nieta": when it is said is no part of who says it. */
const TODAY =
  /^(?:today|heute|aujourd['’]hui|hoy|oggi|hoje|vandaag|i\s?dag|idag|dziś|dzisiaj|сегодня|сьогодні|dnes)\s/iu;

/** "Mrs Alder, who lives above the landing": what is told of somebody further is no part of the name. */
function apposed(speaker: string): string {
  const [name = "", ...rest] = speaker.split(/,\s/u);
  const told = rest.length > 0 && (TELLS_MORE.test(rest[0] ?? "") || countWords(speaker) > MOST_WORDS);
  return told ? name : speaker;
}

const MOST_WORDS = 8;
const TELLS_MORE =
  /^(?:and|but|who|whose|which|that|when|while|as|und|aber|der|die|das|deren|dessen|als|et|mais|qui|que|dont|quand|y|pero|quien|cuando|e|ma|che|quando|mas|en|maar|dat|wie|i|ale|a|któr\p{L}+|gdy|и|а|но|котор\p{L}+|як\p{L}+|som|og|och|men|då|da|kter\p{L}+|care|și|που|και)\s/iu;

const NOT_NAMED =
  /^(?:she|he|they|it|sie|er|es|elle|il(?=$|\s(?:à|au|y)\s)|ils|elles|on|ella|él|lei|lui|ela|ele|ze|zij|hij|hon|han|hun|ona|она|он|они|to|einer|einem|ihr|ihm|à|au|al|alla|ad|ao|aan|a (?:una?|uma?|la|el|los|las|su|sua|seu|mi|minha|meu|o))(?:\s|$)/iu;

/** "A year later she" wrote. */
const ENDS_UNNAMED = /\s(?:she|he|they|it|we|i|sie|er|es|elle|il|ils|elles|on|ella|él|lei|lui|ela|ele|zij|ze|hij|hon|han|hun|она|он|они)$/iu; // prettier-ignore

/** 李明说：“…” */
const SAID_BEFORE_EAST =
  /(?:^|[。！？])(?<zh>(?![他她它我你])[\p{Script=Han}·]{2,12}?)(?:[说說道]|表示|写道|寫道|回忆道|告诉(?:记者|我们)|介绍说?|强调|指出|补充[说道]|解释[说道])[：:，]\s*$/u;

/** قال شيخ من الربع الخالي: «…», Ada Lovelace wrote: "…", Dana Whitlock, COO: "…". */
export function speakerBefore(before: string, after = "", base = ""): string | null {
  const told = lastSentence(before, base).trim();
  const around = aroundIt(told, after);
  if (around !== null) return around;
  const clause = /(?:^|[.!?…]\s)(?<clause>[^:!?]{2,90}?)\s?[:,،，：]$/u.exec(told)?.groups?.["clause"] ?? "";
  const cased = /^\p{Lu}/u.test(clause) ? (nameFirst(whoSays(clause), base) ?? null) : null;
  const signed = /[:：]$/u.test(told) && isNameWithRole(clause) ? clause : null;
  const east = SAID_BEFORE_EAST.exec(told)?.groups?.["zh"] ?? NAMED_BEFORE_EAST.exec(told)?.groups?.["name"];
  const speaker = nameBy(SAID_FIRST, told) ?? cased ?? signed ?? east?.trim() ?? "";
  const named = speaker !== "" && !NOT_NAMED.test(speaker) && !ENDS_UNNAMED.test(speaker) && countWords(speaker) <= MOST_WORDS; // prettier-ignore
  const known = east !== undefined || KIN.test(speaker) || /[\p{Lu}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(speaker); // prettier-ignore
  return named && known ? capitalise(speaker) : null;
}

/** "As my grandmother always said": somebody without a name. */
const KIN =
  /^(?:my|our|his|her|their|one of|meine?|unsere?|seine?|ihre?|eine?r? (?:unserer|meiner)|ma|mon|notre|sa|son|mi|nuestr[oa]|su|mi[oa]|il mio|la mia|nostr[oa]|minha|meu|noss[oa]|a minha|o meu|mijn|onze|min|mitt|vår|vores|mój|moja|nasz|nasza|мой|моя|наш|наша|мій)\s\S/iu;

/** 店主の山本さんは「…」と話します, 김민수 대표는 "…"라고 말했다, Ayşe Yılmaz, "…" dedi: the name before, the verb behind. */
const AROUND: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/(?:^|[。！？]\s?)(?<name>[^、。「」]{2,24}?)(?<san>さん|氏)?(?:は|が|も)、?$/u, /^と(?:、)?(?:話|言|語|述べ|説明|振り返|笑|コメント|強調|明か|書)/u],
  [/(?:^|[.!?]\s)(?<name>[^.,「」]{2,24}?)(?:은|는|이|가)\s?$/u, /^(?:이?라고|이?라며|고)\s(?:\S+\s)?(?:말|전|밝|설명|이야기|덧붙|회상|강조)/u],
  [/(?:^|[.!?]\s)(?<name>\p{Lu}[^:.!?]{2,50}?)\s?,$/u, /^\s(?:diye\s)?(?:diyor|dedi|anlatıyor|anlattı|söylüyor|söyledi|ekledi|ekliyor|konuştu|yazdı)/u],
  [/(?:^|[।.!?]\s)(?<name>[^:,।.]{2,40}?)\s(?:ने\s(?:कहा|बताया|लिखा|समझाया)(?:\s(?:था|है|कि))?|(?:कहते|कहती|बताते|बताती|लिखते|लिखती)\s(?:हैं|है|थे|थी|थीं)|(?:बोले|बोलीं|बोली)(?:\sकि)?)\s?[,:]?$/u, /^/u],
]; // prettier-ignore

function aroundIt(before: string, after: string): string | null {
  for (const [first, behind] of AROUND) {
    const found = first.exec(before)?.groups;
    const name = found?.["name"]?.trim() ?? "";
    if (
      name === "" ||
      !behind.test(after) ||
      /^(?:彼|彼女|私|그|그녀|저|वह|वे|उन्होंने|मैं|हम|O|Onlar)$/u.test(name)
    )
      continue;
    return `${name}${found?.["san"] ?? ""}`;
  }
  return null;
}

/** 開発責任者 森下由佳：「…」: nothing but who speaks, where no word is written large. */
const NAMED_BEFORE_EAST =
  /(?:^|[。！？])(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー・· ]{2,20}(?:さん|氏)?)[：:]\s*$/u;

/** "المثل المغربي" ("the Moroccan proverb says") signs as "مثل مغربي", a proverb. */
function indefinite(name: string): string {
  return /^المثل(?=\s|$)/u.test(name) ? name.replace(/(?<![\p{L}\p{M}])ال(?=\p{L}{2})/gu, "") : name;
}

function nameBy(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const name = pattern.exec(text)?.groups?.["name"]?.trim() ?? "";
    if (name !== "" && !NO_NAME.test(name) && countWords(name) <= MOST_WORDS) return indefinite(name);
  }
  return null;
}
