/** Headings of what a film must not do: below the first, all is said to its maker; below the others, what speaks of films. */

const EN_FILM = "(?:the |this |our )?(?:film|video|clip)";

export const NEVER_SHOWN: readonly string[] = [
  `(?:please )?(?:not (?:to be )?(?:shown|filmed|mentioned)|not for ${EN_FILM}|(?:do not|don['’]t) (?:show|film)|don['’]?ts? for ${EN_FILM}|(?:what|things) ${EN_FILM} (?:should|must) (?:avoid|not (?:do|show|say))|(?:what|things) not to (?:show|put in ${EN_FILM})|to avoid in ${EN_FILM}|keep out of ${EN_FILM}|what we don['’]t want(?: to see)? in ${EN_FILM})`,
  "(?:bitte )?(?:nicht (?:zeigen|filmen)|nicht für den film|nicht in den film)|was (?:nicht (?:in den film|gezeigt werden) (?:soll|darf|sollte)|der film (?:vermeiden|nicht) (?:soll|sollte|zeigen soll))|(?:im film|für den film) (?:bitte )?(?:vermeiden|zu vermeiden)",
  "(?:à )?ne pas (?:montrer|filmer)|à éviter dans (?:le film|la vidéo)|ce que (?:le film|la vidéo) (?:doit éviter|ne doit pas (?:montrer|dire))|no mostrar|(?:qué|lo que) no (?:debe|debería) (?:aparecer|salir)(?: en el v[ií]deo)?|(?:a|para) evitar en el v[ií]deo",
  "(?:da )?non (?:mostrare|far vedere)|da evitare nel (?:film|video)|não mostrar|a evitar no (?:filme|v[ií]deo)|niet (?:tonen|laten zien|in beeld)|(?:te )?vermijden in de (?:film|video)|(?:visa|vis) (?:inte|ikke)|undvik i filmen|undgå i filmen|unngå i filmen",
  "nie pokazywać|czego unikać w filmie|neukazovat|čemu se ve filmu vyhnout|ne mutassák|a nu se arăta|не показывать|чего избегать в (?:фильме|видео|ролике)|не показувати|чого уникати у (?:фільмі|відео)|να μη δείξετε|gösterilmesin|filmde olmasın",
  "لا (?:تعرضوا|يُ?عرض)|ما يجب تجنبه في (?:الفيلم|الفيديو)|לא להראות|ממה להימנע בסרט(?:ון)?|(?:फ़िल्म|फिल्म|वीडियो) में न (?:दिखाएँ|दिखाएं|रखें)|(?:動画|映像)で避け(?:る|てほしい)こと|(?:영상|동영상)에서 피할 것|(?:视频|影片)(?:里|中)?(?:要|需)?避免(?:的内容)?|hindari dalam (?:film|video)|tránh trong (?:phim|video)",
];

export const AVOIDED: readonly string[] = [
  "(?:please )?avoid|(?:things |what )?to avoid|(?:what|things) we(?: would| ['’]d)? (?:like|want) to avoid|please (?:don['’]t|do not|no)|(?:the )?don['’]?ts|no-?gos",
  "(?:bitte )?(?:zu )?vermeiden|was (?:zu vermeiden ist|wir nicht wollen)|bitte nicht|(?:was )?(?:à|il faut) éviter|merci d['’]éviter|(?:cosas |qué )?(?:a|que|por|para)? ?evitar|por favor,? evitar",
  "(?:cosa |cose )?da evitare|(?:o que |coisas )?(?:a )?evitar|(?:graag |te )?vermijden|liever niet|(?:gärna )?undvik|att undvika|(?:helst )?undgå|unngå|vältettävää|(?:czego )?(?:proszę )?unikać|(?:čemu se )?vyhnout se|prosíme ne|kerülendő|kerüljék|de evitat",
  "(?:чего )?(?:просим )?избегать|(?:чого )?(?:просимо )?уникати|προς αποφυγή|να αποφευχθούν|kaçınılacaklar|lütfen kaçının|(?:ما )?(?:يجب|يرجى) تجنب(?:ه)?|(?:ממה )?להימנע|इनसे बचें|क्या न करें|避けてほしいこと|避けること|NG|피해 ?주세요|피할 것|(?:请|要)?避免(?:事项)?|(?:mohon |yang perlu )?dihindari|(?:xin |cần )?tránh|สิ่งที่ควรหลีกเลี่ยง",
];

/** In what stands below them: words that nobody avoids but who makes a film. */
export const OF_FILMS: readonly string[] = [
  "films?|videos?|clips?|footage|stock (?:photos?|images?|pictures)|voice-?overs?|narrat(?:or|ion|ing)|soundtrack|(?:background|sad|dramatic|cheesy|upbeat|happy|spooky|stock|piano|cheerful|stirring|sentimental|tense|epic) music|music (?:over|under|behind|during)|jokes?|puns?|clich[ée]s?|jargon|on[- ]screen|close-?ups? of|slow[- ]motion|cartoon \\p{L}+|(?:suggest|suggesting|imply|implying) (?:that )?(?:the|we|our|it|this|anyone|people|everyone)|(?:the |any )?(?:tone|voice) (?:that|of|should|to be)|(?:use|using|say|saying) the (?:words?|phrase|term)|the words? [\"“‘'][^\"”’']+[\"”’']|exclamation marks|viewers",
  "film\\p{L}*|\\p{L}*videos?|sprecher(?:in|stimme)?|\\p{L}*musik (?:unter|über|bei|während)|(?:traurige|dramatische|kitschige|fröhliche|getragene|spannende) musik|hintergrundmusik|witze?|kalauer|klischees?|fachjargon|fachchinesisch|stockfotos|archivbilder|nahaufnahmen? von|zeitlupe|zuschauer\\p{L}*|(?:den eindruck erwecken|andeuten|so tun),? (?:dass|als)|das wort",
  "film|vidéo|voix off|musique (?:sur|sous|pendant|triste|dramatique|de fond)|blagues?|clichés?|jargon|gros plans?|images d['’]archives|ralenti|spectateurs|laisser (?:entendre|croire) que|le mot",
  "película|v[ií]deo|voz en off|música (?:sobre|durante|triste|dramática|de fondo)|chistes?|bromas|clichés?|tópicos|jerga|primeros planos?|cámara lenta|espectadores|dar a entender que|sugerir que (?:el|la|los|las)|la palabra",
  "filmato|voce fuori campo|musica (?:sotto|sopra|durante|triste|drammatica|di sottofondo)|battute|luoghi comuni|gergo|primi piani|rallentatore|spettatori|far (?:credere|pensare) che|la parola|filme|narração|piadas|câmara lenta|espectadores|jargão|dar a entender que|a palavra",
  "filmpje|voice-?over|(?:droevige|dramatische|achtergrond)\\s?muziek|muziek (?:onder|bij|tijdens)|grappen|clichés|vakjargon|close-?ups? van|kijkers|het woord|filmen|videon|berättar\\p{L}+|(?:sorglig|dramatisk|sørgelig|trist) musik+|musikk? (?:under|över|over)|skämt|vitser|klichéer|tittar\\p{L}+|seer(?:ne|en)|ordet",
  "film\\p{L}*|wideo|lektor\\p{L}*|(?:smutn\\p{L}+|dramatyczn\\p{L}+) muzyk\\p{L}*|muzyk\\p{L} (?:pod|w tle)|żart\\p{L}*|klisz\\p{L}*|żargon\\p{L}*|zbliże\\p{L}+|widz(?:owie|ów|om)|sugerować,? że|vypravěč\\p{L}*|smutn\\p{L}+ hudb\\p{L}|hudb\\p{L} (?:pod|přes)|vtip\\p{L}*|klišé|divák\\p{L}*|naznačovat,? že|narrátor\\p{L}*|(?:szomorú|drámai) zen\\p{L}+|viccek?|néző\\p{L}*|közhely\\p{L}*",
  'фильм\\p{L}*|видео|ролик\\p{L}*|закадр\\p{L}+|(?:грустн\\p{L}+|печальн\\p{L}+|драматич\\p{L}+|фонов\\p{L}+) музык\\p{L}+|музык\\p{L} (?:под|во время)|шут(?:ок|ки)|штамп\\p{L}*|клише|жаргон\\p{L}*|крупн\\p{L}+ план\\p{L}*|зрител\\p{L}+|слов[ао] [«"]|фільм\\p{L}*|відео|(?:сумн\\p{L}+|драматичн\\p{L}+) музик\\p{L}|жарт\\p{L}*|глядач\\p{L}*',
  "ταινία\\p{L}*|βίντεο|αφηγητή\\p{L}*|(?:θλιβερή|δραματική) μουσική|αστεία|κλισέ|θεατ\\p{L}+|film\\p{L}*|video\\p{L}*|(?:hüzünlü|dramatik|acıklı) müzi\\p{L}+|espri\\p{L}*|klişe\\p{L}*|izleyici\\p{L}*|seslendirme\\p{L}*",
  "(?:ال)?(?:فيلم|فيديو|مشاهدين|راوي|نكات|كليشيهات)|موسيقى (?:حزينة|درامية)|(?:ה)?(?:סרט|סרטון|קריין|צופים|בדיחות|קלישאות)|מוזיקה (?:עצובה|דרמטית)|(?:फ़िल्म|फिल्म|वीडियो|दर्शक|चुटकुले)|(?:दुखी|उदास|रोने वाला) संगीत|lelucon|penonton|musik sedih|khán giả|nhạc buồn|lời bình",
];
/** The same without blanks between words. */
export const OF_FILMS_EAST =
  /動画|映像|ナレーション|BGM|悲しい音楽|ジョーク|視聴者|専門用語|영상|내레이션|슬픈 음악|농담|시청자|전문 용어|视频|影片|旁白|配乐|背景音乐|悲伤的音乐|笑话|观众|วิดีโอ|เสียงบรรยาย|เพลงเศร้า/u;
