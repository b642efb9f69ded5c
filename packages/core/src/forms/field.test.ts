import { expect, test } from 'vitest'

import { fieldMessage, fieldState, HIGHLIGHT_MS } from './field.ts'

test.each([
  ['', false, 'Поле не заполнено', 'neutral'],
  ['', true, 'Поле не заполнено', 'error'],
  ['12', false, 'Укажите корректный ИНН', 'error'],
  ['7707083893', false, undefined, 'valid'],
  ['7707083893', true, undefined, 'valid'],
  ['', true, undefined, 'neutral'],
  [false, false, 'Подтвердите', 'neutral'],
  [false, true, 'Подтвердите', 'error'],
  [true, false, undefined, 'valid']
] as const)(
  'a field with %j, touched %s and message %s is %s',
  (value, isTouched, message, state) => {
    expect(fieldState({ value, isTouched, message })).toBe(state)
  }
)

test('a message is silent until it may show', () => {
  const message = 'Поле не заполнено'

  expect(fieldMessage({ value: '', isTouched: false, message })).toBeUndefined()
  expect(fieldMessage({ value: '', isTouched: true, message })).toBe(message)
})

test('a failure is highlighted for two seconds', () => {
  expect(HIGHLIGHT_MS).toBe(2000)
})
