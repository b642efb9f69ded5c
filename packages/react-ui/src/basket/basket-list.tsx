import { routePath } from '@vitrina/core'
import { type BasketContext, basketSubject } from '@vitrina/core/basket'
import {
  type BasketRow,
  basketRows,
  goneView,
  neighbourOf,
  type RowsRemoval,
  removalFields,
  removeRows,
  selectCommand,
  selectionView
} from '@vitrina/core/cart'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { useShop } from '../binding/shop-context.tsx'
import { ActForm } from '../forms/act-form.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { style } from '../theme/style.ts'
import { BasketLine } from './basket-line.tsx'
import { basketListMessages } from './basket-list.messages.ts'

/** `event` is the press that asked for it; a form that was sent before the page was ready has none. */
type RemoveRows = (
  removal: Pick<RowsRemoval, 'rows'> & Partial<RowsRemoval>,
  event?: MouseEvent
) => void

/** Takes lines out and keeps the focus; `all` are the lines in their order on the page. */
function useRemoval(all: readonly BasketRow[]): RemoveRows {
  const shop = useShop()

  return (removal, event) => {
    removeRows(shop, removal)
    // A press of a key has no count of clicks; the pressed button goes away with its line.
    if (event?.detail === 0) focusOn(neighbourOf(all, removal.rows))
  }
}

const focusOn = (row: BasketRow | undefined) => document.getElementById(row?.id ?? 'main')?.focus()

const basketListStyle = style(`
  min-width: 0;
  & header { display: flex; justify-content: space-between; align-items: center; gap: 16px; min-height: 56px; border-bottom: 1px solid var(--c-line); }
  & header .h3 { color: var(--c-ink); }
  & header .count { color: var(--c-ink-3); font-size: var(--fs-sm); font-weight: 500; }
  & > .refused { margin-bottom: 20px; padding: 16px 20px; border-radius: var(--r-ml); background: var(--c-red-soft); line-height: 1.4; }
  & > section + section { margin-top: 48px; }
`)

/** More of them would keep the server from everybody else: the browser draws the rest itself. */
const FIRST_LINES = 100

/** The two halves of the basket: what can be bought, and «Закончились». */
export function BasketList({ basket }: { basket: BasketContext }) {
  const buyable = basketRows(basket, true)
  const gone = basketRows(basket, false)
  const remove = useRemoval(basketRows(basket))
  return (
    <div className={basketListStyle()}>
      {basket.failure !== '' && (
        <p className="refused" role="alert">
          {basket.failure}
        </p>
      )}
      {buyable.length > 0 && (
        <section aria-label={basketListMessages.inStock}>
          <Selection rows={buyable} gone={gone} onRemove={remove} />
          <Lines rows={buyable} onRemove={remove} />
        </section>
      )}
      {gone.length > 0 && (
        <section aria-labelledby="gone">
          <header data-live>
            <h2 id="gone" className="h3">
              <span>{`${basketListMessages.gone} `}</span>
              <span className="count">{gone.length}</span>
            </h2>
            <Removal removal={goneView(gone)} onRemove={remove} />
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

function Selection({ rows, gone, onRemove }: RowsProps & { gone: readonly BasketRow[] }) {
  const shop = useShop()
  const { chosen, words, removal } = selectionView(rows, gone)
  return (
    <header data-live>
      <Checkbox
        checked={chosen === 'all'}
        indeterminate={chosen === 'part'}
        onChange={() => shop.send(basketSubject, selectCommand(rows, chosen !== 'all'))}
      >
        <b>{words}</b>
      </Checkbox>
      {removal && <Removal removal={removal} onRemove={onRemove} />}
    </header>
  )
}

interface RemovalProps extends Pick<RowsProps, 'onRemove'> {
  removal: RowsRemoval
}

const Removal = ({ removal, onRemove }: RemovalProps) => (
  <ActForm
    action={routePath('cart')}
    fields={removalFields(removal)}
    onAct={() => onRemove(removal)}
  >
    <button
      type="submit"
      className="link sm"
      onClick={event => {
        event.preventDefault()
        onRemove(removal, event)
      }}
    >
      {removal.label}
    </button>
  </ActForm>
)

function Lines({ rows, onRemove }: RowsProps) {
  const shown = useIsDrawn() ? rows : rows.slice(0, FIRST_LINES)
  const left = rows.length - shown.length
  return (
    <>
      <ul>
        {shown.map(row => (
          <BasketLine key={row.id} row={row} onRemove={event => onRemove({ rows: [row] }, event)} />
        ))}
      </ul>
      {left > 0 && <p className="mut">{basketListMessages.rest(left)}</p>}
    </>
  )
}

/** False on the server, and where the browser takes over what it drew. */
const useIsDrawn = () => useSyncExternalStore(never, isDrawn, isNotDrawn)

const never = () => () => undefined
const isDrawn = () => true
const isNotDrawn = () => false
