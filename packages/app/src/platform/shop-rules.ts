import { realLengths, type ShopConfig } from '@vitrina/core'

/** What this shop has changed of the rules of §5: the same for its pages and its engine. */
export const shopRules: Partial<ShopConfig> = { phoneLengths: realLengths }
