/**
 * Water inland, by a language tag's first part, written as `PlaceWords` are. `surely`: what is on rivers and canals alone; `canal`: what
 * is water where boats, locks or rivers are told of, a television's or a tooth's elsewhere; `open`: what is at sea, where
 * a ship or a harbour may be on a river.
 */
export const INLAND_WORDS: Readonly<Record<string, { surely: string; canal: string; open: string }>> = {
  en: { surely: "barge barges bargee* bargemen narrowboat* towpath* canal-boat* lock-keeper* aqueduct*", canal: "canal canals locks", open: "sea seas ocean oceans shore shores coast coasts lighthouse* Atlantic Pacific shipwreck*" },
  de: { surely: "Schleuse* Lastkahn* Lastkähne* Treidel* Binnenschiff* Kanalbrücke* Flussschiff* Schleppkahn*", canal: "Kanal Kanals Kanäle Kanälen Kanalbau*", open: "Meer Meere Meeres See Ozean* Küste Küsten Leuchtturm* Atlantik* Pazifik* Nordsee Ostsee" },
  fr: { surely: "péniche* écluse* éclusier* batelier* batellerie halage pont-canal marinier*", canal: "canal canaux", open: "mer mers océan océans côte côtes phare phares Atlantique Pacifique naufrage* détroit*" },
  es: { surely: "esclusa* barcaza* gabarra* camino-de-sirga", canal: "canal canales", open: "mar mares océano* costa costas playa* faro faros Atlántico Pacífico" },
  it: { surely: "chiatta chiatte alzaia navigli naviglio barcaiol*", canal: "canale canali chiusa chiuse", open: "mare mari oceano oceani costa coste spiaggia faro fari Atlantico Pacifico" },
  pt: { surely: "eclusa* barcaça* comporta-de-navegação", canal: "canal canais", open: "mar mares oceano* costa praia* farol Atlântico Pacífico" },
  nl: { surely: "sluis sluizen sluiswachter* trekschuit* binnenvaart* jaagpad* aakschip", canal: "kanaal kanalen vaart gracht grachten", open: "zee zeeën oceaan* kust vuurtoren* Noordzee Atlantische" },
  sv: { surely: "sluss slussen slussar* pråm pråmar*", canal: "kanal kanalen kanaler*", open: "hav havet kust* fyr fyren Atlanten" },
  da: { surely: "sluse slusen sluser* pram pramme* flodpram*", canal: "kanal kanalen kanaler*", open: "hav havet oceanet kyst kysten fyrtårn* Atlanten Nordsøen Østersøen" },
  nb: { surely: "sluse slusen sluser* lekter lektere*", canal: "kanal kanalen kanaler*", open: "hav havet kyst kysten fyrtårn* Atlanterhavet Nordsjøen" },
  fi: { surely: "sulku sulut sulun proomu* kanavasil*", canal: "kanava kanavan kanavat kanavalla", open: "meri meren merellä rannik* majak* Itämeri Atlantti*" },
  pl: { surely: "barka barki barek śluz*", canal: "kanał kanału kanałem kanale kanały", open: "morze morza morzu ocean* wybrzeż* latarni* Bałtyk* Atlantyk*" },
  cs: { surely: "zdymadl* vlečný-člun plavební-komor*", canal: "kanál kanálu kanálem průplav*", open: "moře moři mořem oceán* pobřež* maják* Atlantik*" },
  ru: { surely: "баржа баржи барж барже баржей бурлак* шлюз*", canal: "канал канала каналу каналом канале каналы", open: "море моря морю морем океан* побережь* маяк* Атлантик*" },
  uk: { surely: "баржа баржі барж баржею шлюз*", canal: "канал каналу каналом каналі канали", open: "море моря морю морем океан* узбережж* маяк* Атлантик*" },
  ro: { surely: "ecluză ecluza ecluze* barjă barje* șlep*", canal: "canal canalul canalului", open: "mare marea mării ocean* coasta coastele far farul Atlantic*" },
  hu: { surely: "zsilip* uszály*", canal: "csatorna csatornát csatornán", open: "tenger tengeren tengert óceán* világítótorony* Atlanti*" },
  tr: { surely: "mavna* havuz-kapağı*", canal: "kanal kanalı kanalın kanalda", open: "deniz* okyanus* fener* Atlantik*" },
  el: { surely: "φορτηγίδ* μαούν*", canal: "κανάλι καναλιού διώρυγα*", open: "θάλασσα* θαλάσσ* ωκεαν* ακτή ακτές φάρο* Αιγαί* Ατλαντικ*" },
  ar: { surely: "هويس أهوسة صندل-نهري", canal: "قناة قنوات", open: "بحر بحار محيط ساحل شاطئ منارة" },
  he: { surely: "דוברה דוברות תא-שיט", canal: "תעלה תעלות", open: "הים בים אוקיינוס חוף מגדלור" },
  hi: { surely: "बजरा बजरे", canal: "नहर नहरें नहरों", open: "समुद्र समंदर सागर महासागर तट" },
  ja: { surely: "閘門 はしけ 運河 高瀬舟 川舟", canal: "水路 疏水", open: "海の 海を 海に 海で 海へ 海は 海が 大海 外洋 太平洋 大西洋 灯台" },
  zh: { surely: "船闸 船閘 驳船 駁船 运河 運河 纤夫 縴夫 漕运 漕運", canal: "水道", open: "大海 海洋 海上 太平洋 大西洋 灯塔 燈塔 海岸" },
  ko: { surely: "운하* 갑문* 바지선* 나룻배*", canal: "수로*", open: "바다* 대양* 해안* 등대* 태평양* 대서양*" },
  id: { surely: "tongkang pintu-air", canal: "kanal terusan", open: "laut lautan samudra pantai pesisir mercusuar" },
  vi: { surely: "sà-lan âu-thuyền", canal: "kênh kênh-đào", open: "biển đại-dương bờ-biển hải-đăng" },
}; // prettier-ignore

/** Grain that is carried or sold grows in no field there. */
const CARGO =
  /(?<!\p{L})(?:cargo(?:es)?|(?:ship|wagon|boat|last) ?loads?|loads? of|sacks? of|tonn?e?s? of|shipments?|ladung\p{L}*|fracht\p{L}*|tonnen|säcke\p{L}*|chargements?|cargaisons?|tonnes|sacs? de|cargas?|cargamentos?|toneladas|sacos? de|caric(?:o|hi)|tonnellate|sacchi di|carregamentos?|lading\p{L}*|vracht\p{L}*|zakken|last(?:en|er)?|ładun\p{L}+|worków|ton|náklad\p{L}*|tun|груз\p{L}*|мешк\p{L}+|тонн?\p{L}*|вантаж\p{L}*|încărcătur\p{L}+|tone de|rakomány\p{L}*|φορτί\p{L}+|τόνο\p{L}+|kargo\p{L}*|yük\p{L}*|حمولة|شحنة|أطنان|מטען|טון|lasti\p{L}*|muatan|chuyến hàng)(?!\p{L})|積み荷|貨物|俵|货物|運糧|运粮|화물|짐을/iu;
const GRAIN =
  /(?<!\p{L})(?:wheat|grain|corn|weizens?|getreides?|blés?|trigo|grano|tarwe|graan|vete|spannmål|hvede|korn|hvete|vehnä\p{L}*|pszenic\p{L}*|pšenic\p{L}*|пшениц\p{L}*|grâu\p{L}*|búz[aá]\p{L}*|σιτάρι\p{L}*|στάρι\p{L}*|buğday\p{L}*|قمح|القمح|חיטה|gandum|lúa mì)(?!\p{L})|小麦|小麥|稲|米/giu;

/** A clause without grain that is only carried in it: "le dernier chargement de blé". */
export function withoutCargo(clause: string): string {
  return CARGO.test(clause) ? clause.replaceAll(GRAIN, " ") : clause;
}
