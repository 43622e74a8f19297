/** What a text is handed out, sketched or noted as, in many languages: no part of what it is called. */
export const WORKING_FORMS = [
  "(?:a |the |our |my )?(?:one-page |short |little )?(?:hand-?out|leaflet|flyer|fact ?sheet|information sheet|crib sheet|cheat sheet|(?:rough |first |working |final )?(?:draft|notes|version)|speaking notes|talking points)",
  "(?:unser |ein |das |der )?(?:handzettel|handout|merkblatt|merkzettel|flugblatt|flyer|faltblatt|infoblatt|entwurf|rohfassung|notizen|stichpunkte|stichworte|spickzettel|aushang)",
  "(?:un |le |la |notre )?(?:polycopié|fiche|feuillet|dépliant|prospectus|brouillon|notes|ébauche|mémo)|(?:una? |el |la |nuestr[ao] )?(?:folleto|octavilla|hoja informativa|borrador|apuntes|notas)|(?:una? |il |la )?(?:volantino|dispensa|foglio informativo|bozza|appunti)|(?:uma? |o |a )?(?:folheto|panfleto|rascunho|apontamentos)",
  "(?:een |de |het )?(?:hand-?out|strooibiljet|folder|kladversie|concept|aantekeningen|notities)|(?:ett? )?(?:flygblad|utkast|anteckningar|informationsblad)|(?:et )?(?:løbeseddel|flyveblad|udkast|noter|notater|utkast)",
  "(?:ulotka|notatki|szkic|brudnopis|konspekt)|(?:leták|poznámky|koncept|náčrt)|(?:листовка|памятка|раздатка|черновик|заметки|набросок|конспект)|(?:листівка|пам['’]ятка|чернетка|нотатки)|(?:el ilanı|broşür|taslak|notlar)",
  "(?:منشور|مسودة|ملاحظات|مطوية)|(?:דף מידע|עלון|טיוטה|רשימות)|(?:पर्चा|मसौदा|नोट्स)",
].join("|");
/** What leads to whom or what such a sheet is for; "notes on bees" has its subject. */
export const FOR_WHOM =
  "for|from|after|für|zum|zur|aus|pour|après|de la réunion|para|per|voor|till?|dla|po|z|для|к|после|після|için|לקראת|के लिए|ل\\p{L}+|ל\\p{L}+";
/** "Notes after the meeting of …". */
export const NOTES_FROM =
  "notes (?:from|after|of)|minutes of|notizen (?:zu[mr]?|von|vom|nach|aus)|protokoll (?:der|des|von)|notes (?:de|d['’]après|après|prises)|compte rendu d[eu]|notas (?:de|del|tras)|apuntes (?:de|del|tras)|appunti (?:di|dopo|dalla?|della?)|apontamentos d[aoe]|notas d[ao]|aantekeningen (?:van|na)|notities (?:van|na)|anteckningar från|noter fra|notater fra|notatki (?:po|z|ze)|protokół z|zápis z|poznámky z|заметки (?:после|с|по)|нотатки (?:після|з)";
