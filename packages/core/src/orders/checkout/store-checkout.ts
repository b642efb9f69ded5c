import { basketSubject } from '../../basket/basket.ts'
import { shopConfig } from '../../platform/config.ts'
import { sessionSubject } from '../../session/session.ts'
import { siteSubject } from '../../session/site/site.ts'
import type { Store } from '../../store/store.ts'
import type { CheckoutOffers } from '../order-form/checkout-state.ts'
import { orderRules } from '../order-form/order-form.ts'
import type { DraftStorage } from './checkout.ts'
import type { EarlyCheckout } from './early-checkout.ts'
import { openPageCheckout } from './page-checkout.ts'

type OpenPage = Parameters<typeof openPageCheckout>

/**
 * The checkout of a page as its store shows the visitor, his basket and the settings of the site;
 * `offers` are what `readOffers` has read.
 */
export function openStoreCheckout(
  store: OpenPage[0] & Pick<Store, 'get'>,
  offers: CheckoutOffers,
  storage: DraftStorage
): EarlyCheckout {
  const page = {
    ...{ session: store.get(sessionSubject), basket: store.get(basketSubject), offers },
    rules: orderRules(shopConfig(store.get(siteSubject).settings ?? {}))
  }
  return openPageCheckout(store, page, storage)
}
