import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { type ShopState } from '@vitrina/core'
import { TOO_MANY } from '@vitrina/core/platform'
import { plainAddress, type RouteRule, ruleTarget } from '@vitrina/core/routes'
import { cleanAddress, rememberedPage } from '@vitrina/core/session'
import { homeUrlOf, isOpening, screenFailure } from '@vitrina/core/store'

import type { AnsweredPage, PagePayload, SectionPayload } from '../../routing/page-payload.ts'
import { serverMessages } from '../../texts/server.messages.ts'
import { answerForm } from '../answers/forms.ts'
import { filled } from '../answers/holes.ts'
import { answerPage, type PageAnswer } from '../answers/page-answer.ts'
import {
  createPageContext,
  type PageContext,
  TokenRefused,
  withoutBasket
} from '../answers/page-context.ts'
import { type PageRequest, type PageSources, pageRequest } from '../answers/page-request.ts'
import { carriesKey } from '../answers/wanted-page.ts'
import type { Client } from '../assets/client.ts'
import { setCookies } from '../requests/cookies.ts'
import { createNonce, documentHeaders, pagePolicy, REVALIDATE } from '../requests/headers.ts'
import { sendText } from '../requests/send-text.ts'
import type { ServedRequest } from '../requests/served-request.ts'
import { answerShortly } from '../requests/short-answer.ts'
import { thirdParties } from '../requests/third-parties.ts'
import { documentOf } from './document.ts'
import { drawPage } from './draw-page.ts'
import { renderFatal } from './fatal.tsx'
import { answerGuest, type DrawnDocument, keepAndSend } from './guest-pages.ts'
import { sentPayload, stateJson } from './state-json.ts'

export type PageResponder = (served: ServedRequest) => Promise<void>

const RETRY_SECONDS = '5'
/** The backend's limits of calls count by the minute. */
const LIMIT_SECONDS = '60'
const NO_STORE = 'private, no-store'
const VARY = 'Accept-Encoding, Cookie, User-Agent'

/** Answers with a page: as a whole document, or as its payload alone. */
export function createPageResponder(sources: PageSources): PageResponder {
  return async served => {
    const page = pageRequest(sources, served)
    const { request, response } = page
    response.setHeader('Vary', VARY)
    try {
      if (!page.asked.isPayload) announceStyles(page, await sources.client())
      const again = await answerForm(page)
      if (again === 'answered') return
      if (again === undefined && request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD')
        answerShortly(response, 405, serverMessages.wrongMethod)
        return
      }
      const turn = again === undefined ? await answerGuest(page) : undefined
      if (turn === 'answered') return
      await draw({ ...page, again, turn }).finally(() => turn?.done())
    } catch (error) {
      // A visitor who left, or was ended, in the middle of a form.
      if (response.headersSent || response.destroyed) return
      if (screenFailure(error).status >= 500) {
        sources.log('error', 'A page could not be answered', error)
      }
      await sendFatal(page, error)
    }
  }
}

async function draw(page: PageRequest) {
  const { sources, request, turn } = page
  const context = await createPageContext(sources, request)
  setCookies(page, context.cookies)
  const visited = turn === undefined ? context : withoutBasket(context)
  await answerVisitor(page, visited).catch(async error => {
    if (!(error instanceof TokenRefused)) throw error
    await answerVisitor(page, await createPageContext(sources, request, error))
  })
}

/**
 * Names the stylesheet before the page is made. Only to browsers, which say that they navigate: programs
 * of old take any first answer for the last; nor does HTTP 1.0, as proxies of old speak it, know of two.
 */
function announceStyles(
  { request: { method, headers, httpVersionMinor }, response }: PageRequest,
  { styles: [stylesheet] }: Client
) {
  const navigates = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  if (stylesheet === undefined || !navigates || httpVersionMinor === 0) return
  response.writeEarlyHints({ link: `<${stylesheet}>; rel=preload; as=style` })
}

async function answerVisitor(page: PageRequest, context: PageContext) {
  const answer = await answerWanted(page, context)
  if (answer.kind === 'page') await sendPage(page, context, answer)
  else await sendRedirect(page, answer)
}

async function answerWanted(page: PageRequest, context: PageContext): Promise<PageAnswer> {
  const { request, asked, wanted } = page
  const { addresses, settings } = page.sources
  const arrival = { visitor: context.visitor, newCartToken: randomUUID }
  const clean = cleanAddress(wanted.url, arrival, settings.tokenParams)
  if (clean !== undefined) {
    setCookies(page, clean.cookies)
    return { kind: 'redirect', location: clean.href, remember: false }
  }
  const location = ruledLocation(settings.routeRules, asked.url)
  if (location !== undefined) return { kind: 'redirect', location, remember: false }
  const moved = addresses.outer(plainAddress(asked.url, wanted.url))
  if (moved !== asked.url) {
    return { kind: 'redirect', location: moved, remember: false, isForGood: true }
  }
  const answer = await answerPage(context, page)
  const isAhead = request.headers.purpose === 'prefetch'
  if (answer.kind === 'redirect' && answer.remember && !isAhead) {
    setCookies(page, [rememberedPage(wanted.url)])
  }
  return answer
}

function ruledLocation(rules: readonly RouteRule[], url: string): string | undefined {
  const target = ruleTarget(rules, url)
  return target?.kind === 'external' ? target.url : target?.path
}

async function sendPage(
  page: PageRequest,
  context: PageContext,
  { payload, shop }: Extract<PageAnswer, { kind: 'page' }>
) {
  const { response, wanted, part: section, turn } = page
  setCookies(page, context.endedCookies)
  // The sign-in leads back to here.
  if (context.hasEnded) setCookies(page, [rememberedPage(wanted.url)])
  const isPersonal = shop.session.signedIn || shop.basket.version >= 0 || carriesKey(wanted)
  if (payload.status === TOO_MANY) response.setHeader('Retry-After', LIMIT_SECONDS)
  response.setHeader('Cache-Control', isPersonal ? NO_STORE : REVALIDATE)
  if (wanted.isPayload) {
    const sent = section === undefined ? sentPayload(payload) : sectionPayload(payload, section)
    await sendJson(page, payload.status, sent)
    return
  }
  const document = await makeDocument(page, context, payload, shop)
  if (turn !== undefined && (await keepAndSend(turn, document, context, response))) return
  await sendDocument(page, document)
}

/** Sends a document with a nonce and a time of its own. */
async function sendDocument(
  page: PageRequest,
  { status, pieces, policy }: DrawnDocument
): Promise<void> {
  const nonce = createNonce()
  const text = filled(pieces, { nonce, time: String(Date.now()) })
  await sendText(page, { status, headers: documentHeaders(policy(nonce)), text })
}

const sendJson = (page: PageRequest, status: number, sent: object) =>
  sendText(page, { status, headers: json, text: JSON.stringify(sent) })

async function makeDocument(
  { sources }: PageRequest,
  context: PageContext,
  payload: AnsweredPage,
  shop: ShopState
): Promise<DrawnDocument> {
  const { addresses, settings } = sources
  const client = await sources.client()
  const drawn = await drawPage(context, payload, shop, client.hasStyle)
  const { route, head, status } = drawn.payload
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
  return { status, pieces, policy: nonce => pagePolicy(nonce, others, settings.paymentHosts) }
}

const sectionPayload = ({ sections }: PagePayload, section: string): SectionPayload =>
  Object.hasOwn(sections, section) ? { section: sections[section] } : {}

async function sendRedirect(
  page: PageRequest,
  { location: inner, isForGood }: Extract<PageAnswer, { kind: 'redirect' }>
) {
  const { response, wanted, sources } = page
  const location = sources.addresses.outer(inner)
  response.setHeader('Cache-Control', NO_STORE)
  if (wanted.isPayload) await sendJson(page, 200, { redirect: location })
  else response.writeHead(isForGood ? 301 : 302, { Location: location }).end()
}

async function sendFatal(page: PageRequest, error: unknown) {
  const { response, wanted, sources } = page
  response.setHeader('Cache-Control', NO_STORE)
  response.setHeader('Retry-After', RETRY_SECONDS)
  const home = homeUrlOf(sources.publicOrigin)
  const { status, payload, text } = renderFatal(error, wanted.url, await sources.client(), home)
  // No script runs on this page: the browser itself asks again.
  if (payload.failure !== undefined && isOpening(payload.failure)) {
    response.setHeader('Refresh', RETRY_SECONDS)
  }
  if (wanted.isPayload) await sendJson(page, status, sentPayload(payload))
  else await sendDocument(page, { status, pieces: text, policy: pagePolicy })
}

const json: OutgoingHttpHeaders = { 'Content-Type': 'application/json; charset=utf-8' }
