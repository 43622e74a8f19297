import type { Continent } from "../../../artifacts/places.ts";

/** Everyday names that the lists of ISO 3166 leave out, by language. */
export const OTHER_NAMES: Record<string, Record<string, string>> = {
  en: { Britain: "GB", UAE: "AE", "DR Congo": "CD", "Congo-Kinshasa": "CD", Holland: "NL", "the Netherlands": "NL", Burma: "MM", Laos: "LA", Tanzania: "TZ", Bolivia: "BO", Venezuela: "VE", Iran: "IR", Syria: "SY", Vietnam: "VN", Moldova: "MD", Micronesia: "FM", Palestine: "PS", Brunei: "BN", Swaziland: "SZ", "Cape Verde": "CV", Vatican: "VA", Taiwan: "TW", "North Korea": "KP", "South Korea": "KR", Macedonia: "MK", Russia: "RU", Tanganyika: "TZ", "East Timor": "TL", Gambia: "GM", Bahamas: "BS", "Hong Kong": "HK" },
  de: { Holland: "NL", "Demokratische Republik Kongo": "CD", "DR Kongo": "CD", Weißrussland: "BY", Slowakei: "SK", Schweiz: "CH", Niederlande: "NL", Iran: "IR", Irak: "IQ", Moldau: "MD" },
  fr: { Tchéquie: "CZ", "États-Unis": "US", "Grande-Bretagne": "GB", Birmanie: "MM", "RD Congo": "CD", "Pays-Bas": "NL" },
  es: { "EE. UU.": "US", "Corea del Sur": "KR", "Corea del Norte": "KP", Chequia: "CZ", Holanda: "NL", "Países Bajos": "NL", "Gran Bretaña": "GB" },
  it: { "Stati Uniti": "US", "Gran Bretagna": "GB", Olanda: "NL", "Corea del Sud": "KR" },
  pt: { "Estados Unidos": "US", EUA: "US", Holanda: "NL", "Coreia do Sul": "KR", "Grã-Bretanha": "GB" },
  zh: { 中国大陆: "CN", 俄国: "RU", 阿联酋: "AE" },
  ja: { アメリカ: "US", 米国: "US", 韓国: "KR", 北朝鮮: "KP", ロシア: "RU", 英国: "GB" },
  ru: { США: "US", "Южная Корея": "KR", "Северная Корея": "KP" },
  ar: { أمريكا: "US", بريطانيا: "GB", الإمارات: "AE", السعودية: "SA" },
  ko: { 한국: "KR", 남한: "KR", 북한: "KP", 미국: "US", 영국: "GB" },
  tr: { ABD: "US", İngiltere: "GB", "Güney Kore": "KR", "Kuzey Kore": "KP", Hollanda: "NL" },
  he: { "ארה״ב": "US", 'ארה"ב': "US", "דרום קוריאה": "KR", "צפון קוריאה": "KP" },
  hi: { अमेरिका: "US", भारत: "IN", ब्रिटेन: "GB" },
}; // prettier-ignore

export const CONTINENT_NAMES: Record<string, Record<string, Continent>> = {
  en: { Africa: "africa", Asia: "asia", Europe: "europe", "North America": "north_america", "South America": "south_america", Oceania: "oceania" },
  de: { Afrika: "africa", Asien: "asia", Europa: "europe", Nordamerika: "north_america", Südamerika: "south_america", Ozeanien: "oceania" },
  fr: { Afrique: "africa", Asie: "asia", Europe: "europe", "Amérique du Nord": "north_america", "Amérique du Sud": "south_america", Océanie: "oceania" },
  es: { África: "africa", Asia: "asia", Europa: "europe", "América del Norte": "north_america", Norteamérica: "north_america", "América del Sur": "south_america", Sudamérica: "south_america", Oceanía: "oceania" },
  it: { Africa: "africa", Asia: "asia", Europa: "europe", "America del Nord": "north_america", Nordamerica: "north_america", Sudamerica: "south_america", Oceania: "oceania" },
  pt: { África: "africa", Ásia: "asia", Europa: "europe", "América do Norte": "north_america", "América do Sul": "south_america", Oceania: "oceania" },
  nl: { Afrika: "africa", Azië: "asia", Europa: "europe", "Noord-Amerika": "north_america", "Zuid-Amerika": "south_america", Oceanië: "oceania" },
  pl: { Afryka: "africa", Azja: "asia", Europa: "europe", "Ameryka Północna": "north_america", "Ameryka Południowa": "south_america", Oceania: "oceania" },
  ru: { Африка: "africa", Азия: "asia", Европа: "europe", "Северная Америка": "north_america", "Южная Америка": "south_america", Океания: "oceania" },
  tr: { Afrika: "africa", Asya: "asia", Avrupa: "europe", "Kuzey Amerika": "north_america", "Güney Amerika": "south_america", Okyanusya: "oceania" },
  ar: { أفريقيا: "africa", إفريقيا: "africa", آسيا: "asia", أوروبا: "europe", "أمريكا الشمالية": "north_america", "أمريكا الجنوبية": "south_america", أوقيانوسيا: "oceania" },
  hi: { अफ़्रीका: "africa", अफ्रीका: "africa", एशिया: "asia", यूरोप: "europe", "उत्तरी अमेरिका": "north_america", "दक्षिण अमेरिका": "south_america", ओशिआनिया: "oceania" },
  zh: { 非洲: "africa", 亚洲: "asia", 欧洲: "europe", 北美洲: "north_america", 南美洲: "south_america", 大洋洲: "oceania", 亞洲: "asia", 歐洲: "europe" },
  ja: { アフリカ: "africa", アジア: "asia", ヨーロッパ: "europe", 北アメリカ: "north_america", 北米: "north_america", 南アメリカ: "south_america", 南米: "south_america", オセアニア: "oceania" },
  ko: { 아프리카: "africa", 아시아: "asia", 유럽: "europe", 북아메리카: "north_america", 남아메리카: "south_america", 오세아니아: "oceania" },
}; // prettier-ignore
