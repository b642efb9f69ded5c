import { browserCookies, browserHost } from '@vitrina/core/browser'
import { keepConsent } from '@vitrina/core/forms'
import type { ShopToast } from '@vitrina/core/store'

import { CONSENT_WINDOW_ID } from './consent-window-id.ts'

interface ConsentFollower {
  readonly notify: (toast: ShopToast) => void
  /** Something else may be done from now on. */
  readonly changed: () => void
}

/** Forms with `data-consent` hold at once, whatever becomes of the request; without script they post. */
export function followConsent(root: Document, { notify, changed }: ConsentFollower): void {
  root.addEventListener('submit', event => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.dataset.consent === undefined) return
    event.preventDefault()
    const isRefused = submitter?.getAttribute('value') === 'none'
    const purposes = isRefused ? [] : new FormData(form).getAll('purpose').map(String)
    keepConsent(
      { cookies: browserCookies, clock: browserHost.clock },
      { textVersion: form.dataset.consent, purposes }
    )
    root.getElementById(CONSENT_WINDOW_ID)?.remove()
    changed()
    // Where the code does not come, a later page sends it.
    void import('./send-consent.ts').then(
      ({ savedText, sendConsents }) => {
        notify({ tone: 'good', text: savedText() })
        return sendConsents()
      },
      () => undefined
    )
  })
}
