import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below it, compression costs more than it saves. */
const WORTH_BYTES = 1024
/** Of a page made for one visitor: 5 would take twice the time for a seventh of the bytes. */
const BROTLI_QUALITY = 3
/** 256 kB, more than a page has: the standard window of 4 MB is cleared anew for each page. */
const BROTLI_WINDOW_BITS = 18
/** A coded page in one piece: each further one goes through the threads once more. */
const CODED_BYTES = 65_536

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A part of a text, or its bytes in UTF-8. */
export type Piece = string | Uint8Array

interface TextAnswer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  /** Whole, or in pieces that follow each other. */
  readonly text: string | readonly Piece[]
}

/** Sends a whole text, compressed as the visitor's program understands it. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: TextAnswer
): Promise<void> {
  const plain = encoded(typeof text === 'string' ? [text] : text)
  const coding = plain.length < WORTH_BYTES ? undefined : acceptedCoding(request)
  const body = coding === undefined ? plain : await compress(plain, coding)
  if (coding !== undefined) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const encoder = new TextEncoder()
/** No letter takes more in UTF-8, counted by the units of a string. */
const BYTES_MAX = 3

/** In one pass and one buffer: counting the bytes of each piece first would read it twice. */
function encoded(pieces: readonly Piece[]): Buffer {
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

const mostBytes = (piece: Piece) =>
  typeof piece === 'string' ? piece.length * BYTES_MAX : piece.length

type Coding = 'br' | 'gzip'

function acceptedCoding({ headers }: IncomingMessage): Coding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const compress = (text: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'gzip'
    ? compressGzip(text, { chunkSize: CODED_BYTES })
    : compressBrotli(text, {
        chunkSize: CODED_BYTES,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length
        }
      })
