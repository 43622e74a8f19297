import { toPattern, wholeWords } from "../text/regex.ts";

/**
 * What a sender asks whoever makes the film to keep out of it: "Don't mention the Leeds site, that is not public yet.",
 * "Bitte den alten Namen nicht mehr verwenden". An instruction to viewers may read the same ("Never mention your
 * password"), so that it counts only where the sender surely speaks.
 */
const PLEASE =
  "(?:(?:and|und|et|y|e|en|i|и|but|aber)\\s)?(?:(?:but\\s)?please,?\\s|pls\\s|bitte\\s|por favor,?\\s|per favore,?\\s|s['’]il vous plaît,?\\s|merci de\\s|proszę\\s|prosimy\\s|пожалуйста,?\\s|lütfen\\s)?";

export const SECRECY = toPattern(
  [
    `${PLEASE}(?:do not|don['’]t|never) (?:mention|name|show|say|use|write|print|put|include|talk about|refer to|reveal|publish|call|quote)(?!\\p{L}).{2,140}`,
    `${PLEASE}(?:leave out|keep out|omit) .{2,120}|${PLEASE}(?:leave|keep) .{2,60} out(?: of (?:it|this|the (?:film|video)))?(?:[,;].{2,80})?`,
    ".{2,60}(?:says?|asks?|asked|wants?|would like|prefers?) (?:you |us )?(?:please |that you )?(?:not to|do not|don['’]t|to not) (?:put|mention|name|show|use|be (?:named|shown|mentioned)).{0,100}",
    `${PLEASE}.{2,90}\\s(?:bitte )?nicht (?:mehr )?(?:erwähnen|nennen|verwenden|zeigen|benutzen|sagen|aufnehmen|veröffentlichen|schreiben|abbilden)(?:[,;–-].{2,100})?`,
    "(?:bitte )?(?:erwähn|nenn|verwend|zeig|benutz|schreib)(?:t|en sie|e)?\\s(?:bitte\\s)?.{2,90}\\snicht(?:[,;–-].{2,100})?",
    `${PLEASE}(?:ne|n['’]) ?(?:pas )?(?:mentionn\\p{L}*|cit\\p{L}*|nomm\\p{L}*|montr\\p{L}*|utilis\\p{L}*|parl\\p{L}*)\\s.{2,120}`,
    `${PLEASE}no (?:mencion\\p{L}*|nombr\\p{L}*|muestr\\p{L}*|mostr\\p{L}*|us(?:ar|e|es|en|éis)|pong\\p{L}*|habl\\p{L}*|cit\\p{L}*)\\s.{2,120}`,
    `${PLEASE}non (?:menzion\\p{L}*|nomin\\p{L}*|mostr\\p{L}*|us(?:are|ate)|mett\\p{L}*|cit\\p{L}*|parl\\p{L}*)\\s.{2,120}`,
    `${PLEASE}não (?:mencion\\p{L}*|nome\\p{L}*|mostr\\p{L}*|us(?:ar|em?)|ponh\\p{L}*|cit\\p{L}*|fal(?:ar|em?))\\s.{2,120}`,
    "(?:gelieve |graag |a\\.?u\\.?b\\.? )?.{2,80}\\s(?:alstublieft |aub )?niet (?:meer )?(?:noemen|vermelden|gebruiken|laten zien|tonen)(?:[,;–-].{2,100})?",
    `${PLEASE}(?:nie (?:wspomina\\p{L}*|podawa\\p{L}*|pokazywa\\p{L}*|używa\\p{L}*|wymienia\\p{L}*))\\s.{2,120}`,
    "(?:пожалуйста,?\\s|просим\\s|просьба\\s|прошу\\s)?не (?:упомина\\p{L}*|называ\\p{L}*|показыва\\p{L}*|использ\\p{L}*|указыва\\p{L}*)\\s.{2,120}",
    ".{2,90}(?:söylemeyin|belirtmeyin|kullanmayın|göstermeyin|bahsetmeyin|yazmayın)(?: lütfen)?",
    "(?:يرجى|نرجو|الرجاء|من فضلكم|أرجو)\\s(?:عدم)\\s(?:ذكر|استخدام|إظهار|عرض)\\s.{2,120}|لا (?:تذكر|تستخدم|تعرض)\\p{L}*\\s.{2,120}",
    "(?:נא|בבקשה|אנא)\\s(?:לא|אל)\\s(?:להזכיר|לציין|להשתמש|להראות|תזכירו|תציינו)\\s.{2,120}",
    "(?:कृपया\\s)?.{2,90}(?:का ज़िक्र|का जिक्र|का नाम|का उल्लेख)\\s(?:न|मत|ना)\\s.{2,30}",
    "(?:请|請)?(?:不要|别|別|勿)(?:提到|提及|出现|出現|使用|写|寫|显示|顯示).{2,60}",
    ".{2,60}(?:には触れないで|は出さないで|は使わないで|は載せないで|は言わないで)(?:ください|下さい|お願いします)?",
    ".{2,60}(?:은|는|을|를)\\s?(?:언급하지|쓰지|넣지|보여주지)\\s?(?:말아|마세요|않).{0,20}",
  ]
    .map((one) => `^(?:${one})$`)
    .join("|"),
  "iu",
);
/** A postscript's label; "Ps. 23" is a psalm. */
export const POSTSCRIPT =
  /^(?!ps\.?\s?\p{Nd})(?:p\.?\s?(?:p\.?\s?)?s\.?|n\.?\s?b\.?|zp|p\.?\s?d\.?(?=\s?[:：])|posdata|пс|not(?=:)|з\.?\s?ы\.?|追伸|又及|추신)(?:\s?[:：,、，–—-]|\s|$)\s*/iu;

/** What is kept out of a text: how it is worded, who or what it names; a lift is not. */
const OF_A_TEXT =
  "names?|logos?|words?|terms?|titles?|figures?|numbers?|photos?|pictures?|brand|address(?:es)?|phrases?|slogans?|\\p{L}*namen?|begriffe?|wörter|wort|zahlen?|bild(?:er)?|fotos?|adresse|marke|noms?|mots?|termes?|chiffres?|images?|marque|adresse|nombres?|palabras?|cifras?|fotos?|imágenes|marca|dirección|nom[ei]|parol[ae]|cifr[ae]|fot[oa]|immagini|marchio|indirizzo|palavras?|números?|imagens|naam|namen|woord(?:en)?|cijfers|nazw\\p{L}*|nazwisk\\p{L}*|słow\\p{L}*|zdję\\p{L}*|имя|имен\\p{L}*|фамили\\p{L}*|назван\\p{L}*|слов\\p{L}*|цифр\\p{L}*|фото\\p{L}*|adını?|ismini|اسم\\p{L}*|صور\\p{L}*|שם|שמות|תמונ\\p{L}*|नाम";
/** To mention and to name is what a text does; to use, to show and to put is done with anything. */
const MENTIONS =
  "mention\\p{L}*|refer|reveal|publish|quote|erwähn\\p{L}*|nennen?|nennt|veröffentlich\\p{L}*|cit\\p{L}*|nomm\\p{L}*|mencion\\p{L}*|nombr(?:ar|e|es|éis|en)|menzion\\p{L}*|nomin\\p{L}*|nome(?:ar|ie|iem)|noemen|vermelden|wspomina\\p{L}*|wymienia\\p{L}*|podawa\\p{L}*|упомина\\p{L}*|называ\\p{L}*|указыва\\p{L}*|belirtmeyin|bahsetmeyin|ذكر|תזכיר\\p{L}*|להזכיר|תציינו|ज़िक्र|जिक्र|उल्लेख|put (?:her|his|their|him|them)|(?:leave|keep) \\p{L}+";
const COURTEOUS =
  "please|pls|bitte|por favor|per favore|s['’]il vous plaît|merci|graag|gelieve|proszę|prosimy|пожалуйста|просим|просьба|lütfen|يرجى|نرجو|الرجاء|בבקשה|נא|कृपया";
const REASON =
  "public|confidential|secret|announced|embargo|film|video|vertraulich|öffentlich|geheim|noch nicht|pas encore|confidentiel|todavía|aún no|confidencial|ancora|riservat[oa]|ainda|vertrouwelijk|nog niet|jeszcze|poufne|ещё не|пока не|конфиденциально|henüz|سري|עדיין|अभी";

/**
 * What tells that it is said to the maker and to no viewer: a reason ("not public yet"), or a courtesy beside what texts do
 * ("please don't mention") or are made of ("bitte den alten Namen nicht verwenden"). "Please do not use the lift" is told.
 */
export const CONFIDES = toPattern(
  `${wholeWords(REASON)}|^(?=.*${wholeWords(COURTEOUS)})(?=.*${wholeWords(`${MENTIONS}|${OF_A_TEXT}`)})|还没|還沒|保密|まだ|아직|비밀|^(?=.*(?:[请請]|ください|下さい))(?=.*(?:提到|提及|出现|出現|名字|姓名|照片|数字|數字|触れない|名前|写真|数字|언급|이름))`,
  "iu",
);
