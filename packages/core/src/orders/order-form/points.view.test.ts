import { expect, test } from 'vitest'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import { withTyped } from '../../values/shipping/shipping-edit.ts'
import { checkoutAfter, startCheckout } from '../checkout/checkout.ts'
import type { CheckoutCommand } from './checkout-commands.ts'
import { noOffers } from './checkout-state.ts'
import { pointsView } from './points.view.ts'

const offers = {
  ...noOffers,
  deliveryMethods: [
    fixtures.deliveryMethod({
      id: 'pickup',
      type: 'pickupPoint',
      isDefault: true,
      unavailable: ''
    }),
    fixtures.deliveryMethod({ id: 'courier', type: 'courier', isDefault: false, unavailable: '' }),
    fixtures.deliveryMethod({ id: 'store', type: 'store', isDefault: false, unavailable: '' })
  ],
  town: { title: 'Тула', kladrId: '' },
  points: [
    fixtures.deliveryPoint({ code: 'p-1', type: 'pickupPoint', address: 'ул. Садовая, 5' }),
    fixtures.deliveryPoint({ code: 'p-2', type: 'pickupPoint', address: 'пр. Мира, 3' }),
    fixtures.deliveryPoint({ code: 's-1', type: 'store', address: 'ул. Садовая, 7' })
  ]
}

const toPickup: CheckoutCommand = { type: 'delivery.choose', id: 'pickup' }
const toStore: CheckoutCommand = { type: 'delivery.choose', id: 'store' }

const played = (...commands: readonly CheckoutCommand[]) =>
  commands.reduce(checkoutAfter, startCheckout({ offers }))

const codes = (...shown: Parameters<typeof pointsView>) =>
  pointsView(...shown).points.map(({ code }) => code)

test('only places of the chosen way are offered', () => {
  expect(codes(played(toPickup))).toEqual(['p-1', 'p-2'])
  expect(codes(played(toStore))).toEqual(['s-1'])
})

test('where a courier goes no place is offered, and none is missed', () => {
  const courier = played({ type: 'delivery.choose', id: 'courier' })

  expect(pointsView(courier)).toEqual({ city: 'Тула', points: [], note: '' })
})

test('a place is found by all of the words, in any order and case', () => {
  expect(codes(played(toPickup), '5  САДОВАЯ')).toEqual(['p-1'])
})

test('where no place is found it is said so', () => {
  expect(pointsView(played(toPickup), 'Ленина')).toEqual({
    city: 'Тула',
    points: [],
    note: 'Здесь ничего не нашлось.'
  })
})

test('while the places of another town are read none of the former one is offered', () => {
  const perm = withTyped(emptyShipping, { city: 'Пермь' })
  const moved = played(toPickup, { type: 'form.edit', form: {}, town: perm })

  expect(pointsView(moved)).toEqual({ city: 'Пермь', points: [], note: 'Узнаём пункты…' })
})
