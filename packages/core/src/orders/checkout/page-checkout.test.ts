import { expect, test } from 'vitest'

import { basketAfter } from '../../basket/basket-log.ts'
import { basketState } from '../../basket/basket-state.ts'
import { guestSession } from '../../session/session.ts'
import { demoProfile, demoTotal } from '../../testing/fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { noOffers } from '../order-form/checkout-state.ts'
import { isUnderWay } from './checkout.selectors.ts'
import { basketSeen, type CheckoutPage, openPageCheckout } from './page-checkout.ts'

const total = demoTotal({ count: 2, price: 900, oldPrice: 900 })
const settled = basketState({ version: 4, data: [], total })
const page: CheckoutPage = {
  ...{ basket: settled, session: guestSession(), offers: noOffers, rules: {} }
}

function open(patch: Partial<CheckoutPage> = {}) {
  const { platform } = createTestShop()
  const engine = () => Promise.reject(new TypeError('Failed to fetch'))
  const store = { clock: platform.clock, engine }
  return openPageCheckout(store, { ...page, ...patch }, platform).get()
}

test('a checkout begins with the sums of its page, and with none while the basket is unsettled', () => {
  const intent = { type: 'line.set', key: 7, count: 3 } as const
  expect(open().goodsPrice).toBe(900)
  expect(open({ basket: basketAfter(settled, intent, '1') }).goodsPrice).toBeUndefined()
})

test('what is virtual needs no delivery from the first sight', () => {
  const virtual = { ...settled, total: { ...total, needsDelivery: false } }
  expect([open().needsDelivery, open({ basket: virtual }).needsDelivery]).toEqual([true, false])
})

test('the roles of the session choose its rules, and its profile fills the form in', () => {
  const session = { ...guestSession({ roles: ['dealer'] }), profile: demoProfile() }
  const { form, rules } = open({ session, rules: { allowAdmin: false } })

  expect(form.personalData.fio).toBe('Иванова Мария Петровна')
  expect(form.scenario).toBe('organization')
  expect(rules).toEqual({ allowAdmin: false, roles: ['dealer'] })
})

test('the engine is told of a basket in the words that the page began with', () => {
  const { goodsPrice, needsDelivery, isDeliveryFree } = open()
  expect(basketSeen(settled)).toEqual({
    ...{ type: 'basket.seen', version: 4, goodsPrice, needsDelivery, isDeliveryFree }
  })
  expect(isUnderWay(open())).toBe(false)
})
