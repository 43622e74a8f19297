/**
 * What x264 is told, chosen by measurement (see docs/decisions/0030-film-encoder.md and 0032-quantisers.md).
 * Given quantisers need no look at a smaller copy of each frame, which costs CRF 40 % of its time.
 */
export const X264_OPTIONS: Readonly<Record<string, string>> = {
  preset: "veryfast",
  profile: "high",
  qp: "12",
  // We know which macroblocks rest: a quarter of the time of a frame.
  mb_info: "1",
  "x264-params": [
    // What hold slices and the join need: each frame a reference for the next, one slice, no reordering.
    "bframes=0",
    "ref=1",
    "weightp=0",
    "slices=1",
    "threads=1",
    // Key frames come where we ask for them and nowhere else.
    "keyint=infinite",
    "scenecut=0",
    "open-gop=0",
    // A frame comes out as it goes in.
    "rc-lookahead=0",
    "sync-lookahead=0",
    "mbtree=0",
    "force-cfr=1",
    // What rests on a key frame is looked at longest, and hue is where bands show first.
    "ipratio=1.4",
    // Without B frames it only opens the range that quantisers of single frames may take: up to 12 + 20.
    "pbratio=10",
    "chroma-qp-offset=-4",
    // Things move by whole and half px and rest: finer search does not pay.
    "subme=0",
    "me=dia",
    "partitions=i8x8,i4x4",
    // At this quantiser the deblocking filter changes nothing (its alpha is 0 below 16).
    "no-deblock=1",
  ].join(":"),
};

/** The quantiser of frames for which none is given, and of the picture parameter set: the same for all segments. */
const USUAL_QUANTISER = Number(X264_OPTIONS["qp"]);

/** The options with a quantiser for each frame that will be encoded, in their order: x264's zones. */
export function withQuantisers(
  options: Readonly<Record<string, string>>,
  quantisers: readonly number[],
): Record<string, string> {
  const zones: { from: number; to: number; quantiser: number }[] = [];
  quantisers.forEach((quantiser, frame) => {
    const last = zones.at(-1);
    if (last !== undefined && last.quantiser === quantiser) last.to = frame;
    else zones.push({ from: frame, to: frame, quantiser });
  });
  const list = zones
    .filter(({ quantiser }) => quantiser !== USUAL_QUANTISER)
    .map(({ from, to, quantiser }) => `${from},${to},q=${quantiser}`);
  if (list.length === 0) return { ...options };
  return { ...options, "x264-params": `${options["x264-params"]}:zones=${list.join("/")}` };
}
