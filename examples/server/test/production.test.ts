import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStore } from '../src/db/open.ts'
import { openKeptShop } from '../src/keeper/open-shop.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { ACCOUNTS } from '../src/seed/accounts.ts'
import { seededTemplate } from '../src/testing/store-template.ts'
import { createPlace, type Place } from './backend-place.ts'
import { type BackendProcess, type BackendProgram, openProgram } from './backend-process.ts'

const EMBEDDED = ''
const PRODUCTION = { NODE_ENV: 'production' }

let program: BackendProgram
let place: Place

beforeAll(async () => {
  program = await openProgram()
  place = await createPlace(seededTemplate(60), EMBEDDED)
})

afterAll(async () => {
  await program.close()
  await place.remove()
})

const start = (settings: Readonly<Record<string, string>>) =>
  program.start({ ...place.settings, ...PRODUCTION, ...settings })

async function statusOf({ port }: BackendProcess, path: string) {
  return (await fetch(`http://localhost:${port}${path}`)).status
}

async function read({ port }: BackendProcess, path: string) {
  return (await fetch(`http://localhost:${port}${path}`)).json()
}

const signIns = ({ port }: BackendProcess) =>
  Promise.all(
    ACCOUNTS.map(async ({ email: username, password }) => {
      const response = await fetch(`http://localhost:${port}/users/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password, deviceId: 'a.b.c.d' })
      })
      return response.status
    })
  )

async function countProducts({ port }: BackendProcess): Promise<number> {
  const response = await fetch(`http://localhost:${port}/catalog/v1/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}'
  })
  return (await response.json()).meta.total
}

test('production on an empty store ends in one line that says what to set', async () => {
  const empty = await createPlace(undefined, EMBEDDED)
  const ended = await program.fail({ ...empty.settings, ...PRODUCTION })
  await empty.remove()

  expect(ended.code).toBe(1)
  expect(ended.errors).toMatch(/^Хранилище пусто, .+ DEMO=on\. .+ db:copy .+\n$/)
})

test('with DEMO=on production is the demo: its passwords, its bank and its counter', async () => {
  const backend = await start({ DEMO: 'on', DEV_LETTERS: 'on' })

  expect(await signIns(backend)).toEqual([200, 200, 200])
  expect((await read(backend, '/payments/v1')).data).toHaveLength(4)
  expect((await read(backend, '/config-provider/v1')).analyticsKey).toBe('demo')
  expect(await statusOf(backend, '/dev/letters')).toBe(200)
  await backend.stop('SIGTERM')
})

test('without it the store that was a demo has no known password, no bank, no shown letter, no counter', async () => {
  const backend = await start({})

  expect(await signIns(backend)).toEqual([401, 401, 401])
  const { data } = await read(backend, '/payments/v1')
  expect(data.map(({ code }: { code: string }) => code)).toEqual(['on_receipt', 'invoice'])
  expect((await read(backend, '/config-provider/v1')).analyticsKey).toBe('')
  const hidden = ['/dev/letters', '/demo-pay/00000000-0000-4000-8000-000000000000']
  expect(await Promise.all(hidden.map(path => statusOf(backend, path)))).toEqual([404, 404])
  await backend.stop('SIGTERM')
})

test('a shop whose goods were taken out of the database opens again', async () => {
  const { db, close } = await openStore({ url: '', dataDir: place.dataDir })
  await sql`truncate product cascade`.execute(db)
  await close()

  const backend = await start({})

  expect(await countProducts(backend)).toBe(0)
  await backend.stop('SIGTERM')
})

test('a shop whose demo the keeper cleared opens again, and stays empty with DEMO=on', async () => {
  const kept = await openKeptShop({ databaseUrl: '', listenUrl: '', dataDir: place.dataDir })
  expect((await runCommand(['demo:clear', '--yes'], kept)).code).toBe(0)
  await kept.close()

  for (const settings of [{}, { DEMO: 'on' }]) {
    const backend = await start(settings)
    expect([await countProducts(backend), await signIns(backend)]).toEqual([0, [401, 401, 401]])
    await backend.stop('SIGTERM')
  }
})

test('letters are shown to nobody in production: a start that asks for it ends in one line', async () => {
  const ended = await program.fail({ ...place.settings, ...PRODUCTION, DEV_LETTERS: 'on' })

  expect(ended.code).toBe(1)
  expect(ended.errors).toMatch(/^DEV_LETTERS=on .+ DEMO=on\.\n$/)
})
