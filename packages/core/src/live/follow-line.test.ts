import { expect, test } from 'vitest'

import { createMemoryClock } from '../platform/memory.ts'
import { connectionSubject } from '../store/connection.ts'
import { awaitedSubject } from '../store/follow-awaited.ts'
import { createStore } from '../store/store.ts'
import { shownToast, toastsSubject } from '../store/toasts.ts'
import { followLine } from './live-events.ts'

/** A front that awaits a page; counts how often its line was found again. */
function open() {
  const host = { clock: createMemoryClock(), randomBytes: (count: number) => new Uint8Array(count) }
  const loadShop = () => Promise.reject(new Error('No shop here'))
  const store = createStore({ initial: {}, host, loadShop })
  store.send(awaitedSubject, { type: 'awaited.missed', url: '/cart' })
  let found = 0
  followLine(store, () => {
    found += 1
  })
  return {
    store,
    notify: (...types: readonly ('lost' | 'slow' | 'found')[]) => {
      for (const type of types) store.send(connectionSubject, { type: `connection.${type}` })
    },
    outcome: () => ({
      found,
      tries: store.get(awaitedSubject).tries,
      toast: shownToast(store.get(toastsSubject))?.text
    })
  }
}

test('a shop that was lost and is found again is told of, and what is awaited of it is asked for', () => {
  const { notify, outcome } = open()

  notify('lost', 'found')

  expect(outcome()).toEqual({ found: 1, tries: 1, toast: 'Связь с магазином снова есть' })
})

test('a shop that was only slow is asked for what is awaited of it, and nothing is told', () => {
  const { notify, outcome } = open()

  notify('slow', 'found')

  expect(outcome()).toEqual({ found: 0, tries: 1, toast: undefined })
})

test('as long as it is lost nothing is asked for and told', () => {
  const { notify, outcome } = open()

  notify('slow', 'lost')

  expect(outcome()).toEqual({ found: 0, tries: 0, toast: undefined })
})
