import { suggestionsMessages } from '../../catalog/suggestions/suggestions.messages.ts'
import type { OrderForm } from '../../entities/order.ts'
import type { Shipping } from '../../entities/shipping.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import { cityOf, emptyShipping } from '../../values/shipping/shipping.ts'
import type { Town } from '../../values/shipping/town.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { FormEdit } from './checkout-commands.ts'
import type { CheckoutContext } from './checkout-state.ts'

/** Digits of a KLADR code that name the town: region, district, city, settlement. */
const TOWN_DIGITS = 11

export const townOf = (shipping: Shipping): Town => ({
  title: cityOf(shipping),
  kladrId: shipping.kladrId
})

/** The town of the order, whichever way it goes; undefined while nothing is known of any. */
export const orderTown = ({ town, offers }: CheckoutContext): Town | undefined =>
  town === undefined ? offers?.town : townOf(town)

/** The town whose ways and points are to be read; undefined where they are there. */
export function townToRead(checkout: CheckoutContext): Town | undefined {
  const { form, offers, townFailure } = checkout
  const wanted = orderTown(checkout)
  if (wanted === undefined || offers === undefined || townFailure !== '') return undefined
  // A title that is still being typed is asked about where its points are needed.
  const isFetched = isCollected(form.personalDelivery.type)
  if (isFetched && offers.points === undefined) return wanted
  const isMeant = isFetched || wanted.kladrId !== ''
  return isMeant && !isSameTown(wanted, offers.town) ? wanted : undefined
}

/** Why the points of the town cannot be chosen from, or an empty string where they are known. */
export function pointsNote(checkout: CheckoutContext): string {
  if (townToRead(checkout) !== undefined) return checkoutMessages.readingPoints
  const isMissing = checkout.offers?.points === undefined
  return checkout.townFailure || (isMissing ? suggestionsMessages.pointsUnavailable : '')
}

/** The town after an edit: that of the courier's address, as long as he is the one who goes there. */
export function townAfter(
  { form, town }: CheckoutContext,
  edit: FormEdit
): Partial<Pick<CheckoutContext, 'town' | 'townFailure'>> {
  if (edit.town !== undefined) return { town: edit.town, townFailure: '' }
  const shipping = edit.form.personalShipping?.shipping
  const { type } = edit.form.personalDelivery ?? form.personalDelivery
  if (shipping === undefined || shipping === null || isCollected(type)) return { town }
  return { town: cityOf(shipping) === '' ? undefined : placeOf(shipping) }
}

export const isSameTown = (one: Town, other: Town | undefined) =>
  one.title === other?.title &&
  (one.kladrId === '' || other.kladrId === '' || townDigits(one) === townDigits(other))

const townDigits = ({ kladrId }: Town) => kladrId.slice(0, TOWN_DIGITS)

/** Of an address the town alone. */
export const placeOf = ({ kladrId, cityFiasId, address }: Shipping): Shipping => ({
  ...{ ...emptyShipping, kladrId, cityFiasId },
  address: { ...address, street: '', house: '', flat: '', value: '' }
})

type Addressed = Pick<OrderForm, 'personalShipping'>

/** Where the courier goes, as far as it is filled in. */
export const orderShipping = ({ personalShipping }: Addressed): Shipping =>
  personalShipping.shipping ?? emptyShipping

/** The part of the form with another address: no longer one of the account by its id. */
export const withShipping = (shipping: Shipping): Addressed => ({
  personalShipping: { shippingId: '', shipping }
})
