import type { ReactNode } from 'react'

import { badgeStyle, bonusStyle, statusStyle, tagStyle } from './tag.styles.ts'

interface TagProps {
  tone?: 'ink' | 'sale' | 'hit' | 'new' | 'board' | 'soft' | undefined
  children: ReactNode
}

/** A sticker on a product: discount, «Хит», «Новинка». */
export const Tag = ({ tone, children }: TagProps) => (
  <span className={tagStyle()} data-tone={tone}>
    {children}
  </span>
)

interface StatusProps {
  tone?: 'quiet' | 'waiting' | 'going' | 'good' | 'bad' | undefined
  children: ReactNode
}

/** The state of an order or of stock: a coloured dot and words. */
export const Status = ({ tone, children }: StatusProps) => (
  <span className={statusStyle()} data-tone={tone}>
    {children}
  </span>
)

interface BadgeProps {
  /** The name of the control says the number already: a second one would differ from what is seen. */
  named?: boolean | undefined
  children: number
}

/** A small number over an icon. */
export const Badge = ({ named, children }: BadgeProps) =>
  named ? (
    <b className={badgeStyle()} data-number={children} />
  ) : (
    <b className={badgeStyle()}>{children}</b>
  )

interface BonusMarkProps {
  size?: 'l' | undefined
  /** The bonuses will not be given: the line is not selected. */
  off?: boolean | undefined
  /** Ready text, such as «+124 Б». */
  children: ReactNode
}

export const BonusMark = ({ size, off, children }: BonusMarkProps) => (
  <span className={bonusStyle()} data-size={size} data-off={off || undefined}>
    {children}
  </span>
)
