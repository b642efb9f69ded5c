import type { ShopState } from '@vitrina/core'
import type { ShopEngine } from '@vitrina/react-ui'

export function createEngine(state: ShopState): ShopEngine {
  return { getState: () => state, subscribe: () => () => undefined, sendBasket: () => undefined }
}
