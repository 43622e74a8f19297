import { randomFillSync } from "node:crypto";
import { v7 as uuidv7 } from "uuid";

const PREFIXES = {
  conversation: "conv",
  message: "msg",
  render: "rnd",
  voice: "voc",
  speech: "spch",
  avatarVideo: "avv",
  event: "evt",
  request: "req",
  workspace: "ws",
  key: "key",
  entry: "ent",
} as const;

export type IdKind = keyof typeof PREFIXES;
declare const brand: unique symbol;
/** An id that cannot be mistaken for one of another kind at compile time. */
export type Id<K extends IdKind> = string & { readonly [brand]: K };

export type ConversationId = Id<"conversation">;
export type MessageId = Id<"message">;
export type RenderId = Id<"render">;
export type WorkspaceId = Id<"workspace">;
export type KeyId = Id<"key">;

/** Makes an unguessable, time-ordered id such as `conv_0197…` (UUIDv7 without dashes). */
export function newId<K extends IdKind>(kind: K): Id<K> {
  return `${PREFIXES[kind]}_${uuidv7().replaceAll("-", "")}` as Id<K>;
}

const pool = new Uint8Array(4096);
let used = pool.length;

/** 16 random bytes; drawn many at once, since a draw costs the same for all of them. */
function pooledBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.slice(used - 16, used);
}

/** An id for a request: there is one on each, and within a millisecond they need no order. */
export function newRequestId(): string {
  return `${PREFIXES.request}_${uuidv7({ rng: pooledBytes }).replaceAll("-", "")}`;
}

/** True when the text has the form of an id of this kind; says nothing about its existence. */
export function isId<K extends IdKind>(kind: K, text: string): text is Id<K> {
  return text.startsWith(`${PREFIXES[kind]}_`) && /^[a-z]+_[0-9a-f]{32}$/.test(text);
}
