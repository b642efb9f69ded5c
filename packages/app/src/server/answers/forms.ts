import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { matchRoute, routePath } from '@vitrina/core'
import { postPieces } from '@vitrina/core/basket'
import { postSchoolList } from '@vitrina/core/cart'
import { endSession } from '@vitrina/core/contracts'
import type { PostedFile } from '@vitrina/core/forms'
import { postRestock } from '@vitrina/core/lists'
import { type Led, loaderOf, PageAgain, PageRedirect } from '@vitrina/core/pages'
import { nextIntentId } from '@vitrina/core/platform'
import { decideAccess, type RouteName, safeInternalPath } from '@vitrina/core/routes'
import {
  type ChangedCookie,
  postConsent,
  postPreferences,
  rememberedPage,
  signedOutCookies
} from '@vitrina/core/session'

import { serverMessages } from '../../texts/server.messages.ts'
import { setCookies } from '../requests/cookies.ts'
import { readPostedForm } from '../requests/posted-form.ts'
import { answerShortly } from '../requests/short-answer.ts'
import { createPageContext, type PageContext } from './page-context.ts'
import type { PageRequest } from './page-request.ts'

type Form = (
  context: PageContext,
  fields: URLSearchParams,
  files: readonly PostedFile[]
) => Promise<readonly ChangedCookie[] | Led>

/** Forms of pages without script: each does its thing and leads back to where it was sent from. */
const forms: Readonly<Record<string, Form>> = {
  '/basket': async ({ backend }, fields) => {
    await postPieces(backend, fields, newIntent())
    return []
  },
  '/kit': async ({ backend }, fields) => {
    await postSchoolList(backend, fields, newIntent())
    return []
  },
  '/restock': async ({ backend }, fields) => {
    await postRestock(backend, fields)
    return []
  },
  '/consent': ({ backend }, fields) => postConsent(backend, fields, new Date()),
  // Cookies of a page are not sent with a form of another site: nobody else ends a session.
  '/signout': async context => {
    if (!context.session.signedIn) return []
    await revoked(context)
    return signedOutCookies(context.visitor.cookieNames, randomUUID())
  },
  '/preferences': ({ visitor, backend }, fields) => postPreferences(backend, visitor, fields)
}

/** The backend ends the session as well; where it does not, the browser forgets its tokens all the same. */
const revoked = async ({ backend, settings: { revokePath: path } }: PageContext) => {
  if (path !== '') await backend({ ...endSession, path }, { body: {} }).catch(() => undefined)
}

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
  const [context, { fields, files }] = await Promise.all([
    createPageContext(sources, request),
    readPostedForm(request, form.takesFiles)
  ])
  const { inner, outer } = sources.addresses
  const back = inner(safeInternalPath(fields.get('back')) ?? refererPath(request) ?? '/')
  const outcome = await outcomeOf(form.take(context, fields, files), back)
  if (outcome instanceof PageAgain) return outcome
  const { cookies, location } = outcome
  setCookies(page, [...context.cookies, ...cookies])
  response.writeHead(303, { Location: outer(location), 'Cache-Control': 'no-store' }).end()
  return 'answered'
}

/** What a form of an address does, and whether it may bring files. */
interface FoundForm {
  readonly take: Form
  readonly takesFiles: boolean
}

async function formAt(path: string): Promise<FoundForm | undefined> {
  const own = Object.hasOwn(forms, path) ? forms[path] : undefined
  if (own !== undefined) return { take: own, takesFiles: false }
  const route = matchRoute(path)
  const { post, options } = route === undefined ? noForm : await loaderOf(route.name)
  if (route === undefined || post === undefined) return undefined
  return {
    takesFiles: options.takesFiles ?? false,
    async take(context, ...sent) {
      admit(route.name, context.session.signedIn, options)
      const request = { ...context, intent: newIntent(), newKey: randomUUID, now: Date.now }
      const led = await post(request, ...sent)
      return typeof led === 'string' ? { location: led, cookies: [] } : (led ?? [])
    }
  }
}

const noForm = { post: undefined, options: {} } as const

/** Leads a guest to the sign-in from a form that is for members, on whichever page it stands. */
function admit(
  route: RouteName,
  signedIn: boolean,
  { takesGuests = false, whySignIn = () => '' }: Awaited<ReturnType<typeof loaderOf>>['options']
): void {
  if (takesGuests) return
  const access = decideAccess({ route, signedIn, previousRoute: undefined })
  if (!access.allow) throw new PageRedirect(access.redirect)
  if (signedIn || whySignIn() === '') return
  throw new PageRedirect(`${routePath('user-signin')}?reason=${route}`)
}

const newIntent = () => nextIntentId({ now: Date.now, randomBytes })

/** A form that leads elsewhere, to the sign-in for example, is come back from to where it was. */
const outcomeOf = (answer: ReturnType<Form>, back: string) =>
  answer.then(
    done => ('location' in done ? done : { cookies: done, location: back }),
    error => {
      if (error instanceof PageAgain) return error
      if (!(error instanceof PageRedirect)) throw error
      const cookies = error.comesBack ? [rememberedPage(back)] : []
      return { cookies, location: error.location }
    }
  )

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
