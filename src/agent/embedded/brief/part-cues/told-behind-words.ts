/** Up to the word behind which stands what is to be told, as a sentence has it: "Oh, and say somewhere that", "Y acaba diciendo que". */
export const TOLD_BEHIND: readonly string[] = [
  "(?:(?:oh|and|also|so|please|pls|then),? )+say (?:somewhere |too |also |loudly )?that |(?:it would be good|it['’]d be good|i['’]d like you) to (?:make (?:it )?(?:plain|clear)|say) that |by way of conclusion i (?:would|should|['’]d) (?:simply |just )?(?:remind|tell) them that |if you(?:['’]ve got| have) time,? (?:add|say|mention) that |round (?:it )?off with the rule that ",
  "(?:et )?dis bien qu(?:e |['’])|(?:et )?(?:tu )?(?:termin(?:es?|ez)|fini(?:s|ssez)|conclu(?:s|ez)) en disant qu(?:e |['’])",
  "(?:y )?(?:acaba|termina|remata|cierra|acabad|terminad|acabe|termine)(?: l?o?)? diciendo que |(?:y )?al final (?:pon|di|poned|decid) qu?e? |(?:cuéntales|diles) (?:también )?que ",
  "(?:e )?(?:finisci|chiudi|finite|chiudete) dicendo che |(?:e )?di['’] (?:anche|bene) che ",
  "(?:e )?(?:acaba|termina|fecha|acabe|termine|feche) dizendo que |(?:daí |depois )explica que |(?:por isso )?diz (?:logo a seguir|também|bem) que ",
  "(?:avsluta|runda av|börja)(?: gärna)? med att |(?:start|slut af|begynd|begynn|avslutt)(?: du)?(?: bare| gerne| gjerne)? med (?:at sige,? )?at ",
  "(?:i |a )?(?:powiedz|powiedzcie) (?:im|też|jeszcze),? że |(?:а |и )?(?:скажи|скажите) (?:им|ещё|обязательно|ещё и),? что |(?:давай(?:те)? )?начн(?:и|ите|ём|ем) с того,? что |(?:і |а )?(?:скажи|скажіть) (?:їм|ще|обов['’]язково),? що ",
];
