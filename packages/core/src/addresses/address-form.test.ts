import { expect, test } from 'vitest'

import { defaultRuleSets } from '../config/rule-sets.ts'
import type { Shipping, ShippingAddress } from '../entities/shipping.ts'
import { realLengths } from '../phone/real-lengths.ts'
import { demoProfile } from '../testing/fixtures.ts'
import {
  emptyAddressForm,
  savedShipping,
  suggestedForm,
  validateAddressForm
} from './address-form.ts'
import {
  addressesMessage,
  addressForm,
  defaultAddress,
  isNewAddress,
  removedAddress,
  savedAddresses
} from './saved-addresses.selectors.ts'
import { savedAddressesState } from './saved-addresses-events.ts'

const saved = (id: string, isDefault = false): ShippingAddress => ({
  ...{ id, title: 'Дом', contactPerson: 'Иванова Мария', phone: '+79990000000', isDefault },
  address: {
    ...{ country: 'Россия', region: 'Тульская область', city: 'Тула', settlement: '' },
    ...{ street: 'ул. Садовая', house: '1', flat: '5', value: 'г. Тула, ул. Садовая, д. 1' }
  },
  ...{ kladrId: '7100000100000', zip: '300000' }
})
const { id: _, ...good } = saved('1')

const withAddress = (patch: Partial<ShippingAddress['address']>) => ({
  ...good,
  address: { ...good.address, ...patch }
})
const suggested = (flat: string): Shipping => ({
  ...{ coord: [54.19, 37.61], zip: '300041', kladrId: '71000001000', cityFiasId: 'f-1' },
  isDefault: true,
  address: { ...good.address, house: '7', flat, value: 'г. Тула, ул. Садовая, д. 7' }
})

test('a new address begins in Russia, with the account’s own name and phone', () => {
  expect(emptyAddressForm()).toMatchObject({ contactPerson: '', phone: '', title: '' })
  expect(emptyAddressForm(demoProfile())).toMatchObject({
    ...{ contactPerson: 'Иванова Мария Петровна', phone: '+79990000000', isDefault: false },
    address: { country: 'Россия', city: '', value: '' }
  })
})

test.each<[string, typeof good, object]>([
  ['a good address', good, {}],
  ['a village instead of a city', withAddress({ city: '', settlement: 'д. Ясная Поляна' }), {}],
  ['a house without a street', withAddress({ street: '' }), {}],
  ['no flat and no postal code', { ...withAddress({ flat: '' }), zip: '' }, {}],
  ['no place', withAddress({ city: ' ' }), { 'address.city': 'Укажите населенный пункт' }],
  ['no house', withAddress({ house: '' }), { 'address.house': 'Укажите номер дома' }],
  [
    'initials',
    { ...good, contactPerson: 'Иванова М. П.' },
    { contactPerson: 'Поле ФИО не должно содержать инициалы' }
  ],
  ['half a phone', { ...good, phone: '+7 999' }, { phone: 'Вы ввели некорректный номер телефона' }]
])('%s is judged as for a courier', (_case, form, errors) => {
  expect(validateAddressForm(form)).toEqual(errors)
})

test('the shop’s own rules decide what an address and a phone are', () => {
  const sets = { ...defaultRuleSets, address: { courier: ['postalCode'] as const } }
  const armenian = { ...good, zip: '12', phone: '+374 91 123456' }

  expect(validateAddressForm(armenian, { sets, phoneLengths: realLengths })).toEqual({
    'address.postalCode': 'Заполните почтовый индекс'
  })
})

test('a suggestion brings its codes, and keeps the flat that was typed before', () => {
  const form = { ...good, isDefault: false }

  expect(suggestedForm(form, suggested(''))).toEqual({
    ...form,
    ...{ kladrId: '71000001000', zip: '300041' },
    address: { ...suggested('').address, flat: '5' }
  })
  expect(suggestedForm(form, suggested('12')).address.flat).toBe('12')
  expect(form.address.house).toBe('1')
})

test('a checkout takes a saved address whole', () => {
  expect(savedShipping(saved('9'))).toEqual({
    shippingId: '9',
    shipping: {
      ...{ coord: [], zip: '300000', kladrId: '7100000100000', cityFiasId: '', isDefault: true },
      address: good.address
    }
  })
})

test('without a marked address the first one is the usual one, and none of none', () => {
  expect(defaultAddress(savedAddressesState([saved('1'), saved('2')]))?.id).toBe('1')
  expect(defaultAddress(savedAddressesState([saved('1'), saved('2', true)]))?.id).toBe('2')
  expect(defaultAddress(savedAddressesState())).toBeUndefined()
})

test('an address that is being taken away is no default any more', () => {
  const removed = saved('2', true)
  const state = { ...savedAddressesState([saved('1'), removed]), removed }

  expect(savedAddresses(state).map(({ id }) => id)).toEqual(['1'])
  expect(defaultAddress(state)?.id).toBe('1')
  expect(removedAddress(state)).toBe(removed)
})

test('a closed form is neither new nor old, and says nothing', () => {
  const state = savedAddressesState([saved('1')])
  const failure = { message: 'Не получилось', status: 503, fieldErrors: {}, retryable: true }

  expect([addressForm(state), isNewAddress(state)]).toEqual([undefined, false])
  expect(isNewAddress({ ...state, form: good })).toBe(true)
  expect(isNewAddress({ ...state, form: good, editedId: '1' })).toBe(false)
  expect([addressesMessage(state), addressesMessage({ ...state, failure })]).toEqual([
    '',
    'Не получилось'
  ])
  expect(addressesMessage({ ...state, failure, errors: { phone: 'Номер занят' } })).toBe('')
})
