import { itemNote } from '@vitrina/core/cart'
import type { OrderView } from '@vitrina/core/orders'

import { OrderThing } from '../order-card/order-thing.tsx'
import { usePrices } from '../prices/use-prices.ts'

export function OrderThings({ rows }: Pick<OrderView, 'rows'>) {
  const { show } = usePrices()
  return (
    <ul className="things">
      {rows.map(row => (
        <OrderThing key={row.id} row={row} note={itemNote(row, show(row.price))} sizes="72px" />
      ))}
    </ul>
  )
}
