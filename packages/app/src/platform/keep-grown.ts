import type { ShopStore } from '@vitrina/core'
import { listingSubject } from '@vitrina/core/catalog'

interface ShownPage {
  getState(): { readonly current: { readonly payload: { readonly data?: unknown } } }
  extend(grown: { readonly data: unknown }): void
}

/** What a list has grown to stands in its entry of the history: Back shows all of it again. */
export function keepGrown(store: ShopStore, { getState, extend }: ShownPage): void {
  let found = store.get(listingSubject).value
  store.subscribe(listingSubject, () => {
    const [before, { value }] = [found, store.get(listingSubject)]
    found = value
    const data = Object(getState().current.payload.data)
    // Whoever has gone on meanwhile sees another page.
    if (!before || !value || value === before || data.cards !== before.cards) return
    extend({ data: { ...data, query: value.query, cards: value.cards } })
  })
}
