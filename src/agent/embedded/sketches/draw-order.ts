import { DRAW_IT } from "./draw-order-words.ts";
import { regex } from "../text/regex.ts";
import { capitalise } from "../text/sentences.ts";

/** What bids a maker draw something, before it or behind it, by the language part of a tag. */
const ORDERS: Readonly<Record<string, { before?: string; behind?: string }>> = {
  en: { before: "(?:please )?(?:(?:i|we)(?:['’]d| would) like(?: to (?:see|have))?|we need|include|add|use|there should be) (?:an?|the) (?:simple |small |clear |plain )?(?:drawing|diagram|sketch|picture) (?:of|showing|with) (?=(?:an?|the|one|two) )|(?:please |now |then |first |and |next )*(?:could you |can you |we(?:['’]d| would) like you to |let['’]s )?(?:please )?(?:draw|show|sketch|picture|illustrate)(?: (?:us|me|them|here|on screen|the viewers?|the pupils?))?,? (?:(?:(?:a|the|one) )?(?:simple |clear |plain )?(?:drawing|diagram|sketch|picture|figure) of )?(?=(?:an?|the|one|two|its|their|these) )" },
  de: { before: "(?:bitte )?(?:wir (?:hätten gern|brauchen|wünschen uns)|ich hätte gern|fügen sie|zeigen sie) (?:bitte )?eine (?:einfache |kleine )?(?:zeichnung|skizze) (?:von )?(?=einem )|(?:bitte |nun |jetzt |dann |zuerst )*(?:zeichnen|zeigen|skizzieren|malen)(?: sie)?(?: bitte)?(?: uns| hier)? (?:(?:eine (?:einfache )?(?:zeichnung|skizze)) (?:von )?)?(?=(?:eine?n?|das|den|die) )|(?:bitte )?(?:zeichne|zeige?|skizziere)t? (?:uns )?(?=(?:eine?n?|das|den|die) )" },
  fr: { before: "(?:merci d['’]ajouter|ajoutez|prévoyez|il (?:nous )?faut|nous voudrions) un (?:petit )?(?:schéma|dessin|croquis) d['’](?=une? )|(?:merci de |veuillez |il faut |on pourrait |puis |d['’]abord )*(?:dessine[zr]|montre[zr]|trace[zr]|tracer|représente[zr]|dessine|trace|montre)(?: (?:nous|ici|à l['’]écran|s['’]il vous plaît))?,? (?:(?:un (?:dessin|schéma|croquis) d['’](?=une? ))|(?:un (?:dessin|schéma|croquis) de ))?(?=(?:une?|le|la|l['’]))" },
  es: { before: "(?:por favor,? )?(?:añad(?:a|e|an)|inclu(?:ya|ye|yan)|queremos|necesitamos) un (?:dibujo|esquema) de (?=una? )|(?:por favor,? |luego |primero )*(?:dibuj(?:a|e|en|ad|ar)|muestr(?:a|e|en)|mostrad|mostrar|traz(?:a|ar)|trac(?:e|en))(?: (?:aquí|en pantalla))? (?:un (?:dibujo|esquema) de )?(?=(?:una?|el|la) )" },
  it: { before: "(?:per favore,? |poi |prima )*(?:disegn(?:a|ate|i|are)|mostr(?:a|ate|i|are)|tracci(?:a|ate|are))(?: qui)? (?:un (?:disegno|schema) di )?(?=(?:una?|uno|il|la|lo) |un['’])" },
  pt: { before: "(?:por favor,? |depois |primeiro )*(?:desenh(?:a|e|em|ar)|mostr(?:a|e|em|ar)|trac(?:e|em)|traçar)(?: aqui)? (?:um (?:desenho|esquema) de )?(?=(?:uma?|o|a) )" },
  nl: { before: "(?:graag |dan |eerst |nu )*(?:teken|toon|schets|laat)(?: (?:ons|hier))? (?:(?:een (?:tekening|schets) van )?)(?=(?:een|de|het) )" },
  sv: { before: "(?:rita|visa|skissa) (?=(?:en|ett) )" },
  da: { before: "(?:tegn|vis|skitsér) (?=(?:en|et) )" },
  nb: { before: "(?:tegn|vis|skisser) (?=(?:en|et|ei) )" },
  pl: { before: "(?:proszę |teraz |najpierw )*(?:narysuj(?:cie|my)?|narysować|pokaż(?:cie)?|pokazać|naszkicuj(?:cie)?) " },
  ru: { before: "(?:пожалуйста,? |теперь |сначала )*(?:нарисуйте|нарисуй|начертите|начерти|покажите|изобразите|нарисовать|показать) " },
  uk: { before: "(?:будь ласка,? )*(?:намалюйте|намалюй|накресліть|покажіть|зобразіть) " },
  ar: { before: "(?:من فضلك(?:م)?،? |الرجاء |يرجى |نرجو )*(?:ارسم(?:وا|ي)?|اعرض(?:وا)?|أظهر(?:وا)?|رسم|صوّر(?:وا)?) " },
  he: { before: "(?:בבקשה |נא |אנא )*(?:ציירו|צייר|שרטטו|שרטט|הראו|הציגו|לצייר|לשרטט) " },
  hi: { before: "(?:कृपया )?(?=.)", behind: " (?:बनाइए|बनाएँ|बनाएं|खींचिए|खींचें|दिखाइए|दिखाएँ|दिखाएं|बनाओ)" },
  ja: { before: "(?:まず|次に|ここで)?、?", behind: "を(?:描いて|かいて|書いて|図で示して|示して|見せて|図示して)(?:ください|下さい|ほしいです|みましょう)?|の図を(?:描いて|入れて|見せて)(?:ください|下さい)?" },
  zh: { before: "(?:请|請|先|再)*(?:画出?|畫出?|展示|显示|绘制)(?=一|个|個|长|直|圆|半)" },
  ko: { before: "(?:먼저|이제|여기에)? ?", behind: "[을를] (?:그려|보여)(?: ?(?:주세요|주십시오|봅시다|줘요|보세요))?" },
}; // prettier-ignore

/** Cases and endings that only the verb asked for: "einen Kreis", "مثلثًا". */
const BARE: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^eine[mn] (\p{L}+)en (?=(?:Drei|Recht)eck|Quadrat)/iu, "ein $1es "],
    [/^eine[mn] (\p{L}+)en (?=Kreis|Winkel|Würfel)/iu, "ein $1er "],
    [/^eine[mn](?=\s)/iu, "ein"],
  ],
  ar: [[/^(\p{L}+?)(?:ًا|اً)(?=\s|$)/u, "$1"]],
};

/** "Draw a right triangle with legs of 3 cm and 4 cm.": what is to be drawn, as it is told; null for what bids nothing. */
export function drawnThing(sentence: string, language: string): string | null {
  const order = ORDERS[language];
  if (order === undefined) return null;
  const source = `^\\s*(?:${order.before ?? ""})(?<thing>.+?)${order.behind === undefined ? "" : `(?:${order.behind})`}\\s*(?<end>[.!。！।]?)\\s*$`;
  const found = regex(source, "isu").exec(sentence);
  const thing = found?.groups?.["thing"]?.trim() ?? "";
  if (found === null || thing === "" || thing.length === sentence.trim().replace(/[.!。！।]$/u, "").length) return null; // prettier-ignore
  const bare = (BARE[language] ?? []).reduce((text, [from, to]) => text.replace(from, to), thing);
  return capitalise(bare, language);
}

/** "Could you draw it?" behind what is drawn: told to a maker, and done. */
export function bidsDrawIt(sentence: string, language: string): boolean {
  const source = DRAW_IT[language];
  const bare = sentence.trim().replace(/[\s.!?。！？।؟]+$/u, "");
  return source !== undefined && bare.length <= MOST_ORDER && regex(`^(?:${source})$`, "iu").test(bare);
}

const MOST_ORDER = 64;
