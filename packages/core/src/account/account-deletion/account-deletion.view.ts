import type { OrderCard } from '../../entities/order.ts'
import { isUnderWay, type OrderFlow, statusesUnderWay } from '../../orders/order-way.ts'
import { type StatusCounts, statusesOf } from '../../orders/status-list/status-list.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'
import { formatAmount } from '../../values/price/price-format.ts'
import { wholeBonuses } from '../bonuses/whole-bonuses.ts'
import { accountDeletionMessages as messages } from './account-deletion.messages.ts'

/** Texts and dates that explain what deleting an account does, shown before the password is asked for. */
export interface AccountDeletionView {
  readonly gone: readonly string[]
  readonly stays: readonly string[]
  /** Why it cannot be deleted now; '' where it can. */
  readonly blocked: string
}

interface DeletionFacts {
  readonly bonuses: number
  readonly orders: readonly Pick<OrderCard, 'number' | 'status'>[]
}

/** Orders under way hold an account until they are received or cancelled. */
export function accountDeletionView({ bonuses, orders }: DeletionFacts): AccountDeletionView {
  const { goneAtOnce, staysForLaw } = messages
  const underWay = orders.filter(isUnderWay)
  return {
    gone:
      bonuses > 0
        ? [...goneAtOnce, messages.bonuses(formatAmount(wholeBonuses(bonuses)))]
        : goneAtOnce,
    stays: staysForLaw,
    blocked:
      underWay.length > 0 ? messages.blocked(underWay.map(({ number }) => number).join(', ')) : ''
  }
}

/** The statuses to ask for the orders that hold an account, however many newer ones are over. */
export const holdingStatuses = (
  list: { readonly statuses: OrderFlow },
  counts: StatusCounts
): readonly string[] =>
  statusesUnderWay(
    statusesOf('order', list),
    statusesOf('order', counts).filter(({ count }) => count > 0)
  )

const STEP = 'step'
const LAST = '2'

/** Path of the step that asks for the password. */
export const deletionPasswordPath = () => `${routePath('user-profile-delete')}?${STEP}=${LAST}`

/** Tells whether an address shows the password step; false while open orders block the deletion. */
export const asksForPassword = (
  url: string,
  { blocked }: Pick<AccountDeletionView, 'blocked'>
): boolean => queryParams(url).get(STEP) === LAST && blocked === ''
