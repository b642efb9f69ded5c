import type { Hono } from 'hono'

import type { AppDeps } from '../../http/adapter.ts'
import { HttpError } from '../../http/errors.ts'
import { createDemoBank } from '../../providers/payment/demo-bank.ts'
import { createDemoPayment } from '../../providers/payment/demo-payment.ts'
import { bankKey } from '../../providers/payment/open-bank.ts'
import { announcing } from '../notifications/announcing.ts'
import { paymentMessages as messages } from './payment.messages.ts'
import { settlePayment } from './settle-payment.ts'

const CALLBACK = '/payments/v1/demo-callback'

/** The bank's callback, and the demo bank itself as a guest in this process. */
export function addDemoPayment(app: Hono, { db, settings, now, live }: AppDeps): void {
  const key = bankKey(settings)
  const provider = createDemoPayment({ db, publicUrl: settings.publicUrl, key, now })
  app.post(CALLBACK, async context => {
    const body = await context.req.text()
    const event = provider.readEvent(context.req.raw.headers, body, now())
    if (event === undefined) throw new HttpError(401, messages.forged)
    const at = now()
    await announcing(db, { now: at, live }, (trx, notifier) =>
      settlePayment(trx, event, { now: at, notifier })
    )
    return context.json({ status: 'ok' })
  })
  app.route(
    '/demo-pay',
    createDemoBank({
      db,
      publicUrl: settings.publicUrl,
      key,
      now,
      notify: async (headers, body) =>
        (await app.request(CALLBACK, { method: 'POST', headers, body })).ok
    })
  )
}
