// A front without types sends what it likes: it hears at once what is wrong with it.
import { expect, test } from 'vitest'
import { notificationsSubject } from './account/notifications/notifications.ts'
import { basketSubject } from './basket/basket.ts'
import { quantityOf } from './basket/basket-log.ts'
import { basketChangesSubject } from './cart/basket-changes/basket-changes.ts'
import { fastOrderSubject } from './cart/fast-order/fast-order.ts'
import { childrenSubject } from './catalog/children/children.ts'
import { listingSubject } from './catalog/listing.ts'
import { listingCountSubject } from './catalog/listing-count.ts'
import { productSubject } from './catalog/product/product.ts'
import { nameSuggestions } from './catalog/suggestions/suggestions.ts'
import { openForm } from './forms/open-form.ts'
import { compareSubject } from './lists/compare/compare.ts'
import { comparisonSubject } from './lists/compare/comparison.ts'
import { favoritesSubject } from './lists/favorites/favorites.ts'
import { watchedCardsSubject, watchedSubject } from './lists/watched/watched.ts'
import { oneClickForm } from './orders/blanks/one-click.form.ts'
import { createEarlyCheckout } from './orders/checkout/early-checkout.ts'
import { literalFieldRules } from './platform/field-rules.ts'
import { sessionSubject } from './session/session.ts'
import { siteSubject } from './session/site/site.ts'
import { connectionSubject } from './store/connection.ts'
import { createStore } from './store/store.ts'
import type { Subject } from './store/subject.ts'
import { toastsSubject } from './store/toasts.ts'
import { demoConfiguration } from './testing/demo-configuration.ts'
import { createTestShop, settle } from './testing/test-shop.ts'

const SUBJECTS = [
  ...[basketSubject, basketChangesSubject, childrenSubject, compareSubject, comparisonSubject],
  ...[connectionSubject, fastOrderSubject, favoritesSubject, listingSubject, listingCountSubject],
  ...[nameSuggestions, notificationsSubject, productSubject, sessionSubject, siteSubject],
  ...[toastsSubject, watchedSubject, watchedCardsSubject]
] as const

type AnySubject = (typeof SUBJECTS)[number]

function open() {
  let loads = 0
  const shop = createTestShop()
  const store = createStore({
    initial: { site: { configuration: demoConfiguration } },
    host: { clock: shop.browser.clock, randomBytes: count => new Uint8Array(count) },
    async loadShop() {
      loads += 1
      return shop
    }
  })
  // As a caller without types would.
  const send = (subject: AnySubject, command: unknown) =>
    Reflect.apply(store.send, store, [subject, command])
  const get = (subject: AnySubject): unknown => Reflect.apply(store.get, store, [subject])
  return { shop, store, send, get, loads: () => loads }
}

test.each(SUBJECTS)('$name takes nothing but its own commands, and stays as it was', subject => {
  const { send, get, loads } = open()
  const before = get(subject)

  for (const junk of [undefined, null, 42, 'текст', [], {}, { type: 42 }, { type: 'toString' }]) {
    expect(() => send(subject, junk), String(junk)).toThrow(`send(${subject.name}): `)
  }

  expect(get(subject)).toBe(before)
  expect(loads()).toBe(0)
})

test('a misspelt command is named with those that there are', () => {
  const { send, store } = open()

  expect(() => send(toastsSubject, { type: 'toast.sho', toast: { text: 'Готово' } })).toThrow(
    new TypeError(
      'send(toasts): toast.sho: there is no such command among ' +
        'toast.show, toast.close, toast.act, toast.hold, toast.release; is it toast.show?'
    )
  )
  store.get(toastsSubject)
  expect(() => store.sendTo('toasts', { type: 'toast.sho' })).toThrow('send(toasts): toast.sho: ')
})

test.each<[string, AnySubject, unknown]>([
  [
    'line.set: count has to be a number, not undefined',
    basketSubject,
    { type: 'line.set', key: 7 }
  ],
  [
    'line.set: count has to be a number, not "2"',
    basketSubject,
    { type: 'line.set', key: 7, count: '2' }
  ],
  [
    'line.set: "7" is no line: a group is a number, a set is a text of constructorSetId',
    basketSubject,
    { type: 'line.set', key: '7', count: 2 }
  ],
  ['lines.remove: keys has to be a list, not undefined', basketSubject, { type: 'lines.remove' }],
  [
    'changes.drawn: page has to be an object, not undefined',
    basketChangesSubject,
    { type: 'changes.drawn' }
  ],
  [
    'products.want: ids has to be a list, not undefined',
    comparisonSubject,
    { type: 'products.want' }
  ],
  ['order.read: text has to be a text, not undefined', fastOrderSubject, { type: 'order.read' }],
  [
    'favorite.set: favorite has to be true or false, not undefined',
    favoritesSubject,
    { type: 'favorite.set', productId: 7 }
  ],
  ['listing.open: href has to be a text, not undefined', listingSubject, { type: 'listing.open' }],
  ['count.ask: href has to be a text, not 5', listingCountSubject, { type: 'count.ask', href: 5 }],
  [
    'suggestions.ask: text has to be a text, not undefined',
    nameSuggestions,
    { type: 'suggestions.ask' }
  ],
  [
    'notification.markRead: id has to be a text, not undefined',
    notificationsSubject,
    { type: 'notification.markRead' }
  ],
  ['product.open: href has to be a text, not undefined', productSubject, { type: 'product.open' }],
  ['toast.show: toast has to be an object, not undefined', toastsSubject, { type: 'toast.show' }],
  [
    'products.want: ids has to be a list, not 7',
    watchedCardsSubject,
    { type: 'products.want', ids: 7 }
  ]
])(
  'a running shop says «%s» before it shows or sends any of it',
  async (message, subject, command) => {
    const { shop, store, send, get } = open()
    get(subject)
    await store.engine()
    await shop.advance(0)
    const before = get(subject)
    const calls = shop.server.calls.length

    expect(() => send(subject, command)).toThrow(new TypeError(`send(${subject.name}): ${message}`))
    await shop.advance(1000)

    expect(get(subject)).toEqual(before)
    expect(shop.server.calls).toHaveLength(calls)
    shop.stop()
  }
)

test('a running basket takes a true command after a false one', async () => {
  const { shop, store, send } = open()
  store.get(basketSubject)
  await store.engine()

  expect(() => send(basketSubject, { type: 'line.sett', key: 7, count: 2 })).toThrow(TypeError)
  send(basketSubject, { type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  expect(quantityOf(shop.getState().basket, 7)).toBe(2)
  shop.stop()
})

interface Lamp {
  readonly type: 'lamp.press' | 'lamp.smash'
}

const lamp: Subject<number, Lamp> = {
  name: 'lamp',
  commands: { 'lamp.press': true, 'lamp.smash': true },
  start: () => 0,
  after(presses, { type }) {
    if (type === 'lamp.smash') throw new TypeError('It is broken')
    return presses + 1
  }
}

/** A store whose running lamp hears what it is told, and refuses to light. */
async function openLamp() {
  const { clock } = createTestShop().browser
  const received: unknown[] = []
  const engine = {
    get: () => 0,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send(command: unknown) {
      received.push(command)
      throw new TypeError('No current')
    }
  }
  const store = createStore({
    initial: {},
    host: { clock, randomBytes: count => new Uint8Array(count) },
    loadShop: async () => ({ run: () => engine, stop: () => undefined }) as never
  })
  store.get(lamp)
  await store.engine()
  return { store, clock, received }
}

test('what a rule cannot take its caller hears, and the engine never', async () => {
  const { store, received } = await openLamp()

  expect(() => store.send(lamp, { type: 'lamp.smash' })).toThrow('It is broken')
  await settle()

  expect(received).toEqual([])
})

test('what an engine refuses is taken back, and told of as an error that nobody has caught', async () => {
  const { store, clock, received } = await openLamp()

  store.send(lamp, { type: 'lamp.press' })
  expect(store.get(lamp)).toBe(1)
  await settle()

  expect(received).toEqual([{ type: 'lamp.press' }])
  expect(store.get(lamp)).toBe(0)
  expect(() => clock.advance(0)).toThrow('No current')
})

test('what a screen opens for itself refuses the same', async () => {
  const shop = createTestShop()
  const listing = (await shop.service('openListing'))()
  const { toasts } = shop
  const line = { groupId: 11, count: 1 }
  const form = openForm(
    oneClickForm,
    { line, rules: literalFieldRules },
    await shop.service('orderInOneClick'),
    shop.browser.clock
  )
  const before = form.get()
  const outcome = (target: { send(command: never): void }, command: unknown) =>
    expect(() => Reflect.apply(target.send, target, [command]))

  outcome(listing, { type: 'listing.opn' }).toThrow(
    'send(listing): listing.opn: there is no such command among listing.open, listing.shown, '
  )
  outcome(listing, { type: 'listing.open' }).toThrow('send(listing): listing.open: href has to be')
  outcome(toasts, { type: 'toast.sho' }).toThrow(
    'send(toasts): toast.sho: there is no such command'
  )
  outcome(form, { type: 'form.sumbit' }).toThrow(
    'send(one-click): form.sumbit: there is no such command among form.edit, field.leave, '
  )
  outcome(form, { type: 'form.edit' }).toThrow('send(one-click): form.edit: values has to be')
  expect(form.get()).toBe(before)
  expect(listing.get().query).toBeUndefined()
  shop.stop()
})

test('a checkout that a screen opens without a page refuses the same', async () => {
  const shop = createTestShop()
  const checkout = (await shop.service('openCheckout'))().actor
  await shop.advance(0)
  const before = checkout.getSnapshot()
  const send = (command: unknown) => Reflect.apply(checkout.send, checkout, [command])

  expect(() => send({ type: 'field.edt' })).toThrow(
    /^send\(checkout\): field\.edt: there is no such command among .*, form\.edit, .*; is it field\.edit\?$/
  )
  expect(() => send({ type: 'field.edit' })).toThrow(
    new TypeError('send(checkout): field.edit: path has to be a text, not undefined')
  )
  expect(() => send({ type: 'checkout.submit ' })).toThrow('send(checkout): checkout.submit : ')

  expect(checkout.getSnapshot()).toBe(before)
  shop.stop()
})

test('a checkout refuses the same before and after its engine has come', async () => {
  const shop = createTestShop()
  const { platform } = shop
  const checkout = createEarlyCheckout({
    initial: (await shop.service('openCheckout'))().get(),
    storage: platform,
    clock: platform.clock,
    fetchEngine: async () => await shop.service('openCheckout')
  })
  const send = (command: unknown) => Reflect.apply(checkout.send, checkout, [command])

  for (const _ of ['before', 'after']) {
    expect(() => send({ type: 'checkout.sumbit' })).toThrow(
      'send(checkout): checkout.sumbit: there is no such command among '
    )
    expect(() => send({ type: 'point.choose' })).toThrow(
      new TypeError('send(checkout): point.choose: code has to be a text, not undefined')
    )
    send({ type: 'delivery.recalculate' })
    await shop.advance(0)
  }

  checkout.stop()
  shop.stop()
})
