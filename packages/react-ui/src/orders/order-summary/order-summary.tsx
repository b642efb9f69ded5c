import { routePath } from '@vitrina/core'
import { type BasketContext } from '@vitrina/core/basket'
import { type BasketRow, basketRows, itemNote, rowPrice, selectedRows } from '@vitrina/core/cart'
import { checkoutPhase, checkoutSums } from '@vitrina/core/orders'
import { sumText } from '@vitrina/core/values'
import { SumRows } from '../../basket/sum-bar.tsx'
import { summaryBoxStyle } from '../../basket/summary-box.styles.ts'
import { usePrices } from '../../binding/use-prices.ts'
import { ShopPicture } from '../../catalog/shop-picture/shop-picture.tsx'
import { OfferLine } from '../../forms/consent-label.tsx'
import { Button } from '../../kit/button/button.tsx'
import { LiveRegion } from '../../kit/live-region/live-region.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { orderSummaryMessages } from './order-summary.messages.ts'
import { orderLinesStyle } from './order-summary.styles.ts'

/** The one button of a checkout; both of its places send the same form, with script or without. */
export function PlaceOrder({ wide }: { wide?: boolean }) {
  const phase = useCheckout(checkoutPhase)
  return (
    <Button size="l" wide={wide} type="submit" form="checkout" busy={phase !== 'editing'}>
      {orderSummaryMessages.order}
    </Button>
  )
}

function OrderLine({ row }: { row: BasketRow }) {
  const { rules, show } = usePrices()
  const { title, variant, picture, count } = row
  return (
    <li>
      <Tile cover={picture?.cover} art={picture?.cover !== undefined} shape="thumb">
        <ShopPicture picture={picture} width={80} sizes="56px" alt="" />
      </Tile>
      <span>
        <span>{title}</span>
        <small>{itemNote({ variant, count })}</small>
      </span>
      <b>{show(rowPrice(row, rules.priceRole).sum)}</b>
    </li>
  )
}

/** What is ordered and what it costs with its delivery, beside the form all the time. */
export function OrderSummary({ basket }: { basket: BasketContext }) {
  if (basket.total === undefined) return undefined
  return (
    <aside className={summaryBoxStyle()} aria-label={orderSummaryMessages.title}>
      <div className="row between">
        <h2 className="h3">{orderSummaryMessages.title}</h2>
        <a className="link sm" href={routePath('cart')}>
          {orderSummaryMessages.change}
        </a>
      </div>
      <ul className={orderLinesStyle()}>
        {selectedRows(basketRows(basket, true)).map(row => (
          <OrderLine key={row.id} row={row} />
        ))}
      </ul>
      <OrderSum basket={basket} />
    </aside>
  )
}

/** Apart from the lines: it hears of every change of the form. */
function OrderSum({ basket }: { basket: BasketContext }) {
  const { rules } = usePrices()
  const sums = useOrderSums(basket)
  if (sums === undefined) return undefined
  const { rows, total, isStale, isWhole } = sums
  const whole = sumText(total, rules)
  return (
    <>
      <div aria-busy={isStale}>
        <SumRows rows={rows} />
        <p className="total">
          <span>{total.title}</span>
          <b>{whole}</b>
        </p>
      </div>
      <div className="go">
        <PlaceOrder wide />
        <OfferLine />
      </div>
      <LiveRegion>{isStale || !isWhole ? '' : `${total.title} ${whole}`}</LiveRegion>
    </>
  )
}

export const useOrderSums = (basket: BasketContext) =>
  checkoutSums(
    useCheckout(checkout => checkout),
    basket
  )
