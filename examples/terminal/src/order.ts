import { realLengths } from '@vitrina/core'
import { isBasketEmpty } from '@vitrina/core/basket'
import { type OrderForm } from '@vitrina/core/entities'
import {
  type CheckoutContext,
  checkoutFaults,
  checkoutPhase,
  checkoutSums,
  isUnderWay,
  isWaitingForSums,
  newTotal,
  noOffers,
  type OpenCheckout,
  paymentChoices
} from '@vitrina/core/orders'
import { until } from '@vitrina/core/store'
import {
  correctName,
  email,
  fullName,
  phoneText,
  shownPhone,
  showPrice
} from '@vitrina/core/values'

import { saySums, settled, showBasket } from './basket.ts'
import { askDelivery } from './delivery.ts'
import { askField, Cancelled, choose, isAgreed } from './dialogue.ts'
import { Misunderstanding, pricesOf, type Visit } from './visit.ts'

/** From the basket to a placed order, one question after another. */
export async function placeOrder(visit: Visit): Promise<void> {
  const { shop, screen } = visit
  if (isBasketEmpty(await settled(visit))) throw new Misunderstanding('Корзина пуста.')
  await showBasket(visit)
  screen.say(screen.dim('Enter — взять значение в скобках, «отмена» — вернуться к покупкам.'))
  const checkout = (await shop.service('openCheckout'))()
  try {
    await fillIn(visit, checkout)
    await confirm(visit, checkout)
  } finally {
    checkout.stop()
  }
}

async function fillIn(visit: Visit, checkout: OpenCheckout): Promise<void> {
  const { form } = checkout.get()
  const edit = (patch: Partial<OrderForm>) => checkout.send({ type: 'form.edit', form: patch })
  edit({ personalData: await askPerson(visit, form.personalData) })
  const context = await until(checkout, ({ offers }) => offers !== undefined)
  if (context.needsDelivery) await askDelivery(visit, checkout)
  await askPayment(visit, checkout)
  edit({ accept: await isAgreed(visit, 'Согласны на обработку персональных данных?') })
}

async function askPerson(visit: Visit, known: OrderForm['personalData']) {
  return {
    fio: await askField(visit, {
      title: 'Фамилия и имя',
      initial: known.fio,
      repair: correctName,
      check: fullName
    }),
    phone: await askField(visit, {
      title: 'Телефон',
      initial: known.phone,
      repair: text => shownPhone(text, realLengths),
      check: text => phoneText(text, realLengths)
    }),
    email: await askField(visit, { title: 'E-mail', initial: known.email, check: email })
  }
}

async function askPayment(visit: Visit, checkout: OpenCheckout): Promise<void> {
  const context = checkout.get()
  const { offers = noOffers, form } = context
  const methods = paymentChoices(context)
  const usual = methods.findIndex(({ id }) => id === form.personalPayment)
  if (usual < 0) throw new Misunderstanding(offers.paymentFailure || 'Оплатить сейчас нельзя.')
  const choices = methods.map(method => ({ ...method, value: method.id }))
  checkout.send({ type: 'payment.choose', id: await choose(visit, 'Оплата', choices, usual) })
}

/** The sum, the last word, and what came of it. */
async function confirm(visit: Visit, checkout: OpenCheckout): Promise<void> {
  const context = await until(checkout, context => !isWaitingForSums(context))
  if (context.deliveryFailure !== '') throw new Misunderstanding(context.deliveryFailure)
  const { shop, screen } = visit
  const sums = checkoutSums(context, shop.getState().basket)
  if (context.calculation?.description) screen.say(context.calculation.description)
  if (sums !== undefined) saySums(visit, sums)
  if (!(await isAgreed(visit, 'Оформляем?'))) throw new Cancelled()

  checkout.send({ type: 'checkout.submit' })
  const ended = await outcome(visit, checkout)
  const { placed, paymentFailure } = ended
  if (!placed) throw new Misunderstanding(checkoutFaults(ended).join('\n'))
  screen.say(`${screen.bold(`Заказ ${placed.number} оформлен.`)} Подробности — в письме.`)
  if (paymentFailure !== '') screen.say(paymentFailure)
}

/** The order is placed or refused; a sum that has moved is asked about. */
async function outcome(visit: Visit, checkout: OpenCheckout): Promise<CheckoutContext> {
  const context = await until(checkout, context => !isUnderWay(context))
  if (checkoutPhase(context) !== 'confirmingPrice') return context
  const sum = showPrice(newTotal(context) ?? 0, pricesOf(visit))
  const isTaken = await isAgreed(visit, `Сумма изменилась: теперь ${sum}. Оформляем?`)
  checkout.send({ type: isTaken ? 'price.confirm' : 'price.decline' })
  if (!isTaken) throw new Cancelled()
  return outcome(visit, checkout)
}
