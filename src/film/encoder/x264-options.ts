/** What x264 is told, chosen by measurement. */
export const X264_OPTIONS: Readonly<Record<string, string>> = {
  preset: "veryfast",
  profile: "high",
  qp: "17",
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
    // Things move by whole and half px and rest: finer search does not pay.
    "subme=0",
    "me=dia",
  ].join(":"),
};
