import { basketSubject, lineMessage, quantityOf } from '@vitrina/core/basket'
import { counterRules } from '@vitrina/core/values'
import { type FormEvent, useState } from 'react'
import { useBasket, usePostMethod, useShop } from '../../binding/shop-context.tsx'
import { Button } from '../../kit/button/button.tsx'
import { counterStyle } from '../../kit/counter/counter.styles.ts'
import { Counter } from '../../kit/counter/counter.tsx'
import { style } from '../../theme/style.ts'
import { addToBasketMessages } from './add-to-basket.messages.ts'
import { useFocusKept } from './use-focus-kept.ts'

const addToBasketStyle = style(`
  display: block; min-height: 46px;
  &[data-size=l] { min-height: 56px; flex: 1; }
  &[data-size=l] > [role=group] { min-height: 56px; border-radius: var(--r-ml); }
  & .refused { margin-top: 6px; color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; }
`)

interface AddToBasketProps {
  groupId: number
  /** Pieces in stock. */
  max: number
  /** What is bought, for those who do not see it. */
  title: string
  size?: 'l' | undefined
}

/**
 * Draws «В корзину», which turns into a counter once the product is in the basket. Needs a
 * `ShopProvider`; `groupId` is a product in one colour and size, `max` the pieces in stock. It is a
 * form, so that it sells without script where the server takes posts.
 */
export function AddToBasket({ groupId, max, title, size }: AddToBasketProps) {
  // The counter shows in the frame after the click: its styles have to be there before it.
  counterStyle()
  const shop = useShop()
  const method = usePostMethod()
  const count = useBasket(basket => quantityOf(basket, groupId))
  const message = useBasket(basket => lineMessage(basket, groupId))
  const isIn = count > 0
  // A counter that stands there, hidden, before the press shows a frame sooner.
  const [isNear, setNear] = useState(false)
  const [place, keepFocus] = useFocusKept<HTMLDivElement>(isIn)

  function replace() {
    keepFocus()
    // What stood ready is no longer beside what is shown: the focus would look for it there.
    setNear(false)
  }

  function add(event: FormEvent) {
    event.preventDefault()
    replace()
    shop.send(basketSubject, { type: 'line.set', key: groupId, count: 1 })
  }

  function change(value: number) {
    if (value === 0) replace()
    shop.send(basketSubject, { type: 'line.type', key: groupId, count: value })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left it.
    <div
      ref={place}
      className={addToBasketStyle()}
      data-size={size}
      onPointerEnter={() => setNear(true)}
      onBlur={() => isIn && shop.send(basketSubject, { type: 'line.flush', key: groupId })}
    >
      {(isIn || isNear) && (
        <Counter
          hidden={!isIn}
          value={count}
          label={addToBasketMessages.quantityOf(title)}
          rules={counterRules({ min: 0, max })}
          onChange={change}
        />
      )}
      {/* Hidden, not taken out: removing what has the focus would keep the counter waiting. */}
      <form
        method={method}
        action="/basket"
        data-live
        hidden={isIn}
        onSubmit={add}
        onBlur={event => event.stopPropagation()}
      >
        <input type="hidden" name="group" value={groupId} />
        <Button
          variant={size === 'l' ? 'pen' : 'soft'}
          size={size}
          wide
          aria-label={addToBasketMessages.addNamed(title)}
        >
          {addToBasketMessages.add}
        </Button>
      </form>
      {message && (
        <p className="refused" role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
