import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createDatabase } from '../src/testing/database-copy.ts'
import { layEmbeddedCopy } from '../src/testing/embedded-copy.ts'
import type { StoreTemplate } from '../src/testing/store-template.ts'
import { testServer } from '../src/testing/test-store.ts'

/** A data folder and, where the tests have a server, a database: for backends in processes. */
export interface Place {
  readonly dataDir: string
  /** Empty for the store in the folder. */
  readonly databaseUrl: string
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL: string }
  remove(): Promise<void>
}

/** With the store of a template in it, or without one as the first start finds it. */
export async function createPlace(template?: StoreTemplate, server = testServer()): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-place-'))
  await skipArt(dataDir)
  const database = server === '' ? undefined : await createDatabase(server, template)
  if (template && !database) await layEmbeddedCopy(template, dataDir)
  const databaseUrl = database?.url ?? ''
  return {
    dataDir,
    databaseUrl,
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    async remove() {
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

/** Where no pictures are asked for, the drawings need not be laid out. */
async function skipArt(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'art'), { recursive: true })
  await writeFile(join(dataDir, 'art', '.complete'), '')
}
