import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { splitSentences } from "../../text/sentences.ts";
import { subjectOfText } from "./subject-of-text.ts";

const subject = (text: string, language: string) =>
  subjectOfText(splitSentences(text, language), [], language)?.title ?? null;

test("a text is about the subject that its first sentence opens with", () => {
  for (const [language, text, title] of [
    ["es", "La primera visita al dentista debería ser cuando sale el primer diente, o como muy tarde al cumplir un año. En esa visita contamos los dientes.", "La primera visita al dentista"],
    ["fr", "Le bac à compost de la cour accepte les épluchures et le marc de café. Si le compost sent mauvais, il manque d'air.", "Le bac à compost de la cour"],
    ["it", "Il lievito madre è un impasto di acqua e farina. Il pane con il lievito madre dura più a lungo.", "Il lievito madre"],
    ["pt", "A torre da igreja tem 214 degraus e foi acabada em 1788. Do alto da torre vê-se o rio.", "A torre da igreja"],
    ["de", "Frischer Estrich muss nach dem Einbau mindestens 28 Tage trocknen. Wer Estrich zu früh belegt, zahlt doppelt.", "Frischer Estrich"],
    ["nl", "De nieuwe warmtepomp haalt warmte uit de buitenlucht, ook als het vriest. De pomp staat buiten en bromt zacht.", "De nieuwe warmtepomp"],
    ["sv", "Den nya tvättstugan har åtta maskiner och en mangel. Tvättstugan stänger klockan tio.", "Den nya tvättstugan"],
    ["pl", "Nowy system kaucyjny obejmuje butelki plastikowe i puszki. Paragon nie jest potrzebny.", "Nowy system kaucyjny"],
    ["ru", "Чайный гриб живёт в сладком чае уже не одну сотню лет. Чайный гриб не любит солнца.", "Чайный гриб"],
    ["tr", "Yeni ısı sayaçları kasım ayından itibaren her dairenin tüketimini ölçecek. Sayaçlar radyatörün ortasına takılır.", "Yeni ısı sayaçları"],
    ["hi", "नया पुस्तकालय सुबह आठ बजे से रात नौ बजे तक खुला रहेगा। पुस्तकालय में इंटरनेट भी है।", "नया पुस्तकालय"],
    ["ar", "زيت الزيتون البكر يُعصر من الثمار في اليوم نفسه. احفظوا الزيت بعيدًا عن الضوء. زيت الزيتون لا يفسد بالبرد.", "زيت الزيتون البكر"],
    ["he", "הקומפוסטר החדש בגינה מקבל קליפות של ירקות. הקומפוסטר צריך אוויר.", "הקומפוסטר החדש"],
    ["ja", "防災リュックは、家族一人に一つ置いておくのがよいとされています。水は一人一日三リットルが目安です。", "防災リュック"],
    ["ko", "옹기는 숨을 쉬는 그릇이라서 장이 천천히 익습니다. 옹기는 뜨거운 물로만 씻으세요.", "옹기"],
    ["zh", "金丝猴生活在海拔两千米以上的山林里。请不要喂金丝猴。", "金丝猴"],
    ["en", "Swifts spend almost their whole lives in the air. Swifts cannot nest in a sealed house.", "Swifts"],
  ] as const)
    assert.equal(subject(text, language), title, language); // prettier-ignore
});

test("an order, a number, a time and a word alone that nothing comes back to are no subject", () => {
  for (const [language, text] of [
    ["en", "Push a glass upside down into a basin of water. It stays dry inside."],
    ["en", "One in three nurses will have back trouble. Nurses lift too much."],
    [
      "es",
      "El presupuesto es de 300 euros y lo necesito antes del 10 de mayo para la pantalla de recepción. El taller dura dos tardes.",
    ],
    ["es", "Traiga su juguete favorito y no le diga que no le va a doler. Nada más."],
    ["de", "Sobald Sie den Schlüssel haben, lesen Sie die Zähler ab. Danach rufen Sie an."],
    ["ar", "في الطابق الخامس من المستشفى نافذة. يأتي إليها عصفور."],
    ["ja", "今年は雨が多く、川が三度あふれました。"],
  ] as const)
    assert.equal(subject(text, language), null, text);
});

test("a film is called by what it is about before a torn clause, and its first sentence is told", () => {
  const { title, scenes } = film(
    "Hej, vi behöver en kort film till våra hyresgäster. Den nya tvättstugan har åtta maskiner, två torkrum och en mangel, och den bokas med samma bricka som öppnar porten. Ett pass är fyra timmar. Tvättstugan stänger klockan tio.",
    "sv",
  );
  assert.equal(title, "Den nya tvättstugan");
  assert.match(scenes[1]?.narration[0] ?? "", /^Den nya tvättstugan har åtta maskiner/u);
});

test("a short whole sentence stays", () => {
  assert.equal(
    film(
      "Hi, please make a short film for our customers. The bakery opens at six. Bread comes out of the oven at seven. On Saturdays we bake rye.",
    ).title,
    "The bakery opens at six",
  );
});

test("what the first sentence opens with names a film, where too few of the others go on about a later phrase", () => {
  const told = [
    "La primera visita al dentista debería ser cuando sale el primer diente, o como muy tarde al cumplir un año.",
    "Los dientes de leche importan.",
    "Los dientes se mueven.",
    "Pide cita en recepción.",
    "Mucha gente espera hasta los cuatro o cinco.",
    "Un grano de arroz basta.",
    "La consulta abre a las nueve.",
    "Nunca dejes que se duerma con un biberón.",
  ];
  assert.equal(subjectOfText(told, [], "es")?.title, "La primera visita al dentista");
});
