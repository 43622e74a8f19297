import type { RemarkWords } from "./remark-words.ts";

/** French, Spanish, Italian, Portuguese, Romanian. */
export const ROMANCE_WORDS: Readonly<Record<string, RemarkWords>> = {
  fr: {
    parts:
      "points?|faits?|infos?|informations?|éléments?|renseignements?|précisions?|contenus?|choses?|sujets?|messages?|idées?|chiffres|données|notes|anecdotes|citation|matière",
    ground: "contexte|arrière-plan|éléments de contexte|mise en contexte",
    tells:
      "dire|dite?s?|raconter|racontée?s?|mentionner|mentionnée?s?|citer|citée?s?|évoquer|évoquée?s?|aborder|abordée?s?|faire passer|inclure|inclus|glisser|caser|placer|intégrer|rappeler|signaler|préciser|figurer|apparaître|parler|transmettre|couvrir|ajouter|nommer|nommer-la|nommez-la|y mettre|y trouver|y voir|ressortir|y figurer|oublier",
    bids: "merci de|veuillez|s['’]il vous plaît|s['’]il te plaît|svp|il faut|il faudrait|faut|doit|doivent|devrai(?:t|ent)|voudrai[st]|voudrions|aimerions|aimerais|souhaitons|souhaite|tenons à|important de|il est important de|bon à|utile de|à|n['’]oubliez pas de|pensez à|être|soit|soient|mérite d['’]|on aimerait|nous aimerions|on voudrait|qu[’']on aimerait|dites aussi|précisez aussi|ajoutez aussi|nous tient à cœur|nous tiennent à cœur|il ne faut pas|à ne pas|à ne surtout pas|ne pas|absolument",
    use: "vous pouvez|tu peux|on peut|pouvez|pourrez|utiliser|utilisables?|exploiter|puiser|vous servir|servir|si besoin|s['’]il reste de la place|s['’]il y a la place|si ça rentre|si possible|au choix|en option|peut|mes notes|nos notes|matière première|à piocher|à votre disposition|à utiliser|notes en vrac",
    maybe:
      "peut-être|éventuellement|pourrait|pourraient|pourrait être|serait|ferait|plairait|ça ferait|ce serait|sûrement",
    nice: "jolie?|belle?|beau|bonne?|chouette|sympa|sympathique|amusante?|drôle|touchante?|intéressante?|forte?|bien|plairait|plaira",
    detail: "détails?|anecdote|clin d['’]œil|histoire|moment|image|accroche|phrase|chute|touche",
    plainly: "honnêtement|franchement|ouvertement|sans détours?|en toute franchise|sans fard|avec honnêteté",
    glosses: "édulcorer|enjoliver|minimiser|dramatiser|exagérer|embellir|édulcorez|minimisez|dramatisez",
    ends: "fin|conclusion|clôture|chute|phrase de fin|phrase finale|dernière phrase|mot de la fin|phrase de conclusion",
    proposed:
      "proposée?|suggérée?|possible|souhaitée?|proposition de|suggestion de|idée de|idée pour la|proposition pour la",
    film: "film|vidéo|clip|court métrage|voix off",
    small:
      "le|la|les|l|un|une|des|de|du|d|quelques|plusieurs|peu|aussi|également|encore|et|ou|mais|voici|voilà|est|sont|ce|cela|ça|c['’]est|ceci|cette|ces|cet|qu|que|qui|dont|quoi|nous|on|je|vous|notre|nos|mon|mes|votre|vos|y|en|dans|pour|sur|avec|par|au|aux|principales?|principaux|essentiel(?:le)?s?|courte?s?|générale?s?|plus|autres?|toutes?|tous|tout|pas|ne|n|rien|sans|deux|trois|quatre|cinq|bref|petite?s?|il|elle|elles|ils|lui|supplémentaires?|complémentaires?|se|s|précaution|mise en garde|avertissement|lesquel\\p{L}+|si|surtout|bien|absolument|gens|anecdotes",
  },
  es: {
    parts:
      "puntos?|datos?|hechos|info|información|informaciones|detalles?|contenidos?|cosas?|temas?|mensajes?|ideas?|curiosidades|cifras|notas|apuntes|anécdotas|cita|testimonio|material",
    ground: "contexto|trasfondo|antecedentes",
    tells:
      "decir|decirse|dicho|diga|digan|digáis|contar|contarse|cuente|cuenten|contarlo|decirlo|mencionar|mencione[ns]?|mencionarse|incluir|incluya[ns]?|citar|nombrar|nombrarla|nombrarlo|tratar|tocar|salir|salga[ns]?|aparecer|aparezca[ns]?|transmitir|añadir|recordar|meter|recoger|explicar|avisar de una cosa|avisar de algo|hablar|explicarse|constar|figurar|saliera|apareciera|faltar|falte|dejar claro|que se sepa|quede claro|queden|se oiga|olvidar|olvide",
    bids: "por favor|hay que|debe[ns]?|debería[ns]?|tiene[ns]? que|han? de|queremos|quiero|querríamos|quisiéramos|nos gustaría|me gustaría|conviene|conviene que|importante|es importante|bueno|vale la pena|merece la pena|merece|no olvidéis|no olviden|no olvides|ser|sea|sean|a|decid también|digan también|contad también|cuenten también|añadid también|que no|no puede|no pueden|no debe|nos interesa|nos importa|sí o sí|que no se os|también hay que",
    use: "podéis|pueden|puedes|puede|se puede|usar|utilizar|aprovechar|tirar|sirve|sirven|por si sirve|por si sirven|por si ayuda|por si cabe|si cabe|si hay sitio|si hay espacio|si encaja|opcional|mis notas|mis apuntes|apuntes sueltos|material en bruto|que podéis usar|que pueden usar|para meter|por si queréis",
    maybe:
      "quizás?|tal vez|a lo mejor|podría|podrían|podría ser|puede ser|sería|serían|quedaría|estaría|haría",
    nice: "bonit[oa]s?|buen[oa]?s?|lind[oa]s?|simpátic[oa]s?|divertid[oa]s?|curios[oa]s?|interesantes?|graci[oa]s[oa]s?|entrañables?|fuertes?|bien",
    detail: "detalles?|anécdota|guiño|historia|momento|imagen|frase|toque|apunte|dato|remate|curiosidad",
    plainly: "con honestidad|honestamente|con franqueza|abiertamente|sin rodeos|con sinceridad|sin tapujos",
    glosses: "maquillar|edulcorar|minimizar|exagerar|dramatizar|maquilléis|edulcoréis|dramaticéis|suavizar",
    ends: "final|cierre|frase final|última frase|frase de cierre|conclusión|despedida|remate",
    proposed: "propuest[oa]|sugerid[oa]|posible|desead[oa]|propuesta de|sugerencia de|idea de|idea para el",
    film: "v[ií]deo|película|film|corto|clip|locución",
    small:
      "el|la|los|las|lo|un|una|unos|unas|algun[oa]s?|algo|poco|poquito|también|además|y|e|o|pero|aquí|es|son|está|esto|esta|este|estos|estas|eso|ese|esa|que|qué|de|del|se|nos|nuestr[oa]s?|mi|mis|vuestr[oa]s?|le|les|en|para|por|con|sobre|al|todo|toda|todos|todas|más|otr[oa]s?|principal(?:es)?|básic[oa]s?|breve|general(?:es)?|no|nada|sin|solo|sólo|dos|tres|cuatro|cinco|una cosa|yo|ella|él|adicional(?:es)?|extra|así|si|sí o sí|donde|cual(?:es)?|advertencia|precaución|aviso|gente|anécdotas",
  },
  it: {
    parts:
      "punti|punto|dati|fatti|info|informazioni|informazione|dettagli|contenuti|contenuto|cose|cosa|temi|messaggi|elementi|notizie|curiosità|spunti|numeri|appunti|aneddoti|citazione|materiale",
    ground: "contesto|retroscena|antefatto|background",
    tells:
      "dire|detto|detta|dette|detti|dica|raccontare|racconti|raccontato|raccontati|menzionare|menzionato|menzionati|citare|citarl[ao]|citato|citati|nominare|nominarl[ao]|includere|inserire|inserito|inseriti|toccare|trattare|trattati|comparire|esserci|starci|entrare|passare|trasmettere|aggiungere|far emergere|dare|dirlo|avvisare di una cosa|spiegare|parlare|dentro|emergere|mancare|dimenticare|trovare|sentire|dica|precisare|precisate",
    bids: "per favore|per piacere|bisogna|bisognerebbe|deve|devono|dovrebbe|dovrebbero|va|vanno|vogliamo|vorremmo|vorrei|ci piacerebbe|mi piacerebbe|importante|è importante|bene|vale la pena|merita|meritano|non dimenticate di|sia|siano|essere|da|dite anche|precisate anche|aggiungete anche|non deve|non devono|non può|non possono|ci preme|ci sta a cuore|ci stanno a cuore|ci teniamo a|teniamo a|da non|assolutamente",
    use: "potete|puoi|può|si può|si possono|possono|usare|utilizzare|attingere|sfruttare|se serve|se c['’]è spazio|se ci sta|se avanza spazio|se possibile|facoltativ[oaie]|i miei appunti|appunti sparsi|materiale grezzo|da usare|da pescare",
    maybe:
      "forse|magari|eventualmente|potrebbe|potrebbero|potrebbe essere|può essere|sarebbe|sarebbero|farebbe|starebbe",
    nice: "bell[oaei]|bel|buon[oae]?|carin[oaei]|simpatic[oae]|divertent[ei]|curios[oae]|interessant[ei]|fort[ei]|bene",
    detail:
      "dettaglio|dettagli|aneddoto|spunto|storia|momento|immagine|frase|tocco|chicca|particolare|aggancio|chiusura",
    plainly: "con onestà|onestamente|con franchezza|apertamente|senza giri di parole|con sincerità",
    glosses:
      "addolcire|edulcorare|abbellire|minimizzare|esagerare|drammatizzare|addolcite|minimizzate|drammatizzate",
    ends: "finale|chiusura|conclusione|frase finale|ultima frase|frase di chiusura|chiusa",
    proposed:
      "propost[oa]|suggerit[oa]|possibile|desiderat[oa]|proposta di|suggerimento per (?:la|il)|idea per (?:la|il)|idea di",
    film: "video|film|filmato|clip|voce fuori campo",
    small:
      "il|lo|la|i|gli|le|l|un|uno|una|alcun[ei]|qualche|po|po['’]|poco|anche|inoltre|e|ed|o|ma|però|ecco|qui|è|sono|questo|questa|questi|queste|quello|quelli|quelle|ciò|che|di|del|dello|della|dei|degli|delle|si|ci|noi|nostr[oaie]|mio|miei|mie|voi|vostr[oaie]|in|nel|nella|per|su|con|a|al|alla|tutto|tutta|tutti|tutte|altr[oaie]|più|principal[ei]|essenzial[ei]|breve|brevi|general[ei]|non|niente|senza|solo|due|tre|quattro|cinque|lei|lui|aggiuntiv[oaie]|extra|così|se|da cui|cui|quali|avvertenza|precauzione|avviso|video|gente",
  },
  pt: {
    parts:
      "pontos?|dados?|fatos|factos|info|informações|informação|detalhes?|conteúdos?|coisas?|temas?|mensagens|mensagem|ideias?|curiosidades|números|tópicos|notas|anotações|fala|depoimento|material",
    ground: "contexto|pano de fundo|antecedentes|enquadramento",
    tells:
      "dizer|dit[oa]s?|diga[m]?|contar|contad[oa]s?|conte[m]?|contá-lo|mencionar|mencionad[oa]s?|mencione[m]?|incluir|incluíd[oa]s?|citar|nomear|referir|referid[oa]s?|abordar|abordad[oa]s?|aparecer|apareça[m]?|entrar|transmitir|acrescentar|constar|explicar|avisar de uma coisa|falar|colocar|passar|aparecesse|faltar|esquecer|deixar claro|fique claro|ressaltar|vale lembrar|convém lembrar",
    bids: "por favor|é preciso|precisa|precisam|deve|devem|deveria|deveriam|tem que|tem de|têm que|têm de|queremos|quero|queríamos|gostaríamos|gostaria|convém|importante|é importante|bom|vale|vale a pena|merece|não esqueçam de|não se esqueçam de|ser|seja|sejam|a|falem também|digam também|contem também|deixem claro também|não pode|não podem|não deve|não devem|fazemos questão de|para não|vale lembrar|convém lembrar|é bom lembrar",
    use: "podem|pode|podes|dá para|dá pra|que dá para|usar|utilizar|aproveitar|servir|se couber|se houver espaço|se sobrar espaço|se der|se ajudar|se for útil|opcional|opcionais|minhas notas|minhas anotações|material bruto|para usar|para encaixar|que pode ser usada|que pode ser usado",
    maybe:
      "talvez|quem sabe|eventualmente|poderia|poderiam|podia|poderia ser|pode ser|seria|seriam|ficaria|daria",
    nice: "bonit[oa]s?|bo[am]s?|bons|bom|simpátic[oa]s?|divertid[oa]s?|curios[oa]s?|interessantes?|engraçad[oa]s?|fortes?|legal|gir[oa]|bem",
    detail: "detalhes?|pormenor|anedota|história|momento|imagem|frase|toque|gancho|curiosidade|fecho",
    plainly: "com honestidade|honestamente|com franqueza|abertamente|sem rodeios|com sinceridade|às claras",
    glosses: "maquiar|maquilhar|suavizar|minimizar|exagerar|dramatizar|dramatizem|suavizem|adoçar",
    ends: "final|fim|fecho|encerramento|frase final|última frase|frase de fecho|conclusão",
    proposed: "propost[oa]|sugerid[oa]|possível|desejad[oa]|proposta de|sugestão de|ideia de|ideia para o",
    film: "vídeo|filme|clipe|clip|locução",
    small:
      "o|a|os|as|um|uma|uns|umas|algum[as]*|alguns|algumas|pouco|pouquinho|também|além disso|e|ou|mas|aqui|é|são|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|que|quê|de|do|da|dos|das|se|nós|nosso|nossa|nossos|nossas|meu|minha|meus|minhas|vosso|vocês|em|no|na|nos|nas|para|pra|por|com|sobre|ao|à|todo|toda|todos|todas|outr[oa]s?|mais|principal|principais|essencial|essenciais|breve|gerais|geral|não|nada|sem|só|apenas|dois|duas|três|quatro|cinco|ela|ele|adicionais|extra|extras|assim|se|quais|cuidado|alerta|aviso|pessoas|gente|de jeito nenhum",
  },
  ro: {
    parts:
      "puncte(?:le)?|informați(?:i|ile|e)|date(?:le)?|detalii(?:le)?|fapte|lucruri(?:le)?|idei(?:le)?|mesaj(?:e|ul|ele)|conținut(?:ul)?|notițe(?:le)?|material(?:ul)?|citat",
    ground: "context(?:ul)?|fundal",
    tells:
      "spus|spuse|spună|spuneți|povestit|povestiți|menționat[ăe]?|menționați|pomenit|pomeniți|inclus[ăe]?|includeți|amintit|amintiți|adăugat|adăugați|apară|transmis[ăe]?|fie în el|numiți-o|numiți-l|atins[ăe]?|apară|spunem|povestim|lipsească|uitat|subliniat|atingem",
    bids: "vă rog|vă rugăm|te rog|trebuie|ar trebui|am vrea|vrem|aș vrea|dorim|important de|e important|bine de|merită|nu uitați să|de|să|fi|fie|spuneți și|adăugați și|nu trebuie|nu poate|neapărat|ne-ar plăcea|ar fi bine",
    use: "puteți|poți|se pot|se poate|folosi|folosit[ăe]?|utiliza|dacă e loc|dacă mai e loc|dacă se potrivește|opțional|notițele mele|material brut|de folosit",
    maybe: "poate|eventual|ar putea|ar putea fi|ar fi|ar merge",
    nice: "frumo(?:s|asă)|bun[ăe]?|drăguț[ăe]?|simpatic[ăe]?|interesant[ăe]?|amuzant[ăe]?",
    detail: "detaliu|anecdotă|poveste|moment|imagine|frază|amănunt|idee",
    plainly: "sincer|cinstit|deschis|pe față|fără ocolișuri",
    glosses: "înfrumusețați|minimalizați|exagerați|dramatizați|cosmetizați",
    ends: "final|finalul|încheiere|încheierea|ultima frază|ultima propoziție|fraza de final",
    proposed: "propus[ăe]?|sugerat[ăe]?|posibil[ăe]?|dorit[ăe]?|propunere de|idee de",
    film: "film(?:ul|uleț)?|video|clip(?:ul)?|videoclip(?:ul)?",
    small:
      "un|o|niște|câteva|câțiva|puțin|pic|și|sau|dar|iată|aici|este|e|sunt|ce|care|asta|acest|această|aceste|acestea|ăsta|asta|pe|la|în|din|cu|despre|pentru|de|al|ale|noi|noastre|nostru|voi|toate|tot|altele|alte|mai|principale(?:le)?|scurt|generale|nu|nimic|doar|două|trei|patru|cinci|ea|el|se|suplimentare|încă|nu le|nu o|lumea|oamenii|video",
  },
};
