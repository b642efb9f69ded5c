import { formatPrice } from '@vitrina/core'
import { checkoutFaults, checkoutSums, paymentChoices, pointsView } from '@vitrina/core/orders'

import { options, part } from './page.ts'
import { shop } from './shop.ts'

/** Opens the order form: the core counts, checks and keeps what was typed. */
export async function openOrder() {
  const checkout = (await shop.service('openCheckout'))()

  function show() {
    const state = checkout.get()
    const pickup = state.offers?.deliveryMethods.find(({ type }) => type === 'pickupPoint')
    const { method, deliveryPointCode } = state.form.personalDelivery
    if (pickup !== undefined && method !== pickup.id) {
      checkout.send({ type: 'delivery.choose', id: pickup.id })
      return
    }
    const select = part('order').querySelector('select')
    select?.replaceChildren(...options(pointsView(state).points))
    if (select) select.value = deliveryPointCode
    const total = checkoutSums(state, shop.basket.get())?.total
    const sum = total ? `${total.title} ${formatPrice(total.rubles ?? 0)}` : ''
    part('message').textContent = [sum, ...checkoutFaults(state)].join('. ')
  }

  part('order').oninput = ({ target }) => {
    if (target instanceof HTMLSelectElement) {
      checkout.send({ type: 'point.choose', code: target.value })
    }
    if (!(target instanceof HTMLInputElement)) return
    const { name, value, checked } = target
    if (name === 'accept') checkout.send({ type: 'field.edit', path: 'accept', value: checked })
    if (name === 'fio' || name === 'email' || name === 'phone') {
      checkout.send({ type: 'field.edit', path: `personalData.${name}`, value })
    }
  }

  // The core opens the bank's page by itself once the order is placed.
  part('order').onsubmit = event => {
    event.preventDefault()
    const card = paymentChoices(checkout.get()).find(({ code }) => code === 'card')
    checkout.send({ type: 'payment.choose', id: card?.id ?? '' })
    checkout.send({ type: 'checkout.submit' })
  }

  checkout.subscribe(show)
  show()
}

const PAID = { waiting: 'Ждём ответа банка…', paid: 'Заказ оплачен' }

/** Only the shop's own word says that an order is paid; it is asked until it knows. */
export async function showPayment(orderId: string) {
  const payment = (await shop.service('createPaymentReturn'))(orderId)
  const show = () => {
    const { status } = payment.get()
    part('message').textContent =
      status === 'paid' || status === 'waiting' ? PAID[status] : 'Заказ не оплачен'
  }
  payment.subscribe(show)
  show()
}
