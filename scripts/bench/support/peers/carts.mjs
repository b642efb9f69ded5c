// Baskets as the Storefront API of Shopify keeps them.
import { connection, money } from './goods.mjs'

/** The mutations and the question for a basket; `findVariant(id)` answers a variant with its product. */
export function createCarts(findVariant) {
  const carts = new Map()

  function cartCreate({ input }) {
    const cart = { id: `gid://shopify/Cart/${carts.size + 1}`, lines: [] }
    carts.set(cart.id, cart)
    return cartLinesAdd({ cartId: cart.id, lines: input?.lines ?? [] })
  }

  function cartLinesAdd({ cartId, lines }) {
    const cart = carts.get(cartId)
    for (const { merchandiseId, quantity = 1 } of lines) {
      const line = cart.lines.find(each => each.merchandiseId === merchandiseId)
      if (line) line.quantity += quantity
      else cart.lines.push({ merchandiseId, quantity })
    }
    return { cart: show(cart), userErrors: [], warnings: [] }
  }

  function show({ id, lines }) {
    const shown = lines.map(({ merchandiseId, quantity }) => {
      const merchandise = findVariant(merchandiseId)
      const total = money(Number(merchandise.price.amount) * quantity)
      const cost = { totalAmount: total, amountPerQuantity: merchandise.price }
      const attributes = []
      return { __typename: 'CartLine', id: merchandiseId, quantity, attributes, cost, merchandise }
    })
    const sum = shown.reduce((all, { cost }) => all + Number(cost.totalAmount.amount), 0)
    return {
      id,
      updatedAt: new Date().toISOString(),
      checkoutUrl: 'http://localhost/',
      totalQuantity: lines.reduce((all, { quantity }) => all + quantity, 0),
      lines: connection(shown),
      cost: { subtotalAmount: money(sum), totalAmount: money(sum) },
      buyerIdentity: {},
      attributes: [],
      appliedGiftCards: [],
      discountCodes: []
    }
  }

  return { cart: ({ id }) => carts.has(id) && show(carts.get(id)), cartCreate, cartLinesAdd }
}
