/**
 * WebAssembly written as expressions: an instruction is a function of the code of its operands, and code is a list of
 * bytes (WebAssembly Core Specification 2.0, chapter 5, binary format). Only what our kernels need.
 */
export type Code = readonly number[];

/** Unsigned LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** Signed LEB128 of 32 bits. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ; rest >>= 7) {
    const low = rest & 127;
    const sign = low & 64 ? -1 : 0;
    if (rest >> 7 === sign) return [...bytes, low];
    bytes.push(low + 128);
  }
}

const I32 = 0x7f;
const V128 = 0x7b;

/** A parameter or local variable, by its number. */
export type Local = { get: Code; set: (value: Code) => Code };

function local(index: number): Local {
  return { get: [0x20, ...unsigned(index)], set: (value) => [...value, 0x21, ...unsigned(index)] };
}

export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  add: (a: Code, b: Code): Code => [...a, ...b, 0x6a],
  and: (a: Code, b: Code): Code => [...a, ...b, 0x71],
  lessThan: (a: Code, b: Code): Code => [...a, ...b, 0x49],
};

const simd = (opcode: number, ...operands: Code[]): Code => [...operands.flat(), 0xfd, ...unsigned(opcode)];

/** Alignment is a hint (0: none known); then the offset that is added to the address. */
const memory = (offset: number): Code => [0, ...unsigned(offset)];

export const v128 = {
  /** Sixteen bytes from `address + offset`. */
  load: (address: Code, offset = 0): Code => [...simd(0, address), ...memory(offset)],
  /** The same number in all four lanes. */
  splat: (value: number): Code => simd(17, i32.const(value)),
  and: (a: Code, b: Code): Code => simd(78, a, b),
  /** Bits of `a` where the mask has ones, of `b` elsewhere. */
  select: (a: Code, b: Code, mask: Code): Code => simd(82, a, b, mask),
  /** The lowest 4 or 8 bytes. */
  store4: (address: Code, value: Code): Code => [...simd(90, address, value), ...memory(0), 0],
  store8: (address: Code, value: Code): Code => [...simd(91, address, value), ...memory(0), 0],
};

/** Four numbers of 32 bits. */
export const i32x4 = {
  equal: (a: Code, b: Code): Code => simd(55, a, b),
  add: (a: Code, b: Code): Code => simd(174, a, b),
  shiftLeft: (a: Code, bits: number): Code => simd(171, a, i32.const(bits)),
  shiftRight: (a: Code, bits: number): Code => simd(172, a, i32.const(bits)),
  shiftRightUnsigned: (a: Code, bits: number): Code => simd(173, a, i32.const(bits)),
  /** Lanes as halves of 16 bits: low · low + high · high. */
  dot: (a: Code, b: Code): Code => simd(186, a, b),
  /** The lanes with even numbers of two vectors, and those with odd ones. */
  evens: (a: Code, b: Code): Code => shuffle(a, b, [0, 2, 4, 6]),
  odds: (a: Code, b: Code): Code => shuffle(a, b, [1, 3, 5, 7]),
};

/** Eight numbers of 16 bits. */
export const i16x8 = {
  add: (a: Code, b: Code): Code => simd(142, a, b),
  fromLanes: (a: Code, b: Code): Code => simd(134, a, b),
};

/** Sixteen bytes of two times eight numbers, each brought into 0 to 255. */
export const u8x16 = { fromLanes: (a: Code, b: Code): Code => simd(102, a, b) };

function shuffle(a: Code, b: Code, lanes: readonly number[]): Code {
  return [...simd(13, a, b), ...lanes.flatMap((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte))];
}

/** Runs the body, then again as long as the condition holds. */
export function repeatWhile(condition: Code, ...body: Code[]): Code {
  return [0x03, 0x40, ...body.flat(), ...condition, 0x0d, 0, 0x0b];
}

/** A function without result: its parameters are numbers of 32 bits, its local vectors come after them. */
export type Procedure<P extends string, V extends string> = {
  parameters: readonly P[];
  vectors: readonly V[];
  body: (names: Record<P | V, Local>) => Code[];
};

/** `\0asm`, version 1. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0] as const;

/** A module that has the memory `memory` and the function `run`. */
export function assemble<P extends string, V extends string>(
  procedure: Procedure<P, V>,
): Uint8Array<ArrayBuffer> {
  const { parameters, vectors, body } = procedure;
  const names = [...parameters, ...vectors].map((name, index) => [name, local(index)] as const);
  const code = body(Object.fromEntries(names) as Record<P | V, Local>).flat();
  const functionBody = [...list([[...unsigned(vectors.length), V128]]), ...code, 0x0b];
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, list([[0x60, ...list(parameters.map(() => [I32])), 0]])),
    ...section(3, list([[0]])),
    ...section(5, list([[0, 1]])),
    ...section(7, list([exported("memory", 2), exported("run", 0)])),
    ...section(10, list([[...unsigned(functionBody.length), ...functionBody]])),
  ]);
}

function list(items: readonly Code[]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

function section(id: number, content: Code): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function exported(name: string, kind: number): number[] {
  return [...unsigned(name.length), ...Buffer.from(name, "latin1"), kind, 0];
}
