/** Repeatable «random» numbers from 0 up to 1 (mulberry32): a failed test can be run again. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same bytes for the same seed. */
export function createRandomBytes(seed: number): (count: number) => Uint8Array {
  const random = createRandom(seed)
  return count => Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
}
