import { METRIKA_POLICY, METRIKA_SCRIPT } from '@vitrina/core/analytics'
import type { SiteConfiguration } from '@vitrina/core/entities'

/** What a page may use of another company, in the words of the page's policy. */
export interface ThirdParty {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly calls: readonly string[]
  /** Names of policies of Trusted Types. */
  readonly policies: readonly string[]
}

const metrika = new URL(METRIKA_SCRIPT).origin

const counter: ThirdParty = {
  scripts: [metrika],
  images: [metrika],
  calls: [metrika],
  policies: [METRIKA_POLICY]
}

/** Those that the configuration names, and nobody else. */
export const thirdParties = ({
  analyticsKey
}: Pick<SiteConfiguration, 'analyticsKey'>): readonly ThirdParty[] =>
  analyticsKey === '' ? [] : [counter]
