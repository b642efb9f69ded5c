import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTestShop } from '@vitrina/core/testing'
import { expect, test } from 'vitest'

const ROUNDS_MAX = 20

/** In a function of its own: its locals would keep the machine alive. */
async function stoppedScreen(shop: ReturnType<typeof createTestShop>): Promise<WeakRef<object>> {
  const payment = (await shop.service('createPaymentReturn'))('order-1').actor
  payment.stop()
  return new WeakRef(payment)
}

/** Collects garbage until nothing holds the object, or gives up. */
async function collected(left: WeakRef<object>): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (let round = 0; round < ROUNDS_MAX && left.deref() !== undefined; round += 1) {
    await setImmediate()
    collect()
  }
}

test('a shop lets go of what a screen has stopped', async () => {
  const shop = createTestShop({ scenario: 'guest' })
  const left = await stoppedScreen(shop)

  await collected(left)

  expect(left.deref()).toBeUndefined()
  shop.stop()
})
