/** How old somebody or something becomes, by language: `years` is how many, `nth` which, of `what`; and how a title says so many years. */
export const OCCASIONS: Readonly<Record<string, { found: string; years: (count: string) => string }>> = {
  en: {
    found: "(?:(?:turn(?:s|ing|ed)?|(?:will be|is|are) (?:turning )?)(?: \\p{L}+){0,2}? (?<years>\\p{Nd}{2,3})(?= (?:on|this|next|in)|[,.;]|\\s?$)|(?:(?:has|have) been [^.;]{0,40}?for|celebrat\\p{L}+|mark\\p{L}*)(?: \\p{L}+){0,2}? (?<long>\\p{Nd}{2,3}) years|(?:their|his|her|its|our|the)(?: \\p{L}+){0,1}? (?<nth>\\p{Nd}{1,3}(?:st|nd|rd|th)) (?<what>(?:wedding |golden )?anniversary|birthday))",
    years: (count) => `${count} years`,
  },
  de: {
    found: "(?:wird(?: (?:am|im|heuer|dieses Jahr|nächstes Jahr)(?: \\p{L}+| \\p{Nd}+\\.){0,3})? (?<years>\\p{Nd}{2,3})(?: Jahre(?: alt)?)?(?=[,.;]|\\s?$| und)|(?:feier\\p{L}*|begeh\\p{L}*|hat|haben)[^.;]{0,50}? (?<nth>\\p{Nd}{1,3}\\.) (?<what>Geburtstag|Hochzeitstag|Jubiläum|Dienstjubiläum|Vereinsjubiläum))",
    years: (count) => `${count} Jahre`,
  },
  fr: {
    found: "(?:(?:fêt\\p{L}+|célèbr\\p{L}+|aur(?:a|ont)|va avoir|vont avoir)[^.;]{0,30}? (?<years>\\p{Nd}{2,3}) ans)",
    years: (count) => `${count} ans`,
  },
  es: {
    found: "(?:(?:cumpl\\p{L}+|celebr\\p{L}+|hace)(?: \\p{L}+){0,3}? (?<years>\\p{Nd}{2,3}) años)",
    years: (count) => `${count} años`,
  },
  it: {
    found: "(?:(?:compi\\p{L}+|festeggi\\p{L}+)(?: \\p{L}+){0,3}? (?<years>\\p{Nd}{2,3}) anni)",
    years: (count) => `${count} anni`,
  },
  pt: {
    found: "(?:(?:faz(?:em)?|complet\\p{L}+|celebr\\p{L}+)(?: \\p{L}+){0,3}? (?<years>\\p{Nd}{2,3}) anos)",
    years: (count) => `${count} anos`,
  },
  nl: {
    found: "(?:(?:wordt|worden|bestaat|bestaan|viert|vieren)[^.;]{0,30}? (?<years>\\p{Nd}{2,3})(?: jaar)?(?=[,.;]|\\s?$))",
    years: (count) => `${count} jaar`,
  },
  sv: { found: "(?:fyller(?: \\p{L}+){0,2}? (?<years>\\p{Nd}{2,3})(?: år)?)", years: (count) => `${count} år` },
  da: { found: "(?:fylder(?: \\p{L}+){0,2}? (?<years>\\p{Nd}{2,3})(?: år)?)", years: (count) => `${count} år` },
  nb: { found: "(?:fyller(?: \\p{L}+){0,2}? (?<years>\\p{Nd}{2,3})(?: år)?)", years: (count) => `${count} år` },
  pl: {
    found: "(?:(?:kończ\\p{L}+|obchodz\\p{L}+)(?: \\p{L}+){0,3}? (?<years>\\p{Nd}{2,3}) lat)",
    years: (count) => `${count} lat`,
  },
  ru: {
    found: "(?:исполн\\p{L}+(?: \\p{L}+){0,3}? (?<years>\\p{Nd}{2,3})(?: лет)?)",
    years: (count) => `${count} лет`,
  },
}; // prettier-ignore
