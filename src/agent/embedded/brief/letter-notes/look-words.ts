import type { LetterWords } from "./letter-pattern.ts";

/** How a film looks and sounds, and how long it is, as a sentence's first words before a colon or a question mark. */
export const LOOKS: LetterWords = {
  spaced: [
    "colou?rs?|palette|colou?r scheme|music|soundtrack|sound|fonts?|typeface|style|look|tone(?: of voice)?|voice(?:-?over)?|narrat(?:or|ion)|length|running time|duration|format|brand(?:ing)?(?: (?:stuff|colou?rs|things))?|pictures|images|photos|captions|subtitles|deadline|budget|end card|logo",
    "farb(?:en|lich|welt|e)|musik(?:alisch)?|ton|stil|schrift(?:art)?|länge|dauer|format|sprecher(?:in|stimme)?|stimme|bilder|fotos|untertitel|zielgruppe|budget|abgabe(?:termin)?",
    "(?:comme )?couleurs?|(?:comme )?musique|ton|style|police|durée|longueur|format|voix|images|photos|sous-titres|budget|délai|pour (?:la date|le ton|la musique|les couleurs)|côté (?:couleurs|musique|ton)",
    "colores|música|tono|estilo|letra|tipografía|duración|formato|voz|imágenes|fotos|subtítulos|presupuesto|plazo|fecha límite",
    "(?:i )?colori|(?:la )?musica|(?:il )?tono|(?:lo )?stile|caratteri|durata|lunghezza|formato|voce|immagini|foto|sottotitoli|budget|scadenza",
    "cores|(?:a )?música|tom|estilo|letra|duração|formato|voz|imagens|fotos|legendas|orçamento|prazo",
    "kleuren|muziek|toon|stijl|lettertype|lengte|duur|formaat|stem|beelden|foto['’]s|ondertitels|budget",
    "färger(?:na)?|musik(?:en)?|ton(?:en)?|stil(?:en)?|typsnitt|längd(?:en)?|format|röst(?:en)?|bilder|undertexter|farver|tone|længde|stemme|farger|musikk|lengde|budsjett|budget",
    "värit|musiikki|sävy|tyyli|fontti|pituus|kesto|kuvat|ääni|budjetti",
    "kolor(?:y|ystyka)|muzyk[ai]|ton|styl|czcionka|długość|czas trwania|format|głos|lektor|zdjęcia|napisy|budżet|termin",
    "barvy|hudba|tón|styl|písmo|délka|formát|hlas|obrázky|fotky|titulky|rozpočet|termín|színek|zene|hangnem|stílus|hossz|formátum|képek|feliratok|culori|muzic[aă]|ton|stil|durat[aă]|imagini",
    "цвета|музыка|тон|стиль|шрифт|длина|длительность|хронометраж|формат|голос|картинки|фото|субтитры|бюджет|срок(?:и)?|кольори|музика|тривалість|голос|зображення|строк",
    "χρώματα|μουσική|ύφος|τόνος|γραμματοσειρά|διάρκεια|φωνή|εικόνες|υπότιτλοι|renkler|müzik|ton|üslup|yazı tipi|süre|format|ses|görseller|altyazı|bütçe",
    "الألوان|الموسيقى|النبرة|الأسلوب|الخط|المدة|الصوت|الصور|الميزانية|צבעים|מוזיקה|טון|סגנון|גופן|אורך|קול|תמונות|תקציב|رنگ‌ها|موسیقی|لحن|مدت|صدا|تصاویر",
    "रंग|संगीत|लहजा|शैली|अवधि|लंबाई|आवाज़|तस्वीरें|warna|musik|nada|gaya|durasi|suara|gambar|màu sắc|nhạc|giọng|phong cách|thời lượng|hình ảnh",
  ],
  unspaced: [
    "色|色味|音楽|BGM|トーン|雰囲気|長さ|尺|文字|声|写真|颜色|顏色|色调|配乐|音乐|音樂|风格|風格|字体|时长|時長|旁白|图片|색|색감|색상|음악|분위기|톤|글씨체|길이|목소리|사진|สี|เพลง|โทน|ความยาว",
  ],
};

/** "No music, please.": behind it is no more than that. "Without music the hall felt empty" tells. */
const ALONE =
  "(?=[.!;)]|$|,? (?:please|pls|thanks|if|and|or|at all|though|bitte|danke|oder|und|wenn|s['’]il|svp|merci|ni|et|ou|si|por favor|gracias|per favore|grazie|né|se|obrigad[oa]|nem|graag|en|of|tack|tak|takk|och|og|eller|kiitos|proszę|ani|prosím|kérem|vă rog|пожалуйста|и|или|будь ласка|παρακαλώ|lütfen|من فضلك\\p{L}*|בבקשה)(?!\\p{L}))";

/** The same in a sentence that goes on without a mark: "Music gentle if any.", 颜色素一点. */
export const LOOKS_SO: LetterWords = {
  spaced: [
    `(?:please )?(?:no|without) (?:\\p{L}+ )?(?:music|soundtrack|voice-?over|slow[- ]motion|close-?ups?|stock (?:photos|footage)|drones?|drone shots|clip ?art|emojis?|jingles?|bleating|puns?|jargon|violins|piano|bagpipes)${ALONE}|(?:the )?(?:music|colou?rs|palette|tone|style) (?:gentle|soft|quiet|none|dark|bright|plain|muted|warm|as|like|if|could|should|can|doesn['’]t|is up to|whatever)|end card as`,
    `(?:die )?(?:musik|farben|stimme|schrift) (?:bitte|gern\\p{L}*|eher|lieber|wenn|soll\\p{L}*|kann|können|wie|ist mir|sind mir|muss|leise|dunkel)|(?:bitte )?(?:keine?|ohne) (?:\\p{L}+ )?(?:musik|erklärstimme|zeitlupe|stockfotos|drohnen\\p{L}*|emojis|cliparts|werbestimme)${ALONE}|farblich`,
    `(?:pas de|sans|aucune?) (?:\\p{L}+ )?(?:musique|voix(?: (?:off|de \\p{L}+))?|ralentis?|drones?|images d['’]archives|violons|emojis?)${ALONE}|(?:la )?(?:musique|palette) (?:douce|discrète|plutôt|si|peut|doit|devrait|comme)|(?:les )?couleurs (?:douces|vives|plutôt|gaies|sobres|comme|de (?:la|notre))|comme couleurs`,
    `(?:sin|nada de|nada) (?:\\p{L}+ )?(?:música|voz en off|cámara lenta|drones|violines|emojis)${ALONE}|la música (?:que|puede|suave|si|mejor)|(?:los )?colores (?:\\p{L}+ )?(?:suaves|alegres|vivos|como|los que|sobrios)`,
    `(?:niente|senza|nessuna) (?:\\p{L}+ )?(?:musica|voce fuori campo|rallentatore|droni|violini|emoji)${ALONE}|(?:la )?musica (?:se|può|magari|tranquilla|leggera|come)|(?:i )?colori (?:caldi|sobri|come|quelli|vivaci)`,
    `(?:sem|nada de|nenhuma) (?:\\p{L}+ )?(?:música|voz-off|câmara lenta|câmera lenta|drones|violinos|emojis)${ALONE}|(?:a )?música (?:se|pode|calma|suave|como)|(?:as )?cores (?:alegres|vivas|suaves|como|sóbrias)`,
    `(?:geen|zonder|niet te veel) (?:\\p{L}+ )?(?:muziek|voice-?over|slow motion|drone\\p{L}*|violen|emoji['’]?s?)${ALONE}|(?:de )?muziek (?:mag|graag|liever|zacht|als|hoeft)|(?:de )?kleuren (?:mogen|graag|zacht|zoals|liever)`,
    `(?:inga|ingen|inget|utan|uden|uten) (?:\\p{L}+ )?(?:musik(?:k)?|slow motion|måsar|drönarbilder|stråkar|emojis|berättarröst)(?: på (?:ljudspåret|ljudet))?${ALONE}|musik(?:ken|en)? (?:får|må|kan|gärna|gerne|gjerne|helst|stille|lugn)|fär(?:ger|gerna) (?:får|gärna|helst|som)`,
    `ei (?:\\p{L}+ )?(?:musiikkia|haitarimusiikkia|hidastuksia|dronekuvaa|emojeita)${ALONE}|musiikki (?:saa|voi|mieluiten|hiljaista)|värit (?:saavat|mieluiten|kuten)`,
    `(?:bez|żadnej|tylko bez) (?:\\p{L}+ )?(?:muzyki|lektora|zwolnionego tempa|dronów|skrzypiec|emotikonów)${ALONE}|muzyki (?:raczej|lepiej) nie|muzyka (?:może|raczej|cicha|spokojna|jeśli)|kolory (?:ciemne|jasne|spokojne|ciepłe|jak|raczej|mogą|stonowane|dowolne)`,
    `(?:bez|žádná|žádnou) (?:\\p{L}+ )?(?:hudb[ay]|komentář\\p{L}*|zpomalen\\p{L}*|dron\\p{L}*|houslí)${ALONE}|hudba (?:žádná|klidná|tichá|může|spíš|jen)|barvy (?:střízlivé|tlumené|teplé|klidné|jako|spíš|mohou)|(?:ne legyen|semmi) (?:\\p{L}+ )?(?:zene|lassítás|hegedű)${ALONE}|(?:fără) (?:\\p{L}+ )?(?:muzică|voce|drone)${ALONE}`,
    `(?:только )?без (?:\\p{L}+ )?(?:музыки|балалаек|закадрового\\p{L}*|замедлен\\p{L}*|дронов|скрипок|смайликов|диктора)${ALONE}|музык[аиу] (?:любая|тихая|спокойная|можно|лучше|не надо|не нужна|какая)|цвета (?:спокойные|тёплые|темные|тёмные|любые|как|лучше|яркие)|(?:тільки )?без (?:\\p{L}+ )?(?:музики|скрипок|диктора)${ALONE}|музика (?:тиха|спокійна|краще|можна)|кольори (?:теплі|спокійні|як|темні)`,
    `(?:χωρίς|όχι) (?:\\p{L}+ )?(?:μουσική|βιολιά|αργή κίνηση)${ALONE}|(?:müzik|renkler) (?:konusunda|olmasın|sakin|yumuşak|size)(?: \\p{L}+){0,3}|müziksiz`,
    `(?:بدون|من دون) (?:موسيقى|تعليق)${ALONE}|(?:בלי|ללא) (?:מוזיקה|קריינות|רחפנים)${ALONE}`,
    `(?:गाना|संगीत) (?:[\\p{L}\\p{M}]+ ){0,2}(?:चलेगा|हो|रखिए\\p{L}*|न हो)|(?:tanpa|jangan pakai) (?:musik|narasi)${ALONE}|không (?:cần )?(?:nhạc|lời bình)${ALONE}`,
  ],
  unspaced: [
    "(?:音楽|BGM|色|色味|トーン|声)(?:は|も)[^。]{0,16}(?:おまかせ|お任せ|なし|不要|結構|(?:控えめ|落ち着|明るめ|暗め|優し|静か)[^。、]{0,6}(?:で(?=[。、]|$)|に(?=[。、]|$)|お願い|ください|ほしい|いいです|たいです))[^。]{0,10}|(?:颜色|顏色|色调|音乐|音樂|配乐|风格)(?:(?:就|要|尽量|最好|用|可以)[^。，]{0,6}(?:素|淡|柔和|轻)|[^。，]{0,6}(?:一点|一點|可有可无|随意|随便|不要))[^。]{0,8}|(?:음악|색|색감|톤|분위기)(?:은|는|도)? [^.]{0,20}(?:없어도|톤이면|알아서|맡길|좋겠|(?:조용|잔잔|따뜻|차분)[^.]{0,4}(?:으로|게|면|주세요))[^.]{0,12}",
  ],
};
