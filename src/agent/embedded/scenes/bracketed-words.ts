/**
 * Words of a language around names that have their amount in brackets behind them, as parts of regular expressions.
 * `and`: before the last; `next`: what says that another follows and names nothing; `is`: verbs that part a name from what
 * is said of it; `top`: what is said of the first of a ranking.
 */
export type BracketedWords = { and: string; next: string; is: string; top: string };

export const BRACKETED_WORDS: Readonly<Record<string, BracketedWords>> = {
  en: {
    and: "and", next: "(?:and )?(?:then|next|after (?:that|them)|followed by|finally|lastly|last)(?: (?:come|came|comes|are|is))?(?: the)?",
    is: "is|are|was|were|comes?|came|leads?|led|tops?|makes? up", top: "most|commonest|largest|biggest|top|first|leads?|led|by far|number one|mostly|mainly|especially",
  },
  de: {
    and: "und", next: "(?:und )?(?:dann|danach|darauf|gefolgt von|es folgen|dahinter|zuletzt|schließlich)(?: kommen| folgen)?(?: die)?",
    is: "ist|sind|war|waren|steh(?:t|en)|lieg(?:t|en)|führ(?:t|en)|komm(?:t|en)|bilden|machen", top: "am \\p{L}+sten|häufigste\\p{L}*|meiste\\p{L}*|größte\\p{L}*|beliebteste\\p{L}*|spitze|vorn\\p{L}*|führ(?:t|en)|zuerst|allem",
  },
  fr: {
    and: "et", next: "(?:et )?(?:puis|ensuite|viennent ensuite|suivis? (?:de|par)|suivies? (?:de|par)|enfin)(?: viennent)?(?: (?:les|des))?",
    is: "est|sont|était|étaient|arrivent|viennent|représentent", top: "les? plus|la plus|premi\\p{L}+|tête|surtout",
  },
  es: {
    and: "y|e", next: "(?:y )?(?:luego|después|seguid[oa]s? (?:de|por)|le siguen|finalmente|por último)(?: (?:los|las|de))?",
    is: "es|son|era|eran|fue|fueron|encabezan", top: "l[oa]s? más|más|primer\\p{L}*|cabeza|encabezan|sobre todo",
  },
  it: {
    and: "ed?", next: "(?:ed? )?(?:poi|quindi|dopo|seguit[ie] da|infine)(?: (?:i|gli|le|vengono))?",
    is: "è|sono|era|erano|vengono", top: "più|prim[oaie]|testa|soprattutto",
  },
  pt: {
    and: "e", next: "(?:e )?(?:depois|seguid[oa]s? (?:de|por)|em seguida|por fim|logo)(?: (?:os|as|de|vêm))?",
    is: "é|são|era|eram|foi|foram|vêm", top: "mais|primeir\\p{L}+|lider\\p{L}+|sobretudo",
  },
  nl: {
    and: "en", next: "(?:en )?(?:dan|daarna|gevolgd door|vervolgens|ten slotte|tot slot)(?: komen| volgen)?(?: de)?",
    is: "is|zijn|was|waren|staan|staat|komen", top: "meest\\p{L}*|vaakst|grootste|bovenaan|eerste?|vooral",
  },
  sv: { and: "och", next: "(?:och )?(?:sedan|därefter|följt av|följda av|sist)(?: kommer)?", is: "är|var|kommer|leder", top: "vanligast\\p{L}*|flest|mest|störst\\p{L}*|först|främst" },
  da: { and: "og", next: "(?:og )?(?:så|derefter|fulgt af|til sidst)(?: kommer)?", is: "er|var|kommer|fører", top: "almindeligst\\p{L}*|flest|mest|størst\\p{L}*|først|oftest" },
  nb: { and: "og", next: "(?:og )?(?:så|deretter|fulgt av|til slutt)(?: kommer)?", is: "er|var|kommer|leder", top: "vanligst\\p{L}*|flest|mest|størst\\p{L}*|først|oftest" },
  pl: { and: "i|oraz", next: "(?:i )?(?:potem|następnie|dalej|za nimi|na końcu)(?: są)?", is: "są to|to są|są|jest|były to|były|było|to", top: "najczę\\p{L}+|najwię\\p{L}+|pierwsz\\p{L}+|głównie" },
  cs: { and: "a", next: "(?:a )?(?:pak|potom|dále|následují|nakonec)", is: "jsou|je|byly|byl[oi]?", top: "nejčast\\p{L}+|nejví\\p{L}+|první|hlavně" },
  ru: { and: "и", next: "(?:и )?(?:затем|потом|далее|за ними|следом|наконец)(?: идут)?", is: "это|были|был[ао]?|идут|лидируют|—", top: "чаще всего|больше всего|сам\\p{L}+ \\p{L}+|лидируют|перв\\p{L}+|в основном" },
  uk: { and: "і|й|та", next: "(?:і |та )?(?:потім|далі|за ними|нарешті)(?: йдуть)?", is: "це|були|був|була|йдуть|—", top: "найчаст\\p{L}+|найбіль\\p{L}+|перш\\p{L}+|переважно" },
  tr: { and: "ve", next: "(?:ve )?(?:sonra|ardından|onu)", is: "(?!)", top: "en \\p{L}+(?: \\p{L}+[ae]n)?|ilk|başta" },
  hi: { and: "और", next: "(?:और )?(?:फिर|उसके बाद)", is: "(?!)", top: "सबसे \\p{L}[\\p{L}\\p{M}]*" },
  ar: { and: "و", next: "(?:ثم|يليها|تليها|تليه|وأخيرًا|وأخيرا)", is: "هي|هو|كانت|كان", top: "الأكثر [\\p{L}\\p{M}]+|أكثر\\p{L}* [\\p{L}\\p{M}]+|أولا|في المقدمة" },
  he: { and: "(?!)", next: "(?:ו?אחריהם|ו?אחריהן|ואז|ולבסוף)", is: "הם|הן|היו", top: "הנפוצ\\p{L}+|הכי \\p{L}+|הרבים ביותר|ביותר" },
}; // prettier-ignore

/** Of languages that are not told here: commas and semicolons part the names, and nothing is said of the first. */
export const NO_BRACKETED_WORDS: BracketedWords = { and: "(?!)", next: "(?!)", is: "(?!)", top: "(?!)" };
