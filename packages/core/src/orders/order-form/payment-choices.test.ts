import { expect, test } from 'vitest'

import { fixtures } from '../../testing/entity-fixtures.ts'
import { paymentChoices } from './checkout-offers.ts'
import { noOffers } from './checkout-state.ts'

const card = fixtures.paymentMethod({ id: 'card', code: 'card', unavailable: '' })
const cash = fixtures.paymentMethod({ id: 'cash', code: 'on_receipt', unavailable: '' })
const offers = { ...noOffers, paymentMethods: [card, cash] }

test('what is not delivered is not paid on receipt', () => {
  expect(paymentChoices({ offers, needsDelivery: true })).toEqual([card, cash])
  expect(paymentChoices({ offers, needsDelivery: false })).toEqual([
    card,
    { ...cash, unavailable: 'Заказ без доставки оплачивают сразу' }
  ])
})

test('where nothing is paid online, what is not delivered says that there is no way to pay it', () => {
  const late = { offers: { ...noOffers, paymentMethods: [cash] }, needsDelivery: false }

  expect(paymentChoices(late)).toEqual([
    { ...cash, unavailable: 'Заказ без доставки оплачивают сразу, а оплаты онлайн пока нет' }
  ])
})

test('until the ways to pay have been read there is none', () => {
  expect(paymentChoices({ needsDelivery: true })).toEqual([])
})
