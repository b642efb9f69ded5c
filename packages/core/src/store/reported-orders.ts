import { storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'

const KEPT_ORDERS = 20

/** True once for every order: a purchase that is told twice is counted twice. */
export function isFirstReport(orderId: string, { storage }: Pick<Platform, 'storage'>): boolean {
  const known = (storage.get(storageKeys.reportedOrders) ?? '').split(' ')
  if (known.includes(orderId)) return false
  storage.set(storageKeys.reportedOrders, [...known, orderId].slice(-KEPT_ORDERS).join(' ').trim())
  return true
}
