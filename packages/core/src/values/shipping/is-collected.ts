import type { DeliveryPoint } from '../../entities/delivery.ts'

/** Its buyer fetches it at a point; by any other type, also one of a shop’s own, it is brought. */
export const isCollected = (type: string): type is DeliveryPoint['type'] =>
  type === 'pickupPoint' || type === 'store'
