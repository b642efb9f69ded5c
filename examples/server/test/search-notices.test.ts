import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { runCommand } from '../src/keeper/run-command.ts'
import { sendNotices } from '../src/modules/search-notices/send-notices.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { sellGroup } from './shopper.ts'

const KEY = 'a1b2c3d4e5f6'

let backend: TestBackend
/** What the service was told, and what it answers. */
const service = { status: 202, reported: [] as { urlList: string[] }[], meanwhile: async () => {} }
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  service.reported.push(JSON.parse(Buffer.concat(chunks).toString()))
  await service.meanwhile()
  response.writeHead(service.status).end()
})

beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const indexNow = { key: KEY, url: `http://127.0.0.1:${port}/indexnow` }
  backend = await createTestBackend({ settings: { indexNow } })
})

afterEach(async () => {
  Object.assign(service, { status: 202, reported: [], meanwhile: async () => {} })
  await backend.db.deleteFrom('search_notice').execute()
})

afterAll(async () => {
  await backend.close()
  await new Promise(done => server.close(done))
})

const run = (...words: readonly string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.clock.now })

async function barcodeOfGoods(): Promise<string> {
  const group = await sellGroup(backend, { stock: 5 })
  const { barcode } = await backend.db
    .selectFrom('offer')
    .select('barcode')
    .where('group_id', '=', group)
    .executeTakeFirstOrThrow()
  return barcode
}

test('what the keeper changes is told once, all of it in one call', async () => {
  const [one, other] = [await barcodeOfGoods(), await barcodeOfGoods()]
  await run('stock:set', one, '7')
  await run('price:set', one, '999')
  await run('price:set', other, '1299')
  expect(service.reported).toEqual([])

  await sendNotices(backend.deps)
  await sendNotices(backend.deps)

  expect(service.reported).toEqual([
    {
      ...{ host: 'shop.test', key: KEY, keyLocation: `http://shop.test/${KEY}.txt` },
      urlList: expect.any(Array)
    }
  ])
  const urls = service.reported[0]?.urlList ?? []
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toEqual(
    urls.map(() => expect.stringMatching(/^http:\/\/shop\.test\/catalog\/.+\/detail\//))
  )
})

test('what a service does not take is kept for the next time, and the keeper does not wait for it', async () => {
  const barcode = await barcodeOfGoods()
  service.status = 503

  expect((await run('stock:set', barcode, '3')).code).toBe(0)
  await expect(sendNotices(backend.deps)).rejects.toThrow('IndexNow answers 503')
  service.status = 200

  expect(await sendNotices(backend.deps)).toBe(1)
  expect(await sendNotices(backend.deps)).toBe(0)
})

test('what changes while it is told is told again', async () => {
  const barcode = await barcodeOfGoods()
  await run('stock:set', barcode, '3')
  service.meanwhile = async () => {
    backend.clock.advance(1)
    await run('stock:set', barcode, '2')
  }

  await sendNotices(backend.deps)
  service.meanwhile = async () => {}

  expect(await sendNotices(backend.deps)).toBe(1)
})

test('without a key nobody is told, and the keeper works as before', async () => {
  const quiet = { ...backend.deps, settings: { ...backend.deps.settings } }
  Reflect.deleteProperty(quiet.settings, 'indexNow')
  await run('stock:set', await barcodeOfGoods(), '3')

  expect(await sendNotices(quiet)).toBe(0)
  expect(service.reported).toEqual([])
})
