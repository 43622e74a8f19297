/** Shape of an SVG picture in its own units: of its view box, else of its width and height. */
export function svgSize(source: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/i.exec(source)?.[0] ?? "";
  const box =
    /\bviewBox\s*=\s*["']\s*([-\d.eE+]+)[\s,]+([-\d.eE+]+)[\s,]+([-\d.eE+]+)[\s,]+([-\d.eE+]+)/.exec(root);
  const size =
    box === null
      ? { width: lengthOf(root, "width"), height: lengthOf(root, "height") }
      : { width: Number(box[3]), height: Number(box[4]) };
  // What says nothing is 300 × 150, as in a browser.
  const { width = 300, height = 150 } = size;
  if (!(width > 0 && height > 0 && Number.isFinite(width / height)))
    throw new Error("its picture has no size");
  // A picture of a hundredth of its length in height is a line; further apart is a trick.
  const shape = width / height;
  if (shape > 200 || shape < 1 / 200)
    throw new Error("its picture is far longer than high, or higher than long");
  return { width, height };
}

function lengthOf(root: string, name: "width" | "height"): number | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(px|pt|mm|cm|in|em|rem)?\\s*["']`).exec(root);
  return found === null ? undefined : Number(found[1]);
}
