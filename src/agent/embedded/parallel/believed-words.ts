/** Who believes what is not so, at the beginning of a sentence, with what leads on to it. Alternatives of regular expressions. */
export const MANY_THINK: Readonly<Record<string, string>> = {
  en: "(?:many|most|some|a lot of)(?: people)? (?:think|believe|say|assume)(?: that)?(?! about| of| in)|people (?:often )?(?:think|believe|say)(?: that)?(?! about| of| in)|it is (?:often|commonly|widely) (?:said|believed|thought) that|you often hear that",
  de: "(?:viele|manche|die meisten)(?: \\p{L}+)? (?:glauben|denken|meinen|sagen),(?: dass)?|man (?:glaubt|denkt|hört|sagt) oft,(?: dass)?|es heißt oft,(?: dass)?",
  fr: "(?:beaucoup|bien des gens|certains|la plupart)(?: de gens| des gens)? (?:pensent|croient|disent) qu(?:e |['’])|on (?:pense|croit|dit|entend) souvent qu(?:e |['’])",
  es: "(?:muchos|muchas personas|mucha gente|la mayoría|algunos) (?:creen?|piensan?|dicen?) que|se (?:cree|piensa|dice) a menudo que",
  it: "(?:molti|in molti|molte persone|alcuni|tanti) (?:credono|pensano|dicono) che|si (?:crede|pensa|dice) spesso che",
  pt: "(?:muitos|muitas pessoas|muita gente|alguns) (?:acreditam?|acham?|pensam?|dizem?|acha|pensa) que",
  nl: "(?:veel mensen|velen|sommigen|de meesten) (?:denken|geloven|zeggen) dat|men (?:denkt|zegt) vaak dat",
  sv: "många (?:tror|säger|tänker) att", da: "mange (?:tror|siger|tænker),? at", nb: "mange (?:tror|sier|tenker),? at",
  pl: "(?:wielu|wiele osób|niektórzy|większość)(?: \\p{L}+)? (?:myśli|sądzi|uważa|wierzy|twierdzi), że",
  cs: "(?:mnoho lidí|mnozí|někteří) (?:si myslí|věří|tvrdí), že",
  ru: "(?:многие|некоторые|большинство)(?: люд\\p{L}+)? (?:думают|считают|верят|полагают|говорят), что",
  uk: "(?:багато хто|дехто|більшість)(?: люд\\p{L}+)? (?:думає|вважає|вірить|каже), що",
  he: "רבים (?:חושבים|מאמינים|סבורים) ש-?", ar: "(?:يظن|يعتقد) (?:كثيرون|الكثيرون|كثير من الناس|الكثير من الناس|البعض) أن",
  hi: "(?:बहुत से|कई|ज़्यादातर) लोग (?:मानते|सोचते|समझते) हैं कि", zh: "(?:很多|许多|不少|許多)人(?:以为|认为|觉得|以為|認為|覺得)[，,]?", ja: "(?:多くの人は|よく)", ko: "많은 (?:사람들이|사람이|이들이)",
}; // prettier-ignore

/** What opens the sentence that says how it is. */
export const IN_FACT: Readonly<Record<string, string>> = {
  en: "in fact|in reality|in truth|the truth is(?: that)?|actually", de: "in wirklichkeit|tatsächlich|in wahrheit", fr: "en réalité|en fait|en vérité", es: "en realidad|de hecho|en verdad", it: "in realtà|in verità", pt: "na realidade|na verdade", nl: "in werkelijkheid|eigenlijk", sv: "i själva verket|i verkligheten", da: "i virkeligheden|faktisk", nb: "i virkeligheten|faktisk",
  pl: "w rzeczywistości|naprawdę|tak naprawdę", cs: "ve skutečnosti", ru: "на самом деле|в действительности", uk: "насправді", he: "למעשה|במציאות", ar: "في الواقع|في الحقيقة|والحقيقة أن", hi: "असल में|वास्तव में", zh: "其实|實際上|实际上|事实上|其實", ja: "実際は|実は|実際には", ko: "실제로는|사실은",
}; // prettier-ignore
