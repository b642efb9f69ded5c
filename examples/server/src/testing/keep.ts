import { createHash, randomUUID } from 'node:crypto'
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

/** What nobody asked for so long is of sources that have changed since. */
const UNUSED_MS = 3_600_000

interface Kept {
  readonly folder: string
  /** Names everything that decides how the thing looks. */
  readonly name: string
  /** Lays the thing, a file or a folder, where it is told to. */
  make(draft: string): Promise<unknown>
}

/**
 * Where a thing lies that takes long to make: it is made once, and found from then on. Of those who
 * make it at the same moment, the last one's stays, or the first one's: they are the same.
 */
export async function keep({ folder, name, make }: Kept): Promise<string> {
  const path = join(folder, name)
  if (isThere(path)) return path
  mkdirSync(folder, { recursive: true })
  removeUnused(folder)
  const draft = `${path}.${randomUUID()}`
  await make(draft)
  try {
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!isThere(path)) throw error
  }
  return path
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
