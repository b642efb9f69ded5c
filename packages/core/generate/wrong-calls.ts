// What a caller without types calls, in a shop and a store of its own.
import type { EndpointCall } from '../src/api/endpoint-call.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { createStore } from '../src/store/store.ts'
import { demoConfiguration } from '../src/testing/demo-configuration.ts'
import { createTestClient } from '../src/testing/test-client.ts'
import { createTestShop } from '../src/testing/test-shop.ts'

/** As a caller without types would. */
// biome-ignore lint/complexity/noBannedTypes: any function may be called wrongly.
export const call = (rule: Function, ...args: readonly unknown[]): unknown =>
  Reflect.apply(rule, undefined, args)

export const platform = createMemoryBrowser().open({
  fetch: async () => new Response('{}'),
  randomBytes: count => new Uint8Array(count)
})

export const CONFIG = { siteName: 'penal' }
export const opened = createTestShop()
export const snapshots = {
  session: opened.session.actor.getSnapshot(),
  basket: opened.basket.actor.getSnapshot()
}

export function openStore(loadShop: () => Promise<unknown> = async () => opened) {
  const initial = { site: { configuration: demoConfiguration } }
  const store = call(createStore, { initial, host: platform, loadShop })
  return Object(store)
}

export const sendTo = (subject: unknown, command: unknown) => openStore().send(subject, command)
export const sendToBasket = (event: unknown) => call(createTestShop().basket.send, event)

const through = (api: EndpointCall, ...args: readonly unknown[]) => call(api, ...args)
export const ask = (...args: readonly unknown[]) => through(createTestClient([]).api, ...args)

export async function inService(name: string, method: string, ...args: readonly unknown[]) {
  const shop = createTestShop()
  const service = await call(shop.service, name)
  return call(Reflect.get(Object(service), method), ...args)
}

export const addFault = (...args: readonly unknown[]) => call(createTestShop().faults.add, ...args)

/** What was done, the doing, and what its sentence contains. */
export type WrongUse = readonly [use: string, run: () => unknown, sentence: string]
