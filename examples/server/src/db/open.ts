import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

import { StartFailure } from '../start-failure.ts'
import { openEmbedded } from './open-embedded.ts'
import { poolTypes } from './pool-types.ts'
import { preparing } from './prepared.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'
import { startUpkeep } from './upkeep.ts'

const ANSWER_MS = 5000

export interface StoreOptions {
  /** A `postgres://` address; without it the embedded store is used. */
  readonly url?: string
  /** Folder of the embedded store, or `memory://`. */
  readonly dataDir: string
  /** How long to wait for a free connection, in milliseconds. */
  readonly answerMs?: number
}

/** Opens the store of a shop, which is kept up until it is closed. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = await connectStore(options)
  const upkeep = startUpkeep(store)
  async function close() {
    upkeep.stop()
    await store.close()
  }
  return { ...store, close }
}

/**
 * Waits until the store answers; says in one line why it does not. Without upkeep, which forgets by
 * the time of day: a test with a clock of its own would lose what it has just written.
 */
export async function connectStore(options: StoreOptions): Promise<Store> {
  const { url, dataDir, answerMs = ANSWER_MS } = options
  if (url === undefined || url === '') return openEmbedded(dataDir, answerMs)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: answerMs,
    types: poolTypes
  })
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', () => undefined)
  await ask(pool)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return { db, pool, engine: 'postgresql', close: () => db.destroy() }
}

async function ask(pool: Pool): Promise<void> {
  const knowsRussian = await askLetter(pool)
  if (knowsRussian) return
  await pool.end()
  throw new StartFailure(
    'База данных из DATABASE_URL не знает русских букв, и поиск ничего не найдёт: создайте её с locale C.UTF-8 или ru_RU.UTF-8.'
  )
}

/** A database of the locale `C` leaves Cyrillic capitals as they are. */
async function askLetter(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query("select lower('Ё') as letter")
    return rows[0]?.letter === 'ё'
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error && error.message ? error.message : 'нет ответа'
    throw new StartFailure(
      `База данных из DATABASE_URL не отвечает (${reason}): запустите её или исправьте адрес.`,
      error
    )
  }
}
