const encoder = new TextEncoder()
/** No letter takes more in UTF-8, counted by the units of a string. */
const BYTES_MAX = 3

/** Pieces of a text in one buffer, in one pass: counting the bytes of each piece first would read it twice. */
export function encoded(pieces: readonly (string | Uint8Array)[]): Buffer {
  const most = pieces.reduce((sum, piece) => sum + mostBytes(piece), 0)
  const buffer = Buffer.allocUnsafeSlow(most)
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      end += encoder.encodeInto(piece, buffer.subarray(end)).written
    } else {
      buffer.set(piece, end)
      end += piece.length
    }
  }
  return buffer.subarray(0, end)
}

const mostBytes = (piece: string | Uint8Array) =>
  typeof piece === 'string' ? piece.length * BYTES_MAX : piece.length
