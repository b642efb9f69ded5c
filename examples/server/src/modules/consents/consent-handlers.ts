import type { Handlers } from '../../http/handlers.ts'

/** Keeps what a visitor has allowed, when and by which text, as the law wants it proved (152-ФЗ, ст. 9). */
export const consentHandlers = {
  recordConsent: async ({ body }, { db, limits, now, visitor }) => {
    await limits.spend('consent', visitor.ip)
    const at = now()
    const purposes = [...new Set(body.purposes)]
    await db
      .insertInto('consent_record')
      .values({
        cart_token: visitor.cartToken ?? null,
        user_id: visitor.uid ?? null,
        site_id: visitor.siteId,
        text_version: body.textVersion,
        purposes,
        at
      })
      .execute()
    return { textVersion: body.textVersion, purposes, at: at.toISOString() }
  }
} satisfies Partial<Handlers>
