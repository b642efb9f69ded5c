import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { mailingStatus } from '../entities/mailing.ts'
import { EMAIL_MAX } from '../entities/text-limits.ts'

/** Sends a letter that asks to confirm; the answer is the same whoever the address belongs to. */
export const subscribeToMailing = endpoint({
  method: 'POST',
  path: '/mail-distribution/v1/recipients/subscribe',
  guarded: true,
  body: z.object({ email: z.string().check(z.maxLength(EMAIL_MAX)), accept: z.boolean() }),
  response: z.object({ message: z.string() })
})

/** Returns whether the account's address is subscribed to the mailing. */
export const getMailingStatus = endpoint({
  method: 'GET',
  path: '/mail-distribution/v1/recipients/status',
  signedIn: true,
  response: z.object({ email: z.string(), status: mailingStatus })
})

/** Ends the letters to the account's own address; guests follow the link in a letter. */
export const stopMailing = endpoint({
  method: 'DELETE',
  path: '/mail-distribution/v1/recipients/subscribe',
  signedIn: true,
  response: z.object({ email: z.string(), status: mailingStatus })
})

/** Pages that the letters lead to, not JSON: `?key=` is signed and names no address. */
export const mailingLinkPaths = {
  confirm: '/mail-distribution/v1/recipients/confirm',
  stop: '/mail-distribution/v1/recipients/unsubscribe'
} as const
