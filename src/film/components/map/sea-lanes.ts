import { geoDistance, geoInterpolate } from "d3-geo";
import { isOnLand } from "./world.ts";

type Spot = [longitude: number, latitude: number];

/** Waters that ships pass, by name. */
const WATERS: Record<string, Spot> = {
  newfoundland: [-48, 44], carolina: [-70, 35], azores: [-30, 40], biscay: [-8, 46.5], portugal: [-10.5, 38.5], cadiz: [-8.2, 36.2], gibraltar: [-5.6, 35.95],
  channel: [-3.5, 49.6], dover: [1.6, 51.1], northsea: [3.5, 55], skagerrak: [8.5, 57.9], kattegat: [11.4, 57], belt: [11, 55.3], baltic: [15.5, 55.1], gotland: [19.8, 57.5], finland: [24.5, 59.7],
  norway: [3, 63], barents: [25, 72], hebrides: [-9, 58.5], ireland: [-11.2, 52], orkney: [-3.4, 59.4], iceland: [-20, 62.3], farewell: [-44, 58.5], labrador: [-54, 56], davis: [-55, 66],
  canaries: [-16.5, 29.5], verde: [-19.5, 15], guinea: [-13, 5], gulfguinea: [2, 1], angola: [10, -12], namibia: [13, -25], goodhope: [17.5, -35.2], agulhas: [22, -36.5],
  antilles: [-58, 15], caribbean: [-72, 15], florida: [-80.8, 24], windward: [-74, 20.2], yucatan: [-85.6, 21.8], gulfmexico: [-90, 25], panama: [-79.5, 10],
  brazil: [-33, -6], rio: [-40.5, -24.5], plata: [-53.5, -37], patagonia: [-64.5, -47], magellaneast: [-67.8, -52.5], magellan: [-70.9, -53.7], magellanwest: [-75.5, -52.6], horn: [-67, -57], chile: [-75, -35], peru: [-79.5, -12.5], ecuador: [-82.5, -1], galapagos: [-91, -1.5], panamawest: [-80, 6.5], mexico: [-106.5, 18], california: [-122, 34], oregon: [-128, 47], alaska: [-150, 57],
  pacific: [-140, -12], tahiti: [-149.6, -17.2], hawaii: [-157.5, 20.5], fiji: [178, -20], northpacific: [-170, 42], kamchatka: [162, 50], micronesia: [150, 12], guam: [144.5, 13], tasman: [160, -36], newzealand: [175, -34], cook: [174.5, -40.8], coralsea: [156.5, -24], torres: [142.2, -10.4], sydney: [153.2, -34.5], bass: [147, -39.3], bight: [132, -35.5], leeuwin: [114, -35.5], westaustralia: [112, -22],
  natal: [33, -30.5], mozambique: [41.5, -16.5], comoros: [44, -10.5], malindi: [41, -3.6], somalia: [51.5, 6], guardafui: [52.5, 12.2], aden: [46, 12.2], bab: [43.2, 12.8], redsea: [38.5, 20], suez: [33.2, 28.3],
  arabia: [62, 20.5], hormuz: [57, 25.3], gulf: [52, 27], gujarat: [68, 20], malabar: [74.5, 11.5], comorin: [77.5, 7], ceylon: [82, 5.5], bengal: [88, 15], andaman: [94.8, 6.3], malacca: [100.3, 3.3], singapore: [104.2, 1.2], siam: [102, 9], annam: [110, 11], southchina: [114, 16], canton: [114, 21.5], formosa: [119.8, 24.5], eastchina: [124, 30], yellowsea: [123, 35], korea: [129.3, 34.2], japansea: [134, 38.5], nippon: [138, 33.5], honshu: [143, 38],
  karimata: [108, -2], javasea: [110, -5.5], sunda: [105, -6.1], sundawest: [102.5, -8], flores: [120, -7.3], banda: [127, -5], moluccas: [126.6, 0.2], celebes: [122, 3.5], mindanao: [127.5, 8], leyte: [126, 11], cebu: [124.2, 10], sulu: [119.5, 7], luzon: [119, 15], balikpapan: [118, -1.5], indian: [80, -20], mauritius: [58, -19],
  alboran: [-2.5, 36.2], balearic: [4.5, 38.5], lion: [5, 42], tyrrhenian: [11, 40], tunis: [10.8, 37.6], malta: [14.8, 36.2], messina: [15.7, 37.7], ionian: [19, 36.8], otranto: [18.9, 40.3], adriatic: [15.8, 43], venice: [13, 45], crete: [23, 35.6], aegean: [25, 38], dardanelles: [26.3, 40.1], marmara: [28, 40.7], bosporus: [29.15, 41.2], blacksea: [34, 43], azov: [36.5, 45], alexandria: [29.5, 32], levant: [34, 33.5], cyprus: [31, 34.2], karpathos: [27.6, 35.6],
}; // prettier-ignore

/** Ways between them, from water to water. */
const LANES = [
  "carolina newfoundland azores portugal cadiz gibraltar alboran balearic tunis malta crete alexandria levant cyprus karpathos aegean dardanelles marmara bosporus blacksea azov",
  "portugal biscay channel dover northsea skagerrak kattegat belt baltic gotland finland",
  "newfoundland biscay|azores biscay|azores channel|newfoundland channel|carolina azores|carolina florida gulfmexico|florida yucatan panama|carolina windward caribbean panama|antilles caribbean|antilles carolina|antilles azores|antilles canaries|antilles verde",
  "northsea norway barents|norway iceland farewell labrador newfoundland|labrador davis|hebrides iceland|channel ireland hebrides orkney northsea|orkney norway|farewell newfoundland|hebrides farewell",
  "portugal canaries verde guinea gulfguinea angola namibia goodhope agulhas natal mozambique comoros malindi somalia guardafui aden bab redsea suez|cadiz canaries|verde brazil|verde antilles|guinea brazil|brazil antilles|azores canaries|verde azores|goodhope angola|verde goodhope|brazil goodhope|rio goodhope|guinea namibia",
  "brazil rio plata patagonia magellaneast magellan magellanwest chile peru ecuador panamawest mexico california oregon alaska|patagonia horn magellanwest|chile pacific|peru pacific|galapagos ecuador|galapagos peru|galapagos panamawest|galapagos pacific|galapagos tahiti|mexico pacific|magellanwest pacific|chile tahiti|california hawaii|mexico hawaii|ecuador pacific",
  "pacific tahiti fiji newzealand tasman|tahiti newzealand|pacific guam leyte cebu|tahiti hawaii|hawaii northpacific kamchatka|hawaii guam|northpacific honshu|northpacific alaska|california northpacific|mexico guam|fiji coralsea torres banda|newzealand cook|tasman cook|tasman sydney coralsea|sydney bass bight leeuwin westaustralia|tasman bass|fiji sydney|micronesia guam|fiji guam|honshu kamchatka|leeuwin indian|leeuwin mauritius|westaustralia sundawest|westaustralia indian|torres flores",
  "malindi malabar|mozambique malabar|comoros malabar|guardafui arabia hormuz gulf|arabia gujarat malabar comorin ceylon bengal andaman malacca singapore|guardafui malabar|aden arabia|ceylon andaman|comorin mauritius|mauritius agulhas|mauritius natal|mauritius comoros|indian agulhas|indian mauritius|indian sundawest sunda javasea|ceylon indian|ceylon sundawest|agulhas sundawest|bengal malacca",
  "singapore karimata javasea flores banda moluccas celebes sulu luzon southchina annam siam|singapore annam|karimata annam|southchina canton formosa eastchina yellowsea|canton luzon|eastchina korea japansea|eastchina nippon honshu|luzon formosa|moluccas mindanao leyte|celebes mindanao|cebu mindanao|sulu cebu|javasea balikpapan celebes|balikpapan flores|guam mindanao|guam nippon|luzon nippon|siam singapore|guam moluccas|flores sundawest",
  "balearic lion tyrrhenian messina ionian crete|tyrrhenian tunis|ionian otranto adriatic venice|malta ionian|ionian aegean|malta messina|lion alboran|tyrrhenian balearic|crete aegean|alexandria ionian",
].flatMap((lanes) => lanes.split("|").map((lane) => lane.split(" ")));

/** So many waters near a harbour are tried. */
const NEAREST = 4;
/** Part of a way at both ends that may lie on land: harbours do. */
const HARBOUR = 0.16;
const SAMPLES = 14;
/** What leads to the first water counts more: a ship keeps to its lanes. */
const OFF_LANE = 1.3;

const neighbours = new Map<string, Set<string>>();
for (const lane of LANES)
  lane.forEach((name, at) => {
    const next = lane[at + 1];
    if (next === undefined) return;
    neighbours.set(name, (neighbours.get(name) ?? new Set()).add(next));
    neighbours.set(next, (neighbours.get(next) ?? new Set()).add(name));
  });

const read = new Map<string, Spot[] | null>();

/** The waters between two places, in order: none where the straight way is free; null where no way by sea is known. */
export function seaLane(from: Spot, to: Spot): Spot[] | null {
  const key = `${from.join()} ${to.join()}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const found = isFree(from, to) ? [] : laneBetween(from, to);
  read.set(key, found);
  return found;
}

function laneBetween(from: Spot, to: Spot): Spot[] | null {
  const starts = harbourOf(from);
  const ends = new Map(harbourOf(to));
  const costs = new Map<string, number>(starts);
  const before = new Map<string, string>();
  const open = new Set(costs.keys());
  let best: { name: string; cost: number } | null = null;
  while (open.size > 0) {
    const name = [...open].reduce((one, other) =>
      (costs.get(other) ?? 0) < (costs.get(one) ?? 0) ? other : one,
    );
    open.delete(name);
    const cost = costs.get(name) ?? 0;
    const last = ends.get(name);
    if (last !== undefined && (best === null || cost + last < best.cost)) best = { name, cost: cost + last };
    for (const next of neighbours.get(name) ?? []) {
      const [here, there] = [WATERS[name], WATERS[next]];
      if (here === undefined || there === undefined) continue;
      const sum = cost + geoDistance(here, there);
      if (sum >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, sum);
      before.set(next, name);
      open.add(next);
    }
  }
  if (best === null) return null;
  const lane: Spot[] = [];
  for (let name: string | undefined = best.name; name !== undefined; name = before.get(name)) lane.unshift(WATERS[name] ?? from); // prettier-ignore
  return lane;
}

/** Waters that a ship may set out to, and how far they are; the nearest where land lies before all. */
function harbourOf(spot: Spot): [name: string, cost: number][] {
  const near = Object.entries(WATERS)
    .map(([name, at]): [string, number] => [name, geoDistance(spot, at) * OFF_LANE])
    .toSorted((one, other) => one[1] - other[1])
    .slice(0, NEAREST);
  const free = near.filter(([name]) => isFree(spot, WATERS[name] ?? spot));
  return free.length > 0 ? free : near.slice(0, 1);
}

/** Whether no land lies on the way but at its ends. */
function isFree(from: Spot, to: Spot): boolean {
  const on = geoInterpolate(from, to);
  const degrees = (geoDistance(from, to) * 180) / Math.PI;
  // A harbour lies on land, but no more than a few degrees in.
  const margin = Math.min(HARBOUR, 2.2 / Math.max(2.2, degrees));
  return !Array.from({ length: SAMPLES }, (_, at) =>
    on(margin + ((1 - 2 * margin) * at) / (SAMPLES - 1)),
  ).some(isOnLand);
}
