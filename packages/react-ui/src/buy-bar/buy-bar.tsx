import { routePath } from '@vitrina/core'
import { quantityOf } from '@vitrina/core/basket'
import { choiceWords, type GroupView, purchaseView } from '@vitrina/core/choice'

import { AddToBasket } from '../add-to-basket/add-to-basket.tsx'
import { useFocusKept } from '../add-to-basket/use-focus-kept.ts'
import { Button } from '../kit/button/button.tsx'
import { useBasket } from '../shop/shop-context.tsx'
import { buyBarMessages } from './buy-bar.messages.ts'
import { buyBarStyle } from './buy-bar.styles.ts'

interface BuyBarProps {
  group: GroupView
  title: string
}

/**
 * On a phone the purchase stays under the thumb, then the way on: the counter stands in the page. On
 * wide screens it is not there.
 */
export function BuyBar({ group, title }: BuyBarProps) {
  const count = useBasket(basket => quantityOf(basket, group.id))
  const isIn = count > 0
  const [place, keepFocus] = useFocusKept<HTMLElement>(isIn)
  const { price, oldPrice, isGone } = purchaseView(group, count)
  if (isGone) return null
  return (
    <aside
      ref={place}
      className={buyBarStyle()}
      aria-label={buyBarMessages.title}
      onSubmit={keepFocus}
    >
      <p className="num">
        <b>{price}</b>
        <span>
          {choiceWords(group)}
          {oldPrice && (
            <>
              {choiceWords(group) && ' · '}
              <s>{oldPrice}</s>
            </>
          )}
        </span>
      </p>
      {isIn ? (
        <Button href={routePath('cart')} variant="soft" size="l" wide>
          {buyBarMessages.inBasket(count)}
        </Button>
      ) : (
        <AddToBasket groupId={group.id} max={group.remnants} title={title} size="l" />
      )}
    </aside>
  )
}
