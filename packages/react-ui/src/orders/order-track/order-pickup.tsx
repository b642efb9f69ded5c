import type { OrderView } from '@vitrina/core/orders'

import { style } from '../../theme/style.ts'

const orderPickupStyle = style(`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin-top: 14px; font-size: min(var(--fs-sm), max(15px, 4.6vw));
  & > dt { color: var(--c-ink-3); }
  & > dd { font-weight: 600; overflow-wrap: anywhere; }
`)

/** How an order that waits is collected; nothing of any other. */
export const OrderPickup = ({ pickup }: Pick<OrderView, 'pickup'>) =>
  pickup.length > 0 && (
    <dl className={orderPickupStyle()}>
      {pickup.map(({ name, words }) => [<dt key={name}>{name}</dt>, <dd key={words}>{words}</dd>])}
    </dl>
  )
