import { splitOutside } from "./split-outside.ts";
import { isUnspaced } from "./unspaced.ts";
import { toPattern } from "./regex.ts";

/**
 * How a clause begins that forbids or warns, by language; `within`: what forbids wherever in its clause it stands. "No need to",
 * "kein Problem" and the like forbid nothing.
 */
type Words = { opens: string; within?: string };

const WORDS: Readonly<Record<string, Words>> = {
  en: { opens: "never|do not|don['’]t|must not|not (?:with|on|in|at|near|while|during|before|after|for)|avoid|under no circumstances|by no means|keep (?:away|out)|stay away|no (?:smoking|eating|drinking|running|diving|entry|open flames?|fire|alcohol|food|driving)|warning|caution|danger|beware|careful", within: "out of (?:the )?reach|away from children|must never|must not|(?<!(?:we|i|it|they|there|this|that|he|she) )may not|should never|should not|is (?:forbidden|prohibited)|are (?:forbidden|prohibited|not allowed)|is not allowed" },
  de: { opens: "nie|niemals|nicht|auf keinen fall|keinesfalls|unter keinen umständen|achtung|vorsicht|warnung|gefahr|verboten|vermeiden|vermeide", within: "außer(?:halb der)? reichweite|nie|niemals|auf keinen fall|keinesfalls|(?:darf|dürfen|sollte[n]?) (?:\\p{L}+ ){0,3}(?:nicht|kein\\p{L}*)|\\p{L}+en sie (?:\\p{L}+ ){0,5}nicht|nicht (?:\\p{L}+ ){0,4}\\p{Ll}+en$|(?:ist|sind) (?:hier )?(?:verboten|untersagt|nicht erlaubt)" },
  fr: { opens: "jamais|ne |n['’]|surtout pas|pas (?:avec|sur|après|avant|pendant|plus de|d['’]alcool)|évitez|éviter|interdit|interdiction|défense de|attention|danger|prudence", within: "hors de (?:la )?portée|ne (?:\\p{L}+ ){1,3}jamais|ne d(?:oit|oivent|evez) pas|(?:est|sont) (?:strictement )?interdit\\p{L}*" },
  es: { opens: "nunca|jamás|no (?!es |hay |hace |tiene |cuesta |necesita |importa |está |requiere |incluye |paga )(?:l[aeo]s? |se )?\\p{L}+(?:e|es|en|a|as|an|éis|áis)|evite|evitar|evita|prohibido|atención|cuidado|peligro|en ningún caso|bajo ningún concepto", within: "fuera del alcance|no debe[n]?|(?:está|están) prohibid\\p{L}+|no se puede[n]?" },
  it: { opens: "mai|non (?!è |c['’]è |serve |costa |ha |occorre |ci )(?:l[aeo] |li |si )?\\p{L}+(?:are|ere|ire|te|arlo|erlo|i|a|e)|evitare|evitate|evita|vietato|attenzione|pericolo|in nessun caso", within: "fuori dalla portata|non (?:deve|devono|si deve|si può)|(?:è|sono) vietat\\p{L}" },
  pt: { opens: "nunca|jamais|não (?!é |há |custa |precisa |tem |está |inclui |paga )(?:[ao]s? |se )?\\p{L}+(?:e|es|em|a|as|am|ar|er|ir)|evite|evitar|proibido|atenção|cuidado|perigo|em caso algum|de modo algum", within: "fora do alcance|não deve[m]?|(?:é|são|está|estão) proibid\\p{L}+" },
  nl: { opens: "nooit|niet (?:met|op|in|bij|voor|na|tijdens)|vermijd|in geen geval|let op|pas op|verboden|gevaar|waarschuwing", within: "buiten (?:het )?bereik|nooit|mag (?:\\p{L}+ ){0,2}niet|mogen (?:\\p{L}+ ){0,2}niet|(?:is|zijn) verboden" },
  sv: { opens: "aldrig|inte (?:med|på|i|vid|efter|före|under)|undvik|under inga omständigheter|varning|förbjudet|se upp|fara", within: "aldrig|får (?:\\p{L}+ )?inte|är förbjud\\p{L}+" },
  nb: { opens: "aldri|ikke (?:med|på|i|ved|etter|før|under|\\p{Ll}+)|unngå|under ingen omstendighet\\p{L}*|advarsel|forbudt|pass på|fare", within: "aldri|må (?:\\p{L}+ )?ikke|er forbudt" },
  da: { opens: "aldrig|ikke (?:med|på|i|ved|efter|før|under)|undgå|under ingen omstændigheder|advarsel|forbudt|pas på|fare", within: "aldrig|må (?:\\p{L}+ )?ikke|er forbudt" },
  fi: { opens: "älä|älkää|ei koskaan|vältä|välttäkää|kielletty|varo|varokaa|varoitus", within: "ei saa|eivät saa|on kielletty" },
  pl: { opens: "nigdy|nie (?:\\p{Ll}+(?:j|jcie|cie)|wolno|należy|z |po |przed |podczas )|unikaj\\p{L}*|w żadnym wypadku|uwaga|ostrożnie|zakaz|zabronion\\p{L}+", within: "poza zasięgiem|nigdy nie|nie wolno|(?:jest|są) zabronion\\p{L}+" },
  cs: { opens: "nikdy|ne\\p{Ll}+(?:jte|te|ejte|uj|ej)|vyhněte|v žádném případě|pozor|zákaz|zakázáno", within: "nikdy ne\\p{L}+|nesmí|nesmíte|je zakázáno" },
  ru: { opens: "никогда|ни в коем случае|не \\p{Ll}+(?:йте|ите|ьте|йтесь|итесь|й|ь)|нельзя|избегайте|осторожно|внимание|опасно|запрещено", within: "в недоступном|недоступн\\p{L}+ для детей|нельзя|запрещен\\p{L}*|запрещён\\p{L}*|не должн\\p{L}+" },
  uk: { opens: "ніколи|у жодному разі|не \\p{Ll}+(?:йте|іть|те|йтесь|й|ь)|не можна|уникайте|обережно|увага|небезпечно|заборонено", within: "в недоступному|недоступн\\p{L}+ для дітей|не можна|заборонен\\p{L}*|не повинн\\p{L}+" },
  ro: { opens: "niciodată|nu \\p{Ll}+(?:ți|ați|iți|eți|i|a|e)|evitați|evită|interzis|atenție|pericol|în niciun caz", within: "nu trebuie să|este interzis|sunt interzise" },
  hu: { opens: "soha|ne \\p{Ll}+|tilos|kerülje|kerüld|vigyázat|figyelem|veszély|semmiképpen", within: "tilos|nem szabad|soha ne" },
  tr: { opens: "asla|sakın|kesinlikle|dikkat|yasak|tehlike|uyarı", within: "ulaşamayacağı|\\p{Ll}+m[ae]y[ıi]n(?:[ıi]z)?$|yasaktır|asla" },
  el: { opens: "μην?|ποτέ|αποφύγετε|απαγορεύεται|προσοχή|κίνδυνος", within: "απαγορεύ\\p{L}+|δεν πρέπει" },
  id: { opens: "jangan|dilarang|hindari|awas|hati-hati|peringatan|bahaya", within: "tidak boleh|dilarang" },
  vi: { opens: "đừng|không được|không nên|tuyệt đối không|cấm|tránh|cẩn thận|cảnh báo|chú ý", within: "không được|tuyệt đối không" },
  ar: { opens: "لا ت\\p{L}+|أبدا|أبدًا|ممنوع|تجن\\p{L}+|احذر\\p{L}*|تحذير|إياك\\p{L}*|يمنع|يُمنع|انتبه\\p{L}*|خطر", within: "بعيدًا عن متناول|بعيدا عن متناول|لا يجوز|ممنوع|محظور|أبدا|أبدًا" },
  he: { opens: "אל |לעולם לא|לעולם אל|אסור|זהירות|הימנע\\p{L}*|אזהרה|סכנה", within: "אסור|לעולם לא|לעולם אל" },
  hi: { opens: "कभी नहीं|कभी भी|सावधान|सावधानी|चेतावनी|ख़तरा|खतरा", within: "की पहुँच से दूर|कभी (?:भी )?(?:नहीं|न)|मत|न करें|न लें|न दें|न डालें|नहीं (?:करना|लेना|देना)|मना है|बचें" },
  bn: { opens: "কখনও না|কখনোই না|সাবধান|সতর্কতা|বিপদ", within: "কখনও|কখনোই|বেন না|যাবে না|নিষেধ" },
  ja: { opens: "絶対に|禁止|注意|警告|危険", within: "手の届かない|ないでください|てはいけ|ではいけ|しないこと|ないこと|禁止|しないで|絶対に" },
  zh: { opens: "不要|切勿|请勿|請勿|禁止|严禁|嚴禁|不得|不可|避免|注意|小心|当心|警告|绝不|絕不|千万别|勿", within: "儿童接触不到|孩子够不到|切勿|请勿|請勿|严禁|嚴禁|不得|禁止|绝对不|絕對不" },
  ko: { opens: "절대|금지|주의|경고|위험", within: "손이 닿지 않는|마세요|마십시오|금지|안 됩니다|안 돼요|절대" },
}; // prettier-ignore

const CLAUSES = /\s*[;；؛]\s*|[.!?。！？।]\s*(?=\S)|[,，、،](?!\p{Nd})\s*|\s[–—]\s/u;
const AND =
  "(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|men|og|i|a|ale|и|а|но|й|та|але|ve|ama|και|și|dar|és|de|ja|mutta|dan|tapi|và|nhưng|و|ו|और|लेकिन|কিন্তু|但|でも|또|그러나)\\s?";
const patterns = new Map<string, RegExp>();

/** UTF-16 offset from which a text forbids or warns, to its end: 0 where it does from the beginning; null where it does not. */
export function prohibitionIn(text: string, base: string): number | null {
  const pattern = patternOf(base === "no" || base === "nn" ? "nb" : base);
  if (pattern === null) return null;
  let at = 0;
  for (const clause of splitOutside(text, CLAUSES)) {
    const start = text.indexOf(clause, at);
    if (pattern.test(clause.trim())) return start;
    at = start + clause.length;
  }
  return null;
}

function patternOf(base: string): RegExp | null {
  const words = WORDS[base];
  if (words === undefined) return null;
  const end = isUnspaced(base) || base === "ko" ? "" : "(?![\\p{L}\\p{M}])";
  // Eastern verbs and Bengali endings stand at the end of their words.
  const before = isUnspaced(base) || /^(?:ko|bn)$/u.test(base) ? "" : "(?<![\\p{L}\\p{M}])";
  const within = words.within === undefined ? "" : `|${before}(?:${words.within})${end}`;
  const known = patterns.get(base) ?? toPattern(`^(?:${AND})?(?:${words.opens})(?:${end}|(?<=[\\s'’]))${within}`, "iu"); // prettier-ignore
  patterns.set(base, known);
  return known;
}
