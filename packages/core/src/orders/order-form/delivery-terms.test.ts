import { expect, test } from 'vitest'

import type { DeliveryMethod, DeliveryPoint } from '../../entities/delivery.ts'
import { guestSession } from '../../session/session.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import { methodTerm, pointTerm } from './delivery-terms.ts'

const rules = priceRules(guestSession(), { allowForeignCurrencies: false })
const counted = { rules, isFree: false }
const free = { rules, isFree: true }

const courier: DeliveryMethod = {
  ...{ id: '2', type: 'courier', title: 'Курьер', note: '', priceFrom: 290, isDefault: false },
  ...{ unavailable: '', firstDay: '2026-11-26' }
}

const point: DeliveryPoint = {
  ...{ code: 'msk-1', type: 'pickupPoint', title: 'Пункт', address: 'Садовая, 5', city: 'Москва' },
  ...{ note: '', hours: '9–21', coordinates: [55.75, 37.62], price: 149, firstDay: '2026-11-25' }
}

test('a way tells the least it costs and its first day', () => {
  expect(methodTerm(courier, counted)).toEqual({ price: 'от 290\u00a0₽', day: 'с 26 ноября' })
})

test('a point tells what it costs and its first day', () => {
  expect(pointTerm(point, counted)).toEqual({ price: '149\u00a0₽', day: 'с 25 ноября' })
})

test('goods that are sent for nothing are told so everywhere', () => {
  expect(methodTerm(courier, free).price).toBe('0\u00a0₽')
  expect(pointTerm(point, free).price).toBe('0\u00a0₽')
})

test('a way that is closed promises nothing', () => {
  const closed = { ...courier, unavailable: 'В этом городе нет курьеров' }

  expect(methodTerm(closed, counted)).toEqual({ price: undefined, day: undefined })
})

test('no day is made up where none is known', () => {
  const { firstDay: _, ...unknown } = courier
  const { firstDay: __, ...somewhere } = point

  expect([methodTerm(unknown, counted).day, pointTerm(somewhere, counted).day]).toEqual([
    undefined,
    undefined
  ])
})
