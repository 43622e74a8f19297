import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };

/** Heading and a line beneath it in every script that a film may be written in, and lines that mix them. */
const LINES: [name: string, language: string, heading: string, text: string][] = [
  [
    "latin",
    "pl",
    "Zażółć gęślą jaźń",
    "Þórður, Đặng Thị Hồng, Škoda, Ñuñoa, Ægir, Łódź, Œuvre, Çeşme, Ğ, ș ț ǎ ḍ ẽ ŵ",
  ],
  [
    "vietnamese",
    "vi",
    "Lá cây làm ra thức ăn thế nào?",
    "Nước, không khí và ánh sáng mặt trời biến thành đường",
  ],
  ["ipa", "en", "Say ˈfəʊtəʊˈsɪnθəsɪs", "The stress falls on /ˈsɪn/: fəʊtəʊ, ʃ, ʒ, ð, ŋ, ɔː, ɛ, æ"],
  ["greek", "el", "Πώς το φύλλο φτιάχνει τροφή", "Νερό, αέρας και 12 ώρες φως: η φωτοσύνθεση"],
  ["cyrillic", "ru", "Как лист делает пищу", "Вода, воздух и свет: 6 CO₂ + 6 H₂O, ґ ї є ў ђ џ ќ ө ү ң"],
  ["arabic", "ar", "كيف تصنع الورقة غذاءها؟", "من الماء والهواء وضوء الشمس، في 24 ساعة (GPT-4)"],
  ["persian", "fa", "چگونه برگ غذا می‌سازد؟", "آب، هوا و نور: ۱۲ ساعت در روز، پ چ ژ گ ک ی"],
  ["hebrew", "he", "איך העלה מכין מזון?", "מים, אוויר ואור: 3 שלבים, שָׁלוֹם (CO₂)"],
  ["hindi", "hi", "पत्ती भोजन कैसे बनाती है", "पानी, हवा और सूर्य का प्रकाश: क्षेत्र, ज्ञान, श्रृंखला, २०२४"],
  ["bengali", "bn", "পাতা কীভাবে খাদ্য তৈরি করে", "জল, বাতাস এবং সূর্যের আলো: ক্ষ জ্ঞ ন্ত্র, ২০২৪"],
  ["tamil", "ta", "இலை எப்படி உணவு தயாரிக்கிறது", "நீர், காற்று மற்றும் சூரிய ஒளி: ஸ்ரீ க்ஷ, 2024"],
  ["telugu", "te", "ఆకు ఆహారాన్ని ఎలా తయారు చేస్తుంది", "నీరు, గాలి మరియు సూర్యకాంతి: క్ష్మి స్త్ర, 2024"],
  ["thai", "th", "ใบไม้สร้างอาหารได้อย่างไร", "น้ำ อากาศ และแสงแดด กี่ปั้น ที่ผู้ใหญ่ ๒๕๖๗"],
  ["khmer", "km", "ស្លឹកឈើធ្វើអាហារយ៉ាងដូចម្ដេច", "ទឹក ខ្យល់ និងពន្លឺព្រះអាទិត្យ ២០២៤"],
  ["georgian", "ka", "როგორ ამზადებს ფოთოლი საკვებს", "წყალი, ჰაერი და მზის სინათლე, 2024"],
  ["armenian", "hy", "Ինչպես է տերևը սնունդ պատրաստում", "Ջուր, օդ և արևի լույս, 2024"],
  ["ethiopic", "am", "ቅጠል ምግብ እንዴት ይሠራል", "ውሃ፣ አየር እና የፀሐይ ብርሃን፤ 2024"],
  ["simplified", "zh", "叶子怎样制造养分", "水、空气和阳光：直骨边角，“光合作用”，2024年"],
  ["traditional", "zh-TW", "葉子怎樣製造養分", "水、空氣和陽光：直骨邊角，「光合作用」，2024年"],
  [
    "japanese",
    "ja",
    "葉はどうやって養分を作るのか",
    "水、空気と日光。直・骨・辺・角、「光合成」、𠮷野家、髙島",
  ],
  ["korean", "ko", "잎은 어떻게 양분을 만드는가", "물, 공기 그리고 햇빛: 광합성, 2024년, 光合成"],
  ["rare-han", "zh", "龘䶮㐂𠀋鿔的字", "人名里的字：昇、喆、堃、犇、𬭊、𨭆"],
  ["emoji", "en", "Leaves 🌱 love 👩🏽‍🔬 light ☀️", "1️⃣ 👨‍👩‍👧‍👦 🇯🇵 🏳️‍🌈 👍🏿 ❤️‍🔥 🧑‍🚀 ✅ ⚠️ 🫠"],
  ["signs", "en", "x² ≤ ∑ √n → ∞ ≈ π", "← ↔ ⇒ ∀x∈ℝ ∃y ∫ ∂ ≠ ± × ÷ ∆ ½ ⅔ ‰ № ™ ✓ ✗ ★ ● ■ ◆"],
  ["currency", "en", "€5 £4 ¥300 ₹90 ₩1000", "₽ ₴ ₺ ₫ ₦ ₱ ₪ ₡ ₵ ₸ ₿ ¢ ₼ ₾ ฿"],
  ["mixed", "ar", "ما هو GPT-4 (2023)؟", "النسخة 3.5 من ChatGPT، بسعر $20 شهريًا، تعمل على iOS 17"],
  ["mixed-he", "he", "מהו HTTP/2 בדיוק?", "הפרוטוקול (RFC 9113) מהיר ב-50% מ-HTTP/1.1"],
  ["exotic", "en", "Seen once: 𓀀 and ꙮ and 𝔘", "A film does not fail for one sign: 🝆 𐎀 ᚠ ⸘ ℵ ₿ ⌘ ⏎ ⠿"],
];

export const SCRIPT_SAMPLES: Sample[] = LINES.map(([name, language, title, subtitle]) => ({
  name: `script-${name}`,
  language,
  visual: { kind: "title", title, subtitle },
}));
