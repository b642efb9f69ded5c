import type { ShopConfig } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { fieldOf } from '../platform/tab-message.ts'

/** Which build the site serves now, by its `builds/latest.json`; undefined where it does not tell. Rejects without a network. */
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
  const id = fieldOf(await answer.json(), 'id')
  return typeof id === 'string' ? id : undefined
}
