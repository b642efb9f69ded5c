import { type ShopConfig, shopConfig } from '@vitrina/core'

export type CallConfig = Pick<ShopConfig, 'headerNames' | 'paths' | 'suggestSegment'>

const { headerNames, paths, suggestSegment, tokenParams } = shopConfig()

/** How both sides of the storefront spell a call: the server's render and the browser's engine. */
export const callConfig: CallConfig = { headerNames, paths, suggestSegment }

/** The query parameters that bring tokens into a page (A11). */
export { tokenParams }
