import { NAME } from "./name-words.ts";
import type { OrderWords } from "./order-form.ts";

const SOMEBODY = "[^,.:;!?]{2,60}";

const FR_LEAD =
  "(?:(?:s['’]il vous plaît|s['’]il te plaît|svp|puis|ensuite|et|après|enfin|d['’]abord|aussi|maintenant|pour finir|à la fin|pensez à|n['’]oubliez pas de|n['’]oublie pas de|veuillez|merci de|vous pouvez|tu peux|pouvez-vous),? )*";
const FR_SAY =
  "(?:dites|dis|dire|précisez|précise|préciser|mentionnez|mentionne|mentionner|expliquez|explique|expliquer|rappelez|rappelle|rappeler|soulignez|souligne|souligner|indiquez|indiquer|ajoutez|ajoute|ajouter|montrez|montrer|insistez sur le fait|faites comprendre|(?:dites|rappelez|expliquez)-leur)";
const FR_HOW =
  "(?: (?:d['’]abord|bien|clairement|aussi|également|donc|ensuite|encore|simplement|au public|aux (?:gens|spectateurs|enfants|élèves|parents)))*";
const FR_THAT = "qu(?:e(?= )|['’](?=\\p{L}))";
const FR_END =
  "(?:terminez|termine|terminer|finissez|finis|finir|concluez|conclus|conclure)(?: le film| la vidéo)?";
const FR_VERB = "(?:montrez|montre|expliquez|explique|expliquer|montrer|décrivez|présentez|racontez|dites)";

const ES_LEAD =
  "(?:(?:por favor|después|luego|y|también|además|ahora|finalmente|por último|al final|primero|para terminar|no olviden|no olvides|no olvide|podéis|pueden|puede|puedes),? )*";
const ES_SAY =
  "(?:diga|digan|di|decid|decir|mencione|mencionen|menciona|mencionar|explique|expliquen|explica|explicad|explicar|aclare|aclaren|subraye|subrayen|subraya|recuerde|recuerden|recuerda|recordad|recordar|señale|señalen|indique|indiquen|añada|añadan|cuente|cuenten|cuenta|muestre|muestren|deje claro|dejen claro|deja claro|dejad claro|(?:díganles|recuérdenles|explíquenles|diles))";
const ES_HOW = "(?: (?:claramente|también|bien|con claridad|a la gente|al público))*";
const ES_END =
  "(?:termine|terminen|termina|terminad|terminar|acabe|acaben|acaba|acabad|cierre|cierren|cierra|cerrad|finalice|finalicen|concluya|concluyan)(?: el v[ií]deo)?";
const ES_VERB =
  "(?:muestre|muestren|muestra|mostrad|explique|expliquen|explica|explicad|describa|describan|presente|presenten|presenta|enseñe|enseñen)";

const IT_LEAD =
  "(?:(?:per favore|poi|quindi|e|anche|infine|alla fine|dopo|prima|adesso|non dimenticate di|potete|puoi),? )*";
const IT_SAY =
  "(?:dite|di['’]|dica|dire|precisate|spiegate|spiega|spiegare|ricordate|ricorda|ricordare|sottolineate|sottolinea|chiarite|menzionate|menziona|aggiungete|mostrate|raccontate|fate capire|fate notare|mettete in chiaro)";
const IT_HOW = "(?: (?:bene|chiaramente|anche|pure|con chiarezza|a tutti|alla gente|agli spettatori))*";
const IT_TO = "(?:a|ai|agli|alle|alla|al)";
const IT_END =
  "(?:finite|finisci|finire|chiudete|chiudi|chiudere|concludete|concludi|terminate|termina)(?: il (?:film|video|filmato))?";
const IT_VERB = "(?:spiegate|spiega|mostrate|mostra|descrivete|presentate|raccontate|fate vedere)";

const PT_LEAD =
  "(?:(?:por favor|depois|então|e|também|agora|por fim|no fim|no final|primeiro|em seguida|não se esqueçam de|podem|pode),? )*";
const PT_SAY =
  "(?:digam|diga|dizer|mencionem|mencione|mencionar|expliquem|explique|explicar|sublinhem|esclareçam|lembrem|lembre|lembrar|indiquem|acrescentem|acrescente|mostrem|contem|destaquem|destaque|deixem claro|deixe claro)";
const PT_HOW = "(?: (?:bem|claramente|também|com clareza|às pessoas|ao público))*";
const PT_END =
  "(?:terminem|termine|terminar|acabem|acabe|fechem|feche|encerrem|encerre|finalizem|finalize|concluam|conclua)(?: o (?:filme|vídeo))?";
const PT_VERB = "(?:expliquem|explique|mostrem|mostre|descrevam|apresentem|apresente|contem)";

const ANYBODY = "(?:[\\p{L}'’-]+ ){1,5}?";
const TO_ANYBODY = "(?: [\\p{L}'’-]+){1,5}?";

export const ROMANCE_ORDERS: Readonly<Record<string, OrderWords>> = {
  fr: {
    says: [
      `${FR_LEAD}${FR_SAY}${FR_HOW} ${FR_THAT}`,
      `(?:il|elle|le film|la vidéo|cette vidéo|on) (?:doit|devrait|devra) (?:aussi )?${FR_SAY}${FR_HOW} ${FR_THAT}`,
      `il (?:faut|faudrait|faudra) (?:aussi |également |bien )?(?:dire|rappeler|préciser|mentionner|expliquer|souligner|ajouter)${FR_HOW} ${FR_THAT}`,
      `(?:il est |c['’]est )important (?:de (?:dire|préciser|rappeler)|pour nous) ${FR_THAT}`,
      `${FR_LEAD}${FR_END} en (?:rappelant|disant|précisant)(?: (?:à|aux?)${TO_ANYBODY})? ${FR_THAT}`,
    ],
    again: "(?:,? et qu(?:e |['’])|, qu(?:e |['’]))(?!['’]?(?:il faut|est-ce))",
    people: [
      `${FR_LEAD}(?:commencez|commence|commencer|débutez|ouvrez|démarrez)(?: le film)? (?:par|avec|sur) (?<who>${SOMEBODY}), qui (?<does>.+)`,
      `${FR_LEAD}(?:mentionnez|mentionne|présentez|citez|évoquez|parlez de|n['’]oubliez pas|montrez)(?: (?:d['’]abord|ensuite|aussi|puis))? (?<who>${SOMEBODY}), qui (?<does>.+)`,
    ],
    through: [
      `${FR_LEAD}(?:racontez|raconte|montrez)(?:-le|-la|-nous)?(?: (?:l['’]histoire|cela|tout cela))? (?:à travers|par|avec)(?: l['’](?:histoire|exemple) de)? (?<who>${NAME})(?:, (?<aside>.+))?`,
      `${FR_LEAD}(?:racontez|suivez) l['’]histoire de (?<who>${NAME})(?:, (?<aside>.+))?`,
    ],
    story: "Voici l’histoire de $<who>",
    pronoun: "(?:il|elle)(?! (?:y a|faut|s['’]agit|est (?:temps|important)))",
    parts: [`${FR_LEAD}${FR_VERB}(?: (?:ensuite|aussi|bien|puis|simplement|aux (?:enfants|élèves|gens)))* (?<wh>(?:comment|pourquoi|où|quand|combien|quel(?:le)?s?) .+)`, `${FR_LEAD}${FR_VERB}(?: (?:ensuite|aussi|puis))* (?<np>(?:les|nos) (?:deux|trois|quatre|cinq|six|sept|principales|principaux|différents|différentes) .{3,60})`, `${FR_LEAD}${FR_END} (?:par|sur|en expliquant) (?<wh>(?:comment|pourquoi) .+)`],
    ends: [
      [`${FR_LEAD}${FR_END} en (?:invitant|encourageant|appelant) (?<who>${ANYBODY})à (?<do>.+)`, "Nous invitons $<who>à $<do>"],
      [`(?:${FR_LEAD}${FR_END} en demandant|(?:et )?(?:pour finir|à la fin|enfin|pour terminer),? (?:demandez|demande|demander)) (?<who>(?:aux? |à )${ANYBODY})(?<do>d(?:e |['’]).+)`, "Nous demandons $<who>$<do>"],
      [`(?:et )?(?:pour finir|à la fin|enfin|pour terminer),? (?:invitez|invite|inviter) (?<who>${ANYBODY})à (?<do>.+)`, "Nous invitons $<who>à $<do>"],
      [`${FR_LEAD}${FR_END} (?:par|sur) (?:une |l['’])(?:invitation|appel) (?<do>(?:à|au|aux) .+)`, "Nous vous invitons $<do>"],
    ],
    questions: [`${FR_LEAD}${FR_END} (?:en demandant(?: (?:aux?|à)${TO_ANYBODY})?|(?:par|sur) la question(?: de savoir)?),? ?(?<asks>(?:comment|pourquoi|où|quand|combien|quel(?:le)?s?|qui|ce qu[ei]|ce qu['’]) ?.+)`],
    behind: [`${FR_LEAD}(?:commencez|commence|${FR_END}) (?:par|avec|sur) (?:une?|l['’]|la|le|ce|cette) ?(?:vrai |vraie |petite? )?(?:exemple|histoire|scène|chiffre|fait|anecdote|cas|idée|pensée|promesse)(?: [^:.!?]{3,40})?\\s?: (?<told>.+)`],
  },
  es: {
    says: [
      `${ES_LEAD}${ES_SAY}${ES_HOW} que`,
      `(?:el v[ií]deo |la película )?(?:debe|tiene que|debería) (?:también )?${ES_SAY}${ES_HOW} que`,
      `es importante (?:decir|mencionar|recordar)${ES_HOW} que`,
      `${ES_LEAD}${ES_END} (?:recordando|diciendo)(?: a${TO_ANYBODY})?(?:les)? que`,
    ],
    again: "(?:,? y que|, que)(?! (?:no sea|sea)(?!\\p{L}))",
    people: [
      `${ES_LEAD}(?:empiece|empiecen|empieza|empezad|comience|comiencen|comienza|abra|abran|abre|arranque|arranquen)(?: el v[ií]deo)? (?:con|por) (?<who>${SOMEBODY}), (?:que|quien) (?<does>.+)`,
      `${ES_LEAD}(?:mencione|mencionen|menciona|presente|presenten|presenta|cite|citen|no olvide[ns]?|hable de|hablen de) (?:a )?(?<who>${SOMEBODY}), (?:que|quien) (?<does>.+)`,
    ],
    through: [
      `${ES_LEAD}(?:cuéntenlo|cuéntelo|cuéntalo|contadlo|cuenten|cuente|cuenta|narren)(?: (?:la historia|esto|todo))? (?:a través de|con|desde)(?: la (?:historia|mirada|voz) de)? (?<who>${NAME})(?:, (?<aside>.+))?`,
      `${ES_LEAD}(?:cuenten|cuente|cuenta|sigan) la historia de (?<who>${NAME})(?:, (?<aside>.+))?`,
    ],
    story: "Esta es la historia de $<who>",
    pronoun: "(?:él|ella)(?= )|(?=(?:tiene|es|era|fue|vive|trabaja|llegó|vino|nació|perdió|lleva|estuvo|tuvo|durmió|ha|había|cocina|empezó|quería|aprendió|viene|cumplió)(?!\\p{L}))",
    parts: [`${ES_LEAD}${ES_VERB}(?: (?:después|luego|también|a (?:la gente|los \\p{L}+)))* (?<wh>(?:cómo|por qué|dónde|cuándo|qué|quién(?:es)?|cuánt[oa]s?) .+)`, `${ES_LEAD}${ES_VERB}(?: (?:después|luego|también))* (?<np>(?:las|los|nuestr[oa]s) (?:dos|tres|cuatro|cinco|seis|siete|principales|diferentes|distint[oa]s) .{3,60})`, `${ES_LEAD}${ES_END} (?:con|por|explicando) (?<wh>(?:por qué|cómo) .+)`],
    ends: [
      [`${ES_LEAD}${ES_END} (?:invitando|animando) (?<who>a ${ANYBODY})a (?<do>.+)`, "Invitamos $<who>a $<do>"],
      [`${ES_LEAD}(?:${ES_END} (?:pidiendo|invitando)|(?:pidan|pida|pedid|pide|inviten|invite)) (?:a ${ANYBODY})(?:a )?que (?<do>\\p{Ll}+[ae]n? .+)`, "$<do>"],
      [`${ES_LEAD}${ES_END} con una? (?:invitación|llamamiento|llamada) (?<do>a .+)`, "Les invitamos $<do>"],
    ],
    questions: [`${ES_LEAD}${ES_END} (?:preguntando(?:les)?(?: a${TO_ANYBODY})?|con la pregunta(?: de)?),? ?(?<asks>(?:cómo|por qué|dónde|cuándo|qué|quién(?:es)?|cuánt[oa]s?|cuál(?:es)?) .+)`],
    behind: [`${ES_LEAD}(?:empiece|empiecen|empieza|empezad|comience|comiencen|${ES_END}) con (?:una?|la|el|un) (?:caso|historia|ejemplo|escena|dato|cifra|anécdota|idea|promesa)(?: [^:.!?]{3,40})?: (?<told>.+)`],
  },
  it: {
    says: [
      `${IT_LEAD}${IT_SAY}${IT_HOW} ch(?:e(?= )|['’](?=\\p{L}))`,
      `(?:il (?:film|video|filmato) )?(?:deve|dovrebbe) (?:anche )?(?:${IT_SAY}|precisare|sottolineare|menzionare|far capire)${IT_HOW} che`,
      `è importante (?:dire|ricordare|precisare)${IT_HOW} che`,
      `${IT_LEAD}${IT_END} (?:ricordando|dicendo)(?: ${IT_TO}${TO_ANYBODY})? ?che`,
    ],
    again: "(?:,? e che|, che)",
    people: [
      `${IT_LEAD}(?:iniziate|inizia|cominciate|comincia|partite|parti|aprite|apri)(?: il (?:film|video))? (?:con|da|dal|dalla|dai) (?<who>${SOMEBODY}), che (?<does>.+)`,
      `${IT_LEAD}(?:menzionate|menziona|presentate|presenta|citate|cita|parlate di|non dimenticate|ricordate) (?<who>${SOMEBODY}), che (?<does>.+)`,
    ],
    through: [
      `${IT_LEAD}(?:raccontatel[oa]|raccontal[oa]|raccontate|racconta)(?: (?:la storia|questo|tutto))? (?:attraverso|con|tramite)(?: (?:la storia|gli occhi) di)? (?<who>${NAME})(?:, (?<aside>.+))?`,
      `${IT_LEAD}(?:raccontate|racconta|seguite) la storia di (?<who>${NAME})(?:, (?<aside>.+))?`,
    ],
    story: "Questa è la storia di $<who>",
    pronoun: "(?:lui|lei|egli|ella)(?= )|(?=(?:ha|è|era|vive|lavora|arrivò|nacque|perse|aveva|viene|cucina)(?!\\p{L}))",
    parts: [`${IT_LEAD}${IT_VERB}(?: (?:poi|anche|bene|ai \\p{L}+))* (?<wh>(?:come|perché|dove|quando|che cosa|cosa|chi|quant[aeio]) .+)`, `${IT_LEAD}${IT_VERB}(?: (?:poi|anche))* (?<np>(?:le|i|gli) (?:due|tre|quattro|cinque|sei|sette|principali|divers[ei]) .{3,60})`, `${IT_LEAD}${IT_END} (?:con|su|spiegando) (?<wh>(?:perché|come) .+)`],
    ends: [
      [`${IT_LEAD}${IT_END} (?:invitando|incoraggiando) (?<who>${ANYBODY})(?<do>ad? .+)`, "Invitiamo $<who>$<do>"],
      [`${IT_LEAD}(?:${IT_END} chiedendo|chiedete|chieda) ${IT_TO} ${ANYBODY}(?<do>d(?:i |['’]).+)`, "Vi chiediamo $<do>"],
      [`${IT_LEAD}${IT_END} con (?:un invito|l['’]invito|un appello) (?<do>ad? .+)`, "Vi invitiamo $<do>"],
    ],
    questions: [`${IT_LEAD}${IT_END} (?:chiedendo(?: ${IT_TO}${TO_ANYBODY})?|con la domanda(?: di)?),? ?(?<asks>(?:come|perché|dove|quando|che cosa|cosa|chi|quant[aeio]|qual[ei]?) .+)`],
    behind: [`${IT_LEAD}(?:iniziate|inizia|cominciate|comincia|partite|${IT_END}) (?:con|da|dal|dalla|su) ?(?:una?|un['’]|la|il|lo|l['’]) ?(?:caso|storia|esempio|scena|fatto|dato|aneddoto|pensiero|promessa)(?: [^:.!?]{3,40})?: (?<told>.+)`],
  },
  pt: {
    says: [
      `${PT_LEAD}${PT_SAY}${PT_HOW} que`,
      `(?:o (?:filme|vídeo) )?(?:deve|tem de|tem que|deveria) (?:também )?${PT_SAY}${PT_HOW} que`,
      `é importante (?:dizer|mencionar|lembrar)${PT_HOW} que`,
      `${PT_LEAD}${PT_END} (?:lembrando|dizendo)(?: (?:aos?|às?)${TO_ANYBODY})? ?que`,
    ],
    again: "(?:,? e que|, que)",
    people: [
      `${PT_LEAD}(?:comecem|comece|começar|iniciem|inicie|abram|abra)(?: o (?:filme|vídeo))? (?:com|por|pelo|pela) (?<who>${SOMEBODY}), que (?<does>.+)`,
      `${PT_LEAD}(?:mencionem|mencione|apresentem|apresente|citem|não (?:se )?esqueçam(?: de)?|falem de|lembrem) (?<who>${SOMEBODY}), que (?<does>.+)`,
    ],
    through: [
      `${PT_LEAD}(?:contem|conte|mostrem)(?:-n[oa]|-[oa])?(?: (?:isso|isto|a história|tudo))? (?:através d[eoa]|por meio d[eoa]|com|pel[oa])(?: história d[eoa])? ?(?<who>${NAME})(?:, (?<aside>.+))?`,
      `${PT_LEAD}(?:contem|conte|sigam) a história d[eoa] (?<who>${NAME})(?:, (?<aside>.+))?`,
    ],
    story: "Esta é a história de $<who>",
    pronoun: "(?:ele|ela)(?= )|(?=(?:tem|é|era|foi|vive|mora|trabalha|chegou|veio|nasceu|perdeu|dormiu|cozinha|tinha|começou)(?!\\p{L}))",
    parts: [`${PT_LEAD}${PT_VERB}(?: (?:depois|também|aos \\p{L}+))* (?<wh>(?:como|por que|porque|porquê|onde|quando|o que|quem|quant[oa]s?) .+)`, `${PT_LEAD}${PT_VERB}(?: (?:depois|também))* (?<np>(?:as|os) (?:duas|dois|três|quatro|cinco|seis|sete|principais|diferentes) .{3,60})`, `${PT_LEAD}${PT_END} (?:com|por|explicando) (?<wh>(?:por que|como) .+)`],
    ends: [
      [`${PT_LEAD}${PT_END} (?:convidando|incentivando) (?<who>${ANYBODY})a (?<do>.+)`, "Convidamos $<who>a $<do>"],
      [`${PT_LEAD}(?:${PT_END} (?:pedindo|convidando)|(?:peçam|peça|convidem)) (?:aos?|às?|[oa]s?) ${ANYBODY}(?:a |para )?que (?<do>\\p{Ll}+[ae]m? .+)`, "$<do>"],
      [`${PT_LEAD}${PT_END} (?:pedindo|(?:peçam|peça)) (?:aos?|às?) ${ANYBODY}para (?<do>.+)`, "Pedimos a todos para $<do>"],
      [`${PT_LEAD}${PT_END} com um (?:convite|apelo) (?:para|a) (?<do>\\p{Ll}.+)`, "Convidamos todos a $<do>"],
    ],
    questions: [`${PT_LEAD}${PT_END} (?:perguntando(?: (?:aos?|às?)${TO_ANYBODY})?|com a pergunta(?: de)?),? ?(?<asks>(?:como|por que|onde|quando|o que|que|quem|quant[oa]s?|qual) .+)`],
    behind: [`${PT_LEAD}(?:comecem|comece|${PT_END}) com (?:uma?|a|o) (?:caso|história|exemplo|cena|facto|fato|dado|número|ideia|promessa)(?: [^:.!?]{3,40})?: (?<told>.+)`],
  },
}; // prettier-ignore
