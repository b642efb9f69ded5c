import type { AccountCounts, PageHead, ShownHead } from '@vitrina/core/pages'
import type { Breadcrumb, RouteMatch } from '@vitrina/core/routes'

/** Why there is no page: what the error screen shows. */
export interface PageFailure {
  readonly status: number
  /** The words in brackets behind the code (A16). */
  readonly reason: string
  /** Only the backend is missing: the page is tried again by itself. */
  readonly isAway?: boolean
}

/** What a frame needs beyond the data of its page. */
export interface FrameData {
  /** How much there is behind the entries of the account's menu. */
  readonly counts?: AccountCounts | undefined
}

/** One page as the server computed it: in the document's state, or as `_payload.json`. */
export interface PagePayload {
  /** Path and query this answer is for. */
  readonly url: string
  readonly route: RouteMatch | undefined
  readonly status: number
  /** Of the route: for a page that has no better one of its own. */
  readonly title: string
  readonly head: ShownHead
  readonly data: unknown
  /** The parts of the page that came, by their names. */
  readonly sections: Readonly<Record<string, unknown>>
  readonly crumbs: readonly Breadcrumb[]
  /** What the frame around the page shows. */
  readonly frame: FrameData
  readonly failure: PageFailure | undefined
  /** The visitor's own, as the page was read for it; undefined while he has named none. */
  readonly town?: string | undefined
  /** The session has to be refreshed before this page can be shown (R10). */
  readonly renew: boolean
}

/** A page with its whole head, as only the server has it. */
export interface AnsweredPage extends PagePayload {
  readonly head: PageHead
}

/** A guard or a rule sends the visitor elsewhere. */
export interface PayloadRedirect {
  readonly redirect: string
  /** Elsewhere it may be. */
  readonly renew?: never
}

/** Names the basket of a visitor whose browser refuses cookies (R24). */
export const CART_TOKEN_HEADER = 'cart-token'

/** One part of a page, asked for again; without it, it could not be had this time either. */
export interface SectionPayload {
  readonly section?: unknown
}

export const PAYLOAD_FILE = '_payload.json'

/** `/cart?x=1` → `/cart/_payload.json?x=1`. */
export function payloadUrl(url: string): string {
  const [path = '/', query] = url.split('#', 1).join('').split('?', 2)
  const file = `${path.replace(/\/$/, '')}/${PAYLOAD_FILE}`
  return query ? `${file}?${query}` : file
}

/** The answer in place of a page: its failure, and nothing of the page. */
export const failurePayload = ({
  url,
  status,
  head,
  failure
}: Pick<AnsweredPage, 'url' | 'status' | 'head'> & {
  readonly failure: PageFailure
}): AnsweredPage => ({
  ...{ url, status, head, failure, data: failure, sections: {}, crumbs: [], frame: {} },
  ...{ route: undefined, title: '', renew: false }
})
