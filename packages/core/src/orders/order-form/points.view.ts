import type { DeliveryPoint } from '../../entities/delivery.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import { checkoutMessages as messages } from './checkout.messages.ts'
import type { CheckoutContext } from './checkout-state.ts'
import { orderTown, pointsNote } from './checkout-town.ts'

/** Where an order can be fetched in its town. */
export interface PointsView {
  /** The town; '' while none is known. */
  readonly city: string
  readonly points: readonly DeliveryPoint[]
  /** Why there are none to choose from, or an empty string. */
  readonly note: string
}

/** Points or stores, as the chosen way asks, that have all the words looked for; none of another town. */
export function pointsView(checkout: CheckoutContext, search = ''): PointsView {
  const city = orderTown(checkout)?.title ?? ''
  if (!isCollected(checkout.form.personalDelivery.type)) return { city, points: [], note: '' }
  const note = pointsNote(checkout)
  if (note !== '') return { city, points: [], note }
  const points = foundPoints(checkout, search)
  return { city, points, note: points.length === 0 ? messages.noSuchPoint : '' }
}

function foundPoints({ form, offers }: CheckoutContext, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const { type } = form.personalDelivery
  return (offers?.points ?? []).filter(point => {
    const text = `${point.title} ${point.address} ${point.note}`.toLowerCase()
    return point.type === type && words.every(word => text.includes(word))
  })
}
