import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { withFormColons } from "./form-lines.ts";
import { withoutOrder } from "./order.ts";

/** A form, what its brief tells, and what stands below that. */
const FORMS: Readonly<Record<string, readonly [form: string, told: string, below: string]>> = {
  ko: ["제목: 우리 동네 배추 나눔\n길이 – 1분\n대상: 처음 오는 주민\n분위기: 따뜻하게, 과하지 않게\n마무리: \"올해도 함께 담가요.\"", "우리 동네는 해마다 11월 둘째 토요일에 배추 300포기를 나눕니다. 작년에는 84가구가 김치를 받았습니다.\n\n배추는 전날 소금물에 여덟 시간 절입니다.", ""],
  "ko, brackets": ["제목) 우리 동네 배추 나눔\n길이) 90초 이내\n대상) 초등 3학년\n분위기) 밝고 차분하게", "우리 동네는 해마다 11월 둘째 토요일에 배추 300포기를 나눕니다. 작년에는 84가구가 김치를 받았습니다.\n\n배추는 전날 소금물에 여덟 시간 절입니다.", "마무리) 올해도 함께 담가요"],
  ja: ["タイトル：はじめてのぬか床\n尺：1分半くらい\n対象：一人暮らしを始めた人\nトーン：やさしく、ゆっくり\n締め：「毎日、ひと混ぜ。」", "ぬか床は、米ぬか一キロに塩百三十グラム、水一リットルで作ります。昆布と唐辛子も入れます。\n\n最初の一週間は、キャベツの外葉を毎日取り替えます。", ""],
  zh: ["标题：老街豆腐坊\n时长：一分半\n受众：第一次来的游客\n风格：朴素，不要煽情", "豆腐坊每天凌晨三点开工。黄豆要先泡八个小时，冬天泡十二个小时。\n\n压四十分钟就成形了，一天做一百二十板。", "不要提：隔壁的拆迁\n\n结尾：天亮之前，豆腐就好了。"],
  ar: ["العنوان: زيت الزيتون في قريتنا\nالمدة: دقيقة ونصف\nالجمهور: زوّار المعصرة\nالنبرة: هادئة ودافئة\nلا تذكر: الخلاف مع المعصرة المجاورة", "يبدأ القطاف في قريتنا في منتصف أكتوبر ويستمر أربعين يوماً. تعمل في القطاف مئة وعشرون عائلة.\n\nتُنقل الثمار إلى المعصرة في اليوم نفسه.", "وفي الختام: زيتنا من أرضنا"],
  hi: ["शीर्षक: छत पर सब्ज़ी\nअवधि: डेढ़ मिनट\nदर्शक: शहर के किराएदार\nलहजा: सरल, दोस्ताना\nअंत में: एक गमला आज ही लगाइए।", "छत पर सब्ज़ी उगाने के लिए बड़ी जगह नहीं चाहिए। बारह इंच का एक गमला टमाटर के लिए काफ़ी है।\n\nटमाटर साठ दिन में फल देता है।", "ज़िक्र न करें: मकान मालिक का झगड़ा"],
  ru: ["Название: Как мы спасли мельницу\nХронометраж: полторы минуты\nАудитория: жители района\nТон: спокойный, без пафоса\nКонцовка: Приходите в воскресенье, мельница работает.", "Мельницу на речке Синюхе построили в 1887 году. В 1974 году она остановилась.\n\nВ 2019 году пятеро соседей разобрали завалы и нашли жернова в пруду.", "Не упоминать: спор с администрацией"],
  tr: ["Başlık: Kapıdan kapıya kütüphane\nSüre – 90 saniye\nHedef kitle – mahalle sakinleri\nÜslup – sıcak ama abartısız\nKapanış: Kitabınız kapınızda.", "Gezici kütüphanemiz on iki mahalleyi dolaşıyor. Araçta 3.400 kitap var.\n\nHer mahallede kırk dakika duruyoruz ve kitaplar üç hafta sonra geri alınıyor.", "Değinilmesin: aracın kazası"],
  vi: ["Tiêu đề: Vườn rau sân trường\nThời lượng: 1 phút rưỡi\nĐối tượng: phụ huynh lớp 3\nGiọng điệu: ấm áp, không ủy mị\nKết: Mời cả nhà đến hái rau thứ Bảy này.", "Vườn rau của trường rộng 60 mét vuông. Học sinh trồng rau muống, cải ngọt và mồng tơi từ tháng 9.\n\nTháng trước các em thu được 84 kg rau.", "Không nhắc đến: chuyện mất trộm"],
  th: ["ชื่อเรื่อง: ตลาดเช้าริมคลอง\nความยาว: 1 นาทีครึ่ง\nกลุ่มเป้าหมาย: นักท่องเที่ยว\nโทน: อบอุ่น เรียบง่าย\nปิดท้าย: แล้วพบกันก่อนตะวันขึ้น", "ตลาดริมคลองเปิดตั้งแต่ตีห้าถึงเก้าโมงเช้า มีเรือขายของสี่สิบสองลำ ทุกลำเป็นของคนในชุมชน\n\nเงินจากค่าจอดเรือนำไปซ่อมสะพานไม้ทุกปี", "ห้ามพูดถึง: น้ำท่วมปีก่อน"],
  id: ["Judul: Bank sampah RW 05\nDurasi: 90 detik\nSasaran: warga baru\nNada: hangat, tidak menggurui\nPenutup: Bawa botolmu Sabtu ini.", "Bank sampah buka setiap Sabtu pukul 08.00 sampai 11.00. Warga menimbang botol, kardus dan kaleng.\n\nTahun lalu terkumpul 4,2 ton sampah.", "Jangan sebut: masalah dengan pengepul lama"],
  bn: ["শিরোনাম: ছাদে বৃষ্টির জল\nসময়: দেড় মিনিট\nদর্শক: শহরের ভাড়াটে\nভঙ্গি: সহজ, আন্তরিক\nশেষে: আজই একটি ড্রাম বসান।", "ছাদে বৃষ্টির জল ধরে রাখা সহজ। একশো বর্গমিটার ছাদে বছরে দেড় লাখ লিটার জল পড়ে।\n\nপ্রথম দশ মিনিটের জল ফেলে দিন।", ""],
}; // prettier-ignore

for (const [language, [form, told, below]] of Object.entries(FORMS))
  test(`fields of a form in lines are read as what they are, and not told: ${language}`, () => {
    const source = [form, told, below].filter((part) => part !== "").join("\n\n");
    const order = withoutOrder(source);
    assert.equal(order.text.replaceAll(/\s+/gu, " ").trim(), told.replaceAll(/\s+/gu, " "));
    const valueOf = (at: number): string => form.split("\n")[at]?.replace(/^[^:：–)]+[:：–)]\s*/u, "") ?? "";
    assert.equal(order.subject, valueOf(0));
    assert.equal(order.audience, valueOf(2));
    const end = [...form.split("\n").slice(4), ...below.split("\n")].findLast((line) => /마무리|締め|结尾|الختام|अंत|Концовка|Kapanış|Kết|ปิดท้าย|Penutup|শেষে/u.test(line)) ?? ""; // prettier-ignore
    assert.equal(order.closing?.text, end.replace(/^[^:：–)]+[:：–)]\s*/u, "").replaceAll(/["「」]|[.。।]["」]?$/gu, "")); // prettier-ignore
  });

test("a film of such a form has its title and ends on its last line", () => {
  const [form, told, below] = FORMS["vi"] ?? ["", "", ""];
  const { title, scenes } = film(`${form}\n\n${told}\n\n${below}`);
  const heard = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.equal(title, "Vườn rau sân trường");
  assert.match(heard, /Mời cả nhà đến hái rau thứ Bảy này\.?$/u);
  assert.doesNotMatch(heard, /Thời lượng|phụ huynh|ấm áp|Không nhắc/u);
});

test("dashes and brackets that part no form are left", () => {
  for (const text of [
    "Length – 12 m\nWidth – 3 m\nTone – bright and clear",
    "A) Audience of 300\nB) Length of the hall",
    "Tone – the attitude of a writer. Irony is one tone.",
    "길이 – 12미터\n무게 – 3톤\n대상 – 어른 둘",
    "10:00 – doors open\n11:30 – the choir sings",
  ])
    assert.equal(withFormColons(text), text);
});

test("any text keeps its length", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("길이 – 1분", "대상) 주민", "- Tone – calm", "**Length** – 90 s", "A line.", "", "Ton → ruhig"), { maxLength: 8 }),
      (lines) => {
        const source = lines.join("\n");
        assert.equal(withFormColons(source).length, source.length);
      },
    ),
  ); // prettier-ignore
});
