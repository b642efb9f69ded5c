import { routePath } from '@vitrina/core/routes'

import { VisuallyHidden } from '../kit/live-region/live-region.tsx'
import { consentLabelMessages } from './consent-label.messages.ts'

/** What a box of consent says; the policy opens beside the form, so that nothing typed is lost. */
export const ConsentLabel = ({ withLetters = false }: { withLetters?: boolean }) => (
  <>
    {consentLabelMessages.agree} <PolicyLink />
    {withLetters && ` ${consentLabelMessages.andLetters}`}
  </>
)

/** Beside a button that sends personal data from a form without a box of consent. */
export const ConsentLine = () => (
  <p className="xs mut">
    {consentLabelMessages.pressing} <PolicyLink />
  </p>
)

const PolicyLink = () => (
  <a className="link" href={routePath('policy')} target="_blank" rel="noopener">
    {consentLabelMessages.dataProcessing}
    <VisuallyHidden>{consentLabelMessages.newTab}</VisuallyHidden>
  </a>
)
