import { expect, test } from 'vitest'

import { collectionView } from './collection.view.ts'

test('a collection says how many goods it has, and leads to them', () => {
  const sale = {
    ...{ id: 3, code: 'sale', title: 'Распродажа', description: 'Скидки до 30 %.' },
    ...{ image: null, productsCount: 21 }
  }

  expect(collectionView(sale)).toEqual({
    href: '/collections/sale',
    title: 'Распродажа',
    notes: ['21 товар'],
    picture: undefined
  })
})
