import { countedNouns, countOf } from '@vitrina/core/plural'

import { useShop } from '../shop/shop-context.tsx'
import type { BasketRow } from './basket-rows.ts'

/** From so many pieces down a line says how many are left. */
const FEW_PIECES = 5

/** What is wrong with a line, and the way to agree to it; else that little is left. */
export function LineMessage({ row: { group, count, message } }: { row: BasketRow }) {
  const shop = useShop()
  if (message !== '') {
    return (
      <p className="wrong" role="alert">
        {message}
        <button
          type="button"
          className="link"
          onClick={() => shop.sendBasket({ type: 'line.set', groupId: group.id, count })}
        >
          Понятно, оставить {count} шт.
        </button>
      </p>
    )
  }
  if (group.remnants > FEW_PIECES) return undefined
  return <p className="few">Осталось {countOf(group.remnants, countedNouns.pieces)}</p>
}
