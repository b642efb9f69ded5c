import { expect, test } from 'vitest'
import { createMemoryClock } from '../platform/memory.ts'
import { createStore } from './store.ts'
import type { Subject } from './subject.ts'
import { actOnToast, toastAction } from './toast-action.ts'
import type { ToastCommand } from './toast-commands.ts'
import { type ShopToast, TOAST_MS } from './toast-queue.ts'
import { shownToast, toastsSubject } from './toasts.ts'

interface Note {
  readonly type: 'note.take'
  readonly text: string
}

/** Hears what actions send. */
const notes: Subject<readonly string[], Note> = {
  name: 'notes',
  commands: { 'note.take': true },
  start: () => [],
  after: (received, { text }) => [...received, text]
}

const undo = (text: string) => ({
  action: toastAction('Вернуть', notes, { type: 'note.take', text })
})
const toast = (text: string, change: Partial<ShopToast> = {}): ShopToast => ({
  tone: 'good',
  text,
  ...change
})

function open() {
  const clock = createMemoryClock()
  const store = createStore({
    initial: {},
    host: { clock, randomBytes: count => new Uint8Array(count) },
    loadShop: () => Promise.reject(new Error('Toasts need no shop'))
  })
  store.get(notes)
  const send = (type: Exclude<ToastCommand['type'], 'toast.show'>) =>
    store.send(toastsSubject, { type })
  return {
    clock,
    send,
    act: () => actOnToast(store),
    acted: () => store.get(notes),
    queue: () => store.get(toastsSubject).queue,
    shown: () => shownToast(store.get(toastsSubject))?.text,
    show(...toasts: ShopToast[]) {
      for (const one of toasts) store.send(toastsSubject, { type: 'toast.show', toast: one })
    }
  }
}

test('one is shown for 2500 ms, the next one waits its turn', () => {
  const { clock, shown, show } = open()
  expect(TOAST_MS).toBe(2500)
  show(toast('Первое'), toast('Второе'))

  clock.advance(2499)
  expect(shown()).toBe('Первое')
  clock.advance(1)
  expect(shown()).toBe('Второе')
  clock.advance(2500)

  expect(shown()).toBeUndefined()
})

test('a duplicate is dropped, shown or waiting; another tone is none', () => {
  const { queue, show } = open()
  const first = toast('Первое')
  const second = toast('Второе')

  show(first, second, first, second, { ...first, tone: 'warning' })

  expect(queue()).toHaveLength(3)
})

test('its time stands still while it is looked at, and begins anew afterwards', () => {
  const { clock, send, shown, show } = open()
  show(toast('Первое'))
  clock.advance(2000)
  send('toast.hold')
  clock.advance(60_000)
  expect(shown()).toBe('Первое')

  send('toast.release')
  clock.advance(TOAST_MS - 1)
  expect(shown()).toBe('Первое')
  clock.advance(1)

  expect(shown()).toBeUndefined()
})

test('a closed one gives the next its whole time, also when it was held', () => {
  const { clock, send, shown, show } = open()
  show(toast('Первое'), toast('Второе'))
  clock.advance(TOAST_MS - 100)
  send('toast.hold')

  send('toast.close')
  clock.advance(TOAST_MS - 1)
  expect(shown()).toBe('Второе')
  clock.advance(1)

  expect(shown()).toBeUndefined()
})

test('where nothing is shown there is nothing to close, hold or do', () => {
  const { clock, send, act, acted, shown, show } = open()

  for (const type of ['toast.close', 'toast.hold', 'toast.release'] as const) send(type)
  act()
  expect([shown(), acted()]).toEqual([undefined, []])

  show(toast('Первое'))
  clock.advance(TOAST_MS)
  expect(shown()).toBeUndefined()
})

test('each action sends its own commands to its subject and closes its toast', () => {
  const { act, acted, shown, show } = open()
  show(toast('Рюкзак убран', undo('line.7')), toast('Пенал убран', undo('line.8')))

  act()
  expect(shown()).toBe('Пенал убран')
  act()

  expect(acted()).toEqual(['line.7', 'line.8'])
  expect(shown()).toBeUndefined()
})

test('a toast without an action cannot be acted on, and stays', () => {
  const { act, acted, shown, show } = open()
  show(toast('Без действия'))

  act()

  expect([shown(), acted()]).toEqual(['Без действия', []])
})

test('words that have gone may be said again', () => {
  const { clock, shown, show } = open()
  show(toast('Товар в корзине'))
  clock.advance(TOAST_MS)

  show(toast('Товар в корзине'))

  expect(shown()).toBe('Товар в корзине')
})

test('a flood of notifications does not fill the next half an hour', () => {
  const { queue, show } = open()

  for (let message = 0; message < 1000; message += 1) show(toast(`Поступление № ${message}`))

  expect(queue().length).toBeLessThanOrEqual(21)
})
