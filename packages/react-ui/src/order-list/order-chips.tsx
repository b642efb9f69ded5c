import { routePath } from '@vitrina/core'

import { Chip, Chips } from '../kit/chip/chip.tsx'

/** How many orders a visitor has, by the server's count. */
export interface OrderCounts {
  readonly all: number
  readonly statuses: readonly {
    readonly code: string
    readonly title: string
    readonly count: number
  }[]
}

interface OrderChipsProps {
  counts: OrderCounts
  /** A status code, or `all`. */
  current: string
}

/** All orders and those of each status; an empty status is left out unless it is shown. */
export const OrderChips = ({ counts, current }: OrderChipsProps) => (
  <nav aria-label="Заказы по статусам">
    <Chips scroll>
      <StatusChip code="all" title="Все" count={counts.all} current={current} />
      {counts.statuses
        .filter(({ code, count }) => count > 0 || code === current)
        .map(status => (
          <StatusChip key={status.code} {...status} current={current} />
        ))}
    </Chips>
  </nav>
)

interface StatusChipProps {
  code: string
  title: string
  count: number
  current: string
}

const StatusChip = ({ code, title, count, current }: StatusChipProps) => (
  <Chip
    href={routePath('user-profile-order-status', { status: code })}
    look={code === current ? 'current' : undefined}
    aria-current={code === current ? 'page' : undefined}
  >
    {`${title} ${count}`}
  </Chip>
)
