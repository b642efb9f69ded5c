import { expect, test } from 'vitest'

import { slug } from './slug.ts'

test.each([
  ['Школьная форма', 'shkolnaya-forma'],
  ['Рюкзак «Перемена», 18 л', 'ryukzak-peremena-18-l'],
  ['Ёжик и щётка — подъезд', 'ezhik-i-shchetka-podezd'],
  ['«5+КЛАСС»', '5-klass'],
  ['Поло', 'polo']
])('«%s» has the address part %s', (title, code) => {
  expect(slug(title)).toBe(code)
})
