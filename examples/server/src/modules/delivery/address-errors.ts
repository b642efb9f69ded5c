import { addressChecks } from '@vitrina/core/config'
import { type Shipping } from '@vitrina/core/entities'
import { validateAddress } from '@vitrina/core/validation'

/** Messages of §5 for the rules of a delivery type (P20), by `prefix` and the rule's name. */
export const addressErrors = (
  shipping: Shipping,
  deliveryType: string,
  prefix: string
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(validateAddress(shipping, addressChecks(deliveryType))).map(
      ([check, message]) => [`${prefix}${check}`, message]
    )
  )
