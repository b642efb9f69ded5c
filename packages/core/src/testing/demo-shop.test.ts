import { expect, onTestFinished, test } from 'vitest'
import { isEndpoint } from '../api/endpoint.ts'
import { listProducts, viewProduct } from '../contracts/catalog.ts'
import * as contracts from '../contracts/index.ts'
import { listOrders, viewOrder } from '../contracts/orders.ts'
import { exampleOf } from './fixture-of.ts'
import { testPeople } from './test-people.ts'
import { createTestShop, type TestShopOptions } from './test-shop.ts'

function open(options: TestShopOptions = {}) {
  const shop = createTestShop(options)
  onTestFinished(() => shop.stop())
  return shop
}

test('a guest lists, opens a product, buys, orders and pays with no setup', async () => {
  const shop = open()
  const { data } = await shop.api(listProducts, { body: { search: 'рюкзак' } })
  const { groups } = await shop.api(viewProduct, { query: { code: data[0]?.code } })
  shop.basket.send({ type: 'line.set', key: groups[0]?.id ?? 0, count: 1 })
  await shop.advance(1000)

  const checkout = (await shop.service('openCheckout'))()
  await shop.advance(0)
  const personalData = { fio: 'Иванова Мария', email: 'maria@example.com', phone: '+79990000000' }
  checkout.send({ type: 'form.edit', form: { accept: true, personalData } })
  const [point] = checkout.get().offers?.points ?? []
  checkout.send({ type: 'point.choose', code: point?.code ?? '' })
  await shop.advance(1000)
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(1000)

  const { orderId = '', billId } = checkout.get().placed ?? {}
  expect(shop.platform.left).toEqual([`https://shop.example/demo-pay/${billId}`])
  shop.server.orders.pay(orderId, 'paid')
  expect(await shop.api(viewOrder, { query: { orderId } })).toMatchObject({
    price: 3890,
    count: 1,
    items: [{ title: 'Рюкзак «Комета»', variant: 'синий', count: 1 }],
    delivery: { title: 'Пункт выдачи', address: 'Тула, Советская, 1' },
    recipient: personalData,
    payment: { methodTitle: 'Картой онлайн', status: 'paid' }
  })
  expect(shop.getState().basket.counts).toEqual({})
})

test.each([
  ['guest', 3600],
  ['member', 3600],
  ['org_user', 3240],
  ['dealer', 2400]
] as const)(
  'a %s pays %i rubles for the same rucksack: in the list and in the basket',
  async (scenario, price) => {
    const shop = open({ scenario })
    const { priceRole } = shop.getState().session

    const { data } = await shop.api(listProducts, { body: { category: 'shkola/ryukzaki' } })
    shop.basket.send({ type: 'line.set', key: 201, count: 1 })
    await shop.advance(1000)

    expect(data[0]?.cardPrices.find(own => own.priceRole === priceRole)?.price).toBe(price)
    expect(shop.getState().basket.total?.price).toBe(price)
  }
)

test.each([
  [{ filters: { color: ['krasnyj'] } }, [2, 3]],
  [{ category: 'shkola/kancelyariya' }, [1, 3, 5]],
  [{ category: 'shkola', inStock: true, sort: 'price-desc' as const }, [2, 4, 3, 1]],
  [{ priceFrom: 600, priceTo: 2000 }, [3, 5]],
  [{ search: 'нет такого' }, []],
  [{ limit: 2, page: 2 }, [3, 4]]
])('the list of %j holds %j', async (body, ids) => {
  const { data } = await open().api(listProducts, { body })

  expect(data.map(({ id }) => id)).toEqual(ids)
})

test('a product that is not there is refused, and so is what belongs to a member', async () => {
  const shop = open()

  await expect(shop.api(viewProduct, { query: { code: 'net' } })).rejects.toMatchObject({
    status: 404,
    message: 'Товар не найден'
  })
  await expect(shop.api(listOrders, { query: {} })).rejects.toMatchObject({ status: 401 })
})

test('a person of the kit signs in as himself, with no setup', async () => {
  const shop = open()
  const { email, fio } = testPeople.dealer.profile

  shop.session.send({
    type: 'signin.submit',
    form: { username: email, password: shop.server.accounts.password }
  })
  await shop.advance(0)

  expect(shop.getState().session).toMatchObject({ priceRole: 'dealer', profile: { fio } })
})

const calls = Object.entries(contracts).flatMap(([name, contract]) =>
  isEndpoint(contract) ? [[name, contract] as const] : []
)
/** They need what was done before: an order with this sum, a token, a code. */
const STATEFUL = [
  'createOrder',
  'cancelOrder',
  'viewOrder',
  'refreshSession',
  'login',
  'updateBasket'
]

test.each(calls.filter(([name]) => !STATEFUL.includes(name)))(
  '%s is answered to a member as its contract promises',
  async (_, endpoint) => {
    const { server, platform } = open({ scenario: 'member' })
    const path = endpoint.path.replaceAll(/\{\w+\}/g, '1')
    const query = new URLSearchParams(Object(endpoint.query && exampleOf(endpoint.query)))
    const isSent = endpoint.body !== undefined && endpoint.upload === undefined
    const answer = await server.fetch(
      new Request(`https://shop.example/api${path}?${query}`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${platform.cookies.get('auth_tokenpenal')}` },
        ...(isSent && { body: JSON.stringify(exampleOf(endpoint.body)) })
      })
    )

    expect(endpoint.response.safeParse(await answer.json()).success).toBe(true)
  }
)
