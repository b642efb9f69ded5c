import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

import { openStore } from '../db/open.ts'
import type { Store } from '../db/store.ts'
import { fingerprint } from './store-dump.ts'

/** One maker of templates at a time, whichever process it is in. */
const TEMPLATE_LOCK = 20_250_901

/**
 * An empty store of its own: in memory, or a fresh database of the server that DATABASE_URL names,
 * dropped when it is closed.
 */
export async function openTestStore(server = process.env.DATABASE_URL): Promise<Store> {
  if (server === undefined || server === '') return openStore({ dataDir: 'memory://' })
  return openDatabase(server, await createTestDatabase(server))
}

/** A copy of a database which `fill` has seeded; the first one who asks has it made. */
export async function openSeededDatabase(
  server: string,
  products: number,
  fill: (store: Store) => Promise<Store>
): Promise<Store> {
  const template = `vitrina_seeded_${products}_${fingerprint()}`
  await onServer(server, async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if (await exists(client, template)) return
    const draft = await createTestDatabase(server)
    const store = await fill(await openStore({ url: addressOf(server, draft), dataDir: '' }))
    await store.close()
    await client.query(`alter database ${draft} rename to ${template}`)
  })
  return openDatabase(server, await createTestDatabase(server, template))
}

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** An empty database of its own on the server, for processes that open it themselves. */
export async function createDatabase(server: string): Promise<TestDatabase> {
  const name = await createTestDatabase(server)
  return { url: addressOf(server, name), drop: () => dropDatabase(server, name) }
}

/** The address of a database on the same server. */
function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

async function openDatabase(server: string, name: string): Promise<Store> {
  const store = await openStore({ url: addressOf(server, name), dataDir: '' })
  async function close() {
    await store.close()
    await dropDatabase(server, name)
  }
  return { ...store, close }
}

const dropDatabase = (server: string, name: string) =>
  onServer(server, client => client.query(`drop database ${name} with (force)`))

async function createTestDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `vitrina_${randomUUID().replaceAll('-', '')}`
  await onServer(server, client => client.query(`create database ${name} template ${template}`))
  return name
}

async function exists(client: Client, name: string): Promise<boolean> {
  const found = await client.query('select from pg_database where datname = $1', [name])
  return found.rowCount === 1
}

async function onServer(server: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
