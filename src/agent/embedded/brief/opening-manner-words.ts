/** "Tell it like a story by the fire.": a brief that tells how to tell something names that. */
export const TELL_IT = new RegExp(
  `^(?:${[
    "(?:please )?(?:tell|narrate) (?:it|this|the story|all of it|everything)\\s(?:like|as|in|with|so|slowly|quietly|calmly|simply|plainly|gently|from)",
    "(?:bitte )?erzähl(?:e|t|en sie)? (?:es|das|die geschichte|alles)(?: bitte)? (?:wie|als|so|mit|im|in|ruhig|langsam|leise|einfach|aus)",
    "(?:to be told|zu erzählen|à raconter|a racontar|para contar|da raccontare|te vertellen|do opowiedzenia|att berätta) (?:like|as|in|wie|als|comme|avec|como|con|come|com|met|jak|som)",
    "(?:merci de )?(?:racont(?:ez|e|er)|dites)[- ](?:le|la|cela|ça|l['’]histoire|cette histoire)? ?(?:comme|avec|sur|sans|calmement|doucement|simplement)",
    "(?:por favor )?(?:cu[eé]nt(?:a|e|en)(?:d)?(?:lo|la)|cont(?:ad|ar)l[oa]|n[aá]rr(?:a|e|en|ad)l[oa]|cuenta la historia) (?:como|con|en|sin|despacio|desde)",
    "(?:per favore )?(?:raccont(?:a|ate|i)(?:l[oa]|te(?:l[oa])?)?|narr(?:a|ate)l[oa])(?: la storia| questa storia)? (?:come|con|in|senza|piano|lentamente|dal)",
    "(?:por favor )?(?:conte|conta|contem|narre)(?:-[oa]|m-n[oa])?(?: isto| a história| esta história)? (?:como|com|em|sem|devagar)",
    "(?:graag )?vertel (?:het|dit|dit verhaal|het verhaal) (?:als|zoals|met|in|rustig|langzaam|vanuit)",
    "(?:proszę )?opowied(?:z|zcie|zieć) (?:to|tę historię) (?:jak|z|w|spokojnie|powoli)",
    "(?:пожалуйста,? )?расскаж(?:и|ите) (?:это|эту историю|её|его|всё) (?:как|с|в|спокойно|медленно|так)",
    "(?:будь ласка,? )?розкаж(?:и|іть) (?:це|цю історію|її|його|все) (?:як|з|у|в|спокійно|повільно|так)",
    "(?:[가-힣]+(?:고|하고|게|면서) )?[가-힣]+(?:게|하게|이) (?:만들어|제작해) ?(?:주세요|주십시오|줘|주시면 (?:좋겠습니다|됩니다))$",
    "(?:berätta|fortell|fortæl) (?:den|det|historien) (?:som|med|i|lugnt|rolig)",
    "(?:bunu |bu hikâyeyi |hikâyeyi |hikayeyi )\\S.{2,40} (?:gibi|şekilde|biçimde) anlat(?:ın|ınız)?$",
    "(?:请|請)?(?:像|用|以).{2,20}(?:讲|講|讲述|講述|叙述|敘述|述说|述說)(?:这个|這個)?(?:故事|出来|出來)?$",
    ".{2,24}(?:ように|調子で|口調で|語り口で)(?:語って|話して)(?:ください|下さい|ほしい)?$",
    ".{2,24}(?:처럼|듯이|투로) (?:들려|이야기해|얘기해|말해) ?(?:주세요|줘)$",
    "ا(?:حكِ|حك|روِ|رو|سرد)(?:ها|ه|وا)?(?: القصة)? (?:كما|كأن|مثل|ب)",
    "ספר(?:ו)? (?:את זה|אותו|את הסיפור) (?:כמו|ב|כאילו)",
  ].join("|")})`,
  "iu",
);

/** "A tale for the visitors of the museum.", "Opowieść dla zwiedzających muzeum.": what is to follow, and for whom. */
export const STORY_FOR =
  /^(?:an? |the |eine? |une? |una? |uma? |um |een |en |et )?(?:(?:short|little|quiet|true|kurze|kleine|wahre|petite?|courte?|breve|pequeñ[oa]|corto|piccol[ao]|curt[oa]|pequen[oa]|kort|krótka|короткий|короткая|маленькая|en kort|kısa bir) )?(?:story|tale|narrative|portrait|profile|tribute|porträt|retrato|ritratto|portret|портрет|porträtt|geschichte|erzählung|récit|conte|histoire|historia|cuento|relato|racconto|storia|história|conto|verhaal|opowieść|opowiadanie|рассказ|история|сказка|оповідь|розповідь|казка|berättelse|saga|fortælling|fortelling|historie|příběh|vyprávění)(?: to be told)? (?:for|für|pour|para|per|voor|dla|для|för|til|pro) \p{L}[^.,;:!?]{2,60}$|^.{2,30} için (?:bir )?(?:hikâye|hikaye|öykü|masal)$|^(?:给|給|为|為).{2,20}(?:讲|講|看|听|聽)?的故事$|^.{2,24}(?:のための|への|向けの)(?:物語|お話)$|^.{2,24}(?:을|를) 위한 (?:이야기|(?:[가-힣]+ ){0,2}(?:영상|동영상|비디오)(?:입니다|이에요)?)$|^[^.;:!?]{3,40}(?:yönelik|için),? (?:[^.;:!?]{0,30} )?(?:video|film|videosu|filmi)$|^(?:video|clip|phim)\s[^.;:!?]{0,60}(?:cho|untuk|bagi)\s[^.;:!?]{2,60}$|^(?:วิดีโอ|คลิป)\S*.{0,40}สำหรับ.{2,40}$|^.{2,40}(?:জন্য|के लिए|साठी|માટે) .{0,24}(?:ভিডিও|वीडियो|व्हिडिओ|વીડિયો)$|^(?:قصة|حكاية) (?:لزوار|للزوار|لأطفال|للأطفال|لل?\p{L}+)[^.،؛:!؟]{0,40}$|^סיפור ל\p{L}[^.,;:!?]{2,40}$|^.{2,40} के लिए (?:एक )?कहानी$/iu;

/** What a tone is called. */
export const TONE =
  /(?<!\p{L})(?:tone?|tonfall|tonalit\p{L}*|tono|tom|toon|тон(?:е|ом)?|vibe|mood|stimmung|üslup\p{L}*|нотк\p{L}*|ب?نبرة|टोन)(?!\p{L})/iu;

/** In languages whose wishes are not read part by part: "dengan nada hangat", "giọng thân thiện", "น้ำเสียงเป็นกันเอง", "ngắn gọn". */
export const FAR_TONE =
  /^(?:dengan )?(?:nada|gaya) \p{L}+(?: dan \p{L}+)?$|^(?:với )?giọng .{3,30}$|^น้ำเสียง\S{3,30}$|^ngắn gọn(?: .{0,20})?$|^(?:cu )?(?:un )?ton(?:ul)? \p{L}+(?: și \p{L}+)?$|^με (?:\p{L}+ )?(?:τόνο|ύφος)(?: \p{L}+)?$/iu;

/** "Freundlich und beruhigend", "Cercano, breve": words in a row that are no names, and no verb among them. */
export const QUALITIES =
  /^\p{L}{3,}(?:(?:, | und | and | et | y | e | ed | en | i | и | та | och | og | ve | but | aber | mais | pero | ma | mas | și | και )\p{Ll}{3,}){0,3}(?:, (?:without|no|ohne|sans|sin|senza|sem|zonder|bez|без|fără|utan|uden|uten|χωρίς) [^,.]{2,40})?$/u;

/** Languages whose words for whom a film is are not read elsewhere. */
export const MORE_FOR_WHOM = /^(?:pentru|για|untuk|bagi|dành cho|za|สำหรับ)\s?\p{L}/iu;
