import type { OrderForm } from '../entities/order.ts'
import type { Shipping } from '../entities/shipping.ts'
import { cityOf, emptyShipping } from '../shipping/shipping.ts'
import type { Town } from '../shipping/town.ts'
import type { CheckoutContext } from './checkout-state.ts'

/** Digits of a KLADR code that name the town: region, district, city, settlement. */
const TOWN_DIGITS = 11
/** Length of a KLADR code of a town: the rest are zeros. */
const KLADR_DIGITS = 13

/** Choices of one town for all ways of delivery. */
export type TownCommand =
  | { readonly type: 'town.choose'; readonly town: Shipping }
  /** The courier goes to the chosen town, and not to the address that was typed for another. */
  | { readonly type: 'town.deliver' }
  /** The address that was typed for another town stays, and its town is the order's. */
  | { readonly type: 'town.keep' }
  /** The shop does not know the town that was typed. */
  | { readonly type: 'town.unknown' }
  | { readonly type: 'town.failed'; readonly message: string }

export const isTownCommand = <Command extends { readonly type: string }>(
  command: Command
): command is Extract<Command, TownCommand> => command.type.startsWith('town.')

const townOf = (shipping: Shipping): Town => ({
  title: cityOf(shipping),
  kladrId: shipping.kladrId
})

/** The town of the order, whichever way it goes; undefined while nothing is known of any. */
export const orderTown = ({ town, offers }: CheckoutContext): Town | undefined =>
  town === undefined ? offers?.town : townOf(town)

/** The town whose ways and points are to be read; undefined where they are there. */
export function townToRead(checkout: CheckoutContext): Town | undefined {
  const { form, offers, town, townFailure } = checkout
  if (town === undefined || offers === undefined || townFailure !== '') return undefined
  // A title that is still being typed is asked about where its points are needed.
  const isMeant = town.kladrId !== '' || form.personalDelivery.type !== 'courier'
  const wanted = townOf(town)
  return isMeant && !isSameTown(wanted, offers.town) ? wanted : undefined
}

/** The town for which the courier has no address yet, because one for another town was typed. */
export function otherTown(checkout: CheckoutContext): Town | undefined {
  const { form, town } = checkout
  const { shipping } = form.personalShipping
  if (town === undefined || shipping === null || form.personalDelivery.type !== 'courier') {
    return undefined
  }
  return isSameTown(townOf(shipping), townOf(town)) ? undefined : townOf(town)
}

/** The checkout with another town; what was typed of an address is nobody's to overwrite. */
export function withTown(checkout: CheckoutContext, command: TownCommand): CheckoutContext {
  const { form, town } = checkout
  const { shipping } = form.personalShipping
  if (command.type === 'town.choose') return chosen(checkout, placeOf(command.town))
  if (command.type === 'town.unknown') return { ...checkout, town: undefined }
  if (command.type === 'town.failed') return { ...checkout, townFailure: command.message }
  if (town === undefined || shipping === null) return checkout
  return command.type === 'town.keep'
    ? { ...checkout, town: placeOf(shipping) }
    : { ...checkout, form: { ...form, personalShipping: addressIn(town) } }
}

function chosen(checkout: CheckoutContext, town: Shipping): CheckoutContext {
  const { form } = checkout
  const delivery = { ...form.personalDelivery, deliveryPointCode: '' }
  return {
    ...checkout,
    town,
    townFailure: '',
    form: { ...form, personalDelivery: delivery, ...followed(form, town) }
  }
}

/** The town after an edit: that of the courier's address, as long as he is the one who goes there. */
export function townAfter(
  { form, town }: CheckoutContext,
  patch: Partial<OrderForm>
): Shipping | undefined {
  const shipping = patch.personalShipping?.shipping
  const { type } = patch.personalDelivery ?? form.personalDelivery
  if (shipping === undefined || shipping === null || type !== 'courier') return town
  return cityOf(shipping) === '' ? undefined : placeOf(shipping)
}

const isSameTown = (one: Town, other: Town | undefined) =>
  one.title === other?.title &&
  (one.kladrId === '' || other.kladrId === '' || townDigits(one) === townDigits(other))

const townDigits = ({ kladrId }: Town) => kladrId.slice(0, TOWN_DIGITS)

/** Of an address the town alone. */
const placeOf = ({ kladrId, cityFiasId, address }: Shipping): Shipping => ({
  ...emptyShipping,
  kladrId: kladrId === '' ? '' : kladrId.slice(0, TOWN_DIGITS).padEnd(KLADR_DIGITS, '0'),
  cityFiasId,
  address: {
    ...emptyShipping.address,
    country: address.country,
    region: address.region,
    city: address.city,
    settlement: address.settlement
  }
})

const addressIn = (town: Shipping): OrderForm['personalShipping'] => ({
  shippingId: '',
  shipping: town
})

/** An address of which nothing but the town is there follows the town. */
function followed({ personalShipping }: OrderForm, town: Shipping): Partial<OrderForm> {
  const { street, house, flat } = (personalShipping.shipping ?? emptyShipping).address
  return street + house + flat === '' ? { personalShipping: addressIn(town) } : {}
}
