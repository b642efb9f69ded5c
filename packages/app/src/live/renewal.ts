import type { ShopStore } from '@vitrina/core'

import type { PagePayload, PayloadRedirect } from '../routing/page-payload.ts'
import { askVisitor } from './engine.ts'

type Answer = PagePayload | PayloadRedirect

/**
 * Gets a new pair of tokens, or ends the session when there is none to be had; tells whether the
 * visitor is known by what he has now.
 */
export const renewSession = async (shop: ShopStore): Promise<boolean> =>
  askVisitor(await shop.engine())

/** A page that its server could not read with the token that there was. */
export async function readRenewed(shop: ShopStore, read: () => Promise<Answer>): Promise<Answer> {
  const isKnown = await renewSession(shop)
  const again = await read()
  if ('redirect' in again || !again.renew || again.data !== null) return again
  if (!isKnown) throw new Error(`Not renewed: ${again.url}`)
  // Refused with what the initialisation takes: the one retry was in vain (C11).
  const { session } = await shop.engine()
  session.send({ type: 'session.end' })
  return read()
}
