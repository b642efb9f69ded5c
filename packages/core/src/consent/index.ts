export { CONSENT_TEXT_VERSION, consentMessages } from './consent.messages.ts'
export {
  askedPurposes,
  CONSENT_LIFETIME_SECONDS,
  type Consent,
  consentOf,
  consentPurposes,
  consentText,
  isAllowed
} from './consent.ts'
