import { createHash, randomUUID } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = join(tmpdir(), 'vitrina-test-stores')
/** 40 MB each: those of sources that changed meanwhile go. */
const KEPT_MS = 3_600_000
/** What decides how a seeded store looks. */
const SOURCES = ['../db', '../seed', '../modules/content', '../modules/catalog']

/** A seeded store as one file: opening it takes a tenth of making it. */
export interface StoreDump {
  read(): Blob | undefined
  write(dump: Blob): Promise<void>
}

/** The dump of a store with so many products, made from the sources as they are now. */
export function findDump(products: number): StoreDump {
  const path = join(FOLDER, `${fingerprint()}-${products}.tar`)
  return {
    read() {
      try {
        return new Blob([new Uint8Array(readFileSync(path))])
      } catch {
        return undefined // Nobody made it yet.
      }
    },
    async write(dump) {
      mkdirSync(FOLDER, { recursive: true })
      removeOld()
      const draft = `${path}.${randomUUID()}`
      writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
      renameSync(draft, path)
    }
  }
}

function removeOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > KEPT_MS) rmSync(path, { force: true })
  }
}

/** Changes when what decides how a seeded store looks was edited. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const folder = fileURLToPath(new URL(source, import.meta.url))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const { size, mtimeMs } = statSync(join(folder, name))
      hash.update(`${source}/${name}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 24)
}
