/** An element as it opens, or a closing tag. */
type SvgTag = { closing: boolean; tag: string; attributes: Map<string, string> };

/** The tags of an icon's SVG, in order. */
export function tagsOf(body: string): SvgTag[] {
  return [...body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)\/?>/g)].map(([, closing, tag = "", rest = ""]) => ({
    closing: closing === "/",
    tag,
    attributes: new Map(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    ),
  }));
}

/** Path data of one of the few elements that the sets draw with; anything else fails, so that no drawing lacks a part. */
export function pathOf(tag: string, attributes: Map<string, string>): string {
  const of = (name: string): number => Number(attributes.get(name) ?? 0);
  switch (tag) {
    case "path":
      return attributes.get("d") ?? "";
    case "circle":
      return ellipse(of("cx"), of("cy"), of("r"), of("r"));
    case "ellipse":
      return ellipse(of("cx"), of("cy"), of("rx"), of("ry"));
    case "rect": {
      const [x, y, width, height, r] = [of("x"), of("y"), of("width"), of("height"), of("rx")];
      const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
      return (
        `M${x + r} ${y}H${x + width - r}${corner(x + width, y + r)}V${y + height - r}` +
        `${corner(x + width - r, y + height)}H${x + r}${corner(x, y + height - r)}V${y + r}${corner(x + r, y)}Z`
      );
    }
  }
  throw new Error(`drawings with <${tag}> are not read`);
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (x: number) => `A${rx} ${ry} 0 0 1 ${x} ${cy}`;
  return `M${cx - rx} ${cy}${half(cx + rx)}${half(cx - rx)}Z`;
}
