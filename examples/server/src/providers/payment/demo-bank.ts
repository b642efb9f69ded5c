import { createHash } from 'node:crypto'
import { isUuid } from '@vitrina/core/platform'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { BANK_STYLES, bankPage, gonePage } from './demo-bank-page.ts'
import { SIGNATURE_HEADER, sign } from './signature.ts'

interface DemoBankOptions {
  readonly db: Kysely<Database>
  readonly publicUrl: string
  readonly key: Buffer
  readonly now: () => Date
  /** Tells the shop what the buyer did; answers whether the shop took it. */
  readonly notify: (headers: Readonly<Record<string, string>>, body: string) => Promise<boolean>
}

const LIFE_MS = 3_600_000

const NO_ANSWER = 'Магазин не ответил. Нажмите ещё раз: деньги спишутся только один раз.'

type Decision = 'paid' | 'declined'

/**
 * A bank for demonstrations: pages with two buttons, mounted at `/demo-pay`. It knows the shop
 * only by what a payment request says, and tells it the outcome by a signed callback.
 */
export function createDemoBank(options: DemoBankOptions): Hono {
  const bank = new Hono()
  bank.get('/:id', async context => {
    const session = await findSession(options, context.req.param('id'))
    if (session === undefined) return page(context, gonePage(options.publicUrl), 404, options)
    if (session.decision === null) return page(context, bankPage(session), 200, options)
    return settle(context, session, session.decision, options)
  })
  bank.post('/:id', async context => {
    const session = await findSession(options, context.req.param('id'))
    if (session === undefined) return page(context, gonePage(options.publicUrl), 404, options)
    const { decision } = await context.req.parseBody()
    if (decision !== 'pay' && decision !== 'decline') {
      return page(context, bankPage(session), 400, options)
    }
    const wanted = decision === 'pay' ? 'paid' : 'declined'
    return settle(context, session, await decide(options, session, wanted), options)
  })
  return bank
}

/** Tells the shop, as often as it takes: the event of a decision is always the same one. */
async function settle(
  context: Context,
  session: Session,
  decision: Decision,
  options: DemoBankOptions
): Promise<Response> {
  const body = JSON.stringify({
    eventId: `${session.id}:${decision}`,
    reference: session.reference,
    result: decision,
    amount: session.amount_kopecks
  })
  const signature = sign(options.key, body, options.now())
  const isNotified = await options.notify({ [SIGNATURE_HEADER]: signature }, body)
  if (!isNotified) return page(context, bankPage(session, NO_ANSWER), 502, options)
  return context.redirect(session.return_url, 303)
}

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

async function findSession({ db, now }: DemoBankOptions, id: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('demo_bank_session')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>', new Date(now().getTime() - LIFE_MS))
    .executeTakeFirst()
}

/** The first decision counts, whatever is pressed in a second tab. */
async function decide({ db }: DemoBankOptions, session: Session, decision: Decision) {
  await db
    .updateTable('demo_bank_session')
    .set({ decision })
    .where('id', '=', session.id)
    .where('decision', 'is', null)
    .execute()
  const kept = await db
    .selectFrom('demo_bank_session')
    .select('decision')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  return kept.decision ?? decision
}

function page(
  context: Context,
  html: string,
  status: 200 | 400 | 404 | 502,
  options: DemoBankOptions
) {
  return context.html(html, status, {
    'content-security-policy': policy(options.publicUrl),
    // A front that takes posts of its own pages alone has to be told where this one comes from.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store'
  })
}

/** Browsers hold the redirect after a form to `form-action`, so the shop is named in it. */
const policy = (publicUrl: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(BANK_STYLES).digest('base64')}'`,
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; ')
