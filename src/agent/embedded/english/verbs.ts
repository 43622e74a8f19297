/**
 * Verbs that everyday English briefs use. The embedded planner has no tagger; where a decision
 * about grammar is not safe with this list, it falls back to a form that is right without it.
 */
const PLAIN = (
  "accept achieve act adapt add adjust affect agree allow answer appear apply approve arrange arrive ask assign attach avoid bake beat become begin believe " +
  "belong bind blend boil bring browse build buy calculate call capture carry catch cause change charge check choose chop clean click climb " +
  "close collect combine come compare compile complete compute configure confirm connect consider contain continue contribute convert cool copy cost cover crack create " +
  "cut decide decrease define deliver deploy describe design destroy detect determine develop die discover divide download drain draw drink drive drop eat enable encourage end ensure enter " +
  "escape establish evaluate evolve exist expand expect explain export express extend fall feed feel fetch fill filter find finish fit fix flow fly fold follow forget form fry garnish " +
  "generate get give go grab grate grow halve handle happen harvest hear heat help hide hire hit hold identify improve include increase inform insert inspect install integrate invest invite join jump keep kill knead know " +
  "last launch lead learn leave let lie lift limit link listen live load lock log look lose love lower maintain make manage match matter mean measure meet melt merge mix monitor move navigate need notice " +
  "obtain occur offer open order organise organize outlive own pass paste pay peak peel perform pick place plan plant plug point play plug point pour practice practise prefer preheat prepare press prevent process produce promise protect prove provide publish pull " +
  "push put raise reach react read receive recommend record reduce reflect refrigerate refuse register regulate release remain remember remove render repeat replace reply report represent request require reset resist respond rest restart result retain return reveal review ride rinse rise roast rotate run " +
  "save say scan schedule scroll search season see seem select sell send separate serve set shake share shift ship show shrink shut sift sign simmer sit skip sleep slice solve sort speak spend split spread sprinkle stand start stay stir stop store stretch " +
  "strike study submit subtract succeed suffer suggest supply support survive swap sweep switch take talk taste teach tell test think throw tie touch track train transfer transform travel trigger trim try tune turn type understand unplug update upgrade upload use vary verify visit " +
  "wait walk want warm warn wash watch wear weigh whisk win wipe wish wonder work worry wrap write yield absorb split bind blow fade emit emerge spin orbit dissolve evaporate condense freeze burn breathe digest " +
  "delete erase count dry empty label mark name note pack rub scrub soak spray squeeze stick tape tighten loosen untie unscrew unlock"
).split(" ");

/** Verbs that are as often nouns; they count as commands only where what follows says so. */
const AMBIGUOUS = new Set(
  (
    "act answer bake beat call cause change charge check click climb close copy cost cover cut design drain draw drink drive drop end fall feed fill filter fit fix flow fly fold form heat help hit hold increase " +
    "last launch lead limit link load lock log look love match measure monitor move need offer open order pass paste pay peak pick place plan plant plug point play practice press process promise pull push raise reach record release report request rest result return review rise run " +
    "save scan schedule search season set shake share shift ship show sign sleep slice sort split spread stand start stop store stretch strike study supply support swap switch talk taste test touch track train transfer travel trigger turn type update upgrade use visit wait walk warm wash watch wear wish work wrap yield " +
    "cool clean lower own complete live separate correct light water cook book count dry empty label mark name note pack rub soak spray stick tape"
  ).split(" "),
);

const BASE = new Set(PLAIN);
const IRREGULAR_THIRD: Record<string, string> = {
  has: "have",
  does: "do",
  goes: "go",
  is: "be",
  dies: "die",
  lies: "lie",
  ties: "tie",
};
/** Verb forms that need no context: the clause has its verb. */
export const AUXILIARIES = new Set(
  "is are was were has have had can could will would must should may might do does did need needs isn't aren't won't can't doesn't don't becomes became gets got makes made".split(
    " ",
  ),
);

export function isBaseVerb(word: string): boolean {
  return BASE.has(word.toLowerCase());
}
export function isAmbiguousVerb(word: string): boolean {
  return AMBIGUOUS.has(word.toLowerCase());
}

/** "makes" → "make"; null where the word is no third person singular that we know. */
export function baseOfThird(word: string): string | null {
  const lower = word.toLowerCase();
  const irregular = Object.hasOwn(IRREGULAR_THIRD, lower) ? IRREGULAR_THIRD[lower] : undefined;
  if (irregular !== undefined) return irregular;
  if (!lower.endsWith("s")) return null;
  const candidates = [lower.slice(0, -1)];
  if (lower.endsWith("es")) candidates.push(lower.slice(0, -2));
  if (lower.endsWith("ies")) candidates.push(`${lower.slice(0, -3)}y`);
  return candidates.find((candidate) => BASE.has(candidate)) ?? null;
}
