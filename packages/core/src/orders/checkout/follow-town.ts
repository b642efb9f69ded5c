import { suggestionsMessages } from '../../catalog/suggestions/suggestions.messages.ts'
import type { Ground } from '../../engine/ground.ts'
import { COOKIE_LIFETIME_SECONDS, cookieNames } from '../../platform/keys.ts'
import type { Town } from '../../values/shipping/town.ts'
import { type ReadOffers, readTownOffers } from '../order-form/checkout-offers.loader.ts'
import type { CheckoutContext } from '../order-form/checkout-state.ts'
import { townToRead } from '../order-form/checkout-town.ts'
import type { CheckoutActor } from './checkout.machine.ts'

/** The ways and the points follow the town of the order, which is the visitor's from then on. */
export function followTown(
  checkout: CheckoutActor,
  { api, platform }: Pick<Ground, 'api' | 'platform'>
) {
  let asked: Town | undefined
  let reading = new AbortController()

  async function ask(town: Town, { signal }: AbortController) {
    const read: ReadOffers = (endpoint, input) => api(endpoint, input, signal)
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

  function look({ context }: { readonly context: CheckoutContext }) {
    const town = townToRead(context)
    if (town?.title === asked?.title && town?.kladrId === asked?.kladrId) return
    asked = town
    reading.abort()
    reading = new AbortController()
    if (town !== undefined) void ask(town, reading)
  }

  checkout.subscribe({ next: look, complete: () => reading.abort() })
  // A town may have been chosen on the page before the shop was there.
  look(checkout.getSnapshot())
}
