import { METRIKA_POLICY, METRIKA_SCRIPT } from '@vitrina/core/analytics'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { MAPS_ORIGIN } from '@vitrina/core/map'

/** What a page may use of another company, in the words of the page's policy. */
export interface ThirdParty {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly calls: readonly string[]
  readonly styles: readonly string[]
  /** Names of policies of Trusted Types. */
  readonly policies: readonly string[]
}

const metrika = new URL(METRIKA_SCRIPT).origin

const counter: ThirdParty = {
  scripts: [metrika],
  images: [metrika],
  calls: [metrika],
  styles: [],
  policies: [METRIKA_POLICY]
}

const TILES = 'https://*.maps.yandex.net'

/** It knows nothing of Trusted Types: `default` lets its markup pass (see `browser/maps-policy.ts`). */
const maps: ThirdParty = {
  scripts: [MAPS_ORIGIN, TILES],
  images: [MAPS_ORIGIN, TILES],
  calls: [MAPS_ORIGIN, TILES],
  styles: ['blob:'],
  policies: ['default']
}

/** Those that the configuration names, and nobody else. */
export const thirdParties = ({
  analyticsKey,
  mapsKey = ''
}: Pick<SiteConfiguration, 'analyticsKey' | 'mapsKey'>): readonly ThirdParty[] => [
  ...(analyticsKey === '' ? [] : [counter]),
  ...(mapsKey === '' ? [] : [maps])
]
