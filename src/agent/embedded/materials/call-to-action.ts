import type { Brief, Section } from "../brief/brief.ts";
import { namedDays } from "../text/calendar-days.ts";
import { tornLabel, splitAtStop } from "../text/shorten.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** How a sentence opens that asks its viewers to do something, in the languages that briefs come in most. */
const OPENS = toPattern(
  "^(?:(?:please|bitte|so|and|now|today|jetzt|heute|merci de|por favor|per favore|请|請|ぜひ|지금)[ ,]*)?(?:" +
    [
      "visit|sign up|book (?:a|an|your|now|at|on|online)|register|join (?:us|in|the)|call|contact|order (?:now|at|on|online|yours|your)|try (?:it|now|us)|download|get (?:started|yours|in touch|your|tickets)|apply (?:now|by|at|online|before)|subscribe|donate|learn more|find out more|read more|come (?:and|to|by|along)|see you|rsvp|write to|reserve|buy (?:now|yours|your|tickets|it)|meet us|drop (?:in|by)|save the date|tickets (?:at|from|are on sale)|doors open|pre-?order",
      "besuch(?:en sie|t|e)?|meld(?:en sie|et|e)? (?:sich|euch|dich)|buch(?:en sie|t|e)|bestell(?:en sie|t|e)|registrier(?:en sie|t|e)|kontaktier(?:en sie|t|e)|ruf(?:en sie|t)?|schreib(?:en sie|t|e)|komm(?:en sie|t)?|reservier(?:en sie|t|e)|erfahren sie|entdecken sie|mehr (?:infos|informationen)|anmeldung|treffpunkt|wir freuen uns auf",
      "visitez|inscrivez-vous|réservez|rendez-vous|rejoignez|appelez|contactez|commandez|téléchargez|découvrez|essayez|venez|écrivez|abonnez-vous|plus d['’]informations?|inscriptions?|renseignements",
      "visit[ae]|inscríb\\p{L}*|reserv[ae]|regístr\\p{L}*|llam[ae]|contact[ae]|pid[ea]|compr[ae]|descarg\\p{L}*|prueb[ae]|únete|ven|venga|más información|apúnt\\p{L}*|escríb\\p{L}*|suscríb\\p{L}*",
      "visita|visitate|prenota\\p{L}*|iscriv\\p{L}*|registra\\p{L}*|chiama\\p{L}*|contatta\\p{L}*|ordina|scarica|prova|scopri|vieni|venite|scrivi\\p{L}*|acquista|per informazioni",
      "visite|inscreva\\p{L}*|registe\\p{L}*|ligue|contacte|contate|encomende|compre|baixe|experimente|venha|saiba mais|junte-se|mais informações|assine",
      "bezoek|boek|meld je|schrijf je|bestel|bel|kom|reserveer|probeer|meer informatie",
      "odwiedź|zarezerwuj|zapisz się|zadzwoń|zamów|dołącz|kup|przyjdź|sprawdź",
      "посетите|запишитесь|зарегистрируйтесь|бронируйте|забронируйте|звоните|позвоните|закажите|присоединяйтесь|приходите|пишите|узнайте|скачайте|попробуйте|купите|подпишитесь|ждём",
      "زوروا|زر|سجل|سجّل|سجلوا|احجز|احجزوا|اتصل|اتصلوا|اطلب|انضم|انضموا|حمّل|جرّب|تواصل|تواصلوا|للتسجيل|للحجز|اشترك",
      "בקרו|הירשמו|הזמינו|התקשרו|הצטרפו|הורידו|נסו|צרו קשר|להרשמה|להזמנות|בואו",
    ].join("|") +
    ")(?![\\p{L}\\p{M}])|^(?:欢迎|歡迎|立即|马上|访问|訪問|扫码|预约|預約|报名|報名|联系|聯繫|咨询|致电|关注|下载|购买|订购|ご予約|お申し込み|お問い合わせ|ご来店|詳しくは|신청\\s?[:：]|예약\\s?[:：]|문의\\s?[:：])",
  "iu",
);
/** Languages that ask at the end of a sentence. */
const CLOSES =
  /(?:ziyaret edin(?:iz)?|kaydolun|rezervasyon yapın|arayın|sipariş verin|katılın|indirin|deneyin|başvurun|bekliyoruz|पर जाएँ|पर जाएं|संपर्क करें|आवेदन करें|पंजीकरण करें|बुक करें|कॉल करें|जुड़ें|खरीदें|受け付けています|受け付けております|お待ちしています|お待ちしております|ご覧ください|アクセスしてください|ダウンロードしてください|お越しください|お問い合わせください|방문하세요|방문해 주세요|신청하세요|참여하세요|가입하세요|전화하세요|전화 주세요|다운로드하세요|함께하세요|예약하세요)[\s.!।。！]*$/u;
/** A line is read at a glance. */
const MOST_WORDS = 15;
/** What is left of "Visit" when its address stands below. */
const LEAST_WORDS = 2;
const LAST_SECTIONS = 2;

/** True where the brief sends its viewers to an address. */
export function callsToAddress(brief: Brief, language: string): boolean {
  return WHERE.test(callToAction(brief, language) ?? "");
}

/** True for a sentence that asks its viewer to come, to write, to order. */
export function isCall(sentence: string): boolean {
  return OPENS.test(sentence.trim()) || CLOSES.test(sentence.trim());
}

/** True for a sentence that calls, or that names a day still to come: when to vote, to come, to reply. */
export function asksOfViewers(sentence: string, base: string): boolean {
  return isCall(sentence) || namedDays(sentence, base).some(({ year }) => year === null);
}

const WHERE = /(?<!@)\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,12}\b/iu;

/** The brief's own words that ask the viewer to do something: the last such sentence of its end; null for none. */
export function callToAction(brief: Brief, language: string): string | null {
  const ends: Section["blocks"][] =
    brief.sections.length === 0
      ? [brief.intro]
      : brief.sections.slice(-LAST_SECTIONS).map(({ blocks }) => blocks);
  const sentences = ends.flatMap((blocks) =>
    // Steps of a process are commands too.
    blocks.flatMap((block) => {
      if (block.kind === "paragraph") return block.lines.flatMap((line) => splitSentences(line, language));
      return block.kind === "list" && !block.ordered && blocks.length === 1 && block.items.length <= 3
        ? block.items.map((item) => item.text.shown)
        : [];
    }),
  );
  const calls = sentences.filter(isCall);
  // Where several ask, the one that says where.
  return calls.findLast((call) => WHERE.test(call)) ?? calls.at(-1) ?? null;
}

const STOP = /[\s.!。！।,;:，；：–—-]+$/u;
const LEANING =
  /\s+(?:at|on|to|via|under|by|from|with|in|auf|unter|bei|über|an|sur|à|chez|par|en|por|a|su|al|all['’]|presso|em|no|na|op|via|na|на|по|в|على|في|עם|ב)$/iu;

/**
 * The call as a line for the end of a film, and whether the address still stands below it. What is too long to be
 * read at a glance is left out.
 */
export function lineOfCall(
  call: string,
  address: string | undefined,
): { line?: string; withAddress: boolean } {
  const whole = call.trim().replace(STOP, "");
  const host = address?.toLowerCase().split("/")[0];
  const at = host === undefined ? -1 : whole.toLowerCase().indexOf(host);
  const before = at < 0 ? whole : whole.slice(0, at).replace(/(?:https?:\/\/)?(?:www\.)?$/iu, "");
  // "Book a visit at museum.example": the address stands alone below. "ご予約は … で": it belongs to the sentence.
  const head = at < 0 ? whole : before.replace(STOP, "").replace(LEANING, "").replace(STOP, "");
  const spaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u.test(whole); // prettier-ignore
  const verbLast = !spaced || CLOSES.test(whole);
  if (at >= 0 && verbLast)
    return countWords(whole) <= MOST_WORDS ? { line: whole, withAddress: false } : { withAddress: true };
  if (countWords(head) < LEAST_WORDS) return { withAddress: true };
  if (countWords(head) <= MOST_WORDS) return { line: head, withAddress: true };
  const short = splitAtStop(head, MOST_WORDS)?.head ?? tornLabel(head, MOST_WORDS);
  return short.endsWith("…") || countWords(short) > MOST_WORDS || countWords(short) < LEAST_WORDS
    ? { withAddress: true }
    : { line: short, withAddress: true };
}
