import { expect, test } from 'vitest'

import { searchSuggestions } from './search-suggestions.ts'

const sections = ['Рюкзаки', 'Рюкзаки детские', 'Рюкзаки мужские', 'Рюкзаки лёгкие', 'Тетради'].map(
  (title, place) => ({ title, path: `path-${place}` })
)
const backpack = { title: 'Рюкзак «Космос»', href: '/p', price: '990 ₽', picture: undefined }

test('three sections at most stand before the products', () => {
  expect(searchSuggestions(' РЮК', sections, [backpack])).toEqual([
    { kind: 'category', title: 'Рюкзаки', href: '/catalog/path-0' },
    { kind: 'category', title: 'Рюкзаки детские', href: '/catalog/path-1' },
    { kind: 'category', title: 'Рюкзаки мужские', href: '/catalog/path-2' },
    { kind: 'product', ...backpack }
  ])
})

test('nothing is offered for nothing', () => {
  expect(searchSuggestions('  ', sections, [])).toEqual([])
})
