import fc from 'fast-check'
import { expect, test } from 'vitest'

import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { correctName, repairSearch, toRussianLayout } from './keyboard-layout.ts'

test.each([
  ['ghbdtn', 'привет'],
  ['Ghbdtn', 'Привет'],
  ["q[ ] ; ' , . `", "йх ] ; ' , . `"],
  ["'rpfvty.", 'экзаменю'],
  ['`krf', 'ёлка'],
  ['Nfyz-Vfhbz', 'Таня-Мария'],
  ['тетрадь, ручка.', 'тетрадь, ручка.'],
  ['тетрадь 12 k', 'тетрадь 12 л'],
  ['', '']
])('%j typed in the Latin layout is %j', (typed, meant) => {
  expect(toRussianLayout(typed)).toBe(meant)
})

test.each([
  ['Bdfyjd Bdfy', 'Иванов Иван'],
  ['bdfyjd bdfy', 'Иванов Иван'],
  ['иванова анна сергеевна', 'Иванова Анна Сергеевна'],
  ['ИВАНОВ', 'Иванов'],
  ['салтыков-щедрин', 'Салтыков-Щедрин'],
  ['gtnhjd-djlrby', 'Петров-Водкин'],
  ['Rj;tdybrjd', 'Кожевников'],
  ['Ко;t', 'Коже'],
  ['Черны[', 'Черных'],
  ['<jhbcjd', 'Борисов'],
  ['пётр ', 'Пётр '],
  ['Иванов И.', 'Иванов И.']
])('the name field turns %j into %j', (typed, name) => {
  expect(correctName(typed)).toBe(name)
})

test('particles of names stay as they are', () => {
  expect(correctName('гасанов али оглы', ['оглы'])).toBe('Гасанов Али оглы')
})

test('a name typed key by key in the Latin layout comes out as if typed at once', () => {
  const typed = [...'rj;tdybrjd bdfy'].reduce((text, key) => correctName(text + key), '')

  expect(typed).toBe('Кожевников Иван')
})

test.each([
  ['ntnhflm', 'тетрадь'],
  ['Ntnhflm d rktnre', 'тетрадь в клетку'],
  ['h.rpfr', 'рюкзак'],
  ['тетрадь', undefined],
  ['тетрадь A4', undefined],
  ['12345', undefined],
  ['', undefined]
])('the search %j was meant as %s', (typed, meant) => {
  expect(repairSearch(typed)).toBe(meant)
})

test('any text is corrected, and a corrected name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), text => {
      const name = correctName(text)

      expect(correctName(name)).toBe(name)
      expect(toRussianLayout(text)).toHaveLength(text.length)
    })
  )
})

test.each(['a', ' ', 'a-', '[', 'И'])('the work for many «%s» grows with their number', part => {
  expect(growth(correctName, part)).toBeLessThan(LINEAR_MAX)
  expect(growth(repairSearch, part)).toBeLessThan(LINEAR_MAX)
})
