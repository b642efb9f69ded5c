import * as z from 'zod/mini'

import { openEnum, openWord } from './open-enum.ts'

export const paymentMethod = z.object({
  id: z.string(),
  code: openWord(['sbp', 'card', 'on_receipt', 'invoice']),
  title: z.string(),
  note: z.string(),
  isDefault: z.boolean(),
  /** Empty when the method can be used, else why not. */
  unavailable: z.string()
})

export const paymentStatus = openEnum(['none', 'waiting', 'paid', 'declined', 'refunded'], 'none')

export type PaymentMethod = z.output<typeof paymentMethod>
export type PaymentStatus = z.output<typeof paymentStatus>
