import { expect, test } from 'vitest'

import { shipping as shippingEntity } from '../../entities/shipping.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { emptyShipping, fromSaved, normaliseShipping } from './shipping.ts'
import { withOption, withTyped, withZip } from './shipping-edit.ts'

const option = fixtures.suggestionOption({
  value: 'деревня Лебедево, д. 3',
  zip: undefined,
  kladrId: undefined,
  cityFiasId: undefined,
  address: {
    settlement: 'деревня Лебедево',
    city: '',
    country: 'Россия',
    house: '3',
    region: 'Тверская область',
    street: '',
    value: 'Тверская область, деревня Лебедево, д. 3',
    postal_code: '171001',
    kladr_id: '6900000000100',
    geo_lat: '56.8587',
    geo_lon: '-35.9176',
    settlement_fias_id: 'fias-village',
    city_fias_id: null
  }
})

test('nothing chosen yet is an address in Russia without parts', () => {
  expect(emptyShipping).toMatchObject({ coord: [], zip: '', kladrId: '', cityFiasId: '' })
  expect(emptyShipping.address).toMatchObject({ country: 'Россия', city: '', value: '' })
})

test.each([
  ['nothing chosen', emptyShipping],
  ['an option', normaliseShipping(option)],
  ['an option over what was typed', withOption(withTyped(emptyShipping, { flat: '7' }), option)],
  ['a saved address', fromSaved(fixtures.shippingAddress())],
  ['a typed index', withZip(emptyShipping, '300000')]
])('%s is a shipping that the contract takes, also after JSON', (_, shipping) => {
  expect(shippingEntity.parse(JSON.parse(JSON.stringify(shipping)))).toEqual(shipping)
})

test('west and south of the meridians a coordinate is below zero', () => {
  expect(normaliseShipping(option).coord).toEqual([56.8587, -35.9176])
})

test('a village stands in the line where a city would', () => {
  expect(withOption(emptyShipping, option).address.value).toBe(
    'Тверская область, деревня Лебедево, д. 3'
  )
})

test('an option that knows its house replaces all that was typed but the flat', () => {
  const typed = withTyped(emptyShipping, { house: '99', flat: '7', street: 'Лебедево 3' })

  expect(withOption(typed, option).address).toMatchObject({
    house: '3',
    flat: '7',
    street: '',
    value: option.address.value
  })
})

test.each(['г. Тверь, ул Садовая, д 23 к 4', 'Россия, Тверь, Садовая улица, 23к4'])(
  'the text of a service stays as it is, with any flat: %s',
  value => {
    const address = { ...option.address, city: 'Тверь', street: 'ул Садовая', house: '23 к 4' }
    const found = withOption(emptyShipping, { ...option, address: { ...address, value } })

    expect(withTyped(found, { flat: '7' }).address).toMatchObject({ flat: '7', value })
    expect(withTyped(found, { house: '23 к 5' }).address.value).toContain('д. 23 к 5')
  }
)

test('the flat that an option knows replaces the typed one', () => {
  const typed = withTyped(emptyShipping, { flat: '7' })
  const withFlat = { ...option, address: { ...option.address, flat: '12' } }

  expect(withOption(typed, withFlat).address.flat).toBe('12')
})

test.each([
  ['23 к 4', 'Тула, д. 23 к 4'],
  ['1/2 литера А', 'Тула, д. 1/2 литера А'],
  ['вл 5', 'Тула, вл 5'],
  ['д. 5', 'Тула, д. 5'],
  ['дом 5', 'Тула, дом 5'],
  ['уч 12', 'Тула, уч 12'],
  ['А', 'Тула, д. А'],
  ['к 2', 'Тула, к 2']
])('a house «%s» is called a house once: %s', (house, line) => {
  expect(withTyped(emptyShipping, { city: 'Тула', house }).address.value).toBe(line)
})

test('a city that is a region stands in the line once, whatever the service calls it', () => {
  const moscow = { region: 'г Москва', city: 'Москва', house: '3' }

  expect(
    withTyped({ ...emptyShipping, address: { ...emptyShipping.address, ...moscow } }, {}).address
      .value
  ).toBe('Москва, д. 3')
})

test('the same city typed again is still the one that was suggested', () => {
  const suggested = withOption(emptyShipping, option)

  expect(withTyped(suggested, { city: '', flat: '4' })).toMatchObject({
    kladrId: '6900000000100',
    cityFiasId: 'fias-village',
    coord: [56.8587, -35.9176]
  })
})

test('a house of blanks is no house', () => {
  expect(withTyped(emptyShipping, { city: 'Тула', house: '  ' }).address.value).toBe('')
})

test('an empty line is no delivery: without a city a house says nothing', () => {
  expect(withTyped(emptyShipping, { street: 'Мира', house: '3' }).address.value).toBe('')
})

test('an index changes nothing but itself', () => {
  const suggested = withOption(emptyShipping, option)

  expect(withZip(suggested, '171002')).toEqual({ ...suggested, zip: '171002' })
})

test('what was known before is not changed by what is chosen or typed', () => {
  const known = Object.freeze(withTyped(emptyShipping, { city: 'Тула', house: '14' }))
  const before = structuredClone(known)

  withOption(known, option)
  withTyped(known, { city: 'Тверь' })
  withZip(known, '170000')

  expect(known).toEqual(before)
})

test.each<[string, typeof emptyShipping, boolean]>([
  ['the option alone', withOption(emptyShipping, shown()), true],
  ['another flat', withTyped(withOption(emptyShipping, shown()), { flat: '9' }), true],
  ['another postal code', withZip(withOption(emptyShipping, shown()), '171002'), true],
  ['another house', withTyped(withOption(emptyShipping, shown()), { house: '4' }), false],
  ['another street', withTyped(withOption(emptyShipping, shown()), { street: 'Лесная' }), false],
  [
    'another village',
    withTyped(withOption(emptyShipping, shown()), { settlement: 'Юрьево' }),
    false
  ],
  [
    'a house typed to a street',
    withOption(withTyped(emptyShipping, { house: '4' }), street()),
    false
  ],
  ['a street chosen next', withOption(withOption(emptyShipping, shown()), street()), false]
])('after %s the words of the service for the house are there: %3$s', (_, shipping, isThere) => {
  expect(shipping.raw).toBe(isThere ? '{"house":"3"}' : undefined)
})

function shown() {
  return { ...option, raw: '{"house":"3"}' }
}

function street() {
  return { ...shown(), address: { ...option.address, street: 'ул Садовая', house: '', value: '' } }
}
