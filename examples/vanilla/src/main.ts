import { createShop, formatPrice, shopConfig } from '@vitrina/core'
import { isBasketEmpty, projectedBuckets, quantityOf } from '@vitrina/core/basket'
import {
  checkoutMessage,
  errorSummary,
  foundPoints,
  isUnderWay,
  readOffers
} from '@vitrina/core/checkout'
import * as calls from '@vitrina/core/contracts'
import { type ProductCard } from '@vitrina/core/entities'
import { cardPrice } from '@vitrina/core/price'
import { priceRole, sessionMessage } from '@vitrina/core/session'

import { createBrowserPlatform } from './browser-platform.ts'
import { element, part, until } from './page.ts'

const shop = createShop(createBrowserPlatform(), shopConfig({ siteName: 'vanilla' }))

const offers = await readOffers(shop.api, false)

const price = ({ cardPrices }: ProductCard) =>
  formatPrice(cardPrice(cardPrices, priceRole(shop.getState().session)).value)

const put = (groupId: number, change: number) => () => {
  const count = quantityOf(shop.getState().basket, groupId) + change
  shop.sendBasket({ type: 'line.set', groupId, count })
}

async function showPage() {
  const code = decodeURIComponent(location.hash.slice(1))
  const page = await (code === '' ? list() : product(code)).catch(error => [error.message])
  part('page').replaceChildren(...page)
}

async function list() {
  const { data } = await shop.api(calls.listProducts, { body: { inStock: true, limit: 20 } })
  const rows = data.map(card =>
    element('li', {}, element('a', { href: `#${card.code}` }, card.title), ` — ${price(card)}`)
  )
  return [element('h1', {}, 'Товары'), element('ul', {}, ...rows)]
}

async function product(code: string) {
  const card = await shop.api(calls.viewProduct, { query: { code } })
  const variants = card.groups.map(({ id, color, size, remnants }) => {
    const name = [color?.title, size?.title].filter(Boolean).join(', ') || 'В корзину'
    const disabled = remnants === 0
    return element('li', {}, element('button', { disabled, onclick: put(id, 1) }, name))
  })
  return [element('h1', {}, card.title), price(card), element('ul', {}, ...variants)]
}

function showBasket() {
  const { basket } = shop.getState()
  const lines = projectedBuckets(basket)
    .flatMap(({ products }) => products)
    .flatMap(({ title, groups }) => groups.map(group => ({ ...group, title })))
    .map(({ id, title, count, basketErr }) => {
      const less = element('button', { ariaLabel: `Меньше: ${title}`, onclick: put(id, -1) }, '−')
      const more = element('button', { ariaLabel: `Больше: ${title}`, onclick: put(id, 1) }, '+')
      return element('li', {}, `${title} `, less, ` ${count} `, more, ` ${basketErr}`)
    })
  const total = `Итого ${formatPrice(basket.total?.price ?? 0)}`
  part('basket').replaceChildren(element('ul', {}, ...lines), total)
  part('order').hidden = isBasketEmpty(basket)
}

function showVisitor() {
  const { session } = shop.getState()
  const onclick = () => shop.session.send({ type: 'signout.submit' })
  const known = [session.profile?.fio ?? '', ' ', element('button', { onclick }, 'Выйти')]
  part('visitor').replaceChildren(...(session.signedIn ? known : [sessionMessage(session)]))
  part('signin').hidden = session.signedIn
  return showPage() // Another visitor has other prices.
}

/** Calls `take` with the fields of a form instead of sending it. */
const onSubmit = (id: string, take: (field: (name: string) => string) => void) =>
  part(id).addEventListener('submit', event => {
    event.preventDefault()
    if (!(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    take(name => String(data.get(name) ?? ''))
  })

onSubmit('signin', field => {
  const form = { username: field('username'), password: field('password') }
  shop.session.send({ type: 'signin.submit', form })
})

onSubmit('order', async field => {
  const checkout = shop.openCheckout({ offers })
  const personalData = { fio: field('fio'), phone: field('phone'), email: field('email') }
  const accept = field('accept') === 'on'
  checkout.send({ type: 'form.edit', form: { personalData, accept } })
  checkout.send({ type: 'delivery.choose', id: pickup?.id ?? '' })
  checkout.send({ type: 'point.choose', code: field('point') })
  checkout.send({ type: 'payment.choose', id: field('payment') })
  checkout.send({ type: 'checkout.submit' })
  const { context } = await until(checkout, ({ context }) => !isUnderWay(context))
  checkout.stop()
  const wrong = errorSummary(context).map(({ message }) => message)
  part('message').textContent = wrong.join('. ') || checkoutMessage(context)
  if (context.placed) part('page').replaceChildren(`Заказ ${context.placed.number} оформлен`)
})

const pickup = offers.deliveryMethods.find(({ type }) => type === 'pickupPoint')
const points = foundPoints(offers.points, 'pickupPoint')
part('point').append(...points.map(({ code, title }) => new Option(title, code)))
const payments = offers.paymentMethods.filter(({ unavailable }) => unavailable === '')
part('payment').append(...payments.map(({ id, title }) => new Option(title, id)))

addEventListener('hashchange', showPage)
shop.basket.subscribe(showBasket)
shop.session.subscribe(showVisitor)
shop.sendBasket({ type: 'basket.reload' })
await showVisitor()
