import type { BasketSums } from '@vitrina/core/basket'
import { countedNouns, countOf } from '@vitrina/core/plural'
import type { ReactNode } from 'react'

import { usePrices } from '../prices/use-prices.ts'
import { basketSummaryMessages } from './basket-summary.messages.ts'
import { sumRowsStyle } from './sum-rows.styles.ts'

interface SumRowsProps {
  sums: BasketSums
  /** The code behind the discount of a promo code. */
  promoCode: string
  /** More rows, such as the delivery. */
  children?: ReactNode
}

/** What the sum is made of; rows without a sum are not shown. */
export function SumRows({ sums, promoCode, children }: SumRowsProps) {
  const { show } = usePrices()
  const less = (rubles: number) => show(-rubles)
  return (
    <dl className={sumRowsStyle()}>
      <SumRow title={countOf(sums.count, countedNouns.products)}>{show(sums.goods)}</SumRow>
      {sums.discount > 0 && (
        <SumRow title={basketSummaryMessages.discount} isRed>
          {less(sums.discount)}
        </SumRow>
      )}
      {sums.promo > 0 && (
        <SumRow title={basketSummaryMessages.promoCode(promoCode)} isRed>
          {less(sums.promo)}
        </SumRow>
      )}
      {sums.bonuses > 0 && (
        <SumRow title={basketSummaryMessages.bonuses} isRed>
          {less(sums.bonuses)}
        </SumRow>
      )}
      {children}
    </dl>
  )
}

interface SumRowProps {
  title: string
  isRed?: boolean
  /** Words in place of a sum. */
  isQuiet?: boolean
  children: ReactNode
}

export const SumRow = ({ title, isRed, isQuiet, children }: SumRowProps) => (
  <div>
    <dt>{title}</dt>
    <dd data-tone={isRed ? 'red' : isQuiet ? 'quiet' : undefined}>{children}</dd>
  </div>
)
