import type { Ground } from '../engine/ground.ts'
import { among } from '../platform/near-name.ts'
import { ShopAway } from '../platform/shop-away.ts'

/**
 * What screens open, one line each: what a visitor does somewhere, or the way to open something of one
 * screen. The code of a line comes when it is first opened.
 */
export const parts = {
  account: async ground => (await import('../session/account.ts')).createAccount(ground),
  addresses: async ({ api }) =>
    (await import('../account/addresses/own-addresses.ts')).createOwnAddresses(api),
  askForRestockLetter: async ground =>
    (await import('../lists/restock/ask-for-restock-letter.ts')).askForRestockLetter(ground),
  createCodeSignIn: async ground =>
    (await import('../engine/create-verification.ts')).createCodeSignIn(ground),
  createPaymentReturn: async ground =>
    (await import('../orders/payment-return/payment-return.ts')).createPaymentReturn(ground),
  createRaffle: async ground => (await import('../content/create-raffle.ts')).createRaffle(ground),
  createVerification: async ground =>
    (await import('../engine/create-verification.ts')).createVerification(ground),
  deleteAccount: async ground =>
    (await import('../account/account-deletion/delete-account.ts')).deleteAccount(ground),
  findLostOrder: async ground =>
    (await import('../orders/checkout/find-lost-order.ts')).findLostOrder(ground),
  guestOrders: async ({ api }) =>
    (await import('../orders/guest-order/guest-orders.ts')).createGuestOrders(api),
  keptBaskets: async ground =>
    (await import('../cart/kept-baskets/kept-baskets.ts')).createKeptBaskets(ground),
  mailing: async ({ api }) => (await import('../content/own-mailing.ts')).createOwnMailing(api),
  openCheckout: async ground =>
    (await import('../orders/checkout/open-checkout.ts')).openCheckout(ground),
  openListing: async ground => (await import('../catalog/listing.engine.ts')).openListings(ground),
  openProduct: async ground =>
    (await import('../catalog/product/product.engine.ts')).openProducts(ground),
  orderInOneClick: async ground =>
    (await import('../orders/blanks/order-in-one-click.ts')).orderInOneClick(ground),
  orders: async ground => (await import('../orders/own-orders.ts')).createOwnOrders(ground),
  passkeys: async ground =>
    (await import('../account/passkeys/passkeys.ts')).createOwnPasskeys(ground),
  putFile: async ground => (await import('../forms/put-to-form.ts')).putToForm(ground),
  sendForm: async ground => (await import('../forms/send-shop-form.ts')).sendShopForm(ground),
  sendRefund: async ground => (await import('../orders/refunds/send-refund.ts')).sendRefund(ground),
  sendReview: async ground => (await import('../account/reviews/send-review.ts')).sendReview(ground)
} satisfies Readonly<Record<string, (ground: Ground) => Promise<object>>>

export type PartName = keyof typeof parts

/** What opening a part gives. */
export type ShopPart<Name extends PartName> = Awaited<ReturnType<(typeof parts)[Name]>>

type Table<Base> = Readonly<Record<string, (base: Base) => Promise<object>>>

/** Fetches the code of a part and opens it, once for each shop. */
export function createPartOpener<Base, Parts extends Table<Base>>(base: Base, table: Parts) {
  const opened = new Map<string, Promise<unknown>>()

  async function open(name: string) {
    if (!Object.hasOwn(table, name)) {
      const known = among(String(name), Object.keys(table))
      throw new TypeError(`part(name): there is no part '${String(name)}' ${known}`)
    }
    return table[name]?.(base).catch(cause => {
      throw new ShopAway(`The part '${name}' of the shop did not come`, { cause })
    })
  }

  return <Name extends keyof Parts & string>(
    name: Name
  ): Promise<Awaited<ReturnType<Parts[Name]>>> => {
    const part = opened.get(name) ?? open(name)
    opened.set(name, part)
    // Code that did not come is asked for again.
    part.catch(() => opened.delete(name))
    // What stands under a name is what its line has opened.
    return part as Promise<Awaited<ReturnType<Parts[Name]>>>
  }
}
