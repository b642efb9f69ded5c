import { expect, test } from 'vitest'

import { basketSubject } from '../../basket/basket.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import { createMemoryClock } from '../../platform/memory.ts'
import { createStore } from '../../store/store.ts'
import { actOnToast } from '../../store/toast-action.ts'
import { shownToast, toastsSubject } from '../../store/toasts.ts'
import { addTaking } from './add-taking.ts'

test('a kept basket that is taken back says so, and can be taken out again', () => {
  const store = createStore({
    initial: {},
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop: () => Promise.reject(new TypeError('Failed to fetch'))
  })
  const pieces = () => quantityOf(store.get(basketSubject), 7)

  addTaking(store, 'К школе', {
    commands: [{ type: 'line.set', key: 7, count: 5 }],
    undo: [{ type: 'line.set', key: 7, count: 2 }]
  })

  expect([pieces(), shownToast(store.get(toastsSubject))?.text]).toEqual([
    5,
    'Корзина «К школе» снова в корзине'
  ])
  actOnToast(store)
  expect(pieces()).toBe(2)
})
