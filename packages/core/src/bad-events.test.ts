import { expect, test } from 'vitest'

import { basketSubject } from './basket/basket.ts'
import { quantityOf } from './basket/basket-log.ts'
import type { Shop } from './shop/shop.ts'
import { createTestShop } from './testing/test-shop.ts'

const NO_EVENT = 'an object is needed'
const NO_TYPE = 'type has to be a text'

/** The machines that live as long as the shop. */
const LASTING = [
  'session',
  'basket',
  'favorites',
  'modals',
  'builds',
  'version',
  'notifications',
  'live'
] as const

const machinesOf = (shop: Shop) => ({
  ...shop,
  favorites: shop.favorites()
})

const NO_EVENTS: readonly (readonly [unknown, string])[] = [
  ...[undefined, null, 42, 'basket.reload', true, [], () => undefined].map(
    input => [input, NO_EVENT] as const
  ),
  ...[{}, { type: 42 }, { type: undefined }, { kind: 'basket.reload' }].map(
    input => [input, NO_TYPE] as const
  )
]

test.each(LASTING)('%s refuses at once what is no event, and goes on', name => {
  const shop = createTestShop()
  const machine = machinesOf(shop)[name]
  const before = JSON.stringify(machine.actor.getPersistedSnapshot())

  for (const [input, message] of NO_EVENTS) {
    const send = () => Reflect.apply(machine.send, machine, [input])
    expect(send, String(input)).toThrow(new TypeError(`send(${name}): ${message}`))
  }

  expect(machine.actor.getSnapshot().status).toBe('active')
  expect(JSON.stringify(machine.actor.getPersistedSnapshot())).toBe(before)
  shop.stop()
})

test.each(LASTING)('%s says that there is no command of that name, and goes on', async name => {
  const shop = createTestShop()
  await shop.advance(0)
  const machine = machinesOf(shop)[name]
  const before = JSON.stringify(machine.actor.getPersistedSnapshot())
  const send = () => Reflect.apply(machine.send, machine, [{ type: 'рюкзак.положить', count: 1 }])

  expect(send).toThrow(`send(${name}): рюкзак.положить: there is no such command among `)
  await shop.advance(0)

  expect(machine.actor.getSnapshot().status).toBe('active')
  expect(JSON.stringify(machine.actor.getPersistedSnapshot())).toBe(before)
  shop.stop()
})

test('the basket takes a true command after a false one', async () => {
  const shop = createTestShop()
  const sendBasket = (...args: unknown[]) => Reflect.apply(shop.basket.send, undefined, args)

  expect(() => sendBasket()).toThrow(new TypeError(`send(basket): ${NO_EVENT}`))
  expect(() => sendBasket({ type: 'line.double', key: 7 })).toThrow(
    'send(basket): line.double: there is no such command among '
  )
  expect(() => sendBasket({ type: 'line.set', key: 7, count: 'два' })).toThrow(
    new TypeError('send(basket): line.set: count has to be a number, not "два"')
  )
  sendBasket({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  expect(quantityOf(shop.getState().basket, 7)).toBe(2)
  shop.stop()
})

test.each([
  [{ type: 'line.set', key: 7 }, 'line.set: count has to be a number, not undefined'],
  [{ type: 'line.set', key: 7, count: Number.NaN }, 'line.set: count has to be a number, not NaN'],
  [
    { type: 'line.set', key: null, count: 1 },
    'line.set: key has to be a number or a text, not null'
  ],
  [{ type: 'promo.apply' }, 'promo.apply: code has to be a text, not undefined'],
  [{ type: 'lines.remove', keys: 7 }, 'lines.remove: keys has to be a list, not 7'],
  [
    { type: 'line.set', key: '7', count: 1 },
    'line.set: "7" is no line: a group is a number, a set is a text of constructorSetId'
  ],
  [
    { type: 'line.remove', key: '' },
    'line.remove: "" is no line: a group is a number, a set is a text of constructorSetId'
  ],
  [
    { type: 'lines.remove', keys: ['nabor:1-2', '8'] },
    'lines.remove: "8" is no line: a group is a number, a set is a text of constructorSetId'
  ]
])('the basket says what %j lacks', (command, message) => {
  const shop = createTestShop()

  expect(() => Reflect.apply(shop.basket.send, undefined, [command])).toThrow(
    new TypeError(`send(basket): ${message}`)
  )
  shop.stop()
})

test('the basket names all that a visitor may ask of it, and what is meant', () => {
  const shop = createTestShop()
  const commands = Object.keys(basketSubject.commands)

  const message = messageOf(() =>
    Reflect.apply(shop.basket.send, undefined, [{ type: 'line.sett' }])
  )

  const [, list = ''] =
    /^send\(basket\): line\.sett: there is no such command among (.*); is it line\.set\?$/.exec(
      message
    ) ?? []
  expect(list.split(', ').toSorted()).toEqual(commands.toSorted())
  shop.stop()
})

test.each(['basket.replace', 'basket.acted', 'basket.forget', 'basket.shown', 'answer.came'])(
  'nobody but the shop itself tells the basket %s',
  type => {
    const shop = createTestShop()
    shop.basket.send({ type: 'line.set', key: 7, count: 2 })

    expect(() => Reflect.apply(shop.basket.send, shop.basket, [{ type }])).toThrow(
      `send(basket): ${type}: there is no such command among `
    )
    expect(quantityOf(shop.getState().basket, 7)).toBe(2)
    shop.stop()
  }
)

test.each([
  [{ type: 'signin.submit' }, 'signin.submit: form has to be an object, not undefined'],
  [{ type: 'currency.choose', id: 3 }, 'currency.choose: id has to be a text, not 3']
])('the session says what %j lacks, and calls nobody', async (command, message) => {
  const shop = createTestShop()
  await shop.advance(0)
  const calls = shop.server.calls.length

  expect(() => Reflect.apply(shop.session.send, shop.session, [command])).toThrow(
    new TypeError(`send(session): ${message}`)
  )
  await shop.advance(1000)

  expect(shop.server.calls).toHaveLength(calls)
  shop.stop()
})

function messageOf(run: () => void): string {
  try {
    run()
    return ''
  } catch (error) {
    return String(error).replace('TypeError: ', '')
  }
}
