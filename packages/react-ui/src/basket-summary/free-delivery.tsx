import { isDeliveryNeeded } from '@vitrina/core/basket'
import { type BasketTotal } from '@vitrina/core/entities'
import { freeDeliveryRemainder } from '@vitrina/core/price'

import { Zip } from '../kit/zip/zip.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useShopState } from '../shop/shop-context.tsx'

/** How far it is to free delivery; nothing where there is nothing to deliver. */
export function FreeDelivery({ total }: { total: BasketTotal }) {
  const { show } = usePrices()
  const from = useShopState(state => state.configuration.freeDeliveryFrom)
  const left = freeDeliveryRemainder(total)
  if (from <= 0 || !isDeliveryNeeded({ total })) return undefined
  const done = Math.max(0, from - left)
  return (
    <div className="free">
      <p>
        {left === 0 ? (
          <b>Доставим бесплатно</b>
        ) : (
          <>
            <b>Ещё {show(left)}</b> до&nbsp;бесплатной доставки
          </>
        )}
      </p>
      <Zip value={done / from} label="До бесплатной доставки" />
      <p className="ends">
        <span>{show(done)}</span>
        <span>{show(from)}</span>
      </p>
    </div>
  )
}
