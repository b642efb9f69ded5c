import { expect, test } from 'vitest'
import type { Shipping } from '../../entities/shipping.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import { checkoutAfter, startCheckout } from '../checkout/checkout.ts'
import type { CheckoutCommand } from './checkout-commands.ts'
import type { CheckoutContext, CheckoutOffers } from './checkout-state.ts'
import { orderTown, townToRead } from './checkout-town.ts'
import { addressKept, addressThere, chosenTown, otherTown } from './town-choice.ts'

const method = { isDefault: false, priceFrom: 149, note: '', unavailable: '' } as const
const pickup = {
  ...method,
  id: 'pickup',
  type: 'pickupPoint',
  title: 'Пункт выдачи',
  isDefault: true
} as const
const courier = { ...method, id: 'courier', type: 'courier', title: 'Курьер' } as const

const offers: CheckoutOffers = {
  deliveryMethods: [pickup, courier],
  town: { title: 'Москва', kladrId: '' },
  points: [],
  savedAddresses: [],
  paymentMethods: [],
  paymentFailure: ''
}

const place = (city: string, kladrId = '', more: Partial<Shipping['address']> = {}): Shipping => ({
  ...{ ...emptyShipping, kladrId },
  address: { ...emptyShipping.address, city, ...more }
})

const tula = place('Тула', '7100000100000')
const perm = place('Пермь', '5900000100000')

const toCourier: CheckoutCommand = { type: 'delivery.choose', id: 'courier' }
const toPickup: CheckoutCommand = { type: 'delivery.choose', id: 'pickup' }
/** What a visitor does, by the form that he sees. */
type Step = CheckoutCommand | ((checkout: CheckoutContext) => CheckoutCommand)

const choose = (town: Shipping) => (checkout: CheckoutContext) => chosenTown(checkout, town)
const address = (shipping: Shipping): CheckoutCommand => ({
  type: 'form.edit',
  form: { personalShipping: { shippingId: '', shipping } }
})

const after = (checkout: CheckoutContext, step: Step) =>
  checkoutAfter(checkout, typeof step === 'function' ? step(checkout) : step)

const played = (...steps: readonly Step[]) => steps.reduce(after, startCheckout({ offers }))

const cityOf = ({ form }: CheckoutContext) => form.personalShipping.shipping?.address.city

test('until a town is chosen it is that of the offers, and the courier has none', () => {
  const checkout = played(toCourier)

  expect(orderTown(checkout)).toEqual({ title: 'Москва', kladrId: '' })
  expect([cityOf(checkout), townToRead(checkout)]).toEqual(['', undefined])
})

test('the town of the points is the courier’s, and the point of the town before is none', () => {
  const checkout = played({ type: 'point.choose', code: 'msk-1' }, choose(tula))

  expect(checkout.form.personalDelivery.deliveryPointCode).toBe('')
  expect(cityOf(checkout)).toBe('Тула')
  expect(townToRead(checkout)).toEqual({ title: 'Тула', kladrId: '7100000100000' })
})

test('the courier’s town is that of the points, without its street', () => {
  const home = place('Тула', '71000001000014600', { street: 'Советская', house: '1' })
  const checkout = played(toCourier, address(home), toPickup)

  expect(orderTown(checkout)?.title).toBe('Тула')
  expect(checkout.town?.address.street).toBe('')
})

test('a town of which nothing but the title was typed follows the next choice', () => {
  const checkout = played(toCourier, address(tula), toPickup, choose(perm), toCourier)

  expect(cityOf(checkout)).toBe('Пермь')
  expect(otherTown(checkout)).toBeUndefined()
})

const home = place('Тула', '7100000100000', { street: 'Советская', house: '1' })
const moved = () => played(toCourier, address(home), toPickup, choose(perm), toCourier)

test('an address typed for another town is kept and asked about', () => {
  const checkout = moved()

  expect(checkout.form.personalShipping.shipping).toEqual(home)
  expect(otherTown(checkout)?.title).toBe('Пермь')
  expect(orderTown(checkout)?.title).toBe('Пермь')
})

test('whoever wants it there begins the address anew', () => {
  const checkout = after(moved(), addressThere)

  expect(cityOf(checkout)).toBe('Пермь')
  expect(checkout.form.personalShipping.shipping?.address.street).toBe('')
  expect(otherTown(checkout)).toBeUndefined()
})

test.each<[string, Step]>([
  ['says so', addressKept],
  ['goes on typing', address(place('Тула', '7100000100000', { street: 'Советская', house: '2' }))]
])('whoever keeps the address and %s has its town again', (_, step) => {
  const checkout = after(moved(), step)

  expect(orderTown(checkout)?.title).toBe('Тула')
  expect(otherTown(checkout)).toBeUndefined()
  expect(cityOf(checkout)).toBe('Тула')
})

test('a title is asked about where points are needed, and dropped where the shop has no such town', () => {
  const typed = played(toCourier, address(place('Тул')))
  expect(townToRead(typed)).toBeUndefined()

  const asked = checkoutAfter(typed, toPickup)
  expect(townToRead(asked)).toEqual({ title: 'Тул', kladrId: '' })

  const unknown = checkoutAfter(asked, { type: 'town.unknown' })
  expect([orderTown(unknown)?.title, townToRead(unknown), cityOf(unknown)]).toEqual([
    'Москва',
    undefined,
    'Тул'
  ])
})

test('a recipient’s address, found while points are looked at, moves no town', () => {
  expect(orderTown(played(address(tula)))?.title).toBe('Москва')
})

test('a cleared city gives the town back', () => {
  expect(orderTown(played(toCourier, address(tula), address(place(''))))?.title).toBe('Москва')
})

test('offers of the town end the reading, and a failure waits for the next choice', () => {
  const chosen = played(choose(tula))
  const seen = checkoutAfter(chosen, {
    type: 'offers.seen',
    offers: { ...offers, town: { title: 'Тула', kladrId: '7100000100000' } }
  })
  const failed = checkoutAfter(chosen, { type: 'town.failed', message: 'Не удалось' })

  expect(townToRead(seen)).toBeUndefined()
  expect([failed.townFailure, townToRead(failed)]).toEqual(['Не удалось', undefined])
  expect(townToRead(after(failed, choose(tula)))?.title).toBe('Тула')
  expect(townToRead(checkoutAfter(failed, toPickup))?.title).toBe('Тула')
})

test('towns of one name are told apart by their codes', () => {
  const murmansk = played(choose(place('Кировск', '5100000300000')))
  const seen = checkoutAfter(murmansk, {
    type: 'offers.seen',
    offers: { ...offers, town: { title: 'Кировск', kladrId: '4700001600000' } }
  })

  expect(townToRead(seen)?.kladrId).toBe('5100000300000')
})

test('a town in which there are no points leaves the courier, with the town in his address', () => {
  const there = { title: 'Пермь', kladrId: '5900000100000' }
  const checkout = checkoutAfter(played(choose(perm)), {
    type: 'offers.seen',
    offers: {
      ...offers,
      town: there,
      deliveryMethods: [{ ...pickup, unavailable: 'Нет' }, courier]
    }
  })

  expect(checkout.form.personalDelivery.type).toBe('courier')
  expect(cityOf(checkout)).toBe('Пермь')
})
