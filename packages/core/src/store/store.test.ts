import { expect, test } from 'vitest'

import { basketSubject } from '../basket/basket.ts'
import type { BasketCommand } from '../basket/basket-commands.ts'
import { quantityOf } from '../basket/basket-log.ts'
import { toFailure } from '../platform/api-error.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { sessionSubject } from '../session/session.ts'
import { createTestShop, settle } from '../testing/test-shop.ts'
import { createStore } from './store.ts'
import type { Subject } from './subject.ts'

const GROUP = 7
const two: BasketCommand = { type: 'line.set', key: GROUP, count: 2 }

interface Lamp {
  readonly lit: boolean
  readonly presses: number
}

const LIT_MS = 2000

type LampCommand = { readonly type: 'lamp.press' | 'lamp.rest' }

const press: LampCommand = { type: 'lamp.press' }

/** Goes out by itself; no shop knows it. */
const lamp: Subject<Lamp, LampCommand> = {
  name: 'lamp',
  commands: { 'lamp.press': true, 'lamp.rest': true },
  start: initial => ({ lit: false, presses: 0, ...initial }),
  after: ({ presses }, { type }) =>
    type === 'lamp.press' ? { lit: true, presses: presses + 1 } : { lit: false, presses },
  due: ({ lit, presses }) =>
    lit ? { id: `lit-${presses}`, ms: LIT_MS, command: { type: 'lamp.rest' } } : undefined
}

function open({ initial = {}, isReachable = (): boolean => true, isPainted = true } = {}) {
  const clock = createMemoryClock()
  const paints: (() => void)[] = []
  let loads = 0
  const store = createStore({
    initial,
    host: {
      clock,
      randomBytes: count => new Uint8Array(count),
      painted: () => (isPainted ? Promise.resolve() : new Promise(done => paints.push(done)))
    },
    async loadShop(shown) {
      loads += 1
      if (!isReachable()) throw new Error('The code did not come')
      return createTestShop({
        state: { session: shown.get(sessionSubject), basket: shown.get(basketSubject) }
      })
    }
  })
  return { store, clock, paint: () => paints.shift()?.(), loads: () => loads }
}

test('a subject starts from what its page has brought', () => {
  const { store } = open({ initial: { lamp: { presses: 3 } } })

  expect(store.get(lamp)).toEqual({ lit: false, presses: 3 })
})

test('a command is shown at once, and whoever listens hears of it', () => {
  const { store } = open()
  const received: unknown[] = []
  store.subscribe(lamp, () => received.push(store.get(lamp).presses))

  store.send(lamp, press)

  expect(store.get(lamp).presses).toBe(1)
  expect(received).toEqual([1])
})

test('what a page has brought stays to be seen, whatever changes', () => {
  const { store } = open({ initial: { lamp: { presses: 2 } } })

  store.send(lamp, press)

  expect(store.brought(lamp)).toEqual({ lit: false, presses: 2 })
  expect(store.get(lamp)).toEqual({ lit: true, presses: 3 })
})

test('who has stopped listening hears nothing more', () => {
  const { store } = open()
  let received = 0
  const stop = store.subscribe(lamp, () => {
    received += 1
  })

  stop()
  store.send(lamp, press)

  expect(received).toBe(0)
})

test('a subject that needs no server never fetches the shop', async () => {
  const { store, loads } = open()

  store.send(lamp, press)
  await settle()

  expect(loads()).toBe(0)
})

test('what is due comes by itself, and a newer state waits its whole time', () => {
  const { store, clock } = open()
  store.send(lamp, press)
  clock.advance(LIT_MS - 1)

  store.send(lamp, press)
  clock.advance(LIT_MS - 1)
  expect(store.get(lamp).lit).toBe(true)
  clock.advance(1)

  expect(store.get(lamp).lit).toBe(false)
})

test('a store that was stopped does nothing more by itself', () => {
  const { store, clock } = open()
  store.send(lamp, press)

  store.stop()
  clock.advance(LIT_MS)

  expect(store.get(lamp).lit).toBe(true)
})

test('the first command that needs the server fetches the shop, which settles what is shown', async () => {
  const { store, loads } = open()

  store.send(basketSubject, two)
  expect(quantityOf(store.get(basketSubject), GROUP)).toBe(2)
  const shop = await store.engine()
  await shop.advance(1000)

  expect(shop.getState().basket).toMatchObject({ counts: { [GROUP]: 2 }, log: [] })
  expect(store.get(basketSubject)).toEqual(shop.getState().basket)
  expect(loads()).toBe(1)
})

test('two askers fetch the shop once', async () => {
  const { store, loads } = open()

  await Promise.all([store.engine(), store.engine()])

  expect(loads()).toBe(1)
})

test('a command is told to the running engine after the next paint and shown before it', async () => {
  const { store, paint } = open({ isPainted: false })
  const shop = await store.engine()

  store.send(basketSubject, two)
  expect(quantityOf(store.get(basketSubject), GROUP)).toBe(2)
  expect(quantityOf(shop.getState().basket, GROUP)).toBe(0)
  paint()
  await settle()

  expect(quantityOf(shop.getState().basket, GROUP)).toBe(2)
})

test('an answer that comes before the paint does not take the shown effect back', async () => {
  const { store } = open({ isPainted: false })
  const shop = await store.engine()
  store.send(basketSubject, two)

  shop.basket.send({ type: 'line.set', key: 8, count: 1 })

  expect(quantityOf(store.get(basketSubject), GROUP)).toBe(2)
  expect(quantityOf(store.get(basketSubject), 8)).toBe(1)
})

test('what was asked while the code could not be fetched stays, and the next command tries again', async () => {
  let isReachable = false
  const { store, loads } = open({ isReachable: () => isReachable })
  store.send(basketSubject, two)
  await expect(store.engine()).rejects.toThrow('The shop did not come')
  expect(quantityOf(store.get(basketSubject), GROUP)).toBe(2)

  isReachable = true
  store.send(basketSubject, { type: 'line.set', key: 8, count: 1 })
  await store.engine()

  expect(loads()).toBe(2)
})

test('a shop that does not come is worded once, for whoever asked, and may be asked again', async () => {
  const { store } = open({ isReachable: () => false })

  const error = await store.engine().catch(thrown => thrown)

  expect(toFailure(error)).toEqual({
    ...{ message: 'Произошла ошибка сервера', status: 501, fieldErrors: {}, retryable: true }
  })
  expect(error.cause).toEqual(new Error('The code did not come'))
})

test('ids of one millisecond grow', () => {
  const ids: string[] = []
  const notes: Subject<number, { readonly type: 'note.take' }> = {
    name: 'notes',
    commands: { 'note.take': true },
    start: () => 0,
    after: (count, _, id) => {
      ids.push(id)
      return count + 1
    }
  }
  const { store } = open()

  for (let at = 0; at < 3; at += 1) store.send(notes, { type: 'note.take' })

  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(3)
})
