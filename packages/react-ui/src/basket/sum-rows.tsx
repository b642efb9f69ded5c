import { type SumRow, sumText } from '@vitrina/core/values'

import { usePrices } from '../binding/use-prices.ts'
import { style } from '../theme/style.ts'

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
