import { expect, test } from 'vitest'

import { articleSchema, breadcrumbSchema, productSchema, shopSchema } from './json-ld.ts'

const backpack = {
  title: 'Ранец «Космос»',
  description: '<p>Лёгкий ранец.</p>',
  url: 'https://penal.example/catalog/rancy/detail/ranec-kosmos',
  images: ['https://penal.example/1.webp'],
  vendorCode: 'RK-01',
  barcode: '4601234567893',
  brand: 'Пенал',
  price: 4990,
  isInStock: true,
  rating: 4.8,
  reviewsCount: 12,
  reviews: []
}

test('a product is offered in RUR with its stock and rating', () => {
  expect(productSchema(backpack)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Ранец «Космос»',
    description: 'Лёгкий ранец.',
    image: ['https://penal.example/1.webp'],
    sku: 'RK-01',
    gtin13: '4601234567893',
    brand: { '@type': 'Brand', name: 'Пенал' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      reviewCount: 12,
      bestRating: 5
    },
    offers: {
      '@type': 'Offer',
      url: 'https://penal.example/catalog/rancy/detail/ranec-kosmos',
      price: 4990,
      priceCurrency: 'RUR',
      availability: 'https://schema.org/InStock'
    }
  })
})

test('reviews that the page shows are told with their author and rate', () => {
  const reviews = [{ author: 'Мария', rate: 5, text: 'Лёгкий и вместительный' }]

  expect(productSchema({ ...backpack, reviews })).toMatchObject({
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Мария' },
        reviewRating: { ratingValue: 5, bestRating: 5 },
        reviewBody: 'Лёгкий и вместительный'
      }
    ]
  })
})

test('what a product does not have is not said', () => {
  const plain = productSchema({
    ...backpack,
    barcode: undefined,
    brand: undefined,
    isInStock: false,
    reviewsCount: 0
  })

  expect(plain.offers.availability).toBe('https://schema.org/OutOfStock')
  expect(Object.keys(plain)).toEqual([
    '@context',
    '@type',
    'name',
    'description',
    'image',
    'sku',
    'offers'
  ])
})

test('breadcrumbs name every page with its full address', () => {
  const crumbs = [
    { title: 'Главная', href: '/' },
    { title: 'Каталог', href: '/catalog' },
    { title: 'Ранцы', href: undefined }
  ]
  const page = { origin: 'https://penal.example', url: 'https://penal.example/catalog/rancy' }

  expect(breadcrumbSchema(crumbs, page).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://penal.example/' },
    { '@type': 'ListItem', position: 2, name: 'Каталог', item: 'https://penal.example/catalog' },
    { '@type': 'ListItem', position: 3, name: 'Ранцы', item: 'https://penal.example/catalog/rancy' }
  ])
})

test('an article names who wrote it and when; without a picture it has none', () => {
  const article = articleSchema({
    title: 'Как выбрать ранец',
    description: '<p>Три вопроса.</p>',
    url: 'https://penal.example/blog/detail/ranec',
    image: undefined,
    publishedAt: '2026-07-30T07:00:00.000Z',
    shop: 'Пенал'
  })

  expect(article).toMatchObject({
    '@type': 'Article',
    description: 'Три вопроса.',
    datePublished: '2026-07-30T07:00:00.000Z',
    publisher: { name: 'Пенал' }
  })
  expect(Object.keys(article)).not.toContain('image')
})

test('a shop that nobody has rated has no rating', () => {
  const shop = {
    ...{ title: 'Пенал', url: 'https://penal.example', phone: '8 800', email: 'a@b.ru' },
    ...{ rating: 4.5, reviewsCount: 24 }
  }

  expect(shopSchema(shop)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 24 } })
  expect(Object.keys(shopSchema({ ...shop, reviewsCount: 0 }))).not.toContain('aggregateRating')
})
