import { createServerTime, type ServerTime } from '../api/server-time.ts'
import { nextIntentId } from '../platform/intent-id.ts'
import { ShopAway } from '../platform/shop-away.ts'
import { fieldOf } from '../platform/tab-message.ts'
import { type Cell, type SentCommand, shownOver } from './cell.ts'
import { connectionSubject } from './connection.ts'
import { createDueTimer } from './due-timer.ts'
import {
  needStoreOptions,
  needSubject,
  refusalOf,
  reportAfterStop,
  reportLoad
} from './need-store.ts'
import type { StoreHost } from './store-host.ts'
import type { Engine, RunningShop, Subject } from './subject.ts'
import { keepUnsent, takeUnsent } from './unsent.ts'

/** Refuses what a subject does not know while its caller still listens, before anything is changed. */
function needCommand<State, Command>(
  { name, commands }: Pick<Subject<State, Command>, 'name' | 'commands'>,
  command: unknown
): void {
  const { type } = Object(command)
  if (Object.hasOwn(commands, type)) return
  const advice = refusalOf(name, type, Object.keys(commands))
  throw new TypeError(`send(${name}): ${String(type)}: ${advice}`)
}

/** All subjects of one visitor: plain state at once, a living engine from the first command on. */
export interface Store<Shop extends RunningShop = RunningShop> {
  get<State, Command>(subject: Subject<State, Command>): State
  /** The state that the page came with: from it the server has drawn what is not taken over yet. */
  brought<State, Command>(subject: Subject<State, Command>): State
  /**
   * Shows the effect of a command in the next frame; the engine, which this loads, settles it. At what
   * is none of the subject's commands it throws a TypeError, and nothing is changed.
   */
  send<State, Command>(subject: Subject<State, Command>, command: Command): void
  /** The same by the name of a subject that was looked at before. */
  sendTo(name: string, command: unknown): void
  /**
   * Says again what the last page of this tab could not send, and hears what was new there; to be
   * called once, when the page is drawn.
   */
  resume(): void
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe<State, Command>(subject: Subject<State, Command>, listener: () => void): () => void
  /** The shop, fetched once: all that talks to the backend. Why it did not come, `toFailure` says. */
  engine(): Promise<Shop>
  /** Resolves when the screen shows what was done so far; at once where nothing is painted. */
  painted(): Promise<void>
  /** The host's, for what a screen opens besides. */
  readonly clock: StoreHost['clock']
  /** Begins with what the page tells as `serverTime`, and is set right by the shop that it is given to. */
  readonly serverTime: ServerTime
  /** Ends all waiting and the shop, when there is one. */
  stop(): void
}

interface StoreOptions<Shop extends RunningShop> {
  /** States that a page brought, by the names of their subjects. */
  readonly initial: Readonly<Record<string, unknown>>
  readonly host: StoreHost
  /** Fetches the shop; it starts from what the store shows at that moment. */
  readonly loadShop: (shown: Pick<Store, 'get'>) => Promise<Shop>
}

const serverTimeIn = (known: object) => {
  const sent = fieldOf(known, 'serverTime')
  return typeof sent === 'number' ? sent : undefined
}

export function createStore<Shop extends RunningShop>(options: StoreOptions<Shop>): Store<Shop> {
  needStoreOptions(options)
  const { initial, host, loadShop } = options
  const cells = new Map<string, Cell<unknown, unknown>>()
  const { clock, randomBytes, storage } = host
  const serverTime = createServerTime(clock, serverTimeIn(initial))
  const source = { now: serverTime.now, randomBytes, storage }
  let lastId = ''
  let shop: Shop | undefined
  let loading: Promise<Shop> | undefined

  function cellOf<State, Command>(subject: Subject<State, Command>): Cell<State, Command> {
    needSubject(subject)
    const cell = cells.get(subject.name) ?? open(subject)
    // A name belongs to one subject, so that its cell holds that subject's state.
    return cell as unknown as Cell<State, Command>
  }

  function open<State, Command>(subject: Subject<State, Command>): Cell<unknown, unknown> {
    const state = subject.start(Object(initial)[subject.name])
    const timer = createDueTimer<Command>(host.clock, command =>
      show(cell, subject.after(cell.state, command, nextId()))
    )
    const own = { subject, brought: state, state, timer }
    const cell: Cell<State, Command> = { ...own, listeners: new Set(), shown: [] }
    const kept = cell as unknown as Cell<unknown, unknown>
    cells.set(subject.name, kept)
    if (shop !== undefined) wake(cell, shop)
    return kept
  }

  function nextId(): string {
    lastId = nextIntentId(source, lastId)
    return lastId
  }

  function change<State, Command>(cell: Cell<State, Command>, state: State) {
    if (state === cell.state) return
    cell.state = state
    // An engine keeps the time of its subject itself.
    cell.timer.wait(cell.running ? undefined : cell.subject.due?.(state))
    for (const listener of cell.listeners) listener()
  }

  function wake<State, Command>(cell: Cell<State, Command>, loaded: Shop) {
    const engine = loaded.run(cell.subject, cell.state)
    if (engine === undefined) return
    cell.running = engine
    cell.timer.stop()
    engine.subscribe(() => change(cell, shownOver(cell, engine)))
    change(cell, shownOver(cell, engine))
  }

  async function start(): Promise<Shop> {
    const loaded = await loadShop(store)
    shop = loaded
    for (const cell of cells.values()) wake(cell, loaded)
    return loaded
  }

  function engine(): Promise<Shop> {
    loading ??= start().catch(cause => {
      loading = undefined
      reportLoad(cause)
      const line = cellOf(connectionSubject)
      change(line, connectionSubject.after(line.state, { type: 'connection.lost' }, ''))
      throw new ShopAway('The shop did not come', { cause })
    })
    return loading
  }

  /** The work of the engine would keep the effect of a click from the next frame. */
  async function notify<State, Command>(
    cell: Cell<State, Command>,
    running: Engine<State, Command>,
    sent: SentCommand<Command>
  ) {
    cell.shown = [...cell.shown, sent]
    await store.painted()
    cell.shown = cell.shown.slice(1)
    try {
      running.send(sent.command)
    } catch (error) {
      // What was drawn ahead is taken back, and an error that nobody has caught is told of.
      change(cell, shownOver(cell, running))
      host.clock.setTimeout(() => {
        throw error
      }, 0)
    }
  }

  function send<State, Command>(cell: Cell<State, Command>, command: Command) {
    needCommand(cell.subject, command)
    cell.running?.check?.(command)
    const sent = { command, id: nextId() }
    const state = cell.subject.after(cell.state, command, sent.id)
    if (cell.running) void notify(cell, cell.running, sent)
    show(cell, state)
  }

  function show<State, Command>(cell: Cell<State, Command>, state: State) {
    change(cell, state)
    fetchShop(cell)
  }

  /** What is wanted stays in the state, and the shop is looked for until its code comes. */
  function fetchShop<State, Command>({ running, subject, state }: Cell<State, Command>) {
    if (!running && subject.needsShop?.(state)) engine().catch(() => undefined)
  }

  /** An engine listens to the other tabs itself. */
  function receive(message: unknown) {
    for (const cell of cells.values()) {
      const { running, subject, state } = cell
      const next = running ? state : (subject.receive?.(state, message) ?? state)
      if (next !== state) show(cell, next)
    }
  }

  const stopHearing = host.tabs?.listen(receive)
  const stopKeeping = keepUnsent(host, cells)

  const store: Store<Shop> = {
    get: subject => cellOf(subject).state,
    brought: subject => cellOf(subject).brought,
    send: (subject, command) => send(cellOf(subject), command),
    sendTo(name, command) {
      const cell = cells.get(name)
      if (cell === undefined) throw new TypeError(`sendTo(name): no subject '${name}' is open`)
      send(cell, command)
    },
    resume() {
      const { commands, news } = takeUnsent(host, cells)
      for (const message of news) receive(message)
      for (const { name, command } of commands) store.sendTo(name, command)
    },
    subscribe(subject, listener) {
      const { listeners } = cellOf(subject)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    engine,
    painted: async () => host.painted?.(),
    clock,
    serverTime,
    stop() {
      stopHearing?.()
      stopKeeping?.()
      for (const { timer } of cells.values()) timer.stop()
      shop?.stop()
      reportAfterStop(store)
    }
  }
  return store
}
