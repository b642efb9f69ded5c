import { expect, test } from 'vitest'
import { Actor, type AnyActorRef, type AnyStateMachine } from 'xstate'

import type { Shop } from './shop/shop.ts'
import { createTestShop } from './testing/test-shop.ts'

/** Every machine that a shop opens, by the way to it. */
const MACHINES: Readonly<Record<string, (shop: Shop) => AnyActorRef | Promise<AnyActorRef>>> = {
  session: shop => shop.session.actor,
  basket: shop => shop.basket.actor,
  favorites: shop => shop.favorites().actor,
  modals: shop => shop.modals.actor,
  builds: shop => shop.builds.actor,
  version: shop => shop.version.actor,
  notifications: shop => shop.notifications.actor,
  live: shop => shop.live.actor,
  verification: async shop =>
    (await shop.service('createVerification'))({ kind: 'email', value: 'maria@example.com' }).actor,
  checkout: async shop => (await shop.service('openCheckout'))().actor,
  'payment return': async shop => (await shop.service('createPaymentReturn'))('1').actor,
  raffle: async shop => (await shop.service('createRaffle'))('summer').actor
}

const JUNK: readonly unknown[] = [
  ...[undefined, null, 42, Number.NaN, -1, 'текст', true, 1n, Symbol('знак')],
  ...[{}, [], [null], () => undefined]
]

/** The event with the same junk in every place where something is looked for. */
const eventWith = (type: string, junk: unknown) =>
  new Proxy({ type }, { get: (_, name) => (name === 'type' ? type : junk) })

/** The machine's own events; a wildcard stands for one that it was not told of. */
const eventsOf = (actor: AnyActorRef): readonly string[] =>
  logicOf(actor)
    .events.filter(type => !type.startsWith('xstate.'))
    .map(type => type.replace(/\*$/, 'unknown'))

function logicOf(actor: AnyActorRef): AnyStateMachine {
  if (!(actor instanceof Actor)) throw new Error('no actor of its own')
  return actor.logic
}

async function open(name: string, scenario: 'guest' | 'member') {
  const shop = createTestShop({ scenario })
  await shop.advance(0)
  const actor = await MACHINES[name]?.(shop)
  if (actor === undefined) throw new Error(`no machine ${name}`)
  await shop.advance(0)
  return { shop, actor }
}

/** Sends an event; a refused one is a TypeError that names it, and leaves the machine as it was. */
function send(actor: AnyActorRef, event: { readonly type: string }, message: string): void {
  const before = actor.getSnapshot()
  try {
    Reflect.apply(actor.send, actor, [event])
  } catch (error) {
    expect(error, message).toBeInstanceOf(TypeError)
    expect(String(error), message).toContain(`send(${logicOf(actor).id}): ${event.type}: `)
    expect(actor.getSnapshot(), message).toBe(before)
  }
}

test.each([
  ...['session', 'basket', 'favorites'].map(name => [name, 'guest'] as const),
  ...Object.keys(MACHINES).map(name => [name, 'member'] as const)
])(
  '%s of a %s takes or refuses at once an event with junk in it, and goes on',
  async (name, who) => {
    let { shop, actor } = await open(name, who)
    for (const type of eventsOf(actor)) {
      const before = actor.getSnapshot()
      for (const junk of JUNK) {
        const message = `${type} with ${String(junk)}`
        send(actor, eventWith(type, junk), message)
        expect(actor.getSnapshot().status, message).not.toBe('error')
      }
      if (actor.getSnapshot() === before) continue
      await shop.advance(0)
      expect(actor.getSnapshot().status, type).not.toBe('error')
      if (actor.getSnapshot().status === 'active') continue
      shop.stop()
      ;({ shop, actor } = await open(name, who))
    }
    shop.stop()
  }
)
