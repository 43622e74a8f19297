import { toPattern } from "../text/regex.ts";

/**
 * Sentences that forbid the film-maker to show something, as no text says it to its viewers: what is not to be shown, drawn or joked
 * about, and "no X, please" without a verb. "Bitte keine Hunde mitbringen" is said to guests.
 */
export const FILM_BANS: RegExp = toPattern(
  [
    // en
    String.raw`(?<!\p{L})(?:no|avoid) (?:jokes?|puns?|pictures?|images?|photos?|clichés?|stock (?:photos?|pictures?|footage)) (?:about|on|of|with)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:don['’]t|do not|never) (?:please )?(?:show|draw|picture|depict|illustrate|start (?:with|on)|open (?:with|on)|begin with|use (?:a |any )?(?:pictures?|images?|drawings?|photos?))(?! (?:your|anyone|anybody|them|me|it)(?!\p{L}))(?!\p{L})`,
    String.raw`^(?:and |but )?(?:please,? )?no [^.!?]{2,50},? please[.!]?$|^(?:and |but )?please,? (?:no|not an?|nothing with) [^.!?]{2,60}[.!]?$|(?<!\p{L})please no (?!\p{L}+ing)[^.!?]{2,50}$`,
    String.raw`(?<!\p{L})not an? [^.!?,]{2,40} (?:again|for once),? please`,
    // de
    String.raw`(?<!\p{L})(?:bitte )?(?:keine?[nr]?|nicht) [^.!?]{2,50}(?:zeigen|zeichnen|abbilden|als bild)(?!\p{L})|keine (?:witze|bilder|fotos|scherze) (?:über|von|mit)(?!\p{L})|(?<!\p{L})nicht mit [^.!?]{2,40} (?:anfangen|beginnen)`,
    String.raw`^(?:und )?bitte keine?[nr]? (?:\p{Ll}+ )?\p{Lu}\p{L}+(?:,? (?:und|oder|keine?[nr]?)(?: keine?[nr]?)? \p{Lu}\p{L}+)*[.!]?$|^(?:und )?keine?[nr]? [^.!?]{2,50}, bitte[.!]?$`,
    // fr
    String.raw`(?<!\p{L})(?:ne (?:montrez|montre|dessinez|commencez|mettez) (?:pas|surtout pas)|pas de (?:blagues?|images?|photos?|dessins?) (?:sur|de|avec))(?!\p{L})|^(?:et )?(?:pas|surtout pas) d[e'’][^.!?]{2,60}(?:s['’]il vous plaît|svp|merci)|(?:je ne veux|nous ne voulons) (?:pas|ni)(?!\p{L})`,
    // es
    String.raw`(?<!\p{L})no (?:me |nos )?(?:pongan?|pongas|muestren?|muestres|dibujen?|empiecen?|saquen?)(?!\p{L})|^(?:y )?(?:sin|nada de|ni) [^.!?]{2,60}por favor|(?<!\p{L})no (?:queremos|quiero) (?:ver )?(?:ni |ningún |ninguna )`,
    // it
    String.raw`(?<!\p{L})non (?:mostrate|mostri|mettete|disegnate|cominciate|iniziate)(?!\p{L})|^(?:e )?niente [^.!?]{2,60}per (?:favore|piacere)`,
    // pt
    String.raw`(?<!\p{L})não (?:mostrem?|mostres|ponham|coloquem?|desenhem?|comecem?)(?!\p{L})|^(?:e )?(?:sem|nada de) [^.!?]{2,60}por favor`,
    // nl
    String.raw`(?<!\p{L})(?:toon|teken) geen(?!\p{L})|(?<!\p{L})laat geen [^.!?]{2,40} zien|^(?:en )?(?:graag |liever )?geen [^.!?]{2,50},? (?:alstublieft|alsjeblieft|a\.?u\.?b|graag)`,
    // pl
    String.raw`(?<!\p{L})(?:nie (?:pokazuj\p{L}*|rysuj\p{L}*|zaczynaj\p{L}*)|prosimy? bez|proszę (?:bez|nie pokazywać))(?!\p{L})`,
    // ru
    String.raw`(?<!\p{L})не (?:показыва\p{L}+|рису\p{L}+|начина(?:йте|й))(?!\p{L})|^(?:и )?без [^.!?]{2,60}пожалуйста|пожалуйста,? без(?!\p{L})`,
    // ar, he
    String.raw`لا (?:تُ?ظهروا|تعرضوا|ترسموا|تبدؤوا|أريد صور|نريد صور)|(?:בלי|ללא) [^.!?]{2,50}בבקשה|בבקשה (?:בלי|ללא)|אל ת(?:ראו|ציירו|תחילו)`,
    // hi, bn
    String.raw`(?:न|मत|नहीं) दिखा(?:एँ|एं|ना|ओ|इए)|চিত্র দেবেন না|ছবি দেবেন না|দেখাবেন না|আঁকবেন না`,
    // ja, ko, zh
    String.raw`(?:絵|写真|イラスト|画像|映像)[はをも]?(?:使|入|出|描|載)[^。]{0,4}ない|描かないで|映さないで|(?:그림|사진|영상|그려|보여)[^.]{0,6}(?:지|는) ?(?:마|말)|不要(?:画|出现|放|拍|展示)|别(?:画|拍|出现)|請勿(?:畫|出現)`,
  ].join("|"),
  "iu",
);

/** A film without music may show who makes it, and what is not to be said may be seen. */
export const SOUND =
  /(?<![\p{L}\p{M}])(?:music|musik\p{L}*|say|saying|call|mention|tell|sagen|erwähn\p{L}+|sprechen|dites|dire|mentionn\p{L}+|digan?|digas|mencion\p{L}+|dite|dica|digam|dizer|zeg|zeggen|mów\p{L}*|говор\p{L}+|упомина\p{L}+|تقولوا|تذكروا|תגידו|להגיד|musiques?|música|musica|muziek|muzyk\p{L}*|музык\p{L}+|موسيقى|מוזיקה|संगीत|সঙ্গীত|voice|stimme|voix|voz|voce)(?![\p{L}\p{M}])|音楽|音乐|音樂|음악|言わ|说|說|말하|말하지/iu;
