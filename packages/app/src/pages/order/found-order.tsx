import type { Order } from '@vitrina/core/entities'
import type { OpenStep } from '@vitrina/core/orders'
import { JoinOrder, OrderDetail } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

interface FoundOrderProps {
  readonly order: Order
  readonly step: OpenStep
}

/** To be read, cancelled and sent back by whoever holds the key of its letter; a member may take it. */
export function FoundOrder({ order, step }: FoundOrderProps) {
  const { open, refresh } = useNavigation()
  return (
    <>
      <JoinOrder order={order} step={step} onJoined={path => void open(path)} />
      <OrderDetail
        order={order}
        flow={[]}
        files={[]}
        owner={{ key: step.key }}
        onChanged={() => void refresh()}
      />
    </>
  )
}
