import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { soon } from '../../../testing/limits.ts'
import { badgeCount, isUnsettled, quantityOf } from '../src/basket/basket-log.ts'
import { listVirtualProducts } from '../src/contracts/basket.ts'
import { listProducts } from '../src/contracts/catalog.ts'
import { listDeliveryMethods, listDeliveryPoints } from '../src/contracts/delivery.ts'
import { viewOrder } from '../src/contracts/orders.ts'
import { listPaymentMethods } from '../src/contracts/payments.ts'
import { newTotal, orderTotal } from '../src/orders/checkout/checkout.selectors.ts'
import { shopConfig } from '../src/platform/config.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { createShop, type Shop } from '../src/shop/shop.ts'
import { createRandomBytes } from '../src/testing/random.ts'
import { isCollected } from '../src/values/shipping/is-collected.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

type Fetch = (request: Request) => Promise<Response>
const carry: Fetch = async request => backend.app.fetch(request)

/** A tab of the core whose network is the reference backend itself. */
function openShop(seed: number, fetch: Fetch = carry) {
  const browser = createMemoryBrowser()
  const platform = {
    ...browser.open({
      randomBytes: createRandomBytes(seed),
      fetch,
      apiUrl: 'http://shop.test'
    }),
    clock: {
      now: () => backend.clock.now().getTime(),
      setTimeout: (run: () => void, ms: number) => setTimeout(run, Math.min(ms, 20_000)),
      clearTimeout: (timer: unknown) => clearTimeout(Number(timer))
    }
  }
  const shop = createShop(platform, shopConfig({ siteName: 'penal' }))
  return { shop, browser, platform }
}

const settled = (shop: Shop) =>
  vi.waitFor(() => expect(isUnsettled(shop.getState().basket)).toBe(false), soon)

async function buyable(shop: Shop, count: number): Promise<number[]> {
  const { data } = await shop.api(listProducts, { body: { inStock: true, limit: 20 } })
  return data
    .flatMap(product => product.groups)
    .filter(group => group.remnants >= 5)
    .slice(0, count)
    .map(group => group.id)
}

/** The first delivery to a point and the first payment that can be used. */
async function choices(shop: Shop) {
  const { data: methods } = await shop.api(listDeliveryMethods, { query: {} })
  const method = methods.find(({ type, unavailable }) => isCollected(type) && unavailable === '')
  const type = method !== undefined && isCollected(method.type) ? method.type : 'pickupPoint'
  const { data: points } = await shop.api(listDeliveryPoints, { query: { type } })
  const { data: payments } = await shop.api(listPaymentMethods, {})
  return {
    personalPayment: payments.find(({ unavailable }) => unavailable === '')?.id ?? '',
    personalDelivery: {
      method: method?.id ?? '',
      option: '',
      type,
      deliveryPointCode: points[0]?.code ?? '',
      calculationId: ''
    }
  }
}

const buyer = {
  accept: true,
  personalData: {
    fio: 'Иванова Мария Петровна',
    email: 'maria@example.com',
    phone: '+79991234567'
  }
}

async function openCheckout(shop: Shop) {
  const checkout = (await shop.service('openCheckout'))().actor
  checkout.send({ type: 'form.edit', form: { ...buyer, ...(await choices(shop)) } })
  const context = () => checkout.getSnapshot().context
  await vi.waitFor(() => expect(orderTotal(context())).toBeGreaterThan(0), soon)
  return { checkout, context }
}

test('a guest fills a basket and orders from the reference backend', async () => {
  const { shop, platform } = openShop(1)
  const [first = 0, second = 0] = await buyable(shop, 2)
  shop.basket.send({ type: 'line.set', key: first, count: 2 })
  shop.basket.send({ type: 'line.set', key: second, count: 4 })
  shop.basket.send({ type: 'line.remove', key: second })
  shop.basket.send({ type: 'line.restore', key: second })
  await settled(shop)
  expect(shop.getState().basket.counts).toEqual({ [first]: 2, [second]: 4 })
  expect(badgeCount(shop.getState().basket)).toBe(6)

  const { checkout, context } = await openCheckout(shop)
  const total = orderTotal(context())
  checkout.send({ type: 'checkout.submit' })
  await vi.waitFor(() => expect(context().placed).toBeDefined(), soon)

  const order = await shop.api(viewOrder, { query: { orderId: context().placed?.orderId ?? '' } })
  expect(order.price).toBe(total)
  expect(order.count).toBe(6)
  await settled(shop)
  expect(shop.getState().basket.counts).toEqual({})
  if (context().placed?.billId !== '') {
    await vi.waitFor(() => expect(platform.left).toHaveLength(1), soon)
  }
  shop.stop()
})

test('a certificate is ordered from the reference backend without a delivery', async () => {
  const { shop } = openShop(9)
  const { data } = await shop.api(listVirtualProducts, {})
  const groupId = data[0]?.groups[0]?.id ?? 0
  shop.basket.send({ type: 'line.set', key: groupId, count: 1, virtual: true })
  await settled(shop)

  const checkout = (await shop.service('openCheckout'))().actor
  const { personalPayment } = await choices(shop)
  checkout.send({ type: 'form.edit', form: { ...buyer, personalPayment } })
  const context = () => checkout.getSnapshot().context
  await vi.waitFor(() => expect(orderTotal(context())).toBeGreaterThan(0), soon)
  checkout.send({ type: 'checkout.submit' })
  await vi.waitFor(() => expect(context().placed).toBeDefined(), soon)

  const order = await shop.api(viewOrder, { query: { orderId: context().placed?.orderId ?? '' } })
  expect(order.delivery).toMatchObject({ address: '', price: 0 })
  shop.stop()
})

test('an order whose answer was lost is placed once, however often it is asked for again', async () => {
  const asked: (string | null)[] = []
  const { shop } = openShop(5, async request => {
    const isOrder = request.method === 'POST' && new URL(request.url).pathname === '/orders/v1'
    if (isOrder) asked.push(request.headers.get('idempotency-key'))
    const answer = await carry(request)
    if (isOrder && asked.length <= 2) throw new TypeError('fetch failed')
    return answer
  })
  const [first = 0] = await buyable(shop, 1)
  shop.basket.send({ type: 'line.set', key: first, count: 2 })
  await settled(shop)
  const { checkout, context } = await openCheckout(shop)
  const before = await backend.db.selectFrom('orders').select('id').execute()

  for (const _click of [1, 2, 3]) checkout.send({ type: 'checkout.submit' })
  await vi.waitFor(() => expect(context().placed).toBeDefined(), soon)

  const after = await backend.db.selectFrom('orders').select('id').execute()
  expect(after.length - before.length).toBe(1)
  expect([asked.length, new Set(asked).size]).toEqual([3, 1])
  expect(after.map(({ id }) => id)).toContain(context().placed?.orderId)
  shop.stop()
})

test('a basket changed on another device asks to confirm the new sum', async () => {
  const { shop, browser } = openShop(2)
  const [first = 0, second = 0] = await buyable(shop, 2)
  shop.basket.send({ type: 'line.set', key: first, count: 3 })
  await settled(shop)
  const { checkout, context } = await openCheckout(shop)
  const other = openShop(3)
  other.browser.cookies.set('cart_tokenpenal', browser.cookies.get('cart_tokenpenal') ?? '')
  other.shop.basket.send({ type: 'line.set', key: second, count: 1 })
  await settled(other.shop)

  checkout.send({ type: 'checkout.submit' })
  await vi.waitFor(() => expect(newTotal(context())).toBeGreaterThan(0), soon)
  await vi.waitFor(() => expect(orderTotal(context())).toBe(newTotal(context())), soon)
  checkout.send({ type: 'price.confirm' })
  await vi.waitFor(() => expect(context().placed).toBeDefined(), soon)

  const order = await shop.api(viewOrder, { query: { orderId: context().placed?.orderId ?? '' } })
  expect(order.price).toBe(newTotal(context()))
  shop.stop()
  other.shop.stop()
})

test('a new customer signs up, keeps his basket, signs out and in again', async () => {
  const { shop } = openShop(4)
  const [first = 0] = await buyable(shop, 1)
  shop.basket.send({ type: 'line.set', key: first, count: 2 })
  await settled(shop)
  const account = { email: 'petrova@example.com', password: 'пенал2026' }

  shop.session.send({
    type: 'signup.submit',
    form: { fio: 'Петрова Анна Сергеевна', phone: '+79991234568', accept: true, ...account }
  })
  await vi.waitFor(() => expect(shop.getState().session.profile).toBeDefined(), soon)
  await settled(shop)
  expect(quantityOf(shop.getState().basket, first)).toBe(2)

  shop.session.send({ type: 'signout.submit' })
  await settled(shop)
  expect(quantityOf(shop.getState().basket, first)).toBe(0)

  const { email, password } = account
  shop.session.send({ type: 'signin.submit', form: { username: email, password } })
  await vi.waitFor(() => expect(shop.getState().session.profile?.email).toBe(email), soon)
  await settled(shop)
  expect(shop.getState().basket.counts).toEqual({ [first]: 2 })
  shop.stop()
})
