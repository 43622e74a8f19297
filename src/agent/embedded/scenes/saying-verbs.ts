/** Verbs that stand between a quotation and whoever said it, by family of languages. */
export const SAYING_VERBS = [
  "says?|said|(?:told|tells) (?:reporters|journalists|us|me|them|visitors|the (?:crowd|paper|council|court|press))|explains?|explained|adds?|added|writes?|wrote|recalls?|recalled|remembers?|remembered|asks?|asked|answers?|answered|replies|replied|notes|noted|insists?|insisted|warns?|warned|jokes?|joked|laughs|laughed|admits?|admitted|confess(?:es|ed)|whisper(?:s|ed)|shout(?:s|ed)|claims?|claimed|observes?|observed|argues?|argued|states|stated|declares?|declared|announces?|announced|promises|promised|comments|commented|concludes?|concluded|quips?|quipped|points out|pointed out|sums up|summed up|puts it|put it",
  "sagte?|erklärte?|erzählte?|schreibt|schrieb|meinte?|fragte?|antwortet|antwortete|ergänzte?|betonte?|berichtet|berichtete|erinnert|versprach|verspricht|warnte?|lachte?|lacht|rief|flüsterte|versicherte?|bilanziert|rät|riet|mahnte?|schilderte?|resümiert|fasst zusammen|urteilte?|kommentierte?|findet|sagen",
  "dit|disait|aimait (?:à )?dire|aime dire|avait coutume de dire|a dit|explique|expliquait|a expliqué|raconte|racontait|a raconté|déclare|déclarait|a déclaré|écrit|écrivait|affirme|affirmait|a affirmé|confie|confiait|souligne|soulignait|ajoute|ajoutait|a ajouté|précise|précisait|assure|assurait|rappelle|rappelait|résume|résumait|répond|répondit|note|notait|témoigne|conclut|annonce|promet|plaisante|sourit|s['’]exclame|répète|répétait|disent|disaient|racontaient",
  "dice|dijo|solía decir|suele decir|decía|ha dicho|explica|explicó|cuenta|contó|contaba|afirma|afirmó|asegura|aseguró|señala|señaló|añade|añadió|comenta|comentó|recuerda|recordó|declara|declaró|destaca|destacó|subraya|subrayó|escribe|escribió|responde|respondió|confiesa|confesó|admite|admitió|advierte|advirtió|promete|prometió|resume|resumió|concluye|concluyó|repite|repetía|preguntó|pregunta|replica|replicó|exclama|exclamó|dicen|decían|contaban|cuentan|dijeron",
  "disse|diceva|era solit[oa] dire|ama dire|ha detto|spiega|spiegò|ha spiegato|racconta|raccontò|raccontava|ha raccontato|afferma|ha affermato|aggiunge|aggiunse|ha aggiunto|dichiara|ha dichiarato|sottolinea|ha sottolineato|ricorda|scrive|scrisse|ha scritto|commenta|ha commentato|assicura|osserva|confessa|confessò|ammette|promette|conclude|riassume|rispose|risponde|chiese|chiede|replica|replicò|ribatte|esclama|esclamò|mormora|sussurra|ripete|ripeteva|dicono|dicevano|dissero|raccontano|raccontavano|ripetono|ripetevano",
  "diz|dizia|costumava dizer|costuma dizer|conta|contou|explica|explicou|afirma|afirmou|garante|garantiu|refere|referiu|sublinha|sublinhou|salienta|salientou|acrescenta|acrescentou|lembra|lembrou|recorda|recordou|declara|declarou|comenta|comentou|escreve|escreveu|admite|admitiu|defende|defendeu|assegura|assegurou|confessa|confessou|responde|respondeu|promete|prometeu|resume|resumiu|destaca|destacou|perguntou|repete|repetia|ressalta|ressaltou|dizem|diziam|disseram|contavam|contam|repetiam",
  "zegt|zei|zeggen|placht te zeggen|vertelt|vertelde|schrijft|schreef|antwoordt|antwoordde|stelt|stelde|benadrukt|benadrukte|verklaart|verklaarde|herinnert|herinnerde|vindt|lacht|lachte|waarschuwt|waarschuwde|legt uit|legde uit|vult aan|besluit|adviseert|raadt aan|belooft|beloofde|meldt|meldde|vroeg",
  "säger|sade|sa|berättar|berättade|förklarar|förklarade|skriver|skrev|menar|menade|svarar|svarade|tillägger|tillade|minns|konstaterar|konstaterade|påpekar|påpekade|betonar|understryker|varnar|lägger till|husker|huskede|minnes|advarer|advarede|råder|sier|forteller|fortalte|forklarer|forklarte|svarte|legger til|mener|mente|siger|sagde|fortæller|forklarede|svarede|tilføjer|understreger|understreker",
  "mawiała?|powiedziała?|mówiła?|mówi|opowiadała?|opowiada|wspomina|wspominała?|wyjaśnia|wyjaśniła?|podkreśla|podkreśliła?|odpowiedziała?|dodaje|dodała?|pisze|napisała?|zapytała?|stwierdziła?|zapewnia|zapewniła?|przyznaje|przyznała?|komentuje|zauważa|podsumowuje|radzi|ostrzega|twierdzi|tłumaczy|uważa|przypomina|relacjonuje|śmieje się",
  "говорит|говорила?|говаривала?|любила? говорить|любит говорить|сказала?|пишет|писала?|написала?|рассказывает|рассказала?|рассказывала?|вспоминает|вспоминала?|объясняет|объяснила?|отмечает|отметила?|подчёркивает|подчеркивает|подчеркнула?|заявляет|заявила?|добавляет|добавила?|ответила?|пояснила?|поясняет|призна[её]тся|призналась|признался|считает|повторяет|повторяла?|шутит",
  "каже|казала|казав|сказав|сказала|говорить|розповідає|розповів|розповіла|пояснює|пояснив|пояснила|зазначає|зазначив|зазначила|додає|додав|додала|пише|написав|написала|згадує|наголошує|наголосив|наголосила|відповів|відповіла|вважає|повторює",
  "říká|říkala?|říkávala?|řekla?|říkají|vyprávěla?|vypráví|odpověděla?|prohlásila?|dodává|dodala?|vysvětluje|vysvětlila?|vzpomíná|vzpomínala?|uvedla?|uvádí|upozorňuje|upozornila?|popisuje|popsala?|připomíná|tvrdí|píše|napsala?|shrnuje|směje se|radí",
  "mondja|mondta|mondogatta|szokta mondani|meséli|mesélte|magyarázza|magyarázta|teszi hozzá|tette hozzá|írja|írta|fogalmaz|fogalmazott|nyilatkozta|vallja|vallotta|válaszolta|emlékszik vissza|emlékezett vissza|figyelmeztet|hangsúlyozza|hangsúlyozta",
  "sanoo|sanoi|kertoo|kertoi|toteaa|totesi|muistelee|muisteli|selittää|selitti|kirjoittaa|kirjoitti|vastasi|lisäsi|painottaa|korostaa|korosti|tapasi sanoa|huomauttaa|neuvoo|neuvoi|muistuttaa|naurahtaa|tiivistää",
  "spune|spuse|a spus|zice|povestește|povestea|λέει|έλεγε|είπε|εξηγεί|εξήγησε|γράφει|έγραψε|τονίζει|τόνισε|θυμάται|θυμόταν|δηλώνει|δήλωσε|διηγείται|αφηγείται|προσθέτει|πρόσθεσε|σημειώνει|σημείωσε|παραδέχεται|diyor|dedi|anlatıyor|anlattı|söylüyor|söyledi|diyordu|derdi|yazdı|yazıyor|uyardı|uyarıyor|hatırlıyor|özetliyor|özetledi|aktarıyor|aktardı|açıkladı|açıklıyor|ekledi|ekliyor|belirtti|vurguladı|der",
  "kata|ujar|tutur|ungkap|jelas|nói|chia sẻ|cho biết|giải thích|กล่าว|บอก|เล่า|kaže|rekao|rekla|ucap|imbuh|tegas|kenang|papar|kể|nhắc|nhấn mạnh|khẳng định|nhớ lại|khuyên|dặn|tâm sự|cười",
  "spun|spunea|spuneau|au spus|zic|zicea|ziceau|a zis|povestesc|povesteau|a povestit|explică|a explicat|scrie|scria|a scris|adaugă|a adăugat|răspunde|răspundea|a răspuns|își amintește|își amintesc|își amintea|afirmă|declară|a declarat|glumește|mărturisește|repetă|repeta",
  "diu|diuen|deia|deien|va dir|ha dit|explicava|va explicar|ha explicat|recordava|afegeix|afegia|escriu|va escriure|respon|va respondre|repeteix|adverteix|confessava|conclou",
].join("|");

/** What stands between the subject and its verb of saying, or behind it: "always says", "zei het al", "puts it this way". */
const ADVERB =
  "always|often|once|still|later|also|likes to|used to|has|have|had|immer|einst|einmal|gern|oft|stets|hat|toujours|souvent|un jour|siempre|a menudo|solía|suele|una vez|sempre|spesso|una volta|costuma|costumava|muitas vezes|altijd|ooit|vaak|graag|alltid|brukar|ofta|altid|ofte|pleier å|zawsze|często|kiedyś|всегда|часто|любит|однажды|как-то|завжди|часто|якось|lo|le|les|l['’]a|pflegt zu|pflegte zu|hep|her zaman|sık sık|şöyle";
const AFTERWORD =
  "po latach|po letech|vuosia myöhemmin|évekkel később|jahre später|years later|des années plus tard|años después|anni dopo|anos depois|jaren later|många år senare|mange år senere|годы спустя|sich|zich|sig|seg|się|it|this|this way|like this|so|it best|it well|it this way|it like this|later|once|often|always|to (?:me|us|them|reporters|journalists)|es|so|immer|sagen|gern|einmal|oft|es so|dazu|ihm|ihr|uns|het|het al|het zo|ooit|altijd|al|daarover|dazu|ainsi|toujours|souvent|un jour|lo|así|siempre|una vez|a menudo|sempre|così|una volta|spesso|assim|uma vez|det|så|alltid|altid|en gång|en gang|to|zawsze|tak|kiedyś|так|это|об этом|всегда|однажды|це|про це|завжди|якось";

const NAMED_FIRST = new RegExp(
  `^(?<who>\\S.{1,80}?)[,]?\\s(?:(?:${ADVERB})\\s){0,2}(?:${SAYING_VERBS})(?:\\s(?:${AFTERWORD})){0,2}$`,
  "iu",
);
/** "Legt monteur Kees Bol uit", "fügt Anna Roth hinzu": a verb that stands around the name. */
const AROUND =
  /^(?:legt|legde|vult|vulde|raadt|raadde|fügte?|fasste?|führte?|gibt|gab|lägger|lade|legger|la)\s(?<who>\S.{1,80}?)\s(?:uit|aan|hinzu|zusammen|aus|zu|till?)$/iu;
const VERB_FIRST = new RegExp(`^(?:(?:${SAYING_VERBS})(?:\\s(?:${AFTERWORD}))?)\\s(?<who>\\S.{1,80})$`, "iu");
/** "Wie Tom immer sagt", "As Ana puts it", "In the words of Rosa". */
const OPENS =
  /^(?:as|like|in the words of|wie|so|in den worten von|mit den worten von|comme|selon|pour|come|secondo|como|según|segundo|nas palavras de|en palabras de|zoals|som|jak|как|як|according to|laut|aldus|volgens|enligt|ifølge|według|по словам|за словами)\s+/iu;
/** "In 1968", "Later", "After the first year,": when it was said. */
const WHEN =
  /^(?:(?:in|im|en|nel|em|w|в|у|i)\s(?:jahr\s)?\p{Nd}{4}(?:\s(?:roku|rok|roce|году|року|г\.))?,?|later,?|afterwards,?|today,?|später|heute|hier|aujourd['’]hui,?|hoy,?|oggi,?|hoje,?|vandaag)\s+/iu;

/** "said in 1896", "sagte 1896", «сказал в 1961 году»: the year stands with the name. */
const IN_YEAR =
  /,?\s(?:(?:in|im|en|nel|em|w|v|в|у|i|år|back in)\s(?:(?:the year|jahr|jahre|año|anno|ano|roku|året)\s)?)?(?:1[0-9]|20)\p{Nd}{2}(?:\s(?:году|року|г\.|roku))?$/iu;

/** ", as old Mr Lisle used to say" without its ", as". */
export function withoutOpener(after: string): string {
  const clause = after.replace(/^[\s,，–—-]+/u, "");
  return OPENS.test(clause) && new RegExp(`\\s(?:${SAYING_VERBS})(?!\\p{L})|^\\S+\\s(?:${SAYING_VERBS})\\s`, "iu").test(clause) ? clause.replace(OPENS, "") : after; // prettier-ignore
}

/** "As old Mr Lisle used to" → "old Mr Lisle": who speaks, without what opens the clause and what stands before its verb. */
export function speakerAlone(who: string): string {
  return who.replace(OPENS, "").replace(HABIT, "");
}

const HABIT = new RegExp(
  `(?:,?\\s(?:${ADVERB}|liked to|would|loved to|never tired of|was fond of|aimait(?: à)?|aime(?: à)?))+$`,
  "iu",
);

/** Who a clause says spoke, as it is written, "One of our members, Tom, always says" → "One of our members, Tom"; null for none. */
export function whoSays(clause: string): string | null {
  const told = clause.replace(WHEN, "").replace(IN_YEAR, "");
  const bare = told.replace(OPENS, "");
  const named =
    AROUND.exec(bare)?.groups?.["who"] ??
    NAMED_FIRST.exec(bare)?.groups?.["who"] ??
    VERB_FIRST.exec(bare)?.groups?.["who"];
  // "Selon Marc Vidal, boulanger": no verb of saying is needed.
  const opened = bare !== told && /^\p{Lu}/u.test(bare) ? bare : undefined;
  return (named ?? opened)?.replace(/[\s,;–—-]+$/u, "") ?? null;
}
