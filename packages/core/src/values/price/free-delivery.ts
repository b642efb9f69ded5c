import { numberOf } from '../../platform/input.ts'

/** From this sum of goods on delivery is free, where a shop names none (§9). */
export const FREE_DELIVERY_REMAINDER_RUBLES = 5000

/** Rubles left until delivery is free; the default is for a total without the field (E15). */
export const freeDeliveryRemainder = (total: {
  readonly remainsUntilFreeDelivery?: number | null | undefined
}) => Math.max(0, total?.remainsUntilFreeDelivery ?? FREE_DELIVERY_REMAINDER_RUBLES)

/** How far it is to free delivery. Rubles; `share` from 0 to 1. */
export interface FreeDelivery {
  readonly left: number
  readonly done: number
  readonly share: number
}

/** The way to free delivery `from` so many rubles; undefined where there is none, or nothing to send. */
export function freeDelivery(
  total: {
    readonly remainsUntilFreeDelivery?: number | null | undefined
    readonly needsDelivery?: boolean | undefined
  },
  from: number
): FreeDelivery | undefined {
  const whole = numberOf(from)
  if (!(whole > 0) || total.needsDelivery === false) return undefined
  const left = freeDeliveryRemainder(total)
  const done = Math.max(0, whole - left)
  return { left, done, share: done / whole }
}
