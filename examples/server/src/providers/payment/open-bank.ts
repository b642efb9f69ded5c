import type { Kysely } from 'kysely'

import { deriveKey } from '../../db/derive-key.ts'
import type { Database } from '../../db/schema.ts'
import type { Settings } from '../../http/call.ts'
import { createDemoPayment } from './demo-payment.ts'
import type { PaymentProvider } from './payment-provider.ts'

interface Counter {
  readonly db: Kysely<Database>
  readonly settings: Settings
  readonly now: () => Date
}

/** Tells whether buyers can pay online. A real shop has no bank until one is plugged in here. */
export const hasBank = ({ isDemo }: Pick<Settings, 'isDemo'>): boolean => isDemo

/** The bank of the shop, as the shop sees it. */
export const openBank = ({ db, settings, now }: Counter): PaymentProvider | undefined =>
  hasBank(settings)
    ? createDemoPayment({ db, publicUrl: settings.publicUrl, key: bankKey(settings), now })
    : undefined

/** Signs what the demo bank tells the shop. */
export const bankKey = ({ secret }: Pick<Settings, 'secret'>): Buffer => deriveKey(secret, 'bank')
