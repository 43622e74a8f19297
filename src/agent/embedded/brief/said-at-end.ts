import { capitalise } from "../text/sentences.ts";
import { regex, toPattern } from "../text/regex.ts";

/** Who says to end something, in the words of an order, and on what. */
const VERBS = [
  "(?:please |and |then |finally,? )*(?:end|finish|close|conclude)(?: it| the (?:film|video|clip))? (?:on|with)",
  "(?:bitte )?(?:beende(?:n sie|t)?|ende(?:n sie|t)?|schließ(?:en sie|e|t))(?: den film| das video)?(?: bitte)? (?:mit|auf)",
  "(?:merci de |veuillez )?(?:finir|terminer|clore|conclure|achever|finissez|terminez|concluez|achevez|finis|termine|conclus)(?: le film| la vidéo)?(?:,? s['’]il (?:vous|te) plaît,?)? (?:sur|par|avec)",
  "(?:por favor,? )?(?:termin(?:ad|en|e|a|ar)|acab(?:ad|en|e|a|ar)|cerr(?:ad|ar)|cierr(?:en|e|a)|conclu(?:yan|ye|ya|ir))(?: el v[ií]deo| la película)? (?:con|en)",
  "(?:per favore,? )?(?:fini(?:te|re|sci)|chiud(?:ete|ere|i)|conclud(?:ete|ere|i)|termin(?:ate|are|a))(?: il (?:film|video))? (?:con|su|sulla|sul|sull['’]|sulle|sui|sugli)",
  "(?:por favor,? )?(?:termin(?:em|e|ar)|acab(?:em|e|ar)|fech(?:em|e|ar)|encerr(?:em|e|ar)|conclu(?:am|a|ir))(?: o (?:filme|vídeo))? (?:com|n[oa]s?|em|sobre)",
  "(?:graag )?(?:eindig(?:en)?|sluit|besluit)(?: de film| het filmpje)?(?: af)? (?:met|op)",
  "(?:avsluta|sluta|slut|afslut|avslutt)(?: filmen)?(?: gärna| gerne)? (?:med|på)",
  "(?:proszę )?(?:zakończ(?:yć|cie)?|skończ(?:yć|cie)?)(?: film)?(?: na)?|(?:prosím )?(?:zakonč(?:ete|it|i)|skonč(?:ete|it|i))(?: film)?(?: na)?",
  "(?:пожалуйста,? )?(?:законч(?:ите|ить|и)|заверш(?:ите|ить|и))(?: фильм| ролик)?(?: на)?|(?:будь ласка,? )?(?:закінч(?:іть|ити|и)|заверш(?:іть|ити|и))(?: фільм| ролик)?(?: на)?",
].join("|");
const LED =
  /(?<=^|\n|[.!?。！？।؟]["”»]?\s)(?<lead>[^\n.!?。！？।؟:：«»"“”„]{8,180})\s?[:：][ \t\u00A0]*["“„«「『][\s\u00A0]*(?<line>[^"“”„«»「」『』\n]{4,200}?)[\s\u00A0]*["”“»«」』][.。]?\s*$/u;
const ENDS = toPattern(`^(?:${VERBS})\\s`, "iu");
/** "this picture, and the words": what is pointed at stands in the sentence before, and is told. */
const POINTS_BACK = toPattern(
  `^(?:${VERBS})\\s(?:this|that|these|those|diese[mnrs]?|cette|cet|ce|ces|est[ae]s?|es[ae]s?|aquell?[ao]|quest[oaie]|quell[ao]|quest['’]|ess[ae]|aquela|deze|dit|die|dat|den här|det här|denne|dette|tym|tą|tej|tymi|tímto|touto|эт\\p{L}+|цьому|цій|цими)[\\s\\p{L}]`,
  "iu",
);

const WHO = "(?<who>[^,:;]{2,60}?)";
/** Of whom the order says that the words are; "prêté à", "ascribed to". */
const SPEAKERS = [
  `(?:words?|line|sentence|saying|thing|thought)s? (?:that )?${WHO} (?:(?:once|often|always|later|is said to have|are said to have|used to|would|may have|must have|has|had) )*(?:said|say|says|told|tell|wrote|write|spoke|spoken|written)(?: to [^:]{2,40})?$`,
  `(?:words?|line|sentence|saying|thought)s? (?:of|by|from) ${WHO}$|(?:ascribed|attributed) to ${WHO}$`,
  `(?:den|das|die|was) ${WHO} (?:(?:einmal|immer|oft|später|gern|zu [^:]{2,30}) )*(?:gesagt haben soll(?:en)?|gesagt hat(?:te)?|sagt(?:e)?|schrieb|geschrieben hat|zu sagen pflegte)$|(?:satz|worte?n?|wort|spruch) (?:von|des|der) ${WHO}$|${WHO} zugeschrieben(?:en?)?(?: wird| werden)?$`,
  `(?:que|qu['’])\\s?(?:l['’])?on (?:prête|attribue) (?:à|au|aux) ${WHO}$|que ${WHO} (?:aurait|auraient|a|ont|avait|aimait|disait|dit|écrivit|écrivait|répétait|lança)(?: (?:dit|écrit|répété|dire|à dire|lancé|laissé))?(?: (?:à|au) [^:]{2,40})?$|(?:mots?|phrases?|paroles?) (?:de |d['’]|du |des )${WHO}$|(?:prêtée?s?|attribuée?s?) (?:à|au) ${WHO}$`,
  `que ${WHO} (?:dijo|habría dicho|escribió|decía|solía decir|repetía)(?: a [^:]{2,40})?$|(?:frase|palabras?) (?:de|del) ${WHO}$|atribuid[oa]s? a ${WHO}$`,
  `che ${WHO} (?:disse|avrebbe detto|ha detto|scrisse|diceva|ripeteva|soleva dire)(?: a [^:]{2,40})?$|(?:frase|parol[ae]) (?:di |del |della |d['’])${WHO}$|attribuit[oaei] (?:a |al |alla )${WHO}$`,
  `que ${WHO} (?:disse|teria dito|escreveu|dizia|costumava dizer|repetia)(?: a [^:]{2,40})?$|(?:frase|palavras?) (?:de|do|da) ${WHO}$|atribuíd[oa]s? (?:a|ao|à) ${WHO}$`,
  `(?:die|dat|wat) ${WHO} (?:(?:ooit|altijd|vaak) )*(?:zei|schreef|gezegd (?:zou )?(?:heeft|hebben)|zegt)$|(?:woorden?|zin|uitspraak) van ${WHO}$`,
  `som ${WHO} (?:(?:en gång|alltid|ofte|altid) )*(?:sa(?:de)?|sagde|skrev|brukade säga|sier|säger)$|(?:ord(?:en)?|mening(?:en)?) (?:av|af) ${WHO}$`,
].map((one) => regex(one.replaceAll("(?<who>", "("), "iu"));

/** What an order for the end gives in marks as somebody's words. */
export type SaidAtEnd = { start: number; end: number; lead: string; line: string; by: string | null };

/**
 * "Terminez sur cette image, et sur ce mot que Napoléon aurait dit à Delambre : « … »": the last sentence of a text orders its end,
 * names the words, and whose they are. Null where none does.
 */
export function saidAtEnd(source: string): SaidAtEnd | null {
  const found = LED.exec(source);
  const lead = found?.groups?.["lead"]?.trim() ?? "";
  if (found === null || !ENDS.test(lead)) return null;
  const said = SPEAKERS.map((one) => one.exec(lead)).find((one) => one !== null);
  const who =
    said
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.trim() ?? "";
  return {
    start: found.index,
    end: found.index + found[0].length,
    lead,
    line: (found.groups?.["line"] ?? "").trim(),
    by: who === "" ? null : capitalise(who),
  };
}

/** Whether a sentence orders its film to end on what the one before it tells. */
export const pointsBack = (sentence: string): boolean => POINTS_BACK.test(sentence.trim());
