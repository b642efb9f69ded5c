import type { ConsentPurpose } from '@vitrina/core/entities'
import { consentMessages } from '@vitrina/core/forms'
import { CONSENT_WINDOW_ID } from '../platform/consent-window-id.ts'
import { consentWindowStyle } from './consent-form.styles.ts'
import { ConsentForm } from './consent-form.tsx'

/** Asks once; it stands in the document beside the application, which it costs no script. */
export const ConsentWindow = ({ asked }: { readonly asked: readonly ConsentPurpose[] }) => (
  <section id={CONSENT_WINDOW_ID} className={consentWindowStyle()} aria-labelledby="consent-title">
    <div>
      <h2 id="consent-title">{consentMessages.title}</h2>
      <p>{consentMessages.intro}</p>
      <details>
        <summary>{consentMessages.details}</summary>
        {asked.map(purpose => (
          <p key={purpose}>{consentMessages.purposes[purpose].text}</p>
        ))}
      </details>
    </div>
    <ConsentForm asked={asked} allowed={[]} isBrief />
    {/* By it the window knows that all of it has come. */}
    <i hidden />
  </section>
)
