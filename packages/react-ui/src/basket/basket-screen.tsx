import { routePath } from '@vitrina/core'
import { basketBonuses, typedWriteOff, writeOff } from '@vitrina/core/account'
import {
  type BasketContext,
  basketMessages,
  basketSubject,
  basketSums,
  isBasketEmpty,
  isTotalStale
} from '@vitrina/core/basket'
import { basketWords, canLeaveToShop, orderGate, type PostedRemoval } from '@vitrina/core/cart'
import type { Basket, BasketTotal, BonusClient } from '@vitrina/core/entities'
import { isSignedIn } from '@vitrina/core/session'
import { countedNouns, countOf, formatAmount, sumText } from '@vitrina/core/values'
import { useState } from 'react'
import { useHasPage, useSession, useShop, useSite } from '../binding/shop-context.tsx'
import { usePrices } from '../binding/use-prices.ts'
import { FormMessage } from '../forms/form-message.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../kit/button/button.tsx'
import { EmptyState } from '../kit/empty-state/empty-state.tsx'
import { LiveRegion } from '../kit/live-region/live-region.tsx'
import { Switch } from '../kit/switch/switch.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { BasketChanges } from './basket-changes.tsx'
import { PenCase } from './basket-line.tsx'
import { BasketList } from './basket-list.tsx'
import { basketScreenMessages } from './basket-screen.messages.ts'
import { basketScreenStyle } from './basket-screen.styles.ts'
import { basketSummaryMessages } from './basket-summary.messages.ts'
import { CheckoutLink } from './checkout-link.tsx'
import { emptyBasketMessages } from './empty-basket.messages.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { LeaveToShop } from './leave-to-shop.tsx'
import { PromoCode } from './promo-code.tsx'
import { SumBar, SumRows } from './sum-bar.tsx'
import { summaryBoxStyle } from './summary-box.styles.ts'
import { usePageBasket } from './use-page-basket.ts'

interface BonusWriteOffProps {
  total: BasketTotal
  /** The sum is being counted: what the server takes is not known yet. */
  isStale: boolean
  /** The programme's rules for this visitor. */
  client?: Pick<BonusClient, 'writeOffPercent'> | undefined
}

/** How many of the visitor's bonuses are taken off the sum. */
export function BonusWriteOff({ total, isStale, client }: BonusWriteOffProps) {
  const shop = useShop()
  const [wanted, setWanted] = useState<number>()
  const choice = writeOff(total, client, isStale ? undefined : wanted)
  if (choice.available === 0) return undefined

  function spend(amount: number) {
    setWanted(amount)
    shop.send(basketSubject, { type: 'bonuses.set', amount })
  }

  return (
    <div className="bonuses" data-live>
      <Switch
        checked={choice.used > 0}
        onChange={event => spend(event.target.checked ? choice.limit : 0)}
      >
        <b>{basketSummaryMessages.writeOff}</b>
        <span>{` ${basketSummaryMessages.available(formatAmount(choice.available))}`}</span>
      </Switch>
      {choice.used > 0 && (
        <TextField
          key={choice.used}
          label={basketSummaryMessages.writeOffCount}
          labelHidden
          inputMode="numeric"
          autoComplete="off"
          defaultValue={formatAmount(choice.used)}
          trailing={basketSummaryMessages.bonusSign}
          onBlur={event => spend(typedWriteOff(event.target.value, choice))}
        />
      )}
      {choice.note !== '' && <p className="sm mut">{choice.note}</p>}
    </div>
  )
}

/** Nothing in the basket: why, and where to go. */
const EmptyBasket = () => {
  const hasPage = useHasPage()
  const isMember = useSession(isSignedIn)
  return (
    <EmptyState
      level={1}
      note={emptyBasketMessages.note}
      title={emptyBasketMessages.title}
      art={<PenCase />}
      actions={
        <>
          <Button size="l" href={routePath('catalog')}>
            {emptyBasketMessages.toCatalog}
          </Button>
          {hasPage('fast-order') && (
            <Button size="l" variant="soft" href={routePath('fast-order')}>
              {emptyBasketMessages.byList}
            </Button>
          )}
          {isMember && hasPage('user-profile-baskets') && (
            <Button size="l" variant="soft" href={routePath('user-profile-baskets')}>
              {emptyBasketMessages.kept}
            </Button>
          )}
        </>
      }
    >
      {emptyBasketMessages.text}
    </EmptyState>
  )
}

interface BasketSummaryProps {
  basket: BasketContext
  bonuses?: Pick<BonusClient, 'writeOffPercent'> | undefined
}

/** What the chosen lines cost: the server's word, marked as old while something is unsettled. */
export function BasketSummary({ basket, bonuses }: BasketSummaryProps) {
  const { rules } = usePrices()
  const configuration = useSite(site => site.configuration)
  const session = useSession(state => state)
  const { total } = basket
  if (total === undefined) return undefined
  const sums = basketSums(total)
  const whole = sumText(sums.total, rules)
  const isStale = isTotalStale(basket)
  const gate = orderGate(basket, total)
  const { isOffered, back } = basketBonuses(total, configuration)
  return (
    <aside className={summaryBoxStyle()} aria-label={basketSummaryMessages.total}>
      <FreeDelivery total={total} />
      <PromoCode basket={basket} />
      {isOffered && <BonusWriteOff total={total} isStale={isStale} client={bonuses} />}
      <div aria-busy={isStale}>
        <SumRows rows={sums.rows} />
        <p className="total">
          <span>{sums.total.title}</span>
          <b>{whole}</b>
        </p>
      </div>
      {back > 0 && (
        <p className="sm mut">{basketSummaryMessages.bonusesBack(formatAmount(back))}</p>
      )}
      <CheckoutLink gate={gate} />
      {canLeaveToShop(gate, session) && <LeaveToShop />}
      <LiveRegion>{isStale ? '' : `${sums.total.title} ${whole}`}</LiveRegion>
    </aside>
  )
}

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

/**
 * Draws the basket as a whole screen: lines with counters, a promo code, sums and the way to the
 * checkout; an empty basket says where to begin. `basket` is what the page was drawn with; from
 * then on the store decides what it shows.
 */
export function BasketScreen({ basket: page, bonuses, removed }: BasketScreenProps) {
  const basket = usePageBasket(page)
  const { show } = usePrices()
  const hasPage = useHasPage()
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
          {hasPage('fast-order') && (
            <a className="link" href={routePath('fast-order')}>
              {basketScreenMessages.byList}
            </a>
          )}
          {isMember && hasPage('user-profile-baskets') && (
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
