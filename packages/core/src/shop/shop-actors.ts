import type { Actor, AnyActorLogic } from 'xstate'

import { openActor } from '../errors/open-actor.ts'
import type { Form } from '../forms/form.ts'
import { type OpenForm, openForm, type SendForm } from '../forms/open-form.ts'
import type { Platform } from '../platform/platform.ts'

/** The machines that screens ask the shop for. */
export interface ShopActors {
  /** Starts one; it lives until it is stopped, at the latest with the shop. */
  start<Logic extends AnyActorLogic>(logic: Logic): Actor<Logic>
  /** Opens a form, which lives as long. */
  openForm<Values, Facts, Body, Answer>(
    form: Form<Values, Facts, Body, Answer>,
    facts: Facts,
    carry: SendForm<Body, Answer>
  ): OpenForm<Values, Facts, Answer>
  stop(): void
}

export function createShopActors({ clock }: Pick<Platform, 'clock'>): ShopActors {
  const running = new Set<{ stop(): unknown }>()
  return {
    start<Logic extends AnyActorLogic>(logic: Logic): Actor<Logic> {
      const actor = openActor<Logic>(logic, { clock })
      running.add(actor)
      actor.subscribe({ complete: () => running.delete(actor) })
      return actor.start()
    },
    openForm(form, facts, carry) {
      const opened = openForm(form, facts, carry, clock)
      running.add(opened)
      return opened
    },
    stop() {
      for (const actor of running) actor.stop()
    }
  }
}
