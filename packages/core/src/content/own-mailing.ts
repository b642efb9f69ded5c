import type { EndpointCall } from '../api/endpoint-call.ts'
import {
  getMailingStatus,
  stopMailing,
  subscribeToMailing
} from '../contracts/mail-distribution.ts'
import type { MailingRequest } from './mailing.form.ts'

/** Letters of the shop: asked for, ended; every call rejects with ApiError. */
export interface OwnMailing {
  /** Resolves with the server's words. */
  subscribe(request: MailingRequest): Promise<string>
  /** To the account's own address; guests follow the link in a letter. */
  stop(): Promise<void>
}

export const createOwnMailing = (call: EndpointCall): OwnMailing => ({
  subscribe: async body => (await call(subscribeToMailing, { body })).message,
  async stop() {
    await call(stopMailing, {})
  }
})

/** Does what a form on the page of the mailing asks for that was sent without script. */
export async function postMailing(call: EndpointCall, fields: URLSearchParams): Promise<void> {
  const own = createOwnMailing(call)
  if (fields.has('stop')) return own.stop()
  const { email } = await call(getMailingStatus, {})
  await own.subscribe({ email, accept: fields.has('accept') })
}

/** Asks for letters to the address of a form without script, whoever sends it. */
export async function postSubscription(call: EndpointCall, fields: URLSearchParams): Promise<void> {
  const email = fields.get('email') ?? ''
  await createOwnMailing(call).subscribe({ email, accept: fields.has('accept') })
}
