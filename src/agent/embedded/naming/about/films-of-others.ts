import { toPattern } from "../../text/regex.ts";

/** Films that nobody asks for: what everyone and others make ("Everyone makes films about dying crafts"), and one that is not wanted. */
const OTHERS = [
  "everyone|everybody|nobody|no one|people|others|they|other (?:people|firms|shops|companies)|most (?:people|firms|shops|companies)|all the others",
  "alle(?: anderen)?(?= machen)|alle machen|jeder (?:macht|dreht)|niemand|andere|die anderen|die meisten",
  "tout le monde|personne ne|les autres|d['’]autres|la plupart",
  "todo el mundo|todos(?= hacen)|nadie|los demás|otros|la mayoría|la gente",
  "tutti(?= fanno)|nessuno|gli altri|altri|la gente|la maggior parte",
  "toda a gente|todo mundo|todos(?= fazem)|ninguém|os outros|outros|a maioria",
  "iedereen|niemand|anderen|de meeste(?: mensen|n)?",
  "alla(?= gör)|ingen|andra|de flesta|alle(?= laver| lager)|andre",
  "wszyscy|nikt|inni|większość|všichni|nikdo|ostatní|většina",
  "все(?= (?:снима|дела))|никто|другие|остальные|большинство|усі|всі|ніхто|інші|більшість",
].join("|");
const MAKE =
  "mak(?:e|es|ing|ed)|made|do(?:es|ne)?|did|shoots?|mach(?:t|en|te|ten)|dreh(?:t|en|te|ten)|fai(?:t|re)|font|tourn\\p{L}+|hace[n]?|hizo|hicieron|fa|fanno|fatto|faz|fazem|fez|fizeram|maakt|maken|maakte|gör|gjort|laver|lager|robi\\p{L}*|kręc\\p{L}+|děla\\p{L}*|točí|снима\\p{L}+|дела\\p{L}+|робл\\p{L}+|зніма\\p{L}+";
const WHAT_OTHERS_MAKE = toPattern(
  `^(?:(?:and|but|so|because|since|und|aber|weil|denn|et|mais|car|y|pero|porque|e|ma|perché|mas|en|maar|want|och|men|og|i|a|ale|и|а|но)\\s)?(?:${OTHERS})\\s(?:[\\p{L}'’-]+\\s){0,2}?(?:${MAKE})(?![\\p{L}])`,
  "iu",
);
const FILM_ABOUT = "(?:\\p{L}+\\s){0,3}?\\p{L}*(?:film|video|vídeo|vidéo|clip|filmpje|filmato|filme|película)s?\\s(?:about|on|that|which|like|über|zu[mr]?|sur|qui|sobre|de|del|que|sul?\\p{L}*|che|over|die|om|som|o|про|об?)(?![\\p{L}])"; // prettier-ignore
/** "I don't want a film about …", "not another film about …"; "we have no film about it yet" is a wish for one. */
const NOT_WANTED = toPattern(
  `(?:${[
    "(?:don['’]t|do not|didn['’]t|wouldn['’]t|never) (?:really )?(?:want|need|fancy|mean)(?: (?:it|this|that|you|us))?(?: to (?:be|make))? (?:yet )?(?:an?|another|any|the usual)",
    "(?:not|please no|no more) (?:yet )?another",
    "(?:will|wollen|möchten?|brauchen?|bitte|soll|auf) (?:\\p{L}+ )?(?:keinen?|nicht (?:noch )?einen?)",
    "(?:veux|voulons|voudrais|faut|souhaite) (?:surtout )?pas (?:d['’]un|un|une|de|d['’])",
    "no (?:quiero|queremos|quería|querría|hace falta) (?:otr[oa]|una?|más)",
    "non (?:voglio|vogliamo|vorrei|vorremmo) (?:un|l['’]ennesimo|un altro)",
    "não (?:quero|queremos|queria) (?:mais )?(?:um|outro)",
    "(?:wil|willen|hoef|liefst) (?:\\p{L}+ )?geen",
    "vill inte ha (?:en|ännu en)|vil (?:ikke|ikke have|ikke ha) (?:en|enda en|endnu en)",
    "не (?:хочу|хотим|хочемо|нужен|потрібен) (?:ещё один |ще один )?",
  ].join("|")})\\s?${FILM_ABOUT}`,
  "iu",
);

/** "Everyone makes films about the sea, could you do one about the river?" */
const WANTED =
  /(?<!\p{L})(?:(?:can|could|would) you|please make|so (?:we|i)(?:['’]d| would)? (?:want|need|like)|but (?:a|an|one|we|i)|könn(?:t|ten?) (?:ihr|sie)|sondern|pouvez-vous|pourriez-vous|mais (?:un|nous|je)|podéis|podría[sn]?|sino|potete|potreste|ma (?:un|noi)|podem|mas (?:um|nós)|kunnen jullie|maar (?:een|wij)|utan|ale|а хотим|но хотим)(?!\p{L})/iu;

/** Whether a sentence speaks of films that others make, or of one that is not wanted: what that is about names nothing. */
export function isFilmOfOthers(sentence: string): boolean {
  const said = sentence.replaceAll(/\s+/gu, " ").trim();
  return (WHAT_OTHERS_MAKE.test(said) || NOT_WANTED.test(said)) && !WANTED.test(said);
}
