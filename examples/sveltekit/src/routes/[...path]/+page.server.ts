import { type Cookies, error, fail, redirect } from '@sveltejs/kit'
import { postPieces } from '@vitrina/core/basket'
import { plainText as clean } from '@vitrina/core/catalog'
import { loadPage } from '@vitrina/core/pages'
import { nextIntentId, siteCookieNames } from '@vitrina/core/platform'
import { pathAfterSignIn } from '@vitrina/core/routes'
import { serverHost } from '@vitrina/core/server'
import { type ChangedCookie, postSignIn, rememberedPage } from '@vitrina/core/session'
import { priceRules } from '@vitrina/core/values'

/** What stands at the addresses of pages that this front has not. */
const SHOWN_AT: Record<string, string> = {
  '/': '/search',
  '/user/profile': '/user/profile/order/all'
}

function keep(cookies: Cookies, changed: readonly ChangedCookie[]) {
  for (const { name, value, maxAgeSeconds: maxAge } of changed)
    cookies.set(name, value, { path: '/', maxAge, httpOnly: false })
}

/** Any page of the shop. */
export const load = async ({ cookies, locals, url: { origin, pathname, search } }) => {
  const href = (SHOWN_AT[pathname] ?? pathname) + search
  const page = await loadPage(href, { ...locals, origin, clean })
  if (page.kind === 'redirect' && page.remember) keep(cookies, [rememberedPage(pathname + search)])
  if (page.kind === 'redirect') redirect(307, page.location)
  if (page.kind === 'failure') error(page.status, page.reason)
  return { page, rules: priceRules(locals.session, locals.site.configuration) }
}

/** Forms as they come before, or without, script. */
export const actions = {
  buy: async ({ locals, request }) => {
    const fields = new URLSearchParams(await request.text())
    await postPieces(locals.api, fields, nextIntentId({ ...serverHost, now: locals.now }))
    redirect(303, '/cart')
  },
  enter: async ({ cookies, locals, request }) => {
    const names = siteCookieNames(locals.site.configuration.siteName)
    const posted = await postSignIn(locals.api, new URLSearchParams(await request.text()), names)
    if (posted.kind !== 'signedIn') return fail(422, posted.sent)
    keep(cookies, posted.cookies)
    redirect(303, pathAfterSignIn(cookies.get('previous_link')))
  }
}
