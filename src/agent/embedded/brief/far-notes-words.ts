import { toPattern } from "../text/regex.ts";

/**
 * How briefs in languages whose wishes are read nowhere part by part (`wish-words.ts`) say for whom a film is, where it is shown and in
 * what manner: whole sentences, one alternative a language.
 */

const whole = (patterns: readonly string[]): RegExp => toPattern(`^(?:${patterns.join("|")})$`, "iu");

/** Before or behind the people: "একটি ছোট ভিডিও", "ஒரு சிறு பாடம்". */
const BN_FILM = "(?:\\s(?:একটি|একটা|এক|ছোট|সংক্ষিপ্ত|সহজ|এই))*(?:\\s(?:ভিডিও|চলচ্চিত্র|ছবি|ফিল্ম|পাঠ|গল্প))?";
const TA_FILM = "(?:\\s(?:ஒரு|சிறு|சிறிய|குறுகிய))*(?:\\s(?:பாடம்|காணொளி|காணொலி|வீடியோ|படம்|குறும்படம்|கதை))?";
const TE_FILM = "(?:\\s(?:ఒక|ఓ|చిన్న|చిరు))*(?:\\s(?:వీడియో|చిత్రం|పాఠం|కథ))?";
const MR_FILM =
  "(?:\\s(?:एक|छोटा|छोटी|लहान|छोटासा))*(?:\\s(?:व्हिडिओ|व्हिडीओ|फिल्म|चित्रफीत|गोष्ट|धडा|माहितीपट))?";
const UR_FILM = "(?:\\s(?:ایک|مختصر|چھوٹی|سی|چھوٹا|سا))*(?:\\s(?:ویڈیو|فلم|کہانی|سبق))?";
const FA_VERB = "(?:است|شد|شود|کرد|کند|بود|دارد|باید|می[\\u200c ]?\\S+)";
const ID_PEOPLE =
  "siswa|murid|pelajar|mahasiswa|anak(?:-anak)?|warga|petani|nelayan|pengunjung|karyawan|pegawai|pelanggan|orang tua|guru|ibu(?:-ibu)?|remaja|pasien|penumpang|wisatawan|masyarakat|keluarga|pemula|tamu|staf|relawan|lansia|pengguna|para";
const HE_PEOPLE =
  "תלמיד|ילד|חקלא|עובד|מבקר|הורי|תושב|חברי|מטופל|לקוחות|סטודנט|מתנדב|נוסע|אורח|משפח|קשיש|נהג|מורי|מורות|מתחיל|גמלא|נוער";

/** "Dành cho học sinh tiểu học", "گاؤں کے کسانوں کے لیے ایک مختصر ویڈیو". */
export const FAR_WHOM = whole([
  `(?<bn>[^।:,]{3,60}(?:দের|ের|র)) জন্য${BN_FILM}`,
  `(?<ta>[^.:,]{2,50}கள)ுக்கு(?:கான)?${TA_FILM}`,
  `(?<te>[^.:,]{3,60}) (?:కోసం|కొరకు)${TE_FILM}`,
  `(?<mr>[^।.:,]{2,50}ां)(?:साठी|करिता)${MR_FILM}`,
  `(?<ur>[^۔:،]{3,60}وں) کے (?:لیے|لئے)${UR_FILM}`,
  "(?:video |phim |clip )?(?:ngắn )?dành cho (?<vi>[^,.:]{3,60})",
  `(?:video |film )?(?:singkat |pendek )?(?:untuk|bagi|ditujukan (?:untuk|kepada)) (?<id>(?:${ID_PEOPLE})(?![\\p{L}])(?:\\s[\\p{L}-]+){0,5})`,
  "(?:rövid )?(?:(?:film|videó|kisfilm|mese) )?(?<hu>(?:[\\p{L}-]+ ){0,3}\\p{L}+[oeaö]k)(?:nak|nek)(?: szóló)?(?: (?:rövid )?(?:film|videó|kisfilm|mese))?|(?<huz>[^,.:]{3,40}) számára(?: készült)?(?: (?:rövid )?(?:film|videó|kisfilm))?",
  "(?<fi>(?:[\\p{L}-]+ ){0,2}\\p{L}{4,}ille)(?: (?:suunnattu|tarkoitettu|tehty))?(?: (?:lyhyt )?(?:video|filmi|elokuva))?",
  `(?:(?:ویدئو|ویدیو|فیلم|کلیپ)\\p{L}*\\s(?:\\p{L}+\\s)?)?برای (?!.*\\s${FA_VERB}$)(?<fa>[^،.:]{3,50})`,
  `(?:(?:סרטון|סרט|שיעור) (?:קצר )?)?(?:ל|עבור |מיועד ל)(?<he>(?:${HE_PEOPLE})\\p{L}*(?: (?!הם|הוא|היא|יש|אין)[\\p{L}"'-]+){0,4})`,
  "(?:video |clipe? )?(?:scurt )?pentru (?<ro>(?:elevi|copii|părinți|vizitatori|angajați|fermieri|pacienți|clienți|studenți|pensionari|săteni|locuitori|voluntari|turiști|începători|profesori)\\p{L}*(?: (?!este|sunt)[\\p{L}-]+){0,5})",
  "(?:βίντεο |ταινία )?για (?<el>(?:μαθητ|παιδι|γονε|επισκέπτ|εργαζόμεν|αγρότ|ασθεν|πελάτ|φοιτητ|κατοίκ|εθελοντ|τουρίστ|αρχάρι|δασκάλ|ηλικιωμέν)\\p{L}*(?: (?!είναι)[\\p{L}-]+){0,5})",
]);

/** "উঠান বৈঠকে দেখানো হবে", "Akan diputar di rapat desa": with no subject, so that it is the film. */
export const FAR_SHOWN = whole([
  "(?:এটি |ভিডিওটি |ছবিটি )?[^।:]{2,70}(?:দেখানো|চালানো|প্রদর্শন করা|প্রদর্শিত|সম্প্রচার করা) হবে",
  "[^.:]{2,70}(?:திரையிடப்படும்|காட்டப்படும்|காண்பிக்கப்படும்|ஒளிபரப்பப்படும்|திரையிடுவோம்|காட்டுவோம்)",
  "[^.:]{2,70}(?:ప్రదర్శిస్తారు|ప్రదర్శిస్తాం|చూపిస్తారు|చూపిస్తాం|ప్రదర్శించబడుతుంది)",
  "[^।.:]{2,70}(?:(?:दाखव|लाव)(?:ला|ली|ले|ण्यात)|प्रदर्शित केल[ाीे]) (?:जाईल|जाणार|येईल)(?: आहे)?",
  "[^۔:]{2,70}(?:دکھائی|دکھایا|چلائی|چلایا|نشر کی) جائے گ[یا]",
  "(?:วิดีโอ|คลิป|หนัง)?(?:นี้)?(?:จะ|ใช้|ไว้|นำไป)(?:ใช้)?(?:ฉาย|เปิด|แสดง)(?:ใน|ที่|บน|หน้า|ก่อน|ให้).{2,60}",
  "(?:video |phim )?(?:sẽ được |sẽ |được )(?:chiếu|trình chiếu|phát) (?:tại|ở|trong|trên|trước) .{3,60}",
  "(?:video (?:ini )?|film (?:ini )?)?(?:akan |untuk )(?:diputar|ditayangkan|dipertontonkan|diunggah) (?:di|pada|saat|dalam|sebelum) .{3,60}",
  "(?:film |video |klip )?(?:promítneme|pustíme|ukážeme|promítat se bude)(?: ho| jej| to| film| video)? (?:na|v|ve|před|při|u) .{3,60}",
  "(?:filmul |clipul )?(?:va fi|o să fie|se va) (?:proiectat|difuzat|arătat|prezentat|rulat|proiecta|difuza)ă? (?:la|în|pe|înainte) .{3,60}",
  "(?:a |az )?[^.:,]{3,60} (?:vetítjük|vetítik|lejátsszuk|vetítjük le|fogják vetíteni)",
  "(?:θα|να) (?:προβληθεί|παιχτεί|προβάλλεται|το δείξουμε|παίζει) (?:στ\\p{L}+|σε|πριν|κατά) .{3,60}",
  "(?:esitetään|näytetään|katsotaan) (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+(?:ssa|ssä|lla|llä)",
  "[^.:]{2,60} (?:پخش|نمایش داده|نشان داده|اکران) (?:می[\\u200c ]?شود|خواهد شد)",
]);

const BN_HOW = "সহজ|সরল|শান্ত|ধীর|কোমল|নরম|বন্ধুসুলভ|আন্তরিক|গম্ভীর|উষ্ণ|হালকা|প্রাঞ্জল";
const TA_HOW = "எளி\\S*|அமைதி\\S*|மெதுவா\\S*|மென்மை\\S*|நட்பா\\S*|இனிமை\\S*|தெளிவா\\S*";
const TE_HOW = "సరళ\\S*|ప్రశాంత\\S*|స్నేహ\\S*|నెమ్మది\\S*|మృదు\\S*|తేలిక\\S*|స్పష్ట\\S*|సులభ\\S*";
const MR_HOW = "सोप[ीाे]|साध[ीाे]|शांत|मैत्रीपूर्ण|हळू\\S*|संथ|प्रेमळ|सरळ|मृदू|स्पष्ट";
const UR_HOW = "آسان|سادہ|پرسکون|دوستانہ|نرم|دھیم[اےی]|سنجیدہ|گرمجوش|شائستہ";
const FA_HOW = "ساده|آرام|صمیمی|دوستانه|گرم|ملایم|جدی|روان|شمرده|رسمی";

/** "ভাষা সহজ রাখবেন", "Nyugodt, barátságos hangnem", "Yavaş ve yumuşak bir sesle": how it is told, or a request to whoever makes it. */
export const FAR_MANNER = whole([
  "(?:অনুগ্রহ করে|দয়া করে|দয়া করে)\\s.{3,80}",
  `(?:ভাষা|সুর|স্বর|কণ্ঠ|ভঙ্গি|গতি|বলার ভঙ্গি)\\s[^।:]{0,30}(?:${BN_HOW})[^।:]{0,60}|(?:${BN_HOW}) (?:ভাষায়|ভাষায়|সুরে|ভঙ্গিতে|কণ্ঠে)(?: (?:বলুন|বলবেন|বলা হবে))?`,
  "தயவு ?செய்து\\s.{3,80}",
  `(?:மொழி|தொனி|நடை|குரல்|வேகம்)\\s[^.:]{0,30}(?:${TA_HOW})[^.:]{0,50}|(?:${TA_HOW}) (?:மொழியில்|நடையில்|தமிழில்|குரலில்)(?: \\S+){0,2}`,
  "దయచేసి\\s.{3,80}",
  `(?:భాష|స్వరం|శైలి|వేగం|గొంతు)\\s[^.:]{0,30}(?:${TE_HOW})[^.:]{0,50}|(?:${TE_HOW}) (?:భాషలో|మాటల్లో|స్వరంతో)(?: \\S+){0,2}`,
  `(?:भाषा|सूर|स्वर|लहजा|आवाज|वेग)\\s[^।.:]{0,30}(?:${MR_HOW})[^।.:]{0,50}|(?:${MR_HOW}) (?:भाषेत|शब्दांत|आवाजात)(?: \\S+)?|कृपया\\s[^।.]{3,80}(?:टाळा|ठेवा|वापरू नका|नको|करा)`,
  "(?:براہ ?ِ?کرم|براہِ کرم|مہربانی (?:فرما کر|کر کے|کرکے))\\s.{3,80}",
  `(?:زبان|لہجہ|انداز|آواز|رفتار)\\s[^۔:]{0,30}(?:${UR_HOW})[^۔:]{0,50}|(?:${UR_HOW}) (?:زبان|لہجے|انداز) میں(?: \\S+){0,2}`,
  "(?:กรุณา|โปรด|ขอ)(?:อย่า|ใช้|หลีกเลี่ยง|ให้|ไม่).{2,60}|(?:ใช้)?(?:ภาษา|น้ำเสียง|โทน|จังหวะ)(?:ที่)?(?:เข้าใจ)?(?:ง่าย|เรียบง่าย|อบอุ่น|เป็นกันเอง|สุภาพ|นุ่มนวล|ช้า|สบาย).{0,30}",
  "(?:vui lòng|xin|làm ơn) (?:đừng|không|giữ|hãy|dùng|tránh) .{2,60}|(?:ngôn ngữ|lời|giọng(?: điệu| đọc| kể)?|nhịp) (?:đơn giản|dễ hiểu|nhẹ nhàng|thân thiện|ấm áp|chậm|trang trọng|vui)(?:,? (?:và )?\\p{L}+(?: \\p{L}+)?){0,3}",
  "(?:mohon|tolong|harap) (?:jangan|gunakan|hindari|buat|pakai|tanpa|tidak) .{2,60}|(?:gunakan )?(?:bahasa|nada|gaya|suara|tempo) (?:yang )?(?:sederhana|hangat|ramah|tenang|santai|lembut|mudah|pelan|formal)(?:,? (?:dan )?\\p{L}+){0,3}",
  "(?:\\p{L}+,? (?:a )?){1,4}(?:tón|tónem|tempem|hlasem|jazykem)|(?:prosím|prosíme),? (?:bez|ne|ať|jen|žádn|jednodu|mluv|piš)\\p{L}* ?.{0,60}",
  "(?:vă rog|vă rugăm|te rog)(?: frumos)?,? (?:fără|nu|să|evitați|folosiți|păstrați) .{2,60}|(?:cu |pe )?(?:un )?(?:ton|limbaj|stil|ritm) (?:cald|simplu|prietenos|calm|sobru|accesibil|lent|clar)(?:,? (?:și )?\\p{L}+){0,2}",
  "(?:kér(?:em|jük|lek)),? .{3,60}(?:nélkül|legyen|ne|röviden|egyszerűen)(?: \\p{L}+)?|(?:\\p{L}+,? (?:és )?){1,4}(?:hangnem|hangnemben|hangvétel|hangvétellel|hangon|nyelven|nyelvezet|nyelvezettel|stílusban|tempóban)",
  "παρακαλώ(?: πολύ)?,? (?:χωρίς|μην|να|όχι|αποφύγετε) .{2,60}|(?:\\p{L}+,? (?:και )?){1,4}(?:τόνος|τόνο|ύφος|γλώσσα|ρυθμός)",
  "(?:vær så snill|vennligst),? .{3,60}|(?:snälla|vänligen),? .{3,60}|(?:rauhallinen|lämmin|ystävällinen|selkeä|yksinkertainen|hidas)(?:,? (?:ja )?\\p{L}+){0,2} (?:sävy|kieli|ääni|tahti)",
  `لطفا(?:ً|َ)?\\s.{3,80}|(?:زبان|لحن|صدا|سبک|ریتم)\\s[^.:]{0,20}(?:${FA_HOW})[^.:]{0,40}|(?:با|به) (?:زبان|لحن|صدا)ی?\\s(?:${FA_HOW})[^.:]{0,30}`,
  "(?:טון|נימה|שפה|קצב|סגנון|אווירה|קול)\\s(?!היא|הוא|של|זו|זה)[^.:,]{2,40}|בבקשה (?:בלי|לא|ללא|לשמור|להימנע)\\s.{2,60}",
  "(?:\\p{L}+(?:,| ve)? ){1,4}(?:bir )?(?:sesle|dille|tonla|üslupla|anlatımla|tempoyla)(?: (?:anlatın|anlatılsın|okuyun|okunsun|olsun))?",
]);

/** Where no blank parts words a length has no count before it. */
export const FAR_LENGTH =
  /^(?:ความยาว|ยาว|เวลา)(?:ประมาณ|ราว|ไม่เกิน|ไม่เกินกว่า)?\s?(?:\p{Nd}{1,3}|หนึ่ง|สอง|สาม|สี่|ห้า|ครึ่ง)\s?(?:ถึง\S{1,6}|-\s?\p{Nd}{1,2})?\s?(?:นาที|วินาที)(?:ครึ่ง)?$/u;
