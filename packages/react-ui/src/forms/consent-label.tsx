import { pagePath } from '@vitrina/core/content'
import { type RouteName, routePath } from '@vitrina/core/routes'

import { useHasPage } from '../binding/shop-context.tsx'
import { VisuallyHidden } from '../kit/live-region/live-region.tsx'
import { consentLabelMessages } from './consent-label.messages.ts'

/** What a box of consent says; the policy opens beside the form, so that nothing typed is lost. */
export const ConsentLabel = ({ withLetters = false }: { withLetters?: boolean }) => (
  <>
    <span>{`${consentLabelMessages.agree} `}</span>
    <PolicyLink />
    {withLetters && <span>{` ${consentLabelMessages.andLetters}`}</span>}
  </>
)

/** Beside a button that sends personal data from a form without a box of consent. */
export const ConsentLine = () => (
  <p className="xs mut">
    <span>{`${consentLabelMessages.pressing} `}</span>
    <PolicyLink />
  </p>
)

/** Beside the button that orders: the offer is accepted by pressing it. */
export const OfferLine = () => (
  <p className="xs mut">
    <span>{`${consentLabelMessages.ordering} `}</span>
    <PaperLink page="page" href={pagePath('offer')} title={consentLabelMessages.offer} />
  </p>
)

const PolicyLink = () => (
  <PaperLink page="policy" href={routePath('policy')} title={consentLabelMessages.dataProcessing} />
)

interface PaperLinkProps {
  page: RouteName
  href: string
  title: string
}

/** The name of a paper; a link where the front has its page. */
const PaperLink = ({ page, href, title }: PaperLinkProps) =>
  useHasPage()(page) ? (
    <a className="link" href={href} target="_blank" rel="noopener">
      <span>{title}</span>
      <VisuallyHidden>{consentLabelMessages.newTab}</VisuallyHidden>
    </a>
  ) : (
    <span>{title}</span>
  )
