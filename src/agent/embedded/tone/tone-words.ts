/** How a film may be wished to feel, in so far as colours can. */
export const TONES = [
  "warm",
  "calm",
  "playful",
  "festive",
  "serious",
  "fresh",
  "handmade",
  "scary",
  "loud",
] as const;
export type Tone = (typeof TONES)[number];

/** Stems of all languages together: only what is said to the maker is read, a few words. Latin, Greek, Cyrillic and Indic words begin so, or are so where `=` ends them. */
export const TONE_STEMS: Readonly<Record<Tone, string>> = {
  warm: `warm=|warme[mnrs]?=|warmly|warmth|warmhe|cosy|cozy|homely|herzlich|gemütlich|liebevoll|chaleureu|cálid|acogedor|caldo|caldi|accoglient|acolhedor|calor=|caloros|gezellig|hartelijk|ciepł|serdeczn|т[её]пл|тепл|душевн|уют|сърдечн|топл|vřel|hřejiv|srdečn|varm|hyggelig|mysig|lämmin|lämpi|meleg|szívélyes|cald|prietenos|sıcak|samimi|ζεστ|θερμ|hangat|ấm|ấm áp|उष्म|आत्मीय|गर्मजोशी|উষ্ণ|அன்பான|ఆత్మీయ`,
  calm: `calm|quiet|peaceful|unhurried|gentle|soothing|serene|understated|restful|no alarm|ruhig|gelassen|sanft|leise|unaufgeregt|apais|posé|serein|tranquil|seren|sosegad|pacat|sereno|rustig|kalm|spokojn|łagodn|спокойн|мягк|спокійн|лагідн|спокоен|klidn|poklidn|lugn=|lugna=|lugnt=|rolig|stille|rauhallin|tyyn|nyugodt|csendes|liniștit|calm|sakin|huzurlu|ήρεμ|ήσυχ|tenang|êm dịu|bình tĩnh|nhẹ nhàng|शांत|शान्त|শান্ত|அமைதி|ప్రశాంత`,
  playful: `playful|cheerful|funny|fun|jolly|humou?rous|humou?r|silly|merry|upbeat|light-hearted|lighthearted|jokes?|spielerisch|fröhlich|lustig|heiter|kindgerecht|humorvoll|joyeu|ludique|drôle|gai|enjoué|rigolo|alegre|divertid|juguet|lúdic|allegr|giocos|simpatic|divertent|brincalh|engraçad|vrolijk|speels|grappig|wesoł|zabawn|radosn|вес[её]л|игрив|забавн|шутлив|весел|грайлив|кумедн|забавен|vesel|hrav|zábavn|glad=(?! to)(?! that)(?! you)(?! we)|glada=|glade=|gladt=|lekfull|rolig och|munter|sjov|lystig|iloin|hauska|leikkisä|vidám|játékos|vicces|jucăuș|amuzant|neşeli|eğlenceli|oyuncu|χαρούμεν|παιχνιδιάρ|αστεί|ceria|lucu|riang|vui|ngộ nghĩnh|hài hước|मज़ेदार|हँसमुख|मजेदार|আনন্দময়|মজার|வேடிக்கை|సరదా`,
  festive: `festive|festiv(?!al)|celebrat|celebration|party mood|party feel|partystimmung|feierlich|festlich|festif|feestelijk|uroczyst|odświętn|świąteczn|празднич|святков|slavnostn|högtidlig|juhlav|ünnepi|festivă|bayram|şenlikli|γιορτιν|εορταστικ|meriah|lễ hội|tưng bừng|उत्सवी|उत्सव|উৎসবমুখর`,
  serious: `serious|sober|factual|matter-of-fact|formal|official=(?! partner)(?! sponsor)(?! name)(?! opening)|professional=(?! football)(?! club)(?! training)(?! driv)(?! development)|businesslike|dignified|precise|respectful|sachlich|seriös|nüchtern|ernst|förmlich|würdig|sérieu|sobre|factuel|officiel|serio|sobri|formal|riguros|sóbri|sério|rigoros|zakelijk|serieus|nuchter|rzeczow|poważn|деловой|делов|серь[её]зн|официальн|ділов|серйозн|офіційн|делов|сериоз|věcn|vážn|saklig|allvarlig|saglig|alvorlig|asiallin|vakav|tárgyszer|komoly|sobru|serios|ciddi|resmî|resmi|σοβαρ|νηφάλι|serius|resmi|nghiêm túc|trang trọng|गंभीर|औपचारिक|গম্ভীর`,
  fresh: `fresh|breezy|cool=(?! box)(?! chain)(?! storage)|coole[mnrs]?=|crisp|frisch|kühl|frais|fraîche|rafraîchissant|fresc|fris|koel|śwież|chłodn|свеж|прохладн|свіж|svěž|fräsch|sval|frisk|raikas|friss|proaspăt|ferah|serin|δροσερ|segar|tươi mát|ताज़ा|তাজা`,
  handmade: `hand-?\\s?made|handcrafted|crafted|rustic|not slick|bodenständig|handgemacht|handwerklich|artisanal|fait main|authentique|hecho a mano|artesan|auténtic|artigianal|autentic|feito à mão|autêntic|ambachtelijk|rękodziel|rzemieśln|autentyczn|ручной работы|ремесленн|ручної роботи|řemesln|hantverks|håndverks|håndlavet|käsintehty|kézműves|el yapımı|χειροποίητ|αυθεντικ|kerajinan|thủ công`,
  scary: `scare|scary|scary|creepy|spooky|frighten|gloomy|dark=(?! matter)(?! energy)(?! ages)(?! sk)(?! mode)(?! chocolate)|darker=|gruselig|unheimlich|angst|düster|bedrohlich|effrayant|peur|angoissant|lugubre|sombre|susto|asust|aterrador|tenebros|miedo|spaventos|paura|pauros|cupo|cupi|tétric|inquietant|assustador|medo|sombri|griezelig|akelig|strasz|ponur|groźn|страшн|пугающ|мрачн|жутк|страхітлив|похмур|strašideln|děsiv|ponur|läskig|skrämmande|otäck|skræmmend|uhyggelig|skummel|pelottav|synkk|ijesztő|félelmetes|înfricoșăt|sperios|korkutucu|ürkütücü|τρομακτικ|φοβ|menakutkan|seram|đáng sợ|rùng rợn|डरावन|ভয়|பயமுறுத்த|భయ`,
  loud: `loud|bold|striking|alarming|alarmist|alarm=(?! system)(?! clock)(?! for)(?! at)|alarmism|alarmante|alarmierend|slick|glossy|salesy|pushy|hype|garish|flashy|reißerisch|grell|laut|werblich|alarmistisch|tapageu|publicitaire|racoleur|alarmist|llamativ|estridente|publicitari|chillón|chillon|urlat|pubblicitari|chiassos|allarmis|publicitári|berrant|schreeuwerig|reclame|krzykliw|reklamow|кричащ|рекламн|крикл|křiklav|reklamn|skrikig|reklamig|larmend|mainosmain|harsány|reklám|strident|abartılı|reklam|διαφημιστικ|κραυγαλέ|heboh|quảng cáo|phô trương`,
};

/** The same where words are joined to others, or stand without spaces. */
export const TONE_WITHIN: Readonly<Record<Tone, string>> = {
  warm: "温馨|溫馨|温暖|溫暖|温かい|温かみ|あたたか|アットホーム|따뜻|포근|دافئ|حميم|חמים|חמה|חם(?![\\p{L}])|گرم|صمیمی|อบอุ่น",
  calm: "平静|平靜|安静|安靜|沉稳|沉穩|舒缓|落ち着い|穏やか|静かな|차분|잔잔|هادئ|هدوء|רגוע|שקט|רגועה|آرام|สงบ|นุ่มนวล",
  playful:
    "活泼|活潑|欢快|歡快|有趣|好玩|童趣|俏皮|幽默|楽しい|楽しく|明るい|ゆかい|ユーモア|遊び心|재미|유쾌|명랑|발랄|مرح(?!ب)|مبهج|ممتع|طريف|שמח|משעשע|כיפי|מצחיק|قصه‌وار|شاد|بامزه|สนุก|ร่าเริง",
  festive: "喜庆|喜慶|节日气氛|热闹|熱鬧|お祭り気分|華やか|にぎやか|축제 분위기|흥겨|احتفالي|חגיגי|جشن|รื่นเริง",
  serious:
    "严肃|嚴肅|正式|庄重|莊重|专业|客观|真面目|まじめ|堅い|きちんとした|格調|진지|공식적|격식|جاد|رسمي|رصين|רציני|ענייני|רשמי|جدی|رسمی|จริงจัง|เป็นทางการ",
  fresh: "清新|清爽|산뜻|涼し|爽やか|さわやか|시원|상쾌|منعش|רענן|สดชื่น",
  handmade:
    "手工感|质朴|質樸|朴实|手作り感|素朴|手仕事|수제|소박|يدوي|أصيل|עבודת יד|אותנטי|دست‌ساز|แฮนด์เมด|งานฝีมือ",
  scary:
    "恐怖|吓人|嚇人|可怕|阴森|怖い|怖く|こわい|こわく|恐ろし|무서|무섭|공포|مخيف|مرعب|מפחיד|ترسناک|น่ากลัว",
  loud: "夸张|誇張|煽情|广告味|廣告味|花哨|派手|大げさ|宣伝っぽ|煽ら|과장|요란|광고 같|صاخب|دعائي|إعلاني|רועש|פרסומי|تبلیغاتی|โฆษณา",
};

/** What denies the words about it, up to the next comma: "nothing creepy", "nicht gruselig", "怖くない". What is a word of two languages ("nu": not, now) denies only before words of the one. */
export const DENIES =
  /(?<![\p{L}\p{M}])(?:no|not|nothing|never|neither|without|don['’]?t|isn['’]?t|(?:less|too)(?=\s+(?!(?:and|but|or|please|for|as|with|if|is)(?!\p{L}))\p{L})|avoid|kein\p{L}*|nicht\p{L}*|ohne|pas|sans|rien|jamais|(?<!(?:kan|vill|ska|skulle|om|att|har|får)\s)ni(?!\s(?:kan|vill|ska|har|får|gör|är)(?!\p{L}))|sin|nada|tampoco|evitar|non|senza|niente|né|não|sem|nem|geen|niet\p{L}*|zonder|bez|nie|żadn\p{L}*|ani|без|не|нет|ничего|ніяк\p{L}*|ne(?=\s(?:příliš|moc|tak|legyen|túl|nagyon))|žádn\p{L}*|inte|inget|utan|ikke|uden|uten|ei(?=\s(?:liian|mitään|saa|ole|niin|kovin|vakav|asiallin|pelottav|synk|mainos|juhlav))|ilman|eikä|ilyesmi|nem|fără|nu(?=\s(?:prea|foarte|e|este|fi\p{L}*|vr\p{L}+|trebuie|ceva|atât|seri\p{L}+|trist\p{L}*|sobr\p{L}*|înfrico\p{L}+|publicitar\p{L}*)(?!\p{L}))|δεν|μην?|όχι|χωρίς|değil|olmasın|olmadan|بدون|بلا|لا|ليس|غير|ללא|בלי|לא|نه|بدون|नहीं|बिना|না|tidak|tanpa|bukan|jangan|không|đừng|ไม่)(?![\p{L}\p{M}])|不|别|別|勿|非|なし|ない|なく|ず(?:に|$)|없|않|말고|안 |ไม่/iu;
