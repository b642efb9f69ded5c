import { countOrders } from '@vitrina/core/contracts'

import type { ShopRequest } from '../page/define-loader.ts'
import type { Frame, FrameData } from '../page/frame.ts'

/** What the frame of a page shows besides the page; server only. It never costs the page (G6). */
export const readFrame = async (
  { kind }: Frame,
  { backend, optional }: Pick<ShopRequest, 'backend' | 'optional'>
): Promise<FrameData> => (kind === 'member' ? optional(countAll(backend), {}) : {})

const countAll = async (backend: ShopRequest['backend']): Promise<FrameData> => {
  const { all } = await backend(countOrders, {})
  return { orders: all }
}
