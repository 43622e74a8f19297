import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** What a brief wants its film to open or to end with, in its own words: a line, an address; `by`: whose words they are. */
export type Line = { text: string | null; address: string | null; span: Span; by?: string };
/** A brief without the orders for its first and last picture, in the same length, and what they name. */
export type FirstAndLast = { text: string; opening: Line | null; closing: Line | null; wishes: string[] };

const IT =
  "(?:\\s(?:it|off|up|out|everything|the (?:film|video|clip|whole thing)|den film|das video|le film|la vid[ée]o|el v[ií]deo|il (?:film|video)|o (?:filme|vídeo)|de (?:film|video)|film|фильм|ролик))?";
const END_WITH = [
  `(?:please )?(?:finish|end|close|conclude|wrap up|sign off)${IT} (?:with|on)`,
  `(?:bitte )?(?:(?:be)?end(?:e|et|en sie)|schließ(?:e|t|en sie)?|hör(?:e|t|en sie) auf)${IT}(?: bitte)?(?: am (?:ende|schluss))? mit|(?:zum|am) (?:schluss|ende)(?: bitte)?`,
  `(?:finis(?:sez|sons)?|termin(?:ez|e|er|ons)|conclu(?:ez|s|re)|finir|clore)${IT} (?:par|avec|sur)|(?:à|pour) (?:la fin|finir)`,
  `(?:termin(?:a|ad|e|en|ar)|acab(?:a|ad|e|en|ar)|cerr(?:ar|ad)|cierr(?:a|e|en)|conclu(?:ye|ya|ir)|finali(?:za|ce|zar))${IT} con|(?:al|para) (?:final|terminar|acabar)`,
  `(?:finisci|finite|finire|chiud(?:i|ete|ere|a)|termin(?:a|ate|are|i)|conclud(?:i|ete|ere|a))${IT} con|alla fine|per (?:finire|chiudere)`,
  `(?:termin(?:e|a|ar|em)|encerr(?:e|a|ar|em)|acab(?:e|a|ar|em)|conclu(?:a|ir)|finaliz(?:e|a|ar))${IT} com|(?:no|para) (?:final|terminar|fim)`,
  `(?:eindig|sluit|besluit)${IT}(?: af)? met|(?:tot|op het) (?:slot|einde)`,
  `(?:zakończ(?:cie)?|zakończyć|skończ(?:cie)?)${IT}|na (?:koniec|zakończenie)`,
  `(?:закончите|закончи|завершите|заверши|закончить|завершить)${IT}|в (?:конце|финале)|закінчіть|завершіть|наприкінці`,
  "(?:sonunda|en sonda|filmi|bitişte)",
  "(?:最后|最後(?!は|に)|结尾|結尾|片尾|末尾)(?:请|請)?(?:用|以|是|显示|顯示|放|出现)?|(?:以)",
  "(?:最後は|最後に|締めは|ラストは|終わりは)",
  "(?:마지막은|마지막에(?:는)?|끝은|끝에(?:는)?|마무리는)",
  "(?:اختم|اختموا|أنهِ?|أنهوا|اختتم|اختتموا)(?: (?:الفيلم|الفيديو))?(?:\\s?بـ?)?|في (?:النهاية|الختام)",
  "(?:סיימו|סיים|סיימי|לסיים|סגרו)(?: את (?:הסרט|הסרטון))? (?:עם|ב)|בסוף",
  "(?:अंत में|आख़िर में|आखिर में|समापन)",
  "(?:(?:our |the )?(?:slogan|claim|motto|tagline|logo) (?:at|in) the end|(?:slogan|claim|motto) (?:am|zum) (?:ende|schluss)|slogan (?:à la fin|final)|lema (?:final|al final)|slogan (?:alla fine|finale)|end[- ]?card|end[- ]?screen|closing(?: (?:line|card|picture|screen))?|last (?:line|picture|screen)|final (?:line|screen)|abspann|schlussbild|schlusssatz|endbild|carton final|image finale|phrase finale|cierre|pantalla final|frase final|chiusura|schermata finale|frase finale|fecho|encerramento|tela final|slotbeeld|eindscherm|plansza końcowa|финальный кадр|заставка в конце|kapanış|片尾|エンドカード|엔딩|الخاتمة|סיום|समापन)",
].join("|");
/** "Can the film end with …", "Der Film soll mit … enden": who names the film speaks of it. */
const FILM_ENDS = [
  "(?:please )?(?:(?:can|could|may|should|must) (?:the|this|our|your) (?:film|video|clip|movie)(?: please)?|(?:the|this|our) (?:film|video|clip|movie) (?:should|must|can|could|may|has to|is to|ought to)|(?:have|let) (?:the|this) (?:film|video|clip)|(?:we|i)(?:['’]d| would) like (?:the|this) (?:film|video|clip) to) (?:please )?(?:end|finish|close|conclude) (?:with|on)",
  "(?:kann|könnte|soll|sollte|darf|muss) (?:der|das|unser) (?:film|video|clip)(?: bitte)? mit|(?:der|das|unser) (?:film|video|clip) (?:kann|könnte|soll|sollte|muss)(?: bitte)? mit|(?:der|das) (?:film|video) (?:endet|schließt)(?: bitte)? mit",
  "(?:est-ce que )?(?:le film|la vid[ée]o) (?:peut|pourrait|doit|devrait)(?:-(?:il|elle))? (?:bien )?(?:finir|se terminer|se finir|se conclure) (?:par|sur|avec)",
  "¿?(?:puede|podría|debe) (?:el v[ií]deo|la película) (?:terminar|acabar|cerrar) con|(?:el v[ií]deo|la película) (?:puede|podría|debe|debería|tiene que) (?:terminar|acabar|cerrar) con",
  "(?:può|potrebbe|deve) (?:il (?:film|video)|il filmato) (?:finire|chiudersi|concludersi|terminare) con|il (?:film|video|filmato) (?:può|potrebbe|deve|dovrebbe) (?:finire|chiudersi|concludersi|terminare) con",
  "(?:pode|poderia|deve) o (?:filme|vídeo) (?:terminar|acabar|encerrar) com|o (?:filme|vídeo) (?:pode|poderia|deve|deveria) (?:terminar|acabar|encerrar) com",
  "(?:kan|mag|moet) (?:de|het) (?:film|video|filmpje) (?:eindigen|afsluiten) met|(?:de|het) (?:film|video|filmpje) (?:kan|mag|moet) (?:eindigen|afsluiten) met",
].join("|");
const START_WITH = [
  `(?:please )?(?:start|begin|open|kick off|lead)${IT} (?:with|on)`,
  `(?:bitte )?(?:beginn(?:e|t|en sie)?|start(?:e|et|en sie)|eröffne[nt]?|fang(?:t|en sie)?)${IT}(?: bitte)?(?: an)? mit|(?:zu beginn|am anfang)`,
  `(?:commenc(?:ez|e|er|ons)|ouvr(?:ez|e|ir)|début(?:ez|e|er)|démarr(?:ez|e|er))${IT} (?:par|avec|sur)|au début`,
  `(?:empiez(?:a|e|en)|empez(?:ad|ar)|comienz(?:a|e)|comenzar|abr(?:e|id|ir|a)|inici(?:a|e|ar))${IT} con|al (?:principio|inicio)`,
  `(?:inizi(?:a|ate|are|i)|cominci(?:a|ate|are)|apr(?:i|ite|ire))${IT} con|all['’]inizio`,
  `(?:comec(?:e|em)|começ(?:a|ar)|abr(?:a|ir)|inici(?:e|a|ar))${IT} com|no início`,
  `(?:begin|start|open)${IT} met|aan het begin`,
  `(?:zacznij(?:cie)?|rozpocznij(?:cie)?|zacząć)${IT}(?: od)?|na początku`,
  "(?:начните|начни|откройте|начать)(?: фильм| ролик)?(?: с| со)?|в начале|почніть(?: з)?",
  "(?:başta|başlangıçta)|(?:开头|開頭|片头|片頭|一开始|开场)(?:请|請)?(?:用|以|是)?|(?:冒頭は|最初は|出だしは)|(?:시작은|처음은|처음에(?:는)?)|(?:ابدأ|ابدؤوا|افتتح)(?:\\s?بـ?)?|(?:התחילו|התחל|פתחו)\\s?(?:עם|ב)|(?:शुरुआत|आरंभ)(?: में)?",
].join("|");
const VERB_LAST =
  "\\s*(?:enden|aufhören|(?:ab)?schließen|ile (?:bitir|bitsin|sonlandır|kapat|başla|başlasın)\\p{L}*|(?:结束|結束|收尾|结尾|結尾|开始|開始|开场)|(?:で|と|を)?(?:表示して|入れて|出して|映して|締めて|終わって|終えて|始めて|お願い|してください|締めくくって)[^。]{0,12}|(?:(?:으로|로) )?(?:끝내|마무리|시작)[^.]{0,12}|(?:से|पर|के साथ)? ?(?:समाप्त|खत्म|शुरू)[^।]{0,12}|(?:zeigen|einblenden|bitte|afficher|mostrar|mostrare|показать|pokazać|göster\\p{L}*))";

/** "End on this: …", "Am Ende bitte dieser Satz: …": a line of the film follows, whoever orders it. */
const THIS =
  "\\s(?:this(?: (?:line|sentence|thought|idea|note|message|question))?|these words|the (?:following|line|sentence|words|question)(?: (?:line|sentence|words|question))?|diese[mnr]?(?: (?:satz|gedanken|worten|frage))?|(?:die|der) frage|folgende[mnr]?(?: (?:satz|gedanken|worten|frage))?|(?:cette|la) (?:phrase|question)(?: suivante)?|ces mots|ceci|(?:est[ae]|la) (?:frase|idea|línea|pregunta)|estas palabras|esto|(?:quest[ae]|la) (?:frase|domanda)|queste parole|questo|(?:est[ae]|a) (?:frase|ideia|pergunta)|estas palavras|isto|(?:deze|de) (?:zin|vraag)|deze woorden|dit|tym (?:zdaniem|pytaniem)|pytaniem|(?:этой|этим)? ?(?:фразой|мыслью|вопросом)|этими словами|(?:цим|цією)? ?(?:питанням|фразою))";
const order = (words: string): RegExp =>
  toPattern(
    `^(?:${words})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}])(?:(?<this>${THIS})(?=\\s*[:：]))?(?<colon>\\s*[:：])?\\s*(?<what>.+?)(?:${VERB_LAST})?[\\s.!?。！？।]*$`,
    "isu",
  );
const END = order(`${FILM_ENDS}|${END_WITH}`);
/** Such an order is none of a recipe or a lesson. */
const OF_THE_FILM = toPattern(
  `^(?:${FILM_ENDS})|["“”」』](?:で|と)(?:締め|終わ|終え)[^。]*(?:ください|下さい|お願い|ほしい|欲しい)|^最[后後]请用.*(?:结束|结尾|收尾)|["“”](?:으로|로) (?:끝내|마무리)[^.]*(?:주세요|부탁)`,
  "iu",
);
/** "Fin : « … »", "Schluss: …": what stands in its marks is the last line. */
const LABELLED =
  /^(?:the end|end|ending|closing|closing words|(?:zum )?schlu(?:ss|ß)|ende|schlusswort|fin|mot de la fin|pour finir|final|cierre|fine|finale|chiusura|fim|fecho|einde|slot|slut|slutt|koniec|zakończenie|конец|финал|кінець|závěr|son|kapanış|النهاية|الختام|סוף|סיום|अंत|समापन|끝|마무리|おわり|終わり|締め|ラスト|最後|最后|结尾|結尾)\s*[:：]\s*["“„«「『]\s*([^"“”„«»「」『』]{2,140}?)\s*["”“»」』][.。]?$/iu;
const START = order(START_WITH);
const QUOTED = /["“”„«»「『]\s*([^"“”„«»「」『』]{2,140}?)\s*["“”»«」』]/gu;
const ADDRESS =
  /(?<![@\w.])((?:https?:\/\/)?(?:www\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.[a-z]{2,12}(?:\/[\w\-./]{0,40})?)(?![@\w])/giu;
/** What may stand beside line and address: "our logo and", "the slogan", "dann". */
const FILLING =
  "[\\s,;:+&/.!|。、，·()–—-]|(?<![\\p{L}\\p{M}])(?:and|then|plus|our|the|a|an|logo|name|slogan|claim|tagline|line|words?|address|website|web|site|url|link|text|at|und|dann|unser\\p{L}*|de[rmn]|die|das|adresse|webseite|satz|wort\\p{L}*|schriftzug|et|puis|notre|nos|le|la|les|l['’]|accroche|site|y|nuestr\\p{L}*|el|lema|dirección|web|e|il|lo|nostr\\p{L}*|indirizzo|sito|o|noss\\p{L}*|endereço|site|en|onze?|het|adres|i|nasz\\p{L}*|hasł\\p{L}*|adres\\p{L}*|и|наш\\p{L}*|слоган\\p{L}*|адрес\\p{L}*|сайт\\p{L}*|словами|ve|sloganı?|adresi?|和|与|及|以及|我们的|口号|网址|と|ロゴ|와|과|그리고|و|شعار\\p{L}*|عنوان|ו|סלוגן|כתובת|और|नारा|पता|mit|met|com|con|avec|par)(?![\\p{L}\\p{M}])";
const FILLER = toPattern(`^(?:${FILLING})*$`, "iu");
/** The same before and behind what is left. */
const FILLED = toPattern(`^(?:${FILLING})+|(?:${FILLING})+$`, "giu");
const LED = toPattern(`^(?:${FILLING})+`, "iu");
const ARTICLE =
  /^\s*(?:the|an?|de[rmns]|die|das|ein\p{L}*|l[ae]s?|l['’]|une?|des|el|los|una?|il|lo|gli|i|os?|as?|uma?|het|een)\s*$/iu;

/**
 * Reads "Finish with: “Brewa One. Espresso, anywhere.” and brewa.example/one" where a sender gives such orders: in the
 * last two paragraphs, or the first two below the title. What is no line in quotation marks, behind a colon or an
 * address is content ("Finish with a coat of varnish"), or a wish where a film was asked for.
 */
export function withoutFirstAndLast(
  source: string,
  { asked, requested }: { asked: boolean; requested: boolean },
): FirstAndLast {
  const { paragraphs, blocksBelow } = paragraphsOf(source);
  const last = blocksBelow === 0 ? paragraphs.slice(-2) : [];
  // Who names the film says so before a greeting or another wish, too.
  const late = blocksBelow === 0 ? paragraphs.slice(-4) : [];
  const first = paragraphs
    .slice(0, 2)
    .filter(({ headings, blocksAbove }) => headings <= 1 && blocksAbove === 0);
  const found: FirstAndLast = { text: source, opening: null, closing: null, wishes: [] };
  if (paragraphs.length < 2) return found;
  for (const zone of new Set([...first, ...last, ...late])) {
    const spans = orderSpans(source, zone);
    for (const span of spans) {
      const said = textAt(source, span);
      const labelled = last.includes(zone) ? LABELLED.exec(said)?.[1] : undefined;
      if (labelled !== undefined) {
        found.closing = { text: labelled, address: null, span };
        found.text = blanked(found.text, span);
        continue;
      }
      const sure = OF_THE_FILM.test(said);
      if (!sure && !last.includes(zone) && !first.includes(zone)) continue;
      const [pattern, end] = END.test(said) ? [END, true] : [START, false];
      const groups = pattern.exec(said)?.groups;
      if (groups === undefined) continue;
      const isTold = groups["this"] !== undefined;
      const line = lineOf(groups["what"] ?? "", groups["colon"] !== undefined, {
        asked: asked || isTold,
        sure: sure || isTold,
        told: isTold,
        source,
        span,
      });
      if (line === null) {
        if (
          !requested ||
          !ORDERS_IT.test(said) ||
          !OF_FILMS.test(said) ||
          !isShort(said) ||
          groups["colon"] !== undefined
        )
          continue;
        found.wishes.push(said);
      } else if (end) found.closing = line;
      else found.opening = line;
      found.text = blanked(found.text, span);
    }
  }
  return found;
}

/** A quotation of two sentences belongs to the order that names it. */
function orderSpans(source: string, zone: Span): Span[] {
  const spans = sentencesOf(source, zone, true);
  return spans.reduce<Span[]>((joined, span) => {
    const before = joined.at(-1);
    const open = before !== undefined && isOpen(source.slice(before.start, before.end));
    if (
      before !== undefined &&
      (open || goesOn(source.slice(before.start, before.end), source.slice(span.start)))
    )
      before.end = span.end;
    else joined.push({ ...span });
    return joined;
  }, []);
}

function isOpen(text: string): boolean {
  if ((text.match(/"/gu)?.length ?? 0) % 2 === 1) return true;
  if (/[“„«「『][^”“»」』]*$/u.test(text)) return true;
  return (
    (END.test(text.trim()) || START.test(text.trim())) &&
    /[:：]/u.test(text.slice(0, 40)) &&
    !/["”»」』]/u.test(text)
  );
}

/** "… anywhere." and brewa.example/one: the order goes on behind the quotation. */
function goesOn(order: string, rest: string): boolean {
  const on =
    /^\s*[\p{Ll}+&,と和与及와과]/u.test(rest) || toPattern(`^${VERB_LAST}`, "iu").test(rest.slice(0, 16));
  return /["”»」』]\s*$/u.test(order) && on && (END.test(order.trim()) || START.test(order.trim()));
}

/** "Am Ende jeder Stunde sehen alle …" orders nothing, nor does "Finish with a spoon of cream"; "End with a question" does. */
const ORDERS_IT =
  /^(?:please |bitte )?(?:finish|end|close|conclude|wrap|start|begin|open|kick|beend|schließ|beginn|eröffn|termin|finis|conclu|commenc|ouvr|acab|cierr|cerr|empi|comien|abr|inici|fini|chiud|inizi|comin|encerr|come[cç]|eindig|sluit|zakończ|skończ|zacznij|законч|заверш|начн|اختم|ابدأ|סיימ|התחיל)/iu;
/** What a film ends or opens with, and hardly a meal or a walk. */
const OF_FILMS =
  /(?<![\p{L}\p{M}])(?:film|video|clip|questions?|jokes?|quotes?|logo|slogan|tagline|claim|summary|recap|takeaways?|call to action|cta|music|thank you|anecdote|fact|hook|smile emoji|fragen?|witz|zitat|zusammenfassung|aufruf|musik|anekdote|blague|citation|résumé|appel à l['’]action|musique|preguntas?|chiste|cita|resumen|llamada a la acción|música|domand[ae]|battuta|citazione|riassunto|riepilogo|musica|perguntas?|piada|citação|resumo|vraag|grap|citaat|samenvatting|muziek|pytani\p{L}+|żart\p{L}*|cytat\p{L}*|podsumowani\p{L}+|вопрос\p{L}*|шутк\p{L}+|цитат\p{L}+|итог\p{L}*|سؤال|خلاصة|שאלה|סיכום)(?![\p{L}\p{M}])/iu;
const MAX_LINE = 140;

function lineOf(
  what: string,
  colon: boolean,
  place: { asked: boolean; sure: boolean; told: boolean; source: string; span: Span },
): Line | null {
  const { asked, sure, told, source, span } = place;
  const quotes = [...what.matchAll(QUOTED)].map(([, quote = ""]) => quote.trim());
  const outside = what.replace(QUOTED, " ");
  const address =
    outside
      .match(ADDRESS)
      ?.at(-1)
      ?.replace(/^https?:\/\/|^www\.|[/.]+$/giu, "") ?? null;
  const rest = outside.replace(ADDRESS, " ").trim();
  if (quotes.length > 0 || (address !== null && FILLER.test(rest))) {
    if (!FILLER.test(rest)) return null;
    const named = quotes.some((quote) => isNamed(quote, source, span));
    if (!colon && address === null && !asked && !sure && !named) return null;
    return { text: quotes.length === 0 ? null : quotes.join(" "), address, span };
  }
  // "Finish with: Brewa One. Espresso, anywhere."
  const asks = colon && /[?？؟]\s*$/u.test(textAt(source, span));
  // "End with this line: The river remembers." gives all of it.
  const led = LED.exec(rest)?.[0] ?? "";
  // "End with: the best tomato is the one you grew": an article alone belongs to its sentence.
  const kept = ARTICLE.test(led) ? led : "";
  const own = told ? rest : (kept + rest.slice(kept.length).replace(FILLED, "")).trim();
  const bare = asks ? `${rest}${/\p{Script=Han}/u.test(rest) ? "？" : "?"}` : own;
  if ((!colon && address === null) || !asked || bare === "" || bare.length > MAX_LINE) return null;
  return { text: bare, address, span };
}

/** A line that begins with what the first heading or line names is its slogan. */
function isNamed(quote: string, source: string, span: Span): boolean {
  const head = source.trimStart().split("\n")[0]?.toLowerCase() ?? "";
  const [first = ""] = quote.toLowerCase().match(/[\p{L}\p{N}]{3,}/u) ?? [];
  return first !== "" && span.start > 0 && toPattern(`(?<![\\p{L}])${first}(?![\\p{L}])`, "u").test(head);
}

function isShort(said: string): boolean {
  return said.length <= 120;
}
