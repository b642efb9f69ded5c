import { itemNote } from '@vitrina/core/cart'
import type { OrderView } from '@vitrina/core/orders'
import { usePrices } from '../../binding/use-prices.ts'
import { OrderThing } from '../order-card/order-thing.tsx'

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
