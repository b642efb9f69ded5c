import { quantityOf } from '@vitrina/core/basket'
import { choiceWords, type GroupView, tierAt } from '@vitrina/core/choice'
import { AddToBasket } from '../add-to-basket/add-to-basket.tsx'
import { useBasket } from '../shop/shop-context.tsx'
import { buyBarStyle } from './buy-bar.styles.ts'

interface BuyBarProps {
  group: GroupView
  title: string
}

/** On a phone the purchase stays under the thumb; on wide screens it is not there. */
export function BuyBar({ group, title }: BuyBarProps) {
  const count = useBasket(basket => quantityOf(basket, group.id))
  if (group.remnants === 0) return null
  return (
    <aside className={buyBarStyle()} aria-label="Покупка">
      <p className="num">
        <b>{tierAt(group, count).price}</b>
        <span>
          {choiceWords(group)}
          {group.oldPrice && (
            <>
              {group.size || group.color ? ' · ' : ''}
              <s>{group.oldPrice}</s>
            </>
          )}
        </span>
      </p>
      <AddToBasket key={group.id} groupId={group.id} max={group.remnants} title={title} size="l" />
    </aside>
  )
}
