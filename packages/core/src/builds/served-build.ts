import * as z from 'zod/mini'

import type { ShopConfig } from '../config/config.ts'
import type { Platform } from '../platform/platform.ts'

/** `builds/latest.json`. */
const latestBuild = z.object({ id: z.string() })

/** Which build the site serves now; undefined where it does not tell. Rejects without a network. */
export async function servedBuild(
  { clock, fetch }: Pick<Platform, 'clock' | 'fetch'>,
  { build }: Pick<ShopConfig, 'build'>,
  signal: AbortSignal
): Promise<string | undefined> {
  if (build.id === '') return undefined
  // The time keeps every cache on the way from answering.
  const address = `${build.url}/latest.json?ts=${clock.now()}`
  const answer = await fetch(new Request(address, { cache: 'no-store', signal }))
  if (!answer.ok) return undefined
  // A page of another kind in its place is no build.
  const { success, data } = z.safeParse(latestBuild, await answer.json())
  return success ? data.id : undefined
}
