import { routePath } from '@vitrina/core'
import { postFavorite, readMemberFavorites } from '@vitrina/core/favorites'
import { parsePage } from '@vitrina/core/pagination'
import { priceRules } from '@vitrina/core/price'
import { queryParams } from '@vitrina/core/routes'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'

/** A guest's list is on the device: the browser reads its page, and whatever was not to be had here. */
export const loader = defineLoader(
  'favorites',
  async ({ backend, configuration, optional, session, url }) => {
    const page = parsePage(queryParams(url).get('page'))
    const rules = priceRules(session, configuration)
    const reading = session.signedIn ? readMemberFavorites(backend, { page, rules }) : undefined
    return { data: { page, shown: reading && (await optional(reading, undefined)) } }
  },
  turn
)

async function turn(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(`${routePath('user-signin')}?reason=favorites`)
  await postFavorite(backend, fields)
}
