// glue: the store in Svelte
import type { ShopStore } from '@vitrina/core'
import type { Subject } from '@vitrina/core/store'
import { createContext } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'

export const [getStore, setStore] = createContext<ShopStore>()

/** What `get` gives, followed wherever it is asked for. */
export function shown<State>(get: () => State, subscribe: (changed: () => void) => () => void) {
  const follow = createSubscriber(subscribe)
  return () => {
    follow()
    return get()
  }
}

/** A subject of the store, and how it is sent a command. */
export function useSubject<State, Command>(subject: Subject<State, Command>) {
  const store = getStore()
  const now = shown(
    () => store.get(subject),
    changed => store.subscribe(subject, changed)
  )
  return [now, (command: Command) => store.send(subject, command)] as const
}
// end of glue
