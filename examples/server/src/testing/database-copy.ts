import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

import { connectStore } from '../db/open.ts'
import type { Store } from '../db/store.ts'
import { ANSWER_MS, type StoreTemplate } from './store-template.ts'

/** One maker of templates at a time, whichever process it is in. */
const TEMPLATE_LOCK = 20_250_901

/** A database of its own on the server, for processes that open it themselves. */
export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A copy that is dropped when it is closed. */
export async function openDatabaseCopy(server: string, template: StoreTemplate): Promise<Store> {
  const { url, drop } = await createDatabase(server, template)
  const store = await connectStore({ url, dataDir: '', answerMs: ANSWER_MS })
  async function close() {
    await store.close()
    await drop()
  }
  return { ...store, close }
}

/** A copy of a template, or without one an empty database. */
export async function createDatabase(
  server: string,
  template?: StoreTemplate
): Promise<TestDatabase> {
  const name = `vitrina_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async client => {
    const source = template && (await databaseOf(client, server, template))
    await client.query(`create database ${name} ${source ? `template ${source}` : ''}`)
  })
  return {
    url: addressOf(server, name),
    drop: () => onServer(server, client => client.query(`drop database ${name} with (force)`))
  }
}

/** The name of the template on the server; the first one who asks has it made. */
async function databaseOf(
  client: Client,
  server: string,
  { name, fill }: StoreTemplate
): Promise<string> {
  const database = `vitrina_${name}`
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const found = await client.query('select from pg_database where datname = $1', [database])
  if (found.rowCount === 0) {
    const draft = `${database}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const store = await connectStore({ url: addressOf(server, draft), dataDir: '' })
    await fill(store)
    await store.close()
    await client.query(`alter database ${draft} rename to ${database}`)
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  return database
}

/** The address of a database on the same server. */
function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
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
