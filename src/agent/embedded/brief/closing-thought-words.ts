/** What orders that viewers are left with a question, up to its object; `ENDS_VERB` has what ends a film otherwise. */
export const TO_QUESTION = [
  "(?:please |and |then |finally,? )*(?:end|finish|close|conclude)(?: it| the (?:film|video|clip))?(?: off)? on|(?:please |and |then |finally,? )*leave (?:them|the (?:class|viewers?|audience|room|pupils|students)|people|everyone|viewers) with",
  "(?:bitte )?(?:entlass(?:t|en sie)|lass(?:t|en sie)?) (?:sie|die \\p{L}+|das publikum) mit",
  "(?:merci de |veuillez )?(?:finir|terminer|conclure|finissez|terminez|concluez|laissez)(?: le film| la vidéo| la classe| le public| la salle)? (?:sur|avec)",
  "(?:por favor,? )?(?:dej(?:ad|en|e|ar)|deix(?:em|e|ar)) (?:a la clase|al público|a turma|o público|a sala) (?:con|com)",
  "(?:per favore,? )?(?:lasci(?:ate|are|a)) (?:la classe|il pubblico|la sala) con|(?:per favore,? )?(?:fini(?:re|sci|te)|chiud(?:ere|i|ete)|conclud(?:ere|i|ete))(?: il (?:film|video))? su",
  "(?:graag )?laat (?:de klas|het publiek|de kijkers|ze) achter met",
].join("|");

const FILM_EN = "(?: it| the (?:film|video|clip))?";
/** "with the thought that": what follows is a sentence as it stands. A form that tells as well ("termina con", it does) orders nothing. */
export const TO_THOUGHT = [
  `(?:please |and |then |finally,? )*(?:end|finish|close|conclude)${FILM_EN}(?: off)? (?:with|on) the (?:thought|idea|message|reminder|notion|point|feeling) that`,
  "(?:merci de |veuillez )?(?:finir|terminer|conclure|finissez|terminez|concluez)(?: le film| la vidéo)? (?:sur|avec|par) l['’](?:idée|pensée) qu(?:e|['’])|(?:merci de |veuillez )?(?:finir|terminer|conclure|finissez|terminez|concluez)(?: le film| la vidéo)? (?:sur|avec|par) la pensée qu(?:e|['’])",
  "(?:por favor,? )?(?:termin(?:ar|ad|e|en)|acab(?:ar|ad|e|en)|cerrar|cerrad|cierr(?:e|en))(?: el v[ií]deo| la película)? con (?:la idea|el pensamiento|el mensaje) de que",
  "(?:por favor,? )?(?:termin(?:ar|e|em)|acab(?:ar|e|em)|encerr(?:ar|e|em)|fech(?:ar|e|em))(?: o (?:filme|vídeo))? com (?:a ideia|o pensamento|a mensagem) de que",
  "(?:avsluta|sluta|slut|afslut|avslutt)(?: filmen)?(?: gärna| gerne| gjerne)?(?: af| av)? med (?:tanken|budskapet|tanken om) (?:att|at|på att)",
  "(?:proszę )?(?:zakończ(?:yć|cie)?|skończ(?:yć|cie)?)(?: film)? (?:myślą|przesłaniem),? że",
  "(?:prosím,? )?(?:skonč|zakonč|ukonč)(?:it|ete|i|ěte|eme)?(?: film)? (?:myšlenkou),? že",
  "(?:пожалуйста,? )?(?:закончи(?:ть|те)?|заверши(?:ть|те)?)(?: фильм| ролик)? мыслью(?: о том)?,? что|(?:будь ласка,? )?(?:закінчи(?:ти)?|закінчіть|заверши(?:ти)?|завершіть)(?: фільм| ролик)? думкою(?: про те)?,? що",
  "(?:încheiați|încheie|terminați|termină)(?: filmul)? cu (?:gândul|ideea) că",
  "(?:κλείστε|κλείσε|τελειώστε)(?: την ταινία| το βίντεο)? με τη σκέψη (?:ότι|πως)",
].join("|");

/** Where the verb goes to the clause's end, or the subject changes its case. */
export const TO_THOUGHT_TURNED = [
  "(?:bitte )?(?:ende|endet|enden sie|beende|beendet|beenden sie|schließe|schließt|schließen sie|hör auf|hört auf)(?: den film| das video)?(?: bitte)?(?: ab)? mit dem gedanken,? dass",
  "(?:graag )?(?:eindig(?:en)?|sluit|sluiten|afsluiten)(?: de film| het filmpje)?(?: graag)?(?: af)? met (?:de gedachte|het idee|de boodschap) dat",
].join("|");
