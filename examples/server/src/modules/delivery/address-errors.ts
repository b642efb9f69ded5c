import { askedAddress } from '@vitrina/core/config'
import { type Shipping } from '@vitrina/core/entities'
import { validateAddress } from '@vitrina/core/validation'

type Checked = Pick<Shipping, 'address' | 'kladrId' | 'zip'>

/** Messages of §5 for the rules of a delivery type (P20), by `prefix` and the rule's name. */
export const addressErrors = (
  shipping: Checked,
  deliveryType: string,
  prefix: string
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(validateAddress(shipping, askedAddress(deliveryType))).map(
      ([check, message]) => [`${prefix}${check}`, message]
    )
  )
