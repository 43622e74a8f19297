import { toPattern } from "../text/regex.ts";
import { END_NAMES } from "./end-names.ts";
import { LEAD_ORDERED } from "./lead-in-words.ts";
import { isRemarkLabel } from "./made-of/remark-labels.ts";
import { END_CARDS } from "./script/end-card-words.ts";

/** Heads of what viewers are to do. */
const CALLS =
  "(?:the )?(?:call[ -]to[ -]action|cta)|handlungsaufruf|aufruf zum handeln|appel à l['’]action|llamad[ao] a la acción|chamada (?:à|para a?) ?ação|invito all['’]azione|oproep(?: tot actie)?|wezwanie do działania|výzva k akci|призыв к действию|заклик до дії|uppmaning|opfordring til handling|eylem çağrısı|دعوة (?:إلى|لاتخاذ) (?:العمل|الإجراء|إجراء)|קריאה לפעולה|कॉल टू एक्शन|行动号召|行動呼籲|行動喚起|콜 투 액션|행동 유도";
const CALL = toPattern(`^(?:${CALLS})[\\s.:：]*$`, "iu");

/** Heads that name a part of any film, and tell its viewers nothing: they are the writer's scaffold. */
const SKELETON = toPattern(
  `^(?:${CALLS}|(?:the )?(?:hook|intro|outro|end ?card|teaser|opener|opening (?:line|shot|hook))|einstieg(?:ssatz)?|aufhänger|entrée en matière|phrase d['’]accroche|frase (?:inicial|de abertura|d['’]apertura|di apertura)|abspann|accroche|gancho)[\\s.:：]*$`,
  "iu",
);

/** "Content", "What the film should say": what a sender calls all of it, and no part of its film. */
const CONTENT = new RegExp(
  `^(?:(?:the )?contents?|inhalt|(?:le )?contenu|(?:el )?contenido|(?:il )?contenuto|contenuti|(?:o )?conteúdo|(?:de )?inhoud|innehåll|indhold|innhold|treść|obsah|содержание|зміст|içerik|المحتوى|المضمون|(?:ה)?תוכן|सामग्री|内容|內容|내용|${LEAD_ORDERED})[\\s.:：]*$`,
  "iu",
);

/** "Key messages": what a film is to say, all of it. */
const MESSAGES = toPattern(
  `^(?:${[
    "(?:(?:our|the|your) )?(?:key|main|core|single-minded) (?:messages?|points?|takeaways?)|(?:what (?:we|the (?:film|video)) (?:want|wants|need|needs|should|must) to (?:say|tell|get across)|must[- ]haves?|messages|proof points|reasons to believe)",
    "(?:die )?(?:kern|haupt)(?:botschaft(?:en)?|aussagen?)|(?:les )?messages?[- ]clés?|messages? (?:principaux|principal|essentiels?)|mensajes? (?:clave|principal(?:es)?)|messaggi(?:o)? (?:chiave|principal[ei])|mensagens-chave|mensagens? (?:principais|principal|chave)",
    "kernboodschap(?:pen)?|(?:de )?hoofdboodschap(?:pen)?|(?:najważniejsze|kluczowe|główne) (?:przekazy|komunikaty|przesłania)|klíčová sdělení|kulcsüzenetek|mesaje(?:le)? cheie|ключевые (?:сообщения|тезисы|мысли|послания)|ключові (?:повідомлення|тези)",
    "(?:nyckel|huvud)budskap(?:en)?|(?:nøgle|hoved)budskaber|(?:nøkkel|hoved)budskap|ydinviesti?t|ana mesajlar|anahtar mesajlar|(?:ال)?رسائل (?:ال)?(?:رئيسية|أساسية)|מסרים (?:מרכזיים|עיקריים)|मुख्य संदेश|মূল বার্তা|(?:核心|关键|關鍵|主要)(?:信息|讯息|訊息)|(?:キー|主な|伝えたい)メッセージ|핵심 ?메시지|pesan (?:utama|kunci)|thông điệp chính",
  ].join("|")})[\\s.:：]*$`,
  "iu",
);

/** "Closing", "Afsluiten met": where the film ends is seen. */
const CLOSING =
  /^(?:(?:the )?(?:close|ending)|schlu(?:ss|ß)|clausura|avslut|avrunding|afrunding|puenta|lopetus|lezárás|κλείσιμο|încheiere|closing(?: (?:line|words?|remarks?|shot|sentence))?|to (?:close|end|finish)(?: with)?|end(?:ing)? with|schlusswort|schlusssatz|zum schluss|abschluss(?:satz)?|enden mit|phrase de fin|mot de la fin|pour (?:finir|terminer|conclure)|clôture|(?:frase de )?cierre|para (?:terminar|acabar|cerrar)|(?:frase di )?chiusura|per (?:finire|chiudere)|encerramento|fechamento|para (?:terminar|encerrar|fechar)|afsluit(?:ing|en(?: met)?)|tot slot|slotzin|avslutning|afslutning|zakończenie|na koniec|závěr(?:em)?|заключение|в конце|наприкінці|kapanış|الختام|ختام(?:ًا|ا)?|לסיום|סיום|結び|結尾|结尾|结束语|結語|마무리|끝맺음)[\s.:：]*$/iu;

/** "Last line", "Letzte Worte", 最后一句话: what a film says last, as a heading of its order. */
const LAST_WORDS = new RegExp(
  `^(?:${[
    "(?:the |our )?(?:(?:last|final) (?:line|sentence|words?|thought|message)|closing (?:thought|message))",
    "letzter satz|letzte (?:worte|zeile)|schlussgedanke|derni(?:er|ère)s? (?:phrase|mots?|ligne)|phrase finale|mots? de la fin",
    "(?:última frase|últimas palabras|frase final|línea final)|(?:ultima frase|ultime parole|frase finale|parole finali)|(?:últimas palavras|última linha)",
    "laatste (?:zin|woorden|regel)|sista (?:raden|orden|meningen)|slutord|sidste (?:linje|ord|sætning)|siste (?:linje|ord|setning)|loppusanat|viimeinen (?:lause|rivi)|viimeiset sanat",
    "ostatni(?:e zdanie|e słowa|a linijka)|poslední (?:věta|slova|řádek)|utolsó (?:mondat|szavak|sor)|zárszó|zárómondat|ultim(?:a propoziție|ele cuvinte|a frază)",
    "последн(?:яя фраза|ие слова|яя строка)|остан(?:ня фраза|ні слова|ній рядок)|τελευταί(?:α φράση|α λόγια)|son (?:cümle|söz(?:ler)?)",
    "(?:الجملة|العبارة) (?:الأخيرة|الختامية)|كلمة أخيرة|(?:ה)?משפט (?:ה)?(?:אחרון|סיום)|מילים אחרונות|(?:अंतिम|आख़िरी|आखिरी) (?:पंक्ति|वाक्य|शब्द|बात)|শেষ (?:লাইন|বাক্য|কথা)",
    "最後の(?:一言|ひとこと|言葉|一文|セリフ)|最后一句(?:话)?|最後一句(?:話)?|마지막 (?:한마디|문장|말)|kalimat (?:terakhir|penutup)|câu (?:cuối|kết)|lời kết|ประโยค(?:สุดท้าย|ปิดท้าย)",
  ].join("|")})[\\s.:：]*$`,
  "iu",
);

/** "What does:", "Wie wird": a question that breaks off before what it asks for, where the language can tell. */
const BROKEN_OFF =
  /^(?:(?:what|how|why|when|where|who|which)\s(?:do|does|did|has|have|had|can|could|will|would|should|must|is the|are the|is an?)|(?:was|wie|warum|wo|wann|wer|wofür|wozu)\s(?:kann|können|soll|sollen|muss|müssen|wird|werden|darf|hat|haben)|(?:qu['’]est-ce (?:que|qui)|pourquoi est-ce que|comment (?:est-ce que|fait|faut-il|se)|où est-ce que|quand est-ce que)|(?:wat|hoe|waarom|waar|wanneer|wie)\s(?:kan|kunnen|moet|moeten|zal|wordt|worden|heeft|hebben|is (?:de|het|een)|zijn de)|(?:vad|hva|hvad|hur|hvordan|varför|hvorfor|var|hvor)\s(?:kan|ska|skal|måste|må|har)|(?:qué|cómo|por qué|cuándo|dónde)\s(?:puede|pueden|debe|deben|ha|han|es (?:el|la|un|una)|son l[oa]s)|(?:che cosa|cosa|come|perché|quando|dove)\s(?:può|possono|deve|devono|ha|hanno|è (?:il|la|un|una)|sono (?:i|le|gli))|(?:o que|como|por que|porque|quando|onde)\s(?:pode|podem|deve|devem|tem|têm|é (?:o|a|um|uma)|são [oa]s))[\s.:：…?]*$/iu;

/**
 * Whether the last head of a text only says that the film ends below it ("Schluss", "Last line", おわりに): in the middle "Final" or
 * "Fin" may name what happened.
 */
export function isEndHead(head: string): boolean {
  const bare = bareHead(head);
  return [CLOSING, LAST_WORDS, END].some((heads) => heads.test(bare));
}

const END = toPattern(`^(?:${END_NAMES}|${END_CARDS})[\\s.:：]*$`, "iu");

const bareHead = (head: string): string => head.trim().replace(/^[【［[](.+)[】］\]]$/u, "$1");

/** Whether a head only says that the film's words stand below it. */
export function isContentHead(head: string): boolean {
  return CONTENT.test(head.trim());
}

/** Whether a head only says that below it stands what the film is to say. */
export function isMessagesHead(head: string): boolean {
  return MESSAGES.test(bareHead(head));
}

/** Whether a head says that below it stands what viewers are to do: "Call to action". */
export function isCallHead(head: string): boolean {
  return CALL.test(bareHead(head));
}

/** Whether a head is a part of the brief's skeleton ("Call to action", "Hook") and not of its film, or breaks off ("What does:"). */
export function isSkeletonHead(head: string): boolean {
  const bare = bareHead(head);
  return (
    [SKELETON, CONTENT, MESSAGES, CLOSING, LAST_WORDS, BROKEN_OFF].some((heads) => heads.test(bare)) ||
    isRemarkLabel(bare)
  );
}
