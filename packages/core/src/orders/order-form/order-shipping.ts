import type { OrderForm } from '../../entities/order.ts'
import type { Shipping } from '../../entities/shipping.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'

type Addressed = Pick<OrderForm, 'personalShipping'>

/** Where the courier goes, as far as it is filled in. */
export const orderShipping = ({ personalShipping }: Addressed): Shipping =>
  personalShipping.shipping ?? emptyShipping

/** The part of the form with another address: no longer one of the account by its id. */
export const withShipping = (shipping: Shipping): Addressed => ({
  personalShipping: { shippingId: '', shipping }
})
