import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { nextIntentId } from '@vitrina/core/basket'
import { putBasketProducts, requestRestockLetter } from '@vitrina/core/contracts'
import { COOKIE_LIFETIME_SECONDS, cookieNames } from '@vitrina/core/platform'
import { safeInternalPath } from '@vitrina/core/routes'

import { type CookieToSet, setCookies } from './cookies.ts'
import { createPageContext, type PageContext } from './page-context.ts'
import type { PageParts } from './page-parts.ts'

const BODY_MAX_BYTES = 10_000
const ID = /^[\w-]{1,36}$/

type Form = (context: PageContext, fields: URLSearchParams) => Promise<readonly CookieToSet[]>

/** Forms of pages without script: each does its thing and leads back to where it was sent from. */
const forms: Readonly<Record<string, Form>> = {
  '/basket': async ({ backend }, fields) => {
    const groups = fields.getAll('group').map(group => ({
      id: nextIntentId({ now: Date.now, randomBytes }),
      groupId: Number(group),
      count: 1
    }))
    if (groups.length > 0) await backend(putBasketProducts, { body: { groups, change: false } })
    return []
  },
  '/restock': async ({ backend }, fields) => {
    const body = { groupId: Number(fields.get('group')), email: fields.get('email') ?? '' }
    await backend(requestRestockLetter, { body })
    return []
  },
  '/preferences': async ({ visitor }, fields) => [
    ...currencyCookie(visitor.cookieNames.currencyId, fields.get('currency') ?? ''),
    ...themeCookie(visitor.theme, fields.get('theme'))
  ]
}

/** `false` when the request is no form of ours. */
export async function answerForm(
  parts: PageParts,
  path: string,
  request: IncomingMessage,
  response: ServerResponse
): Promise<boolean> {
  const form = Object.hasOwn(forms, path) ? forms[path] : undefined
  if (form === undefined || request.method !== 'POST') return false
  if (!isFromHere(request)) {
    response.writeHead(403).end()
    return true
  }
  const [context, fields] = await Promise.all([
    createPageContext(parts, request),
    readFields(request)
  ])
  const cookies = await form(context, fields)
  setCookies(request, response, [...context.cookies, ...cookies])
  const back = safeInternalPath(fields.get('back')) ?? refererPath(request) ?? '/'
  response.writeHead(303, { Location: back, 'Cache-Control': 'no-store' }).end()
  return true
}

const currencyCookie = (name: string, value: string): CookieToSet[] =>
  ID.test(value) ? [{ name, value, maxAgeSeconds: COOKIE_LIFETIME_SECONDS }] : []

function themeCookie(shown: string | undefined, wanted: string | null): CookieToSet[] {
  if (wanted !== 'toggle') return []
  const value = shown === 'dark' ? 'light' : 'dark'
  return [{ name: cookieNames.theme, value, maxAgeSeconds: COOKIE_LIFETIME_SECONDS }]
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

async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > BODY_MAX_BYTES) throw new Error('The form is too long')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
