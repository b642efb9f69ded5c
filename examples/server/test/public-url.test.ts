import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createOrder,
  createPaymentUrl,
  listPaymentMethods,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCommand } from '../src/keeper/run-command.ts'
import { sendNotices } from '../src/modules/search-notices/send-notices.ts'
import { readSettings } from '../src/settings.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { lettersTo } from './letters-of.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

const SHOP = 'https://shop.example'

let backend: TestBackend
/** What the search engines were told. */
let reported = ''
const service = createServer(async (request, response) => {
  for await (const chunk of request) reported += String(chunk)
  response.writeHead(202).end()
})

beforeAll(async () => {
  await new Promise<void>(done => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  const { publicUrl, indexNow } = readSettings(
    {
      ...{ PUBLIC_URL: SHOP, PORT: '8080', INDEXNOW_KEY: 'a1b2c3d4e5f6' },
      INDEXNOW_URL: `http://127.0.0.1:${port}`
    },
    []
  )
  backend = await createTestBackend({ publicUrl, settings: { ...(indexNow && { indexNow }) } })
})

afterAll(async () => {
  await backend.close()
  await new Promise(done => service.close(done))
})

/** Every address of a shop or of this machine in a text. */
const originsIn = (text: string) => [
  ...new Set(text.match(/https?:\/\/(?:shop\.example|localhost|127\.)[^/\s"]*/g))
]

test('the bank, the letter of an order and the search engines are led to PUBLIC_URL alone', async () => {
  const shopper = createShopper(backend)
  const groupId = await sellGroup(backend, { stock: 5 })
  await shopper.put(groupId, 1)
  const { data } = await shopper.call(listPaymentMethods, {})
  const personalPayment = data.find(({ code }) => code === 'card')?.id ?? ''
  const body = await fillCheckout(shopper, { personalPayment })
  const { id, payment } = await shopper.call(createOrder, { body }, key())

  const { url } = await shopper.call(createPaymentUrl, { body: { billId: payment.billId ?? '' } })
  const paid = await backend.app.request(new URL(url).pathname.replace('/api', ''), {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay' })
  })
  const letters = await lettersTo(backend, body.personalData.email)
  const { barcode } = await backend.db
    .selectFrom('offer')
    .select('barcode')
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  const { db, deps, clock } = backend
  await runCommand(['price:set', barcode, '999'], { db, live: deps.live, now: clock.now })
  await sendNotices(deps)

  expect((await shopper.call(viewOrder, { query: { orderId: id } })).status.code).toBe('paid')
  const back = paid.headers.get('location') ?? ''
  expect(letters.length).toBeGreaterThan(0)
  for (const text of [url, back, reported, ...letters]) expect(originsIn(text)).toEqual([SHOP])
})
