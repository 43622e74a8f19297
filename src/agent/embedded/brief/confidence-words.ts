import { toPattern } from "../text/regex.ts";

/**
 * What a sender confides to whoever makes the film, beside a fact that the film must not tell: "…, but keep that out of
 * the video", "das gehört nicht in den Film", "juste pour toi". Searched within a sentence; careless spelling counts.
 */

const DONT = "(?:do ?n['’]?t|do not|never|not to)";
const EN_FILM = "(?:the|this|your|our) (?:film|video|clip|movie|screen)";

/** They speak of the film, so that they are said to its maker beyond doubt. */
const KEPT_OUT: readonly string[] = [
  `(?:keep|leave) (?:\\p{L}+ ){1,4}out of ${EN_FILM}`,
  `not?(?: be| go)? (?:in|for|into|on) ${EN_FILM}`,
  `${DONT} (?:show|put|mention|name|say|include|use|print|read) (?:it|that|this|him|her|them|those)(?: (?:out|aloud|anywhere|on screen|on the screen|in (?:it|${EN_FILM})))`,
  "nicht(?:s)? (?:in den|im|ins|in das|auf den) (?:film|video|bild|bildschirm)",
  "(?:ne pas|à ne (?:surtout )?pas|surtout pas) (?:mettre|montrer|dire|afficher|diffuser)\\s(?:\\p{L}+ ){0,3}?(?:dans|à|sur) (?:le film|la vidéo|l['’](?:écran|image))|pas dans (?:le film|la vidéo)",
  "(?:fuera de|no (?:\\p{L}+ ){0,4}?en) (?:l |el |la |este |esta )?(?:v[ií]deo|film|película|pantalla)",
  "(?:fuori da|non (?:\\p{L}+ ){0,4}?(?:in|ne))(?:l|llo|lla)? (?:film|video|filmato|schermo)",
  "(?:fora do|não (?:\\p{L}+ ){0,4}?no) (?:v[ií]deo|filme|ecrã)",
  "niet in (?:de|het) (?:film(?:pje)?|video|beeld)",
  "nie (?:w|do) (?:film\\p{L}*|wideo)|не (?:для|в) (?:видео|фильм\\p{L}*|ролик\\p{L}*)|не (?:для|у) (?:відео|фільм\\p{L}*|ролик\\p{L}*)",
  "(?:filmde|videoda)\\s(?:\\p{L}+ ){0,3}?(?:olmasın|geçmesin|görünmesin|gösterilmesin)",
  "inte i (?:filmen|videon)|ikke i (?:filmen|videoen)",
  "(?:ليس|لا)\\s(?:\\S+ ){0,3}?في (?:الفيديو|الفيلم)|(?:לא|שלא)\\s(?:\\S+ ){0,2}?ב(?:סרטון|סרט)|(?:वीडियो|फ़िल्म|फिल्म) में (?:न|नहीं|मत)",
  "(?:不要|别|別|不能|请勿|請勿)[^，。]{0,6}(?:视频|視頻|片子|影片)|(?:動画|映像)(?:に|では|には)(?:入れ|出さ|載せ|使わ)ない|(?:영상|동영상|비디오)에(?:는|서는)? ?(?:넣지|나오지|쓰지|보여주지)",
];

/** They say the same without a word for the film: so does a sender who asked for one. */
const CONFIDED: readonly string[] = [
  `^(?:please |pls |but )?${DONT} (?:put|show|give|use|mention|list) my (?:\\p{L}+ ){0,2}(?:mobile|cell|phone|number|address|e?-?mail|surname|name)(?: number)?(?: (?:on|in|up|there|anywhere|it|out))*$`,
  // Soap is kept out of an eye as well.
  "(?:keep|leave) (?:him|her|them|(?:that|this)(?: \\p{L}+)?|me|us|my \\p{L}+|(?:any )?names?|(?:the |our |any )?(?:\\p{L}+ )?(?:price|cost|figure|number|detail|logo|item|photo|picture|story|stories)s?|(?:mr|mrs|ms|dr)\\.? \\p{L}+) out of (?:it|this)(?!\\p{L})|leave (?:him|her|them|that|this|it|me|us) out|leave out (?:the|that|this|any) (?:part|bit|thing|stuff|line|name)s?",
  `(?:please|pls) ${DONT} (?:mention|reveal|talk about)|${DONT} (?:mention|show|say) (?:it|that|this|him|her|them)(?!\\p{L})`,
  "(?:better|best|rather) not (?:to )?(?:mention|say|show|name|include)|no need to (?:mention|say|show|name|include)",
  "(?:just |strictly )?between (?:us|you and me)(?!\\p{L})|off the record|for your (?:eyes|reference|information|records) only|internal note|for internal use|strictly confidential|not (?:yet )?public(?: yet)?(?!\\p{L})",
  "(?:außen vor|unerwähnt) (?:zu )?(?:lassen|bleiben)|(?:bitte )?nicht (?:erwähnen|einblenden|veröffentlichen)|^(?:ganz )?unter uns(?: gesagt)?(?!\\p{L})|im vertrauen|streng vertraulich|interne(?:r)? (?:notiz|hinweis)|noch nicht öffentlich",
  "(?:ne|n['’]) ?(?:parle[zs]?|mentionne[zs]?|cite[zs]?|évoque[zs]?)\\s(?:surtout )?pas|(?:ne pas|à ne (?:surtout )?pas) (?:mentionner|citer|nommer|divulguer)|^entre nous(?=,)|à titre confidentiel|note interne|pas encore public",
  "no (?:lo|la|los|las) (?:mencion\\p{L}*|nombr\\p{L}*|muestr\\p{L}*|pong\\p{L}*|dig\\p{L}*|incluy\\p{L}*)|no (?:mencion(?:éis|es|e|en)|habl(?:éis|es|e|en) de)(?!\\p{L})|^entre nosotros(?=,)|nota interna|aún no es público|todavía no es público",
  "non (?:lo|la|li|le) (?:menzion\\p{L}*|mostr\\p{L}*|mett\\p{L}*|dit\\p{L}*|cit\\p{L}*)|non (?:menzionate|nominate|parlate di)(?!\\p{L})|^(?:detto )?(?:tra|fra) (?:di )?noi(?=,)|non (?:è )?ancora pubblic[oa]",
  "não (?:o|a|os|as) (?:mencion\\p{L}*|mostr\\p{L}*|ponh\\p{L}*|dig\\p{L}*)|não (?:mencionem?|falem? de)(?!\\p{L})|^(?:cá )?entre nós(?=,)|ainda não é público",
  "laat (?:\\p{L}+ ){1,4}(?:weg|erbuiten|eruit)|(?:liever |a\\.?u\\.?b\\.? )?niet (?:noemen|vermelden)(?!\\p{L})|^onder ons(?: gezegd)?(?!\\p{L})|interne notitie|nog niet openbaar",
  "(?:proszę|prosimy) nie (?:wspominać|wymieniać)|^między nami(?!\\p{L})|notatka wewnętrzna|jeszcze nie(?:jawne|publiczne)",
  "не (?:упоминай\\p{L}*)|^между нами(?!\\p{L})|строго конфиденциально|пока не публично|не згадуйте|^між нами(?!\\p{L})",
  "aramızda kalsın|lütfen (?:\\p{L}+ ){0,4}(?:bahsetmeyin|söylemeyin|göstermeyin)|henüz açıklanmadı",
  "^mellan oss(?!\\p{L})|^mellem os(?!\\p{L})|^mellom oss(?!\\p{L})|nämn inte|nævn ikke|ikke nevn",
  "فيما بيننا|(?:نرجو|يرجى|الرجاء) عدم (?:ذكر|إظهار)|^בינינו|(?:נא|בבקשה) (?:לא|אל) (?:להזכיר|תזכירו)|(?:का )?(?:ज़िक्र|जिक्र) (?:न|मत) कर|आपस की बात",
  "私下说|你我之间|(?:请|請)(?:不要|别|勿)(?:提到|提及|透露)|(?:请|請|务必|務必|须|需|要)?保密(?=[，。！]|$)|ここだけの話|内密に|社外秘|触れないでください|우리끼리|언급하지 (?:말|마)|비밀로",
];

/** A number or a word that is only the maker's: with a code, a number, a name in the same sentence. */
const FOR_YOU: readonly string[] = [
  "(?:that['’]?s|which is|it['’]?s|this is|,)\\s?(?:just|only|purely)\\s?for (?:you|your (?:reference|information))(?!\\p{L})|for your (?:reference|information)(?: only)?[.!]?$|(?:that['’]?s|its|it['’]?s|thats) only for the \\p{L}+",
  "(?:nur|ausschließlich|bloß) für (?:sie|dich|euch)(?!\\p{L})",
  "(?:juste|seulement|uniquement|rien que) pour (?:toi|vous)(?!\\p{L})",
  "(?:s[oó]lo|solamente|únicamente) para (?:ti|usted|vosotros|ustedes)(?!\\p{L})|(?:solo|soltanto) per (?:te|lei|voi)(?!\\p{L})|(?:só|apenas) para (?:ti|si|você\\p{L}*)(?!\\p{L})",
  "alleen voor (?:jou|u|jullie)(?!\\p{L})|tylko dla (?:ciebie|pana|pani|was|państwa)(?!\\p{L})|только для (?:вас|тебя)(?!\\p{L})|лише для (?:вас|тебе)(?!\\p{L})|(?:sadece|yalnızca) sizin için|bara för dig|kun til dig|bare for deg",
  "(?:لك|لكم) (?:فقط|أنت فقط)|רק (?:בשבילך|לך|בשבילכם)|(?:सिर्फ़|सिर्फ|केवल) आपके लिए|仅供(?:你|您)|只给(?:你|您)|あなただけ|당신만",
];

/** Looked for anywhere, in letters of any case; only what begins a sentence is bound to its beginning. */
const anyOf = (pieces: readonly string[]): RegExp =>
  toPattern(pieces.map((piece) => `(?:${piece})`).join("|"), "iu");

export const IS_KEPT_OUT = anyOf(KEPT_OUT);
export const IS_CONFIDED = anyOf(CONFIDED);
export const IS_FOR_YOU = anyOf(FOR_YOU);
/** What one would keep for oneself: a number, a code, a name. */
export const HAS_SECRET =
  /\p{N}|(?<!\p{L})(?:code|pin|password|passwort|kennwort|mot de passe|contraseña|clave|password|senha|wachtwoord|hasło|пароль|şifre|name|address|e-?mail)(?!\p{L})|密码|暗証|비밀번호/iu;
/** A remark on what was said before: "Better not mention it.", "That's just for you." */
export const IS_REMARK =
  /^(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar|и|но)\s)?(?:please\s|bitte\s)?(?:(?:that|this|it|das|dies|ça|cela|c['’]est|eso|esto|questo|isso|isto|dat|это|这|これ)(?!\p{L})|(?:keep|leave) (?:that|it|this|them)(?!\p{L})|.{0,40}\s(?:it|that|this|them|das|dies|ça|cela|eso|esto|questo|isso|dat|это)$)/iu;
