import { countWords } from "../text/sentences.ts";
import { introKindOf } from "./introduction.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { speaksOfSpeaking, wishesIn, type Wish } from "./wishes.ts";

/** A text without what its first paragraph says of the manner of the film, in the same length, and what that was. */
export type OpeningManner = { text: string; wishes: string[] };

/** "Tell it like a story by the fire.": a brief that tells how to tell something names that. */
const TELL_IT = new RegExp(
  `^(?:${[
    "(?:please )?(?:tell|narrate) (?:it|this|the story|all of it|everything)\\s(?:like|as|in|with|so|slowly|quietly|calmly|simply|plainly|gently|from)",
    "(?:bitte )?erzähl(?:e|t|en sie)? (?:es|das|die geschichte|alles)(?: bitte)? (?:wie|als|so|mit|im|in|ruhig|langsam|leise|einfach|aus)",
    "(?:to be told|zu erzählen|à raconter|a racontar|para contar|da raccontare|te vertellen|do opowiedzenia|att berätta) (?:like|as|in|wie|als|comme|avec|como|con|come|com|met|jak|som)",
    "(?:merci de )?(?:racont(?:ez|e|er)|dites)[- ](?:le|la|cela|ça|l['’]histoire|cette histoire)? ?(?:comme|avec|sur|sans|calmement|doucement|simplement)",
    "(?:por favor )?(?:cu[eé]nt(?:a|e|en)(?:d)?(?:lo|la)|cont(?:ad|ar)l[oa]|n[aá]rr(?:a|e|en|ad)l[oa]|cuenta la historia) (?:como|con|en|sin|despacio|desde)",
    "(?:per favore )?(?:raccont(?:a|ate|i)(?:l[oa]|te(?:l[oa])?)?|narr(?:a|ate)l[oa])(?: la storia| questa storia)? (?:come|con|in|senza|piano|lentamente|dal)",
    "(?:por favor )?(?:conte|conta|contem|narre)(?:-[oa]|m-n[oa])?(?: isto| a história| esta história)? (?:como|com|em|sem|devagar)",
    "(?:graag )?vertel (?:het|dit|dit verhaal|het verhaal) (?:als|zoals|met|in|rustig|langzaam|vanuit)",
    "(?:proszę )?opowied(?:z|zcie|zieć) (?:to|tę historię) (?:jak|z|w|spokojnie|powoli)",
    "(?:пожалуйста,? )?расскаж(?:и|ите) (?:это|эту историю|её|его|всё) (?:как|с|в|спокойно|медленно|так)",
    "(?:будь ласка,? )?розкаж(?:и|іть) (?:це|цю історію|її|його|все) (?:як|з|у|в|спокійно|повільно|так)",
    "(?:[가-힣]+(?:고|하고|게|면서) )?[가-힣]+(?:게|하게|이) (?:만들어|제작해) ?(?:주세요|주십시오|줘|주시면 (?:좋겠습니다|됩니다))$",
    "(?:berätta|fortell|fortæl) (?:den|det|historien) (?:som|med|i|lugnt|rolig)",
    "(?:bunu |bu hikâyeyi |hikâyeyi |hikayeyi )\\S.{2,40} (?:gibi|şekilde|biçimde) anlat(?:ın|ınız)?$",
    "(?:请|請)?(?:像|用|以).{2,20}(?:讲|講|讲述|講述|叙述|敘述|述说|述說)(?:这个|這個)?(?:故事|出来|出來)?$",
    ".{2,24}(?:ように|調子で|口調で|語り口で)(?:語って|話して)(?:ください|下さい|ほしい)?$",
    ".{2,24}(?:처럼|듯이|투로) (?:들려|이야기해|얘기해|말해) ?(?:주세요|줘)$",
    "ا(?:حكِ|حك|روِ|رو|سرد)(?:ها|ه|وا)?(?: القصة)? (?:كما|كأن|مثل|ب)",
    "ספר(?:ו)? (?:את זה|אותו|את הסיפור) (?:כמו|ב|כאילו)",
  ].join("|")})`,
  "iu",
);
/** "A tale for the visitors of the museum.", "Opowieść dla zwiedzających muzeum.": what is to follow, and for whom. */
const STORY_FOR =
  /^(?:an? |the |eine? |une? |una? |uma? |um |een |en |et )?(?:(?:short|little|quiet|true|kurze|kleine|wahre|petite?|courte?|breve|pequeñ[oa]|corto|piccol[ao]|curt[oa]|pequen[oa]|kort|krótka|короткий|короткая|маленькая|en kort|kısa bir) )?(?:story|tale|narrative|portrait|profile|tribute|porträt|retrato|ritratto|portret|портрет|porträtt|geschichte|erzählung|récit|conte|histoire|historia|cuento|relato|racconto|storia|história|conto|verhaal|opowieść|opowiadanie|рассказ|история|сказка|оповідь|розповідь|казка|berättelse|saga|fortælling|fortelling|historie|příběh|vyprávění)(?: to be told)? (?:for|für|pour|para|per|voor|dla|для|för|til|pro) \p{L}[^.,;:!?]{2,60}$|^.{2,30} için (?:bir )?(?:hikâye|hikaye|öykü|masal)$|^(?:给|給|为|為).{2,20}(?:讲|講|看|听|聽)?的故事$|^.{2,24}(?:のための|への|向けの)(?:物語|お話)$|^.{2,24}(?:을|를) 위한 (?:이야기|(?:[가-힣]+ ){0,2}(?:영상|동영상|비디오)(?:입니다|이에요)?)$|^[^.;:!?]{3,40}(?:yönelik|için),? (?:[^.;:!?]{0,30} )?(?:video|film|videosu|filmi)$|^(?:video|clip|phim)\s[^.;:!?]{0,60}(?:cho|untuk|bagi)\s[^.;:!?]{2,60}$|^(?:วิดีโอ|คลิป)\S*.{0,40}สำหรับ.{2,40}$|^.{2,40}(?:জন্য|के लिए|साठी|માટે) .{0,24}(?:ভিডিও|वीडियो|व्हिडिओ|વીડિયો)$|^(?:قصة|حكاية) (?:لزوار|للزوار|لأطفال|للأطفال|لل?\p{L}+)[^.،؛:!؟]{0,40}$|^סיפור ל\p{L}[^.,;:!?]{2,40}$|^.{2,40} के लिए (?:एक )?कहानी$/iu;
const MOST = 120;
const FEWEST_TOLD = 8;
/** How long it is, beside how it is to sound, is said of a film. */
const HOW: ReadonlySet<Wish> = new Set<Wish>([
  "tone",
  "style",
  "manner",
  "order",
  "without",
  "audience",
  "please",
]);

/**
 * Takes "Tell it like a story by the fire." and, at the paragraph's end, "Friendly, plain, no jargon. About 90 seconds." out of
 * the first paragraph below the title, whether a film was asked for or not.
 */
export function withoutOpeningManner(source: string): OpeningManner {
  const stays = { text: source, wishes: [] };
  const first = paragraphsOf(source).paragraphs[0];
  if (first === undefined || first.headings > 1 || first.blocksAbove > 0) return stays;
  const sentences = sentencesOf(source, first, true);
  const gone = [
    ...sentences.filter((span) => tellsHow(source, span)),
    ...wishesAtEnd(source, sentences),
    ...toneBehind(source, sentences[0]),
    ...qualitiesBehind(source, sentences),
  ];
  const text = gone.reduce(blanked, source);
  if (gone.length === 0 || countWords(text.replace(/^\s*#.*$/gmu, "")) < FEWEST_TOLD) return stays;
  return { text, wishes: gone.map((span) => textAt(source, span)) };
}

function tellsHow(source: string, span: Span): boolean {
  const said = textAt(source, span).replace(/[\s.!。！।]+$/u, "");
  const tells = TELL_IT.test(said) || STORY_FOR.test(said);
  return said.length <= MOST && tells && !speaksOfSpeaking(source.slice(0, span.start));
}

const TONE =
  /(?<!\p{L})(?:tone?|tonfall|tonalit\p{L}*|tono|tom|toon|тон(?:е|ом)?|vibe|mood|stimmung|üslup\p{L}*|нотк\p{L}*|ب?نبرة|टोन)(?!\p{L})/iu;

/** In languages whose wishes are not read part by part: "dengan nada hangat", "giọng thân thiện", "น้ำเสียงเป็นกันเอง", "ngắn gọn". */
const FAR_TONE =
  /^(?:dengan )?(?:nada|gaya) \p{L}+(?: dan \p{L}+)?$|^(?:với )?giọng .{3,30}$|^น้ำเสียง\S{3,30}$|^ngắn gọn(?: .{0,20})?$|^(?:cu )?(?:un )?ton(?:ul)? \p{L}+(?: și \p{L}+)?$|^με (?:\p{L}+ )?(?:τόνο|ύφος)(?: \p{L}+)?$/iu;

/** "A small guide for our customers, friendly tone.": what stands behind the comma of what the film is. */
function toneBehind(source: string, first: Span | undefined): Span[] {
  if (first === undefined) return [];
  const said = source.slice(first.start, first.end);
  const tail = /(?:[,،;]\s*|\s(?=น้ำเสียง))(?<how>[^,،;.!?]{4,40})[.!]?\s*$/u.exec(said);
  const how = tail?.groups?.["how"]?.trim() ?? "";
  const sounds = (TONE.test(how) && wishesIn(how, false).has("tone")) || FAR_TONE.test(how);
  if (tail === null || !sounds) return [];
  return [
    {
      start: first.start + tail.index,
      end: first.start + tail.index + tail[0].replace(/[.!]?\s*$/u, "").length,
    },
  ];
}

/** "Freundlich und beruhigend", "Cercano, breve": words in a row that are no names, and no verb among them. */
const QUALITIES =
  /^\p{L}{3,}(?:(?:, | und | and | et | y | e | ed | en | i | и | та | och | og | ve | but | aber | mais | pero | ma | mas | și | και )\p{Ll}{3,}){0,3}(?:, (?:without|no|ohne|sans|sin|senza|sem|zonder|bez|без|fără|utan|uden|uten|χωρίς) [^,.]{2,40})?$/u;

/** Languages whose words for whom a film is are not read elsewhere. */
const MORE_FOR_WHOM = /^(?:pentru|για|untuk|bagi|dành cho|za|สำหรับ)\s?\p{L}/iu;

/** "For people who come for the first time. Friendly and calm.": how it is to sound, or how long it is to be, behind whom it is for. */
function qualitiesBehind(source: string, sentences: readonly Span[]): Span[] {
  const [first, ...others] = sentences;
  const whom = first === undefined ? "" : textAt(source, first).trim();
  const told = STORY_FOR.test(whom.replace(/[\s.!]+$/u, ""));
  if (introKindOf(whom) !== "whom" && !told && !MORE_FOR_WHOM.test(whom)) return [];
  const isHow = (span: Span): boolean => {
    const said = textAt(source, span)
      .replace(/[\s.!]+$/u, "")
      .trim();
    const wishes = wishesIn(said, false);
    return (/[\s,]/u.test(said) && QUALITIES.test(said)) || (wishes.size === 1 && wishes.has("length"));
  };
  const from = others.findIndex((span) => !isHow(span));
  return others.slice(0, from < 0 ? undefined : from);
}

/** The last sentences where all of them are wishes, one of them for a length and another for a manner. */
function wishesAtEnd(source: string, sentences: readonly Span[]): Span[] {
  const wishes = sentences.map((span) => wishesIn(textAt(source, span), false));
  const tail = wishes.findLastIndex(({ size }) => size === 0) + 1;
  const all = new Set(wishes.slice(tail).flatMap((one) => [...one]));
  return all.has("length") && [...all].some((wish) => HOW.has(wish)) ? sentences.slice(tail) : [];
}
