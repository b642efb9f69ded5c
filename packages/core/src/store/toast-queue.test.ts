import { expect, test } from 'vitest'

import { type ShopToast, withToast } from './toast-queue.ts'

const toast = (text: string, change: Partial<ShopToast> = {}): ShopToast => ({
  tone: 'good',
  text,
  ...change
})

test.each<[string, boolean, Partial<ShopToast>]>([
  ['the same words', false, {}],
  [
    'the same words and a way back',
    false,
    { action: { label: 'Вернуть', subject: 'basket', commands: [] } }
  ],
  ['another tone', true, { tone: 'error' }],
  ['a title', true, { title: 'Корзина' }]
])('a toast with %s beside «Товар в корзине» is heard: %s', (_, isAnnounced, change) => {
  const queue = [toast('Товар в корзине')]

  expect(withToast(queue, toast('Товар в корзине', change))).toHaveLength(isAnnounced ? 2 : 1)
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
