import { routePath } from '@vitrina/core'
import { type BasketTotal } from '@vitrina/core/entities'

import { type BasketRow, rowId } from '../basket-list/basket-rows.ts'
import { Button } from '../kit/button/button.tsx'
import { usePrices } from '../prices/use-prices.ts'

interface CheckoutLinkProps {
  total: BasketTotal
  /** A chosen line that has to be looked at first. */
  wrong: BasketRow | undefined
}

/** The way on, or why there is none yet. */
export function CheckoutLink({ total, wrong }: CheckoutLinkProps) {
  const { show } = usePrices()
  const lacking = total.calculationalLimitPrice - total.factualLimitPrice
  if (wrong !== undefined) {
    return (
      <div className="go">
        <p className="stop">
          Проверьте строку:{' '}
          <a className="link" href={`#${rowId(wrong.group.id)}`}>
            {wrong.product.title}
          </a>
        </p>
        <Off />
      </div>
    )
  }
  if (total.count === 0) {
    return (
      <div className="go">
        <Off />
        <p className="sm mut">Выберите хотя бы один товар.</p>
      </div>
    )
  }
  return (
    <div className="go">
      {lacking > 0 && <p className="sm mut">До минимальной суммы заказа {show(lacking)}</p>}
      <Button size="l" wide href={routePath('checkout')}>
        Оформить заказ
      </Button>
    </div>
  )
}

const Off = () => (
  <Button size="l" wide disabled>
    Оформить заказ
  </Button>
)
