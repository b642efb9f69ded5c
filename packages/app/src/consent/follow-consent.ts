import type { ConsentFollower } from './send-consent.ts'

/** Sends the forms of the consent without leaving the page; without it they post. */
export function followConsent(root: Document, follower: ConsentFollower): void {
  root.addEventListener('submit', event => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !form.action.endsWith('/consent')) return
    event.preventDefault()
    void import('./send-consent.ts').then(
      ({ sendConsent }) => sendConsent(form, submitter, follower),
      () => form.submit()
    )
  })
}
