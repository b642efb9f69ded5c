import { expect, test } from 'vitest'

import { updateBasket } from '../contracts/basket.ts'
import { ApiError } from '../errors/api-error.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createPromoCodeMachine } from './promo-code.machine.ts'
import { promoCodeLabel, promoCodeLook, promoCodeValue } from './promo-code.selectors.ts'

async function start() {
  const shop = createTestShop()
  await shop.advance(0)
  const promo = shop.createPromoCode()
  const shown = () => {
    const { context } = promo.getSnapshot()
    return [promoCodeValue(context), promoCodeLabel(context), promoCodeLook(context)]
  }
  return { shop, promo, shown, isBusy: () => promo.getSnapshot().hasTag('busy') }
}

test('the button applies a code, cancels it, and says which by its text and colour', async () => {
  const { shop, promo, shown, isBusy } = await start()
  expect(shown()).toEqual(['', 'Применить', 'neutral'])

  promo.send({ type: 'promo.type', text: ' ЛИНЕЙКА10 ' })
  expect(shown()).toEqual([' ЛИНЕЙКА10 ', 'Применить', 'green'])
  promo.send({ type: 'promo.press' })
  expect(isBusy()).toBe(true)
  await shop.advance(0)
  expect(shown()).toEqual(['ЛИНЕЙКА10', 'Отменить', 'green'])
  promo.send({ type: 'promo.press' })
  await shop.advance(0)

  expect([shown(), isBusy()]).toEqual([['', 'Применить', 'neutral'], false])
})

test('an error makes the button black until the code is changed', async () => {
  const { shop, promo, shown } = await start()
  shop.server.on(updateBasket, () => {
    throw new ApiError({ message: 'Такого промокода нет', status: 422 })
  })
  promo.send({ type: 'promo.type', text: 'НЕТ' })
  promo.send({ type: 'promo.press' })
  await shop.advance(0)
  expect(promo.getSnapshot().context.error).toBe('Такого промокода нет')
  expect(shown()).toEqual(['НЕТ', 'Применить', 'black'])

  promo.send({ type: 'promo.type', text: 'НЕТ1' })

  expect(shown()).toEqual(['НЕТ1', 'Применить', 'green'])
  expect(shop.basket.getSnapshot().context.promoError).toBe('')
})

test('an empty field asks for nothing, and two presses ask once', async () => {
  const { shop, promo } = await start()
  promo.send({ type: 'promo.type', text: '   ' })
  promo.send({ type: 'promo.press' })
  await shop.advance(0)
  expect(shop.server.countOf(updateBasket)).toBe(0)

  promo.send({ type: 'promo.type', text: 'ЛИНЕЙКА10' })
  promo.send({ type: 'promo.press' })
  promo.send({ type: 'promo.press' })
  await shop.advance(0)

  expect(shop.server.countOf(updateBasket)).toBe(1)
})

test('every state and transition is reached, and only an applied code is «applied»', () => {
  const seen = { type: 'promo.seen', isBusy: false }
  const { states, transitions, missed } = walkGraph(createPromoCodeMachine(), {
    events: [
      { type: 'promo.type', text: 'ЛИНЕЙКА10' },
      { type: 'promo.type', text: '' },
      { type: 'promo.press' },
      { ...seen, applied: '', error: '' },
      { ...seen, applied: 'ЛИНЕЙКА10', error: '' },
      { ...seen, applied: '', error: 'Такого промокода нет' },
      { ...seen, applied: '', error: '', isBusy: true }
    ],
    check({ value, context }) {
      if (value === 'applied') expect(context.applied).not.toBe('')
      if (value === 'refused') expect([context.applied, context.error !== '']).toEqual(['', true])
    }
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
