import type { Engine, Subject } from './subject.ts'

/** What a store asks of the shop that it fetches. */
export interface RunningShop {
  /** The engine of a subject, gone on from the state that is shown; most subjects have none. */
  run<State, Command>(
    subject: Subject<State, Command>,
    shown: State
  ): Engine<State, Command> | undefined
  stop(): void
}
