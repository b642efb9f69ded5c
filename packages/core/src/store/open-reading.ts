import { toFailure } from '../platform/api-error.ts'
import { type CommandSchema, needShape } from '../platform/command-shapes.ts'
import { answered, failed, isReading, type Reading } from './reading.ts'
import type { Engine, Subject } from './subject.ts'

/** A reading of one screen with its calls; stop it when the screen is left. */
export interface OpenReading<Query, Value, Command> extends Engine<Reading<Query, Value>, Command> {
  stop(): void
}

interface ReadingOptions<Query, Value, Command> {
  /** What its commands need; left out where nobody but its own code sends any. */
  readonly schema?: CommandSchema
  readonly start: Reading<Query, Value>
  /** A wish is told apart by its number, and needs no id of its command. */
  readonly after: Subject<Reading<Query, Value>, Command>['after']
  readonly read: (query: Query, signal: AbortSignal, known: Value | undefined) => Promise<Value>
}

/** Reads what the state wants; a newer wish ends the call of the older one. */
export function openReading<Query, Value, Command>({
  schema,
  start,
  after,
  read
}: ReadingOptions<Query, Value, Command>): OpenReading<Query, Value, Command> {
  const listeners = new Set<() => void>()
  let state = start
  let asking = start.settled
  let call = new AbortController()

  function change(next: Reading<Query, Value>) {
    if (next === state) return
    state = next
    ask()
    for (const listener of listeners) listener()
  }

  /** A wish that was taken back is not waited for. */
  function ask() {
    const { query } = state
    if (!isReading(state) || query === undefined) return call.abort()
    if (state.asked === asking) return
    asking = state.asked
    call.abort()
    call = new AbortController()
    void answer(query, call.signal)
  }

  async function answer(query: Query, signal: AbortSignal) {
    const settle = await read(query, signal, state.value).then(
      value => () => answered(state, value),
      error => () => failed(state, toFailure(error))
    )
    if (!signal.aborted) change(settle())
  }

  const check = (command: Command) => {
    if (schema !== undefined) needShape(schema, command)
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
