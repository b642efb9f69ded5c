import { type CommandSchema, needShape } from '../platform/command-shapes.ts'
import type { Engine } from './subject.ts'

interface Running<State, Command> {
  getSnapshot(): { readonly context: State }
  send(command: Command): void
  subscribe(listener: () => void): { unsubscribe(): void }
}

/** A machine whose context is its subject's state, as the engine of that subject. */
export const runActor = <State, Command>(
  actor: Running<State, Command>,
  schema?: CommandSchema
): Engine<State, Command> => ({
  get: () => actor.getSnapshot().context,
  ...(schema && { check: command => needShape(schema, command) }),
  send: command => actor.send(command),
  subscribe(listener) {
    const following = actor.subscribe(listener)
    return () => following.unsubscribe()
  }
})
