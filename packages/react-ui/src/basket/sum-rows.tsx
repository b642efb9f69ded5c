import { type SumRow, sumText } from '@vitrina/core/values'

import { usePrices } from '../binding/use-prices.ts'
import { sumRowsStyle } from './sum-rows.styles.ts'

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
