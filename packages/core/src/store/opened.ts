import type { AnyActorRef, SnapshotFrom } from 'xstate'

import { runActor } from './run-actor.ts'

/** A running machine that one screen has opened. Stop it when the screen is left. */
export interface Opened<Ref extends AnyActorRef, View = SnapshotFrom<Ref>['context']> {
  /** The actor of XState: `useSelector` of `@xstate/react` follows it, `on` hears what it emits. */
  readonly actor: Ref
  get(): View
  send(event: Parameters<Ref['send']>[0]): void
  /** Calls `listener` after every change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  stop(): void
}

/** The face of an actor whose screen shows its context. */
export const opened = <Ref extends AnyActorRef>(actor: Ref): Opened<Ref> => ({
  ...runActor(actor),
  actor,
  stop: () => actor.stop()
})
