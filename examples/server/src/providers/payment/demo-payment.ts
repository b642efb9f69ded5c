import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'

import type { Database } from '../../db/schema.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { isSigned, SIGNATURE_HEADER } from './signature.ts'

interface DemoPaymentOptions {
  readonly db: Kysely<Database>
  /** The storefront, which passes `/api` on to this server. */
  readonly publicUrl: string
  readonly key: Buffer
  readonly now: () => Date
}

const eventBody = z.object({
  eventId: z.string(),
  reference: z.string(),
  result: z.enum(['paid', 'declined']),
  amount: z.number()
})

/** The demo bank as the shop sees it: it opens sessions there and reads its callbacks. */
export const createDemoPayment = (options: DemoPaymentOptions): PaymentProvider => ({
  async open({ reference, amount, title, returnUrl }) {
    const session = await options.db
      .insertInto('demo_bank_session')
      .values({
        id: randomUUID(),
        reference,
        amount_kopecks: amount,
        title,
        return_url: returnUrl,
        decision: null,
        created_at: options.now()
      })
      .onConflict(conflict =>
        conflict.column('reference').doUpdateSet(({ ref }) => ({ title: ref('excluded.title') }))
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return `${options.publicUrl}/api/demo-pay/${session.id}`
  },

  readEvent(headers, body, now) {
    if (!isSigned(options.key, body, headers.get(SIGNATURE_HEADER), now)) return undefined
    return readBody(body)
  }
})

function readBody(body: string) {
  try {
    const parsed = z.safeParse(eventBody, JSON.parse(body))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Signed, but no JSON: as good as unsigned.
    return undefined
  }
}
