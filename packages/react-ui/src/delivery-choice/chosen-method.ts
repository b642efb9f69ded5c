import { type DeliveryMethod, type OrderForm } from '@vitrina/core/entities'
import { emptyShipping } from '@vitrina/core/shipping'

/** The form with another delivery; an address typed before is kept, a point belongs to its method. */
export const chosenMethod = (
  { id, type }: Pick<DeliveryMethod, 'id' | 'type'>,
  { personalShipping }: Pick<OrderForm, 'personalShipping'>
): Pick<OrderForm, 'personalDelivery' | 'personalShipping'> => ({
  personalDelivery: { method: id, type, option: '', deliveryPointCode: '', calculationId: '' },
  personalShipping:
    type === 'courier'
      ? { ...personalShipping, shipping: personalShipping.shipping ?? emptyShipping }
      : personalShipping
})
