import { expect, test } from 'vitest'

import type { OrderForm } from '../../entities/order.ts'
import { toFailure } from '../../platform/api-error.ts'
import type { CheckoutAnswer, CheckoutCommand } from '../order-form/checkout-commands.ts'
import { shownField } from '../order-form/checkout-fields.ts'
import {
  type CheckoutContext,
  type CheckoutOffers,
  checkoutState,
  emptyOrderForm
} from '../order-form/checkout-state.ts'
import { checkoutPhase, newTotal } from './checkout.selectors.ts'
import { checkoutAfter, checkoutDue, takenOver } from './checkout.ts'

const usable = { note: '', unavailable: '' } as const
const delivery = { priceFrom: 149, ...usable } as const

const offers: CheckoutOffers = {
  deliveryMethods: [
    { id: '1', type: 'pickupPoint', title: 'Пункт выдачи', isDefault: true, ...delivery },
    { id: '2', type: 'courier', title: 'Курьер', isDefault: false, ...delivery }
  ],
  points: [],
  savedAddresses: [],
  paymentMethods: [
    { id: '3', code: 'on_receipt', title: 'При получении', isDefault: true, ...usable },
    { id: '4', code: 'sbp', title: 'СБП', isDefault: false, ...usable }
  ],
  paymentFailure: ''
}

const typed: OrderForm = {
  ...emptyOrderForm(),
  accept: true,
  personalData: { fio: 'Иванова Мария', email: 'maria@example.com', phone: '+79990000000' }
}

const calculation = (price: number) => ({
  ...{ calculationId: 'calculation-1', price, date: '2026-11-24', description: '24 ноября' },
  expiresAt: '2026-11-21T12:00:00.000Z'
})

const played = (
  start: CheckoutContext,
  ...commands: readonly (CheckoutCommand | CheckoutAnswer)[]
) => commands.reduce(checkoutAfter, start)

const basket = (goodsPrice: number | undefined, version = 1): CheckoutCommand => ({
  type: 'basket.seen',
  version,
  goodsPrice
})

const open = played(checkoutState(typed), { type: 'offers.seen', offers }, basket(900))
const submit: CheckoutCommand = { type: 'checkout.submit' }
const point: CheckoutCommand = { type: 'point.choose', code: 'msk-1' }
const counted = (price: number): CheckoutAnswer => ({
  type: 'delivery.counted',
  calculation: calculation(price)
})

test('the usual delivery and payment are chosen as soon as there is something to choose from', () => {
  const { form } = open

  expect([form.personalDelivery.method, form.personalDelivery.type]).toEqual(['1', 'pickupPoint'])
  expect(form.personalPayment).toBe('3')
})

test('offers that come again leave what the visitor has chosen', () => {
  const chosen = played(open, { type: 'payment.choose', id: '4' }, point)

  const { form } = checkoutAfter(chosen, { type: 'offers.seen', offers })

  expect([form.personalPayment, form.personalDelivery.deliveryPointCode]).toEqual(['4', 'msk-1'])
})

test('what is virtual is not paid on receipt: another way is chosen by itself', () => {
  const virtual = { ...basket(900, 2), needsDelivery: false }

  expect(checkoutAfter(open, virtual).form.personalPayment).toBe('4')
})

test('another way of delivery keeps the address and forgets the point', () => {
  const courier = played(open, point, { type: 'delivery.choose', id: '2' })
  const back = checkoutAfter(courier, { type: 'delivery.choose', id: '1' })

  expect(courier.form.personalDelivery).toMatchObject({ type: 'courier', deliveryPointCode: '' })
  expect(back.form.personalShipping.shipping).toEqual(courier.form.personalShipping.shipping)
})

test('a delivery that is not offered is not chosen', () => {
  expect(checkoutAfter(open, { type: 'delivery.choose', id: '9' }).form).toEqual(open.form)
})

test('fields are edited by their path', () => {
  const { form } = played(
    open,
    { type: 'field.edit', path: 'personalData.fio', value: 'Соколова Анна' },
    { type: 'field.edit', path: 'scenario', value: 'organization' },
    { type: 'field.edit', path: 'organization.inn', value: '7100000000' },
    { type: 'field.edit', path: 'accept', value: false }
  )

  expect(form).toMatchObject({
    accept: false,
    scenario: 'organization',
    personalData: { fio: 'Соколова Анна', email: 'maria@example.com' },
    organization: { inn: '7100000000', title: '' }
  })
})

test('a submit with mistakes names them at once, without any engine', () => {
  const refused = checkoutAfter(open, submit)

  expect(refused.errors).toEqual({ 'personalDelivery.deliveryPointCode': 'Выберите пункт выдачи' })
  expect([checkoutPhase(refused), refused.attempt]).toEqual(['editing', 1])
})

test('a good submit waits for its sums and is sent with the first ones', () => {
  const waiting = played(open, point, submit)

  expect(checkoutPhase(waiting)).toBe('waitingForSums')
  expect(checkoutPhase(checkoutAfter(waiting, counted(149)))).toBe('submitting')
})

test('a second submit changes nothing', () => {
  const waiting = played(open, point, submit)

  expect(checkoutAfter(waiting, submit)).toEqual(waiting)
})

test('sums that differ from those the visitor saw are asked about', () => {
  const seen = played(open, point, counted(149))

  const asked = played(seen, basket(undefined), submit, basket(990, 2), counted(149))

  expect([checkoutPhase(asked), newTotal(asked)]).toEqual(['confirmingPrice', 1139])
})

test('the same sums counted once more are not asked about', () => {
  const seen = played(open, point, counted(149))

  const sent = played(seen, basket(undefined), submit, basket(900, 2), counted(149))

  expect(checkoutPhase(sent)).toBe('submitting')
})

test('a form that was spoilt while its submit waited is given back with what is wrong', () => {
  const accept: CheckoutCommand = { type: 'field.edit', path: 'accept', value: false }

  const input = played(open, point, submit, accept, counted(149))

  expect(checkoutPhase(input)).toBe('editing')
  expect(input.errors).toEqual({ accept: 'Необходимо подтвердить обработку персональных данных' })
})

const lost = { type: 'engine.failed', failure: toFailure(undefined) } as const

test('an engine that cannot be fetched gives a waiting submit back and loses nothing', () => {
  const input = played(open, point, submit, lost)

  expect([checkoutPhase(input), input.failure?.message]).toEqual([
    'editing',
    'Произошла ошибка сервера'
  ])
  expect(input.form).toEqual(checkoutAfter(open, point).form)
})

test('an engine that cannot be fetched says nothing to who only types', () => {
  expect(checkoutAfter(open, lost)).toEqual(open)
})

test('an engine takes a waiting submit over, and counts the sums itself', () => {
  const taken = takenOver(played(open, point, submit))

  expect([checkoutPhase(taken), taken.goodsPrice]).toEqual(['waitingForSums', undefined])
  expect(checkoutPhase(played(taken, basket(900, 7), counted(149)))).toBe('submitting')
})

test('nothing is changed in an order that is on its way', () => {
  const sent = played(open, point, submit, counted(149))

  expect(checkoutAfter(sent, { type: 'field.edit', path: 'accept', value: false })).toEqual(sent)
})

test('the address is asked for whatever a configuration leaves out', () => {
  const sets = { address: { courier: [] }, defaultAddress: [], roles: noRoles }
  const start = { ...checkoutState(typed), rules: { sets } }

  const refused = played(
    start,
    { type: 'offers.seen', offers },
    { type: 'delivery.choose', id: '2' },
    submit
  )

  expect(refused.errors).toEqual({ 'personalShipping.shipping.address': 'Поле не заполнено' })
})

const noRoles = { guest: [], user: [], org_user: [], dealer: [] } as const

test('«admin» takes a receipt, unless the configuration says otherwise (P4)', () => {
  const admin: CheckoutCommand = { type: 'field.edit', path: 'personalData.email', value: 'admin' }
  const strict = { ...open, rules: { allowAdmin: false } }

  expect(played(strict, point, admin, submit).errors).toEqual({
    'personalData.email': 'Некорректный e-mail'
  })
  expect(checkoutPhase(played(open, point, admin, submit))).toBe('waitingForSums')
})

const mail = (value: string): CheckoutCommand => ({
  type: 'field.edit',
  path: 'personalData.email',
  value
})

test('a field is wrong as soon as it has a value, and told to screen readers after 700 ms', () => {
  const typing = checkoutAfter(open, mail('anna'))
  const due = checkoutDue(typing)

  expect(shownField(typing, 'email')).toEqual({
    state: 'error',
    error: 'Некорректный e-mail',
    highlighted: false,
    announced: false
  })
  expect([due?.ms, due?.command]).toEqual([700, { type: 'form.announce' }])
  expect(checkoutDue(checkoutAfter(typing, mail('anna@')))?.id).not.toBe(due?.id)
  const reported = checkoutAfter(typing, { type: 'form.announce' })
  expect([shownField(reported, 'email').announced, checkoutDue(reported)]).toEqual([
    true,
    undefined
  ])
})

test('an empty field is neutral until it was left, and then told of at once', () => {
  const empty = checkoutAfter(open, mail(''))
  const left = checkoutAfter(empty, { type: 'field.leave', name: 'email' })

  expect(shownField(empty, 'email')).toMatchObject({ state: 'neutral', error: undefined })
  expect(shownField(left, 'email')).toMatchObject({ error: 'Введите e-mail', announced: true })
})

test('what a refused submit named is highlighted for two seconds', () => {
  const refused = checkoutAfter(open, submit)
  const due = checkoutDue(refused)

  expect(shownField(refused, 'delivery-point').highlighted).toBe(true)
  expect(shownField(refused, 'email').highlighted).toBe(false)
  expect(due).toMatchObject({ ms: 2000, command: { type: 'form.calm' } })
  const calm = checkoutAfter(refused, { type: 'form.calm' })
  expect(shownField(calm, 'delivery-point')).toMatchObject({ state: 'error', highlighted: false })
})

test('a changed field loses its highlight, the others keep theirs', () => {
  const empty = { ...open, form: { ...open.form, personalData: emptyOrderForm().personalData } }
  const changed = played(empty, submit, mail('anna'))

  expect(shownField(changed, 'email')).toMatchObject({ state: 'error', highlighted: false })
  expect(shownField(changed, 'phone').highlighted).toBe(true)
})

test('an error that was mended and made again is told again after a pause', () => {
  const reported = played(open, mail('anna'), { type: 'form.announce' })
  const wrong = played(reported, mail('anna@example.com'), mail('anna'))

  expect(shownField(reported, 'email').announced).toBe(true)
  expect(shownField(wrong, 'email').announced).toBe(false)
})

const phoneRefused = { 'personalData.phone': 'С этим номером заказать нельзя' }
const deliveryRefused = { 'personalDelivery.calculationId': 'Рассчитайте доставку ещё раз' }
const codeRefused = { promoCode: 'Вы уже использовали этот промокод' }
const refusedByServer = played(open, point, submit, {
  type: 'engine.failed',
  failure: {
    ...toFailure(undefined),
    fieldErrors: { ...phoneRefused, ...deliveryRefused, ...codeRefused }
  }
})

test('the server’s word stands at its field until that is changed or the order is sent again', () => {
  const edited = checkoutAfter(refusedByServer, mail('anna@example.com'))
  const phone = { path: 'personalData.phone', value: '+79990000001' } as const
  const mended = checkoutAfter(edited, { type: 'field.edit', ...phone })
  const moved = checkoutAfter(mended, { type: 'point.choose', code: 'msk-2' })
  const sent = checkoutAfter(edited, submit)

  expect(shownField(edited, 'phone')).toMatchObject({
    ...{ error: 'С этим номером заказать нельзя', highlighted: true, announced: true }
  })
  expect(edited.errors).toEqual({ ...phoneRefused, ...deliveryRefused })
  expect(edited.failure).toBeUndefined()
  expect([mended.errors, moved.errors, sent.errors]).toEqual([deliveryRefused, {}, {}])
  expect(shownField(mended, 'phone').error).toBeUndefined()
  expect([checkoutPhase(sent), shownField(sent, 'phone').error]).toEqual([
    'waitingForSums',
    undefined
  ])
})

test('what the server said of a delivery goes once there is none', () => {
  const virtual = { ...basket(900, 2), needsDelivery: false }

  expect(checkoutAfter(refusedByServer, virtual).errors).toEqual({})
})

test('the checkout knows whether its goods are sent for nothing', () => {
  const free = checkoutAfter(open, {
    type: 'basket.seen',
    version: 2,
    goodsPrice: 9000,
    isDeliveryFree: true
  })

  expect([open.isDeliveryFree, free.isDeliveryFree]).toEqual([false, true])
})
