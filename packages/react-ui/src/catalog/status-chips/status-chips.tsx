import type { StatusTab } from '@vitrina/core/orders'

import { Chip, Chips } from '../../kit/chip/chip.tsx'

interface StatusChipsProps {
  /** Of the whole row: «Заказы по статусам». */
  readonly label: string
  readonly tabs: readonly StatusTab[]
}

/** All of a list and those of each status, with their numbers. */
export const StatusChips = ({ label, tabs }: StatusChipsProps) => (
  <nav aria-label={label}>
    <Chips scroll>
      {tabs.map(({ code, title, count, isCurrent, href }) => (
        <Chip
          key={code}
          href={href}
          variant={isCurrent ? 'current' : undefined}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {`${title} ${count}`}
        </Chip>
      ))}
    </Chips>
  </nav>
)
