import type { Basket } from '@vitrina/core'

import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { applyIntents } from './apply-intents.ts'
import {
  type BasketScope,
  changeBonuses,
  changePromo,
  clear,
  select,
  takeOut
} from './change-basket.ts'
import { ownerOf, requireOwner } from './owner.ts'
import { emptyBasket, viewBasket, viewTotal } from './view-basket.ts'

export const basketHandlers = {
  async getBasket(_, call) {
    return ownerOf(call.visitor) === undefined ? emptyBasket() : view(call)
  },

  async getBasketTotal(_, call) {
    const isUnknown = ownerOf(call.visitor) === undefined
    return isUnknown ? emptyBasket().total : viewTotal(call.db, scopeOf(call))
  },

  async putBasketProducts({ body }, call) {
    const { owner, priceRole, now } = scopeOf(call)
    await inTransaction(call, trx =>
      applyIntents(trx, { owner, priceRole, now, intents: body.groups, isAbsolute: body.change })
    )
    return view(call)
  },

  async removeBasketProducts({ body }, call) {
    await inTransaction(call, trx => takeOut(trx, scopeOf(call), body))
    return view(call)
  },

  async clearBasket(_, call) {
    await inTransaction(call, trx => clear(trx, scopeOf(call)))
    return view(call)
  },

  async selectBasketProducts({ body }, call) {
    await inTransaction(call, trx => select(trx, scopeOf(call), body))
    return view(call)
  },

  async updateBasket({ body: { promoCode, bonuses } }, call) {
    const scope = scopeOf(call)
    if (promoCode) await spendPromo(call, scope)
    if (promoCode !== undefined) {
      const wish = { code: promoCode, buyer: { uid: call.visitor.uid } }
      await inTransaction(call, trx => changePromo(trx, scope, wish))
    }
    if (bonuses !== undefined) {
      await inTransaction(call, trx => changeBonuses(trx, scope, Math.round(bonuses * 100)))
    }
    return view(call)
  }
} satisfies Partial<Handlers>

const inTransaction = (
  { db }: Call,
  change: Parameters<ReturnType<Call['db']['transaction']>['execute']>[0]
) => db.transaction().execute(change)

const scopeOf = ({ visitor, now }: Call): BasketScope => ({
  owner: requireOwner(visitor),
  priceRole: visitor.priceRole,
  now: now()
})

const view = (call: Call): Promise<Basket> => viewBasket(call.db, scopeOf(call))

/** Codes are guessed by basket or by address: both are counted. */
async function spendPromo({ limits, visitor }: Call, { owner }: BasketScope): Promise<void> {
  await limits.spend('promoCode', owner)
  await limits.spend('promoCode', visitor.ip)
}
