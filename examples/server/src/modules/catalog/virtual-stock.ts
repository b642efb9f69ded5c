import { sql } from 'kysely'

/** What is virtual never runs out: a line takes at most so many. */
const VIRTUAL_STOCK = 999

/** The stock of an offer as it is told and sold. */
export const stockOfOffer = sql<number>`case when is_virtual then ${sql.lit(VIRTUAL_STOCK)} else stock end`
