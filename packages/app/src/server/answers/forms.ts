import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { formAt, PageAgain } from '@vitrina/core/pages'
import { safeInternalPath } from '@vitrina/core/routes'

import { serverMessages } from '../../texts/server.messages.ts'
import { setCookies } from '../requests/cookies.ts'
import { readPostedForm } from '../requests/posted-form.ts'
import { answerShortly } from '../requests/short-answer.ts'
import { createPageContext } from './page-context.ts'
import type { PageRequest } from './page-request.ts'

/** Undefined when the request is no form of ours; `PageAgain` when its page has to be drawn. */
export async function answerForm(page: PageRequest): Promise<'answered' | PageAgain | undefined> {
  const { sources, wanted, request, response } = page
  // A form without an address of its own is sent to the page it stands on, query included.
  const [path = ''] = wanted.url.split('?', 1)
  const form = request.method === 'POST' ? await formAt(path) : undefined
  if (form === undefined) return undefined
  if (!isFromHere(request)) {
    answerShortly(response, 403, serverMessages.otherSite)
    return 'answered'
  }
  const [context, sent] = await Promise.all([
    createPageContext(sources, request),
    readPostedForm(request, form.takesFiles)
  ])
  const { inner, outer } = sources.addresses
  const back = inner(safeInternalPath(sent.fields.get('back')) ?? refererPath(request) ?? '/')
  const taken = await form.take({ ...context, now: Date.now, randomBytes }, { ...sent, back })
  if (taken instanceof PageAgain) return taken
  setCookies(page, [...context.cookies, ...taken.cookies])
  response.writeHead(303, { Location: outer(taken.location), 'Cache-Control': 'no-store' }).end()
  return 'answered'
}

/** Browsers name the sender of a form; a form of another site is none of ours. */
function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

function refererPath({ headers }: IncomingMessage): string | undefined {
  const { referer = '', host } = headers
  if (!URL.canParse(referer)) return undefined
  const { host: from, pathname, search } = new URL(referer)
  return from === host ? safeInternalPath(pathname + search) : undefined
}
