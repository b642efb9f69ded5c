export { CONSENT_TEXT_VERSION, consentMessages } from './consent.messages.ts'
export { askedPurposes, consentOf, consentPurposes, isAllowed } from './consent.ts'
export {
  CONSENT_LIFETIME_SECONDS,
  type Consent,
  consentText,
  type KeptChoice,
  keepConsent,
  recordConsents
} from './kept-consent.ts'
