import { browserHost } from '@vitrina/core/browser'
import { followRules } from '@vitrina/core/engine'
import { type RouteRule, ruleTarget } from '@vitrina/core/routes'
import type { NavigationPorts } from '../routing/navigation.ts'
import { runningBuild } from './running-build.ts'

/** What reads pages for the navigation. */
interface PayloadSource {
  loadPayload: NavigationPorts['loadPayload']
}

/**
 * From now on a navigation follows the route rules of the server before it asks for the page at the
 * old address; a changed rule acts at the next navigation (S-C30).
 */
export function followRouteRules(source: PayloadSource): void {
  const platform = { clock: browserHost.clock, fetch: (request: Request) => fetch(request) }
  followRules({ platform, build: runningBuild() }, ruled(source))
}

/** Puts rules before a source of pages; returns the way to replace them. */
export function ruled(source: PayloadSource): (rules: readonly RouteRule[]) => void {
  const { loadPayload } = source
  let known: readonly RouteRule[] = []
  source.loadPayload = async (url, isAhead) => {
    const target = ruleTarget(known, url)
    if (target === undefined) return loadPayload(url, isAhead)
    return { redirect: target.kind === 'internal' ? target.path : target.url }
  }
  return rules => {
    known = rules
  }
}
