import * as z from 'zod/mini'

import { openWord } from './open-enum.ts'

/** One option of the organisation dropdown. */
export const organizationOption = z.object({
  /** What the dropdown shows. */
  value: z.string(),
  inn: z.string(),
  /** Null for a sole trader. */
  kpp: z.nullable(z.string()),
  title: z.string(),
  address: z.string(),
  type: openWord(['LEGAL', 'INDIVIDUAL']),
  /** False once it was closed. */
  isActive: z.boolean()
})

export type OrganizationOption = z.output<typeof organizationOption>
