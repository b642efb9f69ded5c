import { routePath } from '@vitrina/core'
import { basketMessages, isBasketEmpty, isTotalStale } from '@vitrina/core/basket'
import { basketWords, orderGate, type PostedRemoval } from '@vitrina/core/cart'
import { type Basket, type BonusClient } from '@vitrina/core/entities'
import { isSignedIn } from '@vitrina/core/session'
import { countedNouns, countOf } from '@vitrina/core/values'
import { useSession } from '../binding/shop-context.tsx'
import { usePrices } from '../binding/use-prices.ts'
import { FormMessage } from '../forms/form-message.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../kit/button/button.tsx'
import { BasketChanges } from './basket-changes.tsx'
import { BasketList } from './basket-list.tsx'
import { basketScreenMessages } from './basket-screen.messages.ts'
import { basketScreenStyle } from './basket-screen.styles.ts'
import { BasketSummary } from './basket-summary.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { SumBar } from './sum-bar.tsx'
import { usePageBasket } from './use-page-basket.ts'

const crumbs = () => [
  { title: basketScreenMessages.home, href: '/' },
  { title: basketScreenMessages.title }
]

interface BasketScreenProps {
  /** What the page was read with. */
  basket: Basket
  /** The rules of the bonus programme; undefined where there is none. */
  bonuses?: Pick<BonusClient, 'writeOffPercent'> | undefined
  /** What a form without script has taken out a moment ago. */
  removed?: PostedRemoval | undefined
}

/** The basket as a whole screen. */
export function BasketScreen({ basket: page, bonuses, removed }: BasketScreenProps) {
  const basket = usePageBasket(page)
  const { show } = usePrices()
  const isMember = useSession(isSignedIn)
  const { total } = basket
  if (total === undefined || isBasketEmpty(basket)) {
    return (
      <>
        <WayBack removed={removed} />
        <BasketChanges page={page} />
        <EmptyBasket />
      </>
    )
  }
  const gate = orderGate(basket, total)
  return (
    <>
      <Breadcrumbs items={crumbs()} />
      <div className={basketScreenStyle()}>
        <div className="head">
          <h1>{basketScreenMessages.title}</h1>
          <p className="num mut">{basketWords(basket)}</p>
          <a className="link" href={routePath('fast-order')}>
            {basketScreenMessages.byList}
          </a>
          {isMember && (
            <a className="link" href={routePath('user-profile-baskets')}>
              {basketScreenMessages.keep}
            </a>
          )}
        </div>
        <WayBack removed={removed} />
        <BasketChanges page={page} />
        <BasketList basket={basket} />
        <BasketSummary basket={basket} bonuses={bonuses} />
      </div>
      <SumBar
        sum={show(total.price)}
        isStale={isTotalStale(basket)}
        note={countOf(total.count, countedNouns.products)}
      >
        {gate.kind === 'wrong' && (
          <Button size="l" variant="soft" href={`#${gate.row.id}`}>
            {basketScreenMessages.check}
          </Button>
        )}
        {gate.kind === 'open' && (
          <Button size="l" href={routePath('checkout')}>
            {basketScreenMessages.checkout}
          </Button>
        )}
      </SumBar>
    </>
  )
}

/** The way back without script; with script a toast has it. */
const WayBack = ({ removed }: Pick<BasketScreenProps, 'removed'>) =>
  removed && (
    <noscript>
      <form method="post" action={routePath('cart')}>
        <input type="hidden" name="restore" value={removed.restore} />
        <FormMessage tone="good">
          <span>{`${removed.text} `}</span>
          <button type="submit" className="link">
            {basketMessages.restore}
          </button>
        </FormMessage>
      </form>
    </noscript>
  )
