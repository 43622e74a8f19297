import { regex } from "../text/regex.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** That somebody may be quoted or shown, as makers are told behind their words. */
const PERMITS = [
  "(?:he|she|they|both|all|everyone|\\p{Lu}\\p{Ll}+|(?:his|her|their) (?:mother|father|mum|dad|parents?|family))(?:['’](?:s|re|ve)| is| are| has| have)? (?:\\p{L}+ly )?(?:is |are )?(?:(?:happy|fine|ok(?:ay)?|agreed|glad)(?= (?:for|to|with|about) (?:us|you|me|this|that|it|be|being)(?! see)(?!\\p{L}))|given (?:us )?(?:their |her |his )?permission|said yes)[^.!?]{0,90}",
  "(?:we|i)(?: do)? have (?:his|her|their) (?:permission|consent|ok|okay)[^.!?]{0,40}|used with (?:his |her |their )?permission",
  "(?:er|sie|beide|\\p{Lu}\\p{Ll}+) (?:ist|sind|war|hat|haben) (?:damit )?(?:einverstanden|zugestimmt|erlaubt)[^.!?]{0,50}|(?:er|sie) hat (?:es )?(?:uns )?(?:ausdrücklich )?erlaubt[^.!?]{0,50}|wir dürfen (?:das|es|ihn|sie|den namen)[^.!?]{0,30}(?:verwenden|nennen|zeigen|zitieren)|(?:die )?(?:einwilligung|freigabe|erlaubnis) liegt vor",
  "(?:il|elle|ils|elles|\\p{Lu}\\p{Ll}+) (?:est|sont|a|ont) (?:tout à fait )?(?:d['’]accord|donné (?:son|leur) accord|accepté|autorisé)[^.!?]{0,50}|(?:il|elle) (?:nous )?(?:autorise|permet)[^.!?]{0,50}",
  "(?:nos|me) (?:deja|dejan|autoriza|autorizan|permite|permiten|ha dado permiso|dio permiso)[^.!?]{0,50}|(?:él|ella) (?:está|están) de acuerdo[^.!?]{0,50}|(?:ha|han) dado (?:su )?permiso[^.!?]{0,50}|est[áa]n? de acuerdo (?:en|con) que[^.!?]{0,50}",
  "(?:ci|mi) (?:ha|hanno|ha) (?:dato il permesso|autorizzat\\p{L}+)[^.!?]{0,50}|(?:è|sono) d['’]accordo (?:a (?:essere|comparire|farsi)|che (?:l[oa]|l['’]|si|ne)? ?(?:us|cit|pubblic|mostr|nomin|utilizz))[^.!?]{0,50}|(?:ha|hanno) (?:acconsentito|dato il consenso)[^.!?]{0,50}",
  "(?:ele|ela|eles|elas) (?:autorizou|autorizaram|concordou|concordaram|deu autorização)[^.!?]{0,50}|(?:temos|tenho) (?:a )?autorização[^.!?]{0,40}",
  "(?:hij|ze|zij|\\p{Lu}\\p{Ll}+) (?:vind(?:t|en)|vond(?:en)?) het (?:goed|prima|oké)(?= (?:dat|als) (?:we|wij|jullie|u|ik|dit)(?!\\p{L})| om (?:genoemd|geciteerd)|$)[^.!?]{0,50}|(?:hij|ze|zij) (?:heeft|hebben) (?:toestemming|akkoord)[^.!?]{0,40}|we mogen (?:dit|het|zijn|haar)[^.!?]{0,40}gebruiken",
  "(?:han|hon|hun|de) (?:har|hade) (?:godkänt|godkendt|godkjent|gett sitt|givet|gitt)[^.!?]{0,50}|(?:han|hon|hun) (?:är|er) (?:okej|ok|enig|indforstået)[^.!?]{0,50}",
  "zgodzi\\p{L}* się(?= (?:na )?(?:użyci|cytow|zacytow|publik|podani|pokazani|wykorzyst|żeby|aby|to(?!\\p{L}))|$)[^.!?]{0,50}|mamy (?:jego|jej|ich) zgodę[^.!?]{0,40}|souhlasil\\p{L}*[^.!?]{0,50}|máme (?:jeho|její|jejich) souhlas[^.!?]{0,40}",
  "(?:он|она|они)(?: сам\\p{L}*)? (?:не против|согласн\\p{L}+|разрешил\\p{L}*|дал\\p{L}* согласие)[^.!?]{0,50}|(?:він|вона|вони) (?:не проти|згодн\\p{L}+|дозволи\\p{L}+|дал\\p{L}* згоду)[^.!?]{0,50}",
  "(?:kullanmamıza|yayınlamamıza|paylaşmamıza) (?:izin|onay) ver\\p{L}+[^.!?]{0,30}|وافقت? على[^.!?؟]{0,50}|סמח\\p{L}* לנו[^.!?]{0,40}|(?:वह|वे|उन्होंने)[^।]{0,30}(?:अनुमति|इजाज़त|सहमति)[^।]{0,30}",
].join("|");
const WHOLE = regex(`^[(（]?(?:${PERMITS})[.!]?[)）]?$`, "iu");
const EAST = /^[(（]?[^。]{0,20}(?:使用(?:の)?(?:許可|了承|承諾)|掲載(?:の)?(?:許可|了承)|已(?:经|經)?(?:同意|授权|授權)(?=[^。]{0,6}(?:我们|我們|引用|使用|公开|公開|出现|出現|署名)|[。)）]|$)|同意(?:我们|我們)使用|사용(?:을)? (?:허락|동의))[^。]{0,24}[。.]?[)）]?$/u; // prettier-ignore
/** What is permitted: without it they are happy, and somebody took a post. */
const OF_QUOTING = regex(
  "(?<!\\p{L})(?:us(?:e|ing|ed)(?!\\p{L})|quot|show(?:n|ing)?(?!\\p{L})|photo|film|names?(?!\\p{L})|permission|consent|cit(?:er|é|ar|ad|at|az|uj)|utili|nom(?:s|mer|bre|e)?(?!\\p{L})|publi|repro|zitier|verwend|nennen|genannt|zeigen|einwilligung|freigabe|erlaubnis|einverstanden|d['’]accord|accord|autori|permiso|permesso|autoriz|gebruik|noemen|toestemming|cyt|użyc|zdjęc|zgod|souhlas|použ|använd|namn|brug|bruk|использ|цитир|имя|имени|показ|согласи|викорис|згод|kullan|yayın|paylaş)|استخدام|نشر|اسم|صور|وافق|לנו|नाम|इस्तेमाल|अनुमति|इजाज़त|सहमति",
  "iu",
);
const QUOTED = /["”»“」』][.。,]?\s*$/u;

/**
 * '"…" He's happy for us to use it.', "(She has agreed to this, first name only.)": that somebody may be quoted is told the maker, right behind
 * what they said. The text without it, as long as before.
 */
export function withoutPermissions(source: string): { text: string; wishes: string[] } {
  if (!/["“”„«»「『]/u.test(source)) return { text: source, wishes: [] };
  let text = source;
  const wishes: string[] = [];
  const take = (span: Span): void => {
    wishes.push(textAt(source, span));
    text = blanked(text, span);
  };
  for (const paragraph of paragraphsOf(source).paragraphs) {
    for (const span of sentencesOf(source, paragraph, true)) {
      const said = textAt(source, span);
      const before = source.slice(0, span.start);
      // In brackets it may stand behind who said it, and in a paragraph of its own.
      const isBehind = QUOTED.test(before) || /^[(（]/u.test(said);
      if (isBehind && ((WHOLE.test(said) && OF_QUOTING.test(said)) || EAST.test(said))) take(span);
    }
  }
  return { text, wishes };
}
