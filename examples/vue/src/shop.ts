import { createShop, type ShopStore, shopConfig } from '@vitrina/core'
import { basketSubject } from '@vitrina/core/basket'
import { browserHost, createBrowserPlatform } from '@vitrina/core/browser'
import { priceRules, type SumRow, showPrice, sumText } from '@vitrina/core/price'
import { sessionSubject } from '@vitrina/core/session'
import { createStore, type Subject } from '@vitrina/core/store'
import { onScopeDispose, type ShallowRef, shallowRef } from 'vue'

export const platform = createBrowserPlatform()

/** The shop of this window: what is shown stands in it, what talks to the backend comes with its engine. */
export const store: ShopStore = createStore({
  known: {},
  host: browserHost,
  loadShop: async shown => {
    const basket = shown.get(basketSubject)
    const shop = createShop(platform, shopConfig({ siteName: 'penal' }), { basket })
    shop.sendBasket({ type: 'basket.reload' })
    return shop
  }
})

/** The engine itself, for the machines that one screen opens for itself. */
export const shop = await store.engine()

/** A part of a subject's state, as long as its component lives. */
export function useSubject<State, Command, Part>(
  subject: Subject<State, Command>,
  select: (state: State) => Part
): Readonly<ShallowRef<Part>> {
  const part = shallowRef(select(store.get(subject)))
  onScopeDispose(
    store.subscribe(subject, () => {
      part.value = select(store.get(subject))
    })
  )
  return part
}

interface Opened<State> {
  get(): State
  subscribe(listener: () => void): () => void
}

/** What a screen opened for itself, as long as it stands. */
export function useOpened<State>({ get, subscribe }: Opened<State>): Readonly<ShallowRef<State>> {
  const state = shallowRef(get())
  onScopeDispose(
    subscribe(() => {
      state.value = get()
    })
  )
  return state
}

/** Prices and sums as this visitor reads them: his role, his currency. */
export function usePrices() {
  const own = { allowForeignCurrencies: false }
  const rules = useSubject(sessionSubject, session => priceRules(session, own))
  const show = (rubles: number) => showPrice(rubles, rules.value)
  return { rules, show, sum: (row: SumRow) => sumText(row, rules.value) }
}

interface Running<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(listener: () => void): { unsubscribe(): void }
  stop(): unknown
}

/** A machine that a screen opened for itself; it ends with the screen. */
export function useActor<Context>(
  actor: Running<{ readonly context: Context }>
): Readonly<ShallowRef<Context>> {
  const context = shallowRef(actor.getSnapshot().context)
  actor.subscribe(() => {
    context.value = actor.getSnapshot().context
  })
  onScopeDispose(() => actor.stop())
  return context
}
