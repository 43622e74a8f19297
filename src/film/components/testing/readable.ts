import assert from "node:assert/strict";
import { contrast, leastContrast } from "../../styles/contrast.ts";
import { onFill } from "../../styles/palette.ts";
import type { Theme } from "../../styles/theme.ts";

/** Every colour of words reads on all that they may stand on, and areas are seen. */
export function assertReadable({ name, color }: Theme, said = ""): void {
  const texts = [color.text, color.muted, color.primary, color.accent, color.positive, color.negative];
  for (const text of [...texts, ...color.hues]) {
    const ratio = leastContrast(text, color.grounds);
    assert.ok(ratio >= 4.5, `${name}: ${text} on ${color.grounds.join(" ")} is ${ratio.toFixed(2)} ${said}`);
  }
  assert.ok(color.grounds.includes(color.background) && color.grounds.includes(color.surface));
  assert.ok(contrast(color.onPrimary, color.primary) >= 4.5, `${name}: on its primary ${said}`);
  assert.ok(contrast(color.fill, color.background) >= 1.2, `${name}: its areas ${said}`);
  for (const fill of [color.fill, color.positive, color.negative, ...color.hues])
    assert.ok(contrast(onFill(fill), fill) >= 4.5, `${name}: a head of ${fill} ${said}`);
}
