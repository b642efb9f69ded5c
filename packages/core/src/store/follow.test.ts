import { expect, test } from 'vitest'
import { basketSubject } from '../basket/basket.ts'
import { quantityOf } from '../basket/basket-log.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createTestStore } from '../testing/test-store.ts'
import { follow, followSubject } from './follow.ts'

test('who follows a subject is told its state at once, after each change, and no more once he stops', () => {
  const basket = followSubject(createTestStore().store, basketSubject)
  const counts: number[] = []
  const stop = basket.subscribe(state => counts.push(quantityOf(state, 7)))

  basket.send({ type: 'line.set', key: 7, count: 2 })
  stop()
  basket.send({ type: 'line.set', key: 7, count: 3 })

  expect(counts).toEqual([0, 2])
  expect(quantityOf(basket.get(), 7)).toBe(3)
})

test('what a screen has opened is followed by the same call', async () => {
  const shop = createTestShop()
  const checkout = (await shop.service('openCheckout'))()
  const phases: string[] = []
  follow(checkout).subscribe(({ phase }) => phases.push(phase))

  checkout.send({ type: 'checkout.submit' })

  expect([phases[0], phases.length > 1]).toEqual(['editing', true])
})
