import { error, fail, redirect } from '@sveltejs/kit'
import { plainText as clean } from '@vitrina/core/catalog'
import { loadPage, type PageAnswer, postPage } from '@vitrina/core/pages'

/** What stands at the addresses of pages that this front has not. */
const shownAt = new Map([
  ['/', '/search'],
  ['/user/profile', '/user/profile/order/all']
])

/** The page, where its answer does not lead elsewhere. */
function pageOf(answer: PageAnswer, { keep }: App.Locals) {
  if (answer.kind === 'failure') error(answer.status, answer.reason)
  if (answer.kind !== 'redirect') return answer
  keep(answer.cookies)
  redirect(303, answer.location)
}

export const load = async ({ locals, url: { origin, pathname, search } }) => {
  const address = (shownAt.get(pathname) ?? pathname) + search
  return { page: pageOf(await loadPage(address, { ...locals, origin, clean }), locals) }
}

/** Forms, as they come before script or without it. */
export const actions = {
  default: async ({ locals, request, url: { origin, pathname, search } }) => {
    const fields = await request.formData()
    const answer = await postPage(pathname + search, fields, { ...locals, origin, clean })
    return fail(422, { page: pageOf(answer, locals) })
  }
}
