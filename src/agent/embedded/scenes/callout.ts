import { isImperative } from "../english/grammar.ts";

/** How a language warns or reminds, at the beginning of a sentence or at its end. */
const WARNS: Readonly<Record<string, RegExp>> = {
  en: /^(?:never|always|do not|don['’]t|no |note|warning|important|remember|tip|caution|attention|careful|beware|if |when in doubt)/iu,
  de: /^(?:nie |niemals|immer |achtung|wichtig|vorsicht|merke|merk|tipp|hinweis|kein|wenn |nicht |im zweifel|bitte)/iu,
  fr: /^(?:ne |n['’]|jamais|toujours|attention|important|à retenir|si |astuce|conseil|en cas de|pensez)/iu,
  es: /^(?:nunca|siempre|no |jamás|atención|importante|recuerda|recuerde|ojo|cuidado|aviso|consejo|si |en caso de)/iu,
  it: /^(?:mai |non |sempre|attenzione|importante|ricorda|consiglio|se |in caso di)/iu,
  pt: /^(?:nunca|não |sempre|atenção|importante|cuidado|lembre|dica|se |em caso de)/iu,
  nl: /^(?:nooit|altijd|let op|belangrijk|pas op|onthoud|tip|als |geen |bij twijfel)/iu,
  sv: /^(?:aldrig|alltid|obs|viktigt|varning|kom ihåg|tips|om )/iu,
  da: /^(?:aldrig|altid|obs|vigtigt|advarsel|husk|tip|hvis )/iu,
  nb: /^(?:aldri|alltid|obs|viktig|advarsel|husk|tips|hvis )/iu,
  pl: /^(?:nigdy|nie |zawsze|uwaga|ważne|pamiętaj|wskazówka|jeśli |w razie)/iu,
  cs: /^(?:nikdy|ne\p{L}+te |vždy|pozor|důležité|pamatujte|tip|pokud )/iu,
  ru: /^(?:никогда|не |всегда|внимание|важно|помни|осторожно|совет|если |в случае)/iu,
  uk: /^(?:ніколи|не |завжди|увага|важливо|пам['’ʼ]ята|обережно|порада|якщо |у разі)/iu,
  tr: /^(?:asla|hiçbir|dikkat|önemli|unutma|her zaman|ipucu|eğer )/iu,
  ar: /^(?:لا |تحذير|تنبيه|مهم|إذا |احذر|تذكر|دائمًا|أبدًا)/u,
  he: /^(?:לעולם|אין |אל |שימו לב|חשוב|זכרו|אזהרה|תמיד|אם )/u,
  hi: /^(?:कभी|सावधान|ध्यान|महत्वपूर्ण|यदि |अगर |हमेशा|याद)|(?:न करें|मत करें)[।!]?$/u,
  zh: /^(?:切勿|不要|千万|千萬|注意|重要|记住|記住|请勿|請勿|如果|绝对|絕對|务必|務必|切记|切記|永远|永遠)/u,
  ja: /^(?:注意|重要|絶対に|必ず|決して|もし)|(?:ください|禁止です?|いけません|厳禁)[。！]?$/u,
  ko: /^(?:주의|중요|절대|반드시|꼭 |만약)|(?:마세요|마십시오|하세요|하십시오)[.!]?$/u,
}; // prettier-ignore
/** Who speaks of themselves is quoted. */
const SPEAKER =
  /(?<![\p{L}\p{M}])(?:i|i['’]\p{L}+|my|me|we|our|us|ich|mein\p{L}*|mich|mir|wir|unser\p{L}*|je|j['’]\p{L}+|mon|ma|mes|nous|notre|yo|mis?|nosotros|nuestr\p{L}+|io|mi[oae]|noi|nostr\p{L}|eu|meu|minha|nós|noss\p{L}+|ik|mijn|wij|jag|jeg|я|мой|моя|мне|мы|наш\p{L}*)(?![\p{L}\p{M}])|我|私|僕|俺/iu;

/** Whether a passage that is set apart, by nobody and without quotation marks, warns or reminds: nobody said it. */
export function isCallout(text: string, attribution: string | null, base: string): boolean {
  const bare = text.trim();
  if (attribution !== null || /^["“„«「『‹']/u.test(bare) || SPEAKER.test(bare)) return false;
  return WARNS[base]?.test(bare) === true || (base === "en" && isImperative(bare));
}
