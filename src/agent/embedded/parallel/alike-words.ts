/** Verbs that another follows: "can dive", "può immergersi", "ont rapporté". */
export const BEFORE_VERB =
  /^(?:has|have|had|been|be|hat|haben|hatte|a|ont|avait|avaient|été|ha|han|había|habían|sido|hanno|aveva|è|sono|stat[oaie]|tem|têm|tinha|foi|foram|heeft|hebben|had|hadden|har|hade|havde|can|could|will|would|may|might|must|should|kann|können|könnte|wird|werden|würde|muss|müssen|peut|peuvent|pourrait|puede|pueden|podría|può|possono|pode|podem|kan|kunnen|zal|zullen|zou|ska|skulle|vil|ville|może|mogą|może|могут|може|можуть)$/iu;

/** What stands between a verb and its amount: "dives for", "puede durar hasta". */
export const JOINS_AMOUNT =
  /^(?:for|at|to|up|of|with|by|on|auf|bei|mit|aus|an|zu|pour|à|de|en|avec|a|con|para|por|per|di|da|com|em|op|bij|met|tot|på|med|til|av|af|przez|na|do|po|за|на|до|по)$/iu;

/** How long something goes on: "dives for 90 minutes". */
export const FOR_SO_LONG = /^(?:for|per|por|durante|pendant|durant|lang|gedurende|przez)$/iu;

/** Between when and when, after how long: no name stands before them. */
export const TELLS_WHEN =
  /^(?:in|after|before|from|since|until|till|within|nach|vor|seit|ab|bis|um|dans|après|depuis|avant|dès|tra|fra|dopo|dal?|entro|tras|después|desde|hasta|dentro|após|depois|desde|até|na|over|binnen|om|sinds|efter|före|inom|siden|inden|za|po|od|za|через|после|с|після|через|з)$/iu;

/** Nouns behind a number that tell when, how old or how warm something is: no length of a bar that begins at nought. */
export const NO_SIZE =
  /^(?:uhr|h|hrs?|o['’]?clock|a\.?m|p\.?m|klockan|kl|godz|years?|jahre?n?|ans?|années?|años?|anni|anos|jaar|år|lat|lata|лет|года?|років|роки|leta|ani|év|°\S*|grad|degrees?|degrés?|grados?|gradi|graus?|graden|grader|stopni\p{L}*|градус\p{L}*|st|nd|rd|th|er|floor|place|chapter|page|version|rpm)$/iu;

/** Verbs of what has grown by so much: a share behind them is so much more than before. */
export const GREW: Readonly<Record<string, string>> = {
  en: "rose|rises|grew|grows|increased|climbed|gained", de: "stieg|stiegen|steigt|wuchs|wuchsen|wächst", es: "aumentó|creció|subió|aumentaron|crecieron|subieron",
  pt: "aumentou|cresceu|subiu|aumentaram|cresceram|subiram", nl: "steeg|stegen|groeide|groeiden", sv: "ökade|steg|växte", da: "steg|voksede", nb: "økte|steg|vokste",
}; // prettier-ignore

/** "Apenas unos 12 millones": no more than that, and so much for certain. */
export const BARELY =
  /(?<=\s)(?:barely|hardly|a mere|kaum|gerade einmal|à peine|apenas|appena|nauwelijks|amper|knappt|knapt|knapp|ledwo|ledwie|едва|ледве)(?=\s(?:\p{L}+\s)?\p{Nd})/giu;

/** Little words of other languages that are names in this one. */
export const NAMES_HERE: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:van|met|con|era)(?!\p{L})/giu,
};
