import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@vitrina/core/api'
import * as contracts from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { runsOf } from '../../../testing/runs.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { toRequest } from '../src/testing/test-client.ts'
import { type Pools, validInputs } from './schema-arbitrary.ts'
import { createShopper, fillCheckout, key, PASSWORD, type Shopper, sellGroup } from './shopper.ts'

const UPLOAD = new Blob([new TextEncoder().encode('%PDF-1.4\n')], { type: 'application/pdf' })

let backend: TestBackend
let group: number
let codes: readonly string[]
let formIds: readonly string[]
let pools: Pools
let member: Shopper
/** A call that writes may have ended the account, or emptied its basket. */
let isSpoilt = false

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
  group = await sellGroup(backend, { stock: 100_000 })
  codes = await readCodes()
  const forms = await backend.db.selectFrom('form').select(['id', 'type_id']).execute()
  formIds = forms.flatMap(({ id, type_id }) => [id, type_id])
  await renewMember()
})

afterAll(() => backend.close())

/** Somebody with goods in the basket, an order and an account which the call may end. */
async function renewMember(): Promise<void> {
  member = createShopper(backend)
  const { email } = await member.signUp()
  await member.put(group, 2)
  const form = await fillCheckout(member)
  const order = await member.call(contracts.createOrder, { body: form }, key())
  await member.put(group, 2)
  const next = await fillCheckout(member)
  const { data: cards } = await member.call(contracts.listProducts, { body: { limit: 4 } })
  const { categories } = await member.call(contracts.getInit, { query: {} })
  pools = poolsOf({
    ids: [
      ...formIds,
      order.id,
      order.payment.billId,
      group,
      ...cards.map(({ id }) => id),
      randomUUID()
    ],
    orderId: [order.id],
    billId: [order.payment.billId],
    email: [email, 'anna@example.ru', `new-${randomUUID()}@example.ru`],
    groupId: [group],
    productId: cards.map(({ id }) => id),
    code: [...cards.map(({ code }) => code), ...codes],
    category: categories.map(({ path }) => path),
    categoryId: categories.map(({ id }) => id),
    ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, [value]])),
    method: [next.personalDelivery.method],
    deliveryPointCode: [next.personalDelivery.deliveryPointCode],
    refreshToken: [member.refreshToken()],
    basket: [member.cartToken]
  })
}

/** Of what is read by a code of its own. */
async function readCodes(): Promise<readonly string[]> {
  const tables = ['banner', 'widget', 'raffle', 'news', 'partner', 'collection', 'page'] as const
  const rows = await Promise.all(
    tables.map(table => backend.db.selectFrom(table).select('code').limit(2).execute())
  )
  return rows.flat().map(({ code }) => code)
}

/** The same values under the names of lists and of single fields. */
function poolsOf({ ids, email, groupId, productId, ...others }: Pools): Pools {
  return {
    ...others,
    id: ids ?? [],
    formId: ids ?? [],
    ids: ids ?? [],
    email: email ?? [],
    username: email ?? [],
    groupId: groupId ?? [],
    groupIds: groupId ?? [],
    productId: productId ?? [],
    productIds: productId ?? [],
    phone: ['+7 (912) 345-67-89'],
    fio: ['Соколова Анна Игоревна'],
    password: [PASSWORD],
    oldPassword: [PASSWORD],
    newPassword: ['другой-пароль'],
    url: ['/', '/catalog', '/blog'],
    city: ['Москва', 'Казань'],
    inn: ['7707083893'],
    query: ['Москва', 'рюкзак'],
    search: ['рюкзак', 'htyrz'],
    count: [0, 1, 3],
    page: [1, 2],
    limit: [1, 20],
    type: ['store', 'pickup', 'courier', 'product', 'shop'],
    accept: [true],
    deviceId: ['a.b.c.d']
  }
}

const endpoints: readonly EndpointShape[] = Object.values(contracts).flatMap(value =>
  typeof value === 'object' && 'method' in value ? [value] : []
)

const inputsOf = ({ path, query, body, upload }: EndpointShape) =>
  fc.record({
    params: fc.record(
      Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
          name,
          fc.constantFrom(...(pools[name] ?? pools.id ?? []).map(String), 'нет-такого')
        ])
      )
    ),
    ...(query && { query: validInputs(query, pools) }),
    ...(body && { body: validInputs(body, pools) }),
    ...(upload && { file: fc.constant(UPLOAD), fileName: fc.constant('чек.pdf') })
  })

test.each(endpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers what is right, and its answer keeps the contract',
  async (_, endpoint) => {
    if (isSpoilt) await renewMember()
    isSpoilt = endpoint.method !== 'GET'
    await fc.assert(
      fc.asyncProperty(inputsOf(endpoint), fc.boolean(), async (input, isMember) => {
        const who = isMember ? member.headers() : { 'cart-token': randomUUID() }
        const request = toRequest(endpoint, input, { headers: { ...who, ...key() } })

        const response = await backend.app.fetch(request)

        const answer: unknown = await response.json()
        if (response.status === 200) {
          expect(z.safeParse(endpoint.response, answer).error?.issues).toBeUndefined()
          return
        }
        expect(response.status, lastError()).toBeLessThan(500)
        expect(answer).toMatchObject({ message: expect.stringMatching(/[а-яё]/i) })
      }),
      { numRuns: runsOf('valid inputs for each call') }
    )
  }
)

const lastError = () => JSON.stringify(backend.log.findLast(({ level }) => level === 'error'))
