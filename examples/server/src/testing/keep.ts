import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type FolderLock, lockFolder } from '../db/folder-lock.ts'
import { StartFailure } from '../start-failure.ts'

/** What nobody asked for so long is of sources that have changed since. */
const UNUSED_MS = 3_600_000
/** How often who waits for a maker looks whether it is done. */
const LOOK_MS = 50

interface Kept {
  readonly folder: string
  /** Names everything that decides how the thing looks. */
  readonly name: string
  /** Lays the thing, a file or a folder, where it is told to. */
  make(draft: string): Promise<unknown>
}

/** Where a thing lies that takes long to make: made by the first who asks, found by all the others. */
export async function keep({ folder, name, make }: Kept): Promise<string> {
  const path = join(folder, name)
  if (isThere(path)) return path
  mkdirSync(folder, { recursive: true })
  removeUnused(folder)
  const lock = await takeLock(`${path}.maker`)
  try {
    if (!isThere(path)) {
      const draft = `${path}.draft`
      rmSync(draft, { recursive: true, force: true })
      await make(draft)
      renameSync(draft, path)
    }
  } finally {
    lock.release()
  }
  return path
}

/** One maker at a time, whichever process it is in; the lock of a dead one is taken over. */
async function takeLock(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error
    }
    await new Promise(done => setTimeout(done, LOOK_MS))
  }
}

/** Marks it as used, too. */
function isThere(path: string): boolean {
  try {
    const now = new Date()
    utimesSync(path, now, now)
    return true
  } catch {
    return false
  }
}

function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const found = statSync(path, { throwIfNoEntry: false })
    const isUnused = found !== undefined && Date.now() - found.mtimeMs > UNUSED_MS
    if (isUnused) rmSync(path, { recursive: true, force: true })
  }
}

/** Changes with the text of any of these files, or of those below these folders. */
export function fingerprintOf(sources: readonly URL[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of filesOf(fileURLToPath(source))) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 24)
}

const filesOf = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .toSorted()
        .filter(name => !name.includes('.test.'))
        .flatMap(name => filesOf(join(path, name)))
