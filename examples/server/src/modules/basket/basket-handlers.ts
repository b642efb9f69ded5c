import type { Basket } from '@vitrina/core/entities'

import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { wrongField } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { applyIntents } from './apply-intents.ts'
import { applySetIntent, takeSetsOut } from './apply-set-intent.ts'
import type { BasketScope } from './basket-scope.ts'
import { changeBonuses, changePromo, clear, select, takeOut } from './change-basket.ts'
import { listSets, listVirtual } from './list-offers.ts'
import { ownerOf, requireOwner } from './owner.ts'
import { emptyBasket, viewBasket, viewTotal } from './view-basket.ts'

export const basketHandlers = {
  async getBasket(_, call) {
    return ownerOf(call.visitor) === undefined ? emptyBasket(call.db) : view(call)
  },

  async getBasketTotal(_, call) {
    const isUnknown = ownerOf(call.visitor) === undefined
    return isUnknown ? (await emptyBasket(call.db)).total : viewTotal(call.db, scopeOf(call))
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

  async clearBasket({ query }, call) {
    await inTransaction(call, trx => clear(trx, scopeOf(call), query.intent))
    return view(call)
  },

  async selectBasketProducts({ body }, call) {
    await inTransaction(call, trx => select(trx, scopeOf(call), body))
    return view(call)
  },

  async updateBasket({ body: { promoCode, bonuses, intent } }, call) {
    const scope = scopeOf(call)
    if (promoCode) await spendPromo(call, scope)
    if (promoCode !== undefined) {
      const wish = { code: promoCode, buyer: { uid: call.visitor.uid }, intent }
      const refusal = await inTransaction(call, trx => changePromo(trx, scope, wish))
      if (refusal !== undefined) throw wrongField(422, 'promoCode', refusal)
    }
    if (bonuses !== undefined) {
      const wish = { wanted: Math.round(bonuses * 100), intent }
      const refusal = await inTransaction(call, trx => changeBonuses(trx, scope, wish))
      if (refusal !== undefined) throw wrongField(422, 'bonuses', refusal)
    }
    return view(call)
  },

  listVirtualProducts: async (_, call) => ({ data: await listVirtual(call) }),

  async putVirtualProducts({ body }, call) {
    const { owner, priceRole, now } = scopeOf(call)
    const wishes = { intents: body.groups, isAbsolute: body.change, onlyVirtual: true }
    await inTransaction(call, trx => applyIntents(trx, { owner, priceRole, now, ...wishes }))
    return view(call)
  },

  listConstructorSets: async (_, call) => ({ data: await listSets(call) }),

  async putConstructorSet({ body }, call) {
    await inTransaction(call, trx => applySetIntent(trx, scopeOf(call), body))
    return view(call)
  },

  async removeConstructorSets({ body }, call) {
    await inTransaction(call, trx => takeSetsOut(trx, scopeOf(call), body))
    return view(call)
  }
} satisfies Partial<Handlers>

const inTransaction = <Result>(
  { db }: Call,
  change: (trx: Transaction<Database>) => Promise<Result>
): Promise<Result> => db.transaction().execute(change)

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
