import type { Phrases } from "./phrase-table.ts";

export const PHRASES_EUROPE: Record<string, Partial<Phrases>> = {
  en: {
    points: "There are {} points to know", ordinals: ["First, ", "Second, ", "Third, ", "Fourth, ", "Fifth, ", "Sixth, ", "Then, "],
    last: "Finally, ", atDate: "In {}, {}", highest: "{} comes first, with {}", lowest: "{} comes last, with {}", next: "followed by {}",
    pairOf: "{} with {}", rose: "{} rose from {} in {} to {} in {}", fell: "{} fell from {} in {} to {} in {}",
    compare: "{}: {} for {}, {} for {}", recap: "Let us recall the main points", recapHeading: "In short",
    saidBy: "These are the words of {}", code: "Here is the code, in {}", codePlain: "Here is the code",
  },
  de: {
    points: "Dazu gehören {} Punkte", ordinals: ["Erstens: ", "Zweitens: ", "Drittens: ", "Viertens: ", "Fünftens: ", "Sechstens: ", "Danach: "],
    last: "Zum Schluss: ", atDate: "{}: {}", highest: "An der Spitze: {} mit {}", lowest: "Am niedrigsten: {} mit {}", next: "dann {}",
    pairOf: "{} mit {}", rose: "{}: gestiegen von {} ({}) auf {} ({})", fell: "{}: gefallen von {} ({}) auf {} ({})",
    compare: "{}: {} bei {}, {} bei {}", recap: "Fassen wir zusammen", recapHeading: "Kurz gesagt",
    saidBy: "Das sind Worte von {}", code: "Hier ist der Code in {}", codePlain: "Hier ist der Code",
  },
  fr: {
    points: "Voici {} points", ordinals: ["D’abord : ", "Ensuite : ", "Troisièmement : ", "Quatrièmement : ", "Cinquièmement : ", "Puis : "],
    last: "Enfin : ", atDate: "{} : {}", highest: "En tête : {}, avec {}", lowest: "En dernier : {}, avec {}", next: "puis {}",
    pairOf: "{} avec {}", rose: "{} : en hausse, de {} ({}) à {} ({})", fell: "{} : en baisse, de {} ({}) à {} ({})",
    compare: "{} : {} pour {}, {} pour {}", recap: "Résumons", recapHeading: "En bref",
    saidBy: "Ce sont les mots de {}", code: "Voici le code, en {}", codePlain: "Voici le code", colon: " : ",
  },
  es: {
    points: "Hay {} puntos", ordinals: ["Primero: ", "Segundo: ", "Tercero: ", "Cuarto: ", "Quinto: ", "Sexto: ", "Después: "],
    last: "Por último: ", atDate: "{}: {}", highest: "En primer lugar, {}, con {}", lowest: "En último lugar, {}, con {}", next: "después {}",
    pairOf: "{} con {}", rose: "{}: sube de {} ({}) a {} ({})", fell: "{}: baja de {} ({}) a {} ({})",
    compare: "{}: {} en {}, {} en {}", recap: "Repasemos", recapHeading: "En resumen",
    saidBy: "Son palabras de {}", code: "Este es el código, en {}", codePlain: "Este es el código",
  },
  it: {
    points: "Ecco {} punti", ordinals: ["Primo: ", "Secondo: ", "Terzo: ", "Quarto: ", "Quinto: ", "Sesto: ", "Poi: "],
    last: "Infine: ", atDate: "{}: {}", highest: "Al primo posto {}, con {}", lowest: "All’ultimo posto {}, con {}", next: "poi {}",
    pairOf: "{} con {}", rose: "{}: in aumento, da {} ({}) a {} ({})", fell: "{}: in calo, da {} ({}) a {} ({})",
    compare: "{}: {} per {}, {} per {}", recap: "Ricapitoliamo", recapHeading: "In breve",
    saidBy: "Sono parole di {}", code: "Ecco il codice, in {}", codePlain: "Ecco il codice",
  },
  pt: {
    points: "São {} pontos", ordinals: ["Primeiro: ", "Segundo: ", "Terceiro: ", "Quarto: ", "Quinto: ", "Sexto: ", "Depois: "],
    last: "Por fim: ", atDate: "{}: {}", highest: "Em primeiro lugar, {}, com {}", lowest: "Em último lugar, {}, com {}", next: "depois {}",
    pairOf: "{} com {}", rose: "{}: sobe de {} ({}) para {} ({})", fell: "{}: cai de {} ({}) para {} ({})",
    compare: "{}: {} em {}, {} em {}", recap: "Vamos recapitular", recapHeading: "Em resumo",
    saidBy: "São palavras de {}", code: "Este é o código, em {}", codePlain: "Este é o código",
  },
  nl: {
    points: "Het gaat om {} punten", ordinals: ["Ten eerste: ", "Ten tweede: ", "Ten derde: ", "Ten vierde: ", "Ten vijfde: ", "Daarna: "],
    last: "Tot slot: ", atDate: "{}: {}", highest: "Bovenaan: {} met {}", lowest: "Onderaan: {} met {}", next: "dan {}",
    pairOf: "{} met {}", rose: "{}: gestegen van {} ({}) naar {} ({})", fell: "{}: gedaald van {} ({}) naar {} ({})",
    compare: "{}: {} bij {}, {} bij {}", recap: "Nog even op een rij", recapHeading: "Kort samengevat",
    saidBy: "Dat zijn de woorden van {}", code: "Dit is de code, in {}", codePlain: "Dit is de code",
  },
  pl: {
    ordinals: ["Po pierwsze: ", "Po drugie: ", "Po trzecie: ", "Po czwarte: ", "Po piąte: ", "Następnie: "],
    last: "Na koniec: ", highest: "Na pierwszym miejscu: {}, {}", lowest: "Na ostatnim miejscu: {}, {}", next: "dalej {}",
    pairOf: "{} {}", rose: "{}: wzrost z {} ({}) do {} ({})", fell: "{}: spadek z {} ({}) do {} ({})",
    compare: "{}: {} – {}, {} – {}", recap: "Podsumujmy", recapHeading: "W skrócie", codePlain: "Oto kod",
  },
  ru: {
    ordinals: ["Во-первых: ", "Во-вторых: ", "В-третьих: ", "В-четвёртых: ", "В-пятых: ", "Затем: "],
    last: "Наконец: ", highest: "На первом месте {}: {}", lowest: "На последнем месте {}: {}", next: "далее {}",
    pairOf: "{}, {}", rose: "{}: рост с {} ({}) до {} ({})", fell: "{}: снижение с {} ({}) до {} ({})",
    compare: "{}: {} — {}, {} — {}", recap: "Подведём итоги", recapHeading: "Коротко", codePlain: "Вот код",
  },
  sv: {
    ordinals: ["För det första: ", "För det andra: ", "För det tredje: ", "För det fjärde: ", "Sedan: "], last: "Till sist: ",
    highest: "Högst: {} med {}", lowest: "Lägst: {} med {}", next: "sedan {}", pairOf: "{} med {}",
    recap: "Låt oss sammanfatta", recapHeading: "Kort sagt", codePlain: "Här är koden",
  },
}; // prettier-ignore
