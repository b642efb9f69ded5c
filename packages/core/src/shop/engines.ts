import { notificationsSubject } from '../account/notifications/notifications.ts'
import { basketEngine } from '../basket/basket.engine.ts'
import { basketSubject } from '../basket/basket.ts'
import { basketChangesEngine } from '../cart/basket-changes/basket-changes.engine.ts'
import { basketChangesSubject } from '../cart/basket-changes/basket-changes.ts'
import { FAST_ORDER_NAME } from '../cart/fast-order/asked-codes.ts'
import { fastOrderEngine } from '../cart/fast-order/fast-order.engine.ts'
import { listingCountEngine, listingEngine } from '../catalog/listing.engine.ts'
import { listingSubject } from '../catalog/listing.ts'
import { listingCountSubject } from '../catalog/listing-count.ts'
import { productEngine } from '../catalog/product/product.engine.ts'
import { productSubject } from '../catalog/product/product.ts'
import {
  citiesEngine,
  namesEngine,
  organizationsEngine,
  productsEngine,
  streetsEngine
} from '../catalog/suggestions/suggestions.engine.ts'
import {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  streetSuggestions
} from '../catalog/suggestions/suggestions.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { comparisonEngine } from '../lists/compare/comparison.engine.ts'
import { comparisonSubject } from '../lists/compare/comparison.ts'
import { favoritesEngine } from '../lists/favorites/favorites.engine.ts'
import { favoritesSubject } from '../lists/favorites/favorites.ts'
import { watchedEngine } from '../lists/watched/watched.engine.ts'
import { watchedCardsSubject } from '../lists/watched/watched.ts'
import { sessionSubject } from '../session/session.ts'
import { connectionSubject } from '../store/connection.ts'
import { modalsSubject } from '../store/modals.ts'
import { runActor } from '../store/run-actor.ts'
import type { Engine, Subject } from '../store/subject.ts'
import { toastsEngine } from '../store/toasts.engine.ts'
import { toastsSubject } from '../store/toasts.ts'
import { modalsEngine } from './modals.engine.ts'
import { notificationsEngine } from './notifications.engine.ts'

type OpenEngine<State, Command> = (
  context: EngineContext,
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
  row(connectionSubject, ({ line }) => line.connection),
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
  context: EngineContext,
  shown: State
): Engine<State, Command> | undefined {
  const found = rows.find(({ name }) => name === subject.name)
  const open = found?.open as OpenEngine<State, Command> | undefined
  return open?.(context, shown, subject)
}
