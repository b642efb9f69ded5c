import { type Shop, type ShopState } from '@vitrina/core'
import {
  type BasketCommand,
  type BasketContext,
  basketAfter,
  nextIntentId
} from '@vitrina/core/basket'
import { type SessionContext } from '@vitrina/core/session'

/** The part of the shop that lives: what the engine changes after the page has come. */
export interface LiveState {
  readonly basket: BasketContext
  readonly session: SessionContext
}

/** What the handle itself needs of the engine. */
export interface ShopEngine {
  getState(): LiveState
  subscribe(listener: () => void): () => void
  sendBasket(command: BasketCommand): void
}

export interface ShopHandle<Engine extends ShopEngine = Shop> {
  getState(): ShopState
  subscribe(listener: () => void): () => void
  /** Shows the effect of a command at once; the engine, which this loads, settles it. */
  sendBasket(command: BasketCommand): void
  /** The engine, loaded on the first call: everything that talks to the backend is in it. */
  engine(): Promise<Engine>
}

interface IntentSource {
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** Resolves when the screen shows what has been done so far. */
  readonly painted?: () => Promise<void>
}

/** One shop of one visitor: plain state until the first action, a living engine from then on. */
export function createShopHandle<Engine extends ShopEngine>(
  initial: ShopState,
  loadEngine: (state: () => ShopState) => Promise<Engine>,
  source: IntentSource
): ShopHandle<Engine> {
  const listeners = new Set<() => void>()
  let state = initial
  let running: Engine | undefined
  let loading: Promise<Engine> | undefined
  /** Shown already, told to the engine after the next paint. */
  let shown: readonly BasketCommand[] = []

  function change(live: Partial<LiveState>) {
    state = { ...state, ...live }
    for (const listener of listeners) listener()
  }

  async function start(): Promise<Engine> {
    const engine = await loadEngine(() => state)
    running = engine
    engine.subscribe(() => follow(engine))
    follow(engine)
    return engine
  }

  function follow(engine: Engine) {
    const { basket, session } = engine.getState()
    change({ basket: shown.reduce(withCommand, basket), session })
  }

  function withCommand(basket: BasketContext, command: BasketCommand): BasketContext {
    return basketAfter(basket, command, nextIntentId(source, basket.lastIntentId))
  }

  /** The work of the engine would keep the effect of a click from the next frame. */
  async function sendPainted(engine: Engine, command: BasketCommand) {
    shown = [...shown, command]
    change({ basket: withCommand(state.basket, command) })
    if (source.painted) await source.painted()
    shown = shown.slice(1)
    engine.sendBasket(command)
  }

  function engine(): Promise<Engine> {
    loading ??= start().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sendBasket(command) {
      if (running !== undefined) return void sendPainted(running, command)
      change({ basket: withCommand(state.basket, command) })
      // The command stays in the log; the next action loads the engine again and settles it.
      engine().catch(() => undefined)
    },
    engine
  }
}
