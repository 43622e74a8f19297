import { toPattern } from "../text/regex.ts";

/**
 * What a sentence about those who will watch says beyond doubt: it names them as viewers, or the end of the film, and what they
 * shall know or do then. "Viewers should leave with one rule", "Nach dem Film sollen alle …", 「視聴後に…できるように」. Each
 * begins a sentence.
 */
const KNOW =
  "(?:leave|come away|go (?:home|away)|walk away|take (?:away|home)|know|understand|remember|learn|feel|see|reali[sz]e|recogni[sz]e|be able|explain|tell|work out|have (?:learn|understood)|want|think|decide|find)";
const EN_WHO = "(?:viewers?|the viewers?|our viewers|the audience|everyone|everybody|people|they|pupils|students|visitors|learners|(?:those|people|everyone|anyone|whoever) (?:who )?watch(?:es|ing)?(?: (?:it|this))?)"; // prettier-ignore
const EN_SEEN = "(?:by|at) the end(?: of (?:the|this|our) (?:film|video|clip))?|(?:after|having|on|when they have|once they have|once they['’]ve) (?:watch(?:ing|ed)|seen|seeing|view(?:ing|ed))(?: (?:it|this|the (?:film|video|clip)|this (?:film|video)))?|after (?:the|this) (?:film|video|clip)"; // prettier-ignore

export const SURELY_OF_VIEWERS = toPattern(
  `^(?:${[
    `(?:${EN_SEEN}),? ${EN_WHO} (?:should|must|need to|ought to|will|can|could) (?:\\p{L}+ ){0,2}?(?:${KNOW})(?!\\p{L})`,
    `(?:${EN_SEEN}),? (?:(?:the|my|our|all|these) )?(?:\\p{L}+ )?(?:pupils|students|children|kids|learners|participants|trainees|apprentices|employees|staff|visitors|class) (?:should|must|need to|ought to) (?:\\p{L}+ ){0,2}?(?:${KNOW})(?!\\p{L})`,
    `(?:viewers?|the viewers?|our viewers|the audience|(?:those|people|everyone|anyone|whoever) (?:who )?watch(?:es|ing)?(?: (?:it|this))?) (?:should|must|need to|ought to) (?:\\p{L}+ ){0,2}?(?:${KNOW})(?!\\p{L})`,
    `(?:i|we)(?:['’]d like| would like| want|['’]d love| hope) (?:for )?(?:viewers|the viewers?|our viewers|the audience|(?:those|people|everyone) (?:who )?watch(?:es|ing)?(?: (?:it|this))?) (?:to|will)\\s`,
    "(?:am ende(?: des (?:films|videos))?|nach de[mr] (?:film|video|anschauen|ansehen)) soll(?:en|te|ten)? (?:sie|alle|jede[r]?|die \\p{L}+|das publikum|man)\\s",
    "(?:die |unsere )?(?:zuschauer(?:innen)?|zuschauenden|zuschauer:innen) (?:soll(?:en|ten)?|müssen) .*(?:wissen|verstehen|behalten|mitnehmen|gehen|können|kennen|merken|erinnern)(?!\\p{L})",
    "(?:wir|ich) (?:möchten?|wollen|will|wünschen? (?:uns|mir)), dass (?:die zuschauer(?:innen)?|das publikum|alle, die zuschauen)\\s",
    "(?:à la fin(?: du film| de la vidéo)?|après (?:le (?:film|visionnage)|la vidéo|avoir (?:vu|regardé) .{2,20}?)),? (?:ils|elles|chacun|les spectateurs|le spectateur|le public|les \\p{L}+) (?:(?:doi\\p{L}+|dev\\p{L}+) (?:savoir|comprendre|retenir|pouvoir|repartir|connaître|se souvenir)|saur\\p{L}+|pourr\\p{L}+)(?!\\p{L})",
    "(?:les spectateurs|le spectateur|le public|ceux qui regardent) (?:doi(?:t|vent)|devrai(?:t|ent)|devr(?:a|ont)) (?:repartir|comprendre|savoir|retenir|pouvoir|sortir|se souvenir)",
    "(?:je|nous) (?:veux|voudrais|voulons|voudrions|souhait\\p{L}+|aimer\\p{L}+) que (?:les spectateurs|le spectateur|le public)\\s",
    "(?:al (?:final|terminar|acabar)(?: (?:el|del) v[ií]deo)?|después de (?:ver(?:lo)?|el v[ií]deo).{0,12}?|tras ver(?:lo)?.{0,12}?),? (?:los espectadores|el espectador|el público|quienes? lo vean?|todos|los \\p{L}+) (?:(?:debe\\p{L}*|tienen? que) (?:saber|entender|comprender|recordar|poder|conocer|llevarse|salir)|podrán?|sabrán?)(?!\\p{L})",
    "(?:los espectadores|el espectador|el público|la audiencia|quienes? lo vean?) (?:deben?|deberían?|tienen? que) (?:salir|irse|llevarse|saber|entender|comprender|recordar|aprender|quedarse)",
    "(?:quiero|queremos|quisiera|me gustaría|nos gustaría) que (?:los espectadores|el espectador|el público|la audiencia|quienes? lo vean?)\\s",
    "(?:alla fine(?: del (?:film|video))?|dopo (?:la visione|il (?:film|video|filmato)|aver(?:lo)? (?:visto|guardato).{0,12}?)),? (?:gli spettatori|lo spettatore|il pubblico|tutti|chi guarda|i \\p{L}+) (?:(?:dev\\p{L}+|dovr\\p{L}+) (?:saper\\p{L}*|capire|ricordar\\p{L}*|poter\\p{L}*|conoscere|uscire)|sapr\\p{L}+|potr\\p{L}+)(?!\\p{L})",
    "(?:gli spettatori|lo spettatore|il pubblico|chi guarda) (?:deve|devono|dovrebber?o?|dovrann?o?) (?:uscire|andarsene|portar\\p{L}*|sapere|capire|ricordar\\p{L}*|imparare)",
    "(?:voglio|vogliamo|vorrei|vorremmo|mi piacerebbe) che (?:gli spettatori|lo spettatore|il pubblico|chi guarda)\\s",
    "(?:no (?:final|fim)(?: do (?:filme|vídeo))?|depois d(?:e (?:ver|assistir).{0,14}?|o (?:filme|vídeo))),? (?:os espectadores|o espectador|o público|todos|quem (?:vê|assiste)|os \\p{L}+) (?:dev\\p{L}+ (?:saber|entender|compreender|perceber|lembrar|poder|sair|conhecer)|saberão|poderão)(?!\\p{L})",
    "(?:os espectadores|o espectador|o público|quem (?:vê|assiste)) (?:devem?|deveriam?|t[eê]m? (?:de|que)) (?:sair|levar|saber|entender|compreender|perceber|lembrar|aprender)",
    "(?:quero|queremos|gostaria|gostaríamos) (?:de )?que (?:os espectadores|o espectador|o público|quem (?:vê|assiste))\\s",
    "(?:na (?:afloop|het (?:kijken|filmpje)|de (?:film|video))|aan het eind(?:e)? van (?:de|het) (?:film|video|filmpje)) (?:moeten|zouden|weten|kunnen) (?:kijkers|de kijkers|ze|zij|alle \\p{L}+)\\s|(?:de )?kijkers (?:moeten|zouden) .*(?:weten|begrijpen|onthouden|kunnen|meenemen)(?!\\p{L})|(?:ik|we|wij) (?:wil|willen|hoop|hopen) (?:graag )?dat (?:de )?kijkers\\s",
    "(?:po (?:filmie|obejrzeniu(?: filmu)?)),? (?:widzowie|widz|wszyscy|oni)?\\s?(?:powin\\p{L}+|maj?ą?|mus\\p{L}+|będą)\\s|(?:widzowie|widz|odbiorcy) (?:powin\\p{L}+|maj?ą?|mus\\p{L}+) (?:wiedzieć|zrozumieć|zapamiętać|wyjść|umieć)|chc(?:ę|emy|iałbym|iałabym),? (?:żeby|aby|by) (?:widz\\p{L}*|odbiorc\\p{L}*)\\s",
    "после (?:просмотра|фильма|ролика|видео),? (?:зрител\\p{L}+|они|все|каждый|дети|ученики)? ?(?:долж\\p{L}+|смо[гж]\\p{L}+|буд\\p{L}+)\\s|(?:зрител[ьи]|аудитория) (?:долж\\p{L}+) (?:понять|знать|запомнить|уйти|узнать|уметь)|(?:хочу|хотим|хочется|хотелось бы),? чтобы (?:зрител\\p{L}+|аудитория)\\s",
    "після (?:перегляду|фільму|ролика),? .{0,14}?(?:ма(?:є|ють)|повинн\\p{L}+|змож\\p{L}+)\\s|(?:глядач(?:і|ам)?) (?:ма(?:є|ють)|повинн\\p{L}+)\\s",
    "(?:efter filmen|när filmen är slut) (?:ska|bör) (?:tittarna|de|alla)\\s|tittarna (?:ska|bör) (?:veta|förstå|minnas|kunna)|(?:efter filmen) (?:skal|bør) (?:seerne|de|alle)\\s|seerne (?:skal|bør) (?:vide|vite|forstå|huske|kunne)",
    "(?:(?:filmi|videoyu|bunu) )?(?:izledikten|filmden|videodan) sonra (?:izleyici\\p{L}*|herkes|onlar).{2,120}(?:meli|malı|sin|sın|istiyor\\p{L}*)\\p{L}*[.\\s]*$|izleyici\\p{L}*\\s.{2,120}(?:bilmeli|anlamalı|hatırlamalı|istiyorum|istiyoruz)\\p{L}*[.\\s]*$",
    "بعد (?:مشاهدة (?:الفيلم|الفيديو)|المشاهدة|الفيلم|الفيديو)،? (?:يجب|ينبغي|سوف|سي\\p{L}+)|(?:يجب|ينبغي|نريد|أريد|نأمل) أن (?:يعرف|يفهم|يتذكر|يخرج|يدرك|يتعلم) (?:المشاهد\\p{L}*|الجمهور)",
    "(?:אחרי|לאחר|בסוף) (?:הצפייה|הסרט(?:ון)?),? (?:הצופים|הם|כולם|כל צופה)?\\s?(?:צריכים|אמורים|יוכלו|יידעו|חייבים)|הצופים (?:צריכים|אמורים|חייבים) (?:לדעת|להבין|לזכור|לצאת)|(?:אני רוצה|אנחנו רוצים|נרצה) שהצופים",
    "(?:फ़िल्म|फिल्म|वीडियो) देखने के बाद (?:दर्शक\\p{L}*|वे|सब|बच्चे)[^।]{2,120}(?:चाहिए|सकें|पाएँ)|दर्शक[\\p{L}\\p{M}]* (?:को )?[^।]{2,100}(?:पता होना|समझना|याद रहना|जानना) चाहिए|(?:मैं चाहता|मैं चाहती|हम चाहते) (?:हूँ|हैं) कि दर्शक",
    "看(?:完|后|後)(?:之后|以后|后|後|这部影片|短片)?[，,]?(?:观众|觀眾|大家|他们|他們|学生|學生|孩子)[^。]{0,8}(?:应|應|要|能|会|會|知道|明白|记住|記住)|(?:希望|让|讓|想让)(?:观众|觀眾)|(?:观众|觀眾)(?:应该|應該|要|需要)(?:知道|明白|记住|記住|学会)",
    "(?:見終わ(?:った|る)|視聴|動画を見た)(?:後|あと|とき|ころ)[^。]{2,80}(?:ほしい|欲しい|もらいたい|できる|わかる|目標|したい)[^。]{0,8}$|視聴者(?:に|が|は)[^。]{2,80}(?:ほしい|欲しい|もらいたい|べき|目標)[^。]{0,8}$",
    "(?:시청|영상을 본|영상을 보고 난|보고 난) ?(?:후|뒤)(?:에는?)?,? [^.]{2,100}(?:해야|알아야|있어야|바랍니다|좋겠)[^.]{0,10}$|시청자(?:가|는|들이|들은) [^.]{2,100}(?:해야|알아야|있어야|바랍니다|좋겠)[^.]{0,10}$",
  ].join("|")})`,
  "iu",
);
