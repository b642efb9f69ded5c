import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { startCheckout } from './checkout/checkout.ts'
import { offeredAfter } from './checkout/offered-choices.ts'
import { orderFieldsets } from './order-fieldsets.ts'
import type { CheckoutCommand } from './order-form/checkout-commands.ts'
import { type CheckoutContext, type CheckoutOffers, noOffers } from './order-form/checkout-state.ts'

const ways = [
  { id: '1', type: 'pickupPoint', title: 'Пункт выдачи', isDefault: true },
  { id: '2', type: 'courier', title: 'Курьер', note: 'Завтра' },
  { id: '3', type: 'post', title: 'Почта', unavailable: 'Нет в этом городе' }
]
const offers: CheckoutOffers = {
  ...noOffers,
  deliveryMethods: ways.map(way =>
    fixtures.deliveryMethod({ note: '', unavailable: '', isDefault: false, ...way })
  ),
  points: [fixtures.deliveryPoint({ code: 'msk-1', title: 'Пункт', address: 'Садовая, 5' })],
  town: { title: 'Москва', kladrId: '7700000000000' },
  paymentMethods: [
    fixtures.paymentMethod({ id: '7', title: 'СБП', unavailable: '', isDefault: true })
  ]
}
const start = (more: Partial<Parameters<typeof startCheckout>[0]> = {}) =>
  startCheckout({ offers, goodsPrice: 900, needsDelivery: true, isDeliveryFree: false, ...more })

const fieldOf = (checkout: CheckoutContext, id: string) =>
  orderFieldsets(checkout)
    .flatMap(({ fields }) => fields)
    .find(({ input }) => input.id === id)

const typed = (checkout: CheckoutContext, id: string, value: string, checked = false) => {
  const command = fieldOf(checkout, id)?.edit?.({ value, checked })
  return offeredAfter(checkout, command ?? never())
}

const never = (): CheckoutCommand => {
  throw new Error('There is no such field')
}

const namesOf = (checkout: CheckoutContext) =>
  orderFieldsets(checkout).map(({ fields }) => fields.map(({ input }) => input.name).join(' '))

test('each text, choice and consent of an order is edited by the command of its field', () => {
  const courier = typed(start(), 'delivery-1', '2')
  const texts = { fio: 'Анна', phone: '+7', email: 'a@b.ru', city: 'Тула', street: 'Ленина' }
  const filled = Object.entries({ ...texts, house: '7', flat: '12' }).reduce(
    (checkout, [id, value]) => typed(checkout, id, value),
    typed(courier, 'accept', '1', true)
  )
  const { form } = filled
  expect(form).toMatchObject({
    accept: true,
    personalData: { fio: 'Анна', phone: '+7', email: 'a@b.ru' },
    personalDelivery: { method: '2' },
    personalShipping: { shipping: { address: { city: 'Тула', street: 'Ленина', flat: '12' } } }
  })
  expect(fieldOf(filled, 'house')?.input.value).toBe('7')
})

test('who collects chooses a point, whom a courier visits writes an address', () => {
  expect(namesOf(start())[1]).toBe('delivery delivery delivery deliveryPoint')
  expect(namesOf(typed(start(), 'delivery-1', '2'))[1]).toBe(
    'delivery delivery delivery city street house flat'
  )
})

test('the point that is chosen is the one that is ticked', () => {
  const chosen = typed(start(), 'delivery-point', 'msk-1')
  expect(chosen.form.personalDelivery.deliveryPointCode).toBe('msk-1')
  expect(fieldOf(chosen, 'delivery-point')).toMatchObject({
    ...{ label: 'Пункт, Садовая, 5', input: { checked: true, value: 'msk-1' } }
  })
})

test('a way that cannot be had cannot be ticked, and says why', () => {
  expect(fieldOf(start(), 'delivery-2')).toMatchObject({
    ...{ note: 'Нет в этом городе', input: { disabled: true } }
  })
  expect(fieldOf(start(), 'delivery-1')).toMatchObject({
    ...{ note: 'Завтра', input: { disabled: false } }
  })
})

test('a refused order says at each field what is wrong with it', () => {
  const refused = offeredAfter(start(), { type: 'checkout.submit' })
  expect(fieldOf(refused, 'fio')).toMatchObject({
    ...{ error: 'Отсутствует ФИО', input: { 'aria-invalid': true } }
  })
  expect(fieldOf(start(), 'fio')?.error).toBe('')
})

test('an organisation is asked for its papers, and the post for an index', () => {
  const postal = {
    ...offers,
    deliveryMethods: [fixtures.deliveryMethod({ ...ways[2], unavailable: '' })]
  }
  const names = namesOf(start({ offers: postal, rules: { roles: ['dealer'] } }))
  expect(names[0]).toBe('fio phone email inn organization')
  expect(names[1]).toContain('city zip street house flat')
})

test('an order without delivery is asked for none', () => {
  expect(orderFieldsets(start({ needsDelivery: false })).map(({ legend }) => legend)).toEqual([
    ...['Кто получит', 'Как оплатить', 'Согласие']
  ])
})

test('what was posted without script is sent once more as the same order, for the sum that is shown', () => {
  const sent = { seen: '{"total":900}', orderKey: 'key-12345' }
  const hidden = orderFieldsets(start(), sent)
    .flatMap(({ fields }) => fields)
    .filter(({ input }) => input.type === 'hidden')

  expect(hidden.map(({ input }) => [input.name, input.value])).toEqual(Object.entries(sent))
  expect(namesOf(start()).join(' ')).not.toContain('orderKey')
})
