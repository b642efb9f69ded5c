import { expect, test } from 'vitest'

import type { DeliveryMethod } from '../../entities/delivery.ts'
import { guestSession } from '../../session/session.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import { deliveryFacts } from './delivery.view.ts'

const rules = priceRules(guestSession(), { allowForeignCurrencies: false })
const method = (type: DeliveryMethod['type'], patch: Partial<DeliveryMethod> = {}) => ({
  ...{ id: type, type, title: type, note: '', priceFrom: 0, isDefault: false, unavailable: '' },
  ...patch
})

test('a way to the door comes first, and what is closed is not told', () => {
  const facts = deliveryFacts(
    [
      method('store'),
      method('pickupPoint', { unavailable: 'Закрыто на праздники' }),
      method('post', { priceFrom: 250 }),
      method('courier', { priceFrom: 350, firstDay: '2026-11-24' })
    ],
    rules,
    Date.parse('2026-11-22T09:00:00Z')
  )
  expect(facts.map(({ title, kind, price, day }) => [title, kind, price, day])).toEqual([
    ['post', 'courier', 'от 250\u00a0₽', undefined],
    ['courier', 'courier', 'от 350\u00a0₽', 'послезавтра'],
    ['store', 'store', '0\u00a0₽', undefined]
  ])
})
