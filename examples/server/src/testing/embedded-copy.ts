import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { type EmbeddedStore, openEmbedded } from '../db/open-embedded.ts'
import { keep } from './keep.ts'
import { ANSWER_MS, type StoreTemplate } from './store-template.ts'

const IN_MEMORY = 'memory://'
const FOLDER = fileURLToPath(new URL('../../../../.cache/test-stores', import.meta.url))

/** A copy in memory: opening it takes a tenth of making it. */
export async function openEmbeddedCopy(template: StoreTemplate): Promise<EmbeddedStore> {
  const dump = readFileSync(await dumpOf(template))
  return openEmbedded(IN_MEMORY, ANSWER_MS, new Blob([new Uint8Array(dump)]))
}

/** A copy as the store of a data folder, for a process that opens it by itself. */
export async function layEmbeddedCopy(template: StoreTemplate, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db')
  mkdirSync(folder, { recursive: true })
  await promisify(execFile)('tar', ['-xf', await dumpOf(template), '-C', folder])
}

/** The template as one file. */
const dumpOf = (template: StoreTemplate): Promise<string> =>
  keep({ folder: FOLDER, name: `${template.name}.tar`, make: draft => dump(template, draft) })

async function dump(template: StoreTemplate, path: string): Promise<void> {
  const { base } = template
  const store = await (base ? openEmbeddedCopy(base) : openEmbedded(IN_MEMORY, ANSWER_MS))
  await template.fill(store)
  const content = await store.dump()
  await store.close()
  await writeFile(path, new Uint8Array(await content.arrayBuffer()))
}
