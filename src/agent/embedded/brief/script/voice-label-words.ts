/** What scripts write before the words of their voice, and nothing else: "VO:", "Voix off :", 「ナレーション：」. */
export const VOICES = [
  "v\\.?\\s?/?o\\.?|voice[- ]?overs?(?: (?:text|script|line))?|narrator(?: ?\\p{Nd})?|narration(?: text)?|vo (?:text|script|line)|spoken(?: text)?|announcer|anncr",
  "sprechertext|sprecherin|sprecher|off[- ]?(?:text|stimme|sprecher(?:in)?|kommentar)|stimme aus dem off|erzähler(?:in)?(?:stimme)?",
  "voix[- ]off|voix hors[- ]champ|narrat(?:eur|rice)|texte (?:de la )?voix(?:[- ]off)?",
  "voz en off|locuci[óo]n|locutora?|narradora?|texto de la voz",
  "voce (?:fuori campo|narrante|off)|narrat(?:ore|rice)|v\\.?f\\.?c\\.?",
  "locução|narração|narradora?|voz (?:em )?off",
  "voice-?over(?:tekst)?|vertelstem|vertel(?:ler|ster)|ingesproken tekst",
  "berättare(?:n|röst)?|speaker(?:röst|text)?|fortæller(?:en|stemme)?|speakertekst|speak|forteller(?:en|stemme)?|kertoja(?:n ääni)?|spiikki|spiikkeri|selostus",
  "lektor(?:ka)?|narrator(?:ka)?|głos (?:z offu|lektora)|vypravěč(?:ka)?|mluvené slovo|hlas (?:vypravěče|mimo obraz)",
  "narrátor|alámondás|mesélő(?: hangja)?|narator(?:ul)?|voce din off|voce (?:naratoare|narator)",
  "диктор|закадровый (?:голос|текст)|голос за кадром|рассказчи(?:к|ца)|голос диктора|з\\.?к\\.?|закадровий (?:голос|текст)|голос за кадром|оповідач(?:ка)?",
  "αφηγητής|αφηγήτρια|αφήγηση|εκφώνηση|σπικάζ|anlatıcı|dış ses|seslendirme|spiker",
  "(?:ال)?راوي(?:ة)?|(?:ال)?معلق(?:ة)?|(?:ال)?تعليق (?:ال)?صوتي|صوت (?:الراوي|المعلق)|קריין|קריינית|קריינות|קול (?:רקע|הקריין)|راوی|صدای راوی|نریشن|گوینده",
  "वाचक|सूत्रधार|कथावाचक|नैरेटर|उद्घोषक|वॉ[इय]स[- ]?ओवर|वीओ|নেপথ্য ?কণ্ঠ|কথক|ধারাভাষ্য|ভয়েস ?ওভার|বর্ণনাকারী|பின்னணிக் ?குரல்|கதைசொல்லி|விவரிப்பாளர்|வாய்ஸ் ?ஓவர்|వ్యాఖ్యాత|వాయిస్ ?ఓవర్|కథకుడు|నేరేటర్",
  "เสียงบรรยาย|ผู้บรรยาย|คำบรรยายเสียง|เสียงพากย์|lời bình|lời dẫn|người dẫn chuyện|giọng đọc|lồng tiếng|thuyết minh|narator|narasi|pengisi suara|sulih suara",
  "ナレーション|ナレーター|ナレ|語り手?|旁白|画外音|畫外音|解说词?|解說詞?|口播|配音|내레이션|나레이션|내레이터|나레이터|성우",
].join("|");

/** Before the voice's words where other labels say that this is a script; elsewhere a field of its own. */
export const VOICES_AMONG_LABELS = [
  "text|audio|voice|sound|dialog(?:ue)?|said|says|speech|ton|stimme|off|gesprochen|gesagt wird|dit|texte|voix|son|commentaire|texto|voz|sonido|se oye|testo|voce|parlato|fala|áudio|som|tekst|stem|gesproken|röst|tal|ljud|stemme|lyd|puhe|ääni|teksti",
  "głos|dźwięk|hlas|zvuk|komentář|hang|szöveg|voce|sunet|голос|текст|звук|аудио|аудіо|ήχος|κείμενο|φωνή|ses|metin|الصوت|صوت|النص|קול|טקסט|אודיו|صدا|متن|आवाज़?|ऑडियो|संवाद|কণ্ঠ|অডিও|குரல்|ஒலி|గొంతు|ఆడియో|เสียง|บทพูด|âm thanh|lời thoại|giọng|suara|teks",
  "音声|音|セリフ|台詞|台词|台詞|音频|声音|文案|음성|오디오|대사|멘트",
].join("|");

/** What the picture shows, how it moves and what is heard below the voice: said to whoever makes it. */
export const PICTURES = [
  "visuals?|stage|video|picture|images?|shots?|footage|b-?roll|graphics?|gfx|animation|camera|action|we see|setting|sfx|s\\.f\\.x\\.|sound(?: effects?| design)|fx|music(?: cue)?|transition|location",
  "bild(?:er|ebene|idee|inhalt)?|visuell|kamera|einstellung|grafik|animation|szenenbild|geräusche?|atmo|musik|übergang|wir sehen",
  "visuels?|image|vidéo|plan|décor|bruitages?|musique|ambiance|à l['’]image|on voit|action",
  "imagen|visual(?:es)?|v[íi]deo|plano|animación|toma|efectos|música|se ve|vemos|immagin[ei]|visivo|inquadratura|animazione|effetti|musica|si vede|imagem|visuais|plano|animação|efeitos|vê-se|vemos",
  "beeld(?:en)?|muziek|geluid(?:seffecten)?|we zien|animatie|billede(?:r)?|bilde|musikk|ljudeffekt(?:er)?|lydeffekt(?:er)?|kuva|musiikki|näemme|vi ser",
  "obraz|ujęcie|muzyka|kamera|widzimy|obrázek|záběr|hudba|vidíme|kép|képen|zene|látjuk|imagine|muzică|vedem|efecte",
  "видео|картинка|изображение|визуал|в кадре|кадр|видеоряд|музыка|звуки|шумы|мы видим|відео|відеоряд|зображення|у кадрі|музика|бачимо",
  "εικόνα|πλάνο|μουσική|βλέπουμε|görüntü|görsel|müzik|efekt|çekim",
  "الصورة|صورة|المشهد البصري|المرئي|مرئي|الموسيقى|موسيقى|مؤثرات|נראה|תמונה|ויזואל|מוזיקה|אפקט|تصویر|موسیقی|जो दिखे|दृश्य|चित्र|विज़ुअल|विजुअल|संगीत|দৃশ্য|ছবি|ভিজ্যুয়াল|সঙ্গীত|காட்சி|படம்|இசை|దృశ్యం|విజువల్|సంగీతం",
  "ภาพ|ภาพประกอบ|ดนตรี|hình(?: ảnh)?|cảnh quay|nhạc|gambar|visual|musik|画面|映像|画|絵|ビジュアル|音楽|効果音|BGM|镜头|鏡頭|音效|音乐|音樂|配乐|配樂|화면|영상|비주얼|그림|음악|효과음",
].join("|");

/** Words that the screen is to show. */
export const SCREENS = [
  "on[- ]?screen(?: text| title)?|text on (?:the )?screen|screen(?: text)?|supers?|title card|lower third|text overlay|overlay(?: text)?|caption|(?:graphic|screen) title",
  "(?:text|bildschirm)?einblendung|texteinblendungen?|bildschirmtext|schrift(?:einblendung)?|bauchbinde|text im bild|insert|auf dem bildschirm|texttafel",
  "texte? (?:à|sur) l['’]écran|à l['’]écran|sur l['’]écran|incrustation|texte affiché|carton|synthé",
  "(?:texto )?en pantalla|rótulo|sobreimpresi[óo]n|sobreimpreso|cartela|(?:testo )?(?:a|sullo|in) (?:schermo|sovrimpressione)|testo a video|cartello|(?:texto )?(?:na tela|no ecrã|em tela)|letreiro|cartela",
  "(?:tekst )?in beeld|titel in beeld|tekst op (?:het )?scherm|text i bild|textskylt|(?:tekst )?på skærmen|(?:tekst )?på skjermen|tekstplakat|(?:teksti )?ruudulla|ruututeksti",
  "(?:tekst |napis )?na ekranie|plansza|napis|(?:text )?na obrazovce|titulek|(?:szöveg a )?képernyőn|felirat|(?:text )?pe ecran",
  "(?:текст |надпись )?на экране|титры?|плашка|надпись|(?:текст |напис )?на екрані|плашка|напис",
  "(?:κείμενο )?στην οθόνη|ekranda(?:ki)?(?: yazı| metin)?|ekran yazısı|(?:ال)?نص على الشاشة|على الشاشة|(?:כיתוב|טקסט|כתובית)?(?: )?על המסך|כיתוב|(?:متن )?روی صفحه",
  "स्क्रीन पर(?: टेक्स्ट| लिखा| लिखें)?|ऑन[- ]?स्क्रीन टेक्स्ट|(?:পর্দায়|স্ক্রিনে)(?: লেখা)?|திரையில்(?: எழுத்து| உரை)?|తెరపై(?: అక్షరాలు| టెక్స్ట్)?",
  "ข้อความบนจอ|ตัวหนังสือบนจอ|บนจอ|chữ trên màn hình|trên màn hình|chữ hiện|teks di layar|di layar|テロップ|画面文字|画面テキスト|字幕|屏幕文字|屏幕字幕|畫面文字|字卡|花字|자막|화면 ?(?:자막|텍스트|문구)",
].join("|");

/** Parts of an advertisement, by the names that those who write them give them. */
export const PARTS =
  "hook|cta|call[- ]to[- ]action|outro|intro|body|teaser|payoff|accroche|gancho|aggancio|haak|крючок|хук|призыв|フック|钩子|훅|후킹";

/** The same, and what else heads a passage with its time: "Problem (5–15 s)" is a plan of the maker's. */
export const TIMED_PARTS = [
  PARTS,
  "problem|solution|benefits?|proof|opening|opener|closing|close|ending|end|main(?: part)?|middle|setup|story|demo|logo",
  "einstieg|aufhänger|hauptteil|schluss|lösung|nutzen|abspann|ende|problème|développement|conclusion|ouverture|chute|fin|problema|solución|desarrollo|cierre|apertura|inicio|soluzione|sviluppo|chiusura|solução|desenvolvimento|fecho|encerramento|abertura",
  "opening|probleem|oplossing|slot|afsluiting|inledning|avslutning|lösning|indledning|afslutning|løsning|innledning|avslutning|alku|loppu|ratkaisu|wstęp|rozwinięcie|zakończenie|rozwiązanie|úvod|závěr|řešení|bevezetés|lezárás|megoldás|introducere|încheiere|soluție",
  "вступление|начало|основная часть|финал|концовка|проблема|решение|вступ|початок|основна частина|кінцівка|рішення|εισαγωγή|κλείσιμο|λύση|giriş|gelişme|sonuç|kapanış|çözüm|sorun|المقدمة|الخاتمة|المشكلة|الحل|פתיחה|סיום|בעיה|פתרון|शुरुआत|समापन|समस्या|समाधान|শুরু|শেষ|தொடக்கம்|முடிவு|ప్రారంభం|ముగింపు|เปิดเรื่อง|ปิดท้าย|mở đầu|kết|thân bài|pembuka|isi|penutup",
  "導入|本編|本題|問題|解決|締め|まとめ|オープニング|エンディング|开头|開頭|正文|主体|结尾|結尾|问题|解决|引入|도입|본문|본론|문제|해결|마무리|결말|오프닝|엔딩",
].join("|");

/** Of these the ones that name written words: beside a voice they are to be read on the screen. */
export const WRITTEN = "text|texte|texto|testo|tekst|teksti|szöveg|текст|κείμενο|metin|النص|טקסט|متن|teks";
