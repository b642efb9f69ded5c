import { expect, test } from 'vitest'

import { fullName, fullNameWith } from './full-name.ts'

const words = 'Поле ФИО должно содержать не менее 2 слов, разделённых пробелами'
const initials = 'Поле ФИО не должно содержать инициалы'
const letters = 'Поле ФИО должно содержать русские буквы от А до Я'

test.each([
  ['', 'Отсутствует ФИО'],
  ['   ', 'Отсутствует ФИО'],
  ['Иванова', words],
  ['И', words],
  ['И. Петрова', initials],
  ['Петрова А', initials],
  ['Петрова А.С.', initials],
  ['Петрова Анна-М', letters],
  ['Anna Petrova', letters],
  ['анна Петрова', letters],
  ['АННА ПЕТРОВА', letters],
  ['Анна1 Петрова', letters],
  ['<b>Анна</b> Петрова', letters],
  ['Гасанов Али оглы', letters],
  ['Иванова Анна', undefined],
  ['  Иванова   Анна  Сергеевна ', undefined],
  ['Салтыков-Щедрин Михаил', undefined],
  ['Ёлкин Пётр', undefined],
  ['Семёнова-Тян-Шанская Алёна', undefined]
])('the full name %j says %s', (value, message) => {
  expect(fullName(value)).toBe(message)
})

test('a shop may ask for three words', () => {
  expect(fullNameWith({ minWords: 3 })('Иванова Анна')).toBe(
    'Поле ФИО должно содержать не менее 3 слов, разделённых пробелами'
  )
})

test('a shop may let lower-case particles stand', () => {
  expect(fullNameWith({ particles: ['оглы'] })('Гасанов Али оглы')).toBeUndefined()
})

test('a shop may set its own pattern of a word', () => {
  expect(fullNameWith({ pattern: '[A-Z][a-z]+' })('Anna Petrova')).toBeUndefined()
})
