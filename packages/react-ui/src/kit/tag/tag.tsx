import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'

const tagStyle = style(`
  display: inline-flex; align-items: center; gap: 4px; min-height: 26px; max-width: 100%; padding: 0 9px; border-radius: var(--r-xs); background: var(--c-ink); color: var(--c-paper); font-size: var(--fs-xs); font-weight: 700; letter-spacing: -.01em; font-variant-numeric: tabular-nums;
  &[data-tone=sale] { background: var(--c-red); color: var(--c-on-red); }
  &[data-tone=hit] { background: var(--c-marker); color: var(--c-on-marker); }
  &[data-tone=new] { background: var(--c-pen); color: var(--c-on-pen); }
  &[data-tone=board] { background: var(--c-board); color: var(--c-on-board); }
  &[data-tone=soft] { background: var(--c-desk); color: var(--c-ink-2); }
`)

const statusStyle = style(`
  display: inline-flex; align-items: center; gap: 6px; height: 30px; padding: 0 12px; border-radius: var(--r-pill); background: var(--c-desk); color: var(--c-ink-2); font-size: var(--fs-sm); font-weight: 600; white-space: nowrap;
  &::before { content: ""; width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
  &[data-tone=going] { background: var(--c-pen-soft); color: var(--c-pen); }
  &[data-tone=good] { background: var(--c-green-soft); color: var(--c-green); }
  &[data-tone=waiting] { background: var(--c-amber-soft); color: var(--c-amber); }
  &[data-tone=bad] { background: var(--c-red-soft); color: var(--c-red); }
`)

const badgeStyle = style(`
  display: inline-grid; place-items: center; min-width: 20px; height: 20px; padding: 0 5px; border-radius: 10px; background: var(--c-red); color: var(--c-on-red); font-size: 12px; line-height: 1; font-weight: 700; font-variant-numeric: tabular-nums;
  &[data-number]::before { content: attr(data-number); }
`)

const bonusStyle = style(`
  display: inline-flex; align-items: center; padding: 1px 6px; border-radius: 4px; background: var(--c-marker); color: var(--c-on-marker); font-size: var(--fs-xs); font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums;
  &[data-size=l] { padding: 2px 8px; font-size: .9375rem; }
  &[data-off] { background: var(--c-desk); color: var(--c-ink-3); }
`)

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

/** Shows bonuses beside the sign of the programme; `off` is for those that are not given. */
export const BonusMark = ({ size, off, children }: BonusMarkProps) => (
  <span className={bonusStyle()} data-size={size} data-off={off || undefined}>
    {children}
  </span>
)
