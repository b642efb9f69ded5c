import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Banner } from '../entities/content.ts'
import { growth, LINEAR_MAX } from '../testing/growth.ts'
import { bannersFor } from './banner-choice.ts'

const banner = (code: string, fields: Partial<Banner> = {}): Banner => ({
  code,
  place: 'listing',
  title: 'Форма на весь класс',
  text: 'Эмблема от десяти вещей',
  link: { url: '/pages/shkolam', text: 'Как заказать' },
  cover: 'sky',
  images: [],
  category: null,
  values: [],
  ...fields
})

const everywhere = banner('everywhere')
const uniform = banner('uniform', { category: 'shkolnaya-forma' })
const coats = banner('coats', { category: 'shkolnaya-forma/verhnyaya-odezhda' })
const linen = banner('linen', { values: ['material:linen', 'brand:len-i-linejka'] })
const all = [everywhere, uniform, coats, linen]

const codesAt = (position: Parameters<typeof bannersFor>[1]) =>
  bannersFor(all, position).map(({ code }) => code)

test.each([
  ['no category', {}, ['everywhere']],
  ['another category', { category: 'nauka' }, ['everywhere']],
  ['a category that only begins alike', { category: 'shkolnaya-forma-2' }, ['everywhere']],
  ['the category', { category: 'shkolnaya-forma' }, ['uniform', 'everywhere']],
  [
    'a deeper category',
    { category: '/shkolnaya-forma/verhnyaya-odezhda/kurtki/' },
    ['coats', 'uniform', 'everywhere']
  ],
  [
    'a chosen value',
    { category: 'shkolnaya-forma', values: ['color:sinij', 'material:linen'] },
    ['linen', 'uniform', 'everywhere']
  ],
  ['another value', { values: ['material:wool'] }, ['everywhere']]
])('at %s the best banner comes first', (_, position, codes) => {
  expect(codesAt(position)).toEqual(codes)
})

test('equal banners keep the order of the editors', () => {
  const equal = [banner('b'), banner('a'), banner('c')]

  expect(bannersFor(equal, {}).map(({ code }) => code)).toEqual(['b', 'a', 'c'])
})

test('any path is read, however many slashes it has', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (category, values) => {
      expect(codesAt({ category, values })).toContain('everywhere')
    })
  )
  expect(growth(category => codesAt({ category }), '/')).toBeLessThan(LINEAR_MAX)
})
