import { type FileHandle, open } from 'node:fs/promises'

import { HttpError } from '../../http/errors.ts'
import { fileMessages as messages } from './file.messages.ts'

const HEADER_BYTES = 8
const LARGE_HEADER_BYTES = 16
const BOXES_MAX = 2000
/** Boxes that hold others. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts'])
/** Where cameras write places, names and models. */
const PRIVATE: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])
/** What may stand at the top of an MP4; anything else is another file in disguise. */
const TOP: ReadonlySet<string> = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'uuid',
  'meta',
  'sidx',
  'moof',
  'mfra'
])

interface Box {
  readonly type: string
  readonly start: number
  /** Where its content begins. */
  readonly content: number
  readonly end: number
}

/**
 * Walks the boxes of an MP4: they must fill the file exactly, and `moov` must be there. Boxes with
 * places and names become empty ones of the same size, so that nothing else moves.
 */
export async function cleanVideo(path: string, size: number): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const budget = { boxes: BOXES_MAX }
    const types = await walk(file, 0, size, budget, TOP)
    if (types[0] !== 'ftyp' || !types.includes('moov') || !types.includes('mdat')) throw broken()
  } finally {
    await file.close()
  }
}

async function walk(
  file: FileHandle,
  from: number,
  to: number,
  budget: { boxes: number },
  allowed?: ReadonlySet<string>
): Promise<string[]> {
  const types: string[] = []
  for (let at = from; at < to; ) {
    budget.boxes -= 1
    const box = await readBox(file, at, to)
    if (budget.boxes < 0 || (allowed && !allowed.has(box.type))) throw broken()
    types.push(box.type)
    if (PRIVATE.has(box.type)) await wipe(file, box)
    if (CONTAINERS.has(box.type)) await walk(file, box.content, box.end, budget)
    at = box.end
  }
  return types
}

async function readBox(file: FileHandle, start: number, limit: number): Promise<Box> {
  const header = Buffer.alloc(LARGE_HEADER_BYTES)
  const { bytesRead } = await file.read(header, 0, LARGE_HEADER_BYTES, start)
  if (bytesRead < HEADER_BYTES) throw broken()
  const type = header.toString('latin1', 4, HEADER_BYTES)
  const short = header.readUInt32BE(0)
  const isLarge = short === 1
  if (isLarge && bytesRead < LARGE_HEADER_BYTES) throw broken()
  // Zero means «to the end of the file».
  const size = isLarge ? Number(header.readBigUInt64BE(HEADER_BYTES)) : short || limit - start
  const content = start + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES)
  const end = start + size
  if (end < content || end > limit) throw broken()
  return { type, start, content, end }
}

async function wipe(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  await file.write(Buffer.alloc(end - content), 0, end - content, content)
}

const broken = () => new HttpError(422, messages.brokenVideo)
