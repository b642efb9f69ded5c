import { expect, test } from 'vitest'

import { fixtures } from '../../testing/entity-fixtures.ts'
import { type HeadQuestion, pageHead } from './head.ts'
import { breadcrumbSchema, productSchema } from './json-ld.ts'

const question: HeadQuestion = {
  title: 'Пенал «Космос»',
  siteName: 'Пенал',
  origin: 'https://penal.example',
  path: '/catalog/penaly/detail/kosmos',
  image: 'https://penal.example/1.jpg'
}

const contentOf = (overrides: Partial<HeadQuestion>, property: string) =>
  pageHead({ ...question, ...overrides }).openGraph.find(meta => meta.property === property)
    ?.content

test.each(['website', 'product', 'article'] as const)('a page may be of the type %s', type => {
  expect(contentOf({ type }, 'og:type')).toBe(type)
})

test('a picture of another size says its own', () => {
  const imageSize = { width: 800, height: 800 }

  expect(contentOf({ imageSize }, 'og:image:width')).toBe('800')
  expect(contentOf({ imageSize }, 'og:image:height')).toBe('800')
})

test('without words of its own a page is described by its title and number', () => {
  const { description, openGraph } = pageHead({ ...question, page: 2 })

  expect(description).toBe('Пенал «Космос» - Страница 2')
  expect(openGraph).toContainEqual({ property: 'og:description', content: description })
})

test('the heading has no page number', () => {
  expect(pageHead({ ...question, page: 2 }).h1).toBe('Пенал «Космос»')
})

test('the first page is canonical without its number, further ones with it', () => {
  const canonicalOf = (page: number | undefined) => pageHead({ ...question, page }).canonical

  expect(canonicalOf(undefined)).toBe('https://penal.example/catalog/penaly/detail/kosmos')
  expect(canonicalOf(1)).toBe('https://penal.example/catalog/penaly/detail/kosmos')
  expect(canonicalOf(3)).toBe('https://penal.example/catalog/penaly/detail/kosmos?page=3')
})

test('a title for networks needs no page number, the title of the page does', () => {
  const seo = fixtures.seoPage({ title: 'Купить пенал', ogTitle: 'Пенал «Космос» со звёздами' })

  expect(pageHead({ ...question, seo, page: 2 }).title).toBe('Купить пенал - Страница 2')
  expect(contentOf({ seo, page: 2 }, 'og:title')).toBe('Пенал «Космос» со звёздами')
})

test('only pages out of the index say a word to robots', () => {
  expect(pageHead({ ...question, noindex: true }).robots).toBe('noindex, follow')
  expect(pageHead({ ...question, noindex: false }).robots).toBeUndefined()
})

test('no texts set by hand are the same as none', () => {
  expect(pageHead({ ...question, seo: null })).toEqual(pageHead(question))
  expect(pageHead({ ...question, seo: {} })).toEqual(pageHead(question))
})

const pencilCase = {
  title: 'Пенал «Космос»',
  description: '<br>',
  url: 'https://penal.example/catalog/penaly/detail/kosmos',
  images: [],
  vendorCode: 'ПК-7',
  price: 449.5,
  isInStock: true,
  rating: 0,
  reviewsCount: 0,
  reviews: []
}

test('a product without words is described by its title, its kopecks stay', () => {
  expect(productSchema(pencilCase)).toMatchObject({
    description: 'Пенал «Космос»',
    image: [],
    offers: { price: 449.5, availability: 'https://schema.org/InStock' }
  })
})

test('one review is enough for a rating, none gives none', () => {
  expect(productSchema({ ...pencilCase, rating: 1, reviewsCount: 1 })).toHaveProperty(
    'aggregateRating.ratingValue',
    1
  )
  expect(productSchema(pencilCase)).not.toHaveProperty('aggregateRating')
})

test('a page without breadcrumbs has a list without items', () => {
  const page = { origin: 'https://penal.example', url: 'https://penal.example/' }

  expect(breadcrumbSchema([], page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: []
  })
})
