import * as z from 'zod/mini'

/** `pending`: the letter is out and its link was not followed yet. */
export const mailingStatus = z.enum(['none', 'pending', 'active', 'stopped'])

export type MailingStatus = z.output<typeof mailingStatus>
