import { type BasketContext, basketSubject } from '@vitrina/core/basket'
import {
  type BasketRow,
  basketRows,
  piecesOf,
  selectCommand,
  selectedRows
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
  const remove = useRemoval([...buyable, ...gone])
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
            <RemoveGone rows={gone} onRemove={remove} />
          </header>
          <Lines rows={gone} isGone onRemove={remove} />
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
  const chosen = selectedRows(rows)
  const isAll = chosen.length === rows.length
  return (
    <header data-live>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => shop.send(basketSubject, selectCommand(rows, !isAll))}
      >
        <b>{basketListMessages.chosen(piecesOf(chosen), piecesOf(rows))}</b>
      </Checkbox>
      {chosen.length > 0 && (
        <button type="button" className="link sm" onClick={event => onRemove(chosen, event)}>
          {isAll ? basketListMessages.removeAll : basketListMessages.removeChosen}
        </button>
      )}
    </header>
  )
}

function RemoveGone({ rows, onRemove }: RowsProps) {
  const chosen = selectedRows(rows)
  const isPart = chosen.length > 0 && chosen.length < rows.length
  return (
    <button
      type="button"
      className="link sm"
      onClick={event => onRemove(isPart ? chosen : rows, event)}
    >
      {isPart ? basketListMessages.dropChosen : basketListMessages.dropAll}
    </button>
  )
}

const Lines = ({ rows, isGone = false, onRemove }: RowsProps & { isGone?: boolean }) => (
  <ul>
    {rows.map(row => (
      <BasketLine
        key={row.id}
        row={row}
        isGone={isGone}
        onRemove={event => onRemove([row], event)}
      />
    ))}
  </ul>
)
