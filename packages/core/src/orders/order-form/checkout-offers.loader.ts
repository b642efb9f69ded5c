import type { EndpointOutput } from '../../api/endpoint.ts'
import type { EndpointCall } from '../../api/endpoint-call.ts'
import type { Optional } from '../../api/optional.ts'
import {
  listDeliveryMethods,
  listDeliveryPoints,
  listShippingAddresses
} from '../../contracts/delivery.ts'
import { listPaymentMethods } from '../../contracts/payments.ts'
import type { ShippingAddress } from '../../entities/shipping.ts'
import { errorMessages } from '../../platform/errors.messages.ts'
import { cityOf } from '../../values/shipping/shipping.ts'
import type { Town } from '../../values/shipping/town.ts'
import type { CheckoutOffers } from './checkout-state.ts'

const orNone: Optional = (reading, none) => reading.catch(() => none)

/**
 * Reads what a visitor chooses from; his saved addresses only where he has an account, and an address
 * can be typed without them. Where he has chosen no town, the one of his default address is his.
 */
export async function readOffers(
  read: EndpointCall,
  isMember: boolean,
  { town, optional = orNone }: OffersQuery = {}
): Promise<CheckoutOffers> {
  const reading = isMember
    ? optional(read(listShippingAddresses, {}), NO_ADDRESSES)
    : Promise.resolve(NO_ADDRESSES)
  const isOpen = isMember && town === undefined
  const [delivery, savedAddresses, payment] = await Promise.all([
    isOpen
      ? reading.then(({ data }) => readWays(read, usualTown(data), optional))
      : readWays(read, { city: town }, optional),
    reading,
    readPayments(read)
  ])
  return { ...delivery, savedAddresses: savedAddresses.data, ...payment }
}

/** The town of the default address, which stands first; of none the main town. */
function usualTown([usual]: readonly ShippingAddress[]): TownQuery {
  if (usual === undefined) return {}
  const { kladrId } = usual
  return { ...(kladrId !== '' && { kladrId }), city: cityOf(usual) || undefined }
}

interface OffersQuery {
  /** Title of the visitor's town; the main one where it is left out. */
  readonly town?: string | undefined
  readonly optional?: Optional
}

/** The ways to a town and its points; undefined where a town that was typed is none of the shop's. */
export async function readTownOffers(
  read: EndpointCall,
  town: Town
): Promise<Pick<CheckoutOffers, 'deliveryMethods' | 'points' | 'town'> | undefined> {
  const { kladrId, title: city } = town
  const ways = await readWays(read, kladrId === '' ? { city } : { kladrId, city })
  return ways.town === undefined && kladrId === '' ? undefined : { ...ways, town }
}

/** Only who collects has to know the points: with `optional` they may be missing. */
async function readWays(
  read: EndpointCall,
  query: TownQuery,
  optional: Optional = reading => reading
) {
  const [methods, points] = await Promise.all([
    read(listDeliveryMethods, { query }),
    optional<Points | undefined>(read(listDeliveryPoints, { query }), undefined)
  ])
  const title = methods.city ?? points?.data[0]?.city
  return {
    deliveryMethods: methods.data,
    points: points?.data,
    town: title === undefined ? undefined : { title, kladrId: '' }
  }
}

interface TownQuery {
  readonly kladrId?: string
  readonly city?: string | undefined
}

type Points = EndpointOutput<typeof listDeliveryPoints>

const NO_ADDRESSES: EndpointOutput<typeof listShippingAddresses> = { data: [] }

async function readPayments(read: EndpointCall) {
  try {
    const { data } = await read(listPaymentMethods, {})
    return { paymentMethods: data, paymentFailure: '' }
  } catch {
    // The rest of the form can be filled in meanwhile.
    return { paymentMethods: [], paymentFailure: errorMessages.paymentMethods }
  }
}
