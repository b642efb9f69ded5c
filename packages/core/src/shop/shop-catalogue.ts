import type { Api } from '../api/api.ts'
import { type ListingState, listingSubject } from '../catalog/listing.ts'
import { type ListingCount, listingCountSubject } from '../catalog/listing-count.ts'
import {
  type OpenCount,
  type OpenListing,
  openCount,
  openListing
} from '../catalog/open-listing.ts'
import type { ComparedView } from '../compare/comparison.ts'
import { comparisonSubject } from '../compare/comparison.ts'
import { type OpenComparison, openComparison } from '../compare/open-comparison.ts'
import type { ListReading } from '../device-list/list-reading.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { type PriceRules, priceRules } from '../price/price-rules.ts'
import type { CardView } from '../product/card.view.ts'
import { type OpenProduct, openProduct } from '../product/open-product.ts'
import { type ProductState, productSubject } from '../product/product.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { type OpenWatched, openWatched } from '../watched/open-watched.ts'
import { watchedCardsSubject } from '../watched/watched.ts'

export interface ShopCatalogue {
  /** A list of products, from what a screen knows of it already; stop it when the screen is left. */
  openListing(known?: Partial<ListingState>): OpenListing
  /** A product and the choice of its colour and size; stop it when its screen is left. */
  openProduct(known?: Partial<ProductState>): OpenProduct
  /** How many products filters would leave. */
  openListingCount(known?: Partial<ListingCount>): OpenCount
  /** The products that are compared, side by side. */
  openComparison(known?: Partial<ListReading<ComparedView>>): OpenComparison
  /** The cards of what was watched. */
  openWatched(known?: Partial<ListReading<CardView>>): OpenWatched
}

export interface CatalogueShop {
  readonly api: Api
  readonly session: SessionActor
  readonly configuration: SiteConfiguration | undefined
}

/** How prices are shown to the visitor of this moment. */
export const visitorRules = ({
  session,
  configuration
}: Pick<CatalogueShop, 'session' | 'configuration'>): PriceRules =>
  priceRules(session.getSnapshot().context, { allowForeignCurrencies: false, ...configuration })

/** What a visitor looks at; his prices are read again when he becomes another one. */
export function createShopCatalogue(shop: CatalogueShop): ShopCatalogue & { stop(): void } {
  const { api, session } = shop
  const stops = new Set<() => void>()
  const rules = () => visitorRules(shop)
  const visitor = () => JSON.stringify([session.getSnapshot().context.signedIn, rules()])

  function following<Open extends { stop(): void }>(opened: Open, reread: () => void): Open {
    let known = visitor()
    const subscription = session.subscribe(() => {
      if (visitor() === known) return
      known = visitor()
      reread()
    })
    const stop = () => {
      subscription.unsubscribe()
      opened.stop()
      stops.delete(stop)
    }
    stops.add(stop)
    return { ...opened, stop }
  }

  return {
    openListing(known) {
      const listing = openListing({ api, rules }, listingSubject.start(known))
      return following(listing, () => listing.send({ type: 'listing.reread' }))
    },
    openProduct(known) {
      const product = openProduct({ api, rules }, productSubject.start(known))
      return following(product, () => product.send({ type: 'product.reread' }))
    },
    openListingCount: known =>
      following(openCount({ api }, listingCountSubject.start(known)), () => undefined),
    openComparison(known) {
      const comparison = openComparison({ api, rules }, comparisonSubject.start(known))
      return following(comparison, () => comparison.send({ type: 'products.reread' }))
    },
    openWatched(known) {
      const watched = openWatched({ api, rules }, watchedCardsSubject.start(known))
      return following(watched, () => watched.send({ type: 'products.reread' }))
    },
    stop() {
      for (const stop of stops) stop()
    }
  }
}
