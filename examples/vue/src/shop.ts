import { createShop, type Failure, toFailure } from '@vitrina/core'
import { browserHost, createBrowserPlatform } from '@vitrina/core/browser'
import { readConfiguration, sessionSubject } from '@vitrina/core/session'
import { createStore, follow, followSubject, type Opened, type Subject } from '@vitrina/core/store'
import { priceRules, type SumRow, showPrice, sumText } from '@vitrina/core/values'
import { type ComputedRef, computed, onScopeDispose, type ShallowRef, shallowRef } from 'vue'

export const platform = createBrowserPlatform()

/** What the shop is made with, and so read before there is one. */
export const configuration = await readConfiguration(platform)

/** What talks to the backend, and the machines that a screen opens for itself. */
export const shop = createShop(platform, { siteName: configuration.siteName }, { configuration })
shop.basket.send({ type: 'basket.reload' })

/** All that is shown. */
export const store = createStore({ initial: {}, host: browserHost, loadShop: async () => shop })
await store.engine()

/** What was opened shows, after every change, as long as its component lives. */
export function useShown<State>(
  opened: Parameters<typeof follow<State>>[0]
): Readonly<ShallowRef<State>> {
  const state = shallowRef(opened.get())
  const stop = follow(opened).subscribe(now => {
    state.value = now
  })
  onScopeDispose(stop)
  return state
}

/** A part of a subject's state. */
export function useSubject<State, Command, Selected>(
  subject: Subject<State, Command>,
  select: (state: State) => Selected
): ComputedRef<Selected> {
  const state = useShown(followSubject(store, subject))
  return computed(() => select(state.value))
}

/** What a machine that a screen has opened shows; the machine stops with the screen. */
export function useMachine<View>(opened: Omit<Opened<never, View>, 'actor' | 'send'>) {
  onScopeDispose(opened.stop)
  return useShown(opened)
}

/** What a call answers, or why it does not; `read` makes it once more. */
export function useAnswer<Value>(call: () => Promise<Value>) {
  const reading = shallowRef<{ value?: Value; failure?: Failure }>({})
  async function read() {
    reading.value = await call().then(
      value => ({ value }),
      error => ({ failure: toFailure(error) })
    )
  }
  void read()
  return { reading, read }
}

/** Prices and sums as this visitor reads them: his role, his currency. */
export function usePrices() {
  const rules = useSubject(sessionSubject, session => priceRules(session, configuration))
  const show = (rubles: number) => showPrice(rubles, rules.value)
  return { rules, show, sum: (row: SumRow) => sumText(row, rules.value) }
}
