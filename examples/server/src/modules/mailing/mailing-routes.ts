import { mailingLinkPaths } from '@vitrina/core/contracts'
import { type Context, Hono } from 'hono'

import type { AppDeps } from '../../http/adapter.ts'
import { mailingMessages as messages } from './mailing.messages.ts'
import { type MailingPurpose, readMailingKey } from './mailing-key.ts'
import { MAILING_POLICY, mailingPage } from './mailing-page.ts'
import { confirmRecipient, stopRecipient } from './recipients.ts'

/**
 * Pages behind the links of letters. Opening one changes nothing: mail programs look into links
 * before people do. The button posts; so does a mail program's own «unsubscribe» (RFC 8058).
 */
export function mailingRoutes(deps: AppDeps): Hono {
  const { settings, now } = deps
  const routes = new Hono()
  const shop = { url: `${settings.publicUrl}/`, text: messages.toShop }
  const idOf = (context: Context, purpose: MailingPurpose) =>
    readMailingKey(context.req.query('key') ?? '', purpose, settings.secret, now())

  const page = (context: Context, content: Parameters<typeof mailingPage>[0], status: 200 | 410) =>
    context.html(mailingPage(content), status, {
      'content-security-policy': MAILING_POLICY,
      'cache-control': 'no-store'
    })
  const gone = (context: Context) =>
    page(context, { title: messages.goneTitle, text: messages.goneText, link: shop }, 410)

  routes.get(mailingLinkPaths.confirm, context => {
    if (idOf(context, 'confirm') === undefined) return gone(context)
    const { confirmTitle: title, confirmText: text, confirmButton: button } = messages
    return page(context, { title, text, button }, 200)
  })
  routes.post(mailingLinkPaths.confirm, async context => {
    const id = idOf(context, 'confirm')
    if (id === undefined || !(await confirmRecipient(id, deps))) return gone(context)
    return page(context, { title: messages.confirmed, text: messages.confirmText, link: shop }, 200)
  })
  routes.get(mailingLinkPaths.stop, context => {
    if (idOf(context, 'stop') === undefined) return gone(context)
    const { stopTitle: title, stopText: text, stopButton: button } = messages
    return page(context, { title, text, button }, 200)
  })
  routes.post(mailingLinkPaths.stop, async context => {
    const id = idOf(context, 'stop')
    if (id === undefined) return gone(context)
    await stopRecipient({ id }, deps)
    return page(context, { title: messages.stopped, text: messages.stopText, link: shop }, 200)
  })
  return routes
}
