import { isCollected } from '@vitrina/core/values'

import type { Call } from '../../http/call.ts'
import { refuseWrongFields, wrongField } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { foldName } from '../../providers/address/fuzzy-match.ts'
import { requireOwner } from '../basket/owner.ts'
import { addressErrors } from './address-errors.ts'
import { addressHandlers } from './address-handlers.ts'
import { calculate } from './calculate.ts'
import { deliveryMessages as messages } from './delivery.messages.ts'
import { findPoint, pointsOf, toPoint } from './delivery-points.ts'
import { listMethods, requireMethod } from './methods.ts'
import { findMainPlace, findPlace } from './places.ts'

export const deliveryHandlers = {
  ...addressHandlers,

  listDeliveryMethods: ({ query }, { db, now }) => listMethods(db, { ...query, now: now() }),

  async listDeliveryPoints({ query: { kladrId, city, type, search } }, { db, now }) {
    const place = kladrId || city ? await findPlace(db, { kladrId, city }) : await findMainPlace(db)
    const points = place === undefined ? [] : await pointsOf(db, place.id)
    const wanted = foldName(search ?? '')
    const data = points
      .filter(point => type === undefined || point.type === type)
      .filter(point => foldName(`${point.title} ${point.address}`).includes(wanted))
      .map(point => toPoint(point, now()))
    return { data }
  },

  async calculateAddressDelivery({ body: { method, shipping } }, call) {
    const { id, type } = await requireMethod(call.db, method, kind => !isCollected(kind), 'method')
    refuseWrongFields(addressErrors({ shipping, type, prefix: 'shipping.' }, call.settings.shop))
    const { city, settlement } = shipping.address
    const place = await findPlace(call.db, {
      kladrId: shipping.kladrId,
      city: settlement || city
    })
    const isRegionCentre = place?.is_region_centre ?? false
    return calculate(call.db, scopeOf(call), {
      methodId: id,
      kind: type,
      city: place && { isRegionCentre },
      point: undefined,
      shipping
    })
  },

  async calculatePickupPointDelivery({ body: { method, deliveryPointCode } }, call) {
    const { id, type } = await requireMethod(call.db, method, isCollected, 'method')
    const point = await findPoint(call.db, deliveryPointCode)
    if (point?.type !== type) {
      const message = type === 'store' ? messages.noStore : messages.noPickupPoint
      throw wrongField(422, 'deliveryPointCode', message)
    }
    return calculate(call.db, scopeOf(call), {
      methodId: id,
      kind: type,
      city: { isRegionCentre: point.is_region_centre },
      point,
      shipping: undefined
    })
  }
} satisfies Partial<Handlers>

const scopeOf = ({ visitor, now }: Call) => ({
  owner: requireOwner(visitor),
  priceRole: visitor.priceRole,
  now: now()
})
