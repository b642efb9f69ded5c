import type { ConsentPurpose } from '@vitrina/core/entities'
import { CONSENT_TEXT_VERSION, consentMessages } from '@vitrina/core/forms'
import { routeOf } from '@vitrina/core/routes'
import { Button, Checkbox } from '@vitrina/react-ui'

import { consentFormStyle } from './consent-form.styles.ts'

interface ConsentFormProps {
  /** What the visitor is asked for. */
  readonly asked: readonly ConsentPurpose[]
  readonly allowed: readonly ConsentPurpose[]
  /** Names the purposes only: what each means stands beside the form. */
  readonly isBrief?: boolean
}

/** Each purpose by itself; it posts, so that it needs no script (`follow-consent.ts` spares the reload). */
export const ConsentForm = ({ asked, allowed, isBrief = false }: ConsentFormProps) => (
  <form
    method="post"
    action={routeOf('consent').path}
    data-consent={CONSENT_TEXT_VERSION}
    className={consentFormStyle()}
  >
    <fieldset className="purposes" aria-label={consentMessages.title}>
      {asked.map(purpose => (
        <Checkbox
          key={purpose}
          name="purpose"
          value={purpose}
          defaultChecked={allowed.includes(purpose)}
        >
          <b>{consentMessages.purposes[purpose].title}</b>
          {!isBrief && <small>{consentMessages.purposes[purpose].text}</small>}
        </Checkbox>
      ))}
    </fieldset>
    <p className="go">
      <Button type="submit" name="choice" value="chosen">
        {consentMessages.save}
      </Button>
      <Button type="submit" name="choice" value="none" variant="grey">
        {consentMessages.refuse}
      </Button>
    </p>
  </form>
)
