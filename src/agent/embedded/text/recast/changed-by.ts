import { toPattern } from "../regex.ts";

/** What says by how much, right before its figure, and the words of falling and of rising around it. */
type Change = { by: string; down: string; up: string };

const CHANGES: Readonly<Record<string, Change>> = {
  en: { by: "by", down: "fell|fallen|dropped|declined|decreased|shrank|shrunk|down|reduced|cut", up: "rose|risen|grew|grown|increased|climbed|jumped|up" },
  de: { by: "um", down: "gesunken|sank|sanken|gefallen|fiel|fielen|zurückgegangen|abgenommen|geschrumpft|gesenkt|reduziert|verringert", up: "gestiegen|stieg|stiegen|gewachsen|wuchs|wuchsen|zugenommen|erhöht|geklettert" },
  fr: { by: "de|d['’]environ", down: "diminué|baissé|reculé|chuté|réduit|réduite|réduits", up: "augmenté|progressé|grimpé|bondi|crû" },
  es: { by: "un|en un|casi un", down: "bajado|bajó|bajaron|caído|cayó|cayeron|disminuido|disminuyó|disminuyeron|reducido|descendido|descendió", up: "subido|subió|subieron|aumentado|aumentó|aumentaron|crecido|creció|crecieron" },
  it: { by: "del|dell['’]|di circa il", down: "calat[oaie]|diminuit[oaie]|sces[oaie]|ridott[oaie]|cala|calano|scende", up: "aumentat[oaie]|cresciut[oaie]|salit[oaie]|aumenta|aumentano|cresce|crescono" },
  pt: { by: "em|de|uns|cerca de", down: "caiu|caíram|diminuiu|diminuíram|baixou|baixaram|recuou|recuaram|reduziu", up: "aumentou|aumentaram|cresceu|cresceram|subiu|subiram" },
  nl: { by: "met", down: "gedaald|daalde|daalden|afgenomen|gekrompen|verminderd", up: "gestegen|steeg|stegen|toegenomen|gegroeid|groeide" },
  sv: { by: "med", down: "minskat|minskade|sjunkit|sjönk|fallit", up: "ökat|ökade|stigit|steg|vuxit" },
  da: { by: "med", down: "faldet|faldt|sunket|reduceret", up: "steget|steg|vokset|voksede|øget" },
  nb: { by: "med", down: "sunket|sank|falt|redusert", up: "steget|steg|økt|økte|vokst" },
  pl: { by: "o", down: "spadł[aoy]?|zmalał[aoy]?|zmniejszył[aoy]?|obniżył[aoy]?", up: "wzrosł[aoy]?|wzrósł|zwiększył[aoy]?" },
  cs: { by: "o", down: "klesl[aoy]?|snížil[aoy]?", up: "vzrostl[aoy]?|stoupl[aoy]?|zvýšil[aoy]?" },
  ru: { by: "на", down: "снизил\\p{L}*|упал[аои]?|сократил\\p{L}*|уменьшил\\p{L}*", up: "вырос(?:л[аои])?|увеличил\\p{L}*|возрос(?:л[аои])?" },
  uk: { by: "на", down: "знизил\\p{L}*|впал[аои]?|скоротил\\p{L}*|зменшил\\p{L}*", up: "зріс|зросл[аои]|збільшил\\p{L}*" },
}; // prettier-ignore

type Patterns = { by: RegExp; down: RegExp; up: RegExp };
const made = new Map<string, Patterns | null>();

function patternsOf(language: string): Patterns | null {
  const known = made.get(language);
  if (known !== undefined) return known;
  const change = CHANGES[language];
  const word = (words: string): RegExp => toPattern(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");
  const patterns =
    change === undefined
      ? null
      : {
          by: toPattern(`(?<![\\p{L}])(?:${change.by})\\s?$`, "iu"),
          down: word(change.down),
          up: word(change.up),
        };
  made.set(language, patterns);
  return patterns;
}

/**
 * Which way a sentence says that something changed by the figure between its parts: "sind um | 9 % | gesunken"; "" where
 * it names a level ("auf 9 %"), or both ways.
 */
export function changedBy(before: string, after: string, language: string): "+" | "−" | "" {
  const patterns = patternsOf(language);
  if (patterns === null || !patterns.by.test(before)) return "";
  const clause = `${before.split(/[,;:]\s/u).at(-1) ?? ""} · ${after.split(/[,;:.]\s/u)[0] ?? ""}`;
  const [down, up] = [patterns.down.test(clause), patterns.up.test(clause)];
  return down === up ? "" : down ? "−" : "+";
}
