import { expect, test } from 'vitest'
import { createMemoryClock } from '../platform/memory.ts'
import { createStore } from '../store/store.ts'
import { shownToast, toastsSubject } from '../store/toasts.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { basketSubject } from './basket.ts'
import { notifyKeptBasket } from './notify-kept-basket.ts'

const open = () =>
  createStore({
    initial: {},
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop: () => Promise.resolve(createTestShop())
  })

test.each([
  ['goods and a sign-in', 2, true, 'Корзина перенесена в ваш кабинет'],
  ['goods and a refusal', 2, false, undefined],
  ['an empty basket', 0, true, undefined]
])('of %s is told what came along', async (_, count, signsIn, text) => {
  const store = open()
  if (count > 0) store.send(basketSubject, { type: 'line.set', key: 11, count })

  await notifyKeptBasket(store, Promise.resolve(signsIn))

  expect(shownToast(store.get(toastsSubject))?.text).toBe(text)
})
