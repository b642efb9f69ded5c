import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib'

import { encoded } from '../requests/encoded.ts'
import { brotliOptions } from '../requests/send-text.ts'
import { type Filling, type Hole, isHole, type Piece } from './holes.ts'

/** A page in brotli, with room for what is another for each answer. */
export interface CodedPage {
  readonly pieces: readonly (Uint8Array | CodedHole)[]
  /** Of the whole, holes included. */
  readonly bytes: number
}

interface CodedHole extends Hole {
  /** What stands before and behind the value: the head of its block, and the letters after it. */
  readonly before: Uint8Array
  readonly after: Uint8Array
}

/** No text in UTF-8 has these bytes: nothing before or behind a hole is coded as a copy of it. */
const STRANGE = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, place) => 0xf5 + place)]
/** It is coded once for all who are given it. */
const QUALITY_FOR_MANY = 5
/** How a letter is coded may depend on the two before it. */
const CONTEXT_BYTES = 2

/**
 * Codes a page once, around its holes. Each hole has a block of its own that is not compressed
 * (RFC 7932, 9.2): it begins and ends with a byte, and whatever is put in has as many of them.
 */
export async function codedPage(pieces: readonly Piece[]): Promise<CodedPage> {
  const parts = partsOf(pieces)
  const coder = openCoder(parts.reduce((sum, { bytes }) => sum + bytes.length, 0))
  const found: (Uint8Array | CodedHole)[] = []
  for (const [place, { bytes, hole }] of parts.entries()) {
    const coded = await coder(bytes, place === parts.length - 1)
    found.push(hole === undefined ? coded : plainBlock(hole, bytes))
  }
  return { pieces: found, bytes: found.reduce((sum, piece) => sum + lengthOf(piece), 0) }
}

/** The bytes of an answer. */
export function filledPage({ pieces, bytes }: CodedPage, filling: Filling): Buffer {
  const page = Buffer.allocUnsafe(bytes)
  let end = 0
  const append = (piece: Uint8Array) => {
    page.set(piece, end)
    end += piece.length
  }
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) {
      append(piece)
      continue
    }
    append(piece.before)
    end += page.write(filling[piece.hole], end, piece.length, 'latin1')
    append(piece.after)
  }
  return page
}

interface Chunk {
  readonly bytes: Uint8Array
  readonly hole?: Hole
}

/** Text and holes by turns; the first letters behind a hole belong to it. */
function partsOf(pieces: readonly Piece[]): readonly Chunk[] {
  const parts: Chunk[] = []
  let text: (string | Uint8Array)[] = []
  let hole: Hole | undefined
  let holed = 0
  const close = () => {
    const bytes = encoded(text)
    text = []
    if (hole === undefined) return parts.push({ bytes })
    const stands = Buffer.concat([standIn(hole, holed), bytes.subarray(0, CONTEXT_BYTES)])
    holed += hole.length
    return parts.push({ hole, bytes: stands }, { bytes: bytes.subarray(CONTEXT_BYTES) })
  }
  for (const piece of pieces) {
    if (!isHole(piece)) {
      text.push(piece)
      continue
    }
    close()
    hole = piece
  }
  close()
  return parts
}

/**
 * Each two of these bytes stand side by side once. A copy has four letters at least: with two letters of the
 * text behind a hole none of it is one, so that the distances of the copies behind it stay what they are.
 */
const UNLIKE = Uint8Array.from(
  STRANGE.flatMap((one, first) => [one, ...STRANGE.slice(first + 1).flatMap(two => [one, two])])
)

/** What stands in a hole while it is coded; `from` counts the bytes of the holes before it. */
function standIn({ length }: Hole, from: number): Uint8Array {
  const bytes = UNLIKE.subarray(from, from + length)
  if (bytes.length < length) throw new RangeError('A page has too many holes')
  return bytes
}

/** Codes part after part; each ends with a byte. */
function openCoder(size: number) {
  const coder: BrotliCompress = createBrotliCompress(brotliOptions(size, QUALITY_FOR_MANY))
  let chunks: Buffer[] = []
  coder.on('data', (chunk: Buffer) => chunks.push(chunk))
  return (bytes: Uint8Array, isLast: boolean) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const take = () => {
        const coded = Buffer.concat(chunks)
        chunks = []
        resolve(coded)
      }
      coder.once('error', reject)
      if (isLast) coder.once('end', take).end(bytes)
      else {
        coder.write(bytes)
        coder.flush(constants.BROTLI_OPERATION_FLUSH, take)
      }
    })
}

/** Not the last block, its length less one in 16 bits, not compressed, then up to the byte. */
function plainBlock(hole: Hole, bytes: Uint8Array): CodedHole {
  const head = ((bytes.length - 1) << 3) | (1 << 19)
  const before = Uint8Array.of(head & 255, (head >> 8) & 255, (head >> 16) & 255)
  return { ...hole, before, after: bytes.subarray(hole.length) }
}

const lengthOf = (piece: Uint8Array | CodedHole) =>
  piece instanceof Uint8Array
    ? piece.length
    : piece.before.length + piece.length + piece.after.length
