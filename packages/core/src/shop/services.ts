import type { EngineContext } from '../engine/engine-context.ts'
import { among } from '../platform/near-name.ts'
import { ShopAway } from '../platform/shop-away.ts'

/**
 * What screens open, one line each: what a visitor does somewhere, or the way to open something of one
 * screen. The code of a line comes when it is first opened.
 */
export const services = {
  account: async context => (await import('../session/account.ts')).createAccount(context),
  addresses: async ({ api }) =>
    (await import('../account/addresses/own-addresses.ts')).createOwnAddresses(api),
  askForRestockLetter: async context =>
    (await import('../lists/restock/ask-for-restock-letter.ts')).askForRestockLetter(context),
  createCodeSignIn: async context =>
    (await import('../engine/create-verification.ts')).createCodeSignIn(context),
  createPaymentReturn: async context =>
    (await import('../orders/payment-return/payment-return.ts')).createPaymentReturn(context),
  createRaffle: async context =>
    (await import('../content/create-raffle.ts')).createRaffle(context),
  createVerification: async context =>
    (await import('../engine/create-verification.ts')).createVerification(context),
  deleteAccount: async context =>
    (await import('../account/account-deletion/delete-account.ts')).deleteAccount(context),
  findLostOrder: async context =>
    (await import('../orders/checkout/find-lost-order.ts')).findLostOrder(context),
  guestOrders: async ({ api }) =>
    (await import('../orders/guest-order/guest-orders.ts')).createGuestOrders(api),
  keptBaskets: async context =>
    (await import('../cart/kept-baskets/kept-baskets.ts')).createKeptBaskets(context),
  mailing: async ({ api }) => (await import('../content/own-mailing.ts')).createOwnMailing(api),
  openCheckout: async context =>
    (await import('../orders/checkout/open-checkout.ts')).openCheckout(context),
  openListing: async context =>
    (await import('../catalog/listing.engine.ts')).openListings(context),
  openProduct: async context =>
    (await import('../catalog/product/product.engine.ts')).openProducts(context),
  orderInOneClick: async context =>
    (await import('../orders/blanks/order-in-one-click.ts')).orderInOneClick(context),
  orders: async context => (await import('../orders/own-orders.ts')).createOwnOrders(context),
  passkeys: async context =>
    (await import('../account/passkeys/passkeys.ts')).createOwnPasskeys(context),
  attachFile: async context => (await import('../forms/attach-to-form.ts')).attachToForm(context),
  sendForm: async context => (await import('../forms/send-shop-form.ts')).sendShopForm(context),
  sendRefund: async context =>
    (await import('../orders/refunds/send-refund.ts')).sendRefund(context),
  sendReview: async context =>
    (await import('../account/reviews/send-review.ts')).sendReview(context)
} satisfies Readonly<Record<string, (context: EngineContext) => Promise<object>>>

export type ServiceName = keyof typeof services

/** What opening a service resolves to. */
export type ShopService<Name extends ServiceName> = Awaited<ReturnType<(typeof services)[Name]>>

type Table<Base> = Readonly<Record<string, (base: Base) => Promise<object>>>

/** Fetches the code of a part and opens it, once for each shop. */
export function createServiceOpener<Base, Services extends Table<Base>>(
  base: Base,
  table: Services
) {
  const opened = new Map<string, Promise<unknown>>()

  async function open(name: string) {
    if (!Object.hasOwn(table, name)) {
      const known = among(String(name), Object.keys(table))
      throw new TypeError(`service(name): there is no service '${String(name)}' ${known}`)
    }
    return table[name]?.(base).catch(cause => {
      throw new ShopAway(`The service '${name}' of the shop did not come`, { cause })
    })
  }

  return <Name extends keyof Services & string>(
    name: Name
  ): Promise<Awaited<ReturnType<Services[Name]>>> => {
    const service = opened.get(name) ?? open(name)
    opened.set(name, service)
    // Code that did not come is asked for again.
    service.catch(() => opened.delete(name))
    // What stands under a name is what its line has opened.
    return service as Promise<Awaited<ReturnType<Services[Name]>>>
  }
}
