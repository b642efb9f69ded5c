import type { Shipping } from '../../entities/shipping.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import type { Town } from '../../values/shipping/town.ts'
import type { FormEdit } from './checkout-commands.ts'
import type { CheckoutContext } from './checkout-state.ts'
import { isSameTown, orderShipping, placeOf, townOf, withShipping } from './checkout-town.ts'

/** Another town for all ways of delivery: an address of which only the town is there follows it. */
export function chosenTown({ form }: Pick<CheckoutContext, 'form'>, town: Shipping): FormEdit {
  const place = placeOf(town)
  const { street, house, flat } = orderShipping(form).address
  const isFree = street + house + flat === ''
  return {
    type: 'form.edit',
    town: place,
    form: {
      personalDelivery: { ...form.personalDelivery, deliveryPointCode: '' },
      ...(isFree && withShipping(place))
    }
  }
}

/** The town for which the courier has no address yet, because one for another town was typed. */
export function otherTown(checkout: CheckoutContext): Town | undefined {
  const { form, town } = checkout
  const { shipping } = form.personalShipping
  if (town === undefined || shipping === null || isCollected(form.personalDelivery.type)) {
    return undefined
  }
  return isSameTown(townOf(shipping), townOf(town)) ? undefined : townOf(town)
}

/** The courier goes to the chosen town: the address is begun anew. */
export const addressThere = ({ town }: CheckoutContext): FormEdit => ({
  type: 'form.edit',
  form: town === undefined ? {} : withShipping(town)
})

/** The address that was typed stays, and its town is the order's. */
export const addressKept = ({ form }: Pick<CheckoutContext, 'form'>): FormEdit => ({
  type: 'form.edit',
  form: { personalShipping: form.personalShipping }
})
