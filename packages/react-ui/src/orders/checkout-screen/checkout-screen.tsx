import { type BasketContext } from '@vitrina/core/basket'
import { tabStorage } from '@vitrina/core/browser'
import { type Basket } from '@vitrina/core/entities'
import {
  type CheckoutContext,
  type CheckoutOffers,
  type DraftStorage,
  type EarlyCheckout,
  followPlaced,
  type NotifyPlaced,
  openPageCheckout,
  orderRules,
  placedOrderPath,
  type SentCheckout
} from '@vitrina/core/orders'
import { sumText } from '@vitrina/core/values'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BasketChanges } from '../../basket/basket-changes.tsx'
import { basketScreenStyle } from '../../basket/basket-screen.styles.ts'
import { SumBar } from '../../basket/sum-bar.tsx'
import { usePageBasket } from '../../basket/use-page-basket.ts'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { DrawnWhole } from '../../binding/later.tsx'
import { useReplacePage } from '../../binding/router-context.ts'
import { useSession, useShop } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { CheckoutProvider } from '../checkout/checkout-context.tsx'
import { CheckoutForm } from '../checkout-form/checkout-form.tsx'
import { CourierAddress } from '../delivery-choice/delivery-step.tsx'
import { type PointsMap, PointsMapContext } from '../delivery-choice/points-map-context.ts'
import { OrderSummary, PlaceOrder, useOrderSums } from '../order-summary/order-summary.tsx'
import { checkoutScreenMessages } from './checkout-screen.messages.ts'

/** Leads to a placed order; Back from the bank, and Back from the order, must not show a form to send again. */
function useShowOrder(): NotifyPlaced {
  const replace = useReplacePage()
  return (orderId, isLeaving) => {
    const url = placedOrderPath(orderId)
    if (isLeaving) history.replaceState(null, '', url)
    else replace(url)
  }
}

/** Tells once of the order that came of a checkout. */
function useOrderPlaced(handle: EarlyCheckout, onPlaced: NotifyPlaced): void {
  const notify = useRef(onPlaced)
  notify.current = onPlaced
  useEffect(() => followPlaced(handle, (...placed) => notify.current(...placed)), [handle])
}

/** The field in which the visitor stands, with what it says so far. */
interface HeldField {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly value: string
}

/**
 * Goes on with what was typed in this tab before. Where the visitor stands already the draft is
 * selected: what he types takes its place, and is not written behind it.
 */
function useKeptDraft(checkout: EarlyCheckout): void {
  const [held, setHeld] = useState<HeldField>()

  // Before what was typed while the code came is done: into the draft, not over it.
  useLayoutEffect(() => {
    setHeld(heldField())
    checkout.resume()
  }, [checkout])
  useLayoutEffect(() => {
    if (held !== undefined && held.field.value !== held.value) held.field.select()
  }, [held])
}

function heldField(): HeldField | undefined {
  const { activeElement: field } = document
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isTyped ? { field, value: field.value } : undefined
}

/** Fetches what comes late of the form, for a server that draws it whole. */
export const prepareCheckout = () => CourierAddress.prepare()

interface CheckoutScreenProps {
  /** What the page was read with. */
  basket: Basket
  offers: CheckoutOffers
  /** The shop's own rules of §5; those of `FieldRulesProvider` where it is left out. */
  rules?: CheckoutContext['rules'] | undefined
  /** Where this tab keeps what is typed; the browser's own where it is left out. */
  storage?: DraftStorage | undefined
  /** What a form without script brought that is no order yet. */
  sent?: SentCheckout | undefined
  /** Where orders are handed out, on a map beside the list of the same places. */
  pointsMap?: PointsMap | undefined
  /**
   * An order was placed; `isLeaving`: the bank's page is about to open. Where it is left out, the page of
   * the order takes the place of this one.
   */
  onPlaced?: ((orderId: string, isLeaving: boolean) => void) | undefined
}

/**
 * Draws the checkout as a whole screen: recipient, delivery, payment and, all the time, what the
 * order costs. `basket` and `offers` come from the page `checkout` of `loadPage`; the machine of
 * the core keeps the form, prices the delivery and sends the order once. `onPlaced` leads to its
 * page.
 */
export function CheckoutScreen({
  basket: page,
  offers,
  rules,
  storage = { tabStorage },
  sent,
  pointsMap,
  onPlaced
}: CheckoutScreenProps) {
  const shop = useShop()
  const session = useSession(state => state)
  const showOrder = useShowOrder()
  const shared = orderRules(useFieldRules())
  const basket = usePageBasket(page)
  const [handle] = useState(() =>
    openPageCheckout(shop, { session, basket, offers, rules: rules ?? shared, sent }, storage)
  )

  useKeptDraft(handle)
  useOrderPlaced(handle, onPlaced ?? showOrder)

  return (
    <CheckoutProvider handle={handle}>
      <div className={basketScreenStyle()}>
        <div className="head" data-top>
          <h1>{checkoutScreenMessages.title}</h1>
        </div>
        <BasketChanges page={page} />
        <PointsMapContext value={pointsMap}>
          <DrawnWhole value={sent !== undefined}>
            <CheckoutForm>
              {sent && <Seen seen={sent.seen} orderKey={sent.orderKey} />}
            </CheckoutForm>
          </DrawnWhole>
        </PointsMapContext>
        <OrderSummary basket={basket} />
      </div>
      <OrderBar basket={basket} />
    </CheckoutProvider>
  )
}

/** What the page has shown, for the form that is sent from it without script. */
const Seen = ({ seen, orderKey }: Pick<SentCheckout, 'seen' | 'orderKey'>) => (
  <>
    <input type="hidden" name="seen" value={seen} />
    <input type="hidden" name="orderKey" value={orderKey} />
  </>
)

function OrderBar({ basket }: { basket: BasketContext }) {
  const { rules } = usePrices()
  const sums = useOrderSums(basket)
  if (sums === undefined) return undefined
  return (
    <SumBar solo sum={sumText(sums.total, rules)} isStale={sums.isStale} note={sums.note}>
      <PlaceOrder />
    </SumBar>
  )
}
