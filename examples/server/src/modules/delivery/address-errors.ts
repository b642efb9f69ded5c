import { type Shipping } from '@vitrina/core/entities'
import { askedAddress } from '@vitrina/core/platform'
import type { ShopSettings } from '@vitrina/core/shop-file'
import { validateAddress } from '@vitrina/core/values'

interface Checked {
  readonly shipping: Pick<Shipping, 'address' | 'kladrId' | 'zip'>
  /** Of the delivery. */
  readonly type: string
  readonly prefix: string
}

/** Messages of §5 for the rules of a delivery type (P20), by `prefix` and the rule's name. */
export const addressErrors = (
  { shipping, type, prefix }: Checked,
  { ruleSets }: ShopSettings
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(validateAddress(shipping, askedAddress(type, ruleSets))).map(
      ([check, message]) => [`${prefix}${check}`, message]
    )
  )
