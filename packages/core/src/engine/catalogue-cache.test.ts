import { expect, test } from 'vitest'

import { countProducts } from '../contracts/catalog.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { getInit } from '../contracts/init.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createTestShop } from '../testing/test-shop.ts'

const MINUTE_MS = 60_000

async function openShop(catalogueCacheMs: number) {
  const shop = createTestShop({
    state: { configuration: { ...demoConfiguration, catalogueCacheMs } }
  })
  let answers = 0
  shop.server.on(countProducts, () => {
    answers += 1
    return { count: answers }
  })
  await shop.advance(0)
  const count = async (search: string) =>
    (await shop.api(countProducts, { body: { search } })).count
  return { shop, count }
}

test('an answer of the catalogue serves again for as long as the configuration says', async () => {
  const { shop, count } = await openShop(MINUTE_MS)

  expect([await count('пенал'), await count('пенал')]).toEqual([1, 1])
  expect(await count('ранец')).toBe(2)
  await shop.advance(MINUTE_MS - 1)
  expect(await count('пенал')).toBe(1)
  await shop.advance(1)

  expect(await count('пенал')).toBe(3)
})

test('whose price role changes is told the prices of the new one', async () => {
  const { shop, count } = await openShop(MINUTE_MS)
  const before = await count('пенал')
  shop.server.on(getInit, () => ({
    ...{ roles: [], priceRole: 'dealer', profile: null, categories: [] }
  }))

  shop.session.send({ type: 'session.reload' })
  await shop.advance(0)

  expect([before, await count('пенал')]).toEqual([1, 2])
})

test('without a life time nothing is kept', async () => {
  const { count } = await openShop(0)

  expect([await count('пенал'), await count('пенал')]).toEqual([1, 2])
})

test('a sign-out leaves no answer behind, not even those from before the sign-in', async () => {
  const { shop, count } = await openShop(MINUTE_MS)
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  await count('пенал')
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
  await count('пенал')

  shop.session.send({ type: 'signout.submit' })
  await shop.advance(0)

  expect(await count('пенал')).toBe(3)
})

test('what is no catalogue is always asked', async () => {
  const { shop } = await openShop(MINUTE_MS)
  shop.server.on(listCurrencies, () => ({ data: [] }))

  await shop.api(listCurrencies, {})
  await shop.api(listCurrencies, {})

  expect(shop.server.countOf(listCurrencies)).toBe(2)
})

test('a refusal is not kept, and a call given up is not answered', async () => {
  const { shop, count } = await openShop(MINUTE_MS)
  shop.server.fail(countProducts, () => new Response('{"message":"Нет"}', { status: 400 }))
  await expect(count('пенал')).rejects.toMatchObject({ status: 400 })
  shop.server.heal()
  await count('пенал')
  const outer = AbortSignal.abort()

  const call = shop.api(countProducts, { body: { search: 'пенал' } }, outer)

  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(shop.server.countOf(countProducts)).toBe(2)
})
