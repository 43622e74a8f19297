import { toPattern } from "../../text/regex.ts";

/** Words of who begins to speak: "Right, so the new machines …". */
export const SETS_OUT =
  /^(?:(?:right|so|ok|okay|well|now|as you (?:may )?know|hi(?: all| everyone| there)?|hello|also|gut|na gut|bon|alors|donc|voilà|bueno|pues|bien|allora|dunque|ecco|então|bem|pois|nou|dus|goed|alltså|så|no więc|więc|otóż|итак|так вот|ну вот|ну|отже|evet|şimdi)[,.!:]?\s+)+/iu;

const SELF =
  "(?:i|i['’](?:m|ve|ll|d)|we|we['’](?:re|ve|ll|d)|my|our|ich|wir|je|j['’]\\p{L}+|nous|yo|nosotros|necesito|necesitamos|quiero|queremos|quisiera|me|nos|io|noi|vorrei|vorremmo|voglio|vogliamo|mi|ci|eu|nós|preciso|precisamos|quero|gostaria|ik|we|wij|jag|vi|jeg|chcę|chcemy|chciał\\p{L}+|potrzebuj\\p{L}+|proszę|я|мы|мне|нам|хочу|хотим|ми|мені)";
/** Where who writes comes in: ", and I've had the same questions", ", so here's the lot". */
export const PARTS = toPattern(
  `[,;]?\\s(?:[–—-]\\s)?(?:and|but|so|und|aber|deshalb|daher|et|mais|donc|y|pero|así que|por eso|e|ma|quindi|mas|por isso|en|maar|dus|och|men|så|og|i|ale|więc|dlatego|и|но|а|поэтому|і|але|тому)\\s(?:so |also |now |auch |donc |también |anche |também |ook )?(?=(?:${SELF}|here['’]?s|here (?:is|are|comes)|(?:brauche|möchte|hätte|wollen|möchten|bräuchten) (?:ich|wir)|bitte|please|could you|can you)(?![\\p{L}]))`,
  "iu",
);
/** Who speaks of themselves tells no fact. */
export const OF_SELF = toPattern(`(?<![\\p{L}\\p{M}’'])(?:${SELF})(?![\\p{L}\\p{M}])`, "iu");

const WANTS =
  "(?:(?:i|we)(?:['’](?:d|ve))?\\s(?:\\p{L}+\\s){0,2}?(?:want|need|like|thought|decided|asked|hope|think)|(?:je|nous|on)\\s(?:\\p{L}+\\s)?(?:voudr\\p{L}+|veu\\p{L}+|voulons|souhait\\p{L}+|aimer\\p{L}+)|j['’]aimerais|(?:quiero|queremos|necesit\\p{L}+|quisi\\p{L}+|nos gustaría|me gustaría)|(?:vorre\\p{L}+|vogli\\p{L}+|ci serve|mi serve)|(?:quer\\p{L}+|precis\\p{L}+|gostar\\p{L}+)|(?:wil|willen|zou|zouden|heb|hebben)\\s(?:ik|we|wij))";
/** "After the near miss on 12 March I want …": in languages whose words stay as they are behind it. */
export const AFTER = toPattern(
  `^\\s*(?:after|following|since|après|suite à|à la suite de|tras|después de|dopo|após|na)\\s(?<fact>(?:the|our|last|a|an|l['’]|la|le|les|notre|nos|el|los|las|nuestr\\p{L}+|il|lo|i|gli|o|os|as|de|het|onze|ons)(?:(?<=['’])|\\s)[^,;.!?\\n]{12,140}?),?\\s(?=${WANTS}(?!\\p{L}))`,
  "iu",
);
