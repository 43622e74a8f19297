import type { Phrases } from "./phrase-table.ts";

export const PHRASES_EUROPE: Record<string, Partial<Phrases>> = {
  en: {
    points: "There are {} points to know", ordinals: ["First, ", "Second, ", "Third, ", "Fourth, ", "Fifth, ", "Sixth, ", "Then, "],
    last: "Finally, ", atDate: "In {}, {}", highest: "{} comes first, with {}", lowest: "{} comes last, with {}", next: "followed by {}",
    pairOf: "{} with {}", rose: "{} rose from {} in {} to {} in {}", fell: "{} fell from {} in {} to {} in {}",
    compare: "{}: {} for {}, {} for {}", recap: "In short", recapHeading: "In short",
    code: "Here is the code, in {}", codePlain: "Here is the code",
  },
  de: {
    points: "Es geht um {} Punkte", ordinals: ["Erstens: ", "Zweitens: ", "Drittens: ", "Viertens: ", "Fünftens: ", "Sechstens: ", "Danach: "],
    last: "Zum Schluss: ", atDate: "{}: {}", highest: "An der Spitze: {} mit {}", lowest: "Am niedrigsten: {} mit {}", next: "dann {}",
    pairOf: "{} mit {}", rose: "{}: gestiegen von {} ({}) auf {} ({})", fell: "{}: gefallen von {} ({}) auf {} ({})",
    compare: "{}: {} bei {}, {} bei {}", recap: "Kurz gesagt", recapHeading: "Kurz gesagt",
    code: "Hier ist der Code in {}", codePlain: "Hier ist der Code",
  },
  fr: {
    points: "Voici {} points", ordinals: ["D’abord, ", "Ensuite, ", "Puis, ", "Après cela, "],
    last: "Enfin, ", atDate: "{} : {}", highest: "En tête : {}, avec {}", lowest: "En dernier : {}, avec {}", next: "puis {}",
    pairOf: "{} avec {}", rose: "{} : en hausse, de {} ({}) à {} ({})", fell: "{} : en baisse, de {} ({}) à {} ({})",
    compare: "{} : {} pour {}, {} pour {}", recap: "En bref", recapHeading: "En bref",
    code: "Voici le code, en {}", codePlain: "Voici le code", colon: " : ",
  },
  es: {
    points: "Son {} puntos", ordinals: ["Primero, ", "Después, ", "Luego, ", "A continuación, ", "Más tarde, "],
    last: "Por último, ", atDate: "{}: {}", highest: "En primer lugar, {}, con {}", lowest: "En último lugar, {}, con {}", next: "después {}",
    pairOf: "{} con {}", rose: "{}: sube de {} ({}) a {} ({})", fell: "{}: baja de {} ({}) a {} ({})",
    compare: "{}: {} en {}, {} en {}", recap: "En resumen", recapHeading: "En resumen",
    code: "Este es el código, en {}", codePlain: "Este es el código",
  },
  it: {
    points: "Ecco {} punti", ordinals: ["Per prima cosa, ", "Poi, ", "In seguito, ", "Quindi, ", "Dopo, "],
    last: "Infine, ", atDate: "{}: {}", highest: "Al primo posto {}, con {}", lowest: "All’ultimo posto {}, con {}", next: "poi {}",
    pairOf: "{} con {}", rose: "{}: in aumento, da {} ({}) a {} ({})", fell: "{}: in calo, da {} ({}) a {} ({})",
    compare: "{}: {} per {}, {} per {}", recap: "In breve", recapHeading: "In breve",
    code: "Ecco il codice, in {}", codePlain: "Ecco il codice",
  },
  pt: {
    points: "São {} pontos", ordinals: ["Primeiro, ", "Depois, ", "Em seguida, ", "A seguir, "],
    last: "Por fim, ", atDate: "{}: {}", highest: "Em primeiro lugar, {}, com {}", lowest: "Em último lugar, {}, com {}", next: "depois {}",
    pairOf: "{} com {}", rose: "{}: sobe de {} ({}) para {} ({})", fell: "{}: cai de {} ({}) para {} ({})",
    compare: "{}: {} em {}, {} em {}", recap: "Em resumo", recapHeading: "Em resumo",
    code: "Este é o código, em {}", codePlain: "Este é o código",
  },
  nl: {
    points: "Het gaat om {} punten", ordinals: ["Ten eerste: ", "Ten tweede: ", "Ten derde: ", "Ten vierde: ", "Ten vijfde: ", "Daarna: "],
    last: "Tot slot: ", atDate: "{}: {}", highest: "Bovenaan: {} met {}", lowest: "Onderaan: {} met {}", next: "dan {}",
    pairOf: "{} met {}", rose: "{}: gestegen van {} ({}) naar {} ({})", fell: "{}: gedaald van {} ({}) naar {} ({})",
    compare: "{}: {} bij {}, {} bij {}", recap: "Kort samengevat", recapHeading: "Kort samengevat",
    code: "Dit is de code, in {}", codePlain: "Dit is de code",
  },
  pl: {
    ordinals: ["Po pierwsze, ", "Po drugie, ", "Po trzecie, ", "Po czwarte, ", "Po piąte, ", "Następnie, "],
    last: "Na koniec, ", highest: "Na pierwszym miejscu: {}, {}", lowest: "Na ostatnim miejscu: {}, {}", next: "dalej {}",
    pairOf: "{} {}", rose: "{}: wzrost z {} ({}) do {} ({})", fell: "{}: spadek z {} ({}) do {} ({})",
    codePlain: "Oto kod",
  },
  ru: {
    ordinals: ["Во-первых, ", "Во-вторых, ", "В-третьих, ", "В-четвёртых, ", "В-пятых, ", "Затем, "],
    last: "Наконец, ", highest: "На первом месте {}: {}", lowest: "На последнем месте {}: {}", next: "далее {}",
    pairOf: "{}, {}", rose: "{}: рост с {} ({}) до {} ({})", fell: "{}: снижение с {} ({}) до {} ({})",
    codePlain: "Вот код",
  },
  sv: {
    ordinals: ["För det första: ", "För det andra: ", "För det tredje: ", "För det fjärde: ", "Sedan: "], last: "Till sist: ",
    highest: "Högst: {} med {}", lowest: "Lägst: {} med {}", next: "sedan {}", pairOf: "{} med {}",
    codePlain: "Här är koden",
  },
}; // prettier-ignore
