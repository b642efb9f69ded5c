import { imageFormat, type Shop, type ShopState } from '@vitrina/core'
import type { Media } from '@vitrina/react-ui'

import type { EngineSurroundings } from '../live/follow-engine.ts'

/** The same as the server chose by the same words of the browser. */
export const browserMedia = (): Media => ({
  apiUrl: '/api',
  format: imageFormat(navigator.userAgent)
})

/** Fetches the engine: everything that talks to the backend. */
export async function loadEngine(
  state: () => ShopState,
  surroundings: EngineSurroundings
): Promise<Shop> {
  const { createEngine } = await import('./engine.ts')
  return createEngine(state(), surroundings)
}
