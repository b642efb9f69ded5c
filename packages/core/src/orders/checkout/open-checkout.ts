import type { EndpointCall } from '../../api/endpoint-call.ts'
import { suggestionsMessages } from '../../catalog/suggestions/suggestions.messages.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import type { OrderForm } from '../../entities/order.ts'
import { toFailure } from '../../platform/api-error.ts'
import { COOKIE_LIFETIME_SECONDS, cookieNames } from '../../platform/keys.ts'
import type { Clock } from '../../platform/platform.ts'
import type { SessionContext } from '../../session/session.ts'
import { createDueTimer } from '../../store/due-timer.ts'
import { opened } from '../../store/opened.ts'
import type { Town } from '../../values/shipping/town.ts'
import { readOffers, readTownOffers } from '../order-form/checkout-offers.loader.ts'
import { type CheckoutContext, emptyOrderForm, noOffers } from '../order-form/checkout-state.ts'
import { townToRead } from '../order-form/checkout-town.ts'
import { orderRules } from '../order-form/order-form.ts'
import { createCheckoutApi } from './checkout.api.ts'
import { type CheckoutActor, createCheckoutMachine, type OpenCheckout } from './checkout.machine.ts'
import {
  checkoutDue,
  type DraftStorage,
  draftKeeper,
  readDraft,
  startCheckout,
  takenOver
} from './checkout.ts'
import { checkoutSchema } from './checkout-schema.ts'
import { hasDraft } from './kept-draft.ts'
import { basketSeen } from './page-checkout.ts'

/** The ways and the points follow the town of the order, which is the visitor's from then on. */
function followTown(
  checkout: CheckoutActor,
  { api, platform }: Pick<EngineContext, 'api' | 'platform'>
) {
  let asked: Town | undefined
  let reading = new AbortController()

  async function ask(town: Town, { signal }: AbortController) {
    const read: EndpointCall = (endpoint, input) => api(endpoint, input, signal)
    const known = await readTownOffers(read, town).catch(() => 'failed' as const)
    if (signal.aborted) return
    const { offers, town: chosen } = checkout.getSnapshot().context
    if (known === undefined || offers === undefined) return checkout.send({ type: 'town.unknown' })
    if (known === 'failed') {
      return checkout.send({ type: 'town.failed', message: suggestionsMessages.pointsUnavailable })
    }
    if (chosen !== undefined) {
      platform.cookies.set(cookieNames.town, town.title, { maxAge: COOKIE_LIFETIME_SECONDS })
    }
    checkout.send({ type: 'offers.seen', offers: { ...offers, ...known } })
  }

  function check({ context }: { readonly context: CheckoutContext }) {
    const town = townToRead(context)
    if (town?.title === asked?.title && town?.kladrId === asked?.kladrId) return
    asked = town
    reading.abort()
    reading = new AbortController()
    if (town !== undefined) void ask(town, reading)
  }

  checkout.subscribe({ next: check, complete: () => reading.abort() })
  // A town may have been chosen on the page before the shop was there.
  check(checkout.getSnapshot())
}

/**
 * A checkout of its own, from what a page knows of it already: the draft of this tab, what there is to
 * choose from and the usual choices come by themselves. Stop it when its page is left.
 */
type CheckoutOpener = (initial?: Partial<CheckoutContext>) => OpenCheckout

export function openCheckout(engineContext: EngineContext): CheckoutOpener {
  const { platform, api, config, session, actors, analytics } = engineContext
  const checkoutApi = createCheckoutApi({ api, platform, config, onEarlier: analytics.purchased })

  return (initial = {}) => {
    const { profile, roles, signedIn } = session.getSnapshot().context
    const form = initial.form ?? readDraft(platform, profile?.uid) ?? emptyOrderForm(profile, roles)
    const start = startCheckout({ ...initial, form, rules: { ...orderRules(config), roles } })
    const checkout = actors.start(
      createCheckoutMachine(checkoutApi, takenOver(start)),
      checkoutSchema
    )
    let keep = draftKeeper(platform, start.form, profile?.uid)
    checkout.subscribe(({ context }) => {
      // What is chosen by itself is no reason to lose what somebody else has typed in this tab.
      if (isTyped(context.form) || !hasDraft(platform)) keep(context)
    })
    if (signedIn && profile === undefined && initial.form === undefined) {
      onceKnown(checkout, session, member => {
        keep = draftKeeper(platform, checkout.getSnapshot().context.form, member.profile?.uid)
        fillIn(checkout, platform, member)
      })
    }
    // First of all: the purchase tells of products that the ordered basket still holds.
    checkout.on('order.placed', ({ order }) => analytics.purchased(order))
    followBasket(checkout, engineContext)
    keepTime(checkout, platform.clock)
    followTown(checkout, engineContext)
    holdReloads(checkout, engineContext)
    if (initial.offers === undefined) void readOffersFor(checkout, engineContext, signedIn)
    return opened(checkout)
  }
}

/** A member who has just signed in is known a moment later. */
function onceKnown(
  checkout: CheckoutActor,
  session: EngineContext['session'],
  use: (member: SessionContext) => void
) {
  const subscription = session.subscribe(({ context }) => {
    if (context.profile === undefined) return
    subscription.unsubscribe()
    use(context)
  })
  checkout.subscribe({ complete: () => subscription.unsubscribe() })
}

const isTyped = ({ personalData: { fio, email, phone } }: OrderForm) =>
  `${fio}${email}${phone}` !== ''

/** What the member typed in this tab, or else his own data, comes into a form whose buyer nobody has typed. */
function fillIn(checkout: CheckoutActor, platform: DraftStorage, member: SessionContext) {
  const { form, offers } = checkout.getSnapshot().context
  if (isTyped(form)) return
  const draft = readDraft(platform, member.profile?.uid)
  const { scenario, personalData, organization } = emptyOrderForm(member.profile, member.roles)
  const own = { scenario, personalData, ...(organization && { organization }) }
  checkout.send({ type: 'form.edit', form: draft ?? own })
  // What was chosen then may not be offered any more.
  if (draft && offers) checkout.send({ type: 'offers.seen', offers })
}

/** The checkout counts with settled sums only; a placed order leaves another basket behind. */
function followBasket(
  checkout: CheckoutActor,
  { basket, notifyBasket }: Pick<EngineContext, 'basket' | 'notifyBasket'>
) {
  const show = () => checkout.send(basketSeen(basket.getSnapshot().context))
  show()
  const subscription = basket.subscribe(show)
  checkout.subscribe({ complete: () => subscription.unsubscribe() })
  checkout.on('order.placed', () => notifyBasket({ type: 'basket.acted' }))
  checkout.on('checkout.outdated', () => basket.send({ type: 'basket.reload' }))
}

/** An error is announced and a highlight ends by themselves, whoever shows the form (C15). */
function keepTime(checkout: CheckoutActor, clock: Clock) {
  const timer = createDueTimer(clock, checkout.send)
  checkout.subscribe({
    next: ({ context }) => timer.wait(checkoutDue(context)),
    complete: timer.stop
  })
  // What a page has shown before goes on by itself as well.
  timer.wait(checkoutDue(checkout.getSnapshot().context))
}

/** No page reloads by itself while an order is on its way. */
function holdReloads(checkout: CheckoutActor, { underWay }: Pick<EngineContext, 'underWay'>) {
  const isBusy = () => checkout.getSnapshot().hasTag('busy')
  underWay.add(isBusy)
  checkout.subscribe({ complete: () => underWay.delete(isBusy) })
}

/** What cannot be read is no choice, and says why. */
async function readOffersFor(
  checkout: CheckoutActor,
  { api }: Pick<EngineContext, 'api'>,
  isMember: boolean
) {
  const left = new AbortController()
  checkout.subscribe({ complete: () => left.abort() })
  const read: EndpointCall = (endpoint, input) => api(endpoint, input, left.signal)
  const offers = await readOffers(read, isMember).catch(error => ({
    ...noOffers,
    paymentFailure: toFailure(error).message
  }))
  if (!left.signal.aborted) checkout.send({ type: 'offers.seen', offers })
}
