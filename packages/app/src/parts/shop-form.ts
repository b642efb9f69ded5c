import { touchedPart } from '../binding/touched-part.ts'

const load = async () => (await import('./form.ts')).ShopForm

/** A form of the shop's configuration. */
export const ShopForm = touchedPart(load, import.meta.env.SSR ? await load() : undefined)
