import { Actor, type ActorOptions, type AnyActorLogic, StateMachine } from 'xstate'
import { type CommandSchema, type CommandShapes, needShape } from './command-shapes.ts'
import { needObject } from './input.ts'
import { reportStopped } from './report-stopped.ts'

/**
 * What can be sent to a machine that hears these events; nothing where its rule takes whatever comes
 * and it gave no list of it.
 */
function eventShapes(
  events: readonly string[],
  shapes: CommandShapes | undefined
): CommandShapes | undefined {
  if (shapes === undefined && events.some(type => type.includes('*'))) return undefined
  const own = events.filter(isCommand).map(type => [type, {}] as const)
  return { ...Object.fromEntries(own), ...shapes }
}

const isCommand = (type: string) => !/^xstate\.|\*/.test(type)

/**
 * An actor that refuses what it cannot take while the caller still listens, and goes on as it was.
 * XState would throw only after the call has returned, where nobody catches it, and the machine
 * would never run again.
 */
export function openActor<Logic extends AnyActorLogic>(
  logic: Logic,
  options?: ActorOptions<Logic>,
  schema?: Pick<CommandSchema, 'shapes' | 'faultIn'>
): Actor<Logic> {
  return openGuarded(logic, options, schema).actor
}

/** The same, with `tell` for what its owner alone may say: the door does not look at it. */
export function openGuarded<Logic extends AnyActorLogic>(
  logic: Logic,
  options?: ActorOptions<Logic>,
  schema?: Pick<CommandSchema, 'shapes' | 'faultIn'>
): { readonly actor: Actor<Logic>; readonly notify: Actor<Logic>['send'] } {
  const [name, events] = logic instanceof StateMachine ? [logic.id, logic.events] : ['event']
  const shapes = events && eventShapes(events, schema?.shapes)
  const input = new WeakSet<object>()
  let sending = 0
  let refusal: TypeError | undefined
  const transition: Logic['transition'] = (snapshot, event, scope) => {
    try {
      return logic.transition(snapshot, event, scope)
    } catch (error) {
      // An answer or a timer: the fault is the machine's own, and nobody has called.
      if (sending === 0 || !input.has(event)) throw error
      refusal ??= refused(`${name}): ${event.type}`, error)
      return snapshot
    }
  }
  const guarded: Logic = Object.create(logic, { transition: { value: transition } })
  const actor = new Actor(guarded, options)
  const { send: notify } = actor
  actor.send = event => {
    const { type } = needObject(event, `send(${name})`)
    if (typeof type !== 'string') throw new TypeError(`send(${name}): type has to be a text`)
    if (shapes !== undefined) needShape({ ...schema, name, shapes }, event)
    reportStopped(actor, 'send', name)
    input.add(event)
    sending += 1
    notify(event)
    sending -= 1
    const found = refusal
    refusal = undefined
    if (found) throw found
  }
  return { actor, notify }
}

const refused = (where: string, cause: unknown) =>
  new TypeError(`send(${where}: ${cause instanceof Error ? cause.message : cause}`, {
    cause
  })
