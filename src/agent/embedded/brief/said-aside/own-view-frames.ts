/**
 * What a sender says of the story itself, by language: "That is the story I would like to tell", "dava uma bela imagem", "È la parte
 * che preferisco". Whole clauses: a film tells its story, and never that it is one to be told.
 */
export const OWN_VIEW_FRAMES: Readonly<Record<string, string>> = {
  en: "^\\s*(?:and )?(?:that|this)(?:['’]s| is) (?:the|my|our) (?:story|bit|part)(?: that)? (?:i|we)(?:['’]d| would)?(?: really)? (?:like|want|wanted|love|wish) (?:you )?to (?:tell|show|get across)$|(?:it|this|that|which) (?:would|could) make (?:an? )?(?:\\p{L}+ )?(?:picture|image|shot|scene)$|^\\s*(?:that|this|it)(?:['’]s| is) (?:the|my) (?:favourite (?:bit|part)|(?:bit|part)(?: that)? i (?:like|love)(?: (?:best|most))?)$",
  de: "^\\s*(?:das|genau das|dies) ist die geschichte, die (?:ich|wir) (?:gern\\p{L}* )?erzählen (?:möchten?|wollten?|würden?|will|wollen)$|(?:gäbe|ergäbe|wäre) ein (?:schönes|gutes|tolles|wunderbares) bild(?: ab)?$|^\\s*das ist (?:mein lieblingsteil|der teil, den ich am liebsten (?:mag|habe))$",
  fr: "^\\s*(?:c['’]est|voilà) (?:cette histoire(?:-là)?|l['’]histoire) que (?:je voudrais|nous voudrions|j['’]aimerais|on (?:aimerait|voudrait)|nous aimerions|je veux) raconter$|(?:ça|cela) ferait une (?:belle|jolie) image$|^\\s*c['’]est (?:la partie|ce) que je préfère$",
  es: "^\\s*(?:y )?es[ae] es la historia que (?:(?:me|nos) gustaría|quiero|quería|queremos|queríamos|quisiera) contar$|(?:daría|quedaría|sería) (?:para )?una (?:bonita |buena |preciosa )?imagen(?: (?:preciosa|bonita))?$|^\\s*es la parte que más me gusta$",
  it: "^\\s*è (?:proprio )?(?:questa|quella) la storia che (?:vorrei|vorremmo|(?:mi|ci) piacerebbe|volevo) raccontare$|(?:sarebbe|farebbe) (?:proprio )?una (?:bella|bellissima) immagine$|^\\s*è la parte che (?:preferisco|mi piace di più)$",
  pt: "^\\s*é (?:essa|esta) a história que (?:eu )?(?:queria|queríamos|quero|gostava de|gostaria de|gostaríamos de) contar$|(?:dava|daria|ficava|seria) uma (?:bela|linda|boa) imagem$|^\\s*é a parte de que (?:mais gosto|gosto mais)$",
  nl: "^\\s*dat is het verhaal dat (?:ik|we|wij) (?:graag )?(?:wil|willen|wilde|wilden|zou|zouden)(?: graag)?(?: willen)? vertellen$|dat zou een mooi beeld (?:zijn|geven)$|^\\s*dat (?:is|vind ik) (?:mijn favoriete stuk|het mooiste stuk)$",
  sv: "^\\s*det är (?:just )?den historien (?:som )?(?:jag|vi) (?:vill|skulle vilja) berätta$|det (?:vore|skulle bli) en fin bild$",
  da: "^\\s*det er (?:netop )?den historie,? (?:som )?(?:jeg|vi) (?:gerne )?vil(?:le)?(?: gerne)? fortælle$|det (?:ville være|blev) et (?:flot|fint) billede$",
  nb: "^\\s*det er (?:nettopp )?den historien (?:som )?(?:jeg|vi) (?:gjerne )?vil(?:le)?(?: gjerne)? fortelle$|det ville (?:vært|bli) et (?:flott|fint) bilde$",
  pl: "^\\s*(?:i )?(?:właśnie )?tę historię (?:chcę|chcemy|chciał\\p{L}+) opowiedzieć$|to byłby (?:piękny|dobry|ładny) (?:obraz|kadr)$",
  cs: "^\\s*(?:a )?(?:právě )?(?:to je (?:ten )?příběh,? který|tenhle příběh) (?:chci|chceme|bych chtěl\\p{L}?|bychom chtěli) vyprávět$|to by byl (?:hezký|krásný) (?:obraz|záběr)$",
  ru: "^\\s*(?:вот )?(?:именно )?эту историю (?:я|мы)? ?(?:и )?(?:хоч\\p{L}+|хотел\\p{L}+ бы) рассказать$|(?:вышел|получился|был) бы (?:красивый|хороший) кадр$",
  uk: "^\\s*(?:ось )?(?:саме )?цю історію (?:я|ми)? ?(?:й |і )?(?:хоч\\p{L}+|хотіл\\p{L}+ б) розповісти$|(?:вийшов|був) би (?:гарний|красивий) кадр$",
  tr: "^\\s*(?:işte )?anlatmak istediğim(?:iz)? hik[âa]ye (?:bu|budur)$",
  ar: "^\\s*هذه هي القصة التي (?:أريد|نريد|أود|نود) (?:أن )?(?:أرويها|نرويها|روايتها)$",
  he: "^\\s*זה הסיפור ש(?:אני|אנחנו) רוצ(?:ה|ים) לספר$",
  hi: "^\\s*यही (?:वह )?कहानी (?:मैं|हम) (?:सुनाना|बताना|कहना) (?:चाहता|चाहती|चाहते) (?:हूँ|हैं)$",
  zh: "^\\s*[这這]就是我[们們]?想[讲講说說]的故事$",
  ja: "^\\s*(?:これ|それ)が(?:私|私たち|わたしたち)?(?:の|が)?(?:伝えたい|語りたい|話したい)(?:話|物語|こと)です$",
  ko: "^\\s*(?:이게|그게|이것이|그것이) (?:바로 )?(?:제가|저희가|우리가) 하고 싶은 이야기(?:예요|입니다|에요)$",
};
