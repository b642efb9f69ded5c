import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const PAGE = '/user/profile/baskets'
const ASKING = `${PAGE}?take=kept-1`
const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** A shop with one kept basket, and what was put into the basket that is there already. */
async function open(line: object, inBasket = 0) {
  const added: unknown[] = []
  const total = { ...fixtures.basket().total, productsCountInBasket: inBasket }
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (path === '/basket/v1/kept/lines') return { body: { data: [fixtures.keptLine(line)] } }
      if (path === '/basket/v1/kept') {
        return { body: { data: [fixtures.keptBasket({ id: 'kept-1', name: '5 «А»' })] } }
      }
      if (`${method} ${path}` === 'POST /basket/v1/products') added.push(JSON.parse(body))
      return path.startsWith('/basket/v1') ? { body: fixtures.basket({ total }) } : undefined
    }
  })
  running.push(storefront)
  const headers = { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' }
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const response = await storefront.fetch(PAGE, { method: 'POST', body, headers })
    return [response.status, response.headers.get('location')]
  }
  const read = async (url: string) => (await storefront.fetch(url, { headers })).text()
  return { added, post, read }
}

const asItWas = { groupId: 7, setId: null, count: 3, stock: 9, paidPrice: 100, price: 100 }

test('without script a kept basket goes into an empty one, and that is shown', async () => {
  const { added, post } = await open(asItWas)

  expect(await post({ take: 'kept-1' })).toEqual([303, '/cart'])
  expect(added).toMatchObject([{ groups: [{ groupId: 7, count: 3 }], change: true }])
})

test('without script what has changed is asked about before anything is taken', async () => {
  const { added, post, read } = await open({ ...asItWas, title: 'Пенал «Кит»', stock: 2 })
  expect(await post({ take: 'kept-1' })).toEqual([303, ASKING])
  expect(added).toEqual([])

  const page = await read(ASKING)

  expect(page).toContain('Вернуть «5 «А»»')
  expect(page).toContain('осталось 2 из 3')
  expect(await post({ take: 'kept-1', mode: 'add' })).toEqual([303, '/cart'])
  expect(added).toMatchObject([{ groups: [{ groupId: 7, count: 2 }] }])
})

test('without script goods in the basket are asked about, by a known answer only', async () => {
  const { added, post } = await open(asItWas, 2)

  expect(await post({ take: 'kept-1', mode: 'drop' })).toEqual([303, ASKING])
  expect(added).toEqual([])
})

test('an address that names no kept basket asks nothing', async () => {
  const { read } = await open(asItWas, 2)

  const page = await read(`${PAGE}?take=of-another`)

  expect(page).toContain('5 «А»')
  expect(page).not.toContain('Вернуть «')
})

test('without script a kept basket is removed', async () => {
  const removed: string[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (`${method} ${path}` !== 'DELETE /basket/v1/kept') return undefined
      removed.push(body)
      return { body: fixtures.keptBasket({ id: 'kept-1' }) }
    }
  })
  running.push(storefront)

  await storefront.fetch('/user/profile/baskets', {
    method: 'POST',
    body: new URLSearchParams({ remove: 'kept-1' }),
    headers: { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' },
    redirect: 'manual'
  })

  expect(removed.map(body => JSON.parse(body))).toEqual([{ id: 'kept-1' }])
})
