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
import { changeListStyle } from './change-list.styles.ts'

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
