import { formatPrice } from '@vitrina/core'
import { badgeCount, quantityOf } from '@vitrina/core/basket'
import { listProducts } from '@vitrina/core/contracts'
import { orderOfPath } from '@vitrina/core/orders'
import { priceRole } from '@vitrina/core/session'
import { cardPrice } from '@vitrina/core/values'

import { openOrder, showPayment } from './order.ts'
import { item, part } from './page.ts'
import { shop } from './shop.ts'

/** A group is a product in one colour and size: that is what one buys. */
function addPiece(key: number) {
  const count = quantityOf(shop.basket.get(), key) + 1
  shop.basket.send({ type: 'line.set', key, count })
}

async function showGoods() {
  const { data } = await shop.api(listProducts, { body: { inStock: true, limit: 10 } })
  const rows = data.flatMap(({ title, cardPrices, groups: [group] }) => {
    if (group === undefined) return []
    const { value = 0 } = cardPrice(cardPrices, priceRole(shop.session.get()))
    return item(`${title}, ${formatPrice(value)}`, 'В корзину', () => addPiece(group.id))
  })
  part('goods').replaceChildren(...rows)
}

function showBasket() {
  const basket = shop.basket.get()
  const sum = basket.total === undefined ? '' : `, ${formatPrice(basket.total.price)}`
  part('basket').textContent = `В корзине: ${badgeCount(basket)}${sum}`
  part('order').hidden = badgeCount(basket) === 0
}

shop.basket.subscribe(showBasket)
shop.basket.send({ type: 'basket.reload' })

// The bank leads back to an address with the order in it.
const orderId = orderOfPath(location.href)
if (orderId === undefined) await Promise.all([showGoods(), openOrder()])
else await showPayment(orderId)
