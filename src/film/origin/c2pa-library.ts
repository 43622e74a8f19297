/**
 * The C2PA library, made for a browser's worker thread: there a file is a Blob that is read piece by piece
 * by a FileReaderSync. Both are given to it here over files, so that no film is ever in memory whole.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";
import init, { WasmBuilder, WasmReader } from "@contentauth/c2pa-wasm";

/** What was read last. The library copies it at once, and mostly asks for as much again. */
let lent = new ArrayBuffer(0);

/** A part of an open file that looks like a Blob. */
class FileBlob extends Blob {
  readonly #file: number;
  readonly #from: number;
  readonly #to: number;

  constructor(file: number, from: number, to: number) {
    super([]);
    this.#file = file;
    this.#from = from;
    this.#to = to;
    Object.defineProperty(this, "size", { value: to - from });
  }

  override slice(start = 0, end = this.size): Blob {
    const to = Math.min(this.#to, this.#from + end);
    return new FileBlob(this.#file, Math.min(to, this.#from + start), to);
  }

  readNow(): ArrayBuffer {
    if (lent.byteLength !== this.size) lent = new ArrayBuffer(this.size);
    const bytes = new Uint8Array(lent);
    for (let done = 0; done < bytes.length;) {
      const read = readSync(this.#file, bytes, done, bytes.length - done, this.#from + done);
      if (read === 0) throw new Error("the file ended while it was read");
      done += read;
    }
    return lent;
  }
}

/** A small thing in memory that looks like a Blob. */
class MemoryBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([bytes]);
    this.#bytes = bytes;
  }

  override slice(start = 0, end = this.size): Blob {
    return new MemoryBlob(this.#bytes.slice(start, end));
  }

  readNow(): ArrayBuffer {
    return this.#bytes.slice().buffer;
  }
}

class FileReaderSync {
  readAsArrayBuffer(blob: FileBlob | MemoryBlob): ArrayBuffer {
    return blob.readNow();
  }
}

let ready: Promise<unknown> | undefined;

/** The library, compiled at first use (60 ms, 30 MB). */
export async function c2paLibrary(): Promise<{
  WasmBuilder: typeof WasmBuilder;
  WasmReader: typeof WasmReader;
}> {
  ready ??= (() => {
    Object.assign(globalThis, { FileReaderSync });
    const code = readFileSync(fileURLToPath(import.meta.resolve("@contentauth/c2pa-wasm/c2pa.wasm")));
    return init({ module_or_path: code });
  })();
  await ready;
  return { WasmBuilder, WasmReader };
}

/** Lends a file to the library. */
export async function withFile<T>(path: string, use: (blob: Blob) => Promise<T>): Promise<T> {
  const file = openSync(path, "r");
  try {
    return await use(new FileBlob(file, 0, fstatSync(file).size));
  } finally {
    closeSync(file);
  }
}

export function blobOf(bytes: Uint8Array): Blob {
  return new MemoryBlob(new Uint8Array(bytes));
}
