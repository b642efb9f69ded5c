import { lazyIsland } from '../binding/lazy-island.ts'

const load = async () => (await import('./form.ts')).ShopForm

/** A form of the shop's configuration. */
export const ShopForm = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)
