import type { ConsentPurpose } from '../entities/consent.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { CONSENT_TEXT_VERSION } from './consent.messages.ts'
import { type Consent, readConsentText } from './kept-consent.ts'

const isPurpose = (word: string): word is ConsentPurpose => word === 'analytics' || word === 'maps'

/** The purposes among any words, each once. */
export const consentPurposes = (words: readonly string[]): readonly ConsentPurpose[] =>
  [...new Set(words)].filter(isPurpose)

/** What this shop has to ask for: it names a third party for each. */
export function askedPurposes({
  analyticsKey,
  mapsKey = ''
}: Pick<SiteConfiguration, 'analyticsKey' | 'mapsKey'>): readonly ConsentPurpose[] {
  const isAsked = { analytics: analyticsKey !== '', maps: mapsKey !== '' }
  return consentPurposes(['analytics', 'maps']).filter(purpose => isAsked[purpose])
}

/** The choice that a cookie keeps; none where the text has changed since. */
export function consentOf(text: string | undefined): Consent | undefined {
  const { textVersion, at, purposes } = readConsentText(text)
  if (textVersion !== CONSENT_TEXT_VERSION || at === '') return undefined
  return { textVersion, at, purposes: consentPurposes(purposes) }
}

/** Whether a visitor whose cookie this is has allowed a purpose. */
export const isAllowed = (text: string | undefined, purpose: ConsentPurpose): boolean =>
  consentOf(text)?.purposes.includes(purpose) ?? false
