import { FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/** "Last year's was too loud", 「去年のは派手すぎました」, "il tono va bene come l'altra volta": of a film made before. */

const YEAR_OR_TIME =
  "(?:last|the last|the previous) (?:year|time|summer|winter|spring|autumn)|(?:letzten|letztem|vorigen|vergangenen) (?:jahr|mal|sommer|winter)e?s?|l['’](?:an(?:née)?) (?:dernier|dernière|passé|passée)|la (?:dernière|fois) (?:fois|dernière)|(?:el )?año pasado|la (?:última|otra) vez|(?:l['’])?anno scorso|(?:l['’])?ultima volta|(?:l['’])?altra volta|(?:o )?ano passado|(?:[dn]?a )?última vez|vorig(?:e)? (?:jaar|keer)|verleden jaar|zeszłego roku|(?:w )?zeszłym roku|poprzednim razem|ostatnim razem|прошлого года|прошлом году|прошлый раз|минулого року|минулого разу|loňského roku|förra (?:året|gången)|sidste (?:år|gang)|forrige gang|i fjor";
const ELLIPTICAL = [
  `(?:last|the last|the previous) (?:year|time|summer|winter|spring|autumn)['’]s(?: one)?|the (?:last|previous|old) one|the one (?:from|of|we had|we got) (?:last|the previous) (?:year|time)`,
  `(?:das|der|die|den) (?:vom|von|aus dem|im) (?:${YEAR_OR_TIME})|(?:das|der|die) (?:letztjährige|vorjährige|letzte|vorige)`,
  `(?:celui|celle) d(?:e |['’])(?:${YEAR_OR_TIME})|(?:l['’]an(?:née)? (?:dernier|dernière)|la dernière fois),? c['’]`,
  `(?:el|la) del? (?:${YEAR_OR_TIME})|(?:el|la) (?:anterior|último|última)`,
  `quell[oa] dell['’ ]?(?:${YEAR_OR_TIME})|quell[oa] (?:precedente|scors[oa])`,
  `[oa] d[oa] (?:${YEAR_OR_TIME})|[oa] d[oa] última vez|[oa] anterior`,
  `(?:die|dat|het|de) van (?:${YEAR_OR_TIME})|(?:de|het) vorige`,
  "(?:ten |ta )?(?:zeszłoroczn|poprzedni|ostatni)\\p{L}*|(?:ten|tamten) (?:z )?zeszł\\p{L}+ rok\\p{L}*",
  "прошлогодн\\p{L}+|предыдущ\\p{L}+|прошл(?:ый|ое)(?! раз| год)|торішн\\p{L}+|минулорічн\\p{L}+|попередн\\p{L}+",
  "(?:ten |to )?loňsk\\p{L}+|(?:ten |to )?minul[éý]|(?:den |det )?(?:förra årets|fjolårets|förra|sidste års|fjorårets|forrige)(?: gångens)?",
  "geçen (?:yılki|seneki|seferki)|önceki",
].map((one) => `(?:${one})`);
const TOO =
  "(?:too|far too|way too|so|a bit|rather|zu|allzu|trop|demasiado|muy|troppo|muito|demais|demasiado|te|za|zbyt|слишком|чересчур|очень|занадто|надто|příliš|moc|för|alltför|for|altfor|alt for|çok|fazla)";
const JUDGED = `(?:${TOO}\\s\\p{L}|\\p{L}+ demais|(?:boring|awful|terrible|horrible|cheesy|langweilig|schrecklich|furchtbar|kitschig|nul(?:le)?|ennuyeu(?:x|se)|aburrid[oa]|horrible|noios[oa]|brutt[oa]|chat[oa]|saai|nudn\\p{L}+|скучн\\p{L}+|tråkig\\p{L}*|kedelig\\p{L}*|kjedelig\\p{L}*|sıkıcı|great|lovely|perfect|schön|super|parfaite?|genial|perfett[oa]|ótim[oa]|prima|świetn\\p{L}+|отличн\\p{L}+)(?!\\p{L}))`;
const WAS =
  "(?:(?:us|uns|nous|nos|ci|ons|nam|нам|oss|os|a nosotros)\\s)?(?:was|were|felt|looked|sounded|came out|turned out|war|waren|wirkte|fand|fanden|était|a été|faisait|est (?:un peu )?trop|fue|era|quedó|salió|resultó|nos pareció|è stat[oa]|è sembrat[oa]|è parso|sembrava|foi|estava|ficou|was|vonden|był[aoy]?|wyszedł|был[аои]?|получил\\p{L}+|вышел|був|була|вийшов|byl[aoy]?|var|blev|ble|oldu|olmuştu|[çc]ok|слишком)";
const FILM_BEFORE = `(?:the |das |der |la |le |el |il |o |a |de |het )?(?:${FILM}) (?:(?:from|of|vom|von|aus dem|de|del|do|da|dell|van|z|ze|från|fra)\\s?['’]?\\s?)?(?:${YEAR_OR_TIME})|(?:last|the last) (?:year|time)['’]s ${FILM}|(?:the last|the previous|das letzte|der letzte|la dernière|la última|el último|l['’]ultimo|o último|de vorige|het vorige|ostatni|poprzedni|zeszłoroczny|прошлогодний|предыдущий|прошлый|förra årets|sidste års|fjorårets|geçen yılki|geçen seneki) ${FILM}`;
const AND = "(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale|и|но|а|och|men|og)\\s)?";
const SPACED = toPattern(
  `^${AND}(?:(?:${ELLIPTICAL.join("|")})[\\s,]*|(?:${FILM_BEFORE})[\\s,]*.{0,20}?)(?<!\\p{L})(?=${WAS}(?!\\p{L})).{0,40}?(?<!\\p{L})${JUDGED}.{0,60}$`,
  "iu",
);
/** Scripts and languages in which the judging word stands elsewhere. */
const OTHERS = toPattern(
  [
    "(?:去年|上次|上回|前一次|上一版)(?:的|那个|那個|那部|那条|拍的)?(?:视频|視頻|片子|短片|影片)?(?:实在|有点|有點|都|就)?太[^。]{1,10}",
    "(?:去年|昨年|前回|前|以前)の(?:もの|動画|映像|やつ|ビデオ|作品)?(?:は|が)[^。]{1,16}(?:すぎ|過ぎ)[^。]{0,10}",
    "(?:작년|지난번|지난해|저번)(?:에)?\\s?(?:만든 )?(?:것|거|영상|동영상|건)(?:은|는)?\\s?(?:너무|좀)\\s[^.]{1,20}",
    `(?:${FILM}\\s)?(?:العام الماضي|السنة الماضية|المرة الماضية|السابق\\p{L}*)\\s(?:كان\\p{L}*\\s)?.{2,40}(?:جدا|جداً|للغاية|أكثر من اللازم|أكثر مما ينبغي)`,
    `(?:ה?(?:${FILM}|זה|הקודם)\\s)?(?:של |מ)?(?:השנה שעברה|שנה שעברה|הפעם הקודמת|הפעם שעברה|הקודם)\\s(?:הי\\p{L}+\\s)?.{2,40}(?:מדי|מידי)`,
    `(?:पिछले साल|पिछली बार|पिछला|पिछली)(?:\\s(?:का|की|वाला|वाली))?(?:\\s${FILM})?\\s(?:बहुत|ज़्यादा|काफ़ी)\\s.{2,30}`,
    `(?:letztes|voriges|vergangenes) (?:jahr|mal) war (?:es|er|das|der film|das video) (?:uns )?(?:viel |etwas )?zu .{2,40}`,
    "geçen (?:yılki|seneki|seferki)\\s(?:video\\s|film\\s)?(?:çok|fazla|aşırı)\\s.{2,30}",
    // "Il tono va bene come l'altra volta"
    `(?:(?:the|der|die|das|le|la|el|il|lo|lo|o|a|de|het|den|det) )?(?:tone|style|look|length|ton|stil|länge|style|tono|estilo|stile|tom|toon|stijl|тон|стиль|tón)\\s.{0,40}?(?:like|as|wie|comme|como|come|zoals|als|jak|как|як|som|jako)\\s.{0,12}?(?:${YEAR_OR_TIME})`,
  ]
    .map((one) => `^(?:${one})$`)
    .join("|"),
  "iu",
);
const MOST = 130;

/** Whether it judges a film made before, or something that only the sentences before it name. */
export function judgesLastFilm(said: string): boolean {
  return said.length <= MOST && !/\p{Nd}/u.test(said) && (SPACED.test(said) || OTHERS.test(said));
}
