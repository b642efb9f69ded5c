import { expect, test } from 'vitest'

import { type FrontOptions, frontOf } from './front.ts'
import { patternOf } from './screen.ts'

const stories = ['purchase', 'no-script']
const url = 'http://localhost:3000'

test('a front that says nothing has the names of the storefront, and its backend at /api', () => {
  const front = frontOf({ url: `${url}/` }, stories)

  expect(front).toMatchObject({ url, apiUrl: `${url}/api`, screen: 'wide' })
  expect(front.names.buy).toEqual({ role: 'button', name: 'В корзину: {title}' })
})

test('a name alone keeps the role, and a whole control replaces it', () => {
  const link = { role: 'link', name: 'Buy' } as const
  const { names } = frontOf({ url, names: { place: 'Order', buy: link } }, stories)

  expect(names.place).toEqual({ role: 'button', name: 'Order' })
  expect(names.buy).toEqual(link)
})

test.each<[object, string]>([
  [{ url: 'localhost:3000' }, 'url: an address like http://localhost:3000 is needed'],
  [{ url, names: { bye: 'Buy' } }, 'names: there is no bye; there are search, '],
  [{ url, words: { payed: 'Paid' } }, 'words: there is no payed'],
  [{ url, without: { favorites: 'none' } }, 'without: there is no favorites; there are purchase']
])('%j is refused with what there is', (options, words) => {
  expect(() => frontOf(options as FrontOptions, stories)).toThrow(words)
})

test('a name between slashes is a pattern, in which a title is only letters', () => {
  expect(patternOf('Buy: {title}', { title: 'Pen (2)' })).toBe('Buy: Pen (2)')
  expect(patternOf('/^Buy: {title}/', { title: 'Pen (2)' })).toEqual(/^Buy: Pen \(2\)/)
  expect(patternOf('/{address}/', { address: ['a. 1', 'b'] })).toEqual(/(?:a\. 1|b)/)
})
