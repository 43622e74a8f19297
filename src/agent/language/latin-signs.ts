/**
 * What tells languages in Latin script apart where a text is too short for its small words: letters that few write,
 * how words end, the days of the week. Each find counts its weight, no sign more than three times.
 */

/** Letters, each with the languages that write it and how much it speaks for each. */
const LETTERS: readonly (readonly [letters: string, weights: string])[] = [
  ["å", "sv.6 da.6 nb.6"], ["ä", "de.4 sv.6 fi.7"], ["ö", "de.4 sv.6 fi.4 tr.4 hu.4"], ["ü", "de.6 tr.6 hu.3"],
  ["ø", "da1 nb1"], ["æ", "da1.2 nb.7"], ["ß", "de3"],
  ["é", "fr.5 es.3 pt.4 it.2 hu.5 cs.3"], ["è", "fr.6 it.7"], ["ê", "fr.8 pt.5 vi.2"], ["ç", "fr.6 pt.8 tr.6"],
  ["œ", "fr2"], ["îû", "fr.8"], ["ë", "nl.8 fr.4"], ["à", "fr.4 it.5 pt.5"], ["ùòì", "it1"],
  ["ñ", "es2"], ["¿¡", "es2"], ["áíóú", "es.4 pt.4 hu.4 cs.3"], ["ãõ", "pt1.5"], ["â", "pt.3 fr.3 ro.6 tr.2"],
  ["łżźśćńęą", "pl1.2"], ["ěřů", "cs2"], ["čšžý", "cs.8 hr.5"], ["ğışİ", "tr1.2"], ["őű", "hu2"],
  ["ășț", "ro1.2"], ["ơưđạảấầẩậắằẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ", "vi2"],
]; // prettier-ignore

/** How words look: a pattern for each language, and its weight. */
const SHAPES: readonly (readonly [language: string, pattern: RegExp, weight: number])[] = [
  ["en", /\b(?:th\w{2,}|wh\w{2,}|\w+ing|\w+ight|\w+(?:ou|ow)[a-z]*|\w+['’]s|\w+ly|\w*[ae]y|\w{2,}ea\w+|\w{3,}ck|\w+sh|sh\w+)\b/gu, 0.5],
  ["en", /\b\w{2,}ing\b/gu, 0.4],
  ["de", /(?:sch|tz|pf|\wung\b|\wlich\b|\wchen\b|\wkeit\b|ie[nr]e?\b)/gu, 0.5],
  ["fr", /(?:\b[cdjlmnst]['’]|\w+eau|\weux\b|\wment\b|\wez\b|oi\w|\w+ent\b|\wier\b|\wère\b)/gu, 0.4],
  ["es", /(?:\wción\b|\wmos\b|\wdad\b|\bh[ao]y|\wllo?\b|\wan\b|\wos\b|\wero\b|ue\w)/gu, 0.35],
  ["it", /(?:\wzione\b|cch|zz|gli|\wano\b|\wono\b|\bl['’]|\wtt\w|\wll[aeo]\b|\wini\b|\wio\b|qu[ae])/gu, 0.5],
  ["pt", /(?:nh|lh|\wção\b|ão\b|\wmos\b|\wam\b|ões\b|\wei\w|\bum)/gu, 0.5],
  ["nl", /(?:ij|aa[^a]|\woe\w|\wtje\b|\buu|\bee|zij|\wen\b\s\w+en\b|\bge\w+)/gu, 0.4],
  ["da", /(?:\werne\b|\wede\b|\bhv|øj|\waf\b|\wlig\b|\wnd[es]?\b)/gu, 0.35],
  ["nb", /(?:\wene\b|\bhv|ei\w|[sk]?kj\w|gj\w|øy|\wet\b)/gu, 0.35],
  ["sv", /(?:\war\b|\worna\b|\warna\b|\wade\b|ck\w|\b[st]j|\wskt?\b|ll\w)/gu, 0.35],
  ["fi", /(?:[aeiouyäö]{2}\w*n\b|ää|ii|uu|yy|\wss[aä]\b|\wll[aä]\b|\wst[aä]\b|\wvat\b|kk\w)/gu, 0.5],
  ["pl", /(?:sz|cz|rz|\wów\b|\wej\b|\wych\b|dz)/gu, 0.5],
  ["cs", /(?:\wá\b|\wé\b|\wí\b|\bz[aá]|\wov|ch[oau]d)/gu, 0.35],
  ["tr", /(?:\wl[ae]r\b|\wd[ıiuü]r\b|\w[dt][ae]n?\b|\wyor\b|\wm[ae]k\b|\w[ıiuü]l[ıiuü]r\b|\wları)/gu, 0.45],
  ["ro", /(?:\wul\b|\wele\b|\wesc|\wează\b|\wii\b)/gu, 0.5],
  ["hu", /(?:sz|gy|ny[aei]|cs|\w[nk][ae]k\b|\wban\b|\wben\b|kor\b)/gu, 0.45],
  ["id", /(?:ng\b|\bme[mn]\w+|\bdi\w{4,}|\wnya\b|\wkan\b|\w[kp]ah\b|uk[ai]\b|\bse\w{4,}|\war[iu]\b|\wgi\b)/gu, 0.4],
]; // prettier-ignore

/** Everyday words of lists and notices: what is sold, whom it is for, when. */
const NOTICES: Readonly<Record<string, string>> = {
  en: "tea milk bread cheese eggs soup salad cake pie price prices kids free under from open opens closed shop day lessons repair new haircut service no only again they them",
  de: "brot milch käse eier suppe kuchen preis preise kinder unter ab frei offen laden uhr kurse neue neu samstag zehn farbe bienen parken haus",
  fr: "pain lait fromage œufs soupe gâteau prix tarif tarifs enfants gratuit ouvert ouvre coupe juin place heures dimanche vide partir",
  es: "pan leche queso huevos sopa pastel precio precios niños gratis abre tienda desde corte hoy os hay fresco jabón agua hola",
  it: "pane latte formaggio uova zuppa torta prezzo prezzi listino bambini gratis apre negozio taglio colore acqua insalata ore nove fresco api c'è",
  pt: "pão leite queijo ovos sopa bolo preço preços crianças grátis abre loja corte cor partir nove fresco há abelhas",
  nl: "brood melk kaas eieren soep taart prijs prijzen kinderen gratis winkel opent uur vanaf knippen vers bijen negen",
  da: "brød rugbrød mælk smør ost æg kage pris priser børn gratis åbner åbent igen uge ugen mandag lørdagen klokken otte gennem løber træ øen aften tænder kande kaffe",
  nb: "brød melk smør ost egg kake pris priser barn gratis åpner åpent igjen uke uken mandag lørdager klokken åtte gjennom løper fort tre etter hva jeg noe noen stenger kaffe",
  sv: "bröd limpa mjölk smör ost ägg tårta pris priser barn gratis öppnar öppet igen vecka veckan måndag lördagar klockan åtta genom träd sallad läsk kaffe kaffet stänger dansar bina",
  fi: "leipä maito juusto munat keitto kakku hinta hinnat lapset auki kello kauppa",
  pl: "chleb mleko ser jajka zupa ciasto cena ceny dzieci sklep otwarte godzinie",
  cs: "chléb mléko sýr vejce polévka dort cena ceny děti obchod otevírá hodin",
  tr: "ekmek süt peynir yumurta çorba fiyat çocuk dükkân saat açılır",
  ro: "pâine lapte brânză ouă supă preț copii magazin ora deschide",
  hu: "kenyér tej sajt tojás leves ár gyerek bolt nyit órakor",
  id: "roti susu keju telur harga anak toko buka jam pagi",
  vi: "bánh sữa trứng giá cửa hàng mở giờ",
};

const LANGUAGES = [...new Set([...SHAPES.map(([language]) => language), ...Object.keys(NOTICES)])];
const MOST_FINDS = 3;
/** Looked at for signs: more tells no more. */
const MOST_LETTERS = 1500;

/** Names of the days and months; those that several languages share count for each. */
const DAYS = new Map(
  LANGUAGES.map((language) => {
    const named = (options: Intl.DateTimeFormatOptions, count: number): string[] =>
      Array.from({ length: count }, (_, at) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(Date.UTC(2024, options.month === undefined ? 0 : at, options.month === undefined ? at + 1 : 1)).toLowerCase()); // prettier-ignore
    return [language, new Set([...named({ weekday: "long" }, 7), ...named({ month: "long" }, 12)])] as const;
  }),
);
const WORDS = new Map(
  Object.entries(NOTICES).map(([language, words]) => [language, new Set(words.split(" "))]),
);
const WEIGHED = LETTERS.flatMap(([letters, weights]) =>
  weights.split(" ").map((one) => {
    const [, language = "", weight = "0"] = /^([a-z]+)([\d.]+)$/u.exec(one) ?? [];
    return { pattern: new RegExp(`[${letters}]`, "giu"), language, weight: Number(weight) };
  }),
);

/** How much the looks of a text speak for each language, most first. */
export function rankBySigns(text: string): Map<string, number> {
  const lower = text.slice(0, MOST_LETTERS).toLowerCase();
  const scores = new Map<string, number>();
  const add = (language: string, weight: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + weight);
  };
  for (const { pattern, language, weight } of WEIGHED)
    add(language, Math.min(MOST_FINDS, lower.match(pattern)?.length ?? 0) * weight);
  for (const [language, pattern, weight] of SHAPES)
    add(language, Math.min(MOST_FINDS, lower.match(pattern)?.length ?? 0) * weight);
  const words = lower.match(/[\p{L}\p{M}’']+/gu) ?? [];
  for (const word of words.slice(0, 200))
    for (const language of LANGUAGES) {
      if (WORDS.get(language)?.has(word) === true) add(language, 1);
      if (DAYS.get(language)?.has(word) === true) add(language, 1.5);
    }
  return scores;
}
