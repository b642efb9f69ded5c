import { expect, test } from 'vitest'

import { basketState, emptyBasket } from '../../basket/basket-state.ts'
import { demoTotal } from '../../testing/fixtures.ts'
import { startCheckout } from './checkout.ts'
import { checkoutView } from './checkout.view.ts'
import { offeredAfter } from './offered-choices.ts'

const basket = basketState({ version: 1, data: [], total: demoTotal({ count: 1, price: 900 }) })
const start = startCheckout({ goodsPrice: 900, needsDelivery: false })

test('an order that lacks something says what, as soon as it is sent', () => {
  expect(checkoutView(start, basket)).toMatchObject({ faults: [], isBusy: false })

  const sent = offeredAfter(start, { type: 'checkout.submit' })
  expect(checkoutView(sent, basket).faults).not.toEqual([])
})

test('the sums are there once the basket is', () => {
  expect(checkoutView(start, basket).sums?.total.rubles).toBe(900)
  expect(checkoutView(start, emptyBasket()).sums).toBeUndefined()
})

test('another sum is asked about as long as the buyer has not answered', () => {
  const asking = { ...start, phase: 'confirmingPrice', newTotal: 950 } as const
  expect(checkoutView(asking, basket)).toMatchObject({ asked: 950, isBusy: true })
  expect(checkoutView({ ...asking, phase: 'editing' }, basket).asked).toBeUndefined()
})
