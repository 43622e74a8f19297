import type { AsideFrames } from "./aside-frames.ts";

/** `AsideFrames` of French, Spanish, Italian and Portuguese. */
export const ROMANCE_FRAMES: Readonly<Record<string, AsideFrames>> = {
  fr: {
    leaves:
      "je (?:te|vous) (?:laisse|fais confiance|laisse juge)(?: [\\p{L}'’]+){0,4}$|(?:c['’]est |à )?(?:toi|vous) (?:qui voi[ts]|qui voyez|de voir|de juger|tu verras)|(?:tu|vous) (?:verras|verrez|vois|voyez|feras|ferez|sauras|saurez)(?: [\\p{L}'’]+){0,4}$|carte blanche|comme (?:tu|vous) (?:veux|voulez|préfér\\p{L}+)$",
    sends:
      "(?:photos?|images?|logo|vidéos?)(?: [\\p{L}'’]+){0,4},? je (?:te |vous |t['’]|les )*(?:envoie|envoyer\\p{L}*|passe|transmet\\p{L}*)|je (?:te |vous |t['’])?(?:envoie|enverrai|joins|transmets|passe|mets)(?: [\\p{L}'’]+){0,5}? (?:photos?|images?|logo|en vrac|pièce jointe)|ci-joint",
    asksBack:
      "(?:appelle|appelez|écris|écrivez|dis|dites|demande|demandez|fais|faites)(?:-| )(?:moi|signe)(?: [\\p{L}'’]+){0,3}?(?:,)? (?:s['’]il|si)|(?:si|s['’]il) (?:te|vous|tu|il|quelque)(?: [\\p{L}'’]+){0,5}? (?:manque|questions?|clair|besoin)(?: [\\p{L}'’]+){0,3}?,? (?:appelle|appelez|écris|écrivez|dis|dites|fais|faites)|(?:dis|dites)-moi (?:si|ce que|quand)|mon numéro,? (?:tu|vous) l['’]",
    spares:
      "(?:sur|de|pour|quant à)(?: [\\p{L}'’]+){1,7},? (?:motus|pas un mot|mieux vaut (?:se taire|ne rien dire)|on n['’]en parle pas|silence)|(?:ne|n['’])(?: ?[\\p{L}'’]+)? ?(?:parle[zs]?|mentionne[zs]?|cite[zs]?|évoque[zs]?|montre[zs]?)(?: surtout)? pas(?: [\\p{L}'’]+){0,8}$|(?:évite[zs]?)(?: juste| surtout)? (?:de|les|le|la)|(?:ne|n['’]) (?:veut|veux|souhaite|tient) (?:\\p{L}+ )?pas (?:à )?(?:être|apparaître|qu['’]on)",
    putIn:
      "(?:il faut |faut |tu peux |vous pouvez |si (?:tu|vous) (?:peux|pouvez|pouviez|pouvais) )(?:absolument |la |le |les |l['’]|en )*(?:caser|glisser|garder|mettre|placer|dire)(?: (?:ça|un mot|quelque part|en avant|absolument|tel\\p{L}*|[\\p{L}'’]+)){0,6}$|(?:gard\\p{L}+|mets|mettez|place[zs]?)-?(?:la|le|les|ça|moi)(?: [\\p{L}'’]+){0,4}$|(?:tiens,? )?une (?:petite )?anecdote(?: [\\p{L}'’]+){0,5}:?$",
    manner:
      "(?:pas|rien|évit\\p{L}+|surtout pas|ne (?:fasse|faisons|fais|faites) pas)(?: [\\p{L}'’]+){0,6}? (?:l['’]air|comme (?:une? |à la |au |dans une? )?|de |genre )(?:pub\\p{L}*|donner des leçons|réclame|téléachat|journal|cours|sermon|documentaire|télé|victimes)|(?:surtout )?(?:pas|sans) (?:de )?(?:petite )?(?:musique|violons|larmes|pathos)|je ne veux (?:surtout )?pas qu['’]on",
    voice:
      "(?:pour )?la voix,? (?:plutôt|si possible|ce serait|une?)|(?:une |la )voix (?:\\p{L}+ )?(?:de préférence|si possible|serait|devrait)|pour (?:la musique|le ton|les images|le montage|le style),? |le montage,? je|si une voix est nécessaire",
    long: "(?:(?:une|deux|trois|\\p{Nd}+|environ|à peu près) )+(?:petites? )?(?:minutes?|secondes?)(?: et demie)? (?:suffi\\p{L}*|c['’]est bien|maximum|max|grand max|ça ira|tu vois|serait)(?: [\\p{L}'’]+){0,4}$",
    excuses:
      "(?:pardon(?:ne[zs]?)?(?:-moi)?|désolée?|excuse[zs]?(?:-moi)?)(?: (?:pour|de|si|le|la|les|l['’]|mon|ma|mes|ce|cette|encore))*(?: ?[\\p{L}'’]+){0,3}? ?(?:fautes|désordre|longueur|retard|pavé|roman|bazar|écriture|dérange\\p{L}*)|j['’]espère que c['’]est lisible|je (?:te|t['’]|vous) (?:raconte|écris|envoie)(?: ça)?,? (?:mais )?(?:en (?:vrac|désordre)|depuis le|un peu)",
    ends: "(?:voilà|c['’]est|ça c['’]est)(?: (?:en gros|à peu près|grosso modo|donc))* (?:tout|tout ce que [^.!?]{2,30}|l['’]essentiel|(?:toute )?l['’]histoire)(?: [\\p{L}'’]+){0,5}$|je n['’]ai rien (?:d['’]autre|de plus)|voilà,? je crois",
  },
  es: {
    leaves:
      "(?:tú|usted|vosotros|ustedes) (?:verás|verá|veréis|sabrás|sabrá)(?: [\\p{L}]+){0,5}$|(?:lo |te lo |se lo )?dejo (?:a|en) (?:tu|su|vuestra|tus|sus)|(?:como|lo que) (?:veas|vea|veáis|quieras|te parezca)(?: \\p{L}+){0,2}$|me da igual|lo que tú digas",
    sends:
      "(?:las |os |te )?(?:fotos?|imágenes|logo|logotipo)(?: \\p{L}+){0,4}? (?:mando|mandaré|envío|enviaré|paso|pasaré|tengo|adjunto)|(?:te|le|os) (?:mando|mandaré|envío|enviaré|paso|pasaré|adjunto)(?: \\p{L}+){0,5}? (?:fotos?|imágenes|logo|información|datos)|fotos no te",
    asksBack:
      "(?:cualquier (?:duda|cosa|pregunta)|si (?:tienes|tiene|tenéis|te falta|hay|algo)(?: \\p{L}+){0,4}),? (?:me|llám\\p{L}*|escrí\\p{L}*|dí\\p{L}*|consúlt\\p{L}*|pregún\\p{L}*|avís\\p{L}*)(?: [\\p{L}]+){0,4}$|ya me (?:cuentas|dices|dirás|contarás)|dime (?:qué|si|cuánto|cuándo)",
    spares:
      "(?:de )?lo (?:de|del|de la)(?: [\\p{L}]+){1,6},? (?:mejor|ni|no)(?: [\\p{L}]+){1,4}$|ni (?:mencionar\\p{L}*|tocar\\p{L}*|se te ocurra|nombrar\\p{L}*)|(?:mejor|prefiero|preferimos) (?:no|que no)(?: [\\p{L}]+){1,6}$|de lo que no quiero que se hable|no (?:quiero|quiere|quieren) (?:salir|aparecer|que (?:salga|aparezca|se (?:hable|mencione|vea)))|(?:que|prefiere que) no (?:salga|aparezca)",
    putIn:
      "(?:est[aeo]s?|es[aeo]s?)(?: [\\p{L}]+){0,3}? (?:tiene|tienen|debe|hay) que (?:salir|estar|aparecer|contar\\p{L}*)(?: [\\p{L}]+){0,4}$|(?:y )?(?:est[ao]|eso) (?:por favor )?que salga|(?:sác|pón|mét|mencion|insist)\\p{L}*l[oa]s?(?: [\\p{L}]+){0,4}$|insist\\p{L}+ en (?:lo|eso|esto)",
    manner:
      "(?:que no|no|sin que) (?:parezca|parezcamos|suene|sea|queden?)(?: [\\p{L}]+){0,8}$|(?:oye,? )?no (?:pongas|ponga|pongan|pongáis|saques) (?:a )?(?:niños|música|violines|imágenes|fotos|lágrimas)(?: [\\p{L}]+){0,3}|nada de (?:música|violines|lágrimas|dramas?|anuncio)",
    voice:
      "(?:la|las|una) (?:voz|voces)(?: [\\p{L}]+){0,2},? (?:mejor|que sea|puede|podría|debería|preferible\\p{L}*)|la música (?:me da igual|la que|como)|(?:el tono|la música|el montaje),? (?:\\p{L}+ )?(?:cercano|alegre|tranquil\\p{L}+|como|lo|la|que)",
    long: "(?:(?:un|una|dos|tres|\\p{Nd}+|unos|con) )+(?:minutos?|minutitos?|segundos?)(?: y (?:medio|pico))? (?:basta\\p{L}*|va\\p{L}*|es suficiente|sobra\\p{L}*|estaría|está bien|como mucho|máximo)(?: [\\p{L}]+){0,3}$|(?:me|nos) (?:bastaría|basta|sobra|vale) con (?:un|dos|\\p{Nd}+) minuto\\p{L}*(?: y (?:medio|pico))?|(?:con )?minuto y medio (?:vamos|va|basta|sobra)",
    excuses:
      "(?:perdona|perdone|perdonad|disculpa|disculpe)(?: (?:que|por|el|la|los|las|si|te|mi|este|tanto))*(?: [\\p{L}]+){0,3}? (?:lata|rollo|desorden|retraso|faltas|extensión|tocho|ladrillo|escrib\\p{L}*|molest(?:e|arte|arle))|me lío a escribir|va todo un poco|te escribo (?:esto )?(?:desde|a toda|deprisa)",
    ends: "(?:y )?(?:eso|esto) (?:es|sería) (?:todo|más o menos)(?: [\\p{L}]+){0,4}$|(?:bueno,? )?no te (?:entretengo|enrollo) más|la historia es (?:más o menos )?(?:esta|así|esa)(?:[:.]|$)|te cuento(?:[:.]|$)|poco más(?:[.!]|$)",
  },
  it: {
    leaves:
      "(?:poi )?(?:ved[ie]|vedrai|fai|faccia|decid[ie]|sai)(?: un po['’])? (?:tu|lei|voi)(?: [\\p{L}'’]+){0,5}$|(?:dimmi|mi dica) tu|(?:il resto |tutto )?(?:lo )?lascio (?:a te|a lei|a voi|decidere)|per (?:il tono|la musica|le immagini|lo stile) (?:fai|faccia|decid\\p{L}|ved\\p{L})|come (?:preferisci|preferisce|vuoi|credi)$|mi fido di",
    sends:
      "(?:le |qualche )?(?:foto|immagini|logo)(?: [\\p{L}'’]+){0,4}? (?:te le|gliele|ve le|le) (?:mand\\p{L}+|gir\\p{L}+|invi\\p{L}+|pass\\p{L}+)|(?:ti|le|vi) (?:mando|manderò|giro|invio|invierò|allego|passo)(?: [\\p{L}'’]+){0,5}? (?:foto|immagini|logo)|in allegato",
    asksBack:
      "(?:se|qualora) (?:ti|le|vi|hai|ha|qualcosa)(?: [\\p{L}'’]+){0,5}? (?:manca|dubbi|domande|chiaro|serve)(?: [\\p{L}'’]+){0,3}?,? (?:fammi|mi|chiama\\p{L}*|scrivi\\p{L}*|dimmi|chied\\p{L}*)|(?:fammi|mi faccia) (?:sapere|uno squillo)|dimmi (?:se|cosa|quando|tu)",
    spares:
      "(?:di|del|della|dei|delle|su|sul|sulla)(?: [\\p{L}'’]+){1,6},? (?:meglio (?:tacere|non parl\\p{L}+)|non (?:ne )?(?:parl\\p{L}+|dir\\p{L}*)|acqua in bocca|niente)|(?:non (?:ne )?(?:nomin(?:i|are|ate)|cit(?:i|are|ate)|mostr(?:i|are|ate)|menzion(?:i|are|ate)|parl(?:i|are|ate|iamo) d\\p{L}+))(?: per favore)?(?: [\\p{L}'’]+){0,6}$|non vorrei (?:comparire|essere|che si)|evit[ai](?: la| il| di| le)?",
    putIn:
      "(?:quest[aeo]|quell[aeo])(?: [\\p{L}'’]+){0,4}? (?:mettil[ao]|dill[ao]|la metta|lo metta|va messa|va dett[ao]|deve esserci|infilal[ao])(?: [\\p{L}'’]+){0,5}$|(?:se (?:riesci|riesce|puoi|potete) a? ?)(?:metter\\p{L}*|inserir\\p{L}*|infilar\\p{L}*|far\\p{L}*)(?: anche)?(?: [\\p{L}'’]+){0,3}(?:,? (?:mi fai|sarebbe|tanto meglio)(?: [\\p{L}'’]+){0,2})?$|(?:infilal|mettil|inseriscil|raccontal)[aoie](?: [\\p{L}'’]+){0,4}$",
    manner:
      "(?:basta che )?(?:non|che non) (?:sembri|sembrasse|suoni|sia|facciamo|pari)(?: [\\p{L}'’]+){0,8}$|niente (?:slogan|musica|violini|lacrime|piagnistei|pubblicità)(?: [\\p{L}'’]+){0,3}|non (?:vorrei|voglio|vogliamo) (?:però )?un (?:filmato|video|film|tono) ",
    voice:
      "(?:la|una) voce(?: [\\p{L}'’]+){0,3}? (?:dovrebbe|potrebbe|se possibile|preferibilmente|che sia|sia)|non so se serve una musica",
    long: "(?:(?:un|una|due|tre|\\p{Nd}+|sui|circa) )+(?:minut[oi]|minutini|secondi)(?: e mezzo)?,? (?:basta\\p{L}*|va\\p{L}* bene|sono sufficienti|al massimo|massimo|non di più)(?: [\\p{L}'’]+){0,3}$|sul minuto e mezzo",
    excuses:
      "(?:scusa(?:mi)?|scusi|scusate|perdona|perdoni)(?: (?:se|per|il|la|gli|le|mi|ti|questo))*(?: [\\p{L}'’]+){0,4}? (?:ritardo|disordine|lunghezza|errori|ora|disturbo|confusione|scriv\\p{L}*)|ti (?:butto giù|scrivo|mando)(?: [\\p{L}'’]+){0,3}? (?:appunti|righe|due righe|elenco)",
    ends: "(?:più o meno |insomma |e )?(?:è|ecco|questo è) (?:tutto|più o meno tutto)(?: [\\p{L}'’]+){0,4}$|va be['’],? ho finito|non (?:ho|saprei) altro",
  },
  pt: {
    leaves:
      "(?:você|tu|vocês|o senhor|a senhora) (?:se vira|decide|que sabe|sabe melhor|é que sabe|vê)(?: [\\p{L}]+){0,4}$|(?:deixo|fica) (?:com|a) (?:você|vocês|seu critério|teu critério)|(?:como|do jeito que) (?:achar|preferir|quiser)(?:es|em)?(?: [\\p{L}]+){0,2}$|confio em",
    sends:
      "(?:as )?(?:fotos?|imagens|logo|logotipo)(?: [\\p{L}]+){0,4}? (?:mando|envio|passo|te mando|vou mandar|seguem)|(?:te|vos|lhe) (?:mando|envio|passo)(?: [\\p{L}]+){0,5}? (?:fotos?|imagens|logo)|(?:vou te|vou|posso) (?:passar|mandar|enviar)(?: [\\p{L}]+){0,4}? (?:fotos?|imagens|logo|o que (?:eu )?tenho)|em anexo",
    asksBack:
      "(?:qualquer (?:coisa|dúvida)|se (?:tiver|faltar|precisar|algo|ficar)(?: [\\p{L}]+){0,4}?),? (?:me|é só|liga\\p{L}*|chama\\p{L}*|fala\\p{L}*|avisa\\p{L}*|pergunt\\p{L}*)(?: (?:me|chamar|chama|falar|no|na|para mim|comigo|liga|ligar|avisa|avisar|zap|whatsapp|telefone)){1,4}$|me (?:avisa|fala|diz|conta|chama)(?: [\\p{L}]+){0,5}$|diz-me|diga-me",
    spares:
      "(?:d[aoe]s?|sobre [oa]s?)(?: [\\p{L}]+){1,6},? (?:a gente não fala|melhor não|nem (?:fala\\p{L}*|pensar)|não fal\\p{L}+|não precisa\\p{L}*)(?: [\\p{L}]+){0,3}$|(?:não|nem) (?:fala|cita|menciona|mostra|ponha|põe|precisa falar)(?: [\\p{L}]+){0,6}$|(?:então )?cuidado com o que (?:fala|diz)|não (?:quer|quero|querem) (?:aparecer|ser)",
    putIn:
      "(?:ess[ae]|est[ae]|isso|isto)(?: [\\p{L}]+){0,3}? (?:tem que|tu tem que|precisa|não pode faltar|tem de)(?: [\\p{L}]+){0,5}$|(?:se der|se puder|dá pra|dá para),? (?:mostra\\p{L}*|coloca\\p{L}*|põe|pôr|fala\\p{L}*|cita\\p{L}*|encaixa\\p{L}*)(?: [\\p{L}]+){0,6}$",
    manner:
      "(?:nada|sem)(?: d[eaoq]\\p{L}*)? (?:(?:aquel[ae]s?|uma?) )?(?:narração|propaganda|música|drama|voz|clima|jeito|cara)(?: [\\p{L}]+){0,8}$|(?:que )?não (?:pareça|fique|soe|seja|exager\\p{L}+)(?: [\\p{L}]+){0,6}$|então não exagera$",
    voice:
      "(?:a|uma|aquela) voz(?: [\\p{L}]+){0,5}? (?:pode|podia|poderia|deve|devia|seria|tem que)|pode ser com (?:aquela )?(?:uma )?voz|quanto a (?:imagens|música|voz)",
    long: "(?:(?:um|uma|uns|dois|duas|três|\\p{Nd}+) )+(?:minut(?:o|os|inho|inhos)|segundos)(?: e (?:meio|pouco))? (?:já )?(?:resolve\\p{L}*|basta\\p{L}*|chega\\p{L}*|é suficiente|está bom|tá bom|no máximo|dá)(?: [\\p{L}]+){0,3}$|se passar de (?:um|dois|\\p{Nd}+) minutos?",
    excuses:
      "(?:desculp\\p{L}*|perdo\\p{L}*|releva)(?: (?:o|a|os|as|pelo|pela|se|por|me|este))*(?: [\\p{L}]+){0,2}? ?(?:textão|demora|bagunça|confusão|erros|incómodo|incômodo|desordem|transcrito)|sou ruim de (?:resumir|escrever)|vou mandar em áudio|não sei se era (?:bem )?isto",
    ends: "(?:então,? )?é (?:o seguinte|isso|isso aí)(?:,? (?:meu|minha|gente)(?: \\p{L}+)?)?(?:[.!:]|$)|(?:a história|o resumo) é (?:mais ou menos )?(?:ess[ae]|est[ae]|assim)|acho que é (?:isso|só|tudo)(?: \\p{L}+)?$|seguinte:?$",
  },
};
