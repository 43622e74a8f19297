import { toPattern } from "../text/regex.ts";

/** How briefs order what a film is to end on, language by language; each is a whole sentence without its stop. */

/** "End with his name": the verb first, in forms that tell of nothing ("termina con" does). A meal, a lesson and a walk end so too, though with other things (`ENDED_ON`). */
const ENDS = [
  "(?:please |and |then |finally,? |bitte )*(?:end|finish|close|conclude|stop|fade|cut)(?: it| the (?:film|video|clip))?(?: off| out| up)? (?:with|to|over|in)",
  "(?:bitte )?(?:ende|endet|enden sie|beende|beendet|beenden sie|schließe|schließt|schließen sie|hör auf|hört auf|ausblenden)(?: den film| das video)?(?: bitte)? (?:mit|auf|bei)",
  "(?:merci de |veuillez )?(?:finir|terminer|clore|conclure|achever|finissez|terminez|concluez)(?: le film| la vidéo)? (?:par|avec)",
  "(?:por favor,? )?(?:termin(?:ar|ad|e|en)|acab(?:ar|ad|e|en)|cerrar|cerrad|cierr(?:e|en)|finali(?:zar|ce|cen)|concluir)(?: el v[ií]deo| la película)? (?:con|en|sobre)",
  "(?:per favore,? )?(?:fini(?:re|sci|te|sca)|chiud(?:ere|i|ete|a)|termin(?:are|ate|i)|conclud(?:ere|i|ete|a))(?: il (?:film|video))? (?:con|col|coi)",
  "(?:por favor,? )?(?:termin(?:ar|e|em)|acab(?:ar|e|em)|encerr(?:ar|e|em)|fech(?:ar|e|em)|finaliz(?:ar|e|em)|concluir)(?: o (?:filme|vídeo))? (?:com|em|n[oa]s?|sobre)",
  "(?:graag )?(?:eindig(?:en)?|sluit|sluiten|afsluiten)(?: de film| het filmpje)?(?: graag)?(?: af)? (?:met|op|bij)",
  "(?:proszę )?(?:zakończ(?:yć|cie)?|skończ(?:yć|cie)?)(?: film)?(?: na)?",
  "(?:пожалуйста,? )?(?:закончи(?:ть|те)?|заверши(?:ть|те)?|кончи(?:ть|те))(?: фильм| ролик)?(?: на)?|(?:будь ласка,? )?(?:закінчи(?:ти)?|закінчіть|заверши(?:ти)?|завершіть)(?: фільм| ролик)?(?: на)?",
  "(?:prosím,? )?(?:skonč|zakonč|ukonč)(?:it|ete|i|ěte|eme)?(?: film)?(?: na)?",
  "(?:avsluta|sluta|slut|afslut|avslutt)(?: filmen)?(?: gärna| gerne)?(?: af| av)? (?:med|på)",
  "(?:lopeta|lopettakaa|päätä|päättäkää)(?: filmi| video| elokuva)?",
  "(?:încheiați|încheie|terminați|termină|finalizați|a se încheia|să se încheie)(?: filmul)? (?:cu|pe)",
  "(?:κλείστε|κλείσε|τελειώστε|να (?:τελειώνει|κλείνει|κλείσει|τελειώσει))(?: την ταινία| το βίντεο)? (?:με|στ\\p{L}+|σε)",
  "(?:tolong |mohon )?(?:akhiri|tutup)(?: film| video)?(?: ini)? dengan|(?:hãy |xin )?kết thúc (?:phim |video )?(?:bằng|ở|với)",
  "(?:رجاءً? )?(?:اختم|اختموا|أنه|أنهِ|أنهوا|اختتم|اختتموا)(?: الفيلم| الفيديو)?(?: على| مع)?",
  "(?:בבקשה )?(?:לסיים|סיימו|סיים|סיימי|לסגור)(?: את הסרט(?:ון)?)?(?: עם| על)?",
  "(?:ขอให้|ให้)?(?:จบ|ปิดท้าย)(?:ด้วย|ที่)",
].join("|");
/** The verb with its object, up to what a film ends with. */
export const ENDS_VERB = ENDS;
export const ENDS_WITH = toPattern(`^(?:${ENDS})(?:\\s|(?<=ด้วย|ที่))(?<what>\\S[^,;،、，]{1,80})$`, "iu");

/** The same with the words to end on behind a colon. */
export const ENDS_WITH_LINE = toPattern(
  `^(?:${ENDS}|(?:please )?(?:end|finish|close|conclude)(?: it| the (?:film|video|clip))? on|(?:finir|terminer|conclure|finissez|terminez|concluez)(?: le film| la vidéo)? sur|(?:finire|finisci|finite|chiudere|chiudi|chiudete)(?: il (?:film|video))? su)\\s?[:：]\\s*(?<line>\\S.{8,140})$`,
  "iu",
);

/** What films end on. */
export const ENDED_ON = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${[
    "names?|questions?|images?|pictures?|photos?|photographs?|portraits?|shots?|frames?|faces?|words|quotes?|quotation|lines?|sentence|verse|logo|slogan|address|map|sky|sunrise|sunset|horizon|silence|smile|thought|message|title|dedication|silhouette|black|landscape|view",
    "(?:\\p{L}+)?(?:namens?|fragen?|bild(?:ern?|es)?|fotos?|porträts?|gesicht\\p{L}*|worten?|wort|zitat\\p{L}*|satz|himmel|horizont|stille|lächeln|schwarz|logo)|aufnahme|einstellung|blick auf",
    "noms?|questions?|images?|photos?|portraits?|plan|visages?|mots?|citation|phrase|ciel|horizon|silence|sourire|noir",
    "nombres?|preguntas?|imagen|imágenes|fotos?|retratos?|plano|rostros?|caras?|palabras?|cita|frase|cielo|horizonte|silencio|sonrisa|negro",
    "nom[ei]|domand[ae]|immagin[ei]|foto|ritratt[oi]|inquadratura|volt[oi]|parol[ae]|citazione|cielo|orizzonte|silenzio|sorriso|nero",
    "nomes?|perguntas?|imagem|imagens|retratos?|rosto|palavras?|citação|céu|silêncio|sorriso|preto",
    "na(?:am|men)|vra(?:ag|gen)|beeld(?:en)?|foto['’]?s?|gezicht\\p{L}*|woord(?:en)?|citaat|zin|hemel|stilte|glimlach|zwart",
    "imi(?:ę|eniem|ona|onami)|nazwiskiem|pytaniem|obrazem|ujęci\\p{L}+|kadrem|zdjęci\\p{L}+|portretem|twarz\\p{L}*|słow(?:em|ami)|cytatem|zdaniem|cisz\\p{L}+",
    "им(?:ени|енем|я)|имен(?:а|ами)|вопрос\\p{L}*|кадр\\p{L}*|фото\\p{L}*|портрет\\p{L}*|лиц\\p{L}+|слов(?:ом|ами)|цитат\\p{L}+|фраз\\p{L}+|тишин\\p{L}+|логотип\\p{L}*|вид(?:ом|е)|ім['’]ям?|імен\\p{L}*|(?:за)?питан\\p{L}+|обличч\\p{L}+|тиш\\p{L}+",
    "jmén\\p{L}+|otázk\\p{L}+|záběr\\p{L}*|obraz\\p{L}*|fot\\p{L}+|portrét\\p{L}*|tvář\\p{L}*|slov\\p{L}*|citát\\p{L}*|vět\\p{L}+|tich\\p{L}*",
    "namn\\p{L}*|navn\\p{L}*|fråg\\p{L}+|spørgsmål\\p{L}*|spørsmål\\p{L}*|bild\\p{L}*|billed\\p{L}*|foto\\p{L}*|porträtt\\p{L}*|portræt\\p{L}*|ansikt\\p{L}*|citat\\p{L}*|sitat\\p{L}*|orde[tn]|ord|tystnad\\p{L}*|stilhed\\p{L}*|stillhet\\p{L}*",
    "nime\\p{L}+|kysymyks\\p{L}+|kuva\\p{L}+|sanoi\\p{L}+|lausee\\p{L}+|kasvo\\p{L}+|hiljaisuu\\p{L}+|logo\\p{L}*",
    "nume\\p{L}*|întreb\\p{L}+|imagin\\p{L}+|fotografi\\p{L}+|chip\\p{L}*|cuv[âi]nt\\p{L}*|fraz\\p{L}+|citat\\p{L}*|tăcere\\p{L}*|όνομ[αά]|ερώτησ\\p{L}+|εικόνα|φωτογραφ\\p{L}+|πρόσωπο|λέξη|λόγια|φράση|σιωπή",
    "nama\\p{L}*|pertanyaan|gambar|foto|wajah\\p{L}*|kata-kata|kalimat|keheningan|tên|câu hỏi|hình ảnh|bức ảnh|khuôn mặt|gương mặt|câu nói|im lặng",
    "(?:ب|بال|ال)?(?:اسم|أسماء|سؤال|صورة|لقطة|كلمة|كلمات|عبارة|وجه|صمت|شعار|اقتباس)\\p{L}{0,3}|[בה]?(?:שם|שמ\\p{L}+|שאל\\p{L}+|תמונ\\p{L}+|צילום|פני\\p{L}+|מיל\\p{L}+|משפט|ציטוט|שתיקה|שקט|דממה|לוגו)",
  ].join("|")})(?![\\p{L}\\p{M}])|ชื่อ|คำถาม|ภาพ|ใบหน้า|ประโยค|ความเงียบ`,
  "iu",
);

const LAST_EN = "(?:last|final|closing) (?:frame|shot|image|picture|scene|card|screen|words?|line)";
const JA_THINGS = "(?:名前|問い|質問|問いかけ|写真|絵|映像|画面|風景|景色|顔|笑顔|言葉|一言|一文|文|カット|静けさ|沈黙|無音|ロゴ|場面|シーン|空|海|夕日|朝日)"; // prettier-ignore
const KO_THINGS = "(?:이름|질문|물음|사진|그림|화면|장면|얼굴|말|문장|한마디|침묵|로고|풍경|하늘|바다)";
const ZH_THINGS = "(?:名字|姓名|问题|問題|提问|画面|畫面|镜头|鏡頭|照片|一句话?|一句話|话|話|字|脸|臉|笑容|沉默|寂静|静默|标志|天空|大海|背影|剪影)"; // prettier-ignore

/** What nobody says but to whoever makes a film: on what it ends, or what its last picture is to be. */
export const ENDS_ON = toPattern(
  `^(?:${[
    "(?:please |and |then |finally,? )*(?:end|finish|close|conclude)(?: it| the (?:film|video|clip))?(?: off| out)? on (?!(?:time|foot|schedule|budget|target|top|a high|an? (?:even|odd|whole)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\\p{Nd}|january|february|march|april|may|june|july|august|september|october|november|december)(?![\\p{L}\\p{M}]))\\S.{1,80}",
    "(?:please |and |then |finally,? )*fade(?: out| away)? (?:on|over|to (?:black|white))(?:\\s.{1,80})?",
    `(?:please )?(?:let|make|have) the (?:very )?${LAST_EN} (?:be|show|read|say)\\s.{2,80}|the (?:very )?${LAST_EN} (?:should|must|is to|has to|needs to|ought to|can)(?: just| only)? (?:be|show|read|say|stay)\\s.{2,80}`,
    "(?:bitte )?(?:mit|auf|bei) \\S.{1,70} (?:enden|aufhören|ausblenden|ausklingen(?: lassen)?)|(?:das |die )?letzte[sn]? (?:bild|einstellung|wort|satz|szene) (?:soll(?:te)?|muss|bitte)\\s.{2,80}|(?:am|zum) (?:ende|schluss) (?:bitte )?\\S.{1,70} (?:einblenden|stehen lassen|stehenlassen)",
    "(?:merci de |veuillez )?(?:finir|terminer|clore|conclure|finissez|terminez|concluez)(?: le film| la vidéo)? sur\\s\\S.{1,80}|fondu(?: au noir)?(?: sur\\s.{2,80})?|(?:que )?(?:la dernière (?:image|phrase)|le dernier (?:plan|mot)) (?:soit|doit|devra|devrait)\\s.{2,80}",
    "(?:que )?(?:la última (?:imagen|palabra|frase)|el último plano) (?:sea|debe|debería|tiene que|ha de)\\s.{2,80}|fundido a negro(?:\\s.{2,80})?",
    "(?:per favore,? )?(?:fini(?:re|sci|te)|chiud(?:ere|i|ete)|conclud(?:ere|i|ete))(?: il (?:film|video))? su(?:l|llo|lla|i|gli|lle|ll['’])?\\s?\\S.{1,80}|(?:che )?l['’]ultim[ao] (?:immagine|inquadratura|parola|frase) (?:sia|deve|dovrebbe)\\s.{2,80}|dissolvenza (?:su|al nero|in nero)(?:\\s.{2,80})?",
    "(?:que )?(?:a última (?:imagem|palavra|frase)|o último plano) (?:seja|deve|deveria|tem de)\\s.{2,80}",
    "(?:graag )?(?:met|op) \\S.{1,70} (?:eindigen|afsluiten)|(?:laat )?het laatste (?:beeld|woord|shot) (?:moet|mag|graag|.{2,60} zijn$)(?:\\s.{2,80})?",
    "(?:niech )?ostatni(?:m|e|a)? (?:ujęciem?|kadrem?|obraz(?:em)?|słowo|słowem|zdanie)(?: niech)? (?:będzie|powinn\\p{L}+|ma być)\\s.{2,80}",
    "(?:пусть )?последн(?:ий кадр|ее слово|яя фраза|им кадром|ей фразой)(?: пусть)? (?:долж\\p{L}+|будет|станет)\\s.{2,80}|(?:хай |нехай )?останн(?:ій кадр|є слово|ім кадром) (?:ма[єю]|повин\\p{L}+|буде)\\s.{2,80}",
    "poslední (?:záběr|obraz|slovo|věta) (?:ať|by měl\\p{L}*|má)\\s.{2,80}",
    "(?:låt |lad |la )?(?:den |det )?(?:sista|sidste|siste) (?:bilden|billede|bildet|ordet|ord|rutan) (?:ska|skal|vara|være|bør)\\s.{2,80}",
    "(?:lütfen )?(?:filmi |videoyu |film )?.{2,50}(?:adıyla|ismiyle|soru(?:su)?yla|görüntüsüyle|fotoğrafıyla|karesiyle|sözüyle|sözleriyle|cümlesiyle|yüzüyle|logosuyla|sessizlikle) (?:bitsin|bitir\\p{L}*|sonlansın|kapan\\p{L}*)|son (?:kare|görüntü|söz|cümle)(?:de)? .{2,60}(?:olsun|görünsün|kalsın)",
    ".{2,50}(?:nevével|névvel|kérdéssel|képpel|képével|mondattal|szavával|szavaival|arcával|csenddel|logóval|idézettel) (?:érjen véget|záruljon|fejez\\p{L}+ be|zárj\\p{L}*)",
    "(?:ل(?:تكن|يكن)|اجعلوا?) (?:آخر (?:لقطة|صورة|كلمة)|اللقطة الأخيرة|الصورة الأخيرة)\\s.{2,80}|(?:فیلم )?با .{2,50} (?:تمام|به پایان|پایان) (?:شود|برسد|یابد|کنید|دهید|برسانید)",
    "(?:फ़िल्म का |फिल्म का )?(?:अंत|समापन) .{2,50}(?:नाम|सवाल|प्रश्न|तस्वीर|चित्र|शब्द|शब्दों|चेहरे|पंक्ति|वाक्य|मौन) (?:से|पर|के साथ) (?:करें|कीजिए|हो|होना चाहिए|करना है)|.{2,50}(?:नाम|सवाल|प्रश्न|तस्वीर|शब्दों|चेहरे|पंक्ति) (?:से|पर) (?:समाप्त|ख़त्म|खत्म) (?:करें|कीजिए|हो|करना)",
    "(?:শেষ(?:ে|টা)?|সমাপ্তি) .{2,50}(?:নাম|প্রশ্ন|ছবি|কথা|বাক্য|মুখ|নীরবতা)\\S{0,4} (?:দিয়ে|দিয়ে) (?:করুন|করবেন|হবে|হোক)|.{2,50}(?:নাম|প্রশ্ন|ছবি|কথা|বাক্য|মুখ|নীরবতা)\\S{0,4} (?:দিয়ে|দিয়ে) শেষ (?:করুন|করবেন|হবে|হোক)",
    `(?:请|請)?(?:最后|最後|结尾|結尾|片尾)?(?:请|請)?(?:以|用)[^，。]{0,24}${ZH_THINGS}[^，。]{0,6}(?:结尾|結尾|结束|結束|收尾|收束|作结|作結)|(?:最后|最後|结尾|結尾|片尾)(?:请|請)?(?:停在|定格在|定格于|落在)[^，。]{2,30}`,
    `(?:最後|ラスト|締め|終わり|結び|エンディング)(?:は|に)、?[^。]{0,30}${JA_THINGS}で(?:終わる|終わって|終える|終えて|終わりたい|締める|締めて|締めくくる|締めくくって|結ぶ|結んで|お願い)(?:ください|下さい|ほしい|欲しい|します|いたします|こと|ようにする)?(?:です)?|最後の(?:画面|カット|一言|言葉|一文)は[^。]{2,30}(?:にして(?:ください|ほしい)|にする|でお願いします)`,
    `(?:마지막은|마지막에는?|끝은|끝에는?|마무리는|엔딩은) .{0,30}${KO_THINGS}(?:으로|로) (?:끝|마무리|마쳐|맺)\\S*(?: \\S{1,6}){0,2}|.{1,30}${KO_THINGS}(?:으로|로) (?:끝내|마무리해|끝맺어|마쳐) ?(?:주세요|주십시오|줘)`,
  ].join("|")})$`,
  "iu",
);

/** 「最後はこの問いで終わる：…」: the order is a label, and what stands behind it the film's last line. */
const LINE_ORDERS = [
  "(?:最后|最後)?(?:请|請)?(?:以|用|停在)?(?:这|這|下面|以下)(?:个|個|句|一句)?(?:问题|問題|话|話|句子)(?:来|來)?(?:结尾|結尾|结束|結束|收尾|收束|作结|作結)?",
  "(?:最後|ラスト|締め)(?:は|に)、?(?:この|次の)(?:問い|質問|言葉|一文|一言)(?:で|に)(?:終わる|終わって|締める|締めて|締めくくる|締めくくって|お願い)?(?:ください|下さい|ほしい|します)?",
  "(?:마지막은|마지막에는?|끝은) (?:이|다음) (?:질문|물음|말|문장)(?:으로|로)(?: (?:끝|마무리)\\S*)?(?: \\S{1,6})?",
  "(?:tolong |mohon |harap |silakan )?(?:di)?(?:akhiri|tutup)(?: (?:film|video)(?:nya)?)? dengan (?:kalimat|kata-kata|kata|pertanyaan|pesan|ucapan)(?: (?:ini|berikut(?: ini)?|penutup))?",
  "(?:xin |hãy |vui lòng |nhờ )?kết thúc (?:phim |video )?(?:bằng|với) (?:câu(?: hỏi| nói)?|lời|dòng(?: chữ)?|thông điệp)(?: (?:này|sau(?: đây)?))?",
  "(?:ขอให้|ช่วย|โปรด|กรุณา)?(?:จบ|ปิดท้าย|ปิด)(?:วิดีโอ|คลิป)?ด้วย(?:ประโยค|คำถาม|คำว่า|คำ|ข้อความ)(?:นี้|ว่า)?(?:นะ)?(?:คะ|ครับ|ค่ะ)?",
  "(?:फ़िल्म का |फिल्म का |वीडियो का )?(?:अंत|समापन) (?:इस|इन|नीचे लिखे) (?:वाक्य|पंक्ति|सवाल|प्रश्न|शब्दों) (?:से|पर|के साथ)(?: (?:करें|कीजिए|कीजिएगा|हो))?",
  "(?:ভিডিওটা |ছবিটা )?শেষ (?:এই|নিচের) (?:বাক্য|কথা|লাইন|প্রশ্ন)\\S{0,4}(?: (?:দিয়ে|দিয়ে))?(?: (?:করুন|করবেন|হবে|হোক))?",
  "(?:முடிவில்|கடைசியில்|இறுதியில்|கடைசியாக) (?:இந்த|கீழ்க்கண்ட) (?:வரி|வரியை|வரியுடன்|வாக்கியம்|வாக்கியத்தை|வாக்கியத்துடன்|கேள்வியை|கேள்வியுடன்|சொற்களுடன்)(?: \\S{1,16}){0,2}",
].join("|");
export const LINE_BEHIND = toPattern(
  `^(?:${LINE_ORDERS})\\s?[:：]\\s*["“「『]?(?<line>[^"”」』]{2,120})["”」』]?$`,
  "iu",
);
