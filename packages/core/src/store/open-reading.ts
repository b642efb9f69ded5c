import { toFailure } from '../platform/api-error.ts'
import { type Door, needShape } from '../platform/command-shapes.ts'
import { answered, failed, isReading, type Reading } from './reading.ts'
import type { Engine, Subject } from './subject.ts'

/** A reading of one screen with its calls; stop it when the screen is left. */
export interface OpenReading<Wish, Value, Command> extends Engine<Reading<Wish, Value>, Command> {
  stop(): void
}

interface ReadingParts<Wish, Value, Command> {
  /** What its commands need; left out where nobody but its own code sends any. */
  readonly door?: Door
  readonly start: Reading<Wish, Value>
  /** A wish is told apart by its number, and needs no id of its command. */
  readonly after: Subject<Reading<Wish, Value>, Command>['after']
  readonly read: (wish: Wish, signal: AbortSignal, known: Value | undefined) => Promise<Value>
}

/** Reads what the state wants; a newer wish ends the call of the older one. */
export function openReading<Wish, Value, Command>({
  door,
  start,
  after,
  read
}: ReadingParts<Wish, Value, Command>): OpenReading<Wish, Value, Command> {
  const listeners = new Set<() => void>()
  let state = start
  let asking = start.settled
  let call = new AbortController()

  function change(next: Reading<Wish, Value>) {
    if (next === state) return
    state = next
    ask()
    for (const listener of listeners) listener()
  }

  /** A wish that was taken back is not waited for. */
  function ask() {
    const { wish } = state
    if (!isReading(state) || wish === undefined) return call.abort()
    if (state.asked === asking) return
    asking = state.asked
    call.abort()
    call = new AbortController()
    void answer(wish, call.signal)
  }

  async function answer(wish: Wish, signal: AbortSignal) {
    const settle = await read(wish, signal, state.value).then(
      value => () => answered(state, value),
      error => () => failed(state, toFailure(error))
    )
    if (!signal.aborted) change(settle())
  }

  const check = (command: Command) => {
    if (door !== undefined) needShape(door, command)
  }

  ask()
  return {
    get: () => state,
    check,
    send(command) {
      check(command)
      change(after(state, command, ''))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => call.abort()
  }
}
