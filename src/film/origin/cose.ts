import { constants, sign, type KeyObject } from "node:crypto";

/** Signature algorithms of C2PA (2.2, 13.2.1): its name there, its number in COSE, how Node.js signs so. */
export const ALGORITHMS = {
  es256: { number: -7, digest: "sha256" },
  es384: { number: -35, digest: "sha384" },
  es512: { number: -36, digest: "sha512" },
  ps256: { number: -37, digest: "sha256" },
  ed25519: { number: -8, digest: null },
} as const;

export type AlgorithmName = keyof typeof ALGORITHMS;

/** Major types of CBOR (RFC 8949). */
const UNSIGNED = 0;
const NEGATIVE = 1;
const BYTES = 2;
const TEXT = 3;
const ARRAY = 4;
const MAP = 5;
const TAG = 6;
const NULL = Buffer.from([0xf6]);

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 0x100) return Buffer.from([(major << 5) | 24, value]);
  if (value < 0x10000) return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
  const long = Buffer.from([(major << 5) | 26, 0, 0, 0, 0]);
  long.writeUInt32BE(value, 1);
  return long;
}

function integer(value: number): Buffer {
  return value < 0 ? head(NEGATIVE, -1 - value) : head(UNSIGNED, value);
}

function bytes(value: Uint8Array): Buffer {
  return Buffer.concat([head(BYTES, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([head(TEXT, Buffer.byteLength(value)), Buffer.from(value)]);
}

const ALGORITHM_HEADER = 1;
/** `x5chain` (RFC 9360). */
const CHAIN_HEADER = 33;
/** COSE_Sign1 (RFC 9052, 4.2). */
const SIGN1_TAG = 18;

export type Signer = {
  algorithm: AlgorithmName;
  privateKey: KeyObject;
  /** DER, the signer's own certificate first. */
  chain: readonly Uint8Array[];
};

/** A COSE_Sign1 over a payload that lies elsewhere. The same signer's are all equally long. */
export function signDetached({ algorithm, privateKey, chain }: Signer, payload: Uint8Array): Buffer {
  const { number, digest } = ALGORITHMS[algorithm];
  const certificates = chain.map(bytes);
  const protectedHeaders = Buffer.concat([
    head(MAP, 2),
    integer(ALGORITHM_HEADER),
    integer(number),
    integer(CHAIN_HEADER),
    // One certificate stands by itself, more are a list.
    ...(certificates.length === 1 ? certificates : [head(ARRAY, certificates.length), ...certificates]),
  ]);
  const toSign = Buffer.concat([
    head(ARRAY, 4),
    text("Signature1"),
    bytes(protectedHeaders),
    bytes(Buffer.alloc(0)),
    bytes(payload),
  ]);
  const signature = sign(digest, toSign, {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
    ...(algorithm === "ps256"
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
      : {}),
  });
  return Buffer.concat([
    head(TAG, SIGN1_TAG),
    head(ARRAY, 4),
    bytes(protectedHeaders),
    head(MAP, 0),
    NULL,
    bytes(signature),
  ]);
}
