import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { getBasket, putBasketProducts, updateBasket } from '../src/contracts/basket.ts'
import { listProducts, viewProduct } from '../src/contracts/catalog.ts'
import { listOrders, viewOrder } from '../src/contracts/orders.ts'
import { login } from '../src/contracts/users.ts'
import type { Basket } from '../src/entities/basket.ts'
import type { Shop } from '../src/index.ts'
import { nextIntentId } from '../src/platform/intent-id.ts'
import { createRandomBytes } from '../src/testing/random.ts'
import { createTestShop } from '../src/testing/test-shop.ts'
import { openRealShop } from './real-shop.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** A shop, two groups of its goods, and how somebody else's purchase changes their stock. */
interface Spoken {
  readonly shop: Pick<Shop, 'api'>
  readonly groupIds: readonly [number, number]
  readonly now: () => number
  setStock(groupId: number, pieces: number): Promise<void>
}

async function ofBackend(): Promise<Spoken> {
  const { shop, platform } = openRealShop(backend)
  onTestFinished(() => shop.stop())
  const { data } = await shop.api(listProducts, { body: { inStock: true, limit: 20 } })
  const [first = 0, second = 0] = data.flatMap(({ groups }) => groups.map(({ id }) => id))
  return {
    ...{ shop, groupIds: [first, second], now: platform.clock.now },
    async setStock(groupId, stock) {
      const change = backend.db.updateTable('offer').set({ stock: 0 })
      await change.where('group_id', '=', groupId).execute()
      const [offer] = await backend.db
        .selectFrom('offer')
        .select('id')
        .where('group_id', '=', groupId)
        .execute()
      await backend.db
        .updateTable('offer')
        .set({ stock })
        .where('id', '=', offer?.id ?? 0)
        .execute()
    }
  }
}

async function ofKit(): Promise<Spoken> {
  const stock: Record<number, number> = {}
  const shop = createTestShop({ basket: { stock } })
  onTestFinished(() => shop.stop())
  return {
    ...{ shop, groupIds: [201, 401], now: shop.platform.clock.now },
    async setStock(groupId, pieces) {
      stock[groupId] = pieces
    }
  }
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    ({ status, message }) => `${status} ${message}`
  )

/** Each line, and how many of it can be bought. */
const linesOf = ({ data, total }: Basket) => [
  ...data.flatMap(({ inStock, products }) =>
    products.flatMap(({ groups }) =>
      groups.map(({ count, basketErr }) => `${inStock ? 'есть' : 'нет'} ${count} ${basketErr}`)
    )
  ),
  total.count
]

const randomBytes = createRandomBytes(11)

async function basketWords({ shop: { api }, groupIds, now, setStock }: Spoken) {
  const [groupId, other] = groupIds
  let id = ''
  const put = (key: number, count: number) => {
    id = nextIntentId({ now, randomBytes }, id)
    const groups = [{ id, groupId: key, count }]
    return api(putBasketProducts, { body: { groups, change: true } })
  }
  await setStock(groupId, 5)
  await setStock(other, 0)
  const bought = linesOf(await put(groupId, 4))
  const tooMany = linesOf(await put(groupId, 9))
  await setStock(groupId, 2)
  const fallen = linesOf(await api(getBasket, {}))
  await setStock(groupId, 0)
  const gone = linesOf(await api(getBasket, {}))
  return [bought, tooMany, fallen, gone, await refusalOf(put(other, 1))]
}

test('a line says in a test what the backend says of it', async () => {
  const words = await basketWords(await ofKit())

  expect(words).toEqual(await basketWords(await ofBackend()))
  expect(words).toEqual([
    ['есть 4 ', 4],
    ['есть 5 Осталось 5 шт.', 5],
    ['есть 2 Осталось 2 шт.', 2],
    ['нет 5 Нет в наличии', 0],
    '409 Товар закончился'
  ])
})

const signIn = { username: 'nobody@example.com', password: 'не тот', basket: '', deviceId: '1' }

test.each([
  ['promo code', api => api(updateBasket, { body: { promoCode: 'НЕТ' } })],
  ['password', api => api(login, { body: signIn })],
  ['product', api => api(viewProduct, { query: { code: 'net-takogo' } })],
  ['order', api => api(viewOrder, { query: { orderId: '00000000-0000-4000-8000-000000000000' } })],
  ['list of orders of a guest', api => api(listOrders, { query: {} })]
] as const satisfies readonly (readonly [string, (api: Shop['api']) => Promise<unknown>])[])(
  'a wrong %s is refused in a test with the words of the backend',
  async (_, call) => {
    const [kit, real] = [await ofKit(), await ofBackend()]

    const words = await refusalOf(call(kit.shop.api))

    expect(words).not.toBe('taken')
    expect(words).toBe(await refusalOf(call(real.shop.api)))
  }
)
