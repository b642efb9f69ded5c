import {
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  updateShippingAddress
} from '@vitrina/core/contracts'
import type { ShippingAddress } from '@vitrina/core/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function createMember() {
  const member = createShopper(backend)
  await member.signUp()
  return member
}

const form = (house: string, isDefault = false): Omit<ShippingAddress, 'id'> => ({
  title: 'Дом',
  contactPerson: 'Соколова Анна Игоревна',
  phone: '8 912 345-67-89',
  address: {
    country: 'Россия',
    region: 'Тульская область',
    city: 'Тула',
    settlement: '',
    street: 'ул. Садовая',
    house,
    flat: '5',
    value: `г. Тула, ул. Садовая, д. ${house}, кв. 5`
  },
  kladrId: '7100000100000',
  zip: '300000',
  isDefault
})

const marks = ({ data }: { data: readonly ShippingAddress[] }) =>
  data.map(({ address, isDefault }) => [address.house, isDefault])

test('the first address is the default one, until another is made it', async () => {
  const member = await createMember()

  const first = await member.call(createShippingAddress, { body: form('1') })
  backend.clock.advance(1000)
  const second = await member.call(createShippingAddress, { body: form('2') })
  backend.clock.advance(1000)
  const third = await member.call(createShippingAddress, { body: form('3', true) })

  expect(marks(first)).toEqual([['1', true]])
  expect(first.data[0]?.phone).toBe('+79123456789')
  expect(marks(second)).toEqual([
    ['1', true],
    ['2', false]
  ])
  expect(marks(third)).toEqual([
    ['3', true],
    ['2', false],
    ['1', false]
  ])
  expect(third.data[0]?.id).toBe(third.id)
  expect(await member.call(listShippingAddresses, {})).toEqual({ data: third.data })
})

test('a change moves the mark, and nobody is left without a default address', async () => {
  const member = await createMember()
  const { id: one } = await member.call(createShippingAddress, { body: form('1') })
  backend.clock.advance(1000)
  const { id: two } = await member.call(createShippingAddress, { body: form('2') })

  const kept = await member.call(updateShippingAddress, { body: { ...form('1 а'), id: one } })
  const moved = await member.call(updateShippingAddress, { body: { ...form('2', true), id: two } })
  const left = await member.call(deleteShippingAddress, { body: { id: two } })

  expect(marks(kept)).toEqual([
    ['1 а', true],
    ['2', false]
  ])
  expect(marks(moved)).toEqual([
    ['2', true],
    ['1 а', false]
  ])
  expect(marks(left)).toEqual([['1 а', true]])
})

test('where a house is is kept with its address, until a change names it no more', async () => {
  const member = await createMember()
  const coord: [number, number] = [54.1931, 37.6173]
  const placesOf = ({ data }: { data: readonly ShippingAddress[] }) =>
    data.map(saved => saved.coord)

  const made = await member.call(createShippingAddress, { body: { ...form('1'), coord } })
  const listed = await member.call(listShippingAddresses, {})
  const { id } = made
  const moved = await member.call(updateShippingAddress, {
    body: { ...form('1'), id, coord: [54.2, 37.7] }
  })
  const left = await member.call(updateShippingAddress, { body: { ...form('2'), id, coord: [] } })

  expect([made, listed, moved, left].map(placesOf)).toEqual([
    [coord],
    [coord],
    [[54.2, 37.7]],
    [undefined]
  ])
})

test('ten tabs at once leave one default address, and the same address is saved once', async () => {
  const member = await createMember()

  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      member.call(createShippingAddress, { body: form(String(index % 3), true) })
    )
  )

  const { data } = await member.call(listShippingAddresses, {})
  expect(data).toHaveLength(3)
  expect(data.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('a form without what a courier needs is explained field by field', async () => {
  const member = await createMember()
  const { address, ...rest } = form('')

  const refusal = await member.refused(createShippingAddress, {
    body: {
      ...rest,
      contactPerson: 'Анна',
      phone: '123',
      address: { ...address, city: '', street: '' }
    }
  })

  expect(refusal.status).toBe(422)
  expect(refusal.errors).toEqual({
    contactPerson: 'Поле ФИО должно содержать не менее 2 слов, разделённых пробелами',
    phone: 'Вы ввели некорректный номер телефона',
    'address.city': 'Укажите населенный пункт',
    'address.street': 'Укажите улицу',
    'address.house': 'Укажите номер дома'
  })
})

test('an account keeps twenty addresses', async () => {
  const member = await createMember()
  for (let house = 1; house <= 20; house += 1) {
    await member.call(createShippingAddress, { body: form(String(house)) })
  }

  const refusal = await member.refused(createShippingAddress, { body: form('21') })

  expect([refusal.status, refusal.message]).toEqual([409, 'Можно сохранить не больше 20 адресов'])
})

test('another member’s address is neither changed nor removed', async () => {
  const [owner, stranger] = [await createMember(), await createMember()]
  const body = { ...form('1'), coord: [54.1931, 37.6173] as [number, number] }
  const { id, data } = await owner.call(createShippingAddress, { body })

  const refusals = [
    await stranger.refused(updateShippingAddress, { body: { ...form('9'), id } }),
    await stranger.refused(deleteShippingAddress, { body: { id } }),
    await owner.refused(deleteShippingAddress, { body: { id: '../etc' } })
  ]

  expect(refusals.map(({ status, message }) => [status, message])).toEqual([
    [404, 'Адрес не найден'],
    [404, 'Адрес не найден'],
    [404, 'Адрес не найден']
  ])
  expect(await owner.call(listShippingAddresses, {})).toEqual({ data })
})
