import { expect, test } from 'vitest'

import { wrongFields } from '../testing/test-wire.ts'
import { deliveryCalculation, deliveryMethod, deliveryPoint } from './delivery.ts'
import { organizationOption } from './organization.ts'
import { shopPoint } from './shop-point.ts'

test('a sole trader has no KPP, a closed organisation is told from an open one', () => {
  const trader = {
    value: 'ИП Соколова А. И.',
    inn: '710700000012',
    kpp: null,
    title: 'ИП Соколова А. И.',
    address: 'Тула',
    type: 'INDIVIDUAL',
    isActive: false
  }

  expect(organizationOption.parse(trader)).toEqual(trader)
  expect(wrongFields(organizationOption, { ...trader, isActive: undefined })).toEqual(['isActive'])
})

const method = {
  id: 'courier',
  type: 'courier',
  title: 'Курьер',
  note: 'Завтра',
  priceFrom: 290,
  isDefault: true,
  unavailable: ''
}

test.each(Object.keys(method))('a delivery method without %s is refused', field => {
  expect(wrongFields(deliveryMethod, { ...method, [field]: undefined })).toEqual([field])
})

test.each([
  ['courier', []],
  ['pickupPoint', []],
  ['store', []],
  ['post', []],
  ['postamat-24', []],
  ['', ['type']],
  ['п'.repeat(41), ['type']]
])('the type of delivery «%s» is judged: %j', (type, wrong) => {
  expect(wrongFields(deliveryMethod, { ...method, type })).toEqual(wrong)
})

const calculation = {
  calculationId: 'calc-1',
  price: 0,
  date: '2026-11-24',
  expiresAt: '2026-11-21T11:00:00.000Z',
  description: 'Курьер привезёт 24 ноября'
}

test.each(Object.keys(calculation))('a calculation without %s is refused', field => {
  expect(wrongFields(deliveryCalculation, { ...calculation, [field]: undefined })).toEqual([field])
})

test('a point of delivery is no courier and stands somewhere', () => {
  const point = {
    code: 'TUL-1',
    type: 'pickupPoint',
    title: 'Пункт выдачи на Советской',
    address: 'Тула, ул. Советская, 14',
    city: 'Тула',
    note: 'Вход со двора',
    hours: 'ежедневно 9:00–21:00',
    coordinates: [54.1931, 37.6173],
    price: 190
  }

  expect(deliveryPoint.parse(point)).toEqual(point)
  expect(deliveryPoint.parse({ ...point, type: 'courier' }).type).toBe('pickupPoint')
  expect(wrongFields(deliveryPoint, { ...point, coordinates: [] })).not.toEqual([])
})

test('a shop that keeps no orders has no delivery point', () => {
  const shop = {
    id: 1,
    code: 'tula-sovetskaya',
    type: 'shop',
    regionId: '71',
    city: 'Тула',
    title: 'Магазин на Советской',
    address: 'ул. Советская, 14',
    note: '',
    coordinates: [54.1931, 37.6173],
    hours: '9:00–21:00',
    phone: '+74872000000',
    services: ['примерка'],
    images: [],
    deliveryPointCode: null
  }

  expect(shopPoint.parse(shop)).toEqual(shop)
  expect(wrongFields(shopPoint, { ...shop, type: 7 })).toEqual(['type'])
  expect(wrongFields(shopPoint, { ...shop, regionId: 71 })).toEqual(['regionId'])
})
