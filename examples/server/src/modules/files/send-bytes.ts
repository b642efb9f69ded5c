import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

import { HttpError } from '../../http/errors.ts'

type Headers = Readonly<Record<string, string>>

interface Span {
  readonly start: number
  /** Of the last byte. */
  readonly end: number
}

/** Sends a file from the disk, or the part of it that `Range` asks for (RFC 9110, 14). */
export async function sendBytes(
  path: string,
  request: Request,
  headers: Headers,
  missing: string
): Promise<Response> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new HttpError(404, missing)
  const etag = `"${found.size}-${Math.trunc(found.mtimeMs)}"`
  const all = { ...headers, etag, 'accept-ranges': 'bytes' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: all })
  }
  const range = wantedSpan(request, etag, found.size)
  if (range === 'none') {
    const none = { ...all, ...lengths(0), ...outside(found.size) }
    return new Response(null, { status: 416, headers: none })
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 }
  const isWhole = range === undefined
  const body = request.method === 'HEAD' ? null : streamOf(path, start, end)
  return new Response(body, {
    status: isWhole ? 200 : 206,
    headers: {
      ...all,
      ...lengths(end - start + 1),
      ...(!isWhole && { 'content-range': `bytes ${start}-${end}/${found.size}` })
    }
  })
}

const lengths = (bytes: number) => ({ 'content-length': String(bytes) })
const outside = (size: number) => ({ 'content-range': `bytes */${size}` })

/** One span; several at once, or a form we do not know, get the whole file. */
function wantedSpan(request: Request, etag: string, size: number): Span | 'none' | undefined {
  const ifRange = request.headers.get('if-range')
  if (ifRange !== null && ifRange !== etag) return undefined
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(
    request.headers.get('range') ?? ''
  ) ?? ['', '', '']
  if (from === '' && to === '') return undefined
  if (from === '')
    return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'none' : { start, end }
}

function streamOf(path: string, start: number, end: number): ReadableStream {
  // Node's own type of a stream is another than the DOM's of the same thing.
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}
