/** Before a step of many, whose number is seen beside it. `{}` is the number. */
const STEP: Readonly<Record<string, string>> = {
  en: "Step {}: ", de: "Schritt {}: ", nl: "Stap {}: ", sv: "Steg {}: ", da: "Trin {}: ", nb: "Steg {}: ", fi: "Vaihe {}: ", hu: "{}. lépés: ",
  fr: "Étape {}\u00A0: ", es: "Paso {}: ", it: "Passo {}: ", pt: "Passo {}: ", ca: "Pas {}: ", ro: "Pasul {}: ",
  pl: "Krok {}: ", cs: "Krok {}: ", sk: "Krok {}: ", ru: "Шаг {}: ", uk: "Крок {}: ", el: "Βήμα {}: ", tr: "{}. adım: ",
  ar: "الخطوة {}: ", he: "שלב {}: ", fa: "مرحله {}: ", ur: "مرحلہ {}: ", hi: "चरण {}: ", bn: "ধাপ {}: ",
  id: "Langkah {}: ", vi: "Bước {}: ", th: "ขั้นตอนที่ {}: ", zh: "第{}步，", ja: "手順{}、", ko: "{}단계, ",
}; // prettier-ignore

/** "Step 9: "; null in a language whose word is not known. */
export function numberedStep(number: number, base: string): string | null {
  return STEP[base]?.replace("{}", String(number)) ?? null;
}
