import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test('a guest is told the shop’s own terms, and how to become an organisation', async () => {
  const storefront = await startTestStorefront({
    answer: ({ path }) => {
      if (path === '/payments/v1') return { body: { data: [fixtures.paymentMethod()] } }
      if (path === '/delivery/v1') return { body: { data: [fixtures.deliveryMethod()] } }
      if (path === '/price-list/v1') return { status: 503, body: { message: 'Занято' } }
      return undefined
    }
  })
  running.push(storefront)

  const html = await (await storefront.fetch('/wholesale')).text()

  expect(html).toMatch(/<h1[^>]*>Оптовым покупателям<\/h1>/)
  expect(html).toContain('Сейчас вы видите розничные цены')
  expect(html).toContain('/user/signup?kind=organization')
  expect(html).toContain('/price-list.xlsx')
})
