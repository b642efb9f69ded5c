import { browserCookies, browserHost } from '@vitrina/core/browser'
import { consentMessages, type KeptChoice, recordConsents } from '@vitrina/core/forms'
import { routeOf } from '@vitrina/core/routes'

export const savedText = () => consentMessages.saved

/** Sends the choice that the browser keeps until the shop has recorded it, behind the scenes. */
export const sendConsents = (): Promise<void> =>
  recordConsents({ cookies: browserCookies, clock: browserHost.clock }, record)

/** The storefront leads back to the page where the choice is recorded; the request outlives the page. */
const record = ({ textVersion, purposes }: KeptChoice): Promise<boolean> =>
  fetch(routeOf('consent').path, {
    method: 'POST',
    body: new URLSearchParams([
      ['kept', textVersion],
      ...purposes.map(purpose => ['purpose', purpose])
    ]),
    redirect: 'manual',
    keepalive: true
  }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false
  )
