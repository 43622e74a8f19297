/** The path of a quarter of a disc in a corner, by the sides of which it lies. */
export function quarterDisc(
  { x, y }: { x: number; y: number },
  r: number,
  { isLeft, isTop }: { isLeft: boolean; isTop: boolean },
): string {
  const [across, down] = [isLeft ? r : -r, isTop ? r : -r];
  const sweep = isLeft === isTop ? 1 : 0;
  return `M${x} ${y}H${x + across}A${r} ${r} 0 0 ${sweep} ${x} ${y + down}Z`;
}
