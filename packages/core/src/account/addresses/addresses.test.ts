import { expect, test } from 'vitest'
import {
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  updateShippingAddress
} from '../../contracts/delivery.ts'
import type { ShippingAddress } from '../../entities/shipping.ts'
import { shownErrors } from '../../forms/form.view.ts'
import { literalFieldRules as rules } from '../../platform/field-rules.ts'
import { type AddressCheck, defaultRuleSets } from '../../platform/rule-sets.ts'
import { demoProfile } from '../../testing/fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { withTyped } from '../../values/shipping/shipping-edit.ts'
import { type AddressValues, addressForm, placeValues, shippingOf } from './address.form.ts'
import { ADDRESSES_MAX, addressAnchor, addressesPage, addressMarkers } from './addresses.view.ts'
import { createOwnAddresses, postAddress } from './own-addresses.ts'

const COORD: [number, number] = [54.1931, 37.6173]

const saved = (id: string): ShippingAddress => ({
  ...{ id, title: 'Дом', contactPerson: 'Иванова Мария', phone: '+79990000000', isDefault: true },
  address: {
    ...{ country: 'Россия', region: 'Тульская область', city: 'Тула', settlement: '' },
    ...{ street: 'ул. Садовая', house: '1', flat: '5' },
    value: 'Тульская область, Тула, ул. Садовая, д. 1'
  },
  ...{ kladrId: '7100000100000', zip: '300000' }
})

const opened = (patch: Partial<AddressValues>) => {
  const state = addressForm.start({ address: saved('1'), profile: undefined, rules })
  return addressForm.after(state, { type: 'form.edit', values: patch })
}
const submitted = (patch: Partial<AddressValues>) =>
  addressForm.after(opened(patch), { type: 'form.submit' })

test('a saved address goes back as it came', () => {
  const { id: _, ...body } = saved('1')
  const { values, facts } = opened({})

  const sent = addressForm.body(values, facts)

  expect({ ...sent, phone: sent.phone.replaceAll(/[^\d+]/g, '') }).toEqual(body)
})

test('where a house is goes along with its address, and not with another house', () => {
  const facts = { address: { ...saved('1'), coord: COORD }, profile: undefined, rules }
  const state = addressForm.start(facts)
  const sentAfter = (values: Partial<AddressValues>) =>
    addressForm.body(addressForm.after(state, { type: 'form.edit', values }).values, facts).coord
  const moved = (part: object) => placeValues(withTyped(shippingOf(state.values), part))

  expect(sentAfter({ title: 'Дача' })).toEqual(COORD)
  expect(sentAfter(moved({ flat: '6' }))).toEqual(COORD)
  expect(sentAfter(moved({ house: '2' }))).toBeUndefined()
  expect(sentAfter({ coord: 'там' })).toBeUndefined()
})

test('a saved address is asked for what the shop’s rules of a courier name', () => {
  const { courier: _, ...others } = defaultRuleSets.address
  const missing = (courier: readonly AddressCheck[], patch: Partial<AddressValues>) => {
    const ruleSets = { ...defaultRuleSets, address: { ...others, courier } }
    const facts = { address: saved('1'), profile: undefined, rules: { ...rules, ruleSets } }
    const state = addressForm.after(addressForm.start(facts), { type: 'form.edit', values: patch })
    return Object.keys(shownErrors(addressForm, addressForm.after(state, { type: 'form.submit' })))
  }

  expect(missing(['address', 'street', 'house'], { house: '' })).toEqual(['house'])
  expect(missing(['city', 'postalCode'], { house: '', zip: '' })).toEqual(['zip'])
  expect(missing(['region'], { kladrId: '', zip: '' })).toEqual(['city'])
})

test('of the addresses whose place is known a map tells title and house, no flat and nobody', () => {
  const [known] = addressMarkers([{ ...saved('1'), coord: COORD }])

  expect(known).toEqual({
    ...{ markerId: '1', coordinates: COORD, type: 'Point' },
    properties: { title: 'Дом', address: 'Тульская область, Тула, ул. Садовая, д. 1' }
  })
  expect(addressMarkers([saved('1'), { ...saved('2'), coord: [] }])).toEqual([])
  expect(addressAnchor('1')).toBe('address-1')
})

test('a new address begins with the member’s own name and phone', () => {
  const { values } = addressForm.start({ address: undefined, profile: demoProfile(), rules })

  expect(values).toMatchObject({ contactPerson: 'Иванова Мария Петровна', city: '', title: '' })
  expect(values.phone).toContain('+7')
})

test.each<[string, Partial<AddressValues>, object]>([
  ['a good address', {}, {}],
  ['a village instead of a city', { city: '', settlement: 'д. Ясная Поляна' }, {}],
  ['a house without a street', { street: '' }, {}],
  ['no flat and no postal code', { flat: '', zip: '' }, {}],
  ['no place', { city: ' ' }, { city: 'Укажите населенный пункт' }],
  ['no house', { house: '' }, { house: 'Укажите номер дома' }],
  [
    'initials',
    { contactPerson: 'Иванова М. П.' },
    { contactPerson: 'Поле ФИО не должно содержать инициалы' }
  ],
  ['half a phone', { phone: '+7 999' }, { phone: 'Вы ввели некорректный номер телефона' }]
])('%s is judged as for a courier', (_case, patch, errors) => {
  expect(shownErrors(addressForm, submitted(patch))).toEqual(errors)
})

test('the address of the page says whose form is open', () => {
  const addresses = [saved('1'), saved('2')]
  const at = (query: string) => addressesPage(addresses, `/user/profile/addresses${query}`)

  expect(at('').editing).toBeUndefined()
  expect(at('?edit=2').editing?.address?.id).toBe('2')
  expect(at('?edit=new').editing).toEqual({ address: undefined })
  expect(at('?edit=3')).toMatchObject({ isUnknown: true, editing: undefined })
  expect(at('').cards[0]).toMatchObject({
    line: 'Тульская область, Тула, ул. Садовая, д. 1, кв. 5',
    editHref: '/user/profile/addresses?edit=1'
  })
  const map = new URL(at('').cards[0]?.mapHref ?? '')
  expect([map.origin, map.searchParams.get('text')]).toEqual([
    'https://yandex.ru',
    'Тульская область, Тула, ул. Садовая, д. 1'
  ])
})

test('an account that is full offers no new address', () => {
  const full = Array.from({ length: ADDRESSES_MAX }, (_, index) => saved(String(index)))

  const { addHref, editing } = addressesPage(full, '/user/profile/addresses?edit=new')

  expect([addHref, editing]).toEqual([undefined, undefined])
})

test('without script each form does what it says, a new address included', async () => {
  const shop = createTestShop({ scenario: 'member' })
  const answer = () => ({ id: '1', data: [saved('1')] })
  for (const call of [createShippingAddress, updateShippingAddress, deleteShippingAddress]) {
    shop.server.on(call, answer)
  }
  shop.server.on(listShippingAddresses, () => ({ data: [{ ...saved('1'), isDefault: false }] }))
  const after = async (fields: Record<string, string>) => {
    const posted = postAddress(shop.api, new URLSearchParams(fields))
    await shop.advance(0)
    await posted
    const { name, body } = shop.server.calls.at(-1) ?? {}
    return [name?.split(' ')[0], body]
  }
  const typed = { city: 'Тула', street: 'ул. Мира', house: '3', contactPerson: 'Иванова Мария' }

  expect(await after({ ...typed, title: ' Дача ', isDefault: 'on' })).toMatchObject([
    'POST',
    { title: 'Дача', isDefault: true, address: { value: 'Тула, ул. Мира, д. 3' } }
  ])
  expect(await after({ ...typed, id: '1' })).toMatchObject(['PUT', { id: '1', isDefault: false }])
  expect(await after({ default: '1' })).toEqual(['PUT', saved('1')])
  expect(await after({ remove: '1' })).toEqual(['DELETE', { id: '1' }])
})

test('an address that was removed comes back as it was, by an id of its own', async () => {
  const shop = createTestShop()
  shop.server.on(createShippingAddress, () => ({ id: '2', data: [] }))
  const restored = createOwnAddresses(shop.api).restore(saved('1'))
  await shop.advance(0)
  await restored

  const { id: _, ...body } = saved('1')
  expect(shop.server.calls.at(-1)?.body).toEqual(body)
})
