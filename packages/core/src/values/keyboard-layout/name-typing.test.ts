import { expect, test } from 'vitest'

import {
  lettersMeant,
  lettersTyped,
  nameAfter,
  nameTyping,
  withLettersTyped
} from './name-typing.ts'

/** A field after each of the texts that came from the keyboard, in their order. */
const typing = (...texts: readonly string[]) =>
  texts.reduce((field, text) => nameAfter(field, text), nameTyping(''))

test('Latin letters become Russian by their keys, and the typed ones can be had back (G5)', () => {
  const field = typing('B', 'Иd', 'Ивf', 'Иваy')

  expect(field.name).toBe('Иван')
  expect(lettersTyped(field)).toBe('Bdfy')
  expect(withLettersTyped(field).name).toBe('Bdfy')
})

test('of a name in two alphabets only the typed letters come back', () => {
  const field = typing('Анна ', 'Анна v', 'Анна Мf')

  expect([field.name, lettersTyped(field)]).toEqual(['Анна Ма', 'Анна vf'])
})

test('a letter put in the middle or taken out keeps the others as they were typed', () => {
  const field = typing('gh', 'Пjр', 'Поdр')

  expect([field.name, lettersTyped(field)]).toEqual(['Повр', 'gjdh'])
  expect(lettersTyped(nameAfter(field, 'Пов'))).toBe('gjd')
})

test('a name in Russian letters offers nothing', () => {
  expect(lettersTyped(typing('анна'))).toBeUndefined()
})

test('who has taken the letters back writes on as he likes', () => {
  const field = nameAfter(withLettersTyped(typing('Bdfy')), 'Bdfy Smith')

  expect([field.name, lettersTyped(field)]).toEqual(['Bdfy Smith', undefined])
})

test('particles of names stay as they are', () => {
  expect(nameAfter(nameTyping(''), 'алиев вагиф оглы', ['оглы']).name).toBe('Алиев Вагиф оглы')
})

/** Every key behind what the field shows after the one before. */
const byKeys = (keys: string) =>
  [...keys].reduce((field, key) => nameAfter(field, field.name + key), nameTyping(''))

test.each([
  'John Smith',
  'Peter Brown',
  'Elena Sokolova',
  'Maria Rossi',
  'Ivan Petrov',
  'Anna Simon'
])('«%s» is a name in its own letters, pasted or typed key by key', name => {
  expect(nameAfter(nameTyping(''), name).name).toBe(name)
  expect(byKeys(name).name).toBe(name)
  expect(lettersTyped(byKeys(name))).toBeUndefined()
})

test.each([
  ['Bdfyjd Bdfy', 'Иванов Иван'],
  ['gtnhjdf vfhbz', 'Петрова Мария'],
  ['Cjrjkjdf Jkmuf', 'Соколова Ольга'],
  ['cthuttd fktrctq', 'Сергеев Алексей'],
  ['rj;tdybrjd gfdtk', 'Кожевников Павел'],
  ['Idtwjd Bkmz', 'Швецов Илья'],
  ['<jhbcjd Fhntv', 'Борисов Артем'],
  ['Kt Yuetty', 'Ле Нгуеен']
])('the keys «%s» are the name «%s», pasted or one by one', (keys, name) => {
  expect(nameAfter(nameTyping(''), keys).name).toBe(name)
  expect(byKeys(keys).name).toBe(name)
  expect(lettersTyped(byKeys(keys))).toBe(keys)
})

test('a name that was left in Latin letters is offered by its keys', () => {
  expect(lettersMeant(byKeys('Oerby'))).toBe('Щукин')
  expect(lettersMeant(byKeys('Bdfy'))).toBeUndefined()
  expect(lettersMeant(withLettersTyped(byKeys('Bdfy')))).toBeUndefined()
})
