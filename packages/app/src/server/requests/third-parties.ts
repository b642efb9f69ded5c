import { MAPS_ORIGIN } from '@vitrina/core/catalog'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { METRIKA_POLICY, METRIKA_SCRIPT } from '@vitrina/core/store'

/** What a page may use of another company, in the words of the page's policy. */
export interface ThirdParty {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly calls: readonly string[]
  readonly frames: readonly string[]
  readonly styles: readonly string[]
  /** Names of policies of Trusted Types. */
  readonly policies: readonly string[]
}

const metrika = new URL(METRIKA_SCRIPT).origin

const counter: ThirdParty = {
  scripts: [metrika],
  images: [metrika],
  calls: [metrika],
  frames: [],
  styles: [],
  policies: [METRIKA_POLICY]
}

const TILES = 'https://*.maps.yandex.net'

/** It knows nothing of Trusted Types: `default` lets its markup pass (see `browser/maps-policy.ts`). */
const maps: ThirdParty = {
  scripts: [MAPS_ORIGIN, TILES],
  images: [MAPS_ORIGIN, TILES],
  calls: [MAPS_ORIGIN, TILES],
  frames: [],
  styles: ['blob:'],
  policies: ['default']
}

/** Those that the configuration names, and nobody else. */
export const thirdParties = ({
  analyticsKey,
  mapsKey = '',
  frameOrigins = []
}: Pick<SiteConfiguration, 'analyticsKey' | 'mapsKey' | 'frameOrigins'>): readonly ThirdParty[] => [
  ...(analyticsKey === '' ? [] : [counter]),
  ...(mapsKey === '' ? [] : [maps]),
  ...(frameOrigins.length === 0 ? [] : [framed(frameOrigins)])
]

/** Pages and films in frames: nothing of them runs in the shop's own page. */
const framed = (frames: readonly string[]): ThirdParty => ({
  ...{ scripts: [], images: [], calls: [], styles: [], policies: [] },
  frames: frames.filter(isOrigin)
})

/** What an owner mistypes may not widen the policy. */
const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text
