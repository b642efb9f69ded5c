import { KOPECKS, kopecks } from '@vitrina/core/values'
import { sql } from 'kysely'

import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { type PageWindow, pageOf, pagingMeta } from '../../http/paging.ts'
import { userOwner } from '../basket/owner.ts'
import { type BonusPurse, readPurse, userTypeOf } from '../basket/purse.ts'
import { readShopRules, type ShopRules } from '../basket/shop-rules.ts'
import { wholeBonuses } from '../basket/sums.ts'
import { readCards } from '../catalog/read-cards.ts'
import { visibleRoles } from '../catalog/visible-roles.ts'
import { bonusMessages as messages } from './bonus.messages.ts'
import { nextToBurn, readGains } from './burning.ts'
import { readLog } from './read-log.ts'

const ON_A_PAGE = 10
const INTEGER_MAX = 2 ** 31

export const bonusHandlers = {
  async getBonusBalance({ query }, call) {
    const uid = call.visitor.uid ?? ''
    const { purse } = await ownPurse(call)
    const { userType = userTypeOf(call.visitor.roles) } = query
    const window = pageOf(query, ON_A_PAGE)
    const isOwn = purse?.userType === userType
    const log = isOwn ? await readLog(call.db, uid, window) : emptyLog(window)
    return { userType, value: isOwn ? purse.balance / KOPECKS : 0, ...log }
  },

  async listProductsBonuses({ query }, { db, visitor }) {
    const { bonuses } = await readShopRules(db)
    if (!bonuses.isOn) return { data: [] }
    const percent = bonuses.accrualPercent[userTypeOf(visitor.roles)]
    const ids = [...new Set(query.ids)].filter(id => Math.abs(id) < INTEGER_MAX)
    const roles = visibleRoles(visitor)
    const cards = await readCards(db, ids, roles)
    return {
      data: cards.map(({ id, cardPrices }) => {
        const price = cardPrices[0]?.price ?? 0
        return {
          productId: id,
          value: wholeBonuses(kopecks(price), percent) / KOPECKS
        }
      })
    }
  },

  async getBonusClient(_, call) {
    const { purse, rules } = await ownPurse(call)
    const accountType = purse?.userType ?? userTypeOf(call.visitor.roles)
    const { held, expected } = await readUnsettled(call)
    const { lifetimeDays } = rules.bonuses
    const gains = purse && lifetimeDays > 0 ? await readGains(call.db, call.visitor.uid ?? '') : []
    const burning = nextToBurn(purse?.balance ?? 0, gains, lifetimeDays)
    return {
      active: rules.bonuses.isOn,
      accountType,
      value: (purse?.balance ?? 0) / KOPECKS,
      held: held / KOPECKS,
      expected: expected / KOPECKS,
      accrualPercent: rules.bonuses.accrualPercent[accountType],
      writeOffPercent: rules.bonuses.writeOffPercent,
      ...(rules.bonuses.isOn && purse === undefined && { needsProof: true }),
      ...(lifetimeDays > 0 && { lifetimeDays }),
      ...(burning && { burning: { value: burning.value / KOPECKS, at: burning.at.toISOString() } })
    }
  },

  async listBonusAccounts(_, call) {
    const { purse } = await ownPurse(call)
    if (purse === undefined) return { data: [] }
    const { userType, balance } = purse
    const title = messages.accounts[userType]
    return { data: [{ accountType: userType, title, value: balance / KOPECKS }] }
  }
} satisfies Partial<Handlers>

/** No purse while bonuses are switched off. */
async function ownPurse({
  db,
  visitor
}: Call): Promise<{ purse: BonusPurse | undefined; rules: ShopRules }> {
  const rules = await readShopRules(db)
  return { rules, purse: await readPurse(db, userOwner(visitor.uid ?? ''), rules.bonuses) }
}

const emptyLog = (window: PageWindow) => ({ bonusLog: [], meta: pagingMeta(window, 0) })

/** Bonuses of the orders that are neither done nor cancelled; kopecks. */
const readUnsettled = ({ db, visitor }: Call) =>
  db
    .selectFrom('orders')
    .select([
      sql<number>`coalesce(sum(bonus_kopecks), 0)::bigint`.as('held'),
      sql<number>`coalesce(sum(bonus_accrual_kopecks), 0)::bigint`.as('expected')
    ])
    .where('user_id', '=', visitor.uid ?? '')
    .where('status', 'not in', ['done', 'cancelled'])
    .executeTakeFirstOrThrow()
