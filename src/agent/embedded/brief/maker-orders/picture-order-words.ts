/**
 * How briefs order a picture in the midst of what is told, by the language part of a tag. `draws` leads up to what is to be drawn, `shows`
 * may be said to viewers as well and needs one of the `pictures` behind it; `wishes` leads up to it in a wish ("I would love … drawn"),
 * `drawn` being what stands behind the thing then; `the` begins a part that is named as known, `kindly` speaks to the maker.
 */
export type PictureOrderWords = {
  draws: string;
  shows: string;
  wishes: string;
  drawn?: string;
  pictures: string;
  /** Only a map: what stands behind its colon is told by itself. */
  map: string;
  the?: string;
  kindly: string;
};

export const PICTURE_ORDER_WORDS: Readonly<Record<string, PictureOrderWords>> = {
  en: {
    draws: "(?:(?:please|also|then|now|and|next|here|maybe|perhaps),? |could you |can you |would you |we(?:['’]d| would) like you to )*(?:draw|sketch|illustrate|animate)(?: (?:us|me|this|here|on screen|in (?:the )?(?:picture|animation)))?",
    shows: "(?:(?:please|also|then|now|and|next|here|maybe|perhaps),? |could you |can you |would you |we(?:['’]d| would) like you to )*(?:show|depict|picture|chart|plot|map|put)(?: (?:us|me|here|this))?",
    wishes: "(?:(?:i|we)(?:['’]d| would) (?:really |very much |so |also )*(?:like|love)|(?:i|we) (?:really )?(?:want|need)) (?:to (?:see|have) )?",
    drawn: "(?:drawn|shown|sketched|illustrated|animated|pictured|depicted|as an? (?:\\p{L}+ )?(?:curve|chart|graph|map|diagram|timeline|drawing|animation|sketch|picture))",
    pictures: "(?:on|in|as|with) (?:an?|the) (?:\\p{L}+ ){0,2}(?:maps?|charts?|graphs?|diagrams?|curve|cross[- ]section|animation|drawing|sketch|close-up|split screen)|on[- ]screen|in (?:cross[- ])?section|side by side|(?:cross[- ]section|diagram|sketch|drawing|animation|close-up|cutaway|(?:bar|line|pie) chart)",
    map: "on (?:an?|the) (?:\\p{L}+ )?map",
    the: "the",
    kindly: "please|could you|can you|would you|if (?:you can|possible|you could)",
  },
  de: {
    draws: "(?:(?:bitte|dann|nun|auch|dazu|hier),? )*(?:zeichne[nt]?|skizzier(?:en|e|t)|illustrier(?:en|e|t)|animier(?:en|e|t))(?: sie| bitte| uns| hier| dazu| auch)*",
    shows: "(?:(?:bitte|dann|nun|auch|dazu|hier),? )*(?:zeig(?:en|e|t)|stell(?:en|e|t)|mach(?:en|e|t))(?: sie| bitte| uns| hier| dazu| auch)*",
    wishes: "(?:ich hätte|wir hätten) (?:bitte |auch |sehr )*gerne?,? ?(?:dass )?|(?:ich wünsche mir|wir wünschen uns|ich möchte|wir möchten),? ?(?:dass )?|(?:zu \\p{L}+ \\p{Nd}+ )?bitte (?=eine \\p{L}*(?:zeichnung|skizze))",
    drawn: "(?:gezeichnet|gezeigt|skizziert|dargestellt|animiert|eingezeichnet)",
    pictures: "auf (?:einer|der) (?:\\p{L}+ )?(?:land)?karte|als (?:\\p{L}*)(?:diagramm|grafik|zeichnung|karte|kurve|tabelle|skizze|animation)|im (?:quer|längs)?schnitt|nebeneinander|im bild|\\p{L}*(?:schnittzeichnung|querschnitt|skizze|diagramm|zeitleiste|animation)",
    map: "auf (?:einer|der) (?:\\p{L}+ )?(?:land)?karte",
    the: "der|die|das|den|dem",
    kindly: "bitte|hätten? gern|wünsche|möchten?|wenn möglich",
  },
  fr: {
    draws: "(?:(?:puis|aussi|merci de|veuillez|pouvez-vous|pourriez-vous),? )*(?:dessine[zr]|schématise[zr]|illustre[zr]|esquisse[zr]|anime[zr])(?: (?:ici|aussi|nous|s['’]il vous plaît))*",
    shows: "(?:(?:puis|aussi|merci de|veuillez|pouvez-vous|pourriez-vous),? )*(?:montre[zr]|affiche[zr]|représente[zr]|situe[zr]|place[zr]|faites|trace[zr])(?: (?:ici|aussi|nous|s['’]il vous plaît))*",
    wishes: "(?:j['’]aimerais|nous aimerions|je voudrais|nous voudrions|je souhaite(?:rais)?|nous souhait(?:ons|erions))(?: bien| beaucoup)? (?:que (?:l['’])?on (?:voie|montre|dessine|puisse voir) |que vous (?:dessiniez|montriez) |voir |un (?:dessin|schéma) (?:de |d['’]))",
    pictures: "sur une? (?:\\p{L}+ )?(?:carte|plan|frise)|en coupe|côte à côte|à l['’]écran|(?:sous (?:la )?forme d['’]|en )une? (?:graphique|diagramme|schéma|courbe)|schéma|coupe|diagramme|courbe",
    map: "sur une? (?:\\p{L}+ )?(?:carte|plan)",
    the: "le|la|les|l['’]",
    kindly: "s['’]il (?:vous|te) pla[iî]t|svp|merci|veuillez|pou(?:v|rri)ez-vous|aimerai\\p{L}+|voudrai\\p{L}+|souhait\\p{L}+",
  },
  es: {
    draws: "(?:(?:por favor|luego|también),? |podrían |pueden )*(?:dibuj(?:en|ad|e|ar)|ilustr(?:en|ad|e|ar)|anim(?:en|ad)|esboc(?:en|e))(?: (?:aquí|también|por favor))*",
    shows: "(?:(?:por favor|luego|también),? |podrían |pueden )*(?:muestren|muestre|mostrad|mostrar|sitúen|señalen|pongan|poned|hagan|haced|representen)(?: (?:aquí|también))*",
    wishes: "(?:me|nos) (?:gustaría|encantaría) (?:mucho )?(?:que (?:se )?(?:dibuj(?:aran|aras|arais|asen|en|ara)|mostr(?:aran|aras|arais|asen|ara)|vi?er[ae]n?|viese)|ver|tener (?:un dibujo|un esquema) de) ",
    pictures: "en un (?:\\p{L}+ )?(?:mapa|plano|gráfico|esquema|diagrama)|(?:en|como) (?:un )?(?:corte|sección|gráfico\\p{L}*)|lado a lado|en pantalla|esquema|diagrama|gráfico|dibujo",
    map: "en un (?:\\p{L}+ )?(?:mapa|plano)",
    the: "el|la|los|las",
    kindly: "por favor|gustaría|encantaría|podrían|pueden",
  },
  it: {
    draws: "(?:(?:per favore|poi|anche),? |potreste |potete )*(?:disegn(?:ate|are)|illustr(?:ate|are)|anim(?:ate|are)|schizzate)(?: (?:qui|anche))*",
    shows: "(?:(?:per favore|poi|anche),? |potreste |potete )*(?:mostr(?:ate|are)|indicate|mettete|fate|rappresentate)(?: (?:qui|anche))*",
    wishes: "(?:mi|ci) piacerebbe (?:che (?:si )?(?:vedess\\p{L}+|disegn\\p{L}+|mostr\\p{L}+)|vedere) |(?:vorrei|vorremmo) (?:che (?:si )?(?:vedess\\p{L}+|disegn\\p{L}+|mostr\\p{L}+)|vedere|un disegno d[ei]l?l?[ao]?) ",
    pictures: "su un[ao']? ?(?:\\p{L}+ )?(?:mappa|cartina|carta|grafico)|in sezione|in spaccato|fianco a fianco|sullo schermo|come (?:un )?(?:grafico|diagramma|schema)|schema|diagramma|grafico|disegno",
    map: "su un[ao']? ?(?:\\p{L}+ )?(?:mappa|cartina|carta)",
    the: "il|lo|la|i|gli|le|l['’]",
    kindly: "per (?:favore|piacere)|piacerebbe|vorrei|vorremmo|potreste|potete",
  },
  pt: {
    draws: "(?:(?:por favor|depois|também),? |podem |podiam )*(?:desenh(?:em|ar)|ilustr(?:em|ar)|anim(?:em|ar)|esbocem)(?: (?:aqui|também))*",
    shows: "(?:(?:por favor|depois|também),? |podem |podiam )*(?:mostr(?:em|ar)|ponham|coloquem|façam|indiquem|representem)(?: (?:aqui|também))*",
    wishes: "(?:gostaria|gostava|gostaríamos|gostávamos) (?:muito )?(?:que (?:se )?(?:vi(?:sse|ssem|ss\\p{L}+)|desenh\\p{L}+|mostr\\p{L}+)|de ver|que se visse) ",
    pictures: "num[a]? (?:\\p{L}+ )?(?:mapa|gráfico|esquema|diagrama)|em (?:corte|secção|seção)|lado a lado|no ecrã|na tela|em fila|esquema|diagrama|gráfico",
    map: "num (?:\\p{L}+ )?mapa",
    the: "o|a|os|as",
    kindly: "por favor|gostari?av?\\p{L}*|podem|podiam",
  },
  nl: {
    draws: "(?:(?:graag|dan|ook),? )*(?:teken|tekent|schets|schetst)(?: u| alstublieft| alsjeblieft| graag| ook| hier)*",
    shows: "(?:(?:graag|dan|ook),? )*(?:toon|toont|laat|zet|maak)(?: u| alstublieft| alsjeblieft| graag| ook| hier)*",
    wishes: "(?:ik zou|we zouden|wij zouden|ik wil|we willen)(?: heel)? graag (?:willen )?(?:zien )?(?:dat )?",
    drawn: "(?:getekend|getoond|te zien|draaien|bewegen|in beeld)",
    pictures: "op een (?:\\p{L}+ )?(?:land)?kaart|in (?:dwars)?doorsnede|naast elkaar|in beeld|als (?:een )?(?:staaf)?(?:grafiek|diagram|schema)|doorsnede|schema|grafiek",
    map: "op een (?:\\p{L}+ )?(?:land)?kaart",
    the: "de|het",
    kindly: "graag|alstublieft|alsjeblieft",
  },
  sv: {
    draws: "(?:(?:gärna|sedan|också),? )*(?:rita|skissa|illustrera|animera)(?: gärna| också| här)*",
    shows: "(?:(?:gärna|sedan|också),? )*(?:visa|sätt|gör)(?: gärna| också| här)*",
    wishes: "(?:jag|vi) (?:skulle|vill|önskar)(?: gärna| väldigt)* (?:vilja )?(?:se |ha |att (?:ni )?(?:ritar|visar) )",
    pictures: "på en (?:\\p{L}+ )?karta|i genomskärning|sida vid sida|i bild|som (?:ett )?(?:\\p{L}*)(?:diagram|graf)|genomskärning|diagram",
    map: "på en (?:\\p{L}+ )?karta",
    kindly: "gärna|tack|skulle|önskar",
  },
  pl: {
    draws: "(?:(?:proszę|potem|też|także),? )*(?:narysuj(?:cie)?|narysować|naszkicuj(?:cie)?|naszkicować|zilustruj(?:cie)?)(?: proszę| tu| też)*",
    shows: "(?:(?:proszę|potem|też|także),? )*(?:pokaż(?:cie)?|pokazać|zaznacz(?:cie)?|umieść(?:cie)?)(?: proszę| tu| też)*",
    wishes: "(?:chciał[ab]\\p{L}*|chcielibyśmy|prosił[ab]\\p{L}*)(?: bardzo)?,? (?:żeby(?:ście)?|aby(?:ście)?|by(?:ście)?) (?:było widać|narysowa\\p{L}+|pokaza\\p{L}+),? ?",
    pictures: "na mapie|w przekroju|obok siebie|na ekranie|jako wykres\\p{L}*|na wykresie|przekrój|schemat|wykres",
    map: "na mapie",
    kindly: "proszę|chciał\\p{L}+|chcieli\\p{L}+",
  },
  ru: {
    draws: "(?:(?:пожалуйста|затем|также|ещё),? )*(?:нарисуйте|начертите|изобразите|нарисовать|проиллюстрируйте)(?:,? (?:пожалуйста|здесь|также),?)*",
    shows: "(?:(?:пожалуйста|затем|также|ещё),? )*(?:покажите|показать|отметьте|сделайте|постройте)(?:,? (?:пожалуйста|здесь|также),?)*",
    wishes: "(?:мне |нам )?(?:хотелось бы|хочется|я бы хотел[аи]?|мы бы хотели),? (?:чтобы (?:было видно|вы нарисовали|нарисовали|показали)|увидеть),? ?",
    pictures: "на (?:\\p{L}+ )?карте|в разрезе|рядом|на экране|в виде (?:\\p{L}+ )?(?:диаграммы|графика|схемы)|(?:диаграмму|график|схему)",
    map: "на (?:\\p{L}+ )?карте",
    kindly: "пожалуйста|хотелось|хочется|хотел[аи]?",
  },
  ar: {
    draws: "(?:(?:من فضلكم|من فضلك|رجاءً?|يرجى|نرجو|ثم) )*(?:و)?(?:ارسموا?|رسم|وضّ?حوا بالرسم)(?: هنا| لنا)*",
    shows: "(?:(?:من فضلكم|من فضلك|رجاءً?|يرجى|نرجو|ثم) )*(?:و)?(?:اعرضوا|أظهروا|أظهر|عرض|ضعوا|بيّ?نوا)(?: هنا| لنا)*",
    wishes: "(?:أود|نود|أتمنى|نتمنى|أريد|نريد) (?:أن (?:ترسموا|تُ?رسم|يُ?رسم|تظهروا|نرى)|رؤية|رسم) ",
    pictures: "على (?:ال)?خريطة|في مقطع|مقطع عرضي|جنبًا إلى جنب|على الشاشة|رسم[اً]* بياني\\p{L}*|مخطط",
    map: "على (?:ال)?خريطة",
    kindly: "من فضلكم?|رجاءً?|يرجى|نرجو|أود|نود|أتمنى|نتمنى",
  },
  he: {
    draws: "(?:(?:בבקשה|נא|אנא|גם) )*(?:ציירו|שרטטו|איירו|לצייר|לשרטט)(?: כאן| בבקשה)*",
    shows: "(?:(?:בבקשה|נא|אנא|גם) )*(?:הראו|הציגו|סמנו|להראות|להציג|שימו)(?: כאן| בבקשה)*",
    wishes: "(?:אשמח|נשמח|הייתי רוצה|היינו רוצים) (?:אם תציירו|שתציירו|שתראו|שיראו|לראות|לציור של) ",
    pictures: "על (?:ה)?מפה|בחתך|זה לצד זה|על המסך|כ?(?:תרשים|גרף)",
    map: "על (?:ה)?מפה",
    kindly: "בבקשה|נא|אנא|אשמח|נשמח",
  },
}; // prettier-ignore

/** Where the verb stands at the end: whole sentences, and what stands before their verb. */
export const VERB_LAST_ORDERS: Readonly<Record<string, readonly string[]>> = {
  ja: [
    "(?<thing>.{2,60}?)(?:を|も|の図を|の絵を|で|に)(?:図で|絵で|図に|絵に)?(?:描いて|えがいて|図示して|図解して|アニメにして|(?<=(?:図|絵|画面|地図|グラフ|アニメ)[でに])(?:見せて|示して))(?:ください|下さい|ほしいです|いただきたいです|もらえると(?:嬉しい|うれしい)です)",
    "(?<thing>.{2,60}?)(?:が|も)(?:見える|見られる|描かれている)と(?:嬉しい|うれしい|ありがたい|いい)です",
  ],
  zh: ["(?:请|請|希望能?|最好能?|还要|還要)+(?:再|也|在(?:这里|這裡|屏幕上|地图上|地圖上))*(?:画出?|畫出?|绘制|繪製|用动画(?:表现|展示)|用動畫(?:表現|展示)|用图(?:表示|表现)|用圖(?:表示|表現)|标出|標出)(?<thing>.{2,60})"],
  ko: ["(?<thing>.{2,60}?)(?:을|를|도|으로|로) ?(?:그려|그림으로 보여|애니메이션으로 보여|지도에 표시해|화면에 보여) ?(?:주세요|주십시오|주시면 (?:좋겠습니다|좋겠어요|감사하겠습니다))"],
  hi: ["(?:कृपया )?(?<thing>.{2,80}?)(?: का चित्र| का आरेख| को नक्शे पर| को मानचित्र पर| को चित्र में)(?: भी)? (?:बनाएँ|बनाएं|बनाइए|दिखाएँ|दिखाएं|दिखाइए)"],
  bn: ["(?:দয়া করে )?(?<thing>.{2,80}?)(?:র|ের)? (?:ছবি|চিত্র|নকশা)(?:ও)? (?:আঁকুন|এঁকে দিন|দেখান)|(?:দয়া করে )?.{2,60} মানচিত্রে দেখান"],
}; // prettier-ignore
