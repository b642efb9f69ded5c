import { expect, test } from 'vitest'

import { home, shipping } from '../testing/test-shipping.ts'
import { type InputRow, withField, wrongFields } from '../testing/test-wire.ts'
import { suggestAddresses, suggestCities, suggestNames } from './address-suggestions.ts'
import {
  calculateAddressDelivery,
  calculatePickupPointDelivery,
  createShippingAddress,
  deleteShippingAddress,
  listDeliveryPoints,
  updateShippingAddress
} from './delivery.ts'
import { findOrganizations } from './organization-mapper.ts'

test.each([
  'title',
  'contactPerson',
  'phone',
  'address.country',
  'address.region',
  'address.city',
  'address.settlement',
  'address.street',
  'address.house',
  'address.flat',
  'address.value',
  'kladrId',
  'zip',
  'isDefault'
])('an address is not saved without %s', field => {
  const form = withField(home, field.split('.'), undefined)

  expect(wrongFields(createShippingAddress.body, form)).toEqual([field])
  expect(wrongFields(updateShippingAddress.body, Object.assign({ id: 'a-1' }, form))).toEqual([
    field
  ])
})

test.each<[string, number]>([
  ['title', 60],
  ['contactPerson', 200],
  ['phone', 32],
  ['address.city', 300],
  ['address.flat', 300],
  ['address.value', 1000],
  ['kladrId', 20],
  ['zip', 20]
])('%s of an address has %i signs at most', (field, most) => {
  const withText = (length: number) => withField(home, field.split('.'), 'ы'.repeat(length))

  expect(wrongFields(createShippingAddress.body, withText(most))).toEqual([])
  expect(wrongFields(createShippingAddress.body, withText(most + 1))).toEqual([field])
})

test.each<InputRow>([
  ['a changed address is named', updateShippingAddress.body, home, ['id']],
  [
    'a saved address says where it is, or nothing',
    createShippingAddress.body,
    { ...home, coord: [] },
    []
  ],
  ['and not half of it', createShippingAddress.body, { ...home, coord: [54.1931] }, ['coord']],
  ['a deleted one as well', deleteShippingAddress.body, {}, ['id']],
  [
    'half a coordinate is none',
    calculateAddressDelivery.body,
    { method: 'courier', shipping: { ...shipping, coord: [54.1931] } },
    ['shipping.coord']
  ],
  [
    'a point is named by its code',
    calculatePickupPointDelivery.body,
    { method: 'p' },
    ['deliveryPointCode']
  ],
  [
    'points are of two kinds, couriers have none',
    listDeliveryPoints.query,
    { type: 'courier' },
    ['type']
  ],
  ['points may be asked for without a city', listDeliveryPoints.query, {}, []],
  [
    'a search among points has 100 signs at most',
    listDeliveryPoints.query,
    { search: 'ы'.repeat(101) },
    ['search']
  ],
  ['300 signs of an address are looked up', suggestAddresses.query, { text: 'ы'.repeat(300) }, []],
  ['301 are not', suggestAddresses.query, { text: 'ы'.repeat(301) }, ['text']],
  ['a city is not looked up by nothing', suggestCities.query, {}, ['text']],
  ['a name needs neither role nor page', suggestNames.query, { fio: 'И' }, []],
  ['a role is one of four', suggestNames.query, { fio: 'И', role: 'admin' }, ['role']],
  ['pages of names begin with 1', suggestNames.query, { fio: 'И', page: '0' }, ['page']],
  [
    '100 names make a page, 101 do not',
    suggestNames.query,
    { fio: 'И', pageSize: 101 },
    ['pageSize']
  ],
  [
    'an organisation is looked up by 300 signs at most',
    findOrganizations.query,
    { text: 'ы'.repeat(301) },
    ['text']
  ]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})
