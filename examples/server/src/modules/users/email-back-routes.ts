import { emailLinkPaths } from '@vitrina/core/contracts'
import { routePath } from '@vitrina/core/routes'
import { type Context, Hono } from 'hono'

import type { AppDeps } from '../../http/adapter.ts'
import { pageUrl } from '../../http/page-url.ts'
import { MAILING_POLICY, mailingPage } from '../mailing/mailing-page.ts'
import { takeEmailBack } from './email-back.ts'
import { readEmailBackKey } from './email-back-key.ts'
import { usersMessages as messages } from './users.messages.ts'

/**
 * The page behind the link of a letter to an address that an account had before. Opening it changes
 * nothing: mail programs look into links before people do.
 */
export function emailBackRoutes(deps: AppDeps): Hono {
  const { settings } = deps
  const routes = new Hono()
  const page = (context: Context, content: Parameters<typeof mailingPage>[0], status: 200 | 410) =>
    context.html(mailingPage(content), status, {
      'content-security-policy': MAILING_POLICY,
      'cache-control': 'no-store'
    })
  const gone = (context: Context) =>
    page(context, { title: messages.wayBackGone, text: messages.wayBackGoneText }, 410)
  const changeOf = (context: Context) => readEmailBackKey(context.req.query('key') ?? '', deps)

  routes.get(emailLinkPaths.back, context => {
    if (changeOf(context) === undefined) return gone(context)
    const { wayBackTitle: title, wayBackText: text, wayBackButton: button } = messages
    return page(context, { title, text, button }, 200)
  })
  routes.post(emailLinkPaths.back, async context => {
    const change = changeOf(context)
    if (change === undefined || !(await takeEmailBack(change, deps))) return gone(context)
    const url = pageUrl(settings, routePath('user-password-reset'))
    const link = { url, text: messages.toPasswordReset }
    return page(context, { title: messages.wayBackDone, text: messages.wayBackDoneText, link }, 200)
  })
  return routes
}
