/** What a voice says so that one can choose it: a sentence in its language, or numbers, which every voice has words for. */

const GREETINGS: Readonly<Record<string, string>> = {
  en: "Hello. This is how I sound when I explain something, calmly and one step at a time.",
  de: "Guten Tag. So klinge ich, wenn ich etwas erkläre, ruhig und Schritt für Schritt.",
  fr: "Bonjour. Voici ma voix quand j'explique quelque chose, calmement et pas à pas.",
  es: "Hola. Así sueno cuando explico algo, con calma y paso a paso.",
  it: "Buongiorno. Questa è la mia voce quando spiego qualcosa, con calma e passo dopo passo.",
  pt: "Olá. É assim que eu falo quando explico alguma coisa, com calma e passo a passo.",
  nl: "Hallo. Zo klink ik als ik iets uitleg, rustig en stap voor stap.",
  sv: "Hej. Så här låter jag när jag förklarar något, lugnt och steg för steg.",
  da: "Hej. Sådan lyder jeg, når jeg forklarer noget, roligt og trin for trin.",
  nb: "Hei. Slik høres jeg ut når jeg forklarer noe, rolig og steg for steg.",
  fi: "Hei. Tältä kuulostan, kun selitän jotain rauhallisesti ja askel askeleelta.",
  pl: "Dzień dobry. Tak brzmię, kiedy coś wyjaśniam, spokojnie i krok po kroku.",
  cs: "Dobrý den. Takhle zním, když něco vysvětluji, klidně a krok za krokem.",
  ro: "Bună ziua. Așa sun când explic ceva, calm și pas cu pas.",
  hu: "Jó napot. Így szólok, amikor elmagyarázok valamit, nyugodtan és lépésről lépésre.",
  tr: "Merhaba. Bir şeyi sakince ve adım adım anlatırken sesim böyle.",
  el: "Γεια σας. Έτσι ακούγομαι όταν εξηγώ κάτι, ήρεμα και βήμα βήμα.",
  ru: "Здравствуйте. Так я звучу, когда объясняю что-нибудь спокойно и шаг за шагом.",
  uk: "Добрий день. Так я звучу, коли пояснюю щось спокійно і крок за кроком.",
  ar: "مرحبا. هكذا أبدو عندما أشرح شيئا بهدوء وخطوة بخطوة.",
  hi: "नमस्ते. जब मैं कुछ शांति से और क़दम दर क़दम समझाता हूँ, तो मेरी आवाज़ ऐसी लगती है.",
  id: "Halo. Beginilah suara saya saat menjelaskan sesuatu, dengan tenang dan selangkah demi selangkah.",
  vi: "Xin chào. Đây là giọng của tôi khi giải thích một điều gì đó, từ tốn và từng bước một.",
  cmn: "你好。我平静地、一步一步地讲解时，声音就是这样。",
  yue: "你好。我慢慢解釋嘅時候，把聲就係咁。",
  ja: "こんにちは。何かを落ち着いて、一つずつ説明するときの、私の声です。",
  ko: "안녕하세요. 차근차근 설명할 때 제 목소리는 이렇습니다.",
};

export function previewText(language: string): string {
  return GREETINGS[language.split("-")[0] ?? ""] ?? "1, 2, 3, 4, 5, 6, 7, 8, 9, 10.";
}
