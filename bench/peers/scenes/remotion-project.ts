import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cssTop, fontFile } from "./css-place.ts";
import { BULLETS, ENTRANCE, FORMAT, FRAMES, GRADIENT, TITLE } from "./scene.ts";

/** The composition, and the script that renders it as Remotion's guide to its Node API shows. */
const COMPOSITION = `
import React from "react";
import {
  AbsoluteFill, Composition, Easing, continueRender, delayRender, interpolate, registerRoot, staticFile,
  useCurrentFrame,
} from "remotion";
import { scene } from "./scene.js";

const waiting = delayRender("font");
const font = new FontFace("Inter", "url(" + staticFile("inter.woff2") + ")", { weight: "100 900" });
font.load().then(() => { document.fonts.add(font); continueRender(waiting); });

const Text = ({ text, style }) => (
  <div style={{
    position: "absolute", whiteSpace: "pre", lineHeight: 1, left: text.x, top: text.top,
    fontSize: text.size, fontWeight: text.weight, color: text.color, ...style,
  }}>{text.text}</div>
);

const Bullet = ({ bullet }) => {
  const t = interpolate(
    useCurrentFrame(),
    [bullet.enterFrame, bullet.enterFrame + scene.entrance.frames],
    [0, 1],
    { easing: Easing.out(Easing.cubic), extrapolateLeft: "clamp", extrapolateRight: "clamp" },
  );
  const rise = "translateY(" + scene.entrance.rise * (1 - t) + "px)";
  return <Text text={bullet} style={{ opacity: t, transform: rise }} />;
};

const Scene = () => (
  <AbsoluteFill style={{ background: scene.background, fontFamily: "Inter" }}>
    <Text text={scene.title} />
    {scene.bullets.map((bullet) => <Bullet key={bullet.text} bullet={bullet} />)}
  </AbsoluteFill>
);

registerRoot(() => <Composition id="scene" component={Scene} {...scene.format} />);
`;

const RENDER_SCRIPT = `
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "@remotion/bundler";
import { openBrowser, renderMedia, selectComposition } from "@remotion/renderer";

const { bundler, browser, render, outFile, reportFile } = JSON.parse(process.argv[2]);
const folder = import.meta.dirname;
const clock = [performance.now()];
const serveUrl = await bundle({
  entryPoint: join(folder, "index.jsx"), publicDir: join(folder, "public"), enableCaching: false,
  rspack: bundler === "rspack",
});
clock.push(performance.now());
const puppeteerInstance = await openBrowser("chrome", browser);
const common = { ...browser, serveUrl, puppeteerInstance };
const composition = await selectComposition({ ...common, id: "scene", inputProps: {} });
clock.push(performance.now());
await renderMedia({ ...common, ...render, composition, codec: "h264", outputLocation: outFile });
clock.push(performance.now());
await puppeteerInstance.close({ silent: true });
const [bundleSeconds, openSeconds, renderSeconds] =
  clock.slice(1).map((time, index) => (time - clock[index]) / 1000);
writeFileSync(reportFile, JSON.stringify({ bundleSeconds, openSeconds, renderSeconds }));
`;

function sceneData(): unknown {
  return {
    format: { width: FORMAT.width, height: FORMAT.height, fps: FORMAT.fps, durationInFrames: FRAMES },
    background: `linear-gradient(135deg, ${GRADIENT.from.color}, ${GRADIENT.to.color})`,
    title: { ...TITLE, top: cssTop(TITLE) },
    bullets: BULLETS.map((bullet) => Object.assign({ top: cssTop(bullet) }, bullet)),
    entrance: ENTRANCE,
  };
}

/** Writes the scene as a Remotion project into a folder below the one with its `node_modules`. */
export async function writeRemotionProject(folder: string): Promise<void> {
  await mkdir(join(folder, "public"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "index.jsx"), COMPOSITION),
    writeFile(join(folder, "render.mjs"), RENDER_SCRIPT),
    writeFile(join(folder, "scene.js"), `export const scene = ${JSON.stringify(sceneData(), null, 2)};\n`),
    copyFile(fontFile(), join(folder, "public", "inter.woff2")),
  ]);
}
