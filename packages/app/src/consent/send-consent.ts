import { consentMessages } from '@vitrina/core/consent'
import type { ShopToast } from '@vitrina/core/toasts'

import { CONSENT_WINDOW_ID } from './consent-window-id.ts'

export interface ConsentFollower {
  readonly tell: (toast: ShopToast) => void
  /** Something else may be done from now on. */
  readonly changed: () => void
}

/** The storefront answers with the cookie; what cannot be kept is told in the form. */
export async function sendConsent(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { tell, changed }: ConsentFollower
): Promise<void> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  const isKept = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual'
  }).then(
    // The way back to the page, which need not be gone.
    ({ type }) => type === 'opaqueredirect',
    () => false
  )
  const failed = form.querySelector('[role=alert]')
  if (failed !== null) failed.textContent = isKept ? '' : consentMessages.failed
  if (!isKept) return
  document.getElementById(CONSENT_WINDOW_ID)?.remove()
  tell({ tone: 'good', text: consentMessages.saved })
  changed()
}
