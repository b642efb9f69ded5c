import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'

import { openStore } from '../db/open.ts'
import type { Store } from '../db/store.ts'

/**
 * An empty store of its own: in memory, or a fresh database of the server that DATABASE_URL names,
 * dropped when it is closed.
 */
export async function openTestStore(server = process.env.DATABASE_URL): Promise<Store> {
  if (server === undefined || server === '') return openStore({ dataDir: 'memory://' })
  const name = `vitrina_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const store = await openStore({ url: url.href, dataDir: 'memory://' })
  async function close() {
    await store.close()
    await ask(server ?? '', `drop database ${name}`)
  }
  return { ...store, close }
}

async function ask(server: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: server, max: 1 })
  await pool.query(statement)
  await pool.end()
}
