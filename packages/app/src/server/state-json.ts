import { escapeJson, type ShopState } from '@vitrina/core'

import type { PagePayload } from '../pages/page-payload.ts'

/** Menus and settings are the same objects for many visitors: each is written out once. */
const written = new WeakMap<object, string>()

function writtenOnce(part: object): string {
  const text = written.get(part) ?? escapeJson(part)
  written.set(part, text)
  return text
}

/** What the application starts from: the page's payload and the shop's state, as escaped JSON. */
export function stateJson(payload: PagePayload, shop: ShopState): string {
  const { configuration, currencies, categories, ...own } = shop
  const shared = Object.entries({ configuration, currencies, categories })
    .map(([name, part]) => `,"${name}":${writtenOnce(part)}`)
    .join('')
  const ownJson = escapeJson(own)
  return `{"payload":${escapeJson(payload)},"shop":${ownJson.slice(0, -1)}${shared}}}`
}
