import type { Canvas } from "@napi-rs/canvas";
import type { Brand } from "../../src/artifacts/brand.ts";
import type { Storyboard } from "../../src/artifacts/storyboard.ts";
import type { Colorway, StyleName } from "../../src/artifacts/style.ts";
import type { Finding, Format } from "../../src/artifacts/timeline.ts";
import type { MediaSource } from "../../src/film/media/media-source.ts";
import { buildTimeline } from "../../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../../src/film/timeline/even-speech.ts";
import type { Sample } from "./all-samples.ts";
import { drawStill } from "./draw-still.ts";

export type SampleStill = { still: Canvas; findings: Finding[] };

/** Said under samples in scripts of their own, so that captions are looked at in them. */
const NARRATION: Record<string, string> = {
  ar: "يدخل الضوء عبر الزجاج بزاوية منخفضة، وتحتفظ التربة بنسبة 35% من الحرارة حتى الظهر في Munich.",
  zh: "光线以很低的角度穿过玻璃，下面的土壤把热量一直保持到中午。",
  hi: "प्रकाश काँच से होकर आता है और मिट्टी दोपहर तक गर्मी बनाए रखती है।",
};

type Look = {
  style: StyleName;
  format: Format;
  media: MediaSource;
  at?: number;
  scale?: number;
  colorway?: Colorway;
  brand?: Brand;
  captions?: boolean;
};

/**
 * A sample as the only scene of a film; `at` 0 is its first frame, 1 the last at which everything is there,
 * and a little more a brand's end card.
 */
export async function drawSample(
  { name, language, visual, emblems }: Sample,
  look: Look,
): Promise<SampleStill> {
  const { style, format, media, colorway, brand, captions = false, at = 1, scale = 1 } = look;
  const own = captions ? NARRATION[language] : undefined;
  const [emblem] = emblems ?? [];
  const narration = [own ?? "One two three four five six seven eight nine ten."];
  const storyboard: Storyboard = {
    version: 1,
    title: name,
    language,
    style,
    ...(colorway !== undefined && { colorway }),
    ...(brand !== undefined && { brand, endCard: { address: "acme.example/greenhouse" } }),
    ...(emblems !== undefined && { emblems }),
    scenes: [
      {
        index: 1,
        title: name,
        role: "section",
        narration,
        visual,
        ...(emblem !== undefined && { emblem }),
        sources: [],
      },
    ],
    degradations: [],
  };
  const { segments, findings } = await buildTimeline(
    storyboard,
    [evenSpeech(1, narration, own === undefined ? "en" : language)],
    format,
    { burnedCaptions: captions },
  );
  const segment = segments[0];
  if (segment === undefined) throw new Error(`${name}: no segment`);
  const card = segment.layers.find(({ id }) => id === "end-card-ground")?.tracks.opacity?.[0]?.frame;
  const frame = Math.round(((card ?? segment.frames) - 1) * at);
  const still = drawStill(segment, Math.min(frame, segment.frames - 1), format, media, scale);
  return { still, findings };
}
