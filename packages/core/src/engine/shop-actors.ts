import type { Actor, AnyActorLogic } from 'xstate'

import type { Door } from '../platform/command-shapes.ts'
import { openActor } from '../platform/open-actor.ts'
import type { Platform } from '../platform/platform.ts'

/** The machines that screens ask the shop for. */
export interface ShopActors {
  /** Starts one; it lives until it is stopped, at the latest with the shop. */
  start<Logic extends AnyActorLogic>(logic: Logic, door?: Door): Actor<Logic>
  stop(): void
}

export function createShopActors({ clock }: Pick<Platform, 'clock'>): ShopActors {
  const running = new Set<{ stop(): unknown }>()
  return {
    start<Logic extends AnyActorLogic>(logic: Logic, door?: Door): Actor<Logic> {
      const actor = openActor<Logic>(logic, { clock }, door)
      running.add(actor)
      actor.subscribe({ complete: () => running.delete(actor) })
      return actor.start()
    },
    stop() {
      for (const actor of running) actor.stop()
    }
  }
}
