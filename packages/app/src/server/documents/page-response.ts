import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { matchRoute, type ShopState } from '@vitrina/core'
import { TOO_MANY } from '@vitrina/core/platform'
import { plainAddress, type RouteRule, ruleTarget } from '@vitrina/core/routes'
import { cleanAddress, rememberedPage } from '@vitrina/core/session'
import { homeUrlOf, isOpening, screenFailure } from '@vitrina/core/store'

import type { PageAgain } from '../../loaders/define-loader.ts'
import type { AnsweredPage, PagePayload, PartPayload } from '../../loaders/page-payload.ts'
import { PART_HEADER } from '../../loaders/part-header.ts'
import { serverMessages } from '../../texts/server.messages.ts'
import { answerForm } from '../answers/forms.ts'
import { filled } from '../answers/holes.ts'
import { answerPage, type PageAnswer } from '../answers/page-answer.ts'
import { createPageContext, type PageContext, withoutBasket } from '../answers/page-context.ts'
import type { Turn } from '../answers/page-memory.ts'
import type { ResponderParts } from '../answers/responder-parts.ts'
import { carriesKey, readWanted, type WantedPage } from '../answers/wanted-page.ts'
import type { Client } from '../assets/client.ts'
import { setCookies } from '../requests/cookies.ts'
import { createNonce, documentHeaders, pagePolicy, REVALIDATE } from '../requests/headers.ts'
import { sendText } from '../requests/send-text.ts'
import { answerShortly } from '../requests/short-answer.ts'
import { thirdParties } from '../requests/third-parties.ts'
import { TokenRefused } from '../requests/token-refused.ts'
import { documentOf } from './document.ts'
import { drawPage } from './draw-page.ts'
import { renderFatal } from './fatal.tsx'
import { answerGuest, type DrawnDocument, keepAndSend } from './guest-pages.ts'
import { sentPayload, stateJson } from './state-json.ts'

export type PageResponder = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const RETRY_SECONDS = '5'
/** The backend's limits of calls count by the minute. */
const LIMIT_SECONDS = '60'
const NO_STORE = 'private, no-store'
const VARY = 'Accept-Encoding, Cookie, User-Agent'

/** Answers with a page: as a whole document, or as its payload alone. */
export function createPageResponder(parts: ResponderParts): PageResponder {
  return async (request, response) => {
    const asked = readWanted(request.url ?? '/')
    const wanted = { ...asked, url: parts.addresses.inner(asked.url) }
    response.setHeader('Vary', VARY)
    try {
      if (!asked.isPayload) announceStyles(request, response, await parts.client())
      const form = await answerForm(parts, wanted.url, request, response)
      if (form === 'answered') return
      if (form === undefined && request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD')
        answerShortly(response, 405, serverMessages.wrongMethod)
        return
      }
      const turn =
        form === undefined ? await answerGuest(parts, asked, request, response) : undefined
      if (turn === 'answered') return
      const conversation = { request, response, asked, wanted, again: form, turn }
      await draw(parts, conversation).finally(() => turn?.done())
    } catch (error) {
      // A visitor who left, or was ended, in the middle of a form.
      if (response.headersSent || response.destroyed) return
      if (screenFailure(error).status >= 500) {
        parts.log('error', 'A page could not be answered', error)
      }
      await sendFatal(error, parts, { request, response, wanted })
    }
  }
}

async function draw(parts: ResponderParts, conversation: Conversation) {
  const { request, response, turn } = conversation
  const context = await createPageContext(parts, request)
  setCookies(request, response, context.cookies)
  const visited = turn === undefined ? context : withoutBasket(context)
  await answerVisitor(parts, visited, conversation).catch(async error => {
    if (!(error instanceof TokenRefused)) throw error
    const asGuest = await createPageContext(parts, request, error)
    await answerVisitor(parts, asGuest, conversation)
  })
}

/**
 * Names the stylesheet before the page is made. Only to browsers, which say that they navigate: programs
 * of old take any first answer for the last; nor does HTTP 1.0, as proxies of old speak it, know of two.
 */
function announceStyles(
  { method, headers, httpVersionMinor }: IncomingMessage,
  response: ServerResponse,
  { styles: [stylesheet] }: Client
) {
  const navigates = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  if (stylesheet === undefined || !navigates || httpVersionMinor === 0) return
  response.writeEarlyHints({ link: `<${stylesheet}>; rel=preload; as=style` })
}

interface Conversation {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** As the visitor wrote it. */
  readonly asked: WantedPage
  /** By the route table. */
  readonly wanted: WantedPage
  /** A form of the page that was not taken. */
  readonly again: PageAgain | undefined
  /** The page is drawn for all guests. */
  readonly turn: Turn | undefined
}

async function answerVisitor(
  parts: ResponderParts,
  context: PageContext,
  conversation: Conversation
) {
  const answer = await answerWanted(parts, context, conversation)
  if (answer.kind === 'page') await sendPage(parts, context, answer, conversation)
  else await sendRedirect(answer, parts, conversation)
}

async function answerWanted(
  { routeRules, addresses }: Pick<ResponderParts, 'routeRules' | 'addresses'>,
  context: PageContext,
  { request, response, asked, wanted, again }: Conversation
): Promise<PageAnswer> {
  const { url, isPayload } = wanted
  const arrival = { visitor: context.visitor, newCartToken: randomUUID }
  const clean = cleanAddress(url, arrival, context.settings.tokenParams)
  if (clean !== undefined) {
    setCookies(request, response, clean.cookies)
    return { kind: 'redirect', location: clean.href, remember: false }
  }
  const location = ruledLocation(routeRules, asked.url)
  if (location !== undefined) return { kind: 'redirect', location, remember: false }
  const moved = addresses.outer(plainAddress(asked.url, wanted.url))
  if (moved !== asked.url) {
    return { kind: 'redirect', location: moved, remember: false, isForGood: true }
  }
  // Only the application knows what was shown before; a document load starts anew (A20).
  const previousPath = isPayload ? request.headers['previous-path'] : undefined
  const previousRoute = matchRoute(addresses.inner(String(previousPath ?? '')))?.name
  const part = partOf({ request, wanted })
  const answer = await answerPage(context, { url, previousRoute, part, again })
  const isAhead = request.headers.purpose === 'prefetch'
  if (answer.kind === 'redirect' && answer.remember && !isAhead) {
    setCookies(request, response, [rememberedPage(url)])
  }
  return answer
}

function ruledLocation(rules: readonly RouteRule[], url: string): string | undefined {
  const target = ruleTarget(rules, url)
  return target?.kind === 'external' ? target.url : target?.path
}

async function sendPage(
  parts: ResponderParts,
  context: PageContext,
  { payload, shop }: Extract<PageAnswer, { kind: 'page' }>,
  { request, response, wanted, turn }: Conversation
) {
  setCookies(request, response, context.endedCookies)
  // The sign-in leads back to here.
  if (context.hasEnded) setCookies(request, response, [rememberedPage(wanted.url)])
  const isPersonal = shop.session.signedIn || shop.basket.version >= 0 || carriesKey(wanted)
  if (payload.status === TOO_MANY) response.setHeader('Retry-After', LIMIT_SECONDS)
  response.setHeader('Cache-Control', isPersonal ? NO_STORE : REVALIDATE)
  if (wanted.isPayload) {
    const part = partOf({ request, wanted })
    const text = JSON.stringify(
      part === undefined ? sentPayload(payload) : partPayload(payload, part)
    )
    await sendText(request, response, { status: payload.status, headers: json, text })
    return
  }
  const document = await makeDocument(parts, context, payload, shop)
  if (turn !== undefined && (await keepAndSend(turn, document, context, response))) return
  const nonce = createNonce()
  const text = filled(document.pieces, { nonce, time: String(Date.now()) })
  const headers = documentHeaders(document.policy(nonce))
  await sendText(request, response, { status: document.status, headers, text })
}

async function makeDocument(
  parts: ResponderParts,
  context: PageContext,
  payload: AnsweredPage,
  shop: ShopState
): Promise<DrawnDocument> {
  const client = await parts.client()
  const drawn = await drawPage(context, payload, shop, client.hasStyle)
  const { route, head, status } = drawn.payload
  const { addresses } = parts
  const { rendered } = drawn
  const pieces = documentOf({
    ...rendered,
    html: addresses.markup(rendered.html),
    footer: addresses.markup(rendered.footer),
    consent: addresses.markup(rendered.consent),
    head,
    client,
    theme: context.visitor.theme,
    start: {
      chunks: route === undefined ? [] : client.chunksOf(route.name),
      state: stateJson(drawn.payload, shop, addresses.names, rendered.html)
    }
  })
  const others = thirdParties(shop.configuration)
  return {
    ...{ status, pieces },
    policy: nonce => pagePolicy(nonce, others, parts.settings.paymentHosts)
  }
}

/** The part of a page that is asked for again. */
function partOf({ request, wanted }: Pick<Conversation, 'request' | 'wanted'>) {
  const part = wanted.isPayload ? request.headers[PART_HEADER] : undefined
  return typeof part === 'string' ? part : undefined
}

const partPayload = ({ parts }: PagePayload, part: string): PartPayload =>
  Object.hasOwn(parts, part) ? { part: parts[part] } : {}

async function sendRedirect(
  answer: Extract<PageAnswer, { kind: 'redirect' }>,
  { addresses }: Pick<ResponderParts, 'addresses'>,
  { request, response, wanted }: Pick<Conversation, 'request' | 'response' | 'wanted'>
) {
  const location = addresses.outer(answer.location)
  response.setHeader('Cache-Control', NO_STORE)
  if (!wanted.isPayload) {
    response.writeHead(answer.isForGood ? 301 : 302, { Location: location }).end()
    return
  }
  const text = JSON.stringify({ redirect: location })
  await sendText(request, response, { status: 200, headers: json, text })
}

async function sendFatal(
  error: unknown,
  parts: ResponderParts,
  { request, response, wanted }: Pick<Conversation, 'request' | 'response' | 'wanted'>
) {
  response.setHeader('Cache-Control', NO_STORE)
  response.setHeader('Retry-After', RETRY_SECONDS)
  const nonce = createNonce()
  const { status, payload, text } = renderFatal(
    error,
    wanted.url,
    await parts.client(),
    homeUrlOf(parts.publicOrigin)
  )
  // No script runs on this page: the browser itself asks again.
  if (payload.failure !== undefined && isOpening(payload.failure)) {
    response.setHeader('Refresh', RETRY_SECONDS)
  }
  if (wanted.isPayload) {
    await sendText(request, response, {
      status,
      headers: json,
      text: JSON.stringify(sentPayload(payload))
    })
  } else {
    const headers = documentHeaders(pagePolicy(nonce))
    const filling = { nonce, time: String(Date.now()) }
    await sendText(request, response, { status, headers, text: filled(text, filling) })
  }
}

const json: OutgoingHttpHeaders = { 'Content-Type': 'application/json; charset=utf-8' }
