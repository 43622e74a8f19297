import { takesPart } from "./takes-part.ts";

/** Where a sentence names a thing: the place and the length of its word. */
type Named = { sentence: string; place: number; length: number };

/** Behind these a clause only adds to what the sentence says: "until he went to fetch his sandwich". */
const ADDING: Readonly<Record<string, string>> = {
  en: "until|because|although|though|unless|that|who|whom|whose|which|where|when|while|since|before|after|if|as|than|like|once|even|or|without|except",
  de: "bis|weil|obwohl|wenn|dass|der|die das|welche\\p{L}*|wo|während|seit|bevor|nachdem|ob|als|wie|damit|oder|ohne|falls|sobald",
  fr: "jusqu\\p{L}*|parce|puisque|bien|si|qui|que|qu|dont|où|quand|lorsque?|pendant|depuis|avant|après|comme|ou|sans|sauf|même",
  es: "hasta|porque|aunque|si|que|quien\\p{L}*|donde|cuando|mientras|desde|antes|después|como|o|sin|salvo|ni",
  it: "finché|perché|anche|sebbene|se|che|chi|cui|dove|quando|mentre|dopo|prima|come|o|oppure|senza|tranne",
  pt: "até|porque|embora|se|que|quem|onde|quando|enquanto|desde|antes|depois|como|ou|sem|salvo",
  nl: "tot|totdat|omdat|hoewel|als|dat|die|wie|waar|wanneer|terwijl|sinds|voordat|nadat|of|zonder|zodra|dan",
  sv: "tills|eftersom|fast|om|att|som|där|när|medan|sedan|innan|än|eller|utan",
  da: "indtil|fordi|selvom|hvis|at|som|der|hvor|når|mens|siden|før|end|eller|uden",
  nb: "til|fordi|selv|hvis|at|som|der|hvor|når|mens|siden|før|enn|eller|uten",
  pl: "aż|bo|ponieważ|chociaż|choć|jeśli|jeżeli|że|któr\\p{L}+|gdzie|kiedy|gdy|zanim|niż|jak|albo|lub|bez|żeby",
  cs: "až|protože|ačkoli|když|jestli|že|kter\\p{L}+|kde|než|jak|jako|nebo|bez|aby",
  ru: "пока|потому|хотя|если|что|котор\\p{L}+|где|когда|чем|как|или|без|чтобы",
  uk: "поки|бо|хоча|якщо|що|як\\p{L}{1,3}|де|коли|ніж|як|або|чи|без|щоб",
};

/** What does a thing's work: it leads the thing, with an article and a word that says which, at the end of its clause. */
const WITH: Readonly<Record<string, string>> = {
  en: "with|using",
  de: "mit",
  fr: "avec",
  es: "con",
  it: "con",
  pt: "com",
  nl: "met",
  sv: "med",
  da: "med",
  nb: "med",
};
/** A noun with an article and a word before it that says which. */
const LED = 2;

/** What stands behind an English noun that no other noun follows: in "bread trays" there is no bread. */
const BEHIND_HEAD =
  /^\s*(?:$|[.,;:!?)…–—]|(?:and|or|but|in|on|at|to|for|from|with|by|into|onto|until|before|after|when|while|as|so|if|then|every|each|once|twice|again|too|first|here|there|now|today|together|beside|behind|under|over|up|down|out|off|open|that|which|who|is|are|was|were|will|can|has|have|had|a|an|the|your|our|their|its|my|his|her)(?!\p{L}))/iu;

/** Whether no noun follows that the noun only says more of, and none is its owner's. */
function isHead(after: string, base: string): boolean {
  if (base !== "en") return true;
  const rest = after.replace(/^\p{L}{0,3}/u, "");
  return !/^['’]/u.test(rest) && BEHIND_HEAD.test(rest);
}

/** Whether words before the noun, not its sentence's first, open a clause that only adds. */
function isAdded(before: string, base: string): boolean {
  const adding = ADDING[base];
  if (adding === undefined) return true;
  return new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}][,:;]? )(?:${adding})(?![\\p{L}\\p{M}])`, "iu").test(before);
}

/** Whether a sentence acts on the thing, or tells of it, in its main clause, however late: "Ten weeks ahead, send us the form". */
export function isActedOn({ sentence, place, length }: Named, base: string): boolean {
  const before = sentence.slice(0, place);
  return (
    !isAdded(before, base) &&
    isHead(sentence.slice(place + length), base) &&
    takesPart(sentence, sentence.slice(place, place + length), place, base)
  );
}

/** Whether what a sentence tells of is done with the thing: "Look under the rim with a torch". */
export function isMeans({ sentence, place, length }: Named, base: string): boolean {
  const means = WITH[base];
  if (means === undefined) return false;
  const words = sentence.slice(0, place).match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const leads = words.slice(-LED - 1).map((word) => word.toLowerCase());
  const at = leads.findLastIndex((word) => new RegExp(`^(?:${means})$`, "u").test(word));
  if (at === -1 || isAdded(sentence.slice(0, place), base)) return false;
  return (
    isHead(sentence.slice(place + length), base) &&
    /^\p{L}{0,3}\s*(?:$|[.,;:!?…])/u.test(sentence.slice(place + length))
  );
}
