import { basketSums, isBasketEmpty, type LineKey, quantityOf } from '@vitrina/core/basket'
import { type BasketRow, basketRows, rowName, rowPrice, rowRules } from '@vitrina/core/cart'
import { catalogMessages, choiceWords, hasMore, purchaseView } from '@vitrina/core/catalog'
import { priceRole, sessionMessage } from '@vitrina/core/session'
import { partMessages } from '@vitrina/core/store'
import { type CounterRules, counterRules, formatPrice } from '@vitrina/core/values'

import './order.ts'
import { element, field, part } from './page.ts'
import { shop } from './shop.ts'

const listing = (await shop.service('openListing'))()
const product = (await shop.service('openProduct'))()

/** What changes the pieces of a line by one. */
const stepper = (key: LineKey, rules: CounterRules) => (direction: 1 | -1) => () => {
  const count = rules.step(quantityOf(shop.getState().basket, key), direction)
  shop.basket.send({ type: 'line.set', key, count })
}

const here = () => decodeURIComponent(location.hash.slice(1))
const showPage = () => part('page').replaceChildren(...(here() === '' ? list() : card()))

function openPage() {
  if (here() === '') listing.send({ type: 'listing.open', href: '/search?in-stock=1' })
  else product.send({ type: 'product.open', href: here() })
  showPage()
}

function list() {
  const { value, failure } = listing.get()
  if (value === undefined) return [failure?.message ?? partMessages.loading]
  const rows = value.cards.map(({ href, title, price }) =>
    element('li', {}, element('a', { href: `#${href}` }, title), ` — ${price}`)
  )
  const onclick = () => listing.send({ type: 'listing.more' })
  const more = element('button', { onclick, hidden: !hasMore(value) }, catalogMessages.more)
  return [element('h1', {}, value.title), element('ul', {}, ...rows), more]
}

function card() {
  const { value, failure } = product.get()
  if (value === undefined) return [failure?.message ?? partMessages.loading]
  const variants = value.groups.map(group => {
    const { price, isGone } = purchaseView(group, quantityOf(shop.getState().basket, group.id))
    const onclick = stepper(group.id, counterRules({ max: group.remnants }))(1)
    const name = choiceWords(group) || 'В корзину'
    return element('li', {}, element('button', { disabled: isGone, onclick }, name), ` ${price}`)
  })
  return [element('h1', {}, value.title), element('ul', {}, ...variants)]
}

function line(row: BasketRow) {
  const [name, isDisabled] = [rowName(row), row.isSettling]
  // The counter takes lines out as well, sold-out ones too.
  const step = stepper(row.key, counterRules({ ...rowRules(row), min: 0, isDisabled }))
  const less = element('button', { ariaLabel: `Меньше: ${name}`, onclick: step(-1) }, '−')
  const more = element('button', { ariaLabel: `Больше: ${name}`, onclick: step(1) }, '+')
  const price = formatPrice(rowPrice(row, priceRole(shop.getState().session)).sum)
  return element('li', {}, `${name} `, less, ` ${row.count} `, more, ` ${price} ${row.message}`)
}

function showBasket() {
  const { basket } = shop.getState()
  const rows = basketRows(basket)
  const total = basket.total && basketSums(basket.total).total
  const sum = total ? `${total.title} ${formatPrice(total.rubles ?? 0)}` : basket.failure
  part('basket').replaceChildren(element('ul', {}, ...rows.map(line)), sum)
  part('order').hidden = isBasketEmpty(basket)
}

function showVisitor() {
  const { session } = shop.getState()
  const onclick = () => shop.session.send({ type: 'signout.submit' })
  const known = [session.profile?.fio ?? '', ' ', element('button', { onclick }, 'Выйти')]
  part('visitor').replaceChildren(...(session.signedIn ? known : [sessionMessage(session)]))
  part('signin').hidden = session.signedIn
}

part('signin').onsubmit = event => {
  event.preventDefault()
  const form = { username: field('username').value, password: field('password').value }
  shop.session.send({ type: 'signin.submit', form })
}

addEventListener('hashchange', openPage)
for (const shown of [listing, product]) shown.subscribe(showPage)
shop.basket.subscribe(showBasket)
shop.session.subscribe(showVisitor)
shop.basket.send({ type: 'basket.reload' })
showVisitor()
openPage()
