import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory-clock.ts'
import { type ShopToast, TOAST_MS, withToast } from './toast-queue.ts'
import { createToastsMachine } from './toasts.machine.ts'
import { shownToast } from './toasts.selectors.ts'

const toast = (text: string, change: Partial<ShopToast> = {}): ShopToast => ({
  tone: 'good',
  text,
  ...change
})

test.each<[string, boolean, Partial<ShopToast>]>([
  ['the same words', false, {}],
  ['the same words and a way back', false, { action: { label: 'Вернуть', name: 'undo' } }],
  ['another tone', true, { tone: 'error' }],
  ['a title', true, { title: 'Корзина' }]
])('a toast with %s beside «Товар в корзине» is heard: %s', (_, isHeard, change) => {
  const queue = [toast('Товар в корзине')]

  expect(withToast(queue, toast('Товар в корзине', change))).toHaveLength(isHeard ? 2 : 1)
})

test('one is shown, twenty wait, and what comes then is not heard', () => {
  const many = Array.from({ length: 30 }, (_, at) => toast(`Уведомление ${at}`))

  const queue = many.reduce<readonly ShopToast[]>(withToast, [])

  expect(queue.map(({ text }) => text)).toEqual(many.slice(0, 21).map(({ text }) => text))
})

test('a queue is never changed in place', () => {
  const queue = Object.freeze([toast('Первое')])

  expect(withToast(queue, toast('Второе'))).not.toBe(queue)
  expect(withToast(queue, toast('Первое'))).toBe(queue)
  expect(queue).toEqual([toast('Первое')])
})

function open() {
  const clock = createMemoryClock()
  const actor = createActor(createToastsMachine(), { clock }).start()
  const acted: string[] = []
  actor.on('toast.acted', ({ name }) => acted.push(name))
  return {
    actor,
    clock,
    acted,
    shown: () => shownToast(actor.getSnapshot().context)?.text,
    show: (...toasts: ShopToast[]) => {
      for (const one of toasts) actor.send({ type: 'toast.show', toast: one })
    }
  }
}

test('where nothing is shown there is nothing to close, hold or do', () => {
  const { actor, shown, acted } = open()

  for (const type of ['toast.close', 'toast.act', 'toast.hold', 'toast.release'] as const) {
    actor.send({ type })
  }

  expect([shown(), acted]).toEqual([undefined, []])
  expect(actor.getSnapshot().value).toBe('empty')
})

test('a closed one gives the next its whole time', () => {
  const { actor, clock, shown, show } = open()
  show(toast('Первое'), toast('Второе'))
  clock.advance(TOAST_MS - 100)

  actor.send({ type: 'toast.close' })
  clock.advance(TOAST_MS - 1)
  expect(shown()).toBe('Второе')
  clock.advance(1)

  expect(shown()).toBeUndefined()
})

test('one that was looked at has its whole time again, and the next does not stand still', () => {
  const { actor, clock, shown, show } = open()
  show(toast('Первое'), toast('Второе'))
  clock.advance(2000)
  actor.send({ type: 'toast.hold' })
  clock.advance(60_000)
  actor.send({ type: 'toast.release' })

  clock.advance(TOAST_MS - 1)
  expect(shown()).toBe('Первое')
  actor.send({ type: 'toast.hold' })
  actor.send({ type: 'toast.close' })
  clock.advance(TOAST_MS)

  expect(shown()).toBeUndefined()
})

test('a toast without an action cannot be acted on, and stays', () => {
  const { actor, shown, show, acted } = open()
  show(toast('Без действия'))

  actor.send({ type: 'toast.act' })

  expect([shown(), acted]).toEqual(['Без действия', []])
})

test('each action is told by its own name, in the order of the toasts', () => {
  const { actor, show, acted } = open()
  const undo = (name: string) => ({ action: { label: 'Вернуть', name } })
  show(toast('Рюкзак убран', undo('line.7')), toast('Пенал убран', undo('line.8')))

  actor.send({ type: 'toast.act' })
  actor.send({ type: 'toast.act' })

  expect(acted).toEqual(['line.7', 'line.8'])
})

test('words that have gone may be said again', () => {
  const { clock, shown, show } = open()
  show(toast('Товар в корзине'))
  clock.advance(TOAST_MS)

  show(toast('Товар в корзине'))

  expect(shown()).toBe('Товар в корзине')
})
