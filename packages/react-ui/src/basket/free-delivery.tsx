import type { BasketTotal } from '@vitrina/core/entities'
import { freeDelivery } from '@vitrina/core/values'
import { useSite } from '../binding/shop-context.tsx'
import { usePrices } from '../binding/use-prices.ts'
import { Zip } from '../kit/zip/zip.tsx'
import { basketSummaryMessages } from './basket-summary.messages.ts'

/** How far it is to free delivery; nothing where there is nothing to deliver. */
export function FreeDelivery({ total }: { total: BasketTotal }) {
  const { show } = usePrices()
  const from = useSite(site => site.configuration.freeDeliveryFrom)
  const way = freeDelivery(total, from)
  if (way === undefined) return undefined
  return (
    <div className="free">
      <p>
        {way.left === 0 ? (
          <b>{basketSummaryMessages.freeDelivery}</b>
        ) : (
          <>
            <b>{basketSummaryMessages.more(show(way.left))}</b>
            <span>{` ${basketSummaryMessages.untilFreeDelivery}`}</span>
          </>
        )}
      </p>
      <Zip value={way.share} label={basketSummaryMessages.toFreeDelivery} />
      <p className="ends">
        <span>{show(way.done)}</span>
        <span>{show(from)}</span>
      </p>
    </div>
  )
}
