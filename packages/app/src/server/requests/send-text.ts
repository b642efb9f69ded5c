import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'

import { encoded } from './encoded.ts'
import type { ServedRequest } from './served-request.ts'

/** Below it, compression costs more than it saves. */
const WORTH_BYTES = 1024
/** Of a page made for one visitor: 5 would take twice the time for a seventh of the bytes. */
const QUALITY_FOR_ONE = 3
/** 256 kB, more than a page has: the standard window of 4 MB is cleared anew for each page. */
const BROTLI_WINDOW_BITS = 18
/** A coded page in one piece: each further one goes through the threads once more. */
const CODED_BYTES = 65_536

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface TextAnswer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  /** Whole, or in pieces that follow each other. */
  readonly text: string | readonly (string | Uint8Array)[]
}

/** Sends a whole text, compressed as the visitor's program understands it. */
export async function sendText(
  { request, response }: ServedRequest,
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

type Coding = 'br' | 'gzip'

/** The coding that the visitor's program understands. */
export function acceptedCoding(request: IncomingMessage): Coding | undefined {
  if (accepts(request, 'br')) return 'br'
  return accepts(request, 'gzip') ? 'gzip' : undefined
}

const NAMES = { br: /\bbr\b/, gzip: /\bgzip\b/ } as const

export const accepts = ({ headers }: IncomingMessage, coding: Coding): boolean =>
  NAMES[coding].test(String(headers['accept-encoding'] ?? ''))

const compress = (text: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'gzip'
    ? compressGzip(text, { chunkSize: CODED_BYTES })
    : compressBrotli(text, brotliOptions(text.length))

/** How a text of so many bytes is coded. */
export const brotliOptions = (size: number, quality = QUALITY_FOR_ONE): BrotliOptions => ({
  chunkSize: CODED_BYTES,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: size
  }
})

/** Who leaves before the end wants no more of it. */
export function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
