import { routePath } from '@vitrina/core'
import { quantityOf } from '@vitrina/core/basket'
import { type Choice, choiceWords, purchaseView } from '@vitrina/core/catalog'
import { useBasket } from '../../binding/shop-context.tsx'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'
import { AddToBasket } from '../add-to-basket/add-to-basket.tsx'
import { useFocusKept } from '../add-to-basket/use-focus-kept.ts'
import { AskSize } from '../product-buy/product-buy.tsx'
import type { AskedSize } from '../product-choice/use-asked-size.ts'
import { buyBarMessages } from './buy-bar.messages.ts'

/** Sticks above the bottom bar as long as its page is read, and ends with it: the footer stays free. */
const buyBarStyle = style(`
  display: none;
  @media screen and (max-width: 767px) {
    position: sticky; bottom: calc(65px + env(safe-area-inset-bottom)); z-index: var(--z-header); display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 16px; margin: 28px calc(var(--gutter) * -1) 0; padding: 10px 16px; border-top: 1px solid var(--c-line); background: var(--c-sheet);
    & b { display: block; font-size: 1.375rem; font-weight: 800; letter-spacing: -.04em; line-height: 1.15; }
    & p > span { display: block; max-width: 40vw; color: var(--c-ink-2); font-size: var(--fs-xs); line-height: 1.25; white-space: normal; }
  }
`)

interface BuyBarProps {
  choice: Choice
  /** Leads to the sizes while none is chosen. */
  asked: AskedSize
  title: string
}

/**
 * Keeps the purchase of a product under the thumb on a phone; wide screens do not show it. `choice`
 * comes from `readChoice`: without a size the button leads to the sizes by `asked`, and once the
 * product is in the basket it leads there.
 */
export function BuyBar({ choice: { shown, group, missing }, asked, title }: BuyBarProps) {
  const count = useBasket(basket => (group ? quantityOf(basket, group.id) : 0))
  const isIn = count > 0
  const [place, keepFocus] = useFocusKept<HTMLElement>(isIn)
  const sale = shown && purchaseView(shown, count)
  if (sale === undefined || sale.isGone) return null
  const words = missing || (group && choiceWords(group))
  return (
    <aside
      ref={place}
      className={buyBarStyle()}
      aria-label={buyBarMessages.title}
      onSubmit={keepFocus}
    >
      <p className="num">
        <b>{sale.price}</b>
        <span>
          <span>{words}</span>
          {sale.oldPrice && (
            <>
              {words && <span>{' · '}</span>}
              <s>{sale.oldPrice}</s>
            </>
          )}
        </span>
      </p>
      {isIn ? (
        <Button href={routePath('cart')} variant="soft" size="l" wide>
          {buyBarMessages.inBasket(count)}
        </Button>
      ) : group ? (
        <AddToBasket groupId={group.id} max={group.remnants} title={title} size="l" />
      ) : (
        <AskSize asked={asked} title={title} />
      )}
    </aside>
  )
}
