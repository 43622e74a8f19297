import assert from "node:assert/strict";
import test from "node:test";
import { plainThings } from "./plain-things.ts";

const named = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

const SHOWN: Record<string, [text: string, drawing: string][]> = {
  en: [["Ask for a key fob at the desk", "key-fob"], ["The lift stops on every floor", "elevator"], ["Hold an ice pack to your cheek", "ice-cubes"], ["The smoke detector beeps", "smoke-detector"], ["The choir meets on Tuesday", "musical-notes"], ["If the flag is red, nobody swims", "triangular-flag"], ["Two water butts stand behind the shed", "barrel"], ["Press the doorbell twice", "door-bell"]],
  de: [["Der Aufzug fährt wieder", "elevator"], ["Ziehen Sie den Stecker", "electric-plug"], ["Die Straßenbahn hält hier", "tram"], ["Der Rauchmelder piept", "smoke-detector"], ["Das Hörgerät liegt im Bad", "ear-with-hearing-aid"], ["Eine Taschenlampe liegt bereit", "flashlight"]],
  fr: [["L'ascenseur est en panne", "elevator"], ["Le tramway passe toutes les dix minutes", "tram"], ["Prenez un verre d’eau", "glass-of-water"], ["Le robinet fuit", "tap"], ["L'extincteur est dans le couloir", "fire-extinguisher"]],
  es: [["El ascensor llega al quinto", "elevator"], ["El tranvía sale a las siete", "tram"], ["Traiga el botiquín", "first-aid-kit"], ["La hucha está llena", "piggy-bank"], ["Cierra el grifo", "tap"]],
  it: [["L'ascensore è fermo", "elevator"], ["Il rubinetto perde", "tap"], ["Metti la mascherina", "face-mask"], ["Il trattore parte presto", "tractor"]],
  pt: [["O elevador chegou", "elevator"], ["A torneira pinga", "tap"], ["Traga o extintor", "fire-extinguisher"], ["A abelha volta à colmeia", "honeybee"]],
  nl: [["De lift is kapot", "elevator"], ["De rookmelder piept", "smoke-detector"], ["Trek laarzen aan", "boot"], ["De kraan lekt", "tap"]],
  pl: [["Winda stoi na parterze", "elevator"], ["Tramwaj rusza o piątej", "tram"], ["Gaśnica wisi przy drzwiach", "fire-extinguisher"], ["Chór śpiewa w sobotę", "musical-notes"]],
  ru: [["Лифт снова работает", "elevator"], ["Первый трамвай выходит в четыре", "tram"], ["Огнетушитель висит у двери", "fire-extinguisher"], ["Билет стоит сто рублей", "ticket"]],
  tr: [["Asansör çalışıyor", "elevator"], ["Tramvay altıda kalkıyor", "tram"], ["Musluk damlıyor", "tap"], ["İşitme cihazı masada", "ear-with-hearing-aid"]],
  ar: [["المصعد يعمل من جديد", "elevator"], ["خذ كوب ماء قبل النوم", "glass-of-water"], ["الكمامة إلزامية", "face-mask"], ["النافذة مفتوحة", "window"]],
  he: [["המעלית חזרה לפעול", "elevator"], ["החלון פתוח", "window"], ["הברז מטפטף", "tap"]],
  hi: [["लिफ़्ट फिर चल रही है", "elevator"], ["खिड़की खुली रखें", "window"], ["बकरियाँ बाहर चरती हैं", "goat"]],
  ja: [["エレベーターは三階まで動く", "elevator"], ["蛇口を閉める", "tap"], ["懐中電灯を用意する", "flashlight"], ["保冷剤をあてる", "ice-cubes"]],
  ko: [["엘리베이터를 탄다", "elevator"], ["창문을 연다", "window"], ["소화기를 꺼낸다", "fire-extinguisher"], ["보청기를 낀다", "ear-with-hearing-aid"]],
  zh: [["电梯又能用了", "elevator"], ["关上窗户", "window"], ["门铃响了", "door-bell"], ["灭火器在走廊", "fire-extinguisher"]],
}; // prettier-ignore

test("a plain sentence about an ordinary thing shows it, in sixteen languages", () => {
  for (const [base, sentences] of Object.entries(SHOWN))
    for (const [text, drawing] of sentences)
      assert.ok(named(text, base).includes(drawing), `${text}: ${named(text, base).join(" ")}`);
});

test("words that only begin like a thing's, or mean something else, show nothing", () => {
  const OTHER: [base: string, text: string][] = [
    ["de", "Bei Frost schafft er nur achtzehn Kilometer"],
    ["de", "Schalten Sie das Licht aus"],
    ["de", "Mehrere hundert Tiere leben dort"],
    ["de", "Sie fassen den Griff"],
    ["en", "Give your neighbour a lift to the station"],
    ["en", "The sheep went into the pens"],
    ["en", "The clot in the socket heals you"],
    ["en", "It was the last straw"],
    ["sv", "Vi kör varje dag"],
    ["sv", "Det sista steget är högt"],
    ["tr", "Kapağı yerine koyun"],
    ["tr", "Çocuklar ipten atlar"],
    ["ru", "Он вложил в это душу"],
    ["pl", "Linie są równe"],
    ["ko", "염소로 물을 소독한다"],
    ["ja", "スロープは左にある"],
    ["it", "Le API sono pubbliche"],
    ["pt", "Quem mora entre Uauá e Canudos conhece a voz"],
    ["ar", "نحل المشكلة معًا"],
  ];
  for (const [base, text] of OTHER)
    assert.ok(
      !named(text, base).some((drawing) => drawing !== "ewe"),
      `${text}: ${named(text, base).join(" ")}`,
    );
});
