import {
  askGuestOrder,
  createOneClickOrder,
  createOrder,
  openGuestOrder,
  recordConsent,
  requestRestockLetter,
  resetPassword,
  sendForm,
  subscribeToMailing,
  updateBasket
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { readLetter } from '../src/modules/letters/read-letter.ts'
import { createMessageFolder } from '../src/providers/mail/message-folder.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

let offices = 0
/** One address for all who work behind it. */
function office() {
  offices += 1
  const address = { 'x-forwarded-for': `203.0.113.${offices}` }
  return { address, visitor: () => createShopper(backend) }
}

async function withGoods(): Promise<Shopper> {
  const shopper = createShopper(backend)
  await shopper.put(await sellGroup(backend, { stock: 50, kopecks: 500_000 }), 1)
  return shopper
}

const RIGHT_CODE = 'звонок30'
const wrongNumber = (at: number) => `ПС-${String(at).padStart(4, '2')}-КЕНВ-8АТР`

test('ten wrong certificate numbers refuse a right promo code to nobody, their guesser included', async () => {
  const { address } = office()
  const [guesser, neighbour] = [await withGoods(), await withGoods()]
  const guess = (promoCode: string) =>
    guesser.refused(updateBasket, { body: { promoCode } }, address)
  for (let at = 0; at < 10; at++) expect((await guess(wrongNumber(at))).status).toBe(422)
  expect((await guess(wrongNumber(10))).status).toBe(429)

  for (const shopper of [guesser, neighbour]) {
    const { total } = await shopper.call(updateBasket, { body: { promoCode: RIGHT_CODE } }, address)
    expect(total.promocodeUsed).toBe('ЗВОНОК30')
  }
})

test('a right code costs nothing, however often it is given', async () => {
  const shopper = await withGoods()
  for (let times = 0; times < 15; times++) {
    await shopper.call(updateBasket, { body: { promoCode: RIGHT_CODE } })
  }

  expect((await shopper.refused(updateBasket, { body: { promoCode: 'ЧТОТО' } })).status).toBe(422)
})

test.each([
  ['promo codes', (at: number) => `СЛОВО${at}`],
  ['certificate numbers', wrongNumber]
])('who has guessed ten %s learns nothing more, not even by a right one', async (_, wrong) => {
  const shopper = await withGoods()
  const number = wrong(777)
  await backend.db
    .insertInto('promo')
    .values({
      ...{ code: number, title: 'Код', percent: 10, amount_kopecks: null, minimum_kopecks: 0 },
      ...{ max_uses: null, once_per_user: false, starts_at: null, expires_at: null },
      max_discount_kopecks: null
    })
    .execute()
  for (let at = 0; at < 10; at++) {
    await shopper.refused(updateBasket, { body: { promoCode: wrong(at) } })
  }

  const late = await shopper.refused(updateBasket, { body: { promoCode: number } })

  expect(late.status).toBe(429)
})

test('guesses at one moment are counted as guesses one after the other are', async () => {
  const shopper = await withGoods()

  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const body = { promoCode: `РАЗОМ${at}` }
      return (await shopper.refused(updateBasket, { body })).status
    })
  )

  expect(statuses.filter(status => status === 422)).toHaveLength(10)
})

test('new baskets do not make guesses of one address endless', async () => {
  const { address } = office()
  const guess = async (at: number) => {
    const body = { promoCode: wrongNumber(at) }
    return (await createShopper(backend).refused(updateBasket, { body }, address)).status
  }
  const statuses = new Set<number>()
  for (let at = 0; at < 101; at++) statuses.add(await guess(at))

  expect(statuses).toEqual(new Set([422, 429]))
})

const oneClick = {
  body: { groupId: 0, count: 1, name: 'Анна', phone: '+7 (912) 345-67-89', accept: true }
}
const kinds: Readonly<Record<string, (shopper: Shopper, address: object) => Promise<number>>> = {
  'one-click order': async (shopper, address) =>
    (await shopper.refused(createOneClickOrder, oneClick, { ...address })).status,
  'restock letter': async (shopper, address) =>
    (
      await shopper.refused(
        requestRestockLetter,
        { body: { groupId: 0, email: 'a@example.ru' } },
        { ...address }
      )
    ).status,
  form: async (shopper, address) =>
    (
      await shopper.refused(
        sendForm,
        { body: { formId: 'none', values: {}, accept: true } },
        { ...address }
      )
    ).status,
  mailing: async (shopper, address) =>
    (
      await shopper.refused(
        subscribeToMailing,
        { body: { email: 'b@example.ru', accept: false } },
        { ...address }
      )
    ).status
}

test.each(Object.keys(kinds))(
  'tries of a %s leave other visitors of the address, and other forms, their own',
  async name => {
    const { address } = office()
    const shopper = createShopper(backend)
    const attempt = kinds[name] ?? (() => Promise.resolve(0))
    for (let times = 0; times < 5; times++) expect(await attempt(shopper, address)).not.toBe(429)
    expect(await attempt(shopper, address)).toBe(429)

    for (const other of Object.keys(kinds).filter(kind => kind !== name)) {
      expect(await kinds[other]?.(shopper, address)).not.toBe(429)
    }
    expect(await attempt(createShopper(backend), address)).not.toBe(429)
    await shopper.call(
      recordConsent,
      { body: { textVersion: '2026-11-22', purposes: [] } },
      address
    )
  }
)

test('new baskets do not make the forms of one address endless', async () => {
  const { address } = office()
  const statuses = new Set<number>()
  for (let at = 0; at < 61; at++) {
    statuses.add((await kinds['one-click order']?.(createShopper(backend), address)) ?? 0)
  }

  expect(statuses).toContain(429)
})

async function orderOf(email: string) {
  const shopper = createShopper(backend)
  await shopper.put(await sellGroup(backend, { stock: 10, kopecks: 45_000 }), 1)
  const body = await fillCheckout(shopper)
  const personalData = { ...body.personalData, email }
  return shopper.call(createOrder, { body: { ...body, personalData } }, key())
}

async function lettersTo(email: string) {
  const folder = createMessageFolder(backend.deps.settings.dataDir, 'mail')
  const letters = (await folder.list(1000)).map(readLetter)
  return letters.filter(({ to }) => to === email).map(({ text }) => text)
}

const codeFor = (email: string) =>
  vi.waitFor(async () => {
    const code = (await lettersTo(email)).join('\n').match(/заказ \S+: (\d{6})/)?.[1]
    if (code === undefined) throw new Error('No such letter yet')
    return code
  }, soon)

test('a foreign e-mail and made-up tickets take nothing from the guest who owns an order', async () => {
  const email = 'hozyajka@example.ru'
  const order = await orderOf(email)
  const stranger = () => createShopper(backend)
  for (let times = 0; times < 8; times++) {
    await stranger().call(askGuestOrder, {
      body: { number: order.number, email: `chuzhoj${times}@example.ru` }
    })
  }
  for (let times = 0; times < 30; times++) {
    const body = { ticket: `${order.number}.made-up`, code: '000000' }
    await stranger().refused(openGuestOrder, { body })
  }

  const owner = createShopper(backend)
  const { ticket } = await owner.call(askGuestOrder, { body: { number: order.number, email } })
  const code = await codeFor(email)

  expect(await owner.call(openGuestOrder, { body: { ticket, code } })).toHaveProperty('key')
})

test('how often a code may be asked for tells nobody whether the order is there', async () => {
  const order = await orderOf('tihaya@example.ru')
  const statusesOf = async (email: string) => {
    const statuses: number[] = []
    for (let times = 0; times < 7; times++) {
      backend.clock.advance(61_000)
      const body = { number: order.number, email }
      const answer = createShopper(backend).call(askGuestOrder, { body })
      statuses.push(await answer.then(() => 200).catch(() => 429))
    }
    return statuses
  }

  expect(await statusesOf('tihaya@example.ru')).toEqual(await statusesOf('inaya@example.ru'))
})

test('the device where the owner was signed in restores the password, whoever else has tried', async () => {
  const owner = createShopper(backend)
  const { email } = await owner.signUp({ deviceId: 'vid.ustr.ojst.va' })
  for (let times = 0; times < 4; times++) {
    await createShopper(backend)
      .call(resetPassword, { body: { email, deviceId: 'chu.zh.oe.to' } })
      .catch(() => undefined)
  }
  const elsewhere = await createShopper(backend).refused(resetPassword, { body: { email } })
  expect(elsewhere.status).toBe(429)

  const { message } = await owner.call(resetPassword, {
    body: { email, deviceId: 'vid.ustr.ojst.va' }
  })

  expect(message).not.toBe('')
})

test('guests’ orders fill no mailbox of a stranger, and are placed all the same', async () => {
  const email = 'zhertva@example.ru'
  const orders = []
  for (let times = 0; times < 14; times++) orders.push(await orderOf(email))
  await orderOf('drugaya@example.ru')
  await vi.waitFor(async () => expect(await lettersTo('drugaya@example.ru')).toHaveLength(1), soon)

  expect(new Set(orders.map(({ number }) => number)).size).toBe(14)
  expect((await lettersTo(email)).length).toBe(10)
})
