import assert from "node:assert/strict";
import { test } from "node:test";
import { isTelephone } from "../brief/closing-lines.ts";
import { contactsIn } from "../scenes/contacts.ts";
import { findFigures } from "./figures.ts";
import { groupQuantities } from "./group-digits.ts";
import { isNoQuantity } from "./no-quantity.ts";

const quantities = (text: string, language: string): string[] =>
  findFigures(text, language)
    .filter((found) => !isNoQuantity(found, text, language))
    .map(({ figure }) => figure.display);

const CALLED: readonly (readonly [language: string, text: string])[] = [
  ["bn", "কোনো প্রশ্ন থাকলে কৃষি কল সেন্টারে ফোন করুন: ১৬১২৩।"],
  ["bn", "কৃষি কল সেন্টারে ফোন করুন ১৬১২৩ নম্বরে।"],
  ["bn", "হেল্পলাইন: ৩৩৩।"],
  ["bn", "১৬১২৩ নম্বরে ফোন করুন।"],
  ["en", "Call the hotline: 16123."],
  ["en", "Call 16123."],
  ["en", "Questions? Call centre: 16123."],
  ["en", "Dial 16123 from any phone."],
  ["en", "Ring us on 16123."],
  ["en", "Phone the duty desk on 16123 at any hour."],
  ["en", "Our helpline is 16123."],
  ["en", "The hotline number is 116123."],
  ["de", "Rufen Sie an: 16123."],
  ["de", "Hotline 16123, rund um die Uhr."],
  ["de", "Die Nummer der Hotline ist 116117."],
  ["fr", "Appelez le 36463."],
  ["fr", "Numéro d'appel : 3646."],
  ["fr", "Ligne d'écoute : 31144."],
  ["es", "Llame al 16123."],
  ["es", "Línea de atención: 16123."],
  ["it", "Chiama il 16123."],
  ["it", "Numero verde: 16123."],
  ["pt", "Ligue 16123."],
  ["pt", "Disque 16123 para denunciar."],
  ["nl", "Bel 16123."],
  ["pl", "Zadzwoń: 16123."],
  ["pl", "Infolinia: 16123."],
  ["ru", "Звоните: 16123."],
  ["ru", "Горячая линия: 16123."],
  ["uk", "Гаряча лінія: 16123."],
  ["cs", "Zavolejte na 16123."],
  ["cs", "Linka pomoci: 116123."],
  ["ro", "Sunați la 16123."],
  ["ro", "Linia verde: 16123."],
  ["hu", "Hívja a 16123-at."],
  ["hu", "Segélyvonal: 16123."],
  ["el", "Καλέστε το 16123."],
  ["el", "Γραμμή βοήθειας: 16123."],
  ["sv", "Ring 16123."],
  ["sv", "Jourtelefon: 16123."],
  ["da", "Ring til 16123."],
  ["fi", "Soita numeroon 16123."],
  ["fi", "Auttava puhelin: 16123."],
  ["tr", "16123'ü arayın."],
  ["tr", "Çağrı merkezi: 16123."],
  ["tr", "Alo 16123 hattını arayın."],
  ["ar", "اتصل على ١٦١٢٣."],
  ["ar", "الخط الساخن: ١٦١٢٣."],
  ["fa", "تماس بگیرید: ۱۶۱۲۳."],
  ["fa", "با شماره ۱۶۱۲۳ تماس بگیرید."],
  ["ur", "ہیلپ لائن: 16123۔"],
  ["ur", "16123 پر کال کریں۔"],
  ["he", "חייגו 16123."],
  ["he", "מוקד: 16123."],
  ["hi", "हेल्पलाइन: 16123।"],
  ["hi", "16123 पर कॉल करें।"],
  ["hi", "कॉल सेंटर में फ़ोन करें: १६१२३।"],
  ["mr", "हेल्पलाइन: 16123."],
  ["mr", "16123 वर फोन करा."],
  ["ta", "உதவி எண்: 16123."],
  ["ta", "16123 என்ற எண்ணை அழைக்கவும்."],
  ["te", "హెల్ప్‌లైన్: 16123."],
  ["te", "16123కి ఫోన్ చేయండి."],
  ["th", "โทร 16123"],
  ["th", "สายด่วน 16123"],
  ["vi", "Gọi 16123."],
  ["vi", "Đường dây nóng: 16123."],
  ["vi", "Tổng đài 16123."],
  ["id", "Hubungi 16123."],
  ["id", "Call center: 16123."],
  ["zh", "热线：16123。"],
  ["zh", "请拨打16123。"],
  ["zh", "服務專線：16123。"],
  ["ja", "電話は16123へ。"],
  ["ja", "ホットライン：16123。"],
  ["ja", "16123にお電話ください。"],
  ["ko", "콜센터: 16123."],
  ["ko", "16123으로 전화하세요."],
];

test("a short number behind words for calling is a way to reach somebody, and no quantity", () => {
  for (const [language, text] of CALLED) {
    assert.deepEqual(quantities(text, language), [], text);
    assert.equal(groupQuantities(text, language), text);
    assert.equal(contactsIn(text)[0]?.by, "phone", text);
    assert.equal(isTelephone(text), true, text);
  }
});

test("calls, people and metres are counted beside the same words", () => {
  const texts: readonly (readonly [language: string, text: string])[] = [
    ["en", "We call 3000 people a week."],
    ["en", "The hotline took 16123 calls."],
    ["en", "Calls: 16123."],
    ["en", "Call volume: 16123."],
    ["en", "The helpline is used by 16123 people."],
    ["en", "Phones sold: 16123."],
    ["de", "Die Hotline zählte 16123 Anrufe."],
    ["fr", "La ligne a reçu 16123 appels."],
    ["es", "La línea tiene 16123 metros."],
    ["bn", "হেল্পলাইনে ১৬১২৩টি ফোন আসে।"],
    ["hi", "हेल्पलाइन पर 16123 कॉल आए।"],
    ["ru", "Линия длиной 16123 метра."],
    ["ru", "Горячая линия приняла 16123 звонка."],
    ["zh", "热线接到16123个电话。"],
    ["ja", "電話は16123台ある。"],
    ["ko", "콜센터는 16123건을 받았다."],
    ["tr", "Hat 16123 metre uzunluğunda."],
    ["vi", "Gọi 16123 người."],
    ["it", "La linea conta 16123 passeggeri."],
    ["pl", "Infolinia odebrała 16123 telefony."],
    ["th", "โทรศัพท์ 16123 เครื่อง"],
    ["id", "Telepon 16123 orang."],
  ];
  for (const [language, text] of texts) {
    assert.equal(quantities(text, language).length, 1, text);
    assert.deepEqual(contactsIn(text), [], text);
  }
});

test("sums, times and longer numbers are no short ones", () => {
  for (const text of ["Hotline: €300.", "Hotline 10:30.", "Helpline: 1,200 calls.", "Call centre: 45%."])
    assert.deepEqual(contactsIn(text), [], text);
});
