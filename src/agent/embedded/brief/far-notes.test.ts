import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";

const told = (source: string): string => withoutOrder(source).text.replace(/\s+/gu, " ").trim();

/** Title, text, and notes: for whom, a label for that, where it is shown, how long, in what manner. */
const NOTES: Readonly<Record<string, readonly [title: string, text: string, ...notes: string[]]>> = {
  bn: [
    "কম পানিতে বোরো ধান",
    "এক কেজি ধান ফলাতে প্রায় ৩০০০ লিটার পানি লাগে। জমিতে সব সময় পানি দাঁড়িয়ে থাকার দরকার নেই।",
    "গ্রামের কৃষকদের জন্য একটি ছোট ভিডিও।",
    "দর্শক: বোরো ধানের চাষি, অনেকে পড়তে পারেন না।",
    "উপজেলা কৃষি অফিসের উঠান বৈঠকে দেখানো হবে।",
    "সময় দুই থেকে তিন মিনিট।",
    "ভাষা সহজ রাখবেন।",
    "সুর শান্ত ও বন্ধুসুলভ।",
    "দয়া করে কঠিন শব্দ ব্যবহার করবেন না।",
  ],
  ta: [
    "தேநீர் எப்படி உருவாகிறது?",
    "ஒரு கிலோ தேநீருக்கு நான்கரை கிலோ பச்சை இலை வேண்டும். இலைகளை வாட விடுகிறார்கள்.",
    "பள்ளி மாணவர்களுக்கு ஒரு சிறு பாடம்.",
    "பார்வையாளர்கள்: கிராமப்புற மாணவர்கள்.",
    "பள்ளி விழாவில் திரையிடப்படும்.",
    "நீளம்: இரண்டு நிமிடம்.",
    "எளிய மொழியில் சொல்லவும்.",
    "தொனி: அமைதியாக, நட்பாக.",
    "தயவுசெய்து கடினமான சொற்கள் வேண்டாம்.",
  ],
  te: [
    "వర్షపు నీటి సేకరణ",
    "ఒక ఇంటి పైకప్పు ఏడాదికి వేల లీటర్ల నీటిని సేకరిస్తుంది. ఆ నీరు ట్యాంకులో నిల్వ అవుతుంది.",
    "గ్రామ రైతుల కోసం చిన్న వీడియో.",
    "ప్రేక్షకులు: పాఠశాల విద్యార్థులు.",
    "పంచాయతీ సమావేశంలో ప్రదర్శిస్తారు.",
    "నిడివి రెండు నిమిషాలు.",
    "భాష సరళంగా ఉండాలి.",
    "స్వరం ప్రశాంతంగా ఉండాలి.",
    "దయచేసి కష్టమైన పదాలు వాడవద్దు.",
  ],
  mr: [
    "पावसाचे पाणी साठवणे",
    "एका घराचे छप्पर वर्षाला हजारो लिटर पाणी गोळा करते. ते पाणी टाकीत साठते.",
    "गावातील शेतकऱ्यांसाठी एक छोटा व्हिडिओ.",
    "प्रेक्षक: शाळेतील विद्यार्थी.",
    "ग्रामसभेत दाखवला जाईल.",
    "कालावधी दोन मिनिटे.",
    "भाषा सोपी ठेवा.",
    "सूर शांत आणि मैत्रीपूर्ण.",
    "कृपया कठीण शब्द टाळा.",
  ],
  ur: [
    "بارش کے پانی کا ذخیرہ",
    "ایک گھر کی چھت سال بھر میں ہزاروں لیٹر پانی جمع کرتی ہے۔ یہ پانی ٹینک میں محفوظ ہوتا ہے۔",
    "گاؤں کے کسانوں کے لیے ایک مختصر ویڈیو۔",
    "ناظرین: اسکول کے طلبہ۔",
    "یہ پنچایت کے اجلاس میں دکھائی جائے گی۔",
    "دورانیہ دو منٹ۔",
    "زبان آسان رکھیں۔",
    "لہجہ پرسکون اور دوستانہ۔",
    "براہ کرم مشکل الفاظ استعمال نہ کریں۔",
  ],
  th: [
    "น้ำฝนบนหลังคา",
    "หลังคาบ้านหนึ่งหลังเก็บน้ำได้หลายพันลิตรต่อปี น้ำนั้นไหลลงถัง",
    "วิดีโอสั้นสำหรับนักเรียนประถม",
    "ผู้ชม: ชาวบ้านในหมู่บ้าน",
    "จะฉายในงานโรงเรียน",
    "ความยาวประมาณสองนาที",
    "ใช้ภาษาง่าย ๆ",
    "น้ำเสียงอบอุ่นเป็นกันเอง",
    "กรุณาอย่าใช้ศัพท์ยาก",
  ],
  vi: [
    "Nước mưa trên mái nhà",
    "Một mái nhà thu được hàng nghìn lít nước mỗi năm. Nước ấy chảy vào bể.",
    "Dành cho học sinh tiểu học.",
    "Khán giả: nông dân trong xã.",
    "Sẽ chiếu tại buổi họp thôn.",
    "Dài khoảng hai phút.",
    "Ngôn ngữ đơn giản.",
    "Giọng điệu nhẹ nhàng, thân thiện.",
    "Vui lòng không dùng từ khó.",
  ],
  id: [
    "Air hujan di atap",
    "Satu atap rumah menampung ribuan liter air setahun. Air itu mengalir ke tangki.",
    "Untuk siswa sekolah dasar.",
    "Penonton: petani di desa.",
    "Akan diputar di rapat desa.",
    "Durasi sekitar dua menit.",
    "Gunakan bahasa yang sederhana.",
    "Nada hangat dan ramah.",
    "Mohon jangan pakai istilah sulit.",
  ],
  uk: [
    "Дощова вода на даху",
    "Один дах збирає тисячі літрів води на рік. Ця вода тече в бак.",
    "Для учнів молодших класів.",
    "Глядачі: фермери нашої громади.",
    "Покажемо на зборах громади.",
    "Тривалість близько двох хвилин.",
    "Мова проста.",
    "Тон спокійний і доброзичливий.",
    "Будь ласка, без складних слів.",
  ],
  cs: [
    "Dešťová voda na střeše",
    "Jedna střecha nachytá tisíce litrů vody za rok. Ta voda teče do nádrže.",
    "Pro žáky prvního stupně.",
    "Diváci: zahrádkáři z naší obce.",
    "Promítneme na schůzi obce.",
    "Délka asi dvě minuty.",
    "Jazyk jednoduchý.",
    "Klidný a přátelský tón.",
    "Prosím bez složitých slov.",
  ],
  ro: [
    "Apa de ploaie de pe acoperiș",
    "Un acoperiș adună mii de litri de apă pe an. Apa curge în rezervor.",
    "Pentru elevii din clasele primare.",
    "Public: fermierii din comună.",
    "Va fi proiectat la adunarea satului.",
    "Durata: circa două minute.",
    "Limbaj simplu.",
    "Ton cald și prietenos.",
    "Vă rog, fără cuvinte grele.",
  ],
  hu: [
    "Esővíz a tetőről",
    "Egy tető évente több ezer liter vizet gyűjt. A víz a tartályba folyik.",
    "Általános iskolásoknak.",
    "Közönség: falusi gazdák.",
    "A falugyűlésen vetítjük.",
    "Hossza körülbelül két perc.",
    "Egyszerű nyelven.",
    "Nyugodt, barátságos hangnem.",
    "Kérem, nehéz szavak nélkül.",
  ],
  el: [
    "Βρόχινο νερό στη στέγη",
    "Μια στέγη μαζεύει χιλιάδες λίτρα νερό τον χρόνο. Το νερό κυλά στη δεξαμενή.",
    "Για μαθητές δημοτικού.",
    "Κοινό: αγρότες του χωριού.",
    "Θα προβληθεί στη συνέλευση του χωριού.",
    "Διάρκεια περίπου δύο λεπτά.",
    "Απλή γλώσσα.",
    "Ήρεμος και φιλικός τόνος.",
    "Παρακαλώ, χωρίς δύσκολες λέξεις.",
  ],
  sv: [
    "Regnvatten på taket",
    "Ett tak samlar tusentals liter vatten om året. Vattnet rinner till en tank.",
    "För elever i lågstadiet.",
    "Publik: odlare i byn.",
    "Visas på bymötet.",
    "Längd ungefär två minuter.",
    "Enkelt språk.",
    "Lugn och vänlig ton.",
    "Snälla, inga svåra ord.",
  ],
  da: [
    "Regnvand på taget",
    "Et tag samler tusinder af liter vand om året. Vandet løber ned i en tank.",
    "Til elever i indskolingen.",
    "Publikum: haveejere i landsbyen.",
    "Vises på borgermødet.",
    "Længde cirka to minutter.",
    "Enkelt sprog.",
    "Rolig og venlig tone.",
    "Ingen svære ord, tak.",
  ],
  nb: [
    "Regnvann på taket",
    "Et tak samler tusenvis av liter vann i året. Vannet renner ned i en tank.",
    "For elever på barneskolen.",
    "Publikum: bønder i bygda.",
    "Vises på grendemøtet.",
    "Lengde omtrent to minutter.",
    "Enkelt språk.",
    "Rolig og vennlig tone.",
    "Vær så snill, ingen vanskelige ord.",
  ],
  fi: [
    "Sadevesi katolla",
    "Yksi katto kerää tuhansia litroja vettä vuodessa. Vesi valuu säiliöön.",
    "Alakoululaisille.",
    "Yleisö: kylän viljelijät.",
    "Esitetään kyläkokouksessa.",
    "Kesto noin kaksi minuuttia.",
    "Selkeää kieltä.",
    "Rauhallinen ja ystävällinen sävy.",
    "Ei vaikeita sanoja, kiitos.",
  ],
  fa: [
    "آب باران روی بام",
    "یک بام در سال هزاران لیتر آب جمع می‌کند. این آب به مخزن می‌ریزد.",
    "برای دانش‌آموزان دبستان.",
    "مخاطب: کشاورزان روستا.",
    "در جلسه‌ی روستا پخش می‌شود.",
    "مدت حدود دو دقیقه.",
    "زبان ساده باشد.",
    "لحن آرام و صمیمی.",
    "لطفاً از واژه‌های سخت استفاده نکنید.",
  ],
  he: [
    "מי גשם על הגג",
    "גג אחד אוסף אלפי ליטרים של מים בשנה. המים זורמים למכל.",
    "לתלמידי בית ספר יסודי.",
    "קהל היעד: חקלאים במושב.",
    "יוקרן באסיפת המושב.",
    "אורך כשתי דקות.",
    "שפה פשוטה.",
    "טון רגוע וידידותי.",
    "בבקשה בלי מילים קשות.",
  ],
  tr: [
    "Çatıdaki yağmur suyu",
    "Bir çatı yılda binlerce litre su toplar. Su depoya akar.",
    "İlkokul öğrencileri için.",
    "İzleyiciler: köydeki çiftçiler.",
    "Köy toplantısında gösterilecek.",
    "Süre yaklaşık iki dakika.",
    "Dil sade olsun.",
    "Yavaş ve yumuşak bir sesle.",
    "Lütfen zor kelimeler kullanmayın.",
  ],
};

test("notes on a film above its title are not told, each alone and all together", () => {
  for (const [language, [title, text, ...notes]] of Object.entries(NOTES)) {
    const own = `# ${title} ${text}`;
    for (const note of [...notes, notes.join(" ")])
      assert.equal(told(`${note}\n\n# ${title}\n\n${text}`), own, `${language}: ${note}`);
  }
});

test("below the title several notes together are of the film", () => {
  for (const [language, [title, text, ...notes]] of Object.entries(NOTES)) {
    // Thai has no stops between its sentences.
    if (language === "th") continue;
    const own = `# ${title} ${text}`;
    assert.equal(told(`# ${title}\n\n${notes.join(" ")}\n\n${text}`), own, language);
  }
});

test("whoever is named is the audience", () => {
  for (const [note, audience] of [
    ["পরিচিতি: ছোট ভিডিও। দর্শক: বোরো ধানের চাষি।", "বোরো ধানের চাষি"],
    ["பள்ளி மாணவர்களுக்கு ஒரு சிறு பாடம்.", "பள்ளி மாணவர்கள்"],
    ["Dành cho học sinh tiểu học.", "học sinh tiểu học"],
    ["Általános iskolásoknak.", "Általános iskolások"],
    ["برای دانش‌آموزان دبستان.", "دانش‌آموزان دبستان"],
    ["Közönség: falusi gazdák\nHossz: két perc\nHangnem: nyugodt", "falusi gazdák"],
  ] as const)
    assert.equal(withoutOrder(`${note}\n\n# A\n\nOne two three four five six.`).audience, audience, note);
});

test("what a text tells is told, with the same words", () => {
  for (const source of [
    "# মেলা\n\nপ্রতি বছর মেলায় পুতুলনাচ দেখানো হবে। শিশুদের জন্য প্রবেশ বিনামূল্যে। গান হবে রাতে।",
    "# Puskesmas\n\nUntuk warga desa, layanan ini gratis. Dokter datang setiap Senin.",
    "# Könyvtár\n\nA gyerekeknek külön szoba épült. Szombaton is nyitva van.",
    "# Ninni\n\nYavaş bir sesle söylenir. Annesi her gece aynı ninniyi söylerdi.",
    "# Vườn\n\nXin đừng giẫm lên cỏ. Cây ở đây đã trăm tuổi.",
    "# Museo\n\nLapsille on oma huone. Näyttely esitetään keväällä museossa.",
    "# Язык\n\nЯзык прост. В нём всего сто слов.",
    "# زبان\n\nزبان فارسی ساده است. هزار سال است که شعر آن خوانده می‌شود.",
    "# ভাষা\n\nভাষা সহজ নয়। সুর শান্ত হলে মন শান্ত হয়।",
    "# Kino\n\nA faluban minden pénteken filmet vetítenek. A belépő ingyenes.",
    "# தமிழ்\n\nமொழி எளிமையானது. அதற்கு இரண்டாயிரம் ஆண்டு வரலாறு உண்டு.",
    "# שפה\n\nשפה חיה משתנה. בבקשה לא לשכוח את המילים הישנות.",
    "# Ton\n\nTon cald de toamnă. Frunzele cad încet.",
    "# Publik\n\nPublik: 12 000 personer. Biljetter: 300 kr.",
    "# اردو\n\nزبان آسان ہے۔ یہ ہزار سال پرانی ہے۔",
    "Untuk anak-anak desa, sungai adalah taman bermain. Mereka berenang setiap sore.\n\n# Sungai\n\nAirnya jernih dan dingin sepanjang tahun. Ikan kecil berenang di antara batu.",
  ])
    assert.equal(told(source), source.replace(/\s+/gu, " "), source);
});
