import { routePath } from '@vitrina/core'
import { basketSubject, quantityOf } from '@vitrina/core/basket'
import { enterQuantity } from '@vitrina/core/quantity'
import {
  cellToward,
  type SizeMatrix as Matrix,
  type MatrixCell,
  type MatrixCounts,
  matrixChanges,
  matrixTotal,
  sizeMatrixMessages as words
} from '@vitrina/core/size-matrix'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

import { Button } from '../kit/button/button.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useBasket, useShop } from '../shop/shop-context.tsx'
import { sizeMatrixStyle } from './size-matrix.styles.ts'

interface SizeMatrixProps {
  readonly matrix: Matrix
}

/** Colours by sizes with a quantity each: what is typed goes into the basket in one go. */
export function SizeMatrix({ matrix }: SizeMatrixProps) {
  const shop = useShop()
  const { rules } = usePrices()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<MatrixCounts>({})
  const inBasket = useCounts(matrix)
  const counts = { ...inBasket, ...typed }

  function put(event: FormEvent) {
    event.preventDefault()
    for (const { groupId, count } of matrixChanges(typed, id => inBasket[id] ?? 0)) {
      shop.send(basketSubject, { type: 'line.set', key: groupId, count })
    }
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
    <form ref={form} className={sizeMatrixStyle()} aria-label={words.title} onSubmit={put}>
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

/** What lies in the basket already, by the id of the group. */
function useCounts({ rows }: Matrix): MatrixCounts {
  const ids = rows.flatMap(({ cells }) => cells.flatMap(cell => cell?.groupId ?? []))
  // A text is the same one as long as no count changes.
  const counts = useBasket(basket => ids.map(id => quantityOf(basket, id)).join()).split(',')
  return Object.fromEntries(ids.map((id, place) => [id, Number(counts[place])]))
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

function Field({ cell: { groupId, label, stock }, count, onCount, onKey }: FieldProps) {
  const rules = { min: 0, max: stock }
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
        onChange={({ target }) => onCount(enterQuantity(target.value || '0', count, rules).value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKey}
      />
      <small>{stock === 0 ? words.gone : words.left(stock)}</small>
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
