/**
 * What stands around the names of layers, by the language part of a tag: `opens` before a name (conjunctions, articles), `ends` between
 * it and its measure.
 */
export const LAYER_FRAMES: Readonly<Record<string, { opens: string; ends: string }>> = {
  en: {
    opens: "(?:and|then|below (?:it|that)|underneath|next|thick|deep|finally|lastly|followed by|comes?|the|an?|its|of|at|it is|from|with|last)(?![\\p{L}])",
    ends: "(?<![\\p{L}])(?:is|are|was|measures?|reaches|has|have|a|an|thickness|radius|of|thick|only|about|around|some|roughly|up|to|just|another|down|from|extends?|goes|runs|stretches|lies|between|at|for|with|comes to|covers|the)",
  },
  de: {
    opens: "(?:und|dann|darunter|folgt|folgen|danach|dick|mächtig|schließlich|zuletzt|die|der|das|den|dem|eine?r?|von|es ist|reicht|gefolgt|im|in)(?![\\p{L}])",
    ends: "(?<![\\p{L}])(?:ist|sind|misst|hat|haben|eine?n?|dicke|radius|mit|von|dick|nur|etwa|rund|circa|ca\\.?|ungefähr|bis|zu|knapp|gut|noch|weitere|reicht|reichen|in|einer|tiefe|geht|liegt|zwischen|erstreckt sich|kommt auf|umfasst|bei)",
  },
  fr: {
    opens: "(?:et|puis|ensuite|enfin|dessous|en dessous|vient|viennent|d['’]épaisseur|d['’]épais(?:seur)?|la|le|les|l['’]|une?|de|du|au-dessous)(?:(?<=['’])|(?![\\p{L}]))",
    ends: "(?<![\\p{L}])(?:est|sont|mesure|mesurent|fait|font|a|ont|une?|épaisseur|rayon|épaisse?s?|de|d['’]|d['’]une|d['’]environ|seulement|environ|près|jusqu['’]à|à|encore|va|s['’]étend|entre|pour|avec)",
  },
  es: {
    opens: "(?:y|luego|después|debajo|por último|finalmente|viene|de espesor|de grosor|la|el|las|los|una?|de|del)(?![\\p{L}])",
    ends: "(?<![\\p{L}])(?:es|son|mide|miden|tiene|tienen|una?|un|espesor|grosor|radio|gruesa?|de|con|solo|sólo|unos|unas|cerca|aproximadamente|hasta|va|llega|alcanza|se extiende|desde|entre|los|las)",
  },
  it: {
    opens: "(?:e|poi|sotto|infine|viene|di spessore|spess[oa]|lo|la|il|l['’]|gli|le|i|una?|uno|di|del(?:la)?|quindi)(?:(?<=['’])|(?![\\p{L}]))",
    ends: "(?<![\\p{L}])(?:è|sono|misura|misurano|ha|hanno|una?|uno|spessore|raggio|spess[aoie]|di|con|solo|circa|quasi|fino|a|va|arriva|da|tra|si estende|dai|ai)",
  },
  pt: {
    opens: "(?:e|depois|abaixo|por fim|finalmente|vem|de espessura|a|o|as|os|uma?|de|d[ao])(?![\\p{L}])",
    ends: "(?<![\\p{L}])(?:é|são|mede|medem|tem|têm|uma?|um|espessura|raio|espess[ao]|de|com|só|apenas|cerca|aproximadamente|até|vai|chega|estende-se|desde|entre|os|as)",
  },
  nl: {
    opens: "(?:en|dan|daaronder|daarna|volgt|tenslotte|tot slot|dik|de|het|een|van)(?![\\p{L}])",
    ends: "(?<![\\p{L}])(?:is|zijn|meet|heeft|hebben|een|dikte|straal|dik|van|met|maar|slechts|ongeveer|circa|zo['’]n|tot|nog|loopt|reikt|gaat|tussen)",
  },
  pl: {
    opens: "(?:i|a|potem|następnie|pod nią|poniżej|dalej|wreszcie|grubości)(?![\\p{L}])",
    ends: "(?<![\\p{L}])(?:ma|mają|liczy|jest|grubość|grubości|około|tylko|do|od|sięga|promień|o)",
  },
  ru: {
    opens: "(?:и|а|затем|потом|ниже|под ней|под ним|далее|наконец|толщиной)(?![\\p{L}])",
    ends: "(?<![\\p{L}])(?:имеет|имеют|составляет|достигает|толщину|толщиной|толщина|радиус|около|примерно|только|всего|до|от|—|–|-|в)",
  },
  ar: {
    opens: "(?:و(?=ال)|ثم|يليها|تليها|وتليها|تحتها|وأخيرًا|وأخيرا|سمك|سماكة)",
    ends: "(?<![\\p{L}])(?:سمكها|سمكه|سماكتها|بسمك|بسماكة|يبلغ|تبلغ|نحو|حوالي|حتى|إلى|من|سمك|فقط)",
  },
  he: {
    opens: "(?:ו(?=ה)|אחר כך|אחריה|מתחתיה|ולבסוף|לבסוף|בעובי)",
    ends: "(?<![\\p{L}])(?:היא|הוא|עובייה|עוביה|עוביו|בעובי|עובי|כ-?|של|רק|עד|מגיעה|מגיע)",
  },
  hi: {
    opens: "(?:और|फिर|उसके नीचे|इसके नीचे|मोटी|मोटा|है|हैं)(?![\\p{L}\\p{M}])",
    ends: "(?<![\\p{L}\\p{M}])(?:की|का|मोटाई|लगभग|करीब|केवल|सिर्फ़)",
  },
  ja: {
    opens: "(?:その下の|その下に|次に|そして|最後に|の厚さ|です|で|厚さ)",
    ends: "(?:の厚さは|の厚みは|は厚さ|が厚さ|は|が|の|約|およそ|厚さ|わずか)",
  },
  zh: {
    opens: "(?:然后是|接着是|其下是|下面是|最后是|和|以及|厚|其次是)",
    ends: "(?:的厚度为|的厚度是|厚度约为|厚度为|厚达|厚约|厚|约|大约|只有|为|是)",
  },
  ko: {
    opens: "(?:그 아래의?|그다음|그리고|마지막으로|이고|이며|입니다)",
    ends: "(?:의 두께는|두께는|은|는|이|가|약|두께가|두께|의)",
  },
}; // prettier-ignore
