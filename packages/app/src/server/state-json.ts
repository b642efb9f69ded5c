import { type ShopState } from '@vitrina/core'
import { type PageNames } from '@vitrina/core/page-names'
import { noticeBeside } from '@vitrina/core/routes'
import { escapeJson } from '@vitrina/core/seo'

import type { PagePayload } from '../page/page-payload.ts'
import type { Piece } from './send-text.ts'

const encoder = new TextEncoder()
/** Menus and settings are the same objects for many visitors: each is written out once. */
const written = new WeakMap<object, Uint8Array>()

/**
 * What the application starts from, as escaped JSON: what is told beside the page, its payload and
 * the shop's state; `pages` where some have other addresses than those of the route table.
 */
export function stateJson(
  payload: PagePayload,
  shop: ShopState,
  pages: PageNames | undefined
): readonly Piece[] {
  const { configuration, currencies, categories, ...own } = shop
  const ownJson = escapeJson({ ...own, serverTime: Date.now() })
  const notice = escapeJson(noticeBeside(payload.route?.name, shop.session))
  return [
    `{"notice":${notice},${pages === undefined ? '' : `"pages":${escapeJson(pages)},`}"payload":${escapeJson(payload)},"shop":${ownJson.slice(0, -1)}`,
    ...Object.entries({ configuration, currencies, categories }).map(writtenOnce),
    '}}'
  ]
}

function writtenOnce([name, part]: readonly [string, object]): Uint8Array {
  const bytes = written.get(part) ?? encoder.encode(`,"${name}":${escapeJson(part)}`)
  written.set(part, bytes)
  return bytes
}
