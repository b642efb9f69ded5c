import {
  askedPlace,
  checkoutFaults,
  checkoutSums,
  isUnderWay,
  noOffers,
  orderShipping,
  paymentChoices,
  pointsView,
  withShipping
} from '@vitrina/core/orders'
import { addressTexts, formatPrice, withAddressText } from '@vitrina/core/values'

import { choices, field, part } from './page.ts'
import { shop } from './shop.ts'

const people = ['fio', 'phone', 'email'] as const
const places = ['city', 'street', 'house', 'flat'] as const
const openCheckout = await shop.service('openCheckout')
let checkout = openCheckout()
checkout.subscribe(showOrder)

const shipping = () => orderShipping(checkout.get().form)

function showOrder() {
  const context = checkout.get()
  const { form, offers = noOffers, needsDelivery, phase, placed } = context
  const { method, deliveryPointCode } = form.personalDelivery
  for (const name of people) field(name).value = form.personalData[name]
  for (const name of places) field(name).value = addressTexts(shipping())[name]
  field('accept').checked = form.accept
  const points = pointsView(context).points.map(point => ({ ...point, id: point.code }))
  choices('delivery', offers.deliveryMethods, method)
  choices('point', points, deliveryPointCode)
  choices('payment', paymentChoices(context), form.personalPayment)
  part('way').hidden = !needsDelivery
  part('address').hidden = askedPlace(form) !== 'address'
  part('moved').hidden = phase !== 'confirmingPrice'

  const total = checkoutSums(context, shop.getState().basket)?.total
  part('sum').textContent = total ? `${total.title} ${formatPrice(total.rubles ?? 0)}` : ''
  part('message').textContent = checkoutFaults(context).join('. ')
  if (!placed || isUnderWay(context)) return
  part('page').replaceChildren(`Заказ ${placed.number} оформлен. ${context.paymentFailure}`)
  checkout.stop()
  checkout = openCheckout()
  checkout.subscribe(showOrder)
}

const send: typeof checkout.send = command => checkout.send(command)
const on = (id: string, take: (from: HTMLInputElement) => void) =>
  part(id).addEventListener('input', () => take(field(id)))

for (const name of people) {
  on(name, ({ value }) => send({ type: 'field.edit', path: `personalData.${name}`, value }))
}
for (const name of places) {
  on(name, ({ value }) => {
    send({ type: 'form.edit', form: withShipping(withAddressText(shipping(), name, value)) })
  })
}
on('delivery', ({ value: id }) => send({ type: 'delivery.choose', id }))
on('point', ({ value: code }) => send({ type: 'point.choose', code }))
on('payment', ({ value: id }) => send({ type: 'payment.choose', id }))
on('accept', ({ checked: value }) => send({ type: 'field.edit', path: 'accept', value }))
part('confirm').onclick = () => send({ type: 'price.confirm' })
part('decline').onclick = () => send({ type: 'price.decline' })
part('order').onsubmit = event => {
  event.preventDefault()
  send({ type: 'checkout.submit' })
}
