import type { ShopConfig } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { fieldOf } from '../platform/tab-message.ts'
import { isRouteRule, type RouteRule } from '../routes/route-rules.ts'

/** How often the site is asked for a new build and for its route rules (§9). */
export const CHECK_EVERY_MS = 3_600_000

interface RulesSource {
  readonly platform: Pick<Platform, 'clock' | 'fetch'>
  readonly build: ShopConfig['build']
}

/**
 * Reads the route rules of the running build from `builds/meta/{buildId}.json`, now and once an hour,
 * and hands each answer over. An answer that is none, and a network that is away, leave the rules as
 * they were. Returns the way to stop.
 */
export function followRules(
  { platform, build }: RulesSource,
  found: (rules: readonly RouteRule[]) => void
): () => void {
  const { clock } = platform
  let timer: unknown
  async function check() {
    timer = clock.setTimeout(check, CHECK_EVERY_MS)
    const rules = await readRules(platform, build).catch(() => undefined)
    if (rules !== undefined) found(rules)
  }
  if (build.id !== '') void check()
  return () => clock.clearTimeout(timer)
}

async function readRules(
  { clock, fetch }: RulesSource['platform'],
  { id, url }: RulesSource['build']
): Promise<readonly RouteRule[] | undefined> {
  // The time keeps every cache on the way from answering.
  const address = `${url}/meta/${id}.json?ts=${clock.now()}`
  const answer = await fetch(new Request(address, { cache: 'no-store' }))
  if (!answer.ok) return undefined
  const meta: unknown = await answer.json()
  const rules =
    typeof meta === 'object' && meta !== null && 'rules' in meta ? meta.rules : undefined
  return Array.isArray(rules) ? rules.filter(isRouteRule) : undefined
}

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
