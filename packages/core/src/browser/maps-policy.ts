import { MAPS_ORIGIN } from '../catalog/map/map.ts'

interface DefaultPolicies {
  readonly defaultPolicy: unknown
  createPolicy(
    name: 'default',
    rules: {
      createHTML(markup: string): string
      createScriptURL(url: string): string | null
    }
  ): unknown
}

/** Browsers without Trusted Types have none. */
const arePolicies = (policies: unknown): policies is DefaultPolicies => policies !== undefined

/**
 * Lets the map service draw: its markup passes, and scripts come from its own address alone. Called
 * when a visitor who agreed comes to a map; until then no text of a page becomes markup.
 */
export function admitMaps(): void {
  const policies: unknown = Reflect.get(window, 'trustedTypes')
  if (!arePolicies(policies) || policies.defaultPolicy) return
  policies.createPolicy('default', {
    createHTML: markup => markup,
    createScriptURL: url => (isOfMaps(url) ? url : null)
  })
}

function isOfMaps(url: string): boolean {
  const { protocol, origin, hostname } = new URL(url, location.href)
  return origin === MAPS_ORIGIN || (protocol === 'https:' && hostname.endsWith('.maps.yandex.net'))
}
