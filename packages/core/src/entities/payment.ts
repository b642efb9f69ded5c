import * as z from 'zod/mini'

export const paymentMethod = z.object({
  id: z.string(),
  code: z.enum(['sbp', 'card', 'on_receipt', 'invoice']),
  title: z.string(),
  note: z.string(),
  isDefault: z.boolean(),
  /** Empty when the method can be used, else why not. */
  unavailable: z.string()
})

export const paymentStatus = z.enum(['none', 'waiting', 'paid', 'declined', 'refunded'])

export type PaymentMethod = z.output<typeof paymentMethod>
export type PaymentStatus = z.output<typeof paymentStatus>
