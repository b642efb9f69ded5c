import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

import { StartFailure } from '../start-failure.ts'
import { lockFolder } from './folder-lock.ts'
import { poolTypes } from './pool-types.ts'
import { preparing } from './prepared.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

const IN_MEMORY = 'memory://'
/** Checkpoints do not shrink the log below its limit; a listing of the whole shop needs the memory. */
const SETTINGS = ['max_wal_size=128MB', 'work_mem=64MB']

export interface EmbeddedStore extends Store {
  /** The whole store as one file, for `openEmbedded` in memory. */
  dump(): Promise<Blob>
}

/** Opens PGlite on a locked folder, or in memory, optionally from a dump of another store. */
export async function openEmbedded(
  dataDir: string,
  answerMs: number,
  dump?: Blob
): Promise<EmbeddedStore> {
  if (dataDir === IN_MEMORY) {
    const lite = await createLite({ ...(dump && { loadDataDir: dump }) })
    return toStore(lite, answerMs, async () => undefined)
  }
  const folder = resolve(dataDir)
  makeFolder(folder)
  const lock = lockFolder(folder)
  try {
    const lite = await createLite({ dataDir: join(folder, 'db') })
    return toStore(lite, answerMs, async () => lock.release())
  } catch (error) {
    lock.release()
    throw new StartFailure(
      `Хранилище в ${folder} не открывается (${error instanceof Error ? error.message : error}): верните папку из копии или задайте новую в DATA_DIR.`,
      error
    )
  }
}

const createLite = (place: { dataDir?: string; loadDataDir?: Blob }) =>
  PGlite.create({
    ...place,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap(setting => ['-c', setting])]
  })

function makeFolder(folder: string): void {
  try {
    createFolder(folder)
    readdirSync(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartFailure(
      `В папку данных ${folder} нельзя писать: дайте этому пользователю права или задайте другую в DATA_DIR.`,
      error
    )
  }
}

/** Step by step: Node 20's recursive `mkdir` never ends where a system folder refuses it. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * The embedded store works in this very process, statement after statement: between two of them
 * new connections are taken and what came over the others is read.
 */
const nextTurn = () => new Promise<void>(done => setImmediate(done))

function toStore(lite: PGlite, answerMs: number, afterClose: () => Promise<void>): EmbeddedStore {
  const pool = new Pool({
    ...createPgConfig(lite),
    // PGlite has one connection; a second one breaks it.
    max: 1,
    // It stays: closing gives nothing back, and whoever opens the next one hears its end.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: answerMs,
    types: poolTypes
  })
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparing(pool, nextTurn) })
  })
  return {
    db,
    pool,
    engine: 'embedded',
    dump: () => lite.dumpDataDir('none'),
    async close() {
      await db.destroy()
      await lite.close()
      await afterClose()
    }
  }
}
