import { toPattern, wholeWords } from "../text/regex.ts";

/** What only somebody who makes a film is told, and how people speak to one person: for the first and last words of a mail. */

const words = (spaced: readonly string[], unspaced: readonly string[] = []): RegExp =>
  toPattern([wholeWords(...spaced), ...unspaced].join("|"), "iu");

/** Pictures, sound and lettering: what a film is made of. */
export const CRAFT = words(
  [
    "music|drums|voice|voice-?over|narrat\\p{L}+|speech|subtitles?|captions?|lettering|fonts?|colou?rs?|pictures?|images?|photo(?:graph)?s?|footage|logos?|animations?|cartoons?|sound(?: off)?|screens?|phones|portrait|landscape|vertical\\p{L}*|type|versions?|drafts?|rough cut|tone|effects?|keep (?:the )?(?:words|language) \\p{L}+",
    "musik|stimme|sprecher\\p{L}*|untertitel\\p{L}*|schrift\\p{L}*|farben?|bilder|bild|fotos?|animation\\p{L}*|ton|tonfall|hochformat|querformat|fassung|entwurf|wappen|effekte",
    "musique|voix|sous-titres|polices?|caractères|couleurs|images?|animations?|ton|format|vertical|version|ébauche|effets",
    "música|voz|subtítulos|letras?|colores|imágenes|fotos?|logotipo|animaci\\p{L}+|tono|formato|versión|borrador|efectos|dibujos",
    "musica|voce|sottotitoli|caratteri|colori|immagini|foto|animazion\\p{L}+|tono|formato|versione|bozza|effetti|hacker con",
    "legendas|letras|cores|imagens|fotos?|logo(?:marca|tipo)?|animaç\\p{L}+|tom|versão|rascunho|cortar|efeitos",
    "muziek|stem|ondertitel\\p{L}*|letters|\\p{L}*kleuren|beelden|plaatjes|foto['’]?s|animatie\\p{L}*|toon|versie|kinderachtig",
    "muzyk\\p{L}+|głos\\p{L}*|lektor\\p{L}*|napis\\p{L}+|czcionk\\p{L}+|kolor\\p{L}*|zdję\\p{L}+|animacj\\p{L}+|wersj\\p{L}+|pionow\\p{L}+",
    "музык\\p{L}+|голос\\p{L}*|субтитр\\p{L}+|шрифт\\p{L}*|букв\\p{L}+|цвет\\p{L}+|картин\\p{L}+|фото\\p{L}*|анимац\\p{L}+|черновик\\p{L}*|титр\\p{L}{1,2}|музик\\p{L}+|кольор\\p{L}+|анімац\\p{L}+|чернетк\\p{L}+",
    "röst\\p{L}*|undertexter|bokstäver|färger\\p{L}*|bilder\\p{L}*|bakgrundsmusik\\p{L}*|müzi\\p{L}+|ses|altyazı\\p{L}*|renk\\p{L}*|görsel\\p{L}*|fotoğraf\\p{L}*|taslağ?\\p{L}*|yazılar",
    "(?:ال|ب?ال|وال)?(?:موسيقى|صوت|ترجمة|ألوان|صور|شعار|خط)|लोगो|संगीत|आवाज़|आवाज|रंग|तस्वीर\\p{L}*\\p{M}*|उपशीर्षक",
  ],
  [
    "BGM|音楽|字幕|ナレーション|文字|色合い|写真|ロゴ|縦型|横型|初稿|音乐|音樂|配音|颜色|顏色|图片|圖片|照片|初剪|初版|直式|橫式|竖版|直橫|色调|자막|음악|내레이션|글씨|색상|사진|로고|세로|초안|목소리",
  ],
);

/** "Please", "you may", "we can't have": one person to another; no word that is an article elsewhere. */
export const TO_MAKER = words(
  [
    "please|(?:and|but|with|so) no|^no|(?:can|could|would|may|should|if) you|you (?:can|may|could)|should you|i['’](?:d|ll|ve|m)|i (?:would|will|shall|want|think)|we['’]d|we would|we (?:can['’]t|cannot) have|we don['’]t want|don['’]t use|wants",
    "bitte|gerne?|könnt(?:en|et|est)?|kannst du|können sie|ich|wir hätten|wir möchten|bloß kein\\p{L}*",
    "vous pouvez|tu peux|pourr(?:iez|ais)|je|j['’]aimerais|nous (?:aimerions|souhait\\p{L}+|voudrions)|merci|s['’]il (?:te|vous) plaît|pas de|évitez|évite|surtout",
    "por favor|poned|pon|podéis|puedes|necesitáis|necesitas|escribid|nada de|que no|queremos|gustaría|no pong\\p{L}+",
    "puoi|potete|potresti|per favore|per carità|niente|vorremmo|vorrei|quindi",
    "podem cortar|vocês podem|você pode|nada de|sem música|queremos|gostaríamos",
    "alsjeblieft|alstublieft|graag|liever|kun je|kunt u|vindt u|vind je|maak|gebruik",
    "proszę|prosimy|możecie|poproszę|chcemy|chcielibyśmy|żadn\\p{L}+",
    "пожалуйста|прошу|просим|жду|можете|хотелось|хотим|будь ласка|можете|прохання",
    "gärna|snälla|helst|vi vill|använd|lütfen|olmasın|olsun|kullanmayın|rica|istiyoruz",
    "نرجو|أرجو|من فضلك\\p{L}*|رجاء\\p{L}*|لو سمحت\\p{L}*|कृपया|चाहते हैं",
  ],
  ["お願い|いただけ|希望|就行|就好|麻烦|麻煩|请|請|我们想|我們想|拜托|拜託|不要|해 ?주세요|부탁|좋겠|말아"],
);

/** Said of one's own taste. */
export const PREFERS =
  /(?<!\p{L})(?:i['’]d rather|i would prefer|we['’]d prefer|i hope it|ich hätte (?:gern|lieber)|mir wäre|uns ist .{0,12}wichtig|wichtig ist (?:mir|uns)|je préfér\p{L}+|on voudrait|nous tenons à|prefer(?:iría|imos|irei|irem\p{L}+|ia|iria)|prefiro|preferirei|liever|wolał\p{L}+|предпоч\p{L}+|helst|tercih)(?!\p{L})/iu;
/** "Der Text steht unten." */
export const STANDS_BELOW =
  /(?:text|texte|script|copy|words|wording|testo|texto|guion|tekst|текст|metin|metn)\p{L}*\s.{0,20}(?:unten|below|folg|sotto|abajo|hieronder|onderaan|poniżej|ниже|нижче|nedan|ci-dessous|aşağıda)/iu;

/** Somebody sends it: "El logo lo manda Nerea mañana". */
export const IS_SENT = words(
  [
    "send\\p{L}*|comes?|follows?|schick\\p{L}*|liefer\\p{L}*|kommt|folgt|envo\\p{L}+|transmet\\p{L}*|suiv\\p{L}+|mand\\p{L}+|enví\\p{L}+|invi[oaeò]\\p{L}*|envi[ao]\\p{L}*|está\\p{L}? com|estão com|stuur\\p{L}*|volg\\p{L}+|(?:do|prze|przy)śl\\p{L}+|пришл\\p{L}+|вышл\\p{L}+|надішл\\p{L}+|skicka\\p{L}*|send(?:er|e)|yolla\\p{L}*|gönder\\p{L}*",
  ],
  ["送り|送る|发|發|寄|보내|보낼"],
);
/** What guests are told of cameras. */
export const OF_CAMERAS = /flash|blitz|вспышк|спалах|フラッシュ|撮影|闪光|閃光|拍照|플래시/iu;
/** A film that was made or is to be watched orders none. */
export const FILM_OF_OTHERS =
  /(?<!\p{L})(?:(?:we|i|they|pupils|children) (?:have )?made|gedreht|gemacht|(?:avons|ont|ai) (?:fait|tourné)|hemos hecho|abbiamo (?:fatto|girato)|fizemos|gemaakt|zrobiliśmy|nakręcili\p{L}*|сняли|посмотрите|смотрите|подивіться|har gjort|har laget|çektik|watched|have a look at|schaut|zeigen den)(?!\p{L})|看过|看過|拍了|作りました|만들었/iu;

/** Said of whom one may ask, and by oneself. */
export const AM_REACHED = words([
  "(?:i['’]m|i am) (?:on|at|in)|(?:meine )?durchwahl|je suis (?:au|joignable)|estoy en|sono (?:al|all['’]interno)|estou (?:no|na|pelo)|ik zit|ben ik|jestem pod|я на|если что-то непонятно|если чего-то не хватает|jag nås|dahili\\p{L}*",
]);

/** A line that stands before the text and nothing else: "Text:", "Tekst:", "Script". */
export const TEXT_LABEL =
  /^[ \t*_#]*(?:(?:the |der |le |el |il |de |o )?(?:text|script|copy|skript|sprechertext|texte|texto|guion|guión|testo|copione|roteiro|tekst|scenariusz|текст|сценарий|сценарій|manus|metin|senaryo)(?: (?:der|des|du|del|do|van|of|for) (?:the )?\p{L}+)?|文案|正文|内容|內容|原稿|台本|本文|내용|원고|대본|النص|नरेशन|पाठ)[ \t*_]*[:：][ \t*_]*$/iu;

/** "Here's what it needs to say": the last words before the text, with no sentence's end. */
export const HERE_IT_IS =
  /^(?:(?:ok(?:ay)?|so|right|anyway)[,\s]+)?(?:here(?:['’]s| is| are| goes| it is| you go)|this is what|what it (?:needs|should|has) to say|hier (?:ist|sind|kommt|steht|ist es)|das soll|voici|voilà|aquí (?:va|está|tenéis|tienes)|esto es lo que|ecco(?:lo|la)?|questo è|aqui (?:vai|está)|é isso|hier(?:onder)? (?:is|komt|staat)|dit moet|oto|to ma|вот|ось|här (?:kommer|är)|detta ska|her (?:kommer|er)|işte|إليك|यह रहा|以下|下面|内容如下|內容如下|아래)(?![\p{L}\p{M}])/iu;

/** "Dear Mr Lowe", and no comma. */
export const DEAR_PERSON =
  /^(?:dear|liebe[rs]?|sehr geehrte[rs]?|cher|chère|estimad[oa]|querid[oa]|car[oa]|gentile|egregi[oa]|prezad[oa]|beste|geachte|szanown[ya]\p{L}*|drog[ia]|уважаем\p{L}+|дорог(?:ой|ая)|шановн\p{L}+|kära|käre|kære|sayın|sevgili)(?:\s\p{Lu}[\p{L}.’'-]*){1,4}$/iu;
/** Addressed at the head of a sentence: "Prezada equipe, segue …". */
export const DEAR_HEAD =
  /^(?:dear|liebe[rs]?|cher(?:s|es)?|chère|estimad[oa]s?|querid[oa]s?|car[oiae]|prezad[oa]s?|beste|drod?zy|уважаем\p{L}+|shanovn\p{L}+|kära|sayın|hey|hi|hello|hola|ciao|olá|oi)\s?(?:\p{L}+\s?){0,3}[,，!]/iu;

/** In the three words of a mail's last line: who sends it says goodbye. */
export const BYE = words(
  [
    "have a (?:good|nice|great|lovely) \\p{L}+|schönes wochenende|bon week-end|bonne (?:journée|fin de semaine)|buon(?:a giornata| fine settimana)|fijn weekend|miłego \\p{L}+|хорошего \\p{L}+|trevlig helg|iyi (?:günler|çalışmalar)|kolay gelsin|best wishes|kind regards|cheers|thanks|un abrazo|abrazos?|gracias|abraços?|grazie|merci|bien cordialement|cordialement|pozdrawiam|uściski|с уважением|спасибо|(?:مع )?(?:خالص|جزيل|أطيب) (?:الشكر|التحيات|التحية)|شكرًا|شكرا|धन्यवाद|sevgiler\\p{L}*|saygılar\\p{L}*|hälsningar|groet\\p{L}*",
  ],
  ["よろしく|感謝|谢谢|謝謝|감사"],
);

const QUOTE = '["“„«»「『\'‘]\\s*(?<title>[^"“”„«»「」『』\\n]{2,90}?)\\s*["“”»«」』\'’]';
/** `The film should be called "…"`. */
export const CALLED = toPattern(
  `(?:called|titled|entitled|(?:the |its )?title (?:is|should be|will be)|name it|call it|heißen|heißt|soll .{0,20}heißen|titel (?:ist|soll)|nenn\\p{L}* (?:ihn|es)|s['’]appel\\p{L}+|intitul\\p{L}+|(?:le )?titre (?:est|sera)|se llam\\p{L}+|ll[áa]m\\p{L}*lo|titul\\p{L}+|(?:el )?título (?:es|será)|si (?:intitola|chiama|intitoli|chiami|chiamerà)|(?:il )?titolo (?:è|sarà)|se chama\\p{L}*|(?:o )?título é|heet|heten|moet .{0,20}heten|(?:de )?titel is|tytuł (?:to|brzmi)|nazywać|zatytułowan\\p{L}+|называ\\p{L}+|название|назва|heta|heter|hedde|hedder|titeln är|adı|başlığı|عنوانه|بعنوان|题目是|片名叫|片名是|タイトルは|제목은)\\s*[:：]?\\s*${QUOTE}`,
  "iu",
);
/** What stands before the name of a film; the Arabic word is that for an address as well. */
export const TITLE_NAMES =
  "(?:working |film |video )?title|(?:arbeits|film|video)?titel|titre|título|titulo|titolo|tytuł|název|название|заголовок|назва|başlık|片名|标题|標題|題目|题目|題名|タイトル|제목|शीर्षक|শিরোনাম|தலைப்பு|శీర్షిక|כותרת|ชื่อเรื่อง|tiêu đề|judul|titlu|τίτλος|otsikko|rubrik|tittel";
/** "Título: Así empieza la temporada." in or below the first paragraphs. */
export const TITLE_LABEL = toPattern(
  `^[\\s*_]*(?:${TITLE_NAMES})[\\s*_]*[:：][\\s*_]*(?<title>\\S.{2,88}?)[\\s*_.。]*$`,
  "iu",
);

/** A film that a request names, and what it is about. */
const NOUN =
  "(?:[\\p{L}-]*(?:video|film|filmchen|filmpje|clip)s?|vidéos?|vídeos?|video|filmat[oi]|filmes?|explainers?|reels?|spot|animations?|film(?:u|ik|iku)?|фильм\\p{L}*|ролик\\p{L}*|видео|відео|videon?|filmen)";
const UNTIL =
  "(?=\\s*(?:[.,;:!?()–—]|$|\\s(?:for|to be|which|that|so|and|für|das|der|die|pour|para|per|voor|dla|для|och|som|med)\\s))";
const TOPIC = `(?<topic>\\p{L}[\\p{L}\\p{M}’'-]*(?:\\s[\\p{L}\\p{M}’'-]+){0,4}?)${UNTIL}`;
export const FILM_ABOUT: readonly (readonly [RegExp, string])[] = [
  [toPattern(`${NOUN} (?:about|on) ${TOPIC}`, "iu"), ""],
  [toPattern(`${NOUN} (?:zum|zur) ${TOPIC}`, "iu"), ""],
  [toPattern(`${NOUN} (?:über|over|sur|sobre|om) ${TOPIC}`, "iu"), ""],
  [toPattern(`${NOUN} про ${TOPIC}`, "iu"), "про "],
  [toPattern(`${NOUN} об ${TOPIC}`, "iu"), "об "],
  [toPattern(`${NOUN} о ${TOPIC}`, "iu"), "о "],
  [toPattern(`film\\p{L}* o ${TOPIC}`, "iu"), "o "],
  [toPattern(`vidéo du ${TOPIC}`, "iu"), "le "],
  [toPattern(`vidéo (?:de )(?=la |l['’])${TOPIC}`, "iu"), ""],
  [toPattern(`(?:vídeo|video) del ${TOPIC}`, "iu"), "el "],
  [toPattern(`(?:vídeo|video) de (?=la |las |los )${TOPIC}`, "iu"), ""],
  [toPattern(`(?:video|filmato|film) sulle ${TOPIC}`, "iu"), "le "],
  [toPattern(`(?:video|filmato|film) sulla ${TOPIC}`, "iu"), "la "],
  [toPattern(`(?:video|filmato|film) sul ${TOPIC}`, "iu"), "il "],
  [toPattern(`(?:video|filmato|film) sui ${TOPIC}`, "iu"), "i "],
  [toPattern(`(?:video|filmato|film) su(?:ll['’])?\\s?${TOPIC}`, "iu"), ""],
  [
    /(?:^|\s)(?:the|our) (?<topic>(?:[\p{L}’'-]+\s){1,3}?[\p{L}’'-]+) (?:film|video|clip|explainer)(?!\p{L})/iu,
    "",
  ],
  [
    /(?:^|[、。,，\s]|お話しした|の件)(?<topic>[\p{Script=Han}\p{Script=Katakana}ー]{2,12}(?:の[\p{Script=Han}\p{Script=Katakana}ー]{2,10})?)(?:動画|映像|ムービー)/u,
    "",
  ],
  [
    /(?:^|的|[,，、\s])(?<topic>(?:(?!的)\p{Script=Han}){2,12}?)(?:宣傳|宣传|宣導)?(?:短片|视频|視頻|影片)/u,
    "",
  ],
  [
    /(?:^|[린한된던의]\s)(?<topic>(?:[\p{Script=Hangul}]+\s){0,2}(?:[\p{Script=Hangul}]+))\s(?:영상|동영상|비디오)/u,
    "",
  ],
  [/(?:^|için\s)(?<topic>\p{Lu}\p{L}+(?:\s\p{L}+){0,3}) (?:videosu|filmi)(?!\p{L})/iu, ""],
];

/** For whom the film is, in a sentence on it. */
export const WATCHERS: readonly RegExp[] = [
  /(?:it['’]s|it is|film is|video is|this is|clip is) (?:meant |intended )?for (?<who>[^.;]{4,90}?)(?=,? (?:so|please|who)\b|,|[.;]|$)/iu,
  /(?:gedacht|bestimmt|ist|läuft) für (?<who>[^.,;]{4,70}?)(?= gedacht| bestimmt|[.,;]|$)/iu,
  /(?:destinée?|s['’]adresse) (?:à|aux?) (?<who>[^.,;]{4,70}?)(?=[.,;]|$)/iu,
  /(?:lo vedranno|lo guarderanno|è per) (?<who>[^.,;]{4,70}?)(?= in (?:filiale|sala)|[.,;]|$)/iu,
  /(?:lo verán|va dirigido a|lo van a ver) (?<who>[^.,;]{4,70}?)(?=[.,;]|$)/iu,
  /(?:quem vai (?:ver|assistir) (?:é|são)|é destinado a) (?<who>[^.,;]{4,70}?)(?=[.,;]|$)/iu,
  /bedoeld voor (?<who>[^.,;]{4,70}?)(?= en (?:mag|moet|kan|duurt)|[.,;]|$)/iu,
  /(?:смотреть (?:его )?будут|для просмотра) (?<who>[^.,;]{4,60}?)(?= в первый| на |[.,;]|$)/iu,
  /(?:będą (?:go |to )?oglądać|przeznaczony dla) (?<who>[^.,;]{4,70}?)(?=[.,;]|$)/iu,
  /(?:är till för|riktar sig till) (?<who>[^.,;]{4,70}?)(?=[.,;]|$)/iu,
  /^(?<who>[^、。が]{2,24}?)(?:\([^)]*\)|（[^）]*）)?が[^。]{0,24}(?:見ます|見る|視聴)/u,
  /(?<who>[\p{Script=Hangul}\s]{2,14}들)[이은]\s?볼/u,
];

/** "Please end on this, …": the last line follows in its marks. */
export const END_ON = toPattern(
  `^(?:(?:please|bitte|merci de|por favor|per favore|graag|proszę|пожалуйста)[,\\s]+)?(?:end|finish|close|conclude|(?:be)?ende[nt]?|schließ\\p{L}*|zum schluss|am ende|termine[rz]|finir|finissez|terminad?|acaba\\p{L}*|cierra|al final|finisc\\p{L}+|chiud\\p{L}+|alla fine|encerr\\p{L}+|no final|eindig|sluit|tot slot|aan het eind|na koniec|zakończ\\p{L}*|в конце|закончите|наприкінці|avsluta|till sist|sonunda|最后|最後|結尾|结尾|마지막|끝)[^"“„«「『\\n]{0,90}?[:：]\\s*${QUOTE}[\\s.。!]*$`,
  "iu",
);
