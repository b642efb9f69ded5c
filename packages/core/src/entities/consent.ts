import * as z from 'zod/mini'

/** What a visitor may allow, each by itself: the counter of visits, maps of another company. */
export const consentPurpose = z.enum(['analytics', 'maps'])

export type ConsentPurpose = z.output<typeof consentPurpose>
