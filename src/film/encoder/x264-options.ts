/**
 * What x264 is told, chosen by measurement (see docs/decisions/0030-film-encoder.md). A constant
 * quantiser needs no look at a smaller copy of each frame, which costs CRF 40 % of its time; it is low
 * enough that the dither of gradients survives, so that they show no bands.
 */
export const X264_OPTIONS: Readonly<Record<string, string>> = {
  preset: "veryfast",
  profile: "high",
  qp: "12",
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
    "ipratio=1.6",
    "chroma-qp-offset=-4",
    // Things move by whole and half px and rest: finer search does not pay.
    "subme=0",
    "me=dia",
    "partitions=i8x8,i4x4",
    // At this quantiser the deblocking filter changes nothing (its alpha is 0 below 16).
    "no-deblock=1",
  ].join(":"),
};
