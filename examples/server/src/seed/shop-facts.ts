import { countedNouns, countOf } from '@vitrina/core/values'

import { STORAGE_DAYS } from '../modules/orders/pickup.ts'
import { REFUND_DAYS } from '../modules/orders/refund-rules.ts'
import { COURIER } from '../providers/delivery/demo-delivery.ts'
import { MATERIALS } from './materials.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import { listed } from './set-table.ts'

/** Percent of a purchase that comes back, by kind of account; written into the settings of the shop. */
export const BONUS_PERCENT = { user: 5, org_user: 3, dealer: 2 } as const

const days = (count: number) => countOf(count, countedNouns.days)

/** What more than one text of the demo shop says: every text takes it from here. */
export const FACTS = {
  /** How long a point keeps a parcel. */
  storage: days(STORAGE_DAYS),
  /** To the capital of a region. */
  courier: days(COURIER.centre.days),
  courierHours: 'с 10:00 до 21:00',
  /** Another size is a new order: there is no exchange in one step. */
  refund: days(REFUND_DAYS),
  bonus: `${BONUS_PERCENT.user}\u00a0%`
} as const

/** What the clothes of a brand are made of: «вискоза, шерсть и хлопок». */
export function fibresOf(brand: string): string {
  const types = PRODUCT_TYPES.filter(type => type.brands.some(code => code === brand))
  const fibres = types.flatMap(({ materials }) =>
    materials.map(material => MATERIALS[material].text.split(' ', 1)[0] ?? '')
  )
  return listed([...new Set(fibres)])
}
