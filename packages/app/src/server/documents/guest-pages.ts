import type { ServerResponse } from 'node:http'
import { getBasket } from '@vitrina/core/contracts'
import { firstCookies } from '@vitrina/core/session'
import { imageFormat } from '@vitrina/core/values'

import { createBackend } from '../answers/backend.ts'
import { codedPage, filledPage } from '../answers/coded-page.ts'
import type { Piece } from '../answers/holes.ts'
import { BEFORE_CONFIGURATION, type PageContext } from '../answers/page-context.ts'
import type { KeptPage, Turn } from '../answers/page-memory.ts'
import type { PageRequest, PageSources } from '../answers/page-request.ts'
import { carriesKey, type WantedPage } from '../answers/wanted-page.ts'
import { setCookies } from '../requests/cookies.ts'
import { createNonce, documentHeaders, REVALIDATE } from '../requests/headers.ts'
import { inTime } from '../requests/in-time.ts'
import { type Requester, readRequester } from '../requests/requester.ts'
import { acceptedCoding } from '../requests/send-text.ts'

const OK = 200
/** Stands where the nonce will. */
const NO_NONCE = '\0'

/** Whether a request was answered from memory, and whose turn it is to draw the page if it was not. */
type GuestAnswer = 'answered' | Turn | undefined

/**
 * Answers a guest who has nothing of his own with a page that was drawn for another. Undefined: the
 * page has to be drawn for this visitor alone.
 */
export async function answerGuest(page: PageRequest): Promise<GuestAnswer> {
  const { sources, asked, request } = page
  const { memory } = sources
  const isDocument = request.method === 'GET' && !asked.isPayload && !carriesKey(asked)
  if (memory === undefined || !isDocument || acceptedCoding(request) !== 'br') return undefined
  const { configuration, sites } = await sources.site.site(BEFORE_CONFIGURATION)
  const { siteName } = configuration
  const visitor = readRequester(request, { siteName, sites, hops: sources.hops })
  if (visitor.authToken !== undefined || visitor.hasRefreshToken) return undefined
  if (!visitor.isNew && (await hasBasket(sources, visitor))) return undefined
  const found = await memory.find(keyOf(asked, sources.origin(request), visitor))
  if (found === undefined || 'done' in found) return found
  setCookies(page, firstCookies(visitor))
  sendKept(page.response, found)
  return 'answered'
}

/** Everything that the page of a guest without a basket may depend on. */
const keyOf = ({ url }: WantedPage, origin: string, visitor: Requester) =>
  JSON.stringify([
    url,
    origin,
    visitor.siteId,
    visitor.currencyId,
    visitor.theme,
    visitor.town,
    visitor.consent?.purposes,
    imageFormat(visitor.userAgent)
  ])

/** Whether a visitor has anything in the basket; one that could not be read may be full. */
async function hasBasket(
  { exchange, sectionWaitMs }: PageSources,
  visitor: Requester
): Promise<boolean> {
  const reading = createBackend(exchange, visitor)(getBasket, {})
  return inTime(reading, sectionWaitMs).then(
    ({ total }) => total.productsCountInBasket > 0 || total.promocodeUsed !== null,
    () => true
  )
}

/** Sends a page with a nonce and a time of its own. */
function sendKept(response: ServerResponse, { page, policy }: KeptPage): void {
  const nonce = createNonce()
  const body = filledPage(page, { nonce, time: String(Date.now()) })
  response.writeHead(200, {
    ...documentHeaders(policy.join(nonce)),
    'Cache-Control': REVALIDATE,
    'Content-Encoding': 'br',
    'Content-Length': body.length
  })
  response.end(body)
}

/** A page as it was drawn. */
export interface DrawnDocument {
  readonly status: number
  readonly pieces: readonly Piece[]
  readonly policy: (nonce: string) => string
}

/**
 * Keeps a page that was drawn for one guest, where it is the same for all of them, and sends it.
 * False where it is not: nothing is sent then.
 */
export async function keepAndSend(
  turn: Turn,
  { status, pieces, policy }: DrawnDocument,
  { origins }: Pick<PageContext, 'origins'>,
  response: ServerResponse
): Promise<boolean> {
  if (status !== OK || !origins.isShared || !origins.isWhole) return false
  const kept = {
    page: await codedPage(pieces),
    policy: policy(NO_NONCE).split(NO_NONCE),
    since: origins.since
  }
  turn.done(kept)
  sendKept(response, kept)
  return true
}
