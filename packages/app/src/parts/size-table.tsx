import type { SizeTableView } from '@vitrina/core/catalog'
import { style } from '@vitrina/react-ui'

const sizeTableStyle = style(`
  & > .scroll { overflow-x: auto; }
  & table { font-variant-numeric: tabular-nums; }
  & th, & td { padding: 12px 14px; border-bottom: 1px solid var(--c-line); text-align: left; white-space: nowrap; }
  & thead th { color: var(--c-ink-3); font-size: var(--fs-sm); font-weight: 500; }
  & tr[data-chosen] > * { border-color: transparent; background: var(--c-pen-soft); color: var(--c-pen); font-weight: 700; }
  & tr[data-chosen] > :first-child { border-radius: var(--r-s) 0 0 var(--r-s); }
  & tr[data-chosen] > :last-child { border-radius: 0 var(--r-s) var(--r-s) 0; }
  & > p { max-width: 40em; margin-top: 16px; color: var(--c-ink-2); }
`)

interface SizeTableProps {
  readonly table: SizeTableView
}

/** Sizes and measures of one brand; the row of the chosen size is marked. */
export const SizeTable = ({ table }: SizeTableProps) => (
  <div className={sizeTableStyle()}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keyboard too. */}
    <section className="scroll" aria-label={table.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ cells: [size, ...measures], isChosen }) => (
            <tr key={size} data-chosen={isChosen || undefined} aria-current={isChosen || undefined}>
              <th scope="row">{size}</th>
              {measures.map((measure, place) => (
                <td key={table.columns[place + 1]}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <p>{table.note}</p>
  </div>
)
