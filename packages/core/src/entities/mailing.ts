import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'

/** `pending`: the letter is out and its link was not followed yet. */
export const mailingStatus = openEnum(['none', 'pending', 'active', 'stopped'], 'none')

export type MailingStatus = z.output<typeof mailingStatus>
