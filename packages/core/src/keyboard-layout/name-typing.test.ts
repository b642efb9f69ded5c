import { expect, test } from 'vitest'

import { lettersTyped, nameAfter, nameTyping, withLettersTyped } from './name-typing.ts'

/** A field after each of the texts that came from the keyboard, in their order. */
const typing = (...texts: readonly string[]) =>
  texts.reduce((field, text) => nameAfter(field, text), nameTyping(''))

test('Latin letters become Russian by their keys, and the typed ones can be had back (G5)', () => {
  const field = typing('J', 'Оo', 'Ощh', 'Ощрn')

  expect(field.name).toBe('Ощрт')
  expect(lettersTyped(field)).toBe('John')
  expect(withLettersTyped(field).name).toBe('John')
})

test('of a name in two alphabets only the typed letters come back', () => {
  const field = typing('Анна ', 'Анна v', 'Анна Мf')

  expect([field.name, lettersTyped(field)]).toEqual(['Анна Ма', 'Анна vf'])
})

test('a letter put in the middle or taken out keeps the others as they were typed', () => {
  const field = typing('jn', 'Оoт', 'Ощhт')

  expect([field.name, lettersTyped(field)]).toEqual(['Ощрт', 'john'])
  expect(lettersTyped(nameAfter(field, 'Ощр'))).toBe('joh')
})

test('a name in Russian letters offers nothing', () => {
  expect(lettersTyped(typing('анна'))).toBeUndefined()
})

test('who has taken the letters back writes on as he likes', () => {
  const field = nameAfter(withLettersTyped(typing('John')), 'John Smith')

  expect([field.name, lettersTyped(field)]).toEqual(['John Smith', undefined])
})

test('particles of names stay as they are', () => {
  expect(nameAfter(nameTyping(''), 'алиев вагиф оглы', ['оглы']).name).toBe('Алиев Вагиф оглы')
})
