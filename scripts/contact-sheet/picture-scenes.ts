import type { Visual } from "../../src/artifacts/storyboard.ts";
import { CLIP, PICTURES } from "./sample-pictures.ts";

type Sample = { name: string; language: string; visual: Visual };

const { wide, photo, tall, panorama, strip, dot, small, screen, darkMark, lightMark } = PICTURES;
const CAPTION = "The valley of the Isar at dawn, seen from the north";
const points = ["Light falls in at a flat angle", "Mist rises from the river", "Frost lies until noon"];

function picture(
  name: string,
  visual: Omit<Extract<Visual, { kind: "image" }>, "kind">,
  language = "en",
): Sample {
  return { name: `image-${name}`, language, visual: { kind: "image", ...visual } };
}

/** The caller's pictures and clips in every shape, the nasty ones too. */
export const PICTURE_SAMPLES: Sample[] = [
  picture("wide", { heading: "A morning in the valley", pictures: [{ media: wide, caption: CAPTION }] }),
  picture("photo", { heading: "A morning in the valley", pictures: [{ media: photo, caption: CAPTION }] }),
  picture("tall", { heading: "A morning in the valley", pictures: [{ media: tall, caption: CAPTION }] }),
  picture("points", {
    heading: "What makes the morning cold",
    pictures: [{ media: photo }],
    points: points.map((text) => ({ text })),
  }),
  picture("tall-points", {
    heading: "What makes the morning cold",
    pictures: [{ media: tall }],
    points: points.map((text) => ({ text })),
  }),
  picture("panorama", { heading: "The whole chain", pictures: [{ media: panorama, caption: CAPTION }] }),
  picture("alone", { pictures: [{ media: wide }] }),
  picture("screen", {
    heading: "The new order page",
    pictures: [{ media: screen, caption: "All orders of a day" }],
  }),
  picture("mark", { heading: "A mark on nothing", pictures: [{ media: darkMark }] }),
  picture("light-mark", { heading: "A white mark on nothing", pictures: [{ media: lightMark }] }),
  picture("small", {
    heading: "A small picture stays sharp",
    pictures: [{ media: small, caption: "220 px wide" }],
  }),
  picture("dot", { heading: "One px", pictures: [{ media: dot }] }),
  picture("strip", { heading: "A strip", pictures: [{ media: strip, caption: CAPTION }] }),
  picture("two", {
    heading: "Before and after",
    pictures: [
      { media: wide, caption: "Before the work began" },
      { media: photo, caption: "A year later" },
    ],
  }),
  picture("three", {
    heading: "Three views",
    pictures: [
      { media: tall, caption: "From below" },
      { media: wide, caption: "From the ridge" },
      { media: photo, caption: "From the bridge, looking back" },
    ],
  }),
  picture("four", {
    heading: "Four views",
    pictures: [{ media: wide }, { media: photo }, { media: screen }, { media: tall }],
  }),
  picture(
    "ar",
    {
      heading: "صباح في الوادي",
      pictures: [{ media: photo, caption: "الوادي عند الفجر كما يُرى من الشمال" }],
    },
    "ar",
  ),
  picture(
    "zh",
    { heading: "山谷的清晨", pictures: [{ media: tall, caption: "从北面看到的伊萨尔河谷" }] },
    "zh",
  ),
  {
    name: "video",
    language: "en",
    visual: {
      kind: "video",
      heading: "How the press moves",
      media: { ...CLIP, width: 1280, height: 960 },
      caption: "Filmed in the works, at normal speed",
    },
  },
];
