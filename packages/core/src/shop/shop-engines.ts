import type { BasketActor } from '../basket/basket.machine.ts'
import { basketSubject } from '../basket/basket.ts'
import {
  type BasketChanges,
  type BasketChangesCommand,
  basketChangesSubject
} from '../basket-changes/basket-changes.ts'
import { listingSubject } from '../catalog/listing.ts'
import { listingCountSubject } from '../catalog/listing-count.ts'
import { comparisonSubject } from '../compare/comparison.ts'
import { type FastOrder, fastOrderSubject } from '../fast-order/fast-order.ts'
import type { OpenFastOrder } from '../fast-order/open-fast-order.ts'
import type { FavoritesActor } from '../favorites/favorites.machine.ts'
import { favoritesSubject } from '../favorites/favorites.ts'
import type { NotificationsActor } from '../notifications/notifications.machine.ts'
import { notificationsSubject } from '../notifications/notifications.ts'
import { productSubject } from '../product/product.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { sessionSubject } from '../session/session.ts'
import { type Connection, type ConnectionCommand, connectionSubject } from '../store/connection.ts'
import type { OpenSubject } from '../store/open-subject.ts'
import { runActor } from '../store/run-actor.ts'
import type { Engine, Subject } from '../store/subject.ts'
import {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  streetSuggestions
} from '../suggestions/suggestions.ts'
import { type ToastCommand, type ToastsContext, toastsSubject } from '../toasts/toasts.ts'
import { watchedCardsSubject } from '../watched/watched.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'
import type { ShopSuggestions } from './shop-suggestions.ts'

interface EngineParts extends ShopCatalogue {
  readonly basket: BasketActor
  readonly basketChanges: OpenSubject<BasketChanges, BasketChangesCommand>
  readonly session: SessionActor
  readonly favorites: () => FavoritesActor
  readonly notifications: NotificationsActor
  readonly suggestions: ShopSuggestions
  readonly openFastOrder: (shown: FastOrder) => OpenFastOrder
  readonly toasts: OpenSubject<ToastsContext, ToastCommand>
  readonly connection: OpenSubject<Connection, ConnectionCommand>
}

interface EngineRow {
  readonly name: string
  readonly open: (shop: EngineParts, shown: unknown) => Engine<unknown, unknown>
}

/** One line for each subject that the shop runs; its types are checked against the subject's. */
const rows = [
  row(basketSubject, ({ basket }) => runActor(basket)),
  row(basketChangesSubject, ({ basketChanges }, { page }) => {
    if (page) basketChanges.send({ type: 'changes.drawn', page })
    return runActor(basketChanges)
  }),
  row(connectionSubject, ({ connection }) => runActor(connection)),
  row(sessionSubject, ({ session }) => runActor(session)),
  row(favoritesSubject, ({ favorites }, shown) => {
    const actor = favorites()
    actor.send({ type: 'favorites.shown', shown })
    return runActor(actor)
  }),
  row(notificationsSubject, ({ notifications }, shown) => {
    notifications.send({ type: 'notifications.shown', shown })
    return runActor(notifications)
  }),
  row(listingSubject, ({ openListing }, shown) => openListing(shown)),
  row(listingCountSubject, ({ openListingCount }, shown) => openListingCount(shown)),
  row(productSubject, ({ openProduct }, shown) => openProduct(shown)),
  row(comparisonSubject, ({ openComparison }, shown) => openComparison(shown)),
  row(watchedCardsSubject, ({ openWatched }, shown) => openWatched(shown)),
  row(fastOrderSubject, ({ openFastOrder }, shown) => openFastOrder(shown)),
  row(citySuggestions, ({ suggestions }, shown) => suggestions.cities(shown)),
  row(streetSuggestions, ({ suggestions }, shown) => suggestions.streets(shown)),
  row(organizationSuggestions, ({ suggestions }, shown) => suggestions.organizations(shown)),
  row(nameSuggestions, ({ suggestions }, shown) => suggestions.names(shown)),
  row(productSuggestions, ({ suggestions }, shown) => suggestions.products(shown)),
  row(toastsSubject, ({ toasts }, { queue, isHeld }) => {
    // What was said before the shop came is said to its end.
    for (const toast of queue) toasts.send({ type: 'toast.show', toast })
    if (isHeld) toasts.send({ type: 'toast.hold' })
    return runActor(toasts)
  })
]

function row<State, Command>(
  { name }: Subject<State, Command>,
  open: (shop: EngineParts, shown: State) => Engine<State, Command>
): EngineRow {
  // A name belongs to one subject: what comes by it is that subject's state and commands.
  return { name, open: open as EngineRow['open'] }
}

/** The engine that runs a subject, if it has one. */
export function engineOf<State, Command>(
  { name }: Subject<State, Command>,
  shop: EngineParts,
  shown: State
): Engine<State, Command> | undefined {
  const found = rows.find(candidate => candidate.name === name)
  return found?.open(shop, shown) as Engine<State, Command> | undefined
}
