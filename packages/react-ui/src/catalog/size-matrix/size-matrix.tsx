import { routePath } from '@vitrina/core'
import {
  addMatrix,
  cellStock,
  cellToward,
  type SizeMatrix as Matrix,
  type MatrixCell,
  type MatrixCounts,
  matrixCounts,
  matrixTotal,
  typedPieces,
  sizeMatrixMessages as words
} from '@vitrina/core/cart'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useBasket, useShop } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'

const sizeMatrixStyle = style(`
  margin-top: clamp(32px, 4vw, 56px);
  & h2 { margin-bottom: 8px; font-size: var(--fs-h3); }
  & .hint { margin-bottom: 14px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .scroll { overflow-x: auto; }
  & th, & td { padding: 8px 10px 8px 0; border-bottom: 1px solid var(--c-line); text-align: left; vertical-align: top; font-weight: 400; white-space: nowrap; }
  & thead th { color: var(--c-ink-2); font-size: var(--fs-sm); }
  & tbody th { position: sticky; left: 0; padding-right: 20px; padding-top: 18px; background: var(--c-paper); font-weight: 600; }
  & input { width: 76px; min-height: 44px; padding: 0 10px; border: 1px solid var(--c-line-2); border-radius: var(--r-s); background: var(--c-sheet); color: var(--c-ink); font: inherit; font-variant-numeric: tabular-nums; }
  & input:disabled { border-color: var(--c-line); background: var(--c-desk); }
  & small { display: block; margin-top: 4px; color: var(--c-ink-3); font-size: var(--fs-xs); }
  & .total { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; margin-top: 16px; }
  & .total > p { min-width: 220px; font-weight: 600; }
`)

interface SizeMatrixProps {
  readonly matrix: Matrix
}

/**
 * Takes quantities for all colours and sizes of a product in one table, for wholesale buyers, and
 * puts them into the basket in one go. `matrix` is that of the page `product`, which gives it to
 * their roles alone; arrow keys go from cell to cell.
 */
export function SizeMatrix({ matrix }: SizeMatrixProps) {
  const shop = useShop()
  const { rules } = usePrices()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<MatrixCounts>({})
  const counts = matrixCounts(
    matrix,
    useBasket(basket => basket),
    typed
  )

  function add(event: FormEvent) {
    event.preventDefault()
    addMatrix(shop, typed)
    setTyped({})
  }

  function move(event: KeyboardEvent<HTMLInputElement>, groupId: number) {
    const next = cellToward(matrix, groupId, event.key)
    const field = next && form.current?.querySelector<HTMLInputElement>(`[name="g${next}"]`)
    if (!field) return
    event.preventDefault()
    field.focus()
  }

  return (
    <form ref={form} className={sizeMatrixStyle()} aria-label={words.title} onSubmit={add}>
      <h2>{words.title}</h2>
      <p className="hint">{words.hint}</p>
      <Table matrix={matrix}>
        {cell => (
          <Field
            key={cell.groupId}
            cell={cell}
            count={counts[cell.groupId] ?? 0}
            onCount={count => setTyped({ ...typed, [cell.groupId]: count })}
            onKey={event => move(event, cell.groupId)}
          />
        )}
      </Table>
      <Total total={matrixTotal(matrix, counts, rules)} isTyped={Object.keys(typed).length > 0} />
    </form>
  )
}

interface TableProps {
  readonly matrix: Matrix
  readonly children: (cell: MatrixCell) => ReactNode
}

const Table = ({ matrix, children }: TableProps) => (
  <div className="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">{words.colour}</th>
          {matrix.sizes.map(size => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix.rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, place) => (
              <td key={matrix.sizes[place]}>{cell && children(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface FieldProps {
  readonly cell: MatrixCell
  readonly count: number
  readonly onCount: (count: number) => void
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

function Field({ cell, count, onCount, onKey }: FieldProps) {
  const { groupId, label, stock } = cell
  return (
    <>
      <input
        name={`g${groupId}`}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={stock === 0 && count === 0}
        value={count === 0 ? '' : String(count)}
        placeholder="0"
        onChange={({ target }) => onCount(typedPieces(cell, target.value, count))}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKey}
      />
      <small>{cellStock(cell)}</small>
    </>
  )
}

const Total = ({ total, isTyped }: { readonly total: string; readonly isTyped: boolean }) => (
  <div className="total">
    <p className="num" role="status">
      {total || words.nothing}
    </p>
    <Button type="submit" size="l" disabled={!isTyped}>
      {words.put}
    </Button>
    {total !== '' && !isTyped && (
      <a className="link" href={routePath('cart')}>
        {words.done}
      </a>
    )}
  </div>
)
