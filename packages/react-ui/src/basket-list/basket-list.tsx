import { type BasketContext, basketSubject } from '@vitrina/core/basket'
import {
  type BasketRow,
  basketRows,
  goneView,
  type RowsRemoval,
  selectCommand,
  selectionView
} from '@vitrina/core/basket-rows'

import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { BasketLine } from './basket-line.tsx'
import { basketListMessages } from './basket-list.messages.ts'
import { basketListStyle } from './basket-list.styles.ts'
import { type RemoveRows, useRemoval } from './use-removal.ts'

/** The two halves of the basket: what can be bought, and «Закончились». */
export function BasketList({ basket }: { basket: BasketContext }) {
  const buyable = basketRows(basket, true)
  const gone = basketRows(basket, false)
  const remove = useRemoval(basketRows(basket))
  return (
    <div className={basketListStyle()} data-intent>
      {basket.failure !== '' && (
        <p className="refused" role="alert">
          {basket.failure}
        </p>
      )}
      {buyable.length > 0 && (
        <section aria-label={basketListMessages.inStock}>
          <Selection rows={buyable} onRemove={remove} />
          <Lines rows={buyable} onRemove={remove} />
        </section>
      )}
      {gone.length > 0 && (
        <section aria-labelledby="gone">
          <header data-live>
            <h2 id="gone" className="h3">
              {basketListMessages.gone} <span className="count">{gone.length}</span>
            </h2>
            <Removal {...goneView(gone)} onRemove={remove} />
          </header>
          <Lines rows={gone} onRemove={remove} />
        </section>
      )}
    </div>
  )
}

interface RowsProps {
  rows: readonly BasketRow[]
  onRemove: RemoveRows
}

function Selection({ rows, onRemove }: RowsProps) {
  const shop = useShop()
  const { chosen, words, removal } = selectionView(rows)
  return (
    <header data-live>
      <Checkbox
        checked={chosen === 'all'}
        indeterminate={chosen === 'part'}
        onChange={() => shop.send(basketSubject, selectCommand(rows, chosen !== 'all'))}
      >
        <b>{words}</b>
      </Checkbox>
      {removal && <Removal {...removal} onRemove={onRemove} />}
    </header>
  )
}

const Removal = ({ label, rows, onRemove }: RowsRemoval & Pick<RowsProps, 'onRemove'>) => (
  <button type="button" className="link sm" onClick={event => onRemove(rows, event)}>
    {label}
  </button>
)

const Lines = ({ rows, onRemove }: RowsProps) => (
  <ul>
    {rows.map(row => (
      <BasketLine key={row.id} row={row} onRemove={event => onRemove([row], event)} />
    ))}
  </ul>
)
