import { routePath } from '@vitrina/core'
import type { StatusTab } from '@vitrina/core/orders'

import { Chip, Chips } from '../kit/chip/chip.tsx'

/** All orders and those of each status, with their numbers. */
export const OrderChips = ({ tabs }: { tabs: readonly StatusTab[] }) => (
  <nav aria-label="Заказы по статусам">
    <Chips scroll>
      {tabs.map(({ code, title, count, isCurrent }) => (
        <Chip
          key={code}
          href={routePath('user-profile-order-status', { status: code })}
          look={isCurrent ? 'current' : undefined}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {`${title} ${count}`}
        </Chip>
      ))}
    </Chips>
  </nav>
)
