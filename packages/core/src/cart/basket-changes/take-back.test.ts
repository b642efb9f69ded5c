import { expect, test } from 'vitest'

import { basketSubject } from '../../basket/basket.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import { createMemoryClock } from '../../platform/memory.ts'
import { createStore } from '../../store/store.ts'
import { shownToast, toastsSubject } from '../../store/toasts.ts'
import { demoTotal } from '../../testing/fixtures.ts'
import type { BasketChange } from './basket-changes.ts'
import { changeRows } from './basket-changes.view.ts'
import { takeBack } from './take-back.ts'

const change: BasketChange = {
  ...{ key: 11, title: 'Тетрадь № 11', cause: 'elsewhere' },
  ...{ before: 3, after: 1 }
}

function open(changed: BasketChange) {
  const store = createStore({
    initial: { basket: { version: 1, counts: { 11: changed.after }, total: demoTotal({}) } },
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop: () => Promise.reject(new TypeError('Failed to fetch'))
  })
  const [row] = changeRows([changed], [], String)
  if (row === undefined) throw new Error('no row')
  takeBack(store, row)
  const count = quantityOf(store.get(basketSubject), 11)
  return [count, shownToast(store.get(toastsSubject))?.text]
}

test('what another window changed comes back, and is told of by its name', () => {
  expect(open(change)).toEqual([3, 'Возвращено, как было: Тетрадь № 11'])
  expect(open({ ...change, after: 0 })).toEqual([3, 'Возвращено, как было: Тетрадь № 11'])
})

test('what the stock decided stays, without a word', () => {
  expect(open({ ...change, cause: 'stock' })).toEqual([1, undefined])
})
