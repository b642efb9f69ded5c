import { expect, test } from 'vitest'

import { collectionViews } from './collection.view.ts'

test('a collection says how many goods it has and leads to them; without any it is not shown', () => {
  const sale = {
    ...{ id: 3, code: 'sale', title: 'Распродажа', description: 'Скидки до 30 %.' },
    ...{ image: null, productsCount: 21 }
  }

  expect(collectionViews([sale])).toEqual([
    {
      href: '/collections/sale',
      title: 'Распродажа',
      notes: ['21 товар'],
      picture: undefined
    }
  ])
  expect(collectionViews([{ ...sale, productsCount: 0 }])).toEqual([])
})
