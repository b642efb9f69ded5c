import { createPlainPlatform, createShop, formatPrice, shopConfig } from '@vitrina/core'
import { isUnsettled } from '@vitrina/core/basket'
import { listProducts, viewOrder } from '@vitrina/core/contracts'
import {
  isUnderWay,
  isWaitingForSums,
  orderTotal,
  paymentChoices,
  pointsView
} from '@vitrina/core/orders'
import { isSignedIn, sessionMessage } from '@vitrina/core/session'
import { until } from '@vitrina/core/store'

// What the core may use of Node. It calls `leave` with the address of the bank's page.
let bank = ''
const platform = createPlainPlatform({
  apiUrl: process.env.SHOP_API ?? 'http://localhost:3000/api',
  fetch: request => fetch(request),
  clock: {
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: timer => clearTimeout(Number(timer))
  },
  randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
  leave: url => {
    bank = url
  },
  log: (...said) => console.error(...said)
})
const shop = createShop(platform, shopConfig({ siteName: 'penal' }))

// A member of the demo shop. Without a sign-in the same is done by a guest.
const form = { username: 'anna@example.ru', password: 'penal-anna' }
shop.session.send({ type: 'signin.submit', form })
const session = await until(
  shop.session,
  state => isSignedIn(state) || sessionMessage(state) !== ''
)
if (!isSignedIn(session)) throw new Error(sessionMessage(session))

// Goods. A group is a product in one colour and size: that is what one buys.
const { data } = await shop.api(listProducts, { body: { inStock: true, limit: 1 } })
const [product] = data
if (product?.groups[0] === undefined) throw new Error('The shop has no goods')
shop.basket.send({ type: 'line.set', key: product.groups[0].id, count: 2 })
const basket = await until(shop.basket, state => state.total !== undefined && !isUnsettled(state))
console.log(product.title, '× 2:', formatPrice(basket.total?.price ?? 0))

// Delivery. The points of a town are read once a way is chosen that has points.
const checkout = (await shop.service('openCheckout'))()
const { offers } = await until(checkout, state => state.offers !== undefined)
const pickup = offers?.deliveryMethods.find(({ type }) => type === 'pickupPoint')
checkout.send({ type: 'delivery.choose', id: pickup?.id ?? '' })
const { points } = pointsView(await until(checkout, state => pointsView(state).points.length > 0))
checkout.send({ type: 'point.choose', code: points[0]?.code ?? '' })

// Payment and buyer.
const card = paymentChoices(checkout.get()).find(({ code }) => code === 'card')
checkout.send({ type: 'payment.choose', id: card?.id ?? '' })
const personalData = { fio: 'Иванова Мария', email: 'maria@example.ru', phone: '+79123456789' }
checkout.send({ type: 'form.edit', form: { personalData, accept: true } })
console.log(
  'К оплате:',
  formatPrice(orderTotal(await until(checkout, state => !isWaitingForSums(state))) ?? 0)
)

// The order. What the shop refuses stands in `errors`, by field.
checkout.send({ type: 'checkout.submit' })
const { placed, errors } = await until(checkout, state => !isUnderWay(state))
if (placed === undefined) throw new Error(JSON.stringify(errors))
console.log('Заказ', placed.number)

// The demo bank takes a form with one field; at a real bank the buyer presses its button.
await fetch(bank, {
  method: 'POST',
  redirect: 'manual',
  body: new URLSearchParams({ decision: 'pay' })
})
const payment = (await shop.service('createPaymentReturn'))(placed.orderId)
const { status } = await until(payment, state => state.status !== 'waiting')
console.log('Оплата:', status)

// The order, as the shop has it now.
const order = await shop.api(viewOrder, { query: { orderId: placed.orderId } })
console.log('Статус:', order.status.title)
shop.stop()
