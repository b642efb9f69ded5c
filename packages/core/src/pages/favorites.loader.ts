import { postFavorite } from '../lists/favorites/favorites.form.ts'
import { favoritesPageMessages as words } from '../lists/favorites/favorites-page.messages.ts'
import { readMemberFavorites } from '../lists/favorites/favorites-page.ts'
import { pageOf } from '../values/pagination/pagination.ts'
import { priceRules } from '../values/price/price-rules.ts'

import { defineLoader } from './define-loader.ts'

/** A guest's list is on the device: the browser reads its page, and whatever was not to be had here. */
export const loader = defineLoader(
  'favorites',
  async ({ backend, configuration, optional, session, url }) => {
    const page = pageOf(url)
    const rules = priceRules(session, configuration)
    const reading = session.signedIn ? readMemberFavorites(backend, { page, rules }) : undefined
    return { data: { page, shown: reading && (await optional(reading, undefined)) } }
  },
  async ({ backend }, fields) => {
    await postFavorite(backend, fields)
  },
  { whySignIn: () => words.whySignIn }
)
