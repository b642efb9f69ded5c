import { createShop, formatPrice, shopConfig } from '@vitrina/core'
import { isBasketEmpty, projectedBuckets, quantityOf } from '@vitrina/core/basket'
import { createBrowserPlatform } from '@vitrina/core/browser'
import { catalogMessages, hasMore } from '@vitrina/core/catalog'
import { checkoutMessage, errorSummary, isUnderWay } from '@vitrina/core/checkout'
import { choiceWords } from '@vitrina/core/choice'
import { foundPoints, readOffers } from '@vitrina/core/order-form'
import { sessionMessage } from '@vitrina/core/session'

import { element, part, until } from './page.ts'

const shop = createShop(createBrowserPlatform(), shopConfig({ siteName: 'vanilla' }))

const offers = await readOffers(shop.api, false)

const listing = shop.openListing()
const product = shop.openProduct()

const put = (groupId: number, change: number) => () => {
  const count = quantityOf(shop.getState().basket, groupId) + change
  shop.sendBasket({ type: 'line.set', key: groupId, count })
}

const here = () => decodeURIComponent(location.hash.slice(1))

function openPage() {
  if (here() === '') listing.send({ type: 'listing.open', href: '/search?in-stock=1' })
  else product.send({ type: 'product.open', href: here() })
  showPage()
}

const showPage = () => part('page').replaceChildren(...(here() === '' ? list() : card()))

function list() {
  const { value, failure } = listing.get()
  if (value === undefined) return [failure?.message ?? 'Загружаем товары…']
  const rows = value.cards.map(({ href, title, price }) =>
    element('li', {}, element('a', { href: `#${href}` }, title), ` — ${price}`)
  )
  const onclick = () => listing.send({ type: 'listing.more' })
  const more = element('button', { onclick, hidden: !hasMore(value) }, catalogMessages.more)
  return [element('h1', {}, value.title), element('ul', {}, ...rows), more]
}

function card() {
  const { value, failure } = product.get()
  if (value === undefined) return [failure?.message ?? 'Загружаем товар…']
  const variants = value.groups.map(group => {
    const [disabled, onclick] = [group.remnants === 0, put(group.id, 1)]
    const name = choiceWords(group) || 'В корзину'
    return element('li', {}, element('button', { disabled, onclick }, name), group.tiers[0].price)
  })
  return [element('h1', {}, value.title), element('ul', {}, ...variants)]
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

addEventListener('hashchange', openPage)
for (const shown of [listing, product]) shown.subscribe(showPage)
shop.basket.subscribe(showBasket)
shop.session.subscribe(showVisitor)
shop.sendBasket({ type: 'basket.reload' })
showVisitor()
openPage()
