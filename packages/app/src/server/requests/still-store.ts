import type { ShopState, ShopStore } from '@vitrina/core'
import { initialStates } from '@vitrina/core/session'
import { createStore } from '@vitrina/core/store'

const host = {
  clock: { now: () => 0, setTimeout: () => undefined, clearTimeout: () => undefined },
  randomBytes: (count: number) => new Uint8Array(count)
}
const loadShop = () => Promise.reject(new Error('The engine runs in the browser only'))

/** What a page is rendered from: it is looked at and never sent to. */
export const createStillStore = (state: ShopState): ShopStore =>
  createStore({ initial: initialStates(state), host, loadShop })
