import { expect, test } from 'vitest'

import { updateBasket } from '../contracts/basket.ts'
import { ApiError } from '../platform/api-error.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { promoField, promoPressed, promoSeen, promoTyped } from './promo-code.ts'

type Shop = ReturnType<typeof createTestShop>

/** The field as a front draws it: what is typed is its own, the rest is the basket’s. */
function createField(shop: Shop) {
  let typed = ''
  const now = () => shop.getState().basket
  const send = (command: ReturnType<typeof promoPressed>) => command && shop.basket.send(command)
  shop.basket.subscribe(() => {
    typed = promoSeen(now(), typed)
  })
  return {
    type(text: string) {
      send(promoTyped(now()))
      typed = text
    },
    press: () => send(promoPressed(now(), typed)),
    field: () => promoField(now(), typed),
    shown() {
      const { value, label, variant } = promoField(now(), typed)
      return [value, label, variant]
    }
  }
}

async function open(shop = createTestShop()) {
  await shop.advance(0)
  return { shop, ...createField(shop) }
}

test('the button applies a code, cancels it, and says which by its text and colour', async () => {
  const { shop, type, press, shown, field } = await open()
  expect(shown()).toEqual(['', 'Применить', 'neutral'])

  type(' ЛИНЕЙКА10 ')
  expect(shown()).toEqual([' ЛИНЕЙКА10 ', 'Применить', 'green'])
  press()
  expect(field().isBusy).toBe(true)
  await shop.advance(0)
  expect(shown()).toEqual(['ЛИНЕЙКА10', 'Отменить', 'green'])
  expect(field().isApplied).toBe(true)
  press()
  await shop.advance(0)

  expect([shown(), field().isBusy]).toEqual([['', 'Применить', 'neutral'], false])
})

test('an error makes the button black until the code is changed', async () => {
  const { shop, type, press, shown, field } = await open()
  shop.server.on(updateBasket, () => {
    throw new ApiError({ message: 'Такого промокода нет', status: 422 })
  })
  type('НЕТ')
  press()
  await shop.advance(0)
  expect(field().error).toBe('Такого промокода нет')
  expect(shown()).toEqual(['НЕТ', 'Применить', 'black'])

  type('НЕТ1')

  expect([shown(), field().error]).toEqual([['НЕТ1', 'Применить', 'green'], ''])
})

test('an error is black even over an empty field', async () => {
  const { shop } = await open()
  const refused = { ...shop.getState().basket, promoError: 'Промокод не найден' }

  expect(promoField(refused, '').variant).toBe('black')
})

test('an empty field asks for nothing, and two presses ask once', async () => {
  const { shop, type, press, shown } = await open()
  type('   ')
  expect(shown()).toEqual(['   ', 'Применить', 'neutral'])
  press()
  await shop.advance(0)
  expect(shop.server.countOf(updateBasket)).toBe(0)

  type('ЛИНЕЙКА10')
  press()
  press()
  await shop.advance(0)

  expect(shop.server.countOf(updateBasket)).toBe(1)
})

test('what is typed while the basket is asked is not lost', async () => {
  const { shop, type, press, shown } = await open()
  type('НЕТТАКОГО')
  press()
  type('НЕТТАКОГО1')
  await shop.advance(0)

  expect(shown()).toEqual(['НЕТТАКОГО1', 'Применить', 'black'])
})

test('a code that another tab applied stands in the field, and what was typed here is gone', async () => {
  const [server, browser] = [createFakeServer(), createMemoryBrowser()]
  const other = createTestShop({ server, browser, seed: 1 })
  const { type, shown } = await open(createTestShop({ server, browser, seed: 2 }))
  type('ТЕТРАДЬ')

  other.basket.send({ type: 'promo.apply', code: 'ЛИНЕЙКА10' })
  await other.advance(0)
  expect(shown()).toEqual(['ЛИНЕЙКА10', 'Отменить', 'green'])
  other.basket.send({ type: 'promo.cancel' })
  await other.advance(0)

  expect(shown()).toEqual(['', 'Применить', 'neutral'])
})
