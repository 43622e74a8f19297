/**
 * How our child processes are told to keep little memory. Figures: docs/decisions/0031-memory.md.
 */

/**
 * Flags of Node. A young generation of up to 2 MB instead of 48: what is garbage is found soon, and with it the
 * native memory that it holds (pixels, samples), of which the collector knows nothing.
 */
export const LEAN_FLAGS: readonly string[] = ["--max-semi-space-size=2"];

/**
 * Variables of glibc's allocator; others ignore them. Pixels and samples of a megabyte and more are given back
 * to the system as soon as they are freed; what is smaller comes from two arenas instead of eight a core,
 * each of which would keep what it once had.
 */
export const LEAN_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
};
