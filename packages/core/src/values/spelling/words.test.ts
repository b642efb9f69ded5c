import { expect, test } from 'vitest'

import { comparable, hasWords, wordsOf } from './words.ts'

test('letter case, «ё» and spaces do not make texts different', () => {
  expect(comparable('  Королёв,\u00a0ул.  Зелёная ')).toBe('королев, ул. зеленая')
})

test('words are letters and digits, whatever stands between them', () => {
  expect(wordsOf('Санкт-Петербург, д. 12/1')).toEqual(['санкт', 'петербург', 'д', '12', '1'])
  expect(wordsOf(' — ')).toEqual([])
})

test('a text is found by the beginnings of its words in any order', () => {
  const words = wordsOf('Орёл, улица Тургенева, 5')
  expect(hasWords(words, 'тург орел')).toBe(true)
  expect(hasWords(words, 'тургенева 6')).toBe(false)
  expect(hasWords(words, '')).toBe(true)
})
