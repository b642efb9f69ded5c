import { expect, test } from 'vitest'

import { itemNote } from './item-note.ts'

test('a thing of an order says its kind and how many there are', () => {
  expect(itemNote({ variant: 'синий, 134', count: 2 })).toBe('синий, 134, 2 шт.')
  expect(itemNote({ variant: '', count: 1 })).toBe('1 шт.')
})

test('several pieces tell what one costs, where that is asked for', () => {
  expect(itemNote({ variant: 'синий', count: 2 }, '450 ₽')).toBe('синий, 2 шт. × 450 ₽')
  expect(itemNote({ variant: '', count: 1 }, '450 ₽')).toBe('1 шт.')
})
