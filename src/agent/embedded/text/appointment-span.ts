import { APPOINTED_DATE, APPOINTED_HOUR, APPOINTED_WEEKDAY, namesAppointment } from "./appointment.ts";
import { regex } from "./regex.ts";
import { capitalise, countWords } from "./sentences.ts";

/** Words that lead up to a day or an hour, and say nothing else. */
const LEADS =
  "a partir d(?:e|as)|à partir de|on|at|from|the|of|dem|den|der|am|um|von|ab|le|la|les|du|de|dès|à|el|los|las|a|desde|il|dal|dalle|alle|ore|às|ao|no|na|das|da|op|de|van|vanaf|om|kl\\.?|klockan|klokken|klo|kello|från|fra|fr[åa]n|od|o|godz\\.|godzinie|w|we|v|ve|в|во|с|со|на|о|об|з|saat|günü|الساعة|من|في|يوم|ב?שעה|מ?שעה|ב?יום|को|के|pukul|jam|tanggal|lúc|ngày";
const NUMBER = "(?:[01]?\\p{Nd}|2[0-4])(?:[.:：][0-5]\\p{Nd}|\\s?h\\s?[0-5]\\p{Nd})?";
const UNIT =
  "(?:\\s?(?:uhr|uur|hs?|heures|horas|hodin|часов|час|годин|[ap]\\.?m\\.?|o['’]clock|बजे)(?!\\p{L})|\\s?(?:時|时|點|点|시)(?![間间간])(?:半|\\p{Nd}{1,2}[分분])?)?";
const PART =
  "(?:\\s?(?:صباح|مساء|ظهر|عصر|ليل)[ا\\u064b-\\u0652]{0,2}|\\s(?:in the (?:morning|afternoon|evening)|de la (?:mañana|tarde|noche)|da (?:manhã|tarde|noite)|del (?:mattino|pomeriggio)|di sera|du (?:matin|soir)|de l['’]après-midi))?";
const UP_TO =
  "(?:\\s?[–—-]\\s?|\\s(?:to|until|till|bis|à|a|alle|às|até(?: às)?|hasta(?: las)?|fino alle|tot|till|til|do|до|ile|إلى(?: الساعة)?|حتى|עד|से)\\s(?:las?\\s|les\\s)?|\\s?(?:から|到|至|부터)\\s?)";
/** An hour behind a day, also a bare one, and until when. */
const HALF = "(?:(?:[上下]午|午[前後]|晚上|早上|오전|오후|सुबह|शाम|दोपहर|रात)\\s?)?";
const HOURS = `${HALF}${NUMBER}${UNIT}${PART}(?:${UP_TO}${HALF}${NUMBER}${UNIT}${PART})?`;
const GLUE = `(?:\\s?,)?\\s?(?:(?:${LEADS})\\s)*`;
const DAY = `(?:${APPOINTED_DATE})(?:,?\\s(?:de\\s)?20\\p{Nd}{2}(?!\\p{Nd}))?`;
const WHEN = `(?:${APPOINTED_WEEKDAY},?\\s?(?:(?:${LEADS})\\s)*)?(?:${DAY})(?:,?\\s?(?:(?:${LEADS})\\s)*${APPOINTED_WEEKDAY})?`;
const WITH_HOUR = `${WHEN}(?<hours>${GLUE}(?:${HOURS})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Nd}%€$£]))?`;
/** "… laden wir von 14 bis 17 Uhr ein": its hours stand later in the sentence. */
const HOURS_APART = `(?<!\\p{L})(?<hours>${NUMBER}${UNIT}${UP_TO}${NUMBER}\\s?(?:uhr|uur|hs?|heures|[ap]\\.?m\\.?)(?!\\p{L}))`;
const PAST = /(?<!\p{Nd})1[5-9]\p{Nd}{2}(?!\p{Nd})/u;
const MOST_LETTERS = 46;

export type Appointment = { text: string; start: number; end: number };

/**
 * The day and the hours that a sentence names of one event, as it writes them: "Saturday 12 July from 11 until 4". Null where it names
 * none, a day of long ago, or only until when something is to be done.
 */
export function appointmentIn(text: string, language: string): Appointment | null {
  if (!namesAppointment(text) || PAST.test(text)) return null;
  const all = [...text.matchAll(regex(WITH_HOUR, "giu"))];
  // "bis zum 10. Oktober" is no event.
  const events = all.filter(
    ({ index }) =>
      !regex(`(?<!\\p{L})(?:${UNTIL})(?:\\s(?:the|zum|dem|den|le|el|il|o|la))?\\s?$`, "iu").test(
        text.slice(0, index),
      ),
  );
  const best = events.find(
    ({ 0: said, groups }) => groups?.["hours"] !== undefined || regex(APPOINTED_WEEKDAY, "iu").test(said),
  );
  if (best === undefined) return null;
  const { index, 0: said, groups } = best;
  const end = index + said.length;
  const apart = groups?.["hours"] === undefined && !regex(APPOINTED_HOUR, "iu").test(said) ? regex(HOURS_APART, "iu").exec(text.slice(end))?.groups?.["hours"] : undefined; // prettier-ignore
  const shown = `${said.trim()}${apart === undefined ? "" : `, ${apart}`}`.replace(/[\s,]+$/u, "");
  return Array.from(shown).length > MOST_LETTERS
    ? null
    : { text: capitalise(shown, language), start: index, end };
}

/** "in der Festhalle Oberwiesbach": where it is, right behind when, with a name. */
const PLACE_LEAD =
  "(?:at|in|on|im|am|beim?|auf|vor|à|au|aux|dans|chez|sur|en|a|al|alla|nel|nella|presso|em|no|na|nos|nas|op|bij|te|på|ved|hos|w|we|u|на|в|во|у|v|ve)(?:\\s(?:the|our|der|dem|den|die|das|la|le|les|el|los|las|il|lo|o|a|os|as|de|het|onze|unserem|unserer|notre|nuestr[oa]|nossa|nosso))?|all['’]|nell['’]|à l['’]|dans l['’]";
const PLACE = `^,?\\s(?<lead>(?:${PLACE_LEAD})(?:\\s|(?<=['’])))(?<place>[^,.;:!?()\\n]{3,44}?)(?=[,.;:!?()]|\\s(?:and|und|et|y|e|en|och|og|i|и|та|with|mit|avec|con|com|met|med|z|с)\\s|$)`;
/** A language with endings keeps what governs them. */
const INFLECTED = /^(?:pl|cs|ru|uk)$/u;
const MOST_PLACE_WORDS = 6;

/** Where the event of an appointment is, as its sentence names the place behind it; null where it names none. */
export function placeBehind(text: string, { end }: Appointment, language: string): string | null {
  const { lead = "", place = "" } = regex(PLACE, "iu").exec(text.slice(end))?.groups ?? {};
  if (
    !/(?:^|[\s'’])\p{Lu}/u.test(place) ||
    countWords(place) > MOST_PLACE_WORDS ||
    /\p{Nd}\s?(?:uhr|h|uur|€|£|\$)/iu.test(place)
  )
    return null;
  return capitalise(INFLECTED.test(language) ? `${lead}${place}` : place, language);
}

const UNTIL =
  "by|before|until|till|no later than|bis|spätestens|vor|avant|jusqu['’]au|antes del?|hasta|entro|prima del?|até|antes de|vóór|voor|tot|uiterlijk|senast|före|innan|senest|inden|før|innen|do|przed|do dnia|до|перед|قبل|حتى|עד|से पहले|तक";
