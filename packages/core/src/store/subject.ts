/** The types of some commands. */
export type TypeOf<Command> = Command extends { readonly type: infer Type extends string }
  ? Type
  : never

/** Those of one type. */
export type OfType<Command, Type> = Command extends { readonly type: infer Own }
  ? Type extends Own
    ? Command
    : never
  : never

/** A command that comes by itself when nothing else happens: the end of a toast, of a highlight. */
export interface Due<Command> {
  /** Names the wait: a state with the same id goes on waiting, another id begins anew. */
  readonly id: string
  readonly ms: number
  readonly command: Command
}

/**
 * What a screen is made of: plain state and the only rule that changes it. Free of libraries, so that
 * it is part of a first page; what needs time, order or the network is its engine's.
 */
export interface Subject<State, Command = never> {
  /** Its place among the states that a page brings. */
  readonly name: string
  /** The names of all its commands; a store takes nothing else. */
  readonly commands: Readonly<Record<TypeOf<Command>, unknown>>
  start(initial?: Partial<State>): State
  /**
   * Pure. What the server has to learn is written into the state: a wish, a draft, an attempt. `id` is
   * the command's own and sorts after those made before it.
   */
  after(state: State, command: Command, id: string): State
  /** What another tab says, as long as no engine listens; a message that is not its own changes nothing. */
  receive?(state: State, message: unknown): State
  /** What the server has not taken yet, as commands that say it once more: the next page of the tab does. */
  unsent?(state: State): readonly Command[]
  /** What the next page of its tab hears, as from another: the server may have drawn it before the change. */
  news?(state: State): unknown
  due?(state: State): Due<Command> | undefined
  /** Whether something in it has to reach the server: then the command that left it fetches the shop. */
  needsShop?(state: State): boolean
}

/** Runs the same `after` and talks to the server; it has gone on from the state that was shown. */
export interface Engine<State, Command> {
  get(): State
  /** Throws at what the command lacks. */
  check?(command: Command): void
  send(command: Command): void
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** What a store asks of the shop that it fetches. */
export interface RunningShop {
  /** The engine of a subject, gone on from the state that is shown; most subjects have none. */
  run<State, Command>(
    subject: Subject<State, Command>,
    shown: State
  ): Engine<State, Command> | undefined
  stop(): void
}
