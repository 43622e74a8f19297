/** Of death, war and hunger: a passing thing drawn beside them would make light of them. */
const GRAVE =
  /(?<!\p{L})(?:d(?:ies?|ied|ying|ead|eaths?|rown(?:s|ed|ing)?)|kill(?:s|ed|ing|ings)?|starv\p{L}*|famine|murder\p{L}*|wars?|funeral|corpse|cancer|executed|suicide|genocide|ge(?:storben|tötet|fallen)|st(?:arb|erben|irbt)|tote?[nrs]?|tod(?:es)?|krieg\p{L}*|hunger\p{L}*|mort[es]?|mor(?:t[oie]|ti|reu|rem|rer)|meur(?:t|en?t)|mourut|tu[ée]\p{L}*|guerr[ea]s?|mur(?:ió|ieron)|muert\p{L}*|fam(?:e|ine|ine)|ucci\p{L}*|doo?d|stierf|oorlog\p{L}*|zm(?:arł|ar)\p{L}*|śmier\p{L}*|zgin\p{L}*|wojn\p{L}*|öl(?:dü|üm)\p{L}*|savaş\p{L}*|умер\p{L}*|смерт\p{L}*|погиб\p{L}*|уби[лтв]\p{L}*|войн\p{L}*|голод\p{L}*|помер\p{L}*|загин\p{L}*|війн\p{L}*)(?!\p{L})|مات|موت|توفي|قتل|حرب|מוות|מלחמ|נהרג|मृत्यु|मौत|युद्ध|死|战争|戰爭|戦争|去世|亡く|사망|전쟁|숨졌/iu;

export function isGrave(sentence: string): boolean {
  return GRAVE.test(sentence);
}
