import { toPattern } from "../text/regex.ts";

/** Who makes a film, and the words with which a note is addressed to them: "Note for the editor:". */

const MAKERS: readonly string[] = [
  "(?:the |our |your |all )?(?:(?:film|video|motion|graphics?|picture|sound) ?)?(?:editors?|editing team|film[- ]?makers?|makers?|producers?|production(?: team)?|directors?|animators?|designers?|cutters?|film crew|film team|video team|creative team|video department|agency|studio|voice[- ]?over(?: artist)?|narrators?|whoever (?:makes|edits|cuts) .{2,20})",
  "(?:die |den |das |unsere |euer |eure )?(?:redaktion|redakteur\\p{L}*|film-?(?:team|leute|macher\\p{L}*)|videoteam|produktion|cutter(?:in)?|regie|grafik(?:er(?:in)?)?|animation(?:steam)?|agentur|schnitt|sprecher(?:in)?)",
  "(?:le |la |les |l['’]|notre |nos )?(?:monteur|monteuse|montage|équipe (?:vidéo|de tournage|de montage|de production)|réalisat(?:eur|rice|ion)|graphiste|agence|rédaction|production|animateur)",
  "(?:el |la |los |las )?(?:editor(?:a|es)?|equipo de (?:edición|vídeo|video|producción|montaje|rodaje)|montador(?:a)?|montaje|realizador(?:a)?|productora|diseñador(?:a)?|animador(?:a)?|agencia|redacción)",
  "(?:il |la |lo |l['’]|i |gli )?(?:montatore|montaggio|(?:team|gruppo|reparto) (?:video|di montaggio|di produzione)|regista|regia|grafico|produzione|agenzia|redazione|animatore|editor)",
  "(?:o |a |os |as )?(?:editor(?:a|es)?|equipa de (?:edição|vídeo|produção)|equipe de (?:edição|vídeo|produção)|montador(?:a)?|montagem|realizador(?:a)?|designer|animador(?:a)?|agência|produção|redação)",
  "(?:de |het |onze )?(?:redactie|redacteur|filmmaker|videoteam|filmteam|editor|monteur|montage|regie|vormgever|bureau|productie)",
  "(?:zespołu |ekipy )?(?:montażyst\\p{L}+|redakcj\\p{L}|realizator\\p{L}+|grafik\\p{L}*|ekip\\p{L}+ film\\p{L}+|producent\\p{L}+|agencj\\p{L}|filmowców|montażu)",
  "(?:монтаж[её]р\\p{L}*|монтажа|режисс?[её]р\\p{L}*|редактор\\p{L}*|редакци\\p{L}|редакці\\p{L}|съёмочн\\p{L}+ групп\\p{L}|знімальн\\p{L}+ груп\\p{L}|видеокоманд\\p{L}|дизайнер\\p{L}*|продюсер\\p{L}*|агентств\\p{L}|аніматор\\p{L}*|аниматор\\p{L}*)",
  "(?:střihač\\p{L}*|redakc\\p{L}+|režisér\\p{L}*|grafik\\p{L}*|filmař\\p{L}*|tvůrc\\p{L}+|animátor\\p{L}*)",
  "(?:redaktionen|redaktören|klipparen|klippningen|filmteamet|videoteamet|produktionen|regissören|klipperen|klippeteamet|redaktøren|instruktøren|regissøren|produktionsselskabet|animatoren|animatøren|filmholdet)",
].map((one) => `(?:${one})`);
const MAKER = MAKERS.join("|");

const NOTE =
  "(?:short |brief |quick |small |important |internal |last |one )*(?:note|notes|message|hint|remark|request|instructions?|comment|reminder|memo)|(?:kurzer |kleiner |wichtiger |interner )?(?:hinweis|hinweise|anmerkung(?:en)?|notiz|bitte|bemerkung|info)|(?:petite )?(?:notes?|remarques?|consignes?|précisions?|instructions)|nota|notas|aviso|observación|observaciones|indicaciones|instrucciones|indicazioni|istruzioni|avvertenz[ae]|observaç(?:ão|ões)|indicações|instruções|(?:korte )?(?:opmerking(?:en)?|notities?|noot|instructies?|aanwijzingen)|wskazówki|uwaga|uwagi|notatka|(?:важное )?(?:примечани[ея]|пометк[аи]|заметк[аи]|замечани[ея]|пожелани[ея]|указани[ея]|просьб[аы])|(?:примітка|нотатка|зауваження|прохання)|poznámk[ay]|pokyny|anteckning(?:ar)?|notering|anmärkning|bemærkning(?:er)?|merknad(?:er)?|notat(?:er)?|anvisningar|anvisninger";
const FOR =
  "for|to|für|an|à|pour|au|aux|para|al|a|per|ai|agli|alla|voor|aan|dla|do|для|к|pro|till|til|ao|à|aos";

/** "Note for the editor: …", "Hinweis an die Redaktion –", "给剪辑的备注：": whom a note is for, at its beginning. */
export const ADDRESSED = toPattern(
  [
    `(?:${NOTE})\\s(?:(?:${FOR})\\s)?(?:l['’])?(?:${MAKER})`,
    `(?:${NOTE})\\s(?:${FOR})\\s?l['’](?:équipe|agence|editor)\\p{L}*(?:\\s\\p{L}+){0,3}`,
    `(?:to|for|an|für|pour|au|aux|à|para|al|per il|per la|ao|voor|aan|dla|do|для|pro|till|til)\\s(?:${MAKER})`,
    "(?:production|editing|editor['’]s|director['’]s|visual|design) notes?|regie(?:anweisung|hinweis)|gestaltungshinweise?|bildwunsch|hinweise? zu(?:r|m) (?:gestaltung|schnitt|bild|film|video)|notes? (?:on|about) the (?:film|video|visuals|pictures)|remarque pour la vidéo",
    "(?:editöre|kurgucuya|yapımcıya|yönetmene|ekibe|film ekibine|video ekibine)\\s(?:kısa\\s)?(?:not|bilgi)|(?:editör|kurgu|yapım ekibi|kurgucu) için not",
    "(?:ملاحظة|ملاحظات|تنبيه|طلب) (?:إلى |الى )?(?:لل?|ل)?(?:ال)?(?:مونتير|محرر|مخرج|منتج|مصمم|فريق (?:المونتاج|الفيديو|الإنتاج|التصوير))",
    "(?:إلى|الى) (?:صانع|صانعة|صن[ّ]?اع|مخرج|مخرجة|منتج) (?:الفيلم|الفيديو)|אל (?:יוצרי?|עורכי?|במאית?) ה(?:סרט|סרטון)|(?:फ़िल्म|फिल्म|वीडियो) बनाने वाले? (?:के लिए|से)|(?:ছবি|ভিডিও|ফিল্ম)(?:টি)? (?:যিনি|যাঁরা) বানাবেন,? (?:তাঁকে|তাঁদের)|filmi yapana|(?:動画|映像|ビデオ)を作(?:る|ってくださる)(?:方|人)へ|(?:영상|동영상)(?:을)? 만드(?:는|시는) 분(?:께|에게)|(?:给|致)(?:制作|拍)(?:影片|视频|短片)的人",
    "(?:הערה|הערות|בקשה) (?:אל |ל)(?:ה)?(?:עורך|עורכת|עורכים|במאי|מפיק|מעצב|צוות (?:העריכה|הווידאו|הסרט|ההפקה)|אנימטור)",
    "(?:संपादक|एडिटर|निर्माता|वीडियो टीम|निर्देशक) (?:के लिए|को)(?: (?:नोट|टिप्पणी|निर्देश|सूचना))?|(?:नोट|टिप्पणी) (?:संपादक|एडिटर|निर्माता|वीडियो टीम) के लिए",
    "(?:给|致|給)(?:剪辑师?|剪輯師?|编辑|編輯|制作(?:组|方|团队)?|製作(?:組|方|團隊)?|导演|導演|视频(?:组|团队)|設計師|设计师|动画师)(?:的)?(?:备注|備註|说明|說明|提示|注意)?|(?:剪辑|制作|製作|编辑|編輯|剪輯)(?:备注|備註|说明|說明|提示)",
    "(?:編集|制作|映像|動画|デザイン)(?:者|担当|担当者|チーム|スタッフ|の方)?(?:様|さん)?(?:へ|宛|へのメモ|へのお願い|への注意|向けメモ)|(?:編集|制作)(?:メモ|上の注意|上のお願い)",
    "(?:편집자?|제작(?:진|팀|사)|영상팀|감독|디자이너)(?:님)?(?:께|에게)?\\s?(?:참고|메모|전달|부탁|요청|드리는 말씀)(?: ?사항)?",
  ]
    .map((one) => `(?:${one})`)
    .join("|")
    .replace(/^/u, "^[\\s*_]*(?:")
    .concat(")[*_]*\\s*(?:[:：,，]|[–—-](?=\\s)|$)[*_]*\\s*"),
  "iu",
);

/** What a note in brackets or italics says beside its wishes: that it is internal, that the logo follows. */
export const OF_NOTES = toPattern(
  [
    "(?:strictly |for )?(?:internal|confidential|internal use)(?: only)?|not for (?:publication|release|broadcast)\\b.{0,40}|embargo(?:ed)?\\b.{0,40}|draft(?: only)?|work in progress",
    "(?:streng |nur )?(?:intern|vertraulich)|nicht zur veröffentlichung.{0,40}|sperrfrist.{0,40}|entwurf|(?:strictement )?(?:interne|confidentiel)|usage interne|(?:uso )?(?:interno|confidencial)|(?:uso )?(?:interno|riservato)|intern|vertrouwelijk|(?:do użytku )?wewnętrzn\\p{L}+|poufne|(?:для )?(?:внутренн\\p{L}+|внутрішн\\p{L}+)(?: пользования| користування)?|конфиденциально|interní|důvěrné|fortroligt|konfidentiellt|dahili|gizli|داخلي|سري|פנימי|סודי|आंतरिक|गोपनीय|内部资料|内部|保密|社外秘|内部用|대외비|내부용",
    "(?:the |our )?(?:logos?|photos?|pictures|images|files|music|fonts?|brand kit)(?: and (?:the )?\\p{L}+)? (?:follows?|is attached|are attached|attached|comes?|will follow|are coming|is coming|to follow|sent separately)\\b.{0,40}",
    "(?:das |unser )?(?:logos?|fotos?|bilder|dateien|musik|schrift)(?: und (?:die )?\\p{L}+)? (?:folg(?:t|en)|komm(?:t|en)|liegt bei|liegen bei|anbei|im anhang|schicke(?:n)? (?:ich|wir)).{0,40}",
    "(?:le |notre |les |nos )?(?:logo|photos|images|fichiers|musique) (?:suit|suivent|suivra|suivront|arrive(?:nt)?|est joint|sont jointes?|ci-joints?).{0,40}|(?:el |nuestro |las |la )?(?:logo(?:tipo)?|fotos|imágenes|música) (?:lo enviamos|las enviamos|se env[ií]an?|llegan?|va|van|sigue|adjunt\\p{L}).{0,40}|(?:il |le |la )?(?:logo|foto|immagini|musica) (?:segue|seguono|arriva(?:no)?|in allegato|(?:lo|le) inviamo).{0,40}|(?:o |as |a )?(?:log[oó]tipo|logo|fotos|fotografias|imagens|música) (?:segue(?:m)?|vai|vão|chega(?:m)?|em anexo).{0,40}|(?:het |de )?(?:logo|foto['’]s|beelden|muziek) (?:volg(?:t|en)|kom(?:t|en)|in de bijlage|zit(?:ten)? erbij).{0,40}",
    "(?:logo|zdjęcia|muzyka) (?:prześlemy|wyślemy|w załączniku|dosyłamy).{0,40}|(?:логотип|фото|фотографии|музык\\p{L}|логотипи?) (?:пришл[её]м|придёт|во вложении|вышлем|надішлемо|у вкладенні).{0,40}|(?:logo|fotky|fotografie) (?:pošleme|v příloze|dodáme).{0,40}|(?:logotypen|logga(?:n)?|bilder(?:na)?|logoet|billeder(?:ne)?|bildene) (?:kommer|följer|følger|bifogas|er vedhæftet|er vedlagt).{0,40}|logo (?:e-postayla )?(?:ekte|gelecek|gönderilecek).{0,30}",
    "(?:标志|标识|徽标|logo|照片|图片|音乐)(?:稍后|随后|另行|会|将)?(?:发|寄|附|提供|发送).{0,12}|(?:ロゴ|写真|音楽)は.{0,16}(?:送ります|お送りします|添付|後ほど).{0,10}|(?:로고|사진|음악)(?:는|은).{0,14}(?:보내|첨부|전달).{0,14}|(?:الشعار|الصور) (?:مرفق\\p{L}*|سنرسل\\p{L}*|يصل).{0,30}|(?:הלוגו|התמונות) (?:מצורף|מצורפות|יישלח\\p{L}*|נשלח).{0,30}|(?:लोगो|फ़ोटो|तस्वीरें) .{0,20}(?:भेज|संलग्न).{0,20}",
  ]
    .map((one) => `^(?:${one.replaceAll("\\b", "(?![\\p{L}\\p{M}])")})$`)
    .join("|"),
  "iu",
);

/** What asks in a note that bears its address and no brackets: "Note to the editor: so began every letter" asks nothing. */
export const ASKS_MAKER =
  /(?<![\p{L}\p{M}])(?:please|pls|don['’]?t|do not|avoid|use|keep|show|make sure|no|bitte|nicht|kein\p{L}*|ohne|merci|évite\p{L}*|ne pas|sans|s['’]il vous plaît|por favor|evit\p{L}*|no|sin|per favore|non|senza|não|sem|evite\p{L}*|graag|geen|niet|zonder|proszę|prosimy|nie|bez|пожалуйста|не|без|просим|просьба|будь ласка|prosím|ne\p{L}+|nevisa|inte|ikke|utan|uden|uten|ingen|vis|visa|gärna|gerne|lütfen|يرجى|نرجو|الرجاء|لا|بدون|נא|בבקשה|אל|לא|ללא|कृपया|न|नहीं|मत|logo|photos?|fotos?|pictures?|music|musik|video|film)(?![\p{L}\p{M}])|(?<![申邀聘宴])[请請](?![假教客柬])|[勿别別不]|ください|お願い|ないで|말아|마세요|부탁|주세요/iu;

/** What is told in the past is no order: "Note to the editor: so began every letter". */
export const HAS_STORY = /(?<!\p{L})(?:was|were|had|began|wrote|said|war|waren|hatte|schrieb|sagte|était|avait|era|fue|había|aveva|estava|był\p{L}*)(?!\p{L})/iu; // prettier-ignore
