/** What denies a verb, with its blanks; taken out, what is left says that it is so. */
export const DENIALS: Readonly<Record<string, RegExp>> = {
  en: /(?:^|\s)(?:(?:please\s)?(?:do|does)\s(?:not|never)|(?:please\s)?(?:don|doesn)['’]t|not|never)\s|(?<=\bcan)(?:not|['’]t)\s|(?<=\b(?:must|should))n['’]t\s/iu,
  de: /(?:^|\s)(?:nicht|kein(?:e[nmrs]?)?|niemals|nie)\s/iu,
  fr: /(?:^|\s)(?:ne\s|n['’])|\s(?:pas|jamais|plus)(?:\s(?:de\s|d['’])|\s)/giu,
  es: /(?:^|\s)no\s/iu,
  it: /(?:^|\s)non\s/iu,
  pt: /(?:^|\s)não\s/iu,
  nl: /(?:^|\s)(?:geen|niet|nooit)\s/iu,
  sv: /(?:^|\s)(?:inte|inga|ingen|inget|aldrig)\s/iu,
  pl: /(?:^|\s)nie\s/iu,
  ru: /(?:^|\s)не\s/iu,
  uk: /(?:^|\s)не\s/iu,
};

/** Before the last thing of a list. */
export const JOINS_LAST: Readonly<Record<string, RegExp>> = {
  en: /\s+(?:and|or|nor)\s+/u,
  de: /\s+(?:und|oder|noch|sowie)\s+/u,
  fr: /\s+(?:et|ou|ni)\s+/u,
  es: /\s+(?:y|e|o|u|ni)\s+/u,
  it: /\s+(?:ed?|oppure|o|né)\s+/u,
  pt: /\s+(?:e|ou|nem)\s+/u,
  nl: /\s+(?:en|of|noch)\s+/u,
  sv: /\s+(?:och|eller)\s+/u,
  pl: /\s+(?:i|oraz|lub|ani|albo)\s+/u,
  ru: /\s+(?:и|или|ни|либо)\s+/u,
  uk: /\s+(?:і|й|та|або|чи|ні)\s+/u,
};

/** What opens a clause, or says when and why, and is no thing of a list. */
export const NO_ITEM =
  /^(?:but|because|even|if|when|while|unless|although|though|which|who|that|so|it|they|we|you|he|she|this|these|then|aber|weil|wenn|damit|obwohl|dass|sondern|er|sie|es|wir|ihr|mais|car|parce|quand|qui|que|si|pero|porque|cuando|quien|ma|perché|quando|che|mas|maar|omdat|als|want|dat|men|för|eftersom|om|som|ale|bo|gdy|któr\p{L}+|jeśli|но|потому|если|когда|котор\p{L}+|что|але|бо|якщо|коли|як\p{L}{1,3}|що)\s/iu;
