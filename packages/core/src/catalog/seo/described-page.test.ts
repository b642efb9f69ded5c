import { expect, test } from 'vitest'

import type { Product } from '../../entities/product.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { newsFacts, newsHead, productFacts, productHead } from './described-page.ts'

const page = { url: 'https://penal.example/x', apiUrl: 'https://penal.example/api' }
const picture = { fileId: 'f-1', alt: '' }

const product = (patch: Partial<Product> = {}): Product => ({
  ...demoProduct({ images: [picture, { fileId: 'f-2', alt: '' }] }),
  ...{ description: '<p>Не мнётся</p>', lead: '', characteristics: [], trail: [], seoPage: null },
  ...patch
})

test('a product is told of in its own short words, else by its description', () => {
  expect(productHead(product({ lead: 'Шесть клиньев' }), page)).toMatchObject({
    type: 'product',
    description: 'Шесть клиньев',
    image: 'https://penal.example/api/image-minifier/v1/f-1.jpg?preview=share&format=jpg'
  })
  expect(productHead(product(), page).description).toBe('<p>Не мнётся</p>')
})

test('a product without pictures leaves the picture of the page to the shop', () => {
  expect(productHead(product({ images: [] }), page)).not.toHaveProperty('image')
})

test('search engines read the price of the asked role, every picture and the first barcode', () => {
  const cardPrices = [
    { price: 450, priceRole: 'guest_opt' },
    { price: 300, priceRole: 'dealer' }
  ]
  const facts = productFacts(product({ cardPrices }), page, { priceRole: 'dealer', reviews: [] })

  expect(facts).toMatchObject({
    gtin13: '4600000000017',
    image: [
      'https://penal.example/api/image-minifier/v1/f-1.jpg?preview=1280&format=jpg',
      'https://penal.example/api/image-minifier/v1/f-2.jpg?preview=1280&format=jpg'
    ],
    offers: { url: page.url, price: 300, availability: 'https://schema.org/InStock' }
  })
})

test('a product is in stock as long as one of its choices is', () => {
  const [gone, left] = [demoGroup({ remnants: 0 }), demoGroup({ id: 2, remnants: 1 })]
  const availabilityOf = (groups: Product['groups']) =>
    productFacts(product({ groups }), page, { priceRole: 'guest_opt', reviews: [] }).offers
      .availability

  expect(availabilityOf([gone, left])).toBe('https://schema.org/InStock')
  expect(availabilityOf([gone])).toBe('https://schema.org/OutOfStock')
})

test('an article is told of with its picture in its true size, and by the shop', () => {
  const news = fixtures.newsItem({ title: 'Ранец', preview: 'Как выбрать', image: picture })
  const image = 'https://penal.example/api/image-minifier/v1/f-1.jpg?preview=1280&format=jpg'

  expect(newsHead(news, page)).toEqual({
    ...{ title: 'Ранец', description: 'Как выбрать', type: 'article' },
    ...{ image, imageSize: { width: 1280, height: 1280 } }
  })
  expect(newsFacts(news, page, 'Пенал')).toMatchObject({
    headline: 'Ранец',
    image: [image],
    mainEntityOfPage: page.url,
    publisher: { name: 'Пенал' }
  })
})

test('an article without a picture tells of none', () => {
  const news = fixtures.newsItem({ image: null })

  expect(newsHead(news, page)).not.toHaveProperty('image')
  expect(newsFacts(news, page, 'Пенал')).not.toHaveProperty('image')
})
