import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below it, compression costs more than it saves. */
const WORTH_BYTES = 1024
const BROTLI_QUALITY = 5

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface TextAnswer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  /** Whole, or in pieces that follow each other. */
  readonly text: string | readonly string[]
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
function encoded(pieces: readonly string[]): Buffer {
  const units = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const buffer = Buffer.allocUnsafeSlow(units * BYTES_MAX)
  let bytes = 0
  for (const piece of pieces) bytes += encoder.encodeInto(piece, buffer.subarray(bytes)).written
  return buffer.subarray(0, bytes)
}

type Coding = 'br' | 'gzip'

function acceptedCoding({ headers }: IncomingMessage): Coding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const compress = (text: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'gzip'
    ? compressGzip(text)
    : compressBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length
        }
      })
