import { basketSubject } from '../basket/basket.ts'
import { basketEngine } from '../basket/basket-engine.ts'
import { basketChangesSubject } from '../basket-changes/basket-changes.ts'
import { basketChangesEngine } from '../basket-changes/basket-changes-engine.ts'
import { listingSubject } from '../catalog/listing.ts'
import { listingCountSubject } from '../catalog/listing-count.ts'
import { listingCountEngine, listingEngine } from '../catalog/listing-engine.ts'
import { comparisonSubject } from '../compare/comparison.ts'
import { comparisonEngine } from '../compare/comparison-engine.ts'
import { FAST_ORDER_NAME } from '../fast-order/asked-codes.ts'
import { fastOrderEngine } from '../fast-order/fast-order-engine.ts'
import { favoritesSubject } from '../favorites/favorites.ts'
import { favoritesEngine } from '../favorites/favorites-engine.ts'
import { openFavorites, type ShopFavorites } from '../favorites/open-favorites.ts'
import type { Ground } from '../ground/ground.ts'
import { modalsSubject } from '../modals/modals.ts'
import { notificationsSubject } from '../notifications/notifications.ts'
import { productSubject } from '../product/product.ts'
import { productEngine } from '../product/product-engine.ts'
import { sessionSubject } from '../session/session.ts'
import { connectionSubject } from '../store/connection.ts'
import { runActor } from '../store/run-actor.ts'
import type { Engine, Subject } from '../store/subject.ts'
import {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  streetSuggestions
} from '../suggestions/suggestions.ts'
import {
  citiesEngine,
  namesEngine,
  organizationsEngine,
  productsEngine,
  streetsEngine
} from '../suggestions/suggestions-engines.ts'
import { toastsSubject } from '../toasts/toasts.ts'
import { toastsEngine } from '../toasts/toasts-engine.ts'
import { watchedCardsSubject } from '../watched/watched.ts'
import { watchedEngine } from '../watched/watched-engine.ts'
import { modalsEngine } from './modals-engine.ts'
import { notificationsEngine } from './notifications-engine.ts'
import { type ShopLive, shopLive } from './shop-live.ts'

/** What runs from the start and has members of its own, which are the shop's. */
export interface ShopStanding extends ShopFavorites, ShopLive {}

export const openStanding = (ground: Ground): ShopStanding => ({
  ...openFavorites(ground),
  ...shopLive(ground)
})

type OpenEngine<State, Command> = (
  ground: Ground,
  shown: State,
  subject: Subject<State, Command>
) => Engine<State, NoInfer<Command>>

interface EngineRow {
  readonly name: string
  readonly open: OpenEngine<unknown, unknown>
}

/** One line for each subject that the shop runs; its types are checked against the subject's. */
const rows = [
  row(basketSubject, basketEngine),
  row(basketChangesSubject, basketChangesEngine),
  row(connectionSubject, ({ line }) => runActor(line.connection)),
  row(sessionSubject, ({ session }) => runActor(session)),
  row(favoritesSubject, favoritesEngine),
  row(notificationsSubject, notificationsEngine),
  row(modalsSubject, modalsEngine),
  row(listingSubject, listingEngine),
  row(listingCountSubject, listingCountEngine),
  row(productSubject, productEngine),
  row(comparisonSubject, comparisonEngine),
  row(watchedCardsSubject, watchedEngine),
  rowOf(FAST_ORDER_NAME, fastOrderEngine),
  row(citySuggestions, citiesEngine),
  row(streetSuggestions, streetsEngine),
  row(organizationSuggestions, organizationsEngine),
  row(nameSuggestions, namesEngine),
  row(productSuggestions, productsEngine),
  row(toastsSubject, toastsEngine)
]

function row<State, Command>(
  { name }: Subject<State, Command>,
  open: OpenEngine<State, Command>
): EngineRow {
  return rowOf(name, open)
}

/** Of a subject whose rules no shop brings along: the page that shows it does. */
function rowOf<State, Command>(name: string, open: OpenEngine<State, Command>): EngineRow {
  // A name belongs to one subject: what comes by it is that subject's state and commands.
  return { name, open: open as unknown as EngineRow['open'] }
}

/** The engine that runs a subject, if it has one. */
export function engineOf<State, Command>(
  subject: Subject<State, Command>,
  ground: Ground,
  shown: State
): Engine<State, Command> | undefined {
  const found = rows.find(({ name }) => name === subject.name)
  const open = found?.open as OpenEngine<State, Command> | undefined
  return open?.(ground, shown, subject)
}
