import { basketBonuses } from '@vitrina/core/account'
import { type BasketContext, basketSums, isTotalStale } from '@vitrina/core/basket'
import { canLeaveToShop, orderGate } from '@vitrina/core/cart'
import type { BonusClient } from '@vitrina/core/entities'
import { formatAmount, sumText } from '@vitrina/core/values'
import { useSession, useSite } from '../binding/shop-context.tsx'
import { usePrices } from '../binding/use-prices.ts'
import { LiveRegion } from '../kit/live-region/live-region.tsx'
import { basketSummaryMessages } from './basket-summary.messages.ts'
import { BonusWriteOff } from './bonus-write-off.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { LeaveToShop } from './leave-to-shop.tsx'
import { PromoCode } from './promo-code.tsx'
import { SumRows } from './sum-rows.tsx'
import { summaryBoxStyle } from './summary-box.styles.ts'

interface BasketSummaryProps {
  basket: BasketContext
  bonuses?: Pick<BonusClient, 'writeOffPercent'> | undefined
}

/** What the chosen lines cost: the server's word, marked as old while something is unsettled. */
export function BasketSummary({ basket, bonuses }: BasketSummaryProps) {
  const { rules } = usePrices()
  const configuration = useSite(site => site.configuration)
  const session = useSession(known => known)
  const { total } = basket
  if (total === undefined) return undefined
  const sums = basketSums(total)
  const whole = sumText(sums.total, rules)
  const isStale = isTotalStale(basket)
  const gate = orderGate(basket, total)
  const { isOffered, back } = basketBonuses(total, configuration)
  return (
    <aside className={summaryBoxStyle()} aria-label={basketSummaryMessages.total}>
      <FreeDelivery total={total} />
      <PromoCode basket={basket} />
      {isOffered && <BonusWriteOff total={total} isStale={isStale} client={bonuses} />}
      <div aria-busy={isStale}>
        <SumRows rows={sums.rows} />
        <p className="total">
          <span>{sums.total.title}</span>
          <b>{whole}</b>
        </p>
      </div>
      {back > 0 && (
        <p className="sm mut">{basketSummaryMessages.bonusesBack(formatAmount(back))}</p>
      )}
      <CheckoutLink gate={gate} />
      {canLeaveToShop(gate, session) && <LeaveToShop />}
      <LiveRegion>{isStale ? '' : `${sums.total.title} ${whole}`}</LiveRegion>
    </aside>
  )
}
