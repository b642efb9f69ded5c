import { earlierOrderOf, placedOrderPath } from '@vitrina/core/orders'
import type { Platform } from '@vitrina/core/platform'
import { useSyncExternalStore } from 'react'

import { orderPlacedMessages } from './order-placed.messages.ts'

interface EarlierOrderProps {
  readonly orderId: string
  readonly storage: Pick<Platform, 'tabStorage'>
}

/** An order of before whose answer was lost, where this one brought it to light. */
export function EarlierOrder({ orderId, storage }: EarlierOrderProps) {
  const number = useSyncExternalStore(
    still,
    () => earlierOrderOf(storage, orderId)?.number,
    () => undefined
  )
  if (number === undefined) return undefined
  const id = earlierOrderOf(storage, orderId)?.id ?? ''
  const href = placedOrderPath(id)
  return (
    <p className="earlier" role="status">
      <span>{`${orderPlacedMessages.earlier} `}</span>
      <a className="link" href={href}>
        {orderPlacedMessages.numbered(number)}
      </a>
    </p>
  )
}

/** It was written before the page was opened. */
const still = () => () => undefined
