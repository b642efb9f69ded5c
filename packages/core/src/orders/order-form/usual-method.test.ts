import { expect, test } from 'vitest'

import { methodOr, usualMethod } from './checkout-offers.ts'

const method = (id: string, isDefault = false, unavailable = '') => ({ id, isDefault, unavailable })

test.each([
  ['the default one', [method('1'), method('2', true)], '2'],
  [
    'the first usable one without a default',
    [method('1', false, 'Нет магазинов'), method('2')],
    '2'
  ],
  ['not a default that cannot be used', [method('1', true, 'Нет магазинов'), method('2')], '2'],
  ['nothing when nothing can be used', [method('1', true, 'Нет магазинов')], undefined]
])('the usual method is %s', (_, methods, id) => {
  expect(usualMethod(methods)?.id).toBe(id)
})

test('a choice stays while it can be used, else it falls back to the usual one', () => {
  const methods = [method('1', true), method('2'), method('3', false, 'Нет магазинов')]

  expect(['2', '3', 'нет такого'].map(id => methodOr(methods, id)?.id)).toEqual(['2', '1', '1'])
})
