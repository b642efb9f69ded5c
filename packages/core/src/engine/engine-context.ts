import type { Actor, AnyActorLogic } from 'xstate'
import type { SiteConfiguration } from '../entities/site.ts'
import type { CommandSchema } from '../platform/command-shapes.ts'
import type { ShopConfig } from '../platform/config.ts'
import { openActor } from '../platform/open-actor.ts'
import type { Platform } from '../platform/platform.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { type OpenSubject, openSubject } from '../store/open-subject.ts'
import type { ToastCommand } from '../store/toast-commands.ts'
import { type ToastsContext, toastsSubject } from '../store/toasts.ts'
import { type PriceRules, priceRules } from '../values/price/price-rules.ts'
import type { InitialState } from './initial-state.ts'
import type { OpenLine } from './open-line.ts'
import { createShopAnalytics, type ShopAnalytics } from './shop-analytics.ts'
import { openVisitorState, type VisitorState } from './visitor.ts'

interface PricedVisitor {
  readonly session: SessionActor
  readonly configuration: SiteConfiguration | undefined
}

/** How prices are shown to the visitor of this moment. */
const visitorRules = ({ session, configuration }: PricedVisitor): PriceRules =>
  priceRules(session.getSnapshot().context, { allowForeignCurrencies: false, ...configuration })

/** The machines that screens ask the shop for. */
interface ShopActors {
  /** Starts one; it lives until it is stopped, at the latest with the shop. */
  start<Logic extends AnyActorLogic>(logic: Logic, schema?: CommandSchema): Actor<Logic>
  stop(): void
}

function createShopActors({ clock }: Pick<Platform, 'clock'>): ShopActors {
  const running = new Set<{ stop(): unknown }>()
  return {
    start<Logic extends AnyActorLogic>(logic: Logic, schema?: CommandSchema): Actor<Logic> {
      const actor = openActor<Logic>(logic, { clock }, schema)
      running.add(actor)
      actor.subscribe({ complete: () => running.delete(actor) })
      return actor.start()
    },
    stop() {
      for (const actor of running) actor.stop()
    }
  }
}

/** Everything an engine needs to run: the visitor's state, actors, analytics, toasts. */
export interface EngineContext extends VisitorState {
  /** The machines that screens ask for. */
  readonly actors: ShopActors
  readonly analytics: ShopAnalytics
  /** Opened before the shop; without it the shop opens one. */
  readonly liveLine: OpenLine | undefined
  readonly toasts: OpenSubject<ToastsContext, ToastCommand>
  /** What is asked before a page reloads by itself: whether something would be lost by it. */
  readonly underWay: Set<() => boolean>
  /** How prices are shown to the visitor of this moment. */
  rules(): PriceRules
  /** Has something ended with the shop, the newest first; returns the way to forget it. */
  onStop(stop: () => void): () => void
  stop(): void
}

/** Opens what all parts of one visitor's shop share; nothing of it runs yet. */
export function openEngineContext(
  platform: Platform,
  config: ShopConfig,
  state: InitialState
): EngineContext {
  const visitor = openVisitorState(platform, config, state)
  const stops = new Set<() => void>()
  const actors = createShopActors(platform)
  const context: EngineContext = {
    ...visitor,
    liveLine: state.line,
    actors,
    analytics: createShopAnalytics(visitor),
    toasts: openSubject(toastsSubject, platform),
    underWay: new Set(),
    rules: () => visitorRules(visitor),
    onStop(stop) {
      stops.add(stop)
      return () => void stops.delete(stop)
    },
    stop() {
      for (const stop of [...stops].reverse()) stop()
    }
  }
  const { session, basket, line } = visitor
  for (const part of [session, basket, context.toasts, line, actors, context.analytics]) {
    context.onStop(() => void part.stop())
  }
  return context
}

/** One of each shop, opened by whoever asks for it first. */
export function perShop<Part>(
  open: (context: EngineContext) => Part
): (context: EngineContext) => Part {
  const opened = new WeakMap<EngineContext, { readonly part: Part }>()
  return context => {
    const found = opened.get(context)
    if (found !== undefined) return found.part
    const part = open(context)
    opened.set(context, { part })
    return part
  }
}
