import { withoutIds } from '../device-list/device-list.ts'
import type { WatchedContext } from './watched.machine.ts'

/** What was watched before the product that is open; all of it where none is. Newest first. */
export const watchedBefore = ({ ids }: WatchedContext, productId?: number) =>
  productId === undefined ? ids : withoutIds(ids, [productId])
