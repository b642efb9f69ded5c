import { expect, test } from 'vitest'

import { shipping as found, home } from '../testing/test-shipping.ts'
import { withField, wrongFields } from '../testing/test-wire.ts'
import { shipping, shippingAddress, suggestionOption } from './shipping.ts'

const saved = { id: 'a-1', ...home }

const option = {
  value: 'г. Тула, ул. Советская, д. 14',
  address: {
    settlement: '',
    city: 'Тула',
    country: 'Россия',
    house: '14',
    region: 'Тульская область',
    street: 'ул. Советская',
    value: 'г. Тула, ул. Советская, д. 14',
    postal_code: '300000',
    kladr_id: '7100000100000',
    geo_lat: '54.1931',
    geo_lon: '37.6173',
    settlement_fias_id: null,
    city_fias_id: 'b2601b18-6da2-4789-9fbe-800dde06a2bb'
  }
}

const entities = { shippingAddress, shipping, suggestionOption }
const examples = { shippingAddress: saved, shipping: found, suggestionOption: option }

test.each(['shippingAddress', 'shipping', 'suggestionOption'] as const)(
  'the %s of §3 is read letter by letter',
  name => {
    expect(entities[name].parse(examples[name])).toEqual(examples[name])
  }
)

test.each([
  ...['id', 'title', 'contactPerson', 'phone', 'kladrId', 'zip', 'isDefault', 'address'],
  ...['address.country', 'address.region', 'address.city', 'address.street', 'address.house'],
  ...['address.flat', 'address.value', 'address.settlement']
])('a saved address without %s is refused', field => {
  const without = withField(saved, field.split('.'), undefined)

  expect(wrongFields(shippingAddress, without)).toEqual([field])
})

test.each(['coord', 'zip', 'kladrId', 'cityFiasId', 'isDefault', 'address.settlement'])(
  'a found address without %s is refused',
  field => {
    expect(wrongFields(shipping, withField(found, field.split('.'), undefined))).toEqual([field])
  }
)

test.each<[string, unknown, string[]]>([
  ['latitude and longitude', [54.1931, 37.6173], []],
  ['nothing', [], []],
  ['one number', [54.1931], ['coord']],
  ['three numbers', [54.1931, 37.6173, 160], ['coord']],
  ['texts', ['54.1931', '37.6173'], ['coord']],
  ['null', null, ['coord']]
])('coordinates of %s are judged', (_, coord, wrong) => {
  expect(wrongFields(shipping, { ...found, coord })).toEqual(wrong)
})

test.each([
  ...['value', 'address', 'address.settlement', 'address.city', 'address.country'],
  ...['address.house', 'address.region', 'address.street', 'address.value'],
  ...['address.postal_code', 'address.kladr_id', 'address.geo_lat', 'address.geo_lon'],
  ...['address.settlement_fias_id', 'address.city_fias_id']
])('an option without %s is refused', field => {
  const without = withField(option, field.split('.'), undefined)

  expect(wrongFields(suggestionOption, without)).toEqual([field])
})

test('an option may bring a name and the shop’s own words for a place', () => {
  const named = {
    ...option,
    fio: 'Соколова Анна Игоревна',
    zip: '300001',
    kladrId: '71',
    cityFiasId: 'fias-tula'
  }

  expect(suggestionOption.parse(named)).toEqual(named)
})

test('a place may have no id in the state register', () => {
  const unknown = withField(option, ['address', 'city_fias_id'], null)

  expect(wrongFields(suggestionOption, unknown)).toEqual([])
})
