/** Simple instructions in German, French and Spanish, put into the English that is read here. */
type Form = readonly [pattern: RegExp, english: (parts: readonly string[]) => string];

const GERMAN: readonly Form[] = [
  [/^(?:lösche|entferne|streiche|wirf|nimm) (.+?)(?: weg| raus| heraus)?$/iu, ([r = ""]) => `drop ${ref(r)}`],
  [/^lass(?:e)? (.+?) weg$/iu, ([r = ""]) => `drop ${ref(r)}`],
  [/^(?:kürze|verkürze|straffe) (.+)$/iu, ([r = ""]) => `shorten ${ref(r)}`],
  [/^mache? (.+?) kürzer$/iu, ([r = ""]) => `shorten ${ref(r)}`],
  [/^(?:verlängere|erweitere) (.+)$/iu, ([r = ""]) => `lengthen ${ref(r)}`],
  [/^mache? (.+?) länger$/iu, ([r = ""]) => `lengthen ${ref(r)}`],
  [/^(?:ver)?tausche (.+?) (?:und|mit|gegen) (.+)$/iu, ([a = "", b = ""]) => `swap ${ref(a)} and ${ref(b)}`],
  [
    /^(?:verschiebe|setze|stelle|bewege) (.+?) (ans ende|an den anfang|(?:vor|nach|hinter) .+)$/iu,
    ([r = "", w = ""]) => `move ${ref(r)} ${place(w)}`,
  ],
  [/^ersetze (.+?) durch (.+)$/iu, ([a = "", b = ""]) => `replace ${a} with ${b}`],
  [
    /^(?:sage?|schreibe?) (.+?) (?:statt|anstatt|anstelle von) (.+)$/iu,
    ([a = "", b = ""]) => `say ${a} instead of ${b}`,
  ],
  [/^benenne (.+?) (?:in|um in) (.+?)(?: um)?$/iu, ([r = "", t = ""]) => `rename ${ref(r)} to ${t}`],
  [/^(?:lass(?:e)? (?:es|alles) (?:so|wie es ist)|nichts|weiter|mach weiter)$/iu, () => "leave it as it is"],
];

const FRENCH: readonly Form[] = [
  [/^(?:supprime|enlève|retire|efface)[rz]? (.+)$/iu, ([r = ""]) => `drop ${ref(r)}`],
  [/^(?:raccourcis|abrège|raccourcissez) (.+)$/iu, ([r = ""]) => `shorten ${ref(r)}`],
  [/^(?:allonge|rallonge|développe)[rz]? (.+)$/iu, ([r = ""]) => `lengthen ${ref(r)}`],
  [
    /^(?:échange|inverse|intervertis)[rz]? (.+?) (?:et|avec) (.+)$/iu,
    ([a = "", b = ""]) => `swap ${ref(a)} and ${ref(b)}`,
  ],
  [
    /^(?:déplace|mets|place)[rz]? (.+?) (à la fin|au début|(?:avant|après) .+)$/iu,
    ([r = "", w = ""]) => `move ${ref(r)} ${place(w)}`,
  ],
  [/^remplace[rz]? (.+?) par (.+)$/iu, ([a = "", b = ""]) => `replace ${a} with ${b}`],
  [
    /^(?:dis|dites|écris) (.+?) (?:au lieu de|à la place de) (.+)$/iu,
    ([a = "", b = ""]) => `say ${a} instead of ${b}`,
  ],
  [/^renomme[rz]? (.+?) (?:en|par) (.+)$/iu, ([r = "", t = ""]) => `rename ${ref(r)} to ${t}`],
  [/^(?:laisse[rz]? (?:tout )?comme (?:ça|c'est)|rien|continue[rz]?)$/iu, () => "leave it as it is"],
];

const SPANISH: readonly Form[] = [
  [/^(?:elimina|borra|quita|suprime) (.+)$/iu, ([r = ""]) => `drop ${ref(r)}`],
  [/^(?:acorta|abrevia|reduce) (.+)$/iu, ([r = ""]) => `shorten ${ref(r)}`],
  [/^(?:alarga|amplía) (.+)$/iu, ([r = ""]) => `lengthen ${ref(r)}`],
  [/^(?:intercambia) (.+?) (?:y|con) (.+)$/iu, ([a = "", b = ""]) => `swap ${ref(a)} and ${ref(b)}`],
  [
    /^(?:mueve|pon|coloca) (.+?) (al final|al principio|(?:antes|después) (?:de|del) .+)$/iu,
    ([r = "", w = ""]) => `move ${ref(r)} ${place(w)}`,
  ],
  [/^(?:reemplaza|sustituye|cambia) (.+?) por (.+)$/iu, ([a = "", b = ""]) => `replace ${a} with ${b}`],
  [/^(?:di|escribe) (.+?) en (?:lugar|vez) de (.+)$/iu, ([a = "", b = ""]) => `say ${a} instead of ${b}`],
  [/^renombra (.+?) (?:a|como) (.+)$/iu, ([r = "", t = ""]) => `rename ${ref(r)} to ${t}`],
  [/^(?:déjalo (?:así|como está)|nada|continúa)$/iu, () => "leave it as it is"],
];

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])(?:szenen|scènes|escenas)(?![\p{L}])/giu, "scenes"],
  [/(?<![\p{L}])(?:szene|scène|escena)(?![\p{L}])/giu, "scene"],
  [
    /(?<![\p{L}])(?:(?:den |der |dem )?(?:teil|abschnitt) (?:über|zu|mit)|la partie sur|la parte (?:sobre|de))(?![\p{L}])/giu,
    "the part about",
  ],
  [
    /(?<![\p{L}])(?:(?:die |der )?(?:einleitung|einführung)|den einstieg|l['’]introduction|la introducción)(?![\p{L}])/giu,
    "the intro",
  ],
  [
    /(?<![\p{L}])(?:(?:die |der )?zusammenfassung|den schluss|le résumé|la conclusion|el resumen|la conclusión)(?![\p{L}])/giu,
    "the summary",
  ],
  [/(?<![\p{L}])(?:die letzte|der letzten|la dernière|la última)(?![\p{L}])/giu, "the last"],
  [/(?<![\p{L}])(?:die erste|der ersten|la première|la primera)(?![\p{L}])/giu, "the first"],
  [
    /(?<![\p{L}])(?:den film|das video|die ganze folge|le film|la vidéo|la película|el v[ií]deo)(?![\p{L}])/giu,
    "the film",
  ],
  [/(?<=\d) (?:und|et|y|e) (?=\d)/giu, " and "],
  [/^(?:die|der|den|das|la|le|les|el|los|las) (?=scene|part|\p{Lu}|[\uE100-\uE1FF])/iu, ""],
];

function ref(text: string): string {
  return WORDS.reduce((result, [pattern, english]) => result.replace(pattern, english), text.trim()).replace(
    /(scene) (last|first)$/i,
    "$2 $1",
  );
}

function place(text: string): string {
  if (/^(?:ans ende|à la fin|al final)$/iu.test(text)) return "to the end";
  if (/^(?:an den anfang|au début|al principio)$/iu.test(text)) return "to the start";
  const match = /^(vor|avant|antes del?|nach|hinter|après|después del?) (.+)$/iu.exec(text);
  const before = /^(?:vor|avant|antes)/iu.test(match?.[1] ?? "");
  return `${before ? "before" : "after"} ${ref(match?.[2] ?? "")}`;
}

const POLITE =
  /^(?:bitte|s['’]il (?:te|vous) plaît|por favor),? |,? (?:bitte|s['’]il (?:te|vous) plaît|por favor)$/giu;

/** The clause in English, or null where it is none of these. */
export function translateClause(clause: string): string | null {
  const bare = clause.replace(POLITE, "");
  for (const [pattern, english] of [...GERMAN, ...FRENCH, ...SPANISH]) {
    const match = pattern.exec(bare);
    if (match !== null) return english(match.slice(1));
  }
  return null;
}
