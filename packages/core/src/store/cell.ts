import type { DueTimer } from './due-timer.ts'
import type { Engine, Subject } from './subject.ts'

/** A command with the id that its store gave it. */
export interface SentCommand<Command> {
  readonly command: Command
  readonly id: string
}

/** One subject of a store. */
export interface Cell<State, Command> {
  readonly subject: Subject<State, Command>
  /** What the page came with. */
  readonly brought: State
  state: State
  readonly listeners: Set<() => void>
  /** Shown already, told to the engine after the next paint. */
  shown: readonly SentCommand<Command>[]
  running?: Engine<State, Command>
  readonly timer: DueTimer<Command>
}

/** What the engine shows, under the commands that it has not heard yet. */
export const shownOver = <State, Command>(
  { subject, shown }: Cell<State, Command>,
  engine: Engine<State, Command>
): State =>
  shown.reduce((state, { command, id }) => subject.after(state, command, id), engine.get())
