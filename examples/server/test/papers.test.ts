import {
  createOrder,
  getConfiguration,
  viewGuestOrderPaper,
  viewOrderPaper
} from '@vitrina/core/contracts'
import { kopecks } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { signOrderKey } from '../src/modules/orders/guest-order-key.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { readPdf } from './read-pdf.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function order(shopper: Shopper) {
  const group = await sellGroup(backend, { stock: 10, kopecks: 45_050 })
  await shopper.put(group, 3)
  return shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
}

const read = ({ content }: { readonly content: string }) => readPdf(Buffer.from(content, 'base64'))

test('an invoice shows the sum in words, and its code pays exactly that order', async () => {
  const shopper = createShopper(backend)
  const { id, number, price } = await order(shopper)
  const { seller } = await shopper.call(getConfiguration, {})

  const paper = await shopper.call(viewOrderPaper, { query: { orderId: id, kind: 'invoice' } })

  expect(paper.fileName).toBe(`Счёт ${number}.pdf`)
  const shown = read(paper)
  expect(shown.code()?.split('|')).toEqual(
    expect.arrayContaining([
      'ST00012',
      `Name=${seller?.title}`,
      `PersonalAcc=${seller?.bank?.account}`,
      `PayeeINN=${seller?.inn}`,
      `Sum=${kopecks(price)}`,
      expect.stringContaining(`Purpose=Оплата заказа № ${number} от `)
    ])
  )
  expect(shown.shows('1\u00a0351,50')).toBe(true)
  expect(shown.shows('Одна тысяча триста пятьдесят один рубль 50 копеек')).toBe(true)
})

test('an order of an organisation is written to it', async () => {
  const school = createShopper(backend)
  await school.signIn('school@example.ru', 'penal-school')
  await school.put(await sellGroup(backend, { stock: 5, kopecks: 10_000 }), 1)
  const organization = { inn: '7707083893', title: 'Школа № 7' }
  const body = { ...(await fillCheckout(school)), scenario: 'organization' as const, organization }
  const { id } = await school.call(createOrder, { body }, key())

  const paper = await school.call(viewOrderPaper, { query: { orderId: id, kind: 'invoice' } })

  expect(read(paper).shows('Школа № 7, ИНН 7707083893')).toBe(true)
})

test('a delivery note is there once the goods have left, and an order that is over has no papers', async () => {
  const shopper = createShopper(backend)
  const { id } = await order(shopper)
  const note = { query: { orderId: id, kind: 'deliveryNote' as const } }
  expect((await shopper.refused(viewOrderPaper, note)).status).toBe(404)

  await changeOrderStatus(backend.db, { order: id, status: 'done', now: backend.deps.now() })
  const paper = await shopper.call(viewOrderPaper, note)

  expect(paper.fileName).toMatch(/^Накладная .+\.pdf$/)
  expect(read(paper).shows('Груз получил')).toBe(true)
  expect(read(paper).code()).toBeUndefined()
})

test('a paid order is not asked to be paid again', async () => {
  const shopper = createShopper(backend)
  const { id } = await order(shopper)
  await backend.db
    .insertInto('bill')
    .values({
      id: crypto.randomUUID(),
      order_id: id,
      amount_kopecks: 1,
      status: 'paid'
    })
    .execute()

  const paper = await shopper.call(viewOrderPaper, { query: { orderId: id, kind: 'invoice' } })

  expect(read(paper).code()).toBeUndefined()
  expect(read(paper).shows('Оплачено')).toBe(true)
})

test('the signed key of a letter opens the papers of its own order, a forged one none', async () => {
  const { id, number } = await order(createShopper(backend))
  const { settings, now } = backend.deps
  const signed = signOrderKey(id, settings.secret, now())
  const anyone = createShopper(backend)

  const paper = await anyone.call(viewGuestOrderPaper, { query: { key: signed, kind: 'invoice' } })
  const forged = { query: { key: `${signed}x`, kind: 'invoice' as const } }

  expect(paper.fileName).toContain(number)
  expect((await anyone.refused(viewGuestOrderPaper, forged)).status).toBe(404)
  expect(
    (await anyone.refused(viewOrderPaper, { query: { orderId: id, kind: 'invoice' } })).status
  ).toBe(404)
})
