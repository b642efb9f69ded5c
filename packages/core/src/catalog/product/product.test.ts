import { expect, test } from 'vitest'

import { viewProduct } from '../../contracts/catalog.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { productChoice, productPhase } from './product.ts'

const HREF = '/catalog/forma/detail/sarafan'
const category = { id: 1, code: 'forma', title: 'Форма', path: 'forma' }

async function openShirt(href = HREF) {
  const shop = createTestShop()
  await shop.advance(0)
  const red = { code: 'krasnyj', title: 'красный', hex: '#f00' }
  shop.server.on(viewProduct, ({ url }) => ({
    ...{ description: '', lead: '', characteristics: [], trail: [category], seoPage: null },
    ...demoProduct({ code: url.searchParams.get('code') ?? '' }),
    groups: [demoGroup(), demoGroup({ id: 12, color: red })]
  }))
  const product = (await shop.service('openProduct'))()
  product.send({ type: 'product.open', href })
  expect(productPhase(product.get())).toBe('loading')
  await shop.advance(0)
  return { shop, product }
}

test('an address becomes a product with the choice that it names', async () => {
  const { product } = await openShirt(`${HREF}?group=12`)

  expect(productPhase(product.get())).toBe('ready')
  expect(productChoice(product.get()).group).toMatchObject({ id: 12, remnants: 8 })
})

test('another colour is shown at once, without a call', async () => {
  const { shop, product } = await openShirt()
  const [, other] = productChoice(product.get()).colors

  product.send({ type: 'product.open', href: other?.href ?? '' })

  expect(productChoice(product.get()).group?.id).toBe(12)
  expect(shop.server.countOf(viewProduct)).toBe(1)
})

test('another product takes the place of the shown one', async () => {
  const { shop, product } = await openShirt()

  product.send({ type: 'product.open', href: '/catalog/forma/detail/bryuki' })
  expect(productPhase(product.get())).toBe('loading')
  await shop.advance(0)

  expect(shop.server.countOf(viewProduct)).toBe(2)
  expect(productPhase(product.get())).toBe('ready')
})

test('a product that could not be read is read when it is tried again', async () => {
  const { shop, product } = await openShirt()
  shop.server.fail(viewProduct, () => new Response(null, { status: 404 }))

  product.send({ type: 'product.open', href: '/catalog/forma/detail/bryuki' })
  await shop.advance(0)
  expect(productPhase(product.get())).toBe('failed')
  shop.server.heal()
  product.send({ type: 'product.retry' })
  await shop.advance(0)

  expect(productPhase(product.get())).toBe('ready')
})

test.each(['/catalog/bryuki/detail/sarafan', '/catalog/forma/platya/detail/sarafan'])(
  'a product is not found at %s, where another category leads to it',
  async href => {
    const { product } = await openShirt(href)

    expect(productPhase(product.get())).toBe('failed')
    expect(product.get().failure?.status).toBe(404)
  }
)

test('an address without a product is not found, and nothing is asked for', async () => {
  const { shop, product } = await openShirt('/search')

  expect(product.get().failure?.status).toBe(404)
  expect(shop.server.countOf(viewProduct)).toBe(0)
})
