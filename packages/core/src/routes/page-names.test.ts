import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PageNames, pageAddresses, pageNameFaults } from './page-names.ts'
import { matchRoute } from './route-match.ts'
import { routePath } from './route-path.ts'

const names: PageNames = {
  compare: { path: '/sravnenie', title: 'Сравниваем' },
  'how-order': { path: '/как-заказать' },
  brand: { path: '/marki/{code}' },
  product: { path: '/tovary/{category}/{slug...}/{code}' },
  'catalog-category': { path: '/razdely/{category}/{slug...}' },
  cart: { title: 'Тележка' }
}

test.each([
  ['/compare', '/sravnenie'],
  ['/compare/', '/sravnenie'],
  ['/compare?a=1&b=/compare#top', '/sravnenie?a=1&b=/compare#top'],
  ['/how-order', '/%D0%BA%D0%B0%D0%BA-%D0%B7%D0%B0%D0%BA%D0%B0%D0%B7%D0%B0%D1%82%D1%8C'],
  ['/brands/%D0%BB%20%D1%83', '/marki/%D0%BB%20%D1%83'],
  ['/catalog/a/b/c/detail/d', '/tovary/a/b/c/d'],
  ['/catalog/a', '/razdely/a'],
  ['/catalog/a/b?color=1', '/razdely/a/b?color=1']
])('the page of %s is seen at %s, and is the same page there', (inner, outer) => {
  const addresses = pageAddresses(names)

  expect(addresses.outer(inner)).toBe(outer)
  expect(matchRoute(pathOf(addresses.inner(outer)))).toEqual(matchRoute(pathOf(inner)))
})

test.each([
  '/cart',
  '/brands',
  '/',
  '//evil.example',
  'https://a.example/compare',
  '#top',
  '/%E0',
  ''
])('%s names no renamed page and stays as it is both ways', url => {
  const addresses = pageAddresses(names)

  expect([addresses.outer(url), addresses.inner(url)]).toEqual([url, url])
})

test('translating twice is as translating once', () => {
  const { outer, inner } = pageAddresses(names)
  const part = fc.constantFrom('compare', 'catalog', 'detail', 'tovary', 'razdely', 'brands', 'a')

  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), parts => {
      const path = `/${parts.join('/')}`

      expect(outer(outer(path))).toBe(outer(path))
      expect(inner(inner(path))).toBe(inner(path))
      expect(outer(inner(outer(path)))).toBe(outer(path))
    })
  )
})

test('a shop without names of its own has the addresses of the table', () => {
  const { outer, inner } = pageAddresses({ cart: { title: 'Тележка' } })

  expect([outer(routePath('cart')), inner('/compare/')]).toEqual(['/cart', '/compare/'])
})

test('names that keep the parameters and meet no other page have no faults', () => {
  expect(pageNameFaults(names)).toEqual([])
  expect(pageNameFaults({})).toEqual([])
})

test('a listing and its products may move together, as they lie together', () => {
  const faults = pageNameFaults({
    product: { path: '/katalog/{category}/{slug...}/tovar/{code}' },
    'catalog-category': { path: '/katalog/{category}/{slug...}' }
  })

  expect(faults).toEqual([])
})

test.each([
  'sravnenie',
  '/',
  '/sravnenie/',
  '//sravnenie',
  '/a b',
  '/a?b',
  '/%D0%B0',
  '/a.json',
  '/..',
  '/api',
  '/assets/compare',
  '/basket',
  '/healthz'
])('%s is no address of a page', path => {
  expect(pageNameFaults({ compare: { path } })).toEqual([{ page: 'compare', kind: 'shape' }])
})

test('the home page stays where it is', () => {
  expect(pageNameFaults({ home: { path: '/glavnaja' } })).toEqual([{ page: 'home', kind: 'shape' }])
})

test.each(['/marki', '/marki/{id}', '/marki/{code}/{code}', '/marki/{code...}'])(
  '%s does not keep the parameters of a brand',
  path => {
    expect(pageNameFaults({ brand: { path } })).toEqual([
      { page: 'brand', kind: 'params', params: ['{code}'] }
    ])
  }
)

test.each<[string, PageNames, string]>([
  ['that of another page', { compare: { path: '/favorites' } }, 'favorites'],
  [
    'the old one of a renamed page',
    { compare: { path: '/favorites' }, favorites: { path: '/moe' } },
    'favorites'
  ],
  ['one of many of another page', { compare: { path: '/pages/sravnenie' } }, 'page'],
  ['a product of the catalogue', { compare: { path: '/catalog/a/detail/b' } }, 'product'],
  [
    'its own old one',
    { 'catalog-category': { path: '/catalog/{category}/{slug...}/a' } },
    'catalog-category'
  ],
  [
    'the same one of another renamed page',
    { cart: { path: '/moe' }, compare: { path: '/moe' } },
    'compare'
  ]
])('an address that could be %s is a clash', (_, clashing, other) => {
  expect(pageNameFaults(clashing)).toContainEqual(
    expect.objectContaining({ kind: 'clash', with: other })
  )
})

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? ''
