type Spot = { x: number; y: number };

/**
 * Collects a projected outline as path data, simplified to what a frame can show: points nearer than
 * `step` px to the one before are dropped, and rings that are smaller than a pixel or two.
 */
export class PathSink {
  private readonly rings: Spot[][] = [];
  private readonly step: number;

  constructor(step: number) {
    this.step = step;
  }
  beginPath(): void {
    this.rings.length = 0;
  }
  moveTo(x: number, y: number): void {
    this.rings.push([{ x, y }]);
  }
  lineTo(x: number, y: number): void {
    const ring = this.rings.at(-1);
    const last = ring?.at(-1);
    if (ring === undefined || last === undefined) return;
    if (Math.abs(last.x - x) < this.step && Math.abs(last.y - y) < this.step) return;
    ring.push({ x, y });
  }
  /** The projection's own circle, such as the edge of a globe: not part of any land. */
  arc(): void {}
  closePath(): void {}

  /** The ring of the most points: the shore of the main land. */
  longest(): readonly Spot[] {
    return this.rings.reduce<Spot[]>((one, other) => (other.length > one.length ? other : one), []);
  }

  /** Every piece of land. */
  all(): readonly (readonly Spot[])[] {
    return this.rings.filter((ring) => ring.length > 2);
  }

  data(): string {
    return this.rings
      .filter((ring) => ring.length > 2 && spanOf(ring) > this.step)
      .map((ring) => `M${ring.map(({ x, y }) => `${this.round(x)} ${this.round(y)}`).join("L")}Z`)
      .join("");
  }

  /** Whole px where points are some px apart anyway. */
  private round(value: number): number {
    return this.step < 2 ? Math.round(value * 10) / 10 : Math.round(value);
  }
}

function spanOf(ring: Spot[]): number {
  const across = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(across(ring.map(({ x }) => x)), across(ring.map(({ y }) => y)));
}
