import {
  type BasketChange,
  basketChangesSubject,
  changeRows,
  basketChangesMessages as messages,
  takeBack
} from '@vitrina/core/cart'
import type { Basket } from '@vitrina/core/entities'
import { useRef } from 'react'
import { useShop } from '../binding/shop-context.tsx'
import { usePrices } from '../binding/use-prices.ts'
import { Icon } from '../kit/icon/icon.tsx'
import { style } from '../theme/style.ts'

const changeListStyle = style(`
  grid-column: 1 / -1; margin-bottom: 24px; padding: 8px 20px 12px; border-radius: var(--r-ml); background: var(--c-amber-soft); line-height: 1.4;
  & > .top { display: flex; align-items: center; gap: 12px; }
  & > .top > svg { color: var(--c-amber); flex: none; }
  & > .top > h2 { flex: 1; min-width: 0; }
  & .link { flex: none; min-height: 44px; }
  & li { display: flex; align-items: center; justify-content: space-between; gap: 0 16px; min-height: 44px; padding: 4px 0; border-top: 1px solid var(--c-line); }
  & p { min-width: 0; overflow-wrap: anywhere; }
  & .note { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); }
  @media (max-width: 767px) { padding: 4px 16px 8px; }
`)

interface ChangeListProps {
  changes: readonly BasketChange[]
  /** It names what the shop itself has not read. */
  page: Basket
}

/** What has changed, each with its way back where there is one. */
export function ChangeList({ changes, page }: ChangeListProps) {
  const shop = useShop()
  const list = useRef<HTMLElement>(null)
  const { show } = usePrices()

  function close() {
    shop.send(basketChangesSubject, { type: 'changes.close' })
    leave(false)
  }

  /** The pressed button goes away with its entry, and with the last one the list. */
  function leave(isListLeft: boolean) {
    const next = isListLeft ? list.current : document.getElementById('main')
    next?.focus()
  }

  return (
    <section ref={list} className={changeListStyle()} aria-labelledby="changes" tabIndex={-1}>
      <div className="top">
        <Icon name="info-circle" />
        <h2 id="changes" className="h3">
          {messages.title}
        </h2>
        <button type="button" className="link sm" onClick={close}>
          {messages.close}
        </button>
      </div>
      <ul>
        {changeRows(changes, page.data, show).map(row => (
          <li key={row.id}>
            <p>
              <span>{row.text}</span>
              {row.note && <span className="note">{row.note}</span>}
            </p>
            {row.undo && (
              <button
                type="button"
                className="link sm"
                aria-label={`${row.undo.label}: ${row.title}`}
                onClick={() => {
                  takeBack(shop, row)
                  leave(changes.length > 1)
                }}
              >
                {row.undo.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
