import { regex } from "../text/regex.ts";
import { withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { tellsPast } from "./past.ts";
import { tellOfPersons } from "./persons.ts";

/**
 * Rules that bid nobody by name: what is allowed, forbidden or due, told of a thing ("Hunde gehören an die Leine", "Le bonnet est
 * obligatoire"). By language, as what the sentence says behind its subject.
 */
const DUTIES: Readonly<Record<string, string>> = {
  en: "(?:is|are) (?:not |only |strictly |also )?(?:allowed|permitted|required|compulsory|mandatory|forbidden|prohibited)|(?:may|must|can) only (?:be \\p{L}+|\\p{L}+)|(?:must|may) (?:not |never |always )?(?:be (?:on|in|off|kept|left|worn|carried|switched|returned|booked|closed|locked|accompanied|supervised|removed|cleaned|taken|\\p{L}+ed)|stay|remain|wear|keep)|(?:are|is) to be (?:kept|left|worn|returned|closed|locked|\\p{L}+ed)|needs? a (?:permit|ticket|licence)",
  de: "(?:ist|sind|bleiben|bleibt) (?:[^,]{0,70}\\s)?(?:erlaubt|gestattet|zulässig|verboten|untersagt|vorgeschrieben|verpflichtend|pflicht|tabu)$|geh(?:ört|ören) (?:nicht |immer |stets |nur )?(?:an|in|auf|unter|ins|ans|aufs|zurück)\\s[^,]{2,50}$|(?:ist|sind) (?:[^,]{0,70}\\s)?(?:(?:an|ab|auf|aus|ein|mit|vor|weg|zurück|fern|bei|frei|sauber)zu\\p{L}{2,}n|zu (?!sehen|finden|hören|erwarten|verstehen|erkennen|haben|danken|verdanken|spüren|tun|sein|bekommen|bieten)\\p{L}{3,}n)$|(?:muss|müssen|darf|dürfen) (?:[^,]{0,70}\\s)?(?:werden|tragen|bleiben|mitgeführt werden)$",
  fr: "(?:est|sont) (?:strictement |uniquement |seulement |toujours )?(?:obligatoires?|interdite?s?|exigée?s?|admise?s? (?:uniquement|seulement)|autorisée?s? (?:uniquement|seulement)|défendue?s?)|n(?:e (?:sont|peuvent)|['’]est) (?:pas |plus )?(?:autorisée?s?|admise?s?|permise?s?)|(?:doit|doivent) (?:toujours |impérativement )?(?:être|rester|porter|se|avoir)",
  es: "(?:es|son) (?:siempre |también )?obligatori\\p{L}+|(?:debe|deben) (?:siempre )?(?:estar|ir|llevar|permanecer|ser|quedar|quedarse|entrar|pagarse|hacerse)|(?:está|están|queda|quedan) (?:terminantemente )?prohibid\\p{L}+|(?:no|solo|sólo) se (?:permite|permiten|admite|admiten|puede|pueden)|no (?:está|están) permitid\\p{L}+",
  it: "(?:è|sono) (?:sempre )?(?:obbligatori[oae]?|vietat[oaie]|consentit[oaie] (?:solo|soltanto))|(?:va|vanno) (?:sempre |subito )?\\p{L}+(?:t|s)[oaie](?!\\p{L})|(?:deve|devono) (?:sempre )?(?:essere|restare|rimanere|indossare|stare)|non (?:è|sono) (?:ammess|consentit|permess)[oaie]",
  pt: "(?:é|são) (?:sempre )?(?:obrigatóri[oa]s?|proibid[oa]s?)|(?:deve|devem|tem de|têm de) (?:sempre )?(?:andar|estar|ser|ficar|usar|permanecer|entrar)|não (?:é|são) permitid[oa]s?|só (?:é|são) permitid[oa]s?|(?:é|está) (?:expressamente )?proibido",
  nl: "(?:is|zijn) (?:[^,]{0,50}\\s)?(?:niet |alleen |altijd )?(?:toegestaan|verplicht|verboden)$|(?:moet|moeten|mag|mogen) (?:[^,]{0,60}\\s)?(?:worden|zijn|blijven|dragen|staan)$|(?:hoort|horen) (?:niet |altijd )?(?:in|op|aan)\\s",
  sv: "är (?:inte |endast |bara |alltid )?(?:tillåt\\p{L}+|förbjud\\p{L}+|obligatorisk\\p{L}*)|(?:ska|måste) (?:alltid )?(?:vara|hållas|lämnas|bäras|stå|\\p{L}+as)(?!\\p{L})|får (?:inte|endast|bara|aldrig)",
  da: "er (?:ikke |kun |altid )?(?:tilladt|forbudt|påbudt|obligatorisk)|(?:skal) (?:altid )?(?:være|holdes|bæres|stå|føres|\\p{L}+es)(?!\\p{L})|må (?:ikke|kun|aldrig)",
  nb: "er (?:ikke |kun |alltid )?(?:tillatt|forbudt|påbudt|obligatorisk)|(?:skal|må) (?:alltid )?(?:være|holdes|bæres|stå|\\p{L}+es)(?!\\p{L})|(?:må|får) (?:ikke|kun|bare|aldri)",
  pl: "(?:jest|są) (?:zawsze )?(?:obowiązkow\\p{L}+|zabronion\\p{L}+|zakazan\\p{L}+|dozwolon\\p{L}+ tylko)|obowiązuje|(?:musi|muszą|powin\\p{L}+) (?:być|mieć|nosić|pozostać)|(?:należy|trzeba|nie wolno)",
  cs: "(?:je|jsou) (?:vždy )?(?:povinn\\p{L}+|zakázán\\p{L}+)|(?:musí) (?:být|mít|nosit|zůstat)|je (?:třeba|nutné)",
  ru: "(?:следует|нужно|необходимо|нельзя|запрещается|запрещено|разрешается только|разрешено только)|должн\\p{L} (?:быть|оставаться|носить)|обязател(?:ен|ьна|ьно|ьны)",
  uk: "(?:слід|потрібно|необхідно|не можна|забороняється|заборонено)|(?:має|мають|повинн\\p{L}) (?:бути|залишатися)|обов['’ʼ]язков\\p{L}+",
  ar: "يجب|ينبغي|يمنع|يُمنع|ممنوع(?:ة)?|إلزامي(?:ة)?|لا يجوز|لا يسمح|لا يُسمح",
  he: "אסור(?:ה)?|חובה|מותר(?:ת)? רק|חייב(?:ת|ים|ות)?|יש ל\\p{L}+|אין ל\\p{L}+",
  tr: "(?:zorunlu|yasak)(?:dur|tır)?$|\\p{L}+m[ae]l[ıi](?:d[ıi]r)?$",
  ja: "(?:禁止|厳禁|必須|ご遠慮ください|義務)(?:です|します|になっています)?$|必ず.+ます$|(?:のみ|だけ)(?:可|認められ|使え|できます).{0,6}$",
  zh: "^.{1,10}(?:必须|必須|须|須|一律|不得|禁止|严禁|嚴禁|只能|只准|应当|應當)",
  ko: "(?:금지(?:입니다|됩니다)|의무입니다|필수입니다|허용되지 않습니다|만 (?:가능합니다|허용됩니다))$",
}; // prettier-ignore

/** Whether a sentence tells a rule without a word of command; none that is told by or of somebody, or of the past. */
export function isDuty(sentence: string, language: string): boolean {
  const words = DUTIES[language];
  const text = withoutStop(sentence.trim());
  if (words === undefined || tellOfPersons([text], language) || HYPOTHETIC.test(text)) return false;
  const before = isUnspaced(language) || language === "ko" ? "" : "(?<![\\p{L}\\p{M}])";
  const after = isUnspaced(language) || language === "ko" ? "" : "(?![\\p{L}\\p{M}])";
  return regex(`${before}(?:${words})${after}`, "iu").test(text) && isPresent(text, language);
}

/** "must be proud", "debe de ser verdad", "Das muss 1960 gewesen sein": what is supposed. */
const HYPOTHETIC =
  /(?<!\p{L})(?:must have|must be (?:true|proud|wrong|right|tired|hungry)|gewesen|geworden sein|debe de|avoir été|essere stat[oaie]|ter sido|must feel)(?!\p{L})/iu;

/** "gehören", "vanno tenuti", "zabronione" look as a past does in no language but these. */
function isPresent(text: string, language: string): boolean {
  return /^(?:nl|pl|tr|ru|uk|hi)$/u.test(language) || tellsPast(text, language) !== true;
}
