import { expect, test } from 'vitest'

import { listDeliveryMethods, listDeliveryPoints } from '../../contracts/delivery.ts'
import type { InitialState } from '../../engine/initial-state.ts'
import type { DeliveryPoint } from '../../entities/delivery.ts'
import type { ShopService } from '../../shop/services.ts'
import { json } from '../../testing/fake-server.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import type { CheckoutOffers } from '../order-form/checkout-state.ts'
import { orderTown, pointsNote } from '../order-form/checkout-town.ts'
import { chosenTown } from '../order-form/town-choice.ts'

const method = { isDefault: false, priceFrom: 149, note: '', unavailable: '' } as const
const pickup = { ...method, id: 'pickup', type: 'pickupPoint', title: 'Пункт выдачи' } as const
const courier = { ...method, id: 'courier', type: 'courier', title: 'Курьер' } as const

const pointIn = (city: string): DeliveryPoint => ({
  ...{ code: `${city}-1`, type: 'pickupPoint', title: 'Пункт', address: `${city}, Садовая, 1` },
  ...{ city, note: '', hours: '', coordinates: [0, 0], price: 149 }
})

const offers: CheckoutOffers = {
  deliveryMethods: [pickup, courier],
  town: { title: 'Москва', kladrId: '' },
  points: [pointIn('Москва')],
  savedAddresses: [],
  paymentMethods: [],
  paymentFailure: ''
}

const place = (city: string, kladrId: string) => ({
  ...{ ...emptyShipping, kladrId },
  address: { ...emptyShipping.address, city }
})
const tula = place('Тула', '7100000100000')

/** The shop knows Moscow, Tula and Perm. */
async function open(
  chosen: Parameters<ShopService<'openCheckout'>>[0] = {},
  state: InitialState = {}
) {
  const shop = createTestShop({ state })
  const known = ['Москва', 'Тула', 'Пермь']
  const cityOf = (url: URL) => url.searchParams.get('city') ?? 'Москва'
  shop.server.on(listDeliveryMethods, ({ url }) => {
    const city = cityOf(url)
    return { data: [pickup, courier], ...(known.includes(city) && { city }) }
  })
  shop.server.on(listDeliveryPoints, ({ url }) => {
    const city = cityOf(url)
    return { data: known.includes(city) ? [pointIn(city)] : [] }
  })
  const checkout = (await shop.service('openCheckout'))({ offers, ...chosen }).actor
  const shown = () => checkout.getSnapshot().context
  return { shop, checkout, shown, points: () => shown().offers?.points?.map(({ city }) => city) }
}

test('points and ways follow the chosen town, and the next visit begins with it', async () => {
  const { shop, checkout, shown, points } = await open()

  checkout.send(chosenTown(shown(), tula))
  await shop.advance(1000)

  expect(points()).toEqual(['Тула'])
  expect(shop.platform.cookies.get('town')).toBe('Тула')
})

test('a town that was chosen before the shop was there has its points read', async () => {
  const { shop: page } = await open()
  await page.advance(1000)

  // Basket and session have come with the page: nothing else moves the checkout.
  const { shop, points } = await open({ town: tula }, page.getState())
  await shop.advance(1000)

  expect(points()).toEqual(['Тула'])
})

test('of two choices in a row the last one holds', async () => {
  const { shop, checkout, shown, points } = await open()

  checkout.send(chosenTown(shown(), tula))
  checkout.send(chosenTown(shown(), place('Пермь', '5900000100000')))
  await shop.advance(1000)

  expect(points()).toEqual(['Пермь'])
})

test('a title that the shop does not know leaves the points that were shown', async () => {
  const { shop, checkout, shown, points } = await open()
  checkout.send({ type: 'delivery.choose', id: 'courier' })
  const typed = { shippingId: '', shipping: place('Нигдевск', '') }
  checkout.send({ type: 'form.edit', form: { personalShipping: typed } })

  checkout.send({ type: 'delivery.choose', id: 'pickup' })
  await shop.advance(1000)

  expect([orderTown(shown())?.title, points()]).toEqual(['Москва', ['Москва']])
  expect(shop.platform.cookies.get('town')).toBeUndefined()
})

test('points that cannot be read are told of, and read when the town is chosen again', async () => {
  const { shop, checkout, shown, points } = await open()
  shop.server.fail(listDeliveryPoints, () => json(404, {}))
  checkout.send(chosenTown(shown(), tula))
  await shop.advance(60_000)
  expect(shown().townFailure).toBe('Не удалось узнать пункты этого города. Выберите его ещё раз')

  shop.server.heal()
  checkout.send(chosenTown(shown(), tula))
  await shop.advance(1000)

  expect([shown().townFailure, points()]).toEqual(['', ['Тула']])
})

const { points: _, ...withoutPoints } = offers

test('points that a page came without are read as soon as somebody wants to collect', async () => {
  const { shop, checkout, shown, points } = await open({ offers: withoutPoints })
  checkout.send({ type: 'delivery.choose', id: 'courier' })
  await shop.advance(1000)
  expect(points()).toBeUndefined()

  checkout.send({ type: 'delivery.choose', id: 'pickup' })
  await shop.advance(1000)

  expect([points(), pointsNote(shown())]).toEqual([['Москва'], ''])
  // It is the shop that has named this town, nobody has chosen it.
  expect(shop.platform.cookies.get('town')).toBeUndefined()
})

test('points that cannot be read then either are asked for with the next choice of that way', async () => {
  const { shop, checkout, shown, points } = await open({ offers: withoutPoints })
  shop.server.fail(listDeliveryPoints, () => json(404, {}))
  checkout.send({ type: 'delivery.choose', id: 'pickup' })
  await shop.advance(60_000)
  expect(pointsNote(shown())).toBe('Не удалось узнать пункты этого города. Выберите его ещё раз')

  shop.server.heal()
  checkout.send({ type: 'delivery.choose', id: 'courier' })
  checkout.send({ type: 'delivery.choose', id: 'pickup' })
  await shop.advance(1000)

  expect([points(), pointsNote(shown())]).toEqual([['Москва'], ''])
})

test('points of a town that nobody has named are told to be missing', async () => {
  const { shop, checkout, shown } = await open({ offers: { ...withoutPoints, town: undefined } })

  checkout.send({ type: 'delivery.choose', id: 'pickup' })
  await shop.advance(1000)

  expect(pointsNote(shown())).toBe('Не удалось узнать пункты этого города. Выберите его ещё раз')
})
