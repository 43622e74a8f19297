/** Words of slopes and ladders, by the language part of a tag: regular expressions, in any case. */
type Words = Readonly<Record<string, string>>;

export const RAMP: Words = {
  en: "ramps?|gradient|incline|slopes?", de: "rampe|steigung|neigung", fr: "rampe|pente|inclinaison", es: "rampa|pendiente|inclinación", it: "rampa|pendenza|inclinazione", pt: "rampa|inclinação|declive", nl: "hellingbaan|helling|hellingspercentage", sv: "ramp(?:en)?|lutning(?:en)?", da: "rampe|rampen|hældning(?:en)?|stigning(?:en)?", nb: "rampe|rampen|helning(?:en)?|stigning(?:en)?", pl: "ramp[aęy]|pochylni[aęi]|nachyleni\\p{L}+", ru: "пандус\\p{L}*|уклон\\p{L}*", uk: "пандус\\p{L}*|ухил\\p{L}*", ar: "منحدر|المنحدر|ميل|الميل", he: "רמפה|כבש|שיפוע", hi: "रैंप|ढलान|ढाल", ja: "スロープ|勾配|傾斜", zh: "坡道|坡度|斜坡", ko: "경사로|경사",
}; // prettier-ignore

/** Between the one and the many of "1 in 12"; a colon stands there in all languages. */
export const ONE_IN: Words = {
  en: "in|to", de: "zu|auf|in", fr: "pour|sur", es: "en|a", it: "su|a", pt: "em|para", nl: "op|in", sv: "på|till", da: "til|på", nb: "til|på", pl: "do|na", ru: "к", uk: "до",
}; // prettier-ignore

/** What leads to the percentage by which something rises. */
export const GRADIENT_OF: Words = {
  en: "(?:gradient|slope|incline)(?: is| of| at)?(?: about| just| only)?", de: "(?:steigung|neigung)(?: beträgt)?(?: von)?(?: etwa| höchstens| rund)?", fr: "(?:pente|inclinaison)(?: est)?(?: de)?", es: "(?:(?:la|una|su|con|de) pendiente|inclinación)(?: es)?(?: del?)?", it: "(?:pendenza|inclinazione)(?: è)?(?: del(?:l['’])?)?", pt: "(?:inclinação|declive)(?: é)?(?: de)?", nl: "(?:helling|hellingspercentage)(?: is)?(?: van)?", pl: "nachyleni\\p{L}+(?: wynosi)?", ru: "уклон\\p{L}*(?: составляет| в)?",
}; // prettier-ignore

export const LADDER: Words = {
  en: "ladders?", de: "leitern?|anlegeleitern?", fr: "échelles?", es: "escaleras?(?: de mano)?", it: "scal[ae](?: a pioli)?", pt: "escadas?", nl: "ladders?", sv: "steg(?:e|en|ar)", da: "stiger?|stigen", nb: "stiger?|stigen", pl: "drabin\\p{L}*", ru: "лестниц\\p{L}*|стремянк\\p{L}*", uk: "драбин\\p{L}*", ar: "سلم|السلم", he: "סולם|הסולם", hi: "सीढ़ी", ja: "はしご|梯子", zh: "梯子|梯", ko: "사다리",
}; // prettier-ignore

/** How far a ladder's foot stands out (OUT) for how far it reaches up (UP). */
export const OUT_AND_UP: Readonly<Record<string, readonly string[]>> = {
  en: [
    "OUT (?:units? )?(?:out|away)(?: from the wall)?(?:,| for| to)? (?:every |each )?UP(?: units?)?(?: up| of height| in height| high)?",
    "for (?:every|each) UP(?: units?)? (?:of height|up|in height|high|it rises|you go up)[^.!?]{0,40}?OUT(?: units?)? (?:out|away|from the wall|from the base)",
    "(?:at|of) UP[^.!?\\d]{1,40}(?:foot|feet|base|bottom) (?:is|are|stands?|goes|must be|should be) OUT (?:out|away|from the wall)",
    "(?:foot|feet|base|bottom) (?:is|are|stands?|goes|must be|should be) OUT (?:out|away|from the wall)[^.!?\\d]{0,24} UP (?:up|of height|high)",
  ],
  de: [
    "(?:für|auf|pro|bei) (?:je |jede[nr]? )?UP (?:Höhe|nach oben|hoch)[^.!?]{0,50}?OUT (?:Abstand|von der Wand|weg|nach außen|vor der Wand)",
    "OUT (?:Abstand|von der Wand|weg|nach außen)[^.!?]{0,30}?(?:für|auf|pro|bei) (?:je |jede[nr]? )?UP (?:Höhe|nach oben|hoch)",
  ],
  fr: [
    "OUT (?:d['’]écart|du mur|de recul|à la base)[^.!?]{0,24}?pour (?:chaque |tous les )?UP (?:de haut(?:eur)?)",
    "pour (?:chaque )?UP de haut(?:eur)?[^.!?]{0,50}?OUT (?:d['’]écart|du mur|de recul)",
  ],
  es: [
    "(?:por )?cada UP de alt(?:ura|o)[^.!?]{0,50}?OUT (?:de separación|de la pared|de distancia|hacia fuera)",
    "OUT (?:de separación|de la pared|de distancia)[^.!?]{0,30}?por cada UP de alt(?:ura|o)",
  ],
  it: [
    "(?:per )?ogni UP (?:di altezza|in altezza)[^.!?]{0,50}?OUT (?:di distanza|dal muro|dalla parete)",
    "OUT (?:di distanza|dal muro|dalla parete)[^.!?]{0,30}?(?:per )?ogni UP (?:di altezza|in altezza)",
  ],
  pt: [
    "(?:por|a) cada UP de altura[^.!?]{0,50}?OUT (?:de distância|da parede|de afastamento)",
    "OUT (?:de distância|da parede|de afastamento)[^.!?]{0,30}?(?:por|a) cada UP de altura",
  ],
  nl: [
    "(?:voor|per|op) (?:elke )?UP (?:hoogte|omhoog)[^.!?]{0,50}?OUT (?:van de muur|afstand|naar buiten|uit de muur)",
    "OUT (?:van de muur|afstand|naar buiten)[^.!?]{0,30}?(?:voor|per|op) (?:elke )?UP (?:hoogte|omhoog)",
  ],
  sv: ["för varje UP (?:i höjd|uppåt)[^.!?]{0,50}?OUT (?:från väggen|ut)"],
  pl: ["na (?:każde )?UP wysokości[^.!?]{0,50}?OUT od ściany"],
  ru: ["на (?:каждые )?UP высоты[^.!?]{0,50}?OUT от стены"],
};
