import type { Handlers } from '../../http/handlers.ts'
import { applyIntents } from '../basket/apply-intents.ts'
import { lockBasket } from '../basket/basket-rows.ts'
import { requireOwner } from '../basket/owner.ts'
import { readCodes } from './read-codes.ts'

export const fastOrderHandlers = {
  resolveFastOrder: async ({ body }, { db, visitor }) => ({
    data: await readCodes(db, body.codes, visitor)
  }),

  putFastOrder: async ({ body }, { db, visitor, now }) => {
    const whose = { owner: requireOwner(visitor), priceRole: visitor.priceRole, now: now() }
    return db.transaction().execute(async trx => {
      await applyIntents(trx, { ...whose, intents: body.groups, isAbsolute: false })
      const { version } = await lockBasket(trx, whose.owner, whose.now)
      return { version }
    })
  }
} satisfies Partial<Handlers>
