import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const item = {
  ...{ groupId: 7, title: 'Пенал «Лис»', option: 'синий', vendorCode: 'ПН-10' },
  ...{ barcode: '2000000000015', stock: 50, step: 1 },
  prices: [{ price: 450, limit: 1, priceRole: 'guest_opt' }]
}

const shop: StubAnswer = ({ path }) => {
  if (path === '/fast-order/v1/basket') return { body: { version: 2 } }
  if (path !== '/fast-order/v1/lines') return undefined
  return { body: { data: [{ code: 'ПН-10', items: [item] }] } }
}

async function start() {
  const storefront = await startTestStorefront({ answer: shop })
  running.push(storefront)
  return storefront
}

test('without script a list of the address comes explained, nothing is added', async () => {
  const storefront = await start()

  const query = new URLSearchParams({ lines: 'ПН-10;3\nНЕТ;1' })
  const html = await (await storefront.fetch(`/fast-order?${query}`)).text()

  expect(html).toContain('Пенал «Лис», синий')
  expect(html).toContain('Такого кода в магазине нет')
  expect(html).toContain('1 товар, 3 штуки на')
  expect(html).toContain('maxLength="2400"')
  expect(html).toContain('до 2\u00a0400 знаков за раз')
  expect(storefront.calls.filter(call => call.includes('/fast-order/v1/basket'))).toEqual([])
})

test('without script the column of the quantities is asked for, and the answer goes along', async () => {
  const storefront = await start()
  const lines = 'ПН-10\tПенал\t3\t450'

  const asked = await storefront.fetch(`/fast-order?${new URLSearchParams({ lines })}`)
  const html = await asked.text()
  expect(html).toContain('В каком столбце количество?')
  expect(html).toContain('Столбец 3: 3')
  expect(html).toMatch(/<button[^>]*value="2"[^>]*name="column"/)
  expect(html).not.toContain('Пенал «Лис»')

  const answer = new URLSearchParams({ lines, column: '2' })
  const answered = await (await storefront.fetch(`/fast-order?${answer}`)).text()
  expect(answered).toContain('1 товар, 3 штуки на')
  expect(answered).toMatch(/<input[^>]*name="column" value="2"/)
})

test('without script what is understood of a list is put in, and the basket is shown', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/fast-order', {
    method: 'POST',
    body: new URLSearchParams({ lines: 'ПН-10;3\nНЕТ;1' }),
    headers: { cookie: 'cart_tokenpenal=my-cart-token' }
  })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
  expect(storefront.calls).toContain('POST /fast-order/v1/basket')
})
