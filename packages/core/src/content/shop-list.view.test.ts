import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { shopListView, shopSearch, shopView } from './shop-list.view.ts'

const ural = { id: '66', title: 'Свердловская область' }
const known = {
  regions: [ural, { id: '77', title: 'Москва' }],
  shops: [
    fixtures.shopPoint({ code: 'a', type: 'shop', regionId: '66', city: 'Екатеринбург' }),
    fixtures.shopPoint({ code: 'b', type: 'dealer', regionId: '77', city: 'Москва' })
  ]
}

test.each([
  ['/shops', { text: '' }],
  [
    '/shops?q=%20казань%20&type=dealer&region=16',
    { text: 'казань', type: 'dealer', regionId: '16' }
  ],
  ['/shops?type=cafe&region=../1', { text: '' }]
])('the address %s is read', (href, search) => {
  expect(shopSearch(href)).toEqual(search)
})

test('shops stand in their regions, with how many were found', () => {
  const view = shopListView(known, {})

  expect(view.groups.map(({ title, shops }) => [title, shops.map(({ code }) => code)])).toEqual([
    ['Свердловская область', ['a']],
    ['Москва', ['b']]
  ])
  expect(view.found).toBe('2 адреса')
})

test('what is searched for stays chosen', () => {
  const view = shopListView(known, { text: 'екб', type: 'shop', regionId: '66' })

  expect(view.kinds.find(({ isChosen }) => isChosen)?.title).toBe('Магазины')
  expect(view.regions.find(({ isChosen }) => isChosen)?.title).toBe('Свердловская область')
  expect([view.text, view.found]).toEqual(['екб', '0 адресов'])
})

test('a shop can be called, found on a map and perhaps fetched from', () => {
  const shop = fixtures.shopPoint({
    phone: '8 (800) 000-00-00',
    coordinates: [56.83, 60.6],
    deliveryPointCode: null
  })

  expect(shopView(shop)).toMatchObject({
    phoneHref: 'tel:88000000000',
    mapHref: 'https://yandex.ru/maps/?pt=60.6,56.83&z=16&l=map',
    isPickup: false
  })
})
