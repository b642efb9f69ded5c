import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '../../fast-check-texts.ts'
import type { ShopPoint } from '../entities/shop-point.ts'
import { foundShops, shopMarkers, shopsByRegion } from './shop-points.ts'

const shop = (fields: Partial<ShopPoint>): ShopPoint => ({
  id: 1,
  code: 'kazan',
  type: 'shop',
  regionId: '16',
  city: 'Казань',
  title: '«Пенал» на Пушкина',
  address: 'Казань, ул. Пушкина, д. 10',
  note: '',
  coordinates: [55.7916, 49.1264],
  hours: 'ежедневно 10:00–21:00',
  phone: '8 800 000-00-00',
  services: ['Примерка', 'Самовывоз'],
  images: [],
  deliveryPointCode: null,
  ...fields
})

const kazan = shop({})
const orel = shop({
  id: 2,
  code: 'orel',
  regionId: '57',
  city: 'Орёл',
  title: 'Склад «Южный портфель»',
  address: 'Орёл, ш. Северное, д. 2',
  type: 'dealer',
  services: ['Опт']
})
const regions = [
  { id: '57', title: 'Орловская область' },
  { id: '16', title: 'Республика Татарстан' },
  { id: '54', title: 'Новосибирская область' }
]
const known = { regions, shops: [kazan, orel] }

const found = (search: Parameters<typeof foundShops>[1]) =>
  foundShops(known, search).map(({ code }) => code)

test('shops stand under their regions; a region without shops is not shown', () => {
  expect(shopsByRegion(known)).toEqual([
    { id: '57', title: 'Орловская область', shops: [orel] },
    { id: '16', title: 'Республика Татарстан', shops: [kazan] }
  ])
})

test.each([
  ['казань', ['kazan']],
  ['Пушк каз', ['kazan']],
  ['татарстан', ['kazan']],
  ['орел', ['orel']],
  ['ОРЁЛ', ['orel']],
  ['rfpfym', ['kazan']],
  ['  ', ['orel', 'kazan']],
  ['казань орёл', []],
  ['.*', ['orel', 'kazan']],
  ['москва', []]
])('«%s» finds %j', (text, codes) => {
  expect(found({ text })).toEqual(codes)
})

test('shops are told from dealers, by region and by services', () => {
  expect(found({ type: 'dealer' })).toEqual(['orel'])
  expect(found({ regionId: '16' })).toEqual(['kazan'])
  expect(found({ services: ['Примерка', 'Самовывоз'] })).toEqual(['kazan'])
  expect(found({ services: ['Примерка', 'Опт'] })).toEqual([])
})

test('shops are points of a map', () => {
  expect(shopMarkers([kazan])).toEqual([
    {
      markerId: 'kazan',
      coordinates: [55.7916, 49.1264],
      type: 'Point',
      properties: {
        title: '«Пенал» на Пушкина',
        address: 'Казань, ул. Пушкина, д. 10',
        hours: 'ежедневно 10:00–21:00',
        kind: 'shop'
      }
    }
  ])
})

test('any text is searched for without harm', () => {
  fc.assert(fc.property(anyText, text => found({ text }).length <= 2))
})
