import { type ShopState } from '@vitrina/core'
import { type BasketCommand, quantityOf } from '@vitrina/core/basket'
import { createTestShop } from '@vitrina/core/testing'
import { expect, test } from 'vitest'

import { createFilledBasket } from '../testing/filled-basket.ts'
import { demoConfiguration } from '../testing/render-in-shop.tsx'
import { createShopHandle, type LiveState, type ShopEngine } from './shop-handle.ts'

const GROUP = 1
const two: BasketCommand = { type: 'line.set', groupId: GROUP, count: 2 }

function startHandle() {
  const initial: ShopState = {
    configuration: demoConfiguration,
    currencies: [],
    categories: [],
    ...createTestShop().getState(),
    ...createFilledBasket({ [GROUP]: 1 }).state
  }
  const told: BasketCommand[] = []
  const listeners = new Set<() => void>()
  const paints: (() => void)[] = []
  let live: LiveState = initial
  const engine: ShopEngine = {
    getState: () => live,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sendBasket: command => void told.push(command)
  }
  const shop = createShopHandle(initial, async () => engine, {
    now: () => 1,
    randomBytes: count => new Uint8Array(count),
    painted: () => new Promise(resolve => paints.push(resolve))
  })
  return {
    shop,
    told,
    paint: () => paints.shift()?.(),
    answer() {
      live = { ...live }
      for (const listener of listeners) listener()
    }
  }
}

test('a command is shown at once and told to the running engine after the next paint', async () => {
  const { shop, told, paint } = startHandle()
  await shop.engine()

  shop.sendBasket(two)

  expect(quantityOf(shop.getState().basket, GROUP)).toBe(2)
  expect(told).toEqual([])
  paint()
  await expect.poll(() => told).toEqual([two])
})

test('an answer that comes before the paint does not take the shown effect back', async () => {
  const { shop, answer } = startHandle()
  await shop.engine()

  shop.sendBasket(two)
  answer()

  expect(quantityOf(shop.getState().basket, GROUP)).toBe(2)
})
