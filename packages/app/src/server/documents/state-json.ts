import { type ShopState } from '@vitrina/core'
import { escapeJson } from '@vitrina/core/catalog'
import { noticeBeside, type PageNames } from '@vitrina/core/routes'

import type { AnsweredPage, PagePayload } from '../../routing/page-payload.ts'
import { type Piece, TIME } from '../answers/holes.ts'

const encoder = new TextEncoder()
/** Menus and settings are the same objects for many visitors: each is written out once. */
const written = new WeakMap<object, Uint8Array>()

/** What the application gets of a page: of its head only what it writes itself. */
export function sentPayload({ head, ...page }: AnsweredPage): PagePayload {
  const { title, description, canonical, robots } = head
  return { ...page, head: { title, description, canonical, robots } }
}

/**
 * What the application starts from, as escaped JSON: what is told beside the page, its payload and
 * the shop's state; `pages` where some have other addresses than those of the route table. The categories
 * of a menu that the drawn `html` shows are read there.
 */
export function stateJson(
  payload: AnsweredPage,
  shop: ShopState,
  pages: PageNames | undefined,
  html: string
): readonly Piece[] {
  const { configuration, currencies, categories, ...own } = shop
  // Its links lead where visitors are led: where that differs from the route table they say too little.
  const menu = pages === undefined && html.includes(' data-menu=') ? {} : { categories }
  const ownJson = escapeJson(own)
  const notice = escapeJson(noticeBeside(payload.route?.name, shop.session))
  return [
    `{"notice":${notice},${pages === undefined ? '' : `"pages":${escapeJson(pages)},`}"payload":${escapeJson(sentPayload(payload))},"shop":${ownJson.slice(0, -1)}`,
    ',"serverTime":',
    TIME,
    ...Object.entries({ configuration, currencies, ...menu }).map(writtenOnce),
    '}}'
  ]
}

function writtenOnce([name, part]: readonly [string, object]): Uint8Array {
  const bytes = written.get(part) ?? encoder.encode(`,"${name}":${escapeJson(part)}`)
  written.set(part, bytes)
  return bytes
}
