import { basketSubject } from '../../basket/basket.ts'
import { shopConfig } from '../../platform/config.ts'
import { sessionSubject } from '../../session/session.ts'
import { siteSubject } from '../../session/site/site.ts'
import type { Store } from '../../store/store.ts'
import { orderRules } from '../order-form/order-form.ts'
import type { DraftStorage } from './checkout.ts'
import type { EarlyCheckout } from './early-checkout.ts'
import { type CheckoutPage, openPageCheckout } from './page-checkout.ts'

type OpenPage = Parameters<typeof openPageCheckout>

/**
 * The checkout of a page as its store shows the visitor, his basket and the settings of the site;
 * `offers` are what `readOffers` has read, `sent` is what a form without script has brought; the page
 * `checkout` of `loadPage` has both as its data.
 */
export function openStoreCheckout(
  store: OpenPage[0] & Pick<Store, 'get'>,
  { offers, sent }: Pick<CheckoutPage, 'offers' | 'sent'>,
  storage: DraftStorage
): EarlyCheckout {
  const page = {
    ...{ session: store.get(sessionSubject), basket: store.get(basketSubject), offers, sent },
    rules: orderRules(shopConfig(store.get(siteSubject).settings ?? {}))
  }
  return openPageCheckout(store, page, storage)
}
