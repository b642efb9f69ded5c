import { type SumRow, sumText } from '@vitrina/core/values'
import type { ReactNode } from 'react'
import { usePrices } from '../binding/use-prices.ts'
import type { Elements } from '../kit/elements.ts'
import { style } from '../theme/style.ts'

const sumBarStyle = style(`
  display: none;
  @media (max-width: 767px) {
    position: fixed; inset: auto 0 calc(65px + env(safe-area-inset-bottom)) 0; z-index: calc(var(--z-bar) - 1); display: flex; align-items: center; gap: 16px; padding: 10px 16px; border-top: 1px solid var(--c-line); background: var(--c-sheet);
    &[data-sum-bar=solo] { bottom: 0; padding-bottom: calc(10px + env(safe-area-inset-bottom)); }
    & > p { min-width: 0; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
    & b { display: block; font-size: min(1.375rem, 6.4vw); font-weight: 800; letter-spacing: -.04em; line-height: 1.15; }
    & span { color: var(--c-ink-2); font-size: min(var(--fs-xs), 4vw); }
    & > [aria-busy=true] > b { color: var(--c-ink-3); }
    & > :is(a, button) { flex: 1; }
  }
`)

interface SumBarProps {
  sum: string
  note: ReactNode
  /** The sum is being counted. */
  isStale: boolean
  /** Stands at the very bottom, where the page has no bar of sections. */
  solo?: boolean | undefined
  /** The one action. */
  children: Elements
}

/** On a phone the sum and the way on stay in the lower third of the screen. */
export function SumBar({ sum, note, isStale, solo, children }: SumBarProps) {
  return (
    <div className={sumBarStyle()} data-sum-bar={solo ? 'solo' : 'above'}>
      <p aria-busy={isStale}>
        <b>{sum}</b>
        <span>{note}</span>
      </p>
      {children}
    </div>
  )
}

const sumRowsStyle = style(`
  display: grid; gap: 9px; margin-top: 22px; padding-top: 18px; border-top: 1px solid var(--c-line);
  & > div { display: flex; justify-content: space-between; gap: 16px; }
  & dt { color: var(--c-ink-2); }
  & dd { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  & dd[data-tone=red] { color: var(--c-red); }
  & dd[data-tone=quiet] { color: var(--c-ink-3); font-weight: 400; white-space: normal; text-align: right; }
`)

/** What the sum is made of. */
export function SumRows({ rows }: { rows: readonly SumRow[] }) {
  const { rules } = usePrices()
  return (
    <dl className={sumRowsStyle()}>
      {rows.map(row => (
        <div key={row.title}>
          <dt>{row.title}</dt>
          <dd data-tone={toneOf(row)}>{sumText(row, rules)}</dd>
        </div>
      ))}
    </dl>
  )
}

function toneOf({ rubles }: SumRow) {
  if (rubles === undefined) return 'quiet'
  return rubles < 0 ? 'red' : undefined
}
