import type { ShopState } from '@vitrina/core'
import type { ShopEngine } from '@vitrina/react-ui'

export const browserSource = {
  now: () => Date.now(),
  randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count))
}

/** Fetches the engine: everything that talks to the backend. */
export async function loadEngine(state: () => ShopState): Promise<ShopEngine> {
  const { createEngine } = await import('./engine.ts')
  return createEngine(state())
}
