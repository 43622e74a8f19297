import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { toPattern } from "../text/regex.ts";
import { DATE_PALMS, WHEELCHAIRS } from "./told-otherwise-in-fields.ts";

/** `film`: what a film speaks of, in all its languages together; `seen`: what is shown there for what its word shows elsewhere. */
type Instead = { film: readonly [spaced: string, grown: string]; seen: Readonly<Record<string, string>> };

/** Where one thing of a special kind is what a film is about, its general word means that: a chair has wheels, a box is of steel. */
const INSTEAD: readonly Instead[] = [
  {
    film: [
      "(?:shipping|freight|sea|reefer) containers?|container (?:ships?|ports?|terminals?)|twistlocks?|(?:see|schiffs|fracht|kühl)container\\p{L}*|containerschiff\\p{L}*|conteneurs? maritimes?|porte-conteneurs|contenedor(?:es)? marítimos?|portacontenedores|portacontainer|porta-contentores|zeecontainer\\p{L}*|konten\\p{L}+ morsk\\p{L}+|контейнеровоз\\p{L}*|konteyner gemi\\p{L}*",
      "集装箱|貨櫃|コンテナ船|海上コンテナ|컨테이너선",
    ],
    seen: { package: "shipping-container", ship: "cargo-ship", steamship: "cargo-ship" },
  },
  {
    film: WHEELCHAIRS,
    seen: {
      chair: "wheelchair",
      armchair: "wheelchair",
      "office-chair": "wheelchair",
      "motorized-wheelchair": "wheelchair",
    },
  },
  {
    film: [
      "bicycles?|bikes?|cycl(?:ing|ists?)|spokes?|fahrr[aä]d\\p{L}*|speichen?|vélos?|bicyclettes?|biciclet\\p{L}*|bicis?|fiets\\p{L}*|cyk(?:el|lar|ler)\\p{L}*|sykkel\\p{L}*|polkupyör\\p{L}*|rower\\p{L}*|jízdní kol\\p{L}*|bicikli\\p{L}*|велосипед\\p{L}*|ποδήλατ\\p{L}*|bisiklet\\p{L}*|(?:ال)?دراجة|אופני\\p{L}*|साइकिल",
      "自行车|自行車|单车|自転車|자전거|จักรยาน|xe đạp|sepeda",
    ],
    seen: { wheel: "bicycle-wheel" },
  },
  // On a canal no boat is paddled.
  {
    film: [
      "(?:boat|ship) ?lifts?|lifts? for boats|canal ?boats?|narrowboats?|barges?|lock ?keepers?|(?:two|three|flight of|staircase of) \\p{N}{0,3} ?locks|schiffshebewerk\\p{L}*|lastk[aä]hn\\p{L}*|binnenschiff\\p{L}*|péniches?|ascenseurs? à bateaux|éclusi(?:er|ère)s?|barcazas?|esclusas? del canal|chiatt[ae]|barcaças?|binnenvaart\\p{L}*|scheepslift\\p{L}*|kanalbåt\\p{L}*|bark\\p{L}? rzeczn\\p{L}+|судоподъ[её]мник\\p{L}*",
      "升船机|運河船|船闸",
    ],
    seen: { canoe: "barge", "motor-boat": "barge", sailboat: "barge", ship: "barge" },
  },
  // Of the whole world no map is folded.
  {
    film: [
      "continents?|oceans?|sea level|world|plate tectonics|kontinent\\p{L}*|ozean\\p{L}*|meeresspiegel\\p{L}*|weltkarten?|océans?|niveau de la mer|mappemondes?|continentes?|océanos?|nivel del mar|mapamundis?|continenti|oceani|mappamond[oi]|oceanos?|nível do mar|mapa-múndi|werelddelen|oceanen|zeespiegel\\p{L}*|wereldkaart\\p{L}*|континент\\p{L}*|океан\\p{L}*|kıta\\p{L}*|okyanus\\p{L}*|(?:ال)?قارات|(?:ال)?محيطات|יבשות|אוקיינוס\\p{L}*|महाद्वीप\\p{L}*|महासागर\\p{L}*",
      "大陆|大陸|海拔|世界地图|世界地図|대륙|해수면|세계 지도",
    ],
    seen: { "map-trifold": "world-map", map: "world-map" },
  },
  {
    film: DATE_PALMS,
    seen: { "palm-tree": "date-palm" },
  },
];

/** Where a sentence says that its box is of board, it is one, whatever the film is about. */
const OF_BOARD = toPattern(
  "(?<![\\p{L}\\p{M}])(?:cartons?|cardboard|parcels?|kartons?|pappkartons?|pakete?|colis|cart[oó]n|cajas? de cartón|scatol[ae] di cartone|caixas? de papelão|doos|dozen|karton\\p{L}*|короб\\p{L}+|koli)(?![\\p{L}\\p{M}])|纸箱|紙箱|段ボール|상자",
  "iu",
);

/** What a film speaks of in so many sentences, or in its title, it is about. */
const TIMES = 2;

const READ = INSTEAD.map(({ film: [spaced, grown], seen }) => ({
  pattern: toPattern(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${grown}`, "iu"),
  seen,
}));

/** Which drawings a film of these sentences shows in place of others. */
export function insteadIn(texts: readonly string[]): ReadonlyMap<string, string> {
  return insteadFor(texts)(texts);
}

/**
 * The same for what is said at one place. Of what its title names a film is as a whole; of what it speaks of in a few sentences only
 * there: beside a cheese no wheel is a bicycle's, though its courier rides one.
 */
export function insteadFor([title = "", ...told]: readonly string[]): (
  here: readonly string[],
) => ReadonlyMap<string, string> {
  const about = READ.flatMap(({ pattern, seen }) => {
    const titled = pattern.test(title);
    const isAbout = titled || told.filter((sentence) => pattern.test(sentence)).length >= TIMES;
    return isAbout ? [{ pattern, seen, titled }] : [];
  });
  return (here) => {
    const meant = about.filter(({ pattern, titled }) => titled || here.some((text) => pattern.test(text)));
    return new Map(meant.flatMap(({ seen }) => Object.entries(seen)));
  };
}

/** The scenes of a film with what its words mean there. */
export function withMeant(scenes: readonly StoryScene[], title: string): StoryScene[] {
  const insteadAt = insteadFor([title, ...scenes.flatMap(({ narration }) => narration)]);
  return scenes.map((scene) => {
    const instead = insteadAt([scene.title, ...scene.narration]);
    return instead.size === 0 ? scene : { ...scene, visual: replaced(scene.visual, instead) as Visual };
  });
}

/** A visual with other drawings, wherever in it they stand. */
function replaced(part: unknown, instead: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => replaced(one, instead));
  if (part === null || typeof part !== "object") return part;
  const isOfBoard = "text" in part && typeof part.text === "string" && OF_BOARD.test(part.text);
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      key === "illustration" && typeof value === "string" && !(isOfBoard && value === "package")
        ? [key, instead.get(value) ?? value]
        : [key, replaced(value, instead)],
    ),
  );
}
