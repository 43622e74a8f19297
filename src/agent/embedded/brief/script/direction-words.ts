/** A rest in the reading: never said. */
export const RESTS =
  "(?:(?:a |one |short |long |brief |dramatic |small |two |kurze |lange |kleine |court(?:e)? |long(?:ue)? |petite |breve |larga |lunga |curta |longa |korte |lange |kort |lång |lang |krótka |długa |krátká |короткая |длинная |коротка |довга |kısa |uzun |قصيرة |קצרה |छोटा |लंबा |짧은 |긴 ))*(?:pause|beat|silence|stille|schweigen|temps|un temps|pausa|silencio|silenzio|silêncio|pauze|stilte|paus|tystnad|stilhed|tauko|hiljaisuus|pauza|cisza|ticho|szünet|csend|pauză|liniște|пауза|тишина|молчание|тиша|мовчання|παύση|σιωπή|duraklama|es|sessizlik|وقفة|صمت|הפסקה|שתיקה|הפוגה|مکث|سکوت|विराम|ठहराव|मौन|विरति|বিরতি|নীরবতা|இடைவெளி|அமைதி|విరామం|నిశ్శబ్దం|หยุด|เว้นจังหวะ|เงียบ|ngừng|dừng|im lặng|jeda|hening|間|一拍|沈黙|停顿|停頓|沉默|静默|멈춤|잠시 ?멈춤|정적|침묵|쉼)(?: (?:larga|breve|corta|longue|courte|lunga|longa|curta|dramática|drammatica|قصيرة|طويلة|קצרה|ארוכה))?(?:[ ,:]*\\p{Nd}+(?:[.,]\\p{Nd})?\\s?(?:s|sec(?:onds?)?|sek\\p{L}*|秒|초|с|сек)?\\.?)?";

/** With what directions for picture and sound begin, as whole words. */
export const DIRECTIONS = [
  "cuts? (?:to|back|in)|smash cut|match cut|fades? (?:in|out|to|up)|cross-?fade|dissolves?|zooms? (?:in|out|on|to)|pans? (?:to|across|over)|close[- ]?up|wide shot|medium shot|establishing shot|b-?roll|shot of|we see|visuals?|sfx|sounds? of|sound effects?|fx|(?:\\p{L}+ ){0,2}music|text on screen|title card|montage|time-?lapse|drone shot|jingle|logo|slow motion",
  "(?:show|display|insert|overlay|animate|highlight|put|flash)s?(?: (?:the|a|an|this|these|sums?|maps?|text|numbers?|figures?|graph(?:ic)?s?|charts?|pictures?|photos?|titles?|captions?|diagrams?|words?|on|up))+|(?:graphic|caption|on-?screen|super)s?",
  "(?:einblenden|zeigen?|anzeigen)(?: (?:der|die|das|eine?n?|karte|grafik|text|zahl(?:en)?|bild(?:er)?))+|montrer (?:la|le|les|une?)|afficher (?:la|le|les|une?)|mostrar (?:el|la|los|las|una?|o|a|os|as|um)|insertar|exibir|mostra(?:re)? (?:il|la|le|i|un[ao']?)|toon (?:de|het|een)|laat (?:de|het|een) .{2,20} zien|visa (?:en|ett|text|bild)|vis (?:en|et|tekst)|pokaż|pokazać|показать",
  "schnitt (?:auf|zu)|abblende|aufblende|überblendung|einblendung|totale|nahaufnahme|großaufnahme|(?:\\p{L}+ )?musik|geräusche?|atmo|wir sehen|kamera|zeitraffer",
  "coupe|fondu|gros plan|plan (?:large|serré|moyen|sur)|musique|on voit|caméra",
  "corte a|fundido|primer plano|plano (?:general|medio|detalle)|música|se ve|vemos|stacco|dissolvenza|primo piano|campo lungo|musica|si vede|corta para|grande plano|plano (?:geral|aberto|fechado)|vê-se",
  "shot van|we zien|muziek|geluid van|overvloei\\p{L}*|klipp till|toning|närbild|vi ser|bild på|ljud av|klip til|klipp til|nærbilled\\p{L}*|nærbilde|lyden? av|musikk(?:en)?|musiken|leikkaus|lähikuva|näemme|musiikki",
  "cięcie|zbliżenie|przenikanie|ściemnienie|muzyka|dźwięk|widzimy|ujęcie|střih|detail na|prolínačka|zatmívačka|hudba|zvuk|záběr|vágás|közeli|zene|látjuk|tăietură|prim-plan|muzică|sunet de|vedem",
  "склейка|крупный план|общий план|затемнение|наплыв|музыка|звуки?|шум|мы видим|в кадре|перебивка|логотип|крупний план|загальний план|затемнення|музика|бачимо|у кадрі",
  "κοντινό|γενικό πλάνο|μουσική|ήχος|βλέπουμε|yakın plan|genel plan|müzik|kesme|kararma|görüyoruz|görüntü|ses efekti",
  "موسيقى|لقطة|قطع إلى|صوت|نرى|מוזיקה|מוסיקה|קלוז[- ]?אפ|תקריב|חיתוך|צליל|רואים|لوگو|موسیقی|نمای|برش به|صدای|संगीत|क्लोज़?[- ]?अप|कट टू|दृश्य|ध्वनि|সঙ্গীত|ক্লোজ ?আপ|দৃশ্য|শব্দ|இசை|காட்சி|ஒலி|సంగీతం|దృశ్యం|శబ్దం|nhạc|cận cảnh|toàn cảnh|tiếng|cắt sang|suara|potong ke",
].join("|");
/** The same where the word goes on, or words are not parted. */
export const DIRECTION_STARTS =
  "bruits? d|sons? d['’eu]|images? d['’eu]|sonido d|imagen(?:es)? d|rumor[ei] d|suon[oi] d|immagin[ei] d|som d|imagem d|ดนตรี|ภาพ|เสียง|ตัดไป|音楽|BGM|効果音|カット|映像|画面|音乐|音樂|音效|镜头|鏡頭|特写|特寫|切(?:到|至|换)|淡(?:入|出)|음악|효과음|화면|컷|클로즈업|페이드";

/** What a text says of itself that is a script: what a voice reads, and not what somebody tells. */
export const SCRIPT =
  "script|voice-?over|v\\.?o\\.?|storyboard|shot ?list|screenplay|narration|teleprompter|skript|drehbuch|sprechertext|off-?text|scénario|voix[- ]off|gui[oó]n|voz en off|locución|copione|sceneggiatura|voce (?:fuori campo|narrante)|roteiro|guião|locução|draaiboek|manus(?:et)?|speakertext|speakertekst|käsikirjoitus|scenariusz|scénář|forgatókönyv|scenariu(?:l)?|сценарий|сценарій|закадров\\p{L}+|раскадровка|σενάριο|senaryo|seslendirme|سيناريو|سكريبت|نص (?:التعليق|الفيديو|الفيلم)|תסריט|קריינות|فیلمنامه|سناریو|نریشن";
/** What was said and written down, with its times. */
export const TRANSCRIPT =
  "transcripts?|transcription|voice (?:note|memo|message)|transkript|sprachnachricht|message vocal|note vocale|transcripción|nota de voz|trascrizione|messaggio vocale|transcrição|mensagem de voz|spraakbericht|röstmeddelande|talebesked|talemelding|transkrypcja|głosówka|přepis|hangüzenet|átirat|расшифровка|голосовое|транскрипт|розшифровка|голосове|ses kaydı|sesli mesaj|رسالة صوتية|تفريغ|תמלול|הודעה קולית";
export const TRANSCRIPT_UNPARTED =
  "文字起こし|ボイスメモ|音声メモ|转写|轉錄|转录|语音|語音|逐字稿|녹취|음성 ?메모|ट्रांसक्रिप्ट|वॉ[इय]स नोट|ถอดเสียง";
export const SCRIPT_UNPARTED =
  "स्क्रिप्ट|पटकथा|वॉ[इय]स[- ]?ओवर|স্ক্রিপ্ট|চিত্রনাট্য|ஸ்கிரிப்ட்|திரைக்கதை|స్క్రిప్ట్|สคริปต์|บทพูด|kịch bản|lời bình|naskah|skenario|台本|脚本|原稿|絵コンテ|ナレーション|文案|分镜|分鏡|旁白|口播|대본|스크립트|내레이션|나레이션|콘티|스토리보드";
