import type { Basket } from '@vitrina/core/entities'

import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { wrongField } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findPromo } from '../promo/promo-codes.ts'
import { applyIntents } from './apply-intents.ts'
import { applySetIntent, takeSetsOut } from './apply-set-intent.ts'
import type { BasketScope } from './basket-scope.ts'
import { changeBonuses, changePromo, clear, select, takeOut } from './change-basket.ts'
import type { Newest } from './intent-order.ts'
import { listSets, listVirtual } from './list-offers.ts'
import { ownerOf, requireOwner } from './owner.ts'
import { spendGuess } from './spend-guess.ts'
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
    const intents = { intents: body.groups, isAbsolute: body.change }
    return viewAfter(call, trx => applyIntents(trx, { owner, priceRole, now, ...intents }))
  },

  async removeBasketProducts({ body }, call) {
    await inTransaction(call, trx => takeOut(trx, scopeOf(call), body))
    return view(call)
  },

  async clearBasket({ query }, call) {
    return viewAfter(call, trx => clear(trx, scopeOf(call), query.intent))
  },

  async selectBasketProducts({ body }, call) {
    return viewAfter(call, trx => select(trx, scopeOf(call), body))
  },

  async updateBasket({ body: { promoCode, bonuses, intent } }, call) {
    const scope = scopeOf(call)
    let newest: Newest = {}
    if (promoCode !== undefined) {
      const request = { code: promoCode, buyer: { uid: call.visitor.uid }, intent }
      const guess = promoCode ? await spendGuess(promoCode, call) : undefined
      const outcome = await inTransaction(call, trx => changePromo(trx, scope, request))
      if (guess && (await findPromo(call.db, promoCode ?? ''))) await guess.giveBack()
      if (outcome.refusal) throw wrongField(422, 'promoCode', outcome.refusal)
      newest = { ...outcome.newest }
    }
    if (bonuses !== undefined) {
      const request = { wanted: Math.round(bonuses * 100), intent }
      const outcome = await inTransaction(call, trx => changeBonuses(trx, scope, request))
      if (outcome.refusal) throw wrongField(422, 'bonuses', outcome.refusal)
      newest = { ...newest, ...outcome.newest }
    }
    return view(call, newest)
  },

  listVirtualProducts: async (_, call) => ({ data: await listVirtual(call) }),

  async putVirtualProducts({ body }, call) {
    const { owner, priceRole, now } = scopeOf(call)
    const intents = { intents: body.groups, isAbsolute: body.change, onlyVirtual: true }
    return viewAfter(call, trx => applyIntents(trx, { owner, priceRole, now, ...intents }))
  },

  listConstructorSets: async (_, call) => ({ data: await listSets(call) }),

  async putConstructorSet({ body }, call) {
    return viewAfter(call, trx => applySetIntent(trx, scopeOf(call), body))
  },

  async removeConstructorSets({ body }, call) {
    return viewAfter(call, trx => takeSetsOut(trx, scopeOf(call), body))
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

async function viewAfter(
  call: Call,
  change: (trx: Transaction<Database>) => Promise<Newest>
): Promise<Basket> {
  return view(call, await inTransaction(call, change))
}

async function view(call: Call, newest: Newest = {}): Promise<Basket> {
  const basket = await viewBasket(call.db, scopeOf(call))
  return Object.keys(newest).length === 0 ? basket : { ...basket, newest }
}
