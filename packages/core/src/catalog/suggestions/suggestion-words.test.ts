import { expect, test } from 'vitest'

import { markedParts } from './marked-parts.ts'
import { organizationHint } from './organization-hint.ts'

const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test.each([
  ['ул. Садовая, Садовый пр.', ' сад ', 'ул. [Сад]овая, [Сад]овый пр.'],
  ['Тула', 'тула', '[Тула]'],
  ['Тула', 'ка', 'Тула'],
  ['Тула', ' ', 'Тула'],
  ['', 'ту', '']
])('of «%s» every place of «%s» is marked', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown)
})

test('every piece of a text is known by its place in it', () => {
  expect(markedParts('ул. Мира', 'мир')).toEqual([
    { part: 'ул. ', start: 0, isMarked: false },
    { part: 'Мир', start: 4, isMarked: true },
    { part: 'а', start: 7, isMarked: false }
  ])
})

test('under an INN it is told how to begin, and that its digits are wrong', () => {
  expect(organizationHint('77')).toBe('Начните с ИНН, название подставим сами')
  expect(organizationHint('7707083894')).toBe('Проверьте ИНН: контрольные цифры не сходятся')
})
