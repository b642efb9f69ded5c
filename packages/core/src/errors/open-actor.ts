import { Actor, type ActorOptions, type AnyActorLogic } from 'xstate'

import { needObject } from './given.ts'

/**
 * An actor that refuses at once what is no event. XState would throw only after the call has
 * returned, where nobody catches it, and the machine would never run again.
 */
export function openActor<Logic extends AnyActorLogic>(
  logic: Logic,
  options?: ActorOptions<Logic>
): Actor<Logic> {
  const actor = new Actor(logic, options)
  const { send } = actor
  actor.send = event => {
    const { type } = needObject(event, 'send(event)')
    if (typeof type !== 'string') throw new TypeError('send(event): type has to be a text')
    send(event)
  }
  return actor
}
