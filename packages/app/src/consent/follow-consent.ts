import type { ConsentFollower } from './send-consent.ts'

/** Sends forms with `data-consent` without leaving the page; without script they post. */
export function followConsent(root: Document, follower: ConsentFollower): void {
  root.addEventListener('submit', event => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.dataset.consent === undefined) return
    event.preventDefault()
    void import('./send-consent.ts').then(
      ({ sendConsent }) => sendConsent(form, submitter, follower),
      () => form.submit()
    )
  })
}
