import { inject } from 'vitest'

import { addressesOf, onePerKind, UNLISTED } from '../../scripts/lib/screens.mjs'

/** An address of every kind of page that a guest may open. */
export async function publicPages(): Promise<readonly string[]> {
  const sitemap = await fetch(`${inject('shopUrl')}/sitemap.xml`)
  const listed = onePerKind(addressesOf(await sitemap.text()))
  return [...listed, ...UNLISTED, '/consent', '/fast-order', '/mailing']
}
