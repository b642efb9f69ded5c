import { type BasketContext, quantityOf } from '@vitrina/core/basket'
import { explainPrice, priceMessages, type ShownGroup } from '@vitrina/core/catalog'
import type { SessionContext } from '@vitrina/core/session'
import { useBasket, useSession } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { priceReasonsStyle } from './price-reasons.styles.ts'

interface PriceReasonsProps {
  group: ShownGroup
  bonus?: string | undefined
}

const total = (basket: BasketContext) => basket.total
const whole = (session: SessionContext) => session

/** How the price came about, for those who ask. */
export function PriceReasons({ group, bonus }: PriceReasonsProps) {
  const count = useBasket(basket => (group.id === undefined ? 0 : quantityOf(basket, group.id)))
  const session = useSession(whole)
  const { rules } = usePrices()
  const known = { count, roles: session.roles, rules, total: useBasket(total), bonus }
  return (
    <details className={priceReasonsStyle()}>
      <summary>{priceMessages.question}</summary>
      <dl>
        {explainPrice(group, known).map(({ why, value, isPrice }) => (
          <div key={why} data-price={isPrice}>
            <dt>{why}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
