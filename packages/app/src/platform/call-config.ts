import { type ShopConfig, shopConfig } from '@vitrina/core'

export type CallConfig = Pick<ShopConfig, 'headerNames' | 'paths' | 'suggestSegment'>

const { headerNames, paths, suggestSegment } = shopConfig()

/** How both sides of the storefront spell a call: the server's render and the browser's engine. */
export const callConfig: CallConfig = { headerNames, paths, suggestSegment }
