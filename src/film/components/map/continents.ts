import type { Continent } from "../../../artifacts/places.ts";

/**
 * The countries that a continent is drawn from (ISO 3166-1 alpha-2; grouping of the UN's geoscheme,
 * M49). Russia lies on two and is drawn as neither: either would colour half of the other.
 */
const MEMBERS: Record<Continent, string> = {
  africa:
    "DZ AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW",
  asia: "AF AM AZ BH BD BT BN KH CN CY GE HK IN ID IR IQ IL JP JO KZ KP KR KW KG LA LB MO MY MV MN MM NP OM PK PS PH QA SA SG LK SY TW TJ TH TL TR TM AE UZ VN YE",
  europe:
    "AL AD AT BY BE BA BG HR CZ DK EE FO FI FR DE GR GG HU IS IE IM IT JE LV LI LT LU MT MD MC ME NL MK NO PL PT RO SM RS SK SI ES SE CH UA GB VA XK AX",
  north_america:
    "AG AI AW BB BS BZ BM CA CR CU CW DM DO SV GD GL GT HT HN JM KN KY LC MF BL MX MS NI PA PM PR SX TC TT US VC VG VI",
  south_america: "AR BO BR CL CO EC FK GY PE PY SR UY VE",
  oceania: "AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TO VU WF WS",
};

export function membersOf(continent: Continent): string[] {
  return MEMBERS[continent].split(" ");
}
