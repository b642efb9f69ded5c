import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { UploadShape } from '@vitrina/core/api'

import { HttpError } from './errors.ts'

const FIELDS_MAX = 10
const FIELD_MAX_BYTES = 5000
/** Of the form around the file. */
const ENVELOPE_MAX_BYTES = 64 * 1024
const BROKEN = 'Не удалось прочитать файл. Попробуйте ещё раз'
const ONE_BY_ONE = 'Отправляйте файлы по одному'

/** A file that came in, lying under a name of ours until its handler moves it away. */
export interface ReceivedFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** As the sender calls it: trusted with nothing. */
  readonly name: string
}

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly file: ReceivedFile
  /** Throws away what the handler has not moved. */
  drop(): Promise<void>
}

/** Half-sent files lie here; nobody reads them. */
export const draftsFolder = (dataDir: string) => join(dataDir, 'files', '.drafts')

/** Reads a form with one file as a stream; whatever goes wrong leaves nothing behind. */
export async function receiveUpload(
  shape: UploadShape,
  request: Request,
  dataDir: string
): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null) {
    throw new HttpError(400, BROKEN)
  }
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > shape.maxBytes + ENVELOPE_MAX_BYTES) throw tooLarge(shape)
  const folder = draftsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const drop = () => rm(path, { force: true })
  try {
    // Node's own type of a stream is another than the DOM's of the same thing.
    const body = Readable.fromWeb(request.body as ReadableStream)
    return { ...(await parse(body, type, shape, path)), drop }
  } catch (error) {
    await drop()
    throw error instanceof HttpError ? error : new HttpError(400, BROKEN)
  }
}

async function parse(body: Readable, type: string, shape: UploadShape, path: string) {
  const fields: Record<string, string> = {}
  let file: Promise<ReceivedFile> | undefined
  let part: BusboyFileStream | undefined
  let refusal: HttpError | undefined
  const parser = createParser(type, shape)
  const refuse = (error: HttpError) => {
    refusal ??= error
    parser.destroy(error)
  }
  parser.on('field', (name, value) =>
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true })
  )
  parser.on('file', (name, stream, fileName) => {
    if (name !== shape.field) return refuse(new HttpError(400, BROKEN))
    part = stream
    stream.once('limit', () => refuse(tooLarge(shape)))
    file = write(stream, path, fileName)
  })
  parser.on('filesLimit', () => refuse(new HttpError(400, ONE_BY_ONE)))
  try {
    await pipeline(body, parser)
  } catch (error) {
    part?.destroy() // The parser leaves the part it was at without an end.
    await file?.catch(() => undefined)
    throw refusal ?? error
  }
  if (file === undefined) throw new HttpError(400, BROKEN)
  return { fields, file: await file }
}

const createParser = (type: string, { maxBytes }: UploadShape) =>
  new Busboy({
    headers: { 'content-type': type },
    limits: {
      files: 1,
      fileSize: maxBytes,
      fields: FIELDS_MAX,
      fieldSize: FIELD_MAX_BYTES,
      parts: FIELDS_MAX + 2,
      headerPairs: 20,
      headerSize: 4096
    }
  })

/** A failure is met where the whole form is waited for. */
function write(stream: BusboyFileStream, path: string, name: string): Promise<ReceivedFile> {
  const written = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
    () => ({ path, size: stream.bytesRead, name: name ?? '' })
  )
  written.catch(() => undefined)
  return written
}

const tooLarge = ({ maxBytes }: UploadShape) =>
  new HttpError(413, `Файл больше ${Math.round(maxBytes / 1_048_576)} МБ`)
