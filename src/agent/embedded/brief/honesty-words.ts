/**
 * How carefully a text is to be told: "be honest about the ending", "be careful with the numbers of dead". Only of what is told (the
 * end, figures, names, somebody's death): who is careful with a hot pan is a viewer.
 */
const TOLD_EN =
  "(?:the |its |their |her |his |these |those |all )?(?:(?:story['’]s|film['’]s) )?(?:end(?:ing)?|outcome|uncertaint(?:y|ies)|numbers?|figures?|facts?|dates?|names|quotes?|quotations?|death|deaths|dead|victims?|survivors|what we (?:do not|don['’]t) know)(?!\\p{L})[^:;：]{0,50}";

export const TOLD_HONESTLY: readonly string[] = [
  `(?:please )?be (?:very |quite |really )?(?:honest|frank|fair|accurate|truthful|tactful|respectful|sensitive|gentle|sober|precise|careful) (?:about|with|in|on|towards) ${TOLD_EN}`,
  "(?:bitte )?(?:seien sie|seid|sei)(?: bitte)? (?:sehr |ganz )?(?:ehrlich|offen|genau|behutsam|vorsichtig|respektvoll|fair) (?:mit|bei|über|beim|zum|am|was) (?:den |dem |die |das |der )?(?:ende|schluss|ausgang|zahlen|fakten|namen|daten|zitaten|opfern|toten|tod)(?!\\p{L})[^:;：]{0,50}|(?:bitte )?(?:beim|am) (?:ende|schluss) (?:bitte )?ehrlich (?:bleiben|sein)",
  "(?:merci d['’]être|merci de rester|(?:s['’]il vous plaît,? )?soye[zt]|soyons|sois|reste[zt]?) (?:très |bien )?(?:honnêtes?|francs?|francs|exacts?|prudents?|respectueux|délicats?|justes?|précis) (?:sur|avec|quant à|envers|à propos de) (?:le |la |les |l['’]|ses )?(?:fin|dénouement|issue|chiffres|nombres|faits|noms|dates|citations|victimes|morts?)(?!\\p{L})[^:;：]{0,50}",
  "(?:por favor,? )?(?:sed|sean|sea|sé) (?:muy )?(?:honest[oa]s?|sincer[oa]s?|fieles?|precis[oa]s?|cuidados[oa]s?|respetuos[oa]s?) (?:con|sobre|en|acerca de) (?:el |la |los |las )?(?:final|desenlace|cifras|números|datos|nombres|fechas|víctimas|muert[oe]s?)(?!\\p{L})[^:;：]{0,50}",
  "(?:per favore,? )?(?:siate|sii|sia) (?:molto )?(?:onest[ioea]|sincer[ioea]|precis[ioea]|delicat[ioea]|rispettos[ioea]|caut[ioea]) (?:su(?:l|lla|i|lle|gli)?|con (?:il|la|i|le|gli)|riguardo a(?:l|lla|i|lle)?) ?(?:finale|fine|esito|cifre|numeri|dati|nomi|date|vittime|mort[ie]|morte)(?!\\p{L})[^:;：]{0,50}",
  "(?:por favor,? )?(?:sejam|seja|sê) (?:muito )?(?:honest[oa]s?|sincer[oa]s?|precis[oa]s?|cuidados[oa]s?|respeitos[oa]s?) (?:com|sobre|n[oa]s?|quanto a[os]?) (?:o |a |os |as )?(?:fim|final|desfecho|números|dados|factos|fatos|nomes|datas|vítimas|mort[oe]s?)(?!\\p{L})[^:;：]{0,50}",
  "(?:graag |wees )(?:alsjeblieft |alstublieft |graag )?(?:heel )?(?:eerlijk|zorgvuldig|voorzichtig|precies|respectvol) (?:over|met|bij) (?:het |de )?(?:einde|slot|afloop|cijfers|getallen|feiten|namen|data|slachtoffers|doden|dood)(?!\\p{L})[^:;：]{0,50}",
  "(?:snälla )?(?:var|vær|vaer)(?: snäll och| venlig at være| så snill å være)? (?:ärlig|ärliga|ærlig|ærlige|noggrann|nøjagtig|nøyaktig|varsam|varsom|forsigtig|försiktig|forsiktig)a? (?:med|om|ved) (?:slutet|slutningen|slutten|siffrorna|tallene|tallen|namnen|navnene|offren|ofrene|de döda|de døde)(?!\\p{L})[^:;：]{0,50}",
  "olkaa rehellisiä (?:lopusta|luvuista)|(?:proszę |bądź|bądźcie |proszę być )\\s?(?:uczciw[iy]|szczer[yz]y?|ostrożn[iy]|precyzyjn[iy]|delikatn[iy]) (?:co do|z|wobec|w sprawie|przy) (?:zakończeni\\p{L}+|końc\\p{L}+|liczb\\p{L}*|fakt\\p{L}+|nazwisk\\p{L}*|ofiar\\p{L}*|śmierci)(?!\\p{L})[^:;：]{0,50}",
  "(?:prosím )?buďte(?: prosím)? (?:poctiví|upřímní|přesní|opatrní|citliví|ohleduplní) (?:ohledně|s|v|k|u) (?:konc\\p{L}+|závěr\\p{L}*|čís\\p{L}+|jmén\\p{L}*|obět\\p{L}*|smrti)(?!\\p{L})[^:;：]{0,50}",
  "(?:kérem,? |kérjük,? )?legyenek őszinték a (?:végével|befejezéssel|számokkal)(?!\\p{L})[^:;：]{0,50}|(?:vă rog,? )?fiți (?:onești|sinceri|preciși|atenți) (?:cu|în privința|despre) (?:finalul\\p{L}*|sfârșitul\\p{L}*|cifrele|numele|victimele)(?!\\p{L})[^:;：]{0,50}",
  "(?:пожалуйста,? )?будьте (?:честн[ыа]|честными|точн[ыа]|точными|осторожны|деликатны|бережны|аккуратны) (?:в|с|к|о|насчёт|по поводу) (?:конц\\p{L}+|финал\\p{L}*|цифр\\p{L}+|числ\\p{L}+|факт\\p{L}+|имен\\p{L}+|жертв\\p{L}*|погибш\\p{L}+|смерт\\p{L}+)(?!\\p{L})[^:;：]{0,50}|(?:будь ласка,? )?будьте (?:чесн[іи]|чесними|точні|обережні) (?:(?:в|у|з|із|щодо) (?:кінц\\p{L}+|фінал\\p{L}*|цифр\\p{L}+|числ\\p{L}+|імен\\p{L}+|жертв\\p{L}*|загибл\\p{L}+)(?!\\p{L})[^:;：]{0,50}|наприкінці)",
  "(?:παρακαλώ,? )?(?:να είστε|να είσαι) (?:ειλικρινείς|ειλικρινής|προσεκτικοί|ακριβείς) (?:για|με|σχετικά με) τ\\p{L}+ (?:τέλος|αριθμούς|ονόματα|θύματα)(?!\\p{L})[^:;：]{0,50}",
  "(?:lütfen )?(?:sonu|sonuç|final|bitiş|sayılar|rakamlar|isimler|kurbanlar|ölüler)\\p{L}* (?:konusunda |hakkında )(?:lütfen )?(?:dürüst|dikkatli|hassas|titiz) (?:olun|olalım|davranın)",
  "(?:من فضلكم،? |رجاءً،? )?(?:كونوا|كن) (?:صادقين|أمناء|دقيقين|حذرين|صادقًا|أمينًا) (?:في|بشأن|مع|حول) (?:النهاية|الخاتمة|الأرقام|الأسماء|الضحايا|الأعداد)[^:;：]{0,50}|(?:בבקשה,? )?(?:היו|תהיו|היה) (?:כנים|הוגנים|מדויקים|זהירים|עדינים) (?:לגבי|עם|ב|בנוגע ל)\\s?(?:ה)?(?:סוף|סיום|מספרים|שמות|הרוגים|קורבנות)[^:;：]{0,50}",
  "(?:कृपया )?(?:अंत|समापन|आँकड़ों|आंकड़ों|संख्याओं|नामों|मृतकों) (?:के बारे में|को लेकर|में|के साथ) (?:ईमानदार|सावधान|सटीक) (?:रहें|रहिए|रहिएगा)",
  "(?:最後|結末|終わり|数字|名前|犠牲者)(?:について)?(?:は|には|に)?、?(?:正直に|誠実に|慎重に|正確に)(?:お願いします|描いてください|語ってください|扱ってください|伝えてください)",
  "(?:请|請)?(?:对|對|在)?(?:结局|結局|结尾|結尾|数字|數字|名字|遇难者|罹難者|死者)(?:上|方面|要|请|請)*(?:诚实|誠實|如实|如實|实事求是|谨慎|謹慎|准确|準確)(?:一些|一点|一點|地(?:说|說|讲|講)|以待)?|(?:请|請)(?:如实|如實|诚实|誠實)地?(?:交代|讲述|講述|说明|說明)(?:结局|結局|结尾|結尾)",
  "(?:결말|끝|마지막|숫자|이름|희생자)(?:은|는|에 대해서는|에 대해|에서는)? (?:솔직하게|정직하게|조심스럽게|정확하게|신중하게) ?(?:다뤄|말해|부탁|전해|그려)\\s?.{0,10}",
];
