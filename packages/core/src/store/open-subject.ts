import { createStore } from './store.ts'
import type { StoreHost } from './store-host.ts'
import type { Engine, Subject } from './subject.ts'

/** A subject that runs by itself: what is only a rule with a clock needs no machine. */
export interface OpenSubject<State, Command> extends Engine<State, Command> {
  stop(): void
}

/** Runs a subject as a shop runs its machines: the same words, the same time. */
export function openSubject<State, Command>(
  subject: Subject<State, Command>,
  host: Pick<StoreHost, 'clock' | 'randomBytes'>
): OpenSubject<State, Command> {
  const { clock, randomBytes } = host
  const loadShop = () => Promise.reject(new Error(`'${subject.name}' needs no shop`))
  // Nothing is fetched: this is part of the shop that would be.
  const { needsShop: _, ...own } = subject
  const store = createStore({ initial: {}, host: { clock, randomBytes }, loadShop })
  // An answer that comes after the end is nobody's mistake.
  const { send } = store
  return {
    get: () => store.get(own),
    send: command => send(own, command),
    subscribe: listener => store.subscribe(own, listener),
    stop: store.stop
  }
}
