import type { Raffle } from '../entities/raffle.ts'

const ROUND_KEYS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
]
const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
]
const BLOCK_BYTES = 64

/** SHA-256 of a text in UTF-8, as hex digits; without waiting, unlike the browser's own. */
export function sha256(text: string): string {
  const state = Int32Array.from(INITIAL)
  const message = padded(new TextEncoder().encode(text))
  for (let start = 0; start < message.byteLength; start += BLOCK_BYTES) {
    mix(state, schedule(message, start))
  }
  return Array.from(state, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The bytes, a one bit, zeros, and the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES)
  const view = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES))
  bytes.forEach((byte, at) => {
    view.setUint8(at, byte)
  })
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

function schedule(message: DataView, start: number): Int32Array {
  const words = new Int32Array(BLOCK_BYTES)
  for (let at = 0; at < 16; at += 1) words[at] = message.getInt32(start + at * 4)
  for (let at = 16; at < BLOCK_BYTES; at += 1) {
    const early = word(words, at - 15)
    const late = word(words, at - 2)
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[at] = word(words, at - 16) + first + word(words, at - 7) + second
  }
  return words
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [at, key] of ROUND_KEYS.entries()) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + high + ((e & f) ^ (~e & g)) + key + word(words, at)) | 0
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[at] = word(state, at) + value
  }
}

const word = (words: Int32Array, at: number) => words[at] ?? 0
const rotate = (value: number, bits: number) => (value >>> bits) | (value << (32 - bits))

interface DrawRules {
  readonly code: string
  /** Told after the draw. */
  readonly seed: string
  /** Tickets are numbered from 1 up to this. */
  readonly participants: number
  /** How many tickets win. */
  readonly places: number
}

/** Hash of the seed, published before a draw: proves later that the seed was not changed. */
export const commitmentOf = (seed: string) => sha256(seed)

/**
 * The winning tickets, the first place first. Each ticket's lot is SHA-256 of
 * `seed:code:participants:ticket` in hex; the least lots win. Anyone can repeat it:
 *
 * ```sh
 * printf '%s' "$seed:$code:$participants:$ticket" | sha256sum
 * ```
 */
export function drawTickets(rules: DrawRules): readonly number[] {
  const { code, seed, participants, places } = rules
  const lots = Array.from({ length: participants }, (_, index) => {
    const ticket = index + 1
    return { ticket, lot: sha256(`${seed}:${code}:${participants}:${ticket}`) }
  })
  return lots
    .sort((left, right) => (left.lot < right.lot ? -1 : 1))
    .slice(0, places)
    .map(({ ticket }) => ticket)
}

/** Lists prizes in the order they are drawn, each repeated by its count. */
export const prizesInOrder = (
  prizes: readonly Pick<Raffle['prizes'][number], 'title' | 'count'>[]
) => prizes.flatMap(({ title, count }) => Array.from({ length: count }, () => title))

/** Draws a drawn raffle again; false when the seed or a winner is not the promised one. */
export function isDrawTrue(raffle: Pick<Raffle, 'code' | 'prizes' | 'draw'>) {
  const { code, prizes, draw } = raffle
  const { seed, participants, commitment, winners } = draw
  if (seed === null || participants === null || commitmentOf(seed) !== commitment) return false
  const titles = prizesInOrder(prizes)
  const tickets = drawTickets({ code, seed, participants, places: titles.length })
  return (
    tickets.length === winners.length &&
    winners.every(
      ({ ticket, prize }, place) => ticket === tickets[place] && prize === titles[place]
    )
  )
}
