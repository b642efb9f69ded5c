import { expect, test } from 'vitest'

import type { SuggestionOption } from '../../entities/shipping.ts'
import { emptyShipping, fromSaved, normaliseNamed, normaliseShipping } from './shipping.ts'
import { withOption, withTyped, withZip } from './shipping-edit.ts'

const option = (patch: Partial<SuggestionOption['address']> = {}): SuggestionOption => ({
  value: 'г. Тверь, ул. Садовая, д. 5',
  address: {
    settlement: '',
    city: 'Тверь',
    country: 'Россия',
    house: '5',
    region: 'Тверская область',
    street: 'ул. Садовая',
    value: 'г. Тверь, ул. Садовая, д. 5',
    postal_code: '170000',
    kladr_id: '6900000100000',
    geo_lat: '56.8587',
    geo_lon: '35.9176',
    settlement_fias_id: null,
    city_fias_id: 'fias-tver',
    ...patch
  }
})

test('an option becomes the shop’s own shipping', () => {
  expect(normaliseShipping(option())).toEqual({
    coord: [56.8587, 35.9176],
    zip: '170000',
    kladrId: '6900000100000',
    cityFiasId: 'fias-tver',
    isDefault: true,
    address: {
      settlement: '',
      city: 'Тверь',
      country: 'Россия',
      house: '5',
      region: 'Тверская область',
      street: 'ул. Садовая',
      flat: '',
      value: 'г. Тверь, ул. Садовая, д. 5'
    }
  })
})

test.each([
  ['', ''],
  ['56.8', ''],
  ['', '35.9'],
  ['широта', 'долгота']
])('without both of %j and %j there is no coordinate', (geo_lat, geo_lon) => {
  expect(normaliseShipping(option({ geo_lat, geo_lon })).coord).toEqual([])
})

test('a village is known by its own id before its city’s', () => {
  const village = option({ settlement: 'деревня Лебедево', settlement_fias_id: 'fias-village' })

  expect(normaliseShipping(village).cityFiasId).toBe('fias-village')
  expect(normaliseShipping(option({ city_fias_id: null })).cityFiasId).toBe('')
})

test('what a service says in the shop’s words already wins', () => {
  const known = { ...option(), zip: '170001', kladrId: '69', cityFiasId: 'fias-known' }

  expect(normaliseShipping(known)).toMatchObject({
    zip: '170001',
    kladrId: '69',
    cityFiasId: 'fias-known'
  })
})

test('a found name carries its option along', () => {
  const named = { ...option(), fio: 'Соколова Анна Игоревна' }

  expect(normaliseNamed(named)).toEqual({
    ...normaliseShipping(named),
    fio: 'Соколова Анна Игоревна',
    option: named
  })
  expect(normaliseNamed({ ...option(), value: 'Иванов Иван' }).fio).toBe('Иванов Иван')
})

test('an option without a house keeps the house and the flat that were typed', () => {
  const typed = withTyped(emptyShipping, { house: '12', flat: '7', street: 'Мира' })

  const { address } = withOption(typed, option({ house: '', street: '' }))

  expect(address).toMatchObject({ city: 'Тверь', street: 'Мира', house: '12', flat: '7' })
  expect(address.value).toBe('Тверская область, Тверь, Мира, д. 12')
})

test('another city is not the one that was suggested', () => {
  const suggested = withOption(emptyShipping, option())

  const moved = withTyped(suggested, { city: 'Тверца' })

  expect(moved).toMatchObject({ kladrId: '', cityFiasId: '', coord: [], zip: '170000' })
  expect(moved.address).toMatchObject({ region: '', settlement: '', street: 'ул. Садовая' })
  expect(withTyped(suggested, { street: 'Мира' }).kladrId).toBe('6900000100000')
})

test('another village is not the one that was suggested, and lies in the same region', () => {
  const suggested = withOption(
    emptyShipping,
    option({ city: '', settlement: 'деревня Лебедево', settlement_fias_id: 'fias-village' })
  )

  const moved = withTyped(suggested, { settlement: 'деревня Лукино' })

  expect(moved).toMatchObject({ kladrId: '', cityFiasId: '', coord: [] })
  expect(moved.address).toMatchObject({ region: 'Тверская область', house: '5' })
  expect(withTyped(suggested, { settlement: 'деревня Лебедево' })).toEqual(suggested)
})

test('another street or house has not the coordinates of the suggested one', () => {
  const suggested = withOption(emptyShipping, option())

  expect(withTyped(suggested, { street: 'Мира' }).coord).toEqual([])
  expect(withTyped(suggested, { house: '7' }).coord).toEqual([])
  expect(withTyped(suggested, { house: '5', flat: '12' }).coord).toEqual([56.8587, 35.9176])
})

test('an address has its line only once it names a house', () => {
  expect(withTyped(emptyShipping, { city: 'Москва', street: 'Мира' }).address.value).toBe('')
  const whole = withTyped(withTyped(emptyShipping, { city: 'Москва' }), { house: ' 3 ' })
  expect(whole.address.value).toBe('Москва, д. 3')
  expect(
    withTyped(emptyShipping, { region: 'Москва', city: 'Москва', house: '3' }).address.value
  ).toBe('Москва, д. 3')
})

test('a saved address and a typed index take part like suggested ones', () => {
  const { address } = normaliseShipping(option())
  const saved = {
    id: '1',
    title: 'Дом',
    contactPerson: 'Анна',
    phone: '',
    address,
    kladrId: '69',
    zip: '170000',
    isDefault: false
  }

  const shipping = withZip(fromSaved(saved), '170100')

  expect(shipping).toMatchObject({ kladrId: '69', zip: '170100', isDefault: true, coord: [] })
  expect(shipping.address.value).toBe('Тверская область, Тверь, ул. Садовая, д. 5')
})
