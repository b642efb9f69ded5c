import { basketSubject } from '@vitrina/core/basket'
import { agreeCommand, type BasketRow, fewWords } from '@vitrina/core/cart'

import { useShop } from '../binding/shop-context.tsx'
import { basketListMessages } from './basket-list.messages.ts'

/** What is wrong with a line, and the way to agree to it; else that little is left. */
export function LineMessage({ row }: { row: BasketRow }) {
  const shop = useShop()
  if (row.message !== '') {
    return (
      <p className="wrong" role="alert">
        <span>{row.message}</span>
        <button
          type="button"
          className="link"
          onClick={() => shop.send(basketSubject, agreeCommand(row))}
        >
          {basketListMessages.agree(row.count)}
        </button>
      </p>
    )
  }
  const few = fewWords(row)
  return few === '' ? undefined : <p className="few">{few}</p>
}
