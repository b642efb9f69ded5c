import { expect, test } from 'vitest'

import { demoGroup, demoProduct, demoTotal } from '../testing/fixtures.ts'
import type { BasketCommand } from './basket-commands.ts'
import { basketAfter, quantityOf } from './basket-log.ts'
import { type BasketContext, basketState } from './basket-state.ts'
import { choiceOf, constructorSetId } from './constructor-set.ts'

const settled: BasketContext = basketState({
  version: 4,
  data: [
    {
      inStock: true,
      constructorSets: [],
      products: [
        demoProduct({ groups: [demoGroup({ id: 7, count: 2 })] }),
        demoProduct({ title: 'Глобус', groups: [demoGroup({ id: 8, count: 1 })] })
      ]
    }
  ],
  total: demoTotal({ productsCountInBasket: 3 })
})

/** Every command gets the next id: '1', '2', … */
const after = (basket: BasketContext, ...commands: BasketCommand[]) =>
  commands.reduce((state, command, index) => basketAfter(state, command, `${index + 1}`), basket)

test.each([0, 1, 999])('takes %s pieces', count => {
  expect(quantityOf(after(settled, { type: 'line.set', key: 7, count }), 7)).toBe(count)
})

test.each([-1, 1000, 0.5, Number.NaN])('leaves a set alone when its quantity is %s', count => {
  expect(after(settled, { type: 'line.set', key: 'nabor:1-2', count })).toBe(settled)
})

test('a wish leaves the basket it came from as it was', () => {
  const before = structuredClone(settled)

  after(
    settled,
    { type: 'line.set', key: 7, count: 5 },
    { type: 'line.remove', key: 8 },
    { type: 'lines.select', keys: [7], selected: false },
    { type: 'promo.apply', code: 'ЛИНЕЙКА10' },
    { type: 'basket.clear' }
  )

  expect(settled).toEqual(before)
})

test('a basket full of wishes survives being written down and read', () => {
  const basket = after(
    settled,
    { type: 'line.type', key: 9, count: 1, virtual: true },
    { type: 'line.remove', key: 8 },
    { type: 'line.set', key: 'nabor:1-2', count: 1 },
    { type: 'lines.select', keys: [7, 'nabor:1-2'], selected: false }
  )

  expect(JSON.parse(JSON.stringify(basket))).toEqual(basket)
})

test('taking out what is not there changes nothing', () => {
  expect(after(settled, { type: 'line.remove', key: 99 })).toEqual(settled)
  expect(after(settled, { type: 'lines.remove', keys: [] })).toEqual(settled)
})

test('a cleared basket can be brought back line by line, each with its own name', () => {
  const cleared = after(settled, { type: 'basket.clear' })
  expect(cleared.removed).toEqual([
    { key: 7, count: 2, title: 'Сарафан «Кембридж»' },
    { key: 8, count: 1, title: 'Глобус' }
  ])

  const restored = basketAfter(cleared, { type: 'line.restore', key: 8 }, '2')

  expect([7, 8].map(key => quantityOf(restored, key))).toEqual([0, 1])
  expect(restored.removed.map(({ key }) => key)).toEqual([7])
})

test('what was taken out before can still be brought back after the next removal', () => {
  const { removed } = after(
    settled,
    { type: 'line.remove', key: 8 },
    { type: 'line.remove', key: 7 }
  )

  expect(removed.map(({ title }) => title)).toEqual(['Глобус', 'Сарафан «Кембридж»'])
})

test('what was brought back once, or never taken out, is not brought back', () => {
  const restored = after(settled, { type: 'line.remove', key: 7 }, { type: 'line.restore', key: 7 })

  expect(basketAfter(restored, { type: 'line.restore', key: 7 }, '3')).toBe(restored)
  expect(after(settled, { type: 'line.restore', key: 7 })).toBe(settled)
})

test('a new wish takes the message and the way back of its own line only', () => {
  const reported: BasketContext = {
    ...after(settled, { type: 'lines.remove', keys: [7, 8] }),
    failures: { 7: 'Товар закончился', 8: 'Товар закончился' }
  }

  const basket = basketAfter(reported, { type: 'line.set', key: 7, count: 1 }, '2')

  expect(basket.failures).toEqual({ 8: 'Товар закончился' })
  expect(basket.removed.map(({ key }) => key)).toEqual([8])
})

test('leaving the page sends every quantity that is being typed', () => {
  const basket = after(
    { ...settled, log: [{ id: '0', key: 6, count: 1, state: 'sent' }] },
    { type: 'line.type', key: 7, count: 4 },
    { type: 'line.type', key: 8, count: 5 },
    { type: 'line.flush' }
  )

  expect(basket.log.map(({ state }) => state)).toEqual(['sent', 'waiting', 'waiting'])
})

test('a reading that is asked for while one is on its way comes after it, once', () => {
  const asked = after(settled, { type: 'basket.reload' })
  const reading = { ...settled, reading: 'sent' as const }

  expect(asked.reading).toBe('wanted')
  expect(after(asked, { type: 'basket.reload' }).reading).toBe('wanted')
  expect(after(reading, { type: 'basket.reload' }, { type: 'basket.reload' }).reading).toBe(
    'sentAndWanted'
  )
})

test('of the waiting wishes about one thing the newest is left, selections all stay', () => {
  const { log, operations } = after(
    settled,
    { type: 'promo.apply', code: 'ЛИНЕЙКА10' },
    { type: 'lines.select', keys: [7], selected: false },
    { type: 'bonuses.set', amount: 100 },
    { type: 'promo.cancel' },
    { type: 'lines.select', keys: [7], selected: true },
    { type: 'bonuses.set', amount: 200 },
    { type: 'line.set', key: 'nabor:1-2', count: 1 },
    { type: 'line.set', key: 'nabor:3-4', count: 1 },
    { type: 'line.set', key: 'nabor:1-2', count: 2 }
  )

  expect(operations.map(({ kind, id }) => `${id} ${kind}`)).toEqual([
    '2 select',
    '4 promo',
    '5 select',
    '6 bonuses'
  ])
  expect(log.map(({ key, id }) => `${id} ${key}`)).toEqual(['8 nabor:3-4', '9 nabor:1-2'])
})

test.each<BasketCommand>([
  { type: 'bonuses.set', amount: 100 },
  { type: 'stock.clean' },
  { type: 'promo.cancel' }
])('a double click on $type asks once', command => {
  expect(after(settled, command, command).operations).toHaveLength(1)
})

test('what is on its way is not taken back: the opposite wish waits behind it', () => {
  const applying: BasketContext = {
    ...settled,
    operations: [{ id: '0', state: 'sent', kind: 'promo', code: 'ЛИНЕЙКА10' }]
  }

  const { operations } = after(applying, { type: 'promo.cancel' })

  expect(operations.map(({ id, state }) => [id, state])).toEqual([
    ['0', 'sent'],
    ['1', 'waiting']
  ])
})

test('only a promo code takes the message about a promo code away', () => {
  const refused = { ...settled, promoError: 'Промокод не найден' }

  expect(after(refused, { type: 'bonuses.set', amount: 1 }).promoError).toBe('Промокод не найден')
  expect(after(refused, { type: 'promo.apply', code: 'ЛИНЕЙКА10' }).promoError).toBe('')
})

test('the id of a set tells what it was made of, in the order of its slots', () => {
  const id = constructorSetId('pervoklassnik', [22, 21, 22])

  expect(id).toBe('pervoklassnik:22-21-22')
  expect(choiceOf(id)).toEqual({ code: 'pervoklassnik', groupIds: [22, 21, 22] })
})
