import type { Order } from '@vitrina/core/entities'
import { type OrderRow, orderRows } from '@vitrina/core/orders'

import { OrderThing } from '../order-card/order-thing.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { orderDetailMessages } from './order-detail.messages.ts'

export function OrderThings({ order }: { order: Pick<Order, 'items'> }) {
  const { show } = usePrices()
  return (
    <ul className="things">
      {orderRows(order).map(row => (
        <OrderThing key={row.id} row={row} note={noteOf(row, show)} sizes="72px" />
      ))}
    </ul>
  )
}

function noteOf({ variant, count, price }: OrderRow, show: (rubles: number) => string): string {
  const amount =
    count === 1 ? orderDetailMessages.onePiece : orderDetailMessages.pieces(count, show(price))
  return [variant, amount].filter(Boolean).join(', ')
}
