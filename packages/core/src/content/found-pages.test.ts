import { expect, test } from 'vitest'

import { foundPages, noPages, searchQuestions, searchTabs, shownTab } from './found-pages.ts'

const answer = (page: number, total: number) => ({
  data: [
    { kind: 'page' as const, code: 'payments', title: 'Оплата', excerpt: 'Картой или по счёту' },
    {
      kind: 'articles' as const,
      code: 'ranec',
      title: 'Какой ранец взять',
      excerpt: 'весит до 1 кг'
    }
  ],
  meta: { page, limit: 10, total, pages: Math.ceil(total / 10) },
  corrected: null
})

test('pages and articles lead to where they stand', () => {
  const { cards, total, pages } = foundPages(answer(1, 2), '/search?q=ранец')

  expect(cards.map(({ title, href }) => [title, href])).toEqual([
    ['Оплата', '/payments'],
    ['Какой ранец взять', '/blog/detail/ranec']
  ])
  expect(cards.map(({ excerpt }) => excerpt)).toEqual(['Картой или по счёту…', '…весит до 1 кг…'])
  expect([total, pages]).toEqual([2, undefined])
})

test('the pages of what was found are links', () => {
  const { pages } = foundPages(answer(2, 21), '/search?q=ранец&in=pages&page=2')

  expect(pages?.links.map(({ href }) => href)).toEqual([
    '/search?q=ранец&in=pages',
    '/search?q=ранец&in=pages&page=2',
    '/search?q=ранец&in=pages&page=3'
  ])
  expect([pages?.previous, pages?.next]).toEqual([
    '/search?q=ранец&in=pages',
    '/search?q=ранец&in=pages&page=3'
  ])
})

test('where no text was found it is said, and past the last page the way back', () => {
  const emptyOf = (page: number, total: number) =>
    foundPages({ ...answer(page, total), data: [] }, `/search?q=ранец&in=pages&page=${page}`).empty

  expect(emptyOf(1, 0)).toMatchObject({ title: 'Ничего не нашлось' })
  expect(emptyOf(9, 2)).toEqual({
    title: 'Страницы с таким номером нет',
    text: '',
    action: { title: 'К началу списка', href: '/search?q=ранец&in=pages' }
  })
})

test('ten texts stand on a page, which is not a page of products', () => {
  expect(searchQuestions('/search?q=ранец&in=pages&page=3')).toEqual({
    pages: { query: 'ранец', page: 3, limit: 10 },
    products: '/search?q=ранец'
  })
  expect(searchQuestions('/search?q=ранец&page=3')).toEqual({
    pages: { query: 'ранец', page: 1, limit: 10 },
    products: '/search?q=ранец&page=3'
  })
})

const nothing = { total: 0, corrected: undefined }
const some = { total: 3, corrected: undefined }
const mended = { total: 3, corrected: 'доска' }

test.each([
  ['products that were found as typed', '?q=ранец', some, some, 'products'],
  ['texts, where no product was found', '?q=доставка', nothing, some, 'pages'],
  ['texts found as typed before products of another word', '?q=доставка', mended, some, 'pages'],
  ['products, where both are of another word', '?q=доставкв', mended, mended, 'products'],
  ['products, where nothing was found at all', '?q=ъ', nothing, nothing, 'products'],
  ['what was asked for', '?q=ранец&in=pages', some, some, 'pages'],
  ['products, once they are ordered', '?q=доставка&sort=price', mended, some, 'products']
])('a search shows %s', (_, query, products, pages, part) => {
  expect(shownTab(`/search${query}`, { products, pages })).toBe(part)
})

test('each part has its address, from its first page, and says how much was found of it', () => {
  const found = { products: { ...some, total: 12_000 }, pages: some }
  const tab = (part: string, title: string, count: string) => ({
    ...{ href: `/search?q=ранец&in=${part}`, title, count, isCurrent: part === 'pages' }
  })

  expect(searchTabs('/search?q=ранец&in=pages&page=2', found)).toEqual([
    tab('products', 'Товары', '12\u00a0000'),
    tab('pages', 'Статьи и страницы', '3')
  ])
})

test('where no text was found there is nothing to choose between', () => {
  expect(searchTabs('/search?q=ранец', { products: some, pages: nothing })).toEqual([])
})

test('a search without an answer about texts goes on without them', () => {
  expect(shownTab('/search?q=ранец', { products: nothing, pages: noPages })).toBe('products')
})

test('a text of a kind that is new has no page here, and is left out', () => {
  const { data, ...rest } = answer(1, 3)
  const hit = { kind: 'podcast', code: 'o-rancah', title: 'О ранцах', excerpt: 'слушайте' }

  const { cards } = foundPages({ ...rest, data: [hit, ...data] }, '/search?q=ранец')

  expect(cards.map(({ title }) => title)).toEqual(['Оплата', 'Какой ранец взять'])
})
