import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TOUCH_AFTER_MS = 3_600_000
/** Trimming goes down to this share of the limit, so that it is rare. */
const TRIM_TO = 0.8

export interface PictureCache {
  get(name: string): Promise<Buffer | undefined>
  set(name: string, picture: Buffer): Promise<void>
}

/** Pictures on disk; above the limit those not asked for the longest go first. */
export function createPictureCache(folder: string, limitBytes: number): PictureCache {
  let size: Promise<number> | undefined

  async function grow(bytes: number): Promise<void> {
    size ??= measure(folder)
    const total = (await size) + bytes
    size = Promise.resolve(total)
    if (total > limitBytes) size = trim(folder, limitBytes * TRIM_TO)
    await size
  }

  return {
    async get(name) {
      const path = join(folder, name)
      const picture = await readFile(path).catch(() => undefined)
      if (picture !== undefined) await touch(path)
      return picture
    },
    async set(name, picture) {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, picture)
      await rename(draft, join(folder, name))
      await grow(picture.length)
    }
  }
}

async function touch(path: string): Promise<void> {
  const now = Date.now()
  const age = await stat(path).then(
    ({ mtimeMs }) => now - mtimeMs,
    () => 0
  )
  // It may have been trimmed a moment ago; then there is nothing to keep young.
  if (age > TOUCH_AFTER_MS) await utimes(path, new Date(now), new Date(now)).catch(() => undefined)
}

interface Kept {
  readonly path: string
  readonly size: number
  readonly used: number
}

async function list(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => undefined)
      return found === undefined ? [] : [{ path, size: found.size, used: found.mtimeMs }]
    })
  )
  return files.flat()
}

const measure = async (folder: string) => sum(await list(folder))

async function trim(folder: string, target: number): Promise<number> {
  const files = (await list(folder)).toSorted((one, other) => one.used - other.used)
  let total = sum(files)
  for (const file of files) {
    if (total <= target) break
    await rm(file.path, { force: true })
    total -= file.size
  }
  return total
}

const sum = (files: readonly Kept[]) => files.reduce((total, { size }) => total + size, 0)
