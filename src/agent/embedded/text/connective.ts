/**
 * "So: an eel pass.", "Alltså: en flotte med tak.", "Yani: önce kodu oku.": what only joins a thought to the one before names nothing
 * that it stands above.
 */
const CONNECTIVE =
  /^(?:(?:and |but |ok(?:ay)? )?(?:so|thus|hence|therefore|basically|anyway|in short|in other words|that is|meaning|which means|i\.?e\.?)|also|das heißt|d\.\s?h\.|kurz(?: gesagt)?|mit anderen worten|deshalb|daher|deswegen|aber|donc|alors|du coup|bref|en clair|autrement dit|c['’]est-à-dire|así que|así pues|entonces|por (?:eso|tanto|lo tanto)|o sea|es decir|pero|quindi|dunque|allora|insomma|cioè|perciò|in pratica|portanto|por isso|então|ou seja|isto é|dus|daarom|kortom|met andere woorden|oftewel|alltså|därför|kort sagt|med andra ord|altså|derfor|kort fortalt|så|siis|elikkä|toisin sanoen|mutta|więc|zatem|czyli|dlatego|krótko mówiąc|a więc|takže|proto|tedy|čili|zkrátka|deci|așadar|adică|prin urmare|și|tehát|szóval|vagyis|ezért|azaz|és|итак|значит|поэтому|то есть|короче|следовательно|но|отже|тобто|тому|значить|коротше|але|yani|demek ki|bu yüzden|kısacası|öyleyse|ama|άρα|λοιπόν|δηλαδή|οπότε|επομένως|αλλά|إذن|إذاً|يعني|لذلك|أي|باختصار|و|لكن|לכן|כלומר|בקיצור|זאת אומרת|אבל|तो|यानी|इसलिए|मतलब|और|लेकिन|jadi|artinya|maka|tetapi|vậy|tức là|nên|do đó|所以|因此|也就是说|也就是說|就是说|总之|總之|但是|だから|つまり|なので|要するに|したがって|でも|그래서|즉|따라서|결국|그러니까)$/iu;

/** Whether words before a colon only join what follows to what was told. */
export function isConnective(label: string): boolean {
  return CONNECTIVE.test(label.trim().replace(/[\s,，、،]+$/u, ""));
}
