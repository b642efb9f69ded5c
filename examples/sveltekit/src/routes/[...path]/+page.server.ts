import { error, fail, redirect } from '@sveltejs/kit'
import { postPieces } from '@vitrina/core/basket'
import { plainText as clean } from '@vitrina/core/catalog'
import { loadPage } from '@vitrina/core/pages'
import { nextIntentId, siteCookieNames } from '@vitrina/core/platform'
import { serverHost } from '@vitrina/core/server'
import { postSignIn } from '@vitrina/core/session'
import { priceRules } from '@vitrina/core/values'

/** Any page of the shop; the list of all goods is this one's home. */
export const load = async ({ locals, url: { origin, pathname, search } }) => {
  const href = (pathname === '/' ? '/search' : pathname) + search
  const page = await loadPage(href, { ...locals, origin, clean })
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
    for (const { name, value, maxAgeSeconds: maxAge } of posted.cookies)
      cookies.set(name, value, { path: '/', maxAge, httpOnly: false })
    redirect(303, '/')
  }
}
