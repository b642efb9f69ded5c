import { formatPrice } from '@vitrina/core'
import { type BasketContext, badgeCount, basketSums } from '@vitrina/core/basket'
import type { Order, ProductCard } from '@vitrina/core/entities'
import { type CheckoutOffers, paymentView, type SentCheckout } from '@vitrina/core/orders'
import { cardPrice } from '@vitrina/core/values'
import { html } from 'hono/html'

type Page = ReturnType<typeof html>

/** `html` escapes whatever is put into it. */
export const pageOf = (title: string, content: Page) => html`<!doctype html>
  <html lang="ru">
    <head><meta charset="utf-8"><title>${title}</title></head>
    <body><main><h1>${title}</h1>${content}</main></body>
  </html>`

export const goodsList = (
  products: readonly ProductCard[],
  role: string,
  basket: BasketContext
) => html`
  <ul>${products.map(product => goodsRow(product, role))}</ul>
  <p>В корзине: ${badgeCount(basket)}${sumOf(basket)} <a href="/checkout">Оформить заказ</a></p>`

/** A group is a product in one colour and size: that is what one buys. */
const goodsRow = ({ title, cardPrices, groups }: ProductCard, role: string) => html`
  <li>${title}, ${formatPrice(cardPrice(cardPrices, role).value ?? 0)}
    <form method="post" action="/basket">
      <button name="group" value="${groups[0]?.id ?? ''}">В корзину</button>
    </form>
  </li>`

const sumOf = ({ total }: BasketContext) =>
  total === undefined ? '' : `, ${formatPrice(basketSums(total).total.rubles ?? 0)}`

/** `sent` is what a post brought that is no order yet: what is wrong with it, or its sum to confirm. */
export const orderForm = (
  offers: CheckoutOffers,
  sent: SentCheckout | undefined,
  faults: readonly string[]
) => {
  const { fio = '', email = '', phone = '' } = sent?.checkout.form.personalData ?? {}
  const price = sent?.checkout.calculation?.price
  return html`
  ${faults.map(fault => html`<p role="alert">${fault}</p>`)}
  ${price === undefined ? '' : html`<p>Доставка: ${formatPrice(price)}</p>`}
  <form method="post" action="/checkout">
    <input type="hidden" name="seen" value="${sent?.seen ?? ''}">
    <input type="hidden" name="orderKey" value="${sent?.orderKey ?? ''}">
    <label>Фамилия и имя <input name="fio" value="${fio}"></label>
    <label>Почта <input name="email" value="${email}"></label>
    <label>Телефон <input name="phone" value="${phone}"></label>
    <label>Доставка <select name="delivery">${offers.deliveryMethods
      .filter(({ type }) => type === 'pickupPoint')
      .map(({ id, title }) => html`<option value="${id}">${title}</option>`)}</select></label>
    <label>Где забрать <select name="deliveryPoint">${offers.points
      ?.filter(({ type }) => type === 'pickupPoint')
      .map(({ code, title }) => html`<option value="${code}">${title}</option>`)}</select></label>
    <label>Оплата <select name="payment">${offers.paymentMethods
      .filter(({ unavailable }) => !unavailable)
      .map(({ id, title }) => html`<option value="${id}">${title}</option>`)}</select></label>
    <label><input name="accept" type="checkbox"> Согласие на обработку данных</label>
    <button>Оформить</button>
  </form>`
}

export function placedOrder(order: Order) {
  const { title, next } = paymentView(order)
  return html`<p>${title}. ${next}</p>`
}
