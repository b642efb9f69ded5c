import type { EndpointInput, EndpointOutput, EndpointShape } from '../api/endpoint.ts'
import {
  listDeliveryMethods,
  listDeliveryPoints,
  listShippingAddresses
} from '../contracts/delivery.ts'
import { listPaymentMethods } from '../contracts/payments.ts'
import { errorMessages } from '../errors/errors.messages.ts'
import type { CheckoutOffers } from './checkout-state.ts'

/** A call to the backend, of a shop or of a page’s server. */
export type ReadOffers = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>
) => Promise<EndpointOutput<Shape>>

/** A reading that an order can do without: `none` in its place where it fails. */
type Optional = <Value>(reading: Promise<Value>, none: Value) => Promise<Value>

const orNone: Optional = (reading, none) => reading.catch(() => none)

/**
 * What a visitor chooses from; his saved addresses only where he has an account, and an address can be
 * typed without them.
 */
export async function readOffers(
  read: ReadOffers,
  isMember: boolean,
  optional = orNone
): Promise<CheckoutOffers> {
  const [deliveryMethods, points, savedAddresses, payment] = await Promise.all([
    read(listDeliveryMethods, { query: {} }),
    read(listDeliveryPoints, { query: {} }),
    isMember ? optional(read(listShippingAddresses, {}), NO_ADDRESSES) : NO_ADDRESSES,
    readPayments(read)
  ])
  return {
    deliveryMethods: deliveryMethods.data,
    points: points.data,
    savedAddresses: savedAddresses.data,
    ...payment
  }
}

const NO_ADDRESSES: EndpointOutput<typeof listShippingAddresses> = { data: [] }

async function readPayments(read: ReadOffers) {
  try {
    const { data } = await read(listPaymentMethods, {})
    return { paymentMethods: data, paymentFailure: '' }
  } catch {
    // The rest of the form can be filled in meanwhile.
    return { paymentMethods: [], paymentFailure: errorMessages.paymentMethods }
  }
}
