import type { Order } from '@vitrina/core/entities'
import type { PaperOwner } from '@vitrina/core/papers'
import { OrderDetail } from '@vitrina/react-ui'

import { useNavigation } from '../../routing/router.tsx'

interface FoundOrderProps {
  readonly order: Order
  readonly owner: PaperOwner
}

/** To be read, cancelled and sent back by whoever holds the key of its letter. */
export function FoundOrder({ order, owner }: FoundOrderProps) {
  const { refresh } = useNavigation()
  return (
    <OrderDetail
      order={order}
      flow={[]}
      files={[]}
      owner={owner}
      onChanged={() => void refresh()}
    />
  )
}
