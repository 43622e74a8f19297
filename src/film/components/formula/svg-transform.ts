import type { Matrix } from "../../../artifacts/timeline.ts";

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, jf] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * jf + e,
    b * ie + d * jf + f,
  ];
}

export function applyMatrix(matrix: Matrix, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Reads an SVG `transform` attribute (translate, scale, rotate, matrix: all that MathJax writes). */
export function parseTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name, list] of (text ?? "").matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = (list ?? "")
      .split(/[\s,]+/)
      .filter((part) => part !== "")
      .map(Number);
    matrix = multiply(matrix, oneTransform(name ?? "", numbers));
  }
  return matrix;
}

function oneTransform(name: string, numbers: number[]): Matrix {
  const [first = 0, second] = numbers;
  switch (name) {
    case "translate":
      return [1, 0, 0, 1, first, second ?? 0];
    case "scale":
      return [first, 0, 0, second ?? first, 0, 0];
    case "rotate": {
      const angle = (first * Math.PI) / 180;
      const [, x = 0, y = 0] = numbers;
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      return multiply(multiply([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
    }
    case "matrix": {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
      return [a, b, c, d, e, f];
    }
    default:
      return IDENTITY;
  }
}
