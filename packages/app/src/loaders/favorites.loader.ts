import { listFavoriteIds } from '@vitrina/core/contracts'
import {
  favoritesSubject,
  postFavorite,
  readMemberFavorites,
  favoritesPageMessages as words
} from '@vitrina/core/lists'
import { pageOf, priceRules } from '@vitrina/core/values'

import { stateOf } from './brought-state.ts'
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
  {
    whySignIn: () => words.whySignIn,
    brings: stateOf(favoritesSubject, async backend => ({
      ids: (await backend(listFavoriteIds, {})).data
    }))
  }
)
