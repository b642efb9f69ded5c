import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { consentPurpose } from '../entities/consent.ts'
import { openList } from '../entities/open-enum.ts'

const TEXT_VERSION_MAX = 40

/** Keeps what a visitor has allowed, and by which text; an empty list takes everything back. */
export const recordConsent = endpoint({
  method: 'POST',
  path: '/consents/v1',
  body: z.object({
    textVersion: z.string().check(z.minLength(1), z.maxLength(TEXT_VERSION_MAX)),
    purposes: z.array(consentPurpose)
  }),
  response: z.object({
    textVersion: z.string(),
    purposes: openList(consentPurpose.options),
    /** When it was recorded, ISO 8601. */
    at: z.string()
  })
})
