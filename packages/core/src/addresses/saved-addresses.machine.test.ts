import { expect, test } from 'vitest'

import {
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  updateShippingAddress
} from '../contracts/delivery.ts'
import type { ShippingAddress } from '../entities/shipping.ts'
import { json } from '../testing/fake-server.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { emptyAddressForm, savedShipping } from './address-form.ts'
import { createSavedAddressesMachine } from './saved-addresses.machine.ts'
import {
  addressError,
  addressesMessage,
  addressForm,
  defaultAddress,
  isNewAddress,
  removedAddress,
  savedAddresses
} from './saved-addresses.selectors.ts'

const demoAddress = (id: string, patch: Partial<ShippingAddress> = {}): ShippingAddress => ({
  id,
  title: 'Дом',
  contactPerson: 'Иванова Мария Петровна',
  phone: '+79990000000',
  address: {
    country: 'Россия',
    region: 'Тульская область',
    city: 'Тула',
    settlement: '',
    street: 'ул. Садовая',
    house: id,
    flat: '5',
    value: `г. Тула, ул. Садовая, д. ${id}, кв. 5`
  },
  kladrId: '7100000100000',
  zip: '300000',
  isDefault: false,
  ...patch
})

const home = demoAddress('1', { isDefault: true })
const granny = demoAddress('2', { title: 'Бабушка' })

/** A server that keeps addresses. The client's contracts have shaped the bodies it is sent. */
function createMember() {
  const shop = createTestShop()
  let kept: ShippingAddress[] = [home, granny]
  const { server } = shop
  server.on(listShippingAddresses, () => ({ data: kept }))
  server.on(createShippingAddress, call => {
    const body = call.body as Omit<ShippingAddress, 'id'>
    kept = [{ ...body, id: String(kept.length + 7) }, ...kept]
    return { id: kept[0]?.id, data: kept }
  })
  server.on(updateShippingAddress, call => {
    const body = call.body as ShippingAddress
    kept = kept.map(known => (known.id === body.id ? body : { ...known, isDefault: false }))
    return { id: body.id, data: kept }
  })
  server.on(deleteShippingAddress, call => {
    const { id } = call.body as { id: string }
    kept = kept.filter(known => known.id !== id)
    return { id, data: kept }
  })
  return { shop, kept: () => kept }
}

async function withAddresses() {
  const member = createMember()
  const addresses = member.shop.createSavedAddresses([home, granny])
  const facts: string[] = []
  for (const type of ['address.saved', 'address.removed', 'address.restored'] as const) {
    addresses.on(type, fact => facts.push(fact.type))
  }
  await member.shop.advance(0)
  return { ...member, addresses, facts, context: () => addresses.getSnapshot().context }
}

const ids = (list: readonly ShippingAddress[]) => list.map(({ id }) => id)

test('reads the list when the page does not know it, again after a failure', async () => {
  const { shop } = createMember()
  shop.server.fail(listShippingAddresses, () => json(400, { message: 'Не получилось' }))
  const addresses = shop.createSavedAddresses()
  await shop.advance(0)
  expect(addresses.getSnapshot().value).toBe('failed')
  expect(addressesMessage(addresses.getSnapshot().context)).toBe('Не получилось')

  shop.server.heal()
  addresses.send({ type: 'addresses.reload' })
  await shop.advance(0)

  expect(ids(savedAddresses(addresses.getSnapshot().context))).toEqual(['1', '2'])
  expect(defaultAddress(addresses.getSnapshot().context)?.id).toBe('1')
})

test('a new address is checked field by field, saved and told of', async () => {
  const { shop, addresses, context, facts, kept } = await withAddresses()
  addresses.send({ type: 'address.add' })
  expect(isNewAddress(context())).toBe(true)

  addresses.send({ type: 'form.save' })
  expect(context().errors).toEqual({
    contactPerson: 'Отсутствует ФИО',
    phone: 'Отсутствует номер телефона',
    'address.address': 'Поле не заполнено',
    'address.city': 'Укажите населенный пункт',
    'address.street': 'Укажите улицу',
    'address.house': 'Укажите номер дома'
  })
  const { address, kladrId, zip } = demoAddress('9')
  const shipping = { address, kladrId, zip, coord: [] as [], cityFiasId: '', isDefault: true }
  addresses.send({ type: 'suggestion.choose', shipping })
  expect(addressError(context(), 'address.house')).toBeUndefined()
  expect(addressError(context(), 'phone')).toBe('Отсутствует номер телефона')
  addresses.send({
    type: 'form.edit',
    form: { contactPerson: 'Иванова Мария', phone: '8 999 000-00-00' }
  })
  addresses.send({ type: 'form.save' })
  await shop.advance(0)

  expect(addresses.getSnapshot().value).toBe('ready')
  expect(kept()).toHaveLength(3)
  expect(kept()[0]?.isDefault).toBe(false)
  expect(addressForm(context())).toBeUndefined()
  expect(facts).toEqual(['address.saved'])
})

test('a refusal of the server opens the form again with its words', async () => {
  const { shop, addresses, context } = await withAddresses()
  shop.server.on(updateShippingAddress, () =>
    json(422, { message: 'Проверьте введённые данные', errors: { phone: 'Номер занят' } })
  )

  addresses.send({ type: 'address.edit', id: '2' })
  addresses.send({ type: 'form.save' })
  await shop.advance(0)

  expect(addresses.getSnapshot().value).toBe('editing')
  expect(addressError(context(), 'phone')).toBe('Номер занят')
  expect(addressesMessage(context())).toBe('')
  addresses.send({ type: 'form.cancel' })
  expect(context().errors).toEqual({})
})

test('a removed address is gone at once and comes back as it was', async () => {
  const { shop, addresses, context, facts, kept } = await withAddresses()

  addresses.send({ type: 'address.remove', id: '1' })
  expect(ids(savedAddresses(context()))).toEqual(['2'])
  await shop.advance(0)
  expect(ids(kept())).toEqual(['2'])
  expect(removedAddress(context())?.id).toBe('1')
  addresses.send({ type: 'removal.undo' })
  await shop.advance(0)

  expect(kept()).toHaveLength(2)
  expect(defaultAddress(context())?.address).toEqual(home.address)
  expect(removedAddress(context())).toBeUndefined()
  expect(facts).toEqual(['address.removed', 'address.restored'])
})

test('an undo that is quicker than the server waits for its answer', async () => {
  const { shop, addresses, kept } = await withAddresses()

  addresses.send({ type: 'address.remove', id: '1' })
  addresses.send({ type: 'removal.undo' })
  await shop.advance(0)

  const changes = shop.server.calls.filter(({ name }) => name.endsWith('/delivery/v1/shipping'))
  expect(changes.map(({ name }) => name.split(' ')[0])).toEqual(['DELETE', 'POST'])
  expect(kept()).toHaveLength(2)
})

test('an address that could not be removed is shown again', async () => {
  const { shop, addresses, context } = await withAddresses()
  shop.server.on(deleteShippingAddress, () => json(409, { message: 'Не получилось' }))

  addresses.send({ type: 'address.remove', id: '1' })
  await shop.advance(0)

  expect(ids(savedAddresses(context()))).toEqual(['1', '2'])
  expect(addressesMessage(context())).toBe('Не получилось')
})

test('another address becomes the default one', async () => {
  const { shop, addresses, context } = await withAddresses()

  addresses.send({ type: 'address.makeDefault', id: '2' })
  await shop.advance(0)

  expect(defaultAddress(context())?.id).toBe('2')
  expect(savedShipping(granny)).toMatchObject({ shippingId: '2', shipping: { zip: '300000' } })
})

test('reaches every state of the saved addresses', () => {
  const machine = createSavedAddressesMachine({
    list: async () => [],
    create: async () => [],
    update: async () => [],
    remove: async () => [],
    validate: form => (form.phone === '' ? { phone: 'Отсутствует номер телефона' } : {}),
    emptyForm: () => emptyAddressForm()
  })
  const ends = ['list', 'save', 'update', 'remove'].flatMap(id => [
    { type: `xstate.done.actor.${id}`, output: [home, granny] },
    { type: `xstate.error.actor.${id}`, error: new Error('Нет сети') }
  ])

  const coverage = walkGraph(machine, {
    events: [
      { type: 'addresses.reload' },
      { type: 'address.add' },
      { type: 'address.edit', id: '1' },
      { type: 'address.remove', id: '1' },
      { type: 'address.makeDefault', id: '2' },
      { type: 'removal.undo' },
      { type: 'form.edit', form: { phone: '+79990000000' } },
      { type: 'suggestion.choose', shipping: { address: home.address, kladrId: '', zip: '' } },
      { type: 'form.cancel' },
      { type: 'form.save' },
      ...ends
    ],
    contextKey: ({ form, removed, addresses }) => [form?.phone, removed?.id, addresses.length]
  })

  expect(coverage.states, coverage.missed.join('\n')).toBe(1)
  expect(coverage.transitions, coverage.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
