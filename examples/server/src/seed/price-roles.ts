import type { PriceRole } from './catalogue-shapes.ts'

/** In the order of `listing.prices`; the first one is everybody's. */
export const PRICE_ROLES: readonly PriceRole[] = ['guest_opt', 'user', 'org', 'dealer']
